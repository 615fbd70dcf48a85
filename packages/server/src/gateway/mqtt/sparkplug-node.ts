import { EdgeNodeSession } from '@muster/sparkplug';
import { backOffMs } from '../../kernel/back-off.ts';
import type { TimerHandle } from '../../kernel/clock.ts';
import type { MqttSender } from './mqtt-sender.ts';

/** A born device: the edge node itself, or one of its devices. */
export interface BornDevice {
  readonly endpointName: string;
  readonly deviceId: string;
  /** Number of births of the edge node before the birth of the device. */
  generation: number;
  /** Whether commands can be sent to it. */
  isListening: boolean;
}

/** Milliseconds between two birth requests to an edge node: at first, and at most. */
const FIRST_REBIRTH_MS = 10_000;
const MAX_REBIRTH_MS = 600_000;

/** An edge node and its born devices. */
export class SparkplugNode {
  readonly session = new EdgeNodeSession();
  readonly endpointName: string;
  /** Keyed by endpoint name. */
  readonly born = new Map<string, BornDevice>();
  /** The sender of the latest birth. */
  sender: MqttSender | undefined;
  /** Number of its births. A device of an earlier generation has not been born again yet. */
  generation = 0;
  /** Timer for the births of its devices. */
  expectation: TimerHandle | undefined;
  /** Number of birth requests since its last data in sequence. */
  #rebirths = 0;
  /** Earliest time of the next birth request, by the monotonic clock. */
  #nextRebirthMs = Number.NEGATIVE_INFINITY;

  constructor(endpointName: string) {
    this.endpointName = endpointName;
  }

  /**
   * Whether the births may be requested now; if so, counts the request. The intervals grow for an edge node
   * that answers with faults, so that it can send data too.
   *
   * @param nowMs by the monotonic clock
   */
  takeRebirth(nowMs: number, random?: () => number): boolean {
    if (nowMs < this.#nextRebirthMs) return false;
    const delayMs = backOffMs(this.#rebirths, { firstMs: FIRST_REBIRTH_MS, maxMs: MAX_REBIRTH_MS, random });
    this.#nextRebirthMs = nowMs + delayMs;
    this.#rebirths += 1;
    return true;
  }

  /** Notes that data has arrived in sequence. */
  inOrder(): void {
    this.#rebirths = 0;
  }
}
