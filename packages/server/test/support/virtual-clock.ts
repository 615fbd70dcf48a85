import type { Clock, TimerHandle } from '@muster/lwm2m/core';
export class VirtualClock implements Clock {
  #now: number;
  readonly #start: number;
  #timers: { at: number; seq: number; task: () => void }[] = [];
  #seq = 0;
  constructor(startMs = 0) {
    this.#now = startMs;
    this.#start = startMs;
  }
  now() {
    return this.#now;
  }
  monotonic() {
    return this.#now - this.#start;
  }
  setTimer(delayMs: number, task: () => void): TimerHandle {
    const t = { at: this.#now + Math.max(0, delayMs), seq: this.#seq++, task };
    this.#timers.push(t);
    return {
      cancel: () => {
        this.#timers = this.#timers.filter((x) => x !== t);
      },
    };
  }
  async advance(ms: number): Promise<void> {
    const end = this.#now + ms;
    for (;;) {
      await new Promise((r) => setImmediate(r));
      this.#timers.sort((a, b) => a.at - b.at || a.seq - b.seq);
      const next = this.#timers[0];
      if (!next || next.at > end) break;
      this.#timers.shift();
      this.#now = Math.max(this.#now, next.at);
      next.task();
    }
    this.#now = end;
    await new Promise((r) => setImmediate(r));
  }
}
