import type { Core } from './core.ts';

/** What has been sent to a peer since it was last heard. */
export interface Silence {
  /** When the first non-confirmable message since then went out; -1 while there is none. */
  silentSinceMs: number;
  /** Bytes sent since the peer counts as silent. */
  probedBytes: number;
}

/**
 * Holds non-confirmable messages to a peer that does not answer to PROBING_RATE (RFC 7252 sections 4.7 and 4.8). A peer
 * that was sent such messages and has not been heard for `probingAfterMs` counts as silent, until it is heard again.
 * (Confirmable ones are held by NSTART and their own waits.)
 */
export class Probing {
  readonly #core: Core;

  constructor(core: Core) {
    this.#core = core;
  }

  #isSilent({ silentSinceMs }: Silence): boolean {
    return (
      silentSinceMs >= 0 && this.#core.timers.nowMs() - silentSinceMs > this.#core.parameters.probingAfterMs
    );
  }

  /** Whether a message may be sent now: at once as a rule, at the rate to a silent peer. */
  admits(silence: Silence): boolean {
    if (!this.#isSilent(silence)) return true;
    const { probingAfterMs, probingBytesPerSecond } = this.#core.parameters;
    const silentMs = this.#core.timers.nowMs() - silence.silentSinceMs - probingAfterMs;
    return silence.probedBytes <= (silentMs * probingBytesPerSecond) / 1_000;
  }

  noteSent(silence: Silence, bytes: number): void {
    if (silence.silentSinceMs < 0) silence.silentSinceMs = Math.floor(this.#core.timers.nowMs());
    else if (this.#isSilent(silence)) silence.probedBytes += bytes;
  }
}

export function newSilence(): Silence {
  return { silentSinceMs: -1, probedBytes: 0 };
}

/** The peer has sent something. */
export function noteHeard(silence: Silence): void {
  silence.silentSinceMs = -1;
  silence.probedBytes = 0;
}
