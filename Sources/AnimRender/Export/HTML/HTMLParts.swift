/// What is the same on every page: how it looks, and how it works.
enum HTMLParts {
  static let style = """
    :root { --ground: #f2f2f7; --card: #fff; --ink: #1c1c1e; --faint: #6c6c70; --line: #d9d9de;
      --accent: #0a62d0; --r: #d70015; --g: #248a3d; --b: #3a55e0; --dot: #e3e3e8; }
    @media (prefers-color-scheme: dark) { :root { --ground: #0d0d0f; --card: #1a1a1d; --ink: #f2f2f7;
      --faint: #98989f; --line: #343438; --accent: #64a8ff; --r: #ff6961; --g: #4cd964;
      --b: #8f9dff; --dot: #2a2a2e; } }
    :root[data-theme=light] { color-scheme: light; --ground: #f2f2f7; --card: #fff; --ink: #1c1c1e;
      --faint: #6c6c70; --line: #d9d9de; --accent: #0a62d0; --r: #d70015; --g: #248a3d;
      --b: #3a55e0; --dot: #e3e3e8; }
    :root[data-theme=dark] { color-scheme: dark; --ground: #0d0d0f; --card: #1a1a1d; --ink: #f2f2f7;
      --faint: #98989f; --line: #343438; --accent: #64a8ff; --r: #ff6961; --g: #4cd964;
      --b: #8f9dff; --dot: #2a2a2e; }
    * { box-sizing: border-box; }
    body { margin: 0; padding: 28px 20px; background: var(--ground); color: var(--ink);
      font: 15px/1.45 system-ui, -apple-system, "Segoe UI", sans-serif; }
    header, main, footer { max-width: 760px; margin: 0 auto; }
    header { display: flex; align-items: center; justify-content: space-between; gap: 16px; }
    h1 { margin: 0; font-size: 26px; letter-spacing: -.02em; overflow-wrap: anywhere; }
    header p, .hint, .readout, footer { margin: 0; color: var(--faint); }
    .card { background: var(--card); border: 1px solid var(--line); border-radius: 18px;
      padding: 20px; margin-top: 16px; box-shadow: 0 1px 3px rgb(0 0 0 / .05); }
    .stage { text-align: center; background-image: radial-gradient(var(--dot) 1px, transparent 1px);
      background-size: 18px 18px; overflow: hidden; }
    .buttons { display: flex; flex-wrap: wrap; gap: 40px; align-items: center;
      justify-content: center; padding: 56px 0; }
    .motion { font-family: inherit; font-weight: 600; border-style: solid; padding: 0; cursor: pointer;
      flex: none; touch-action: none; user-select: none; -webkit-user-select: none;
      -webkit-tap-highlight-color: transparent; }
    .motion:focus-visible, #theme:focus-visible, .chips button:focus-visible,
    .round:focus-visible { outline: 3px solid var(--accent); outline-offset: 3px; }
    .chips { display: flex; flex-wrap: wrap; gap: 8px; justify-content: center; margin-top: 14px; }
    .chips button, #theme, select { font: inherit; color: var(--ink); background: var(--card);
      border: 1px solid var(--line); border-radius: 999px; padding: 5px 14px; cursor: pointer; }
    .chips button[aria-pressed=true] { background: var(--accent); border-color: var(--accent);
      color: var(--card); }
    #theme { width: 40px; height: 40px; padding: 0; font-size: 18px; flex: none; }
    .transport { display: flex; flex-wrap: wrap; align-items: center; gap: 14px; }
    .round { width: 44px; height: 44px; border-radius: 50%; border: 0; background: var(--accent);
      color: var(--card); font-size: 15px; cursor: pointer; }
    #time { flex: 1 1 200px; accent-color: var(--accent); }
    .readout { margin: 12px 0 0; font-variant-numeric: tabular-nums; }
    dl { display: grid; grid-template-columns: repeat(auto-fill, minmax(225px, 1fr)); gap: 6px 24px;
      margin: 10px 0 0; }
    dl div { display: flex; justify-content: space-between; gap: 12px; }
    dt { color: var(--faint); }
    dd { margin: 0; white-space: nowrap; font-size: 14px; font-variant-numeric: tabular-nums; }
    .plot { display: block; width: 100%; font-size: 11px; overflow: visible; }
    .plot text { fill: var(--ink); } .plot .h { font-weight: 600; font-size: 12px; }
    .plot path { fill: none; } .plot .g, .plot .e, .plot .t { stroke: var(--ink); }
    .plot .g { opacity: .14; } .plot .e { opacity: .4; }
    .plot .t { opacity: .5; stroke-dasharray: 2 4; }
    .plot .c { stroke-width: 2; stroke-linejoin: round; opacity: 1; }
    .plot .n { stroke: var(--accent); } .plot .r { stroke: var(--r); } .plot .b { stroke: var(--b); }
    .plot .c.g { stroke: var(--g); } .plot .a { stroke: var(--faint); }
    .plot .kr { fill: var(--r); } .plot .kg { fill: var(--g); } .plot .kb { fill: var(--b); }
    #head { stroke: var(--accent); stroke-width: 1.5; }
    footer { margin-top: 18px; font-size: 13px; }
    """

  // The script's animation is pulled about by its time. A change of state plays the way between the two;
  // a press that is let go early plays the motion the engine has for just that. What sets in while
  // something else moves has no first keyframe, so that it grows out of what lies under it.
  static let script = #"""
    'use strict';
    const data = JSON.parse(document.getElementById('data').textContent);
    const $ = id => document.getElementById(id);
    const bits = { disabled: 16, highlighted: 8, selected: 4, focused: 2, hovered: 1 };
    const less = () => $('less').checked;
    const speed = () => Number($('speed').value);
    $('less').checked = matchMedia('(prefers-reduced-motion: reduce)').matches;
    let script = [];
    let isScripted = false;

    class Player {
      constructor(button, place) {
        this.data = button;
        this.element = $('b' + place);
        this.state = button.start;
        this.last = null;
      }
      stop() {
        this.element.getAnimations().forEach(animation => animation.cancel());
        this.last = null;
      }
      animate(motion, from) {
        const animation = this.element.animate(motion.keyframes,
          { duration: Math.max(motion.ms, 0.001), fill: 'both', easing: 'linear' });
        animation.playbackRate = speed();
        animation.currentTime = from;
        return animation;
      }
      script(isLess) {
        this.stop();
        this.state = this.data.start;
        return this.animate(isLess && this.data.lessScript || this.data.script, 0);
      }
      go(to) {
        const from = this.state;
        if (from === to) return;
        this.state = to;
        const ways = less() && this.data.lessWays || this.data.ways;
        const motion = ways[from + '>' + to];
        if (!motion) return;
        const last = this.last;
        const isMoving = last && last.animation.playState === 'running';
        const elapsed = isMoving ? Number(last.animation.currentTime) : 0;
        const frame = Math.round(elapsed * 60 / 1000);
        let next = null;
        if (isMoving && !less() && last.isPress && from === 8 && to === 0 && this.data.taps[frame]) {
          next = this.animate(this.data.taps[frame], elapsed);
          last.animation.cancel();
        } else if (isMoving) {
          const keyframes = motion.keyframes.filter((step, place) =>
            step.offset * motion.ms >= 80 || place === motion.keyframes.length - 1);
          next = this.animate({ ms: motion.ms, keyframes }, 0);
        } else {
          next = this.animate(motion, 0);
        }
        const clear = () => this.element.getAnimations().forEach(animation => {
          if (animation !== next) animation.cancel();
        });
        if (isMoving) next.onfinish = () => { if (this.last.animation === next) clear(); };
        else clear();
        this.last = { animation: next, isPress: !isMoving && from === 0 && to === 8 };
        watch();
      }
      set(condition, isOn) {
        leave();
        let to = isOn ? this.state | bits[condition] : this.state & ~bits[condition];
        const ways = this.data.ways;
        if (to !== this.state && !ways[this.state + '>' + to]) {
          for (const other of this.data.conditions) {
            if (other !== condition && this.state & bits[other]) this.set(other, false);
          }
          to = isOn ? this.state | bits[condition] : this.state & ~bits[condition];
        }
        this.go(to);
        chips();
      }
    }

    const players = data.buttons.map((button, place) => new Player(button, place));
    const conditions = ['highlighted', 'selected', 'focused', 'hovered', 'disabled']
      .filter(name => data.buttons.some(button => button.conditions.includes(name)));

    function stateAt(button, frame) {
      let name = 'normal';
      for (const [tick, state] of button.states) if (tick <= frame) name = state;
      return name;
    }
    function nameOf(state) {
      const names = Object.keys(bits).filter(name => state & bits[name]);
      return names.join('+') || 'normal';
    }
    function load(frame) {
      script = players.map(player => player.script(less()));
      script.forEach(animation => { animation.pause(); animation.currentTime = frame / 60 * 1000; });
      isScripted = true;
      show();
    }
    function leave() {
      if (!isScripted) return;
      players.forEach(player => player.stop());
      script = [];
      isScripted = false;
      $('play').textContent = '▶';
    }
    function chips() {
      for (const chip of $('states').children) {
        const name = chip.dataset.name;
        chip.setAttribute('aria-pressed', players.some(player => player.state & bits[name]));
      }
    }
    const shown = [['scale', 'scale'], ['backgroundColor', 'background'], ['color', 'foreground'],
      ['borderTopColor', 'border'], ['opacity', 'opacity'], ['borderTopLeftRadius', 'corner radius'],
      ['borderTopWidth', 'border width'], ['translate', 'offset'], ['rotate', 'rotation'],
      ['boxShadow', 'shadow']];
    const moving = new Set(data.buttons.flatMap(button =>
      [button.script, ...Object.values(button.ways)].flatMap(motion =>
        motion.keyframes.flatMap(step => Object.keys(step)))));
    const alike = { borderTopColor: 'borderColor', borderTopLeftRadius: 'borderRadius',
      borderTopWidth: 'borderWidth' };
    const watched = shown.filter(([key]) => moving.has(alike[key] || key));
    function show() {
      const time = isScripted && script.length ? Number(script[0].currentTime) : 0;
      const frame = Math.min(Math.max(Math.round(time * 60 / 1000), 0), data.lastFrame);
      if (isScripted) {
        $('time').value = frame;
        const states = data.buttons.map(button => stateAt(button, frame));
        $('frame').textContent = `frame ${frame} · ${(frame / 60).toFixed(3)} s · ${states.join(', ')}`;
      } else {
        $('frame').textContent = 'by hand · ' + players.map(player => nameOf(player.state)).join(', ');
      }
      const head = $('head');
      if (head) {
        const x = 64 + (data.lastFrame ? Math.min(time * 60 / 1000 / data.lastFrame, 1) : 0) * 560;
        head.setAttribute('x1', x);
        head.setAttribute('x2', x);
        head.style.visibility = isScripted ? 'visible' : 'hidden';
      }
      const style = getComputedStyle(players[0].element);
      $('values').replaceChildren(...watched.map(([key, name]) => {
        const row = document.createElement('div');
        const [term, value] = [document.createElement('dt'), document.createElement('dd')];
        term.textContent = name;
        value.textContent = style[key];
        row.append(term, value);
        return row;
      }));
    }
    let isWatching = false;
    function watch() {
      if (isWatching) return;
      isWatching = true;
      const step = () => {
        show();
        const isRunning = players.some(player =>
          player.element.getAnimations().some(animation => animation.playState === 'running'));
        if (isRunning) return requestAnimationFrame(step);
        isWatching = false;
        $('play').textContent = '▶';
      };
      requestAnimationFrame(step);
    }
    $('play').onclick = () => {
      if (isScripted && script.some(animation => animation.playState === 'running')) {
        script.forEach(animation => animation.pause());
        return;
      }
      const isOver = !isScripted || Number($('time').value) >= data.lastFrame;
      if (isOver) load(0);
      script.forEach(animation => { animation.playbackRate = speed(); animation.play(); });
      $('play').textContent = '❚❚';
      chips();
      watch();
    };
    $('time').oninput = () => { load(Number($('time').value)); chips(); };
    $('less').onchange = () => { if (isScripted) load(Number($('time').value)); };
    $('theme').onclick = () => {
      const root = document.documentElement;
      const isDark = root.dataset.theme
        ? root.dataset.theme === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
      root.dataset.theme = isDark ? 'light' : 'dark';
    };
    for (const name of conditions) {
      const chip = document.createElement('button');
      chip.type = 'button';
      chip.textContent = name;
      chip.dataset.name = name;
      chip.onclick = () => {
        const isOn = !players.some(player => player.state & bits[name]);
        players.forEach(player => player.set(name, isOn));
      };
      $('states').append(chip);
    }
    for (const player of players) {
      const element = player.element;
      const press = () => player.set('highlighted', true);
      const release = () => { if (player.state & 8) player.set('highlighted', false); };
      element.addEventListener('pointerdown', event => {
        if (event.button !== 0) return;
        if (event.isTrusted) element.setPointerCapture(event.pointerId);
        press();
      });
      element.addEventListener('pointerup', release);
      element.addEventListener('pointercancel', release);
      element.addEventListener('keydown', event => {
        if ((event.key === ' ' || event.key === 'Enter') && !event.repeat) press();
      });
      element.addEventListener('keyup', event => {
        if (event.key === ' ' || event.key === 'Enter') release();
      });
      element.addEventListener('blur', release);
    }
    load(0);
    chips();
    """#
}
