import type { NetworkCounters } from './network-counters.ts';

/** Times of the datagrams of a device that the network conditions of a scenario impaired, in monotonic milliseconds. */
export class ImpairmentLog {
  /** Time of the latest datagram that was lost or changed, or of the latest rebind. */
  lostMs = -Infinity;
  corruptedMs = -Infinity;
  reboundMs = -Infinity;
  /** Latest arrival of a delayed datagram. */
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
