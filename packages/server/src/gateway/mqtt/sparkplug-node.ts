import { EdgeNodeSession } from '@muster/sparkplug';
import { backOffMs } from '../../kernel/back-off.ts';
import type { TimerHandle } from '../../kernel/clock.ts';
import type { MqttSender } from './mqtt-sender.ts';

/** A device that is born: the edge node itself, or one below it. */
export interface BornDevice {
  readonly endpointName: string;
  readonly deviceId: string;
  /** Number of the births of the edge node before its birth. */
  generation: number;
  /** Whether its commands can be sent. */
  isListening: boolean;
}

/** Milliseconds between two requests for the births of an edge node: at first, and at most. */
const FIRST_REBIRTH_MS = 10_000;
const MAX_REBIRTH_MS = 600_000;

/** An edge node, and the devices that it has born. */
export class SparkplugNode {
  readonly session = new EdgeNodeSession();
  readonly endpointName: string;
  /** By endpoint name. */
  readonly born = new Map<string, BornDevice>();
  /** The sender of the latest birth. */
  sender: MqttSender | undefined;
  /** Number of its births: devices of an earlier one are not born again yet. */
  generation = 0;
  /** Ends the wait for the births of its devices. */
  expectation: TimerHandle | undefined;
  /** Requests for its births since its last data in order. */
  #rebirths = 0;
  /** When its births may be asked for again, by the monotonic clock. */
  #nextRebirthMs = Number.NEGATIVE_INFINITY;

  constructor(endpointName: string) {
    this.endpointName = endpointName;
  }

  /**
   * Whether its births may be asked for now, which counts as done. An edge node that answers with faults is asked at
   * longer and longer intervals, so that it does something else too.
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

  /** Its data has come in order. */
  inOrder(): void {
    this.#rebirths = 0;
  }
}
