// The CSV benchmark's writers in C and C++, for the same rows as CSVWriter's, and for the same bytes
// with six decimals.
//
//   csv_peers make ROWS FILE         writes the rows: 8 bytes of their number n, n states of one byte,
//                                    n times scale, r, g, b, a as doubles
//   csv_peers snprintf FILE OUT      formats every number with snprintf("%.6f")
//   csv_peers scaled FILE OUT        scales to an integer and looks up three digits at a time; what
//                                    could round either way goes to snprintf
//   csv_peers to_chars FILE OUT      formats every number with std::to_chars, the shortest
//   csv_peers check FILE OUT         prints how many numbers of the shortest text OUT differ from FILE's,
//                                    or have other digits than std::to_chars gives them
//   csv_peers copy FILE OUT          formats beforehand and only writes: what the output itself costs
//   csv_peers springs ROWS OUT       steps five undamped springs row by row, and writes them as scaled
//
// Prints the seconds to the file written; from the table in memory, but for springs.
#include <charconv>
#include <fcntl.h>
#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

enum { COLUMNS = 5, CHUNK = 1 << 18, LONGEST_LINE = 4096 };
static const char HEADER[] =
  "frame,time_s,state,scale,background_r,background_g,background_b,background_a\n";
static const char *const STATES[] = {"normal", "highlighted"};

struct Rows {
  int64_t count;
  uint8_t *states;
  double *values;
};

static double now(void) {
  struct timespec t;
  clock_gettime(CLOCK_MONOTONIC, &t);
  return (double)t.tv_sec + 1e-9 * (double)t.tv_nsec;
}

static void fail(const char *what) {
  perror(what);
  exit(1);
}

static void put_all(int file, const void *bytes, size_t count) {
  const char *at = (const char *)bytes;
  while (count > 0) {
    ssize_t written = write(file, at, count < 1 << 20 ? count : 1 << 20);
    if (written <= 0) fail("write");
    at += written;
    count -= (size_t)written;
  }
}

static void get_all(int file, void *bytes, size_t count) {
  char *at = (char *)bytes;
  while (count > 0) {
    ssize_t got = read(file, at, count);
    if (got <= 0) fail("read");
    at += got;
    count -= (size_t)got;
  }
}

static Rows rows_of(int64_t count) {
  Rows rows = {
    count, (uint8_t *)malloc((size_t)count),
    (double *)malloc((size_t)count * COLUMNS * sizeof(double))};
  if (!rows.states || !rows.values) fail("malloc");
  return rows;
}

// Five springs of stiffness 170 and damping ratio 0.55, given a new target every 90 frames; what
// overshoots stays, so some numbers are negative.
static void make(int64_t count, const char *path) {
  Rows rows = rows_of(count);
  const double low[COLUMNS] = {0.9, 0, 0, 0, 0.4}, span[COLUMNS] = {0.2, 1, 1, 1, 0.6};
  const double omega = sqrt(170), decay = 0.55 * omega, wave = omega * sqrt(1 - 0.55 * 0.55);
  double from[COLUMNS], to[COLUMNS];
  uint64_t seed = 77;
  for (int64_t row = 0; row < count; row++) {
    if (row % 90 == 0) {
      for (int c = 0; c < COLUMNS; c++) {
        seed = seed * 48271 % 2147483647;
        from[c] = row == 0 ? low[c] : to[c];
        to[c] = low[c] + span[c] * ((double)seed / 2147483647);
      }
    }
    double t = (double)(row % 90) / 60;
    double left = exp(-decay * t) * (cos(wave * t) + decay / wave * sin(wave * t));
    rows.states[row] = row / 90 % 2 == 0;
    for (int c = 0; c < COLUMNS; c++) rows.values[row * COLUMNS + c] = to[c] + (from[c] - to[c]) * left;
  }
  int file = open(path, O_WRONLY | O_CREAT | O_TRUNC, 0644);
  if (file < 0) fail(path);
  put_all(file, &count, sizeof count);
  put_all(file, rows.states, (size_t)count);
  put_all(file, rows.values, (size_t)count * COLUMNS * sizeof(double));
  close(file);
}

static Rows load(const char *path) {
  int file = open(path, O_RDONLY);
  if (file < 0) fail(path);
  int64_t count;
  get_all(file, &count, sizeof count);
  Rows rows = rows_of(count);
  get_all(file, rows.states, (size_t)count);
  get_all(file, rows.values, (size_t)count * COLUMNS * sizeof(double));
  close(file);
  return rows;
}

static char POINT_THREE[1000][4];  // ".000" to ".999"

static char *digits(char *at, uint64_t number) {
  char text[20];
  int first = 20;
  do {
    text[--first] = (char)('0' + number % 10);
    number /= 10;
  } while (number > 0);
  memcpy(at, text + first, (size_t)(20 - first));
  return at + 20 - first;
}

static char *printed(char *at, double number) {
  return at + snprintf(at, 400, "%.6f", number);
}

static char *shortest(char *at, double number) {
  return std::to_chars(at, at + 400, number).ptr;
}

static char *scaled(char *at, double number) {
  double magnitude = fabs(number), product = magnitude * 1e6;
  if (!(magnitude < 1e9)) return printed(at, number);
  double nearest = (product + 0x1p52) - 0x1p52;
  // The product is off by half a unit in its last place at most: only next to a half can it matter.
  if (fabs(fabs(product - nearest) - 0.5) <= product * 0x1p-52) return printed(at, number);
  uint64_t millionths = (uint64_t)nearest, whole = millionths / 1000000;
  uint32_t fraction = (uint32_t)(millionths - whole * 1000000), top = fraction / 1000;
  *at = '-';
  at += signbit(number) && millionths > 0;
  if (whole < 10) {
    *at++ = (char)('0' + whole);
  } else {
    at = digits(at, whole);
  }
  memcpy(at + 3, POINT_THREE[fraction - top * 1000], 4);
  memcpy(at, POINT_THREE[top], 4);
  return at + 7;
}

template <char *format(char *, double)>
static void lines(Rows rows, int file, char *buffer) {
  char *at = buffer;
  memcpy(at, HEADER, sizeof HEADER - 1);
  at += sizeof HEADER - 1;
  for (int64_t row = 0; row < rows.count; row++) {
    if (at - buffer > CHUNK - LONGEST_LINE) {
      put_all(file, buffer, (size_t)(at - buffer));
      at = buffer;
    }
    at = digits(at, (uint64_t)row);
    *at++ = ',';
    at = format(at, (double)row / 60);
    *at++ = ',';
    const char *state = STATES[rows.states[row]];
    size_t length = strlen(state);
    memcpy(at, state, length);
    at += length;
    for (int c = 0; c < COLUMNS; c++) {
      *at++ = ',';
      at = format(at, rows.values[row * COLUMNS + c]);
    }
    *at++ = '\n';
  }
  put_all(file, buffer, (size_t)(at - buffer));
}

// Five numbers in 0...1 on springs without damping, of period 0.5 s, by the exact step of one row.
static Rows springs(int64_t count) {
  Rows rows = rows_of(count);
  const double from[COLUMNS] = {1, 0.557, 0.557, 0.576, 1}, to[COLUMNS] = {0.9, 0, 0, 1, 1};
  const double angle = 2 * acos(-1) / 0.5 / 60, c = cos(angle), s = sin(angle);
  double x[COLUMNS], v[COLUMNS] = {0};
  for (int k = 0; k < COLUMNS; k++) x[k] = from[k] - to[k];
  for (int64_t row = 0; row < count; row++) {
    rows.states[row] = 1;
    for (int k = 0; k < COLUMNS; k++) {
      double value = to[k] + x[k], next = c * x[k] + s * v[k];
      rows.values[row * COLUMNS + k] = value < 0 ? 0 : k > 0 && value > 1 ? 1 : value;
      v[k] = c * v[k] - s * x[k];
      x[k] = next;
    }
  }
  return rows;
}

// The digits of a number's text without mark, sign, exponent, and zeros at either end.
static size_t digits_of(const char *text, const char *end, char *digits) {
  size_t count = 0;
  for (; text < end && *text != 'e'; text++)
    if (*text >= '0' && *text <= '9' && (count > 0 || *text != '0')) digits[count++] = *text;
  while (count > 0 && digits[count - 1] == '0') count--;
  return count;
}

static int64_t check(Rows rows, const char *path) {
  FILE *file = fopen(path, "r");
  char line[LONGEST_LINE], peer[400], ours[400], theirs[400];
  int64_t wrong = 0;
  if (!file || !fgets(line, sizeof line, file)) fail(path);
  for (int64_t row = 0; row < rows.count; row++) {
    if (!fgets(line, sizeof line, file)) return -1;
    char *at = line;
    for (int c = -3; c < COLUMNS; c++) {
      char *end = at + strcspn(at, ",\n");
      if (c >= 0 || c == -2) {
        double number = c < 0 ? (double)row / 60 : rows.values[row * COLUMNS + c];
        size_t count = digits_of(at, end, ours);
        wrong += strtod(at, NULL) != number
          || count != digits_of(peer, shortest(peer, number), theirs) || memcmp(ours, theirs, count);
      }
      at = end + 1;
    }
  }
  fclose(file);
  return wrong;
}

int main(int count, char **words) {
  if (count != 4) {
    fputs("usage: csv_peers make|springs ROWS FILE | snprintf|scaled|to_chars|copy|check FILE OUT\n", stderr);
    return 2;
  }
  if (!strcmp(words[1], "make")) {
    make(atoll(words[2]), words[3]);
    return 0;
  }
  if (!strcmp(words[1], "check")) {
    printf("%lld\n", (long long)check(load(words[2]), words[3]));
    return 0;
  }
  for (int i = 0; i < 1000; i++) {
    const char text[4] = {'.', (char)('0' + i / 100), (char)('0' + i / 10 % 10), (char)('0' + i % 10)};
    memcpy(POINT_THREE[i], text, 4);
  }
  int whole = !strcmp(words[1], "springs");
  Rows rows = {0, NULL, NULL};
  if (!whole) rows = load(words[2]);
  char *buffer = (char *)malloc(CHUNK + LONGEST_LINE), *text = NULL;
  off_t length = 0;
  int file = open(words[3], O_RDWR | O_CREAT | O_TRUNC, 0644);
  if (!buffer || file < 0) fail(words[3]);
  if (!strcmp(words[1], "copy")) {
    lines<scaled>(rows, file, buffer);
    length = lseek(file, 0, SEEK_END);
    text = (char *)malloc((size_t)length);
    lseek(file, 0, SEEK_SET);
    get_all(file, text, (size_t)length);
    lseek(file, 0, SEEK_SET);
    if (ftruncate(file, 0)) fail("truncate");
  }
  double start = now();
  if (whole) {
    lines<scaled>(springs(atoll(words[2])), file, buffer);
  } else if (text) {
    put_all(file, text, (size_t)length);
  } else if (!strcmp(words[1], "scaled")) {
    lines<scaled>(rows, file, buffer);
  } else if (!strcmp(words[1], "snprintf")) {
    lines<printed>(rows, file, buffer);
  } else if (!strcmp(words[1], "to_chars")) {
    lines<shortest>(rows, file, buffer);
  } else {
    fputs("no such writer\n", stderr);
    return 2;
  }
  close(file);
  printf("%.6f\n", now() - start);
  return 0;
}
