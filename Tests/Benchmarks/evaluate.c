// The evaluation benchmark's kernels in C, for the same springs as `animctl bench evaluate`.
//
//   evaluate SPRINGS FRAMES ROUNDS
//
// A spring's numbers come from Lehmer's generator s <- 48271 s mod 2^31 - 1 from 12345, u = s/(2^31 - 1):
// stiffness 50 + 450 u, damping ratio 0.15 + 0.8 u, target 2 u - 1, velocity 4 u - 2, in this order, from 0.
// Frames 1 to FRAMES, 60 a second, are stored in one array that is used again. Timed is all from these
// numbers to the values; the median of the rounds is printed.
//
//   closed   exp, sin and cos for every value
//   rec      the exact step of a frame, one spring after the other
//   rows5    the same with five springs side by side, in rows of five
//   blk3     sixteen frames of a spring side by side, each carried on by the sixteenth power of the step,
//            as x[n+16] = trace x[n] - det x[n-16]: the most that was found for this instruction set
#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

typedef struct { double stiffness, ratio, target, velocity; } Spring;
typedef struct { double xx, xv, vx, vv; } Step;

static int springs, frames, rounds;
static Spring *list;
static double *out;

static Step step_of(const Spring *s, double t) {
  double w = sqrt(s->stiffness), rate = s->ratio * w, wave = w * sqrt(1 - s->ratio * s->ratio);
  double decay = exp(-rate * t), c = decay * cos(wave * t), q = decay * sin(wave * t) / wave;
  return (Step){c + rate * q, q, -s->stiffness * q, c - rate * q};
}

static void closed(void) {
  for (int i = 0; i < springs; i++) {
    const Spring *s = list + i;
    double w = sqrt(s->stiffness), rate = s->ratio * w, wave = w * sqrt(1 - s->ratio * s->ratio);
    double a = -s->target, b = (s->velocity + rate * a) / wave, *at = out + (size_t)i * frames;
    for (int f = 1; f <= frames; f++) {
      double t = f / 60.0;
      at[f - 1] = s->target + exp(-rate * t) * (a * cos(wave * t) + b * sin(wave * t));
    }
  }
}

static void rec(void) {
  for (int i = 0; i < springs; i++) {
    Step m = step_of(list + i, 1 / 60.0);
    double target = list[i].target, x = -target, v = list[i].velocity, *at = out + (size_t)i * frames;
    for (int f = 0; f < frames; f++) {
      double y = m.xx * x + m.xv * v;
      v = m.vx * x + m.vv * v;
      x = y;
      at[f] = target + x;
    }
  }
}

static void rows5(void) {
  double *at = out;
  for (int i = 0; i + 5 <= springs; i += 5) {
    Step m[5];
    double x[5], v[5], target[5];
    for (int c = 0; c < 5; c++) {
      m[c] = step_of(list + i + c, 1 / 60.0);
      target[c] = list[i + c].target;
      x[c] = -target[c];
      v[c] = list[i + c].velocity;
    }
    for (int f = 0; f < frames; f++)
      for (int c = 0; c < 5; c++) {
        double y = m[c].xx * x[c] + m[c].xv * v[c];
        v[c] = m[c].vx * x[c] + m[c].vv * v[c];
        x[c] = y;
        *at++ = target[c] + y;
      }
  }
}

enum { WIDE = 16, PAIR = 2 };
typedef double Pair __attribute__((vector_size(16), aligned(8), may_alias));

static void blk3(void) {
  for (int i = 0; i < springs; i++) {
    double x[WIDE], v[WIDE], later[WIDE], target = list[i].target, *at = out + (size_t)i * frames;
    Step m = step_of(list + i, 1 / 60.0), power = m;
    x[0] = m.xx * -target + m.xv * list[i].velocity;
    v[0] = m.vx * -target + m.vv * list[i].velocity;
    for (int have = 1; have < WIDE; have *= 2) {
      for (int j = 0; j < have; j++) {
        x[have + j] = power.xx * x[j] + power.xv * v[j];
        v[have + j] = power.vx * x[j] + power.vv * v[j];
      }
      power = (Step){power.xx * power.xx + power.xv * power.vx, power.xx * power.xv + power.xv * power.vv,
                     power.vx * power.xx + power.vv * power.vx, power.vx * power.xv + power.vv * power.vv};
    }
    for (int j = 0; j < WIDE; j++) later[j] = power.xx * x[j] + power.xv * v[j];
    double trace = power.xx + power.vv, det = power.xx * power.vv - power.xv * power.vx;
    Pair now[WIDE / PAIR], next[WIDE / PAIR], p = {trace, trace}, q = {det, det}, to = {target, target};
    memcpy(now, x, sizeof x);
    memcpy(next, later, sizeof later);
    int f = 0;
    for (; f + WIDE <= frames; f += WIDE)
      for (int g = 0; g < WIDE / PAIR; g++) {
        *(Pair *)(at + f + g * PAIR) = to + now[g];
        Pair after = p * next[g] - q * now[g];
        now[g] = next[g];
        next[g] = after;
      }
    memcpy(x, now, sizeof x);
    for (int j = 0; f < frames; f++, j++) at[f] = target + x[j];
  }
}

static double seconds(void) {
  struct timespec t;
  clock_gettime(CLOCK_MONOTONIC, &t);
  return t.tv_sec + 1e-9 * t.tv_nsec;
}

static int ascending(const void *a, const void *b) {
  double x = *(const double *)a, y = *(const double *)b;
  return (x > y) - (x < y);
}

static void measure(const char *name, void (*kernel)(void)) {
  double *times = malloc(rounds * sizeof *times), sum = 0;
  kernel();
  for (int r = 0; r < rounds; r++) {
    double start = seconds();
    kernel();
    __asm__ volatile("" ::: "memory");
    times[r] = seconds() - start;
  }
  qsort(times, rounds, sizeof *times, ascending);
  size_t count = (size_t)springs * frames;
  for (size_t i = 0; i < count; i++) sum += out[i];
  printf("%s %.1f Mvalues/s checksum %.6f\n", name, count / times[rounds / 2] / 1e6, sum);
  free(times);
}

int main(int count, char **words) {
  springs = count > 1 ? atoi(words[1]) / 5 * 5 : 1000;
  frames = count > 2 ? atoi(words[2]) : 600;
  rounds = count > 3 ? atoi(words[3]) : 25;
  list = malloc(springs * sizeof *list);
  out = calloc((size_t)springs * frames, sizeof *out);
  uint64_t state = 12345;
  for (int i = 0; i < springs; i++) {
    double u[4];
    for (int k = 0; k < 4; k++) {
      state = state * 48271 % 2147483647;
      u[k] = state / 2147483647.0;
    }
    list[i] = (Spring){50 + 450 * u[0], 0.15 + 0.8 * u[1], 2 * u[2] - 1, 4 * u[3] - 2};
  }
  measure("closed", closed);
  measure("rec", rec);
  measure("rows5", rows5);
  measure("blk3", blk3);
  return 0;
}
