import type { NetworkCounters } from './network-counters.ts';

/** When the network conditions of a scenario impaired the datagrams of a device. Times are monotonic milliseconds. */
export class ImpairmentLog {
  /** The latest datagram that did not arrive as it was sent, or not at all, and the latest rebind. */
  lostMs = -Infinity;
  corruptedMs = -Infinity;
  reboundMs = -Infinity;
  /** When the latest of the delayed datagrams arrives. */
  arrivesMs = -Infinity;

  note(what: keyof NetworkCounters, nowMs: number): void {
    if (what === 'delayed' || what === 'duplicated' || what === 'reordered') return;
    this.lostMs = nowMs;
    if (what === 'corrupted') this.corruptedMs = nowMs;
    if (what === 'natRebinds') this.reboundMs = nowMs;
  }

  delay(arrivesMs: number): void {
    this.arrivesMs = Math.max(this.arrivesMs, arrivesMs);
  }
}
