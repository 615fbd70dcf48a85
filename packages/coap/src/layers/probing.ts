import type { Core } from './core.ts';

/** Traffic to a peer since its last message. */
export interface Silence {
  /** Time of the first non-confirmable message since then, in milliseconds; -1 if there is none. */
  silentSinceMs: number;
  /** Bytes sent since the peer counts as silent. */
  probedBytes: number;
}

/**
 * Limits non-confirmable messages to an unresponsive peer to PROBING_RATE (RFC 7252 sections 4.7 and 4.8). A peer
 * counts as silent if it was sent such messages and has sent nothing for `probingAfterMs`. Confirmable messages are
 * limited by NSTART and their time-outs.
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

  /** Whether a message may be sent now. To a silent peer, only within the rate. */
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

/** The peer has sent a message. */
export function noteReceived(silence: Silence): void {
  silence.silentSinceMs = -1;
  silence.probedBytes = 0;
}
