import { EdgeNodeSession, encodeState, stateTopic } from '@muster/sparkplug';
import { backOffMs } from '@muster/net/core';
import type { TimerHandle } from '@muster/net/core';
import type { MqttSender, MqttAnnouncement } from './mqtt-dialect.ts';

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

/** The STATE of this server as a host application. Edge nodes can wait for it (Sparkplug 3.0, 5.7 and 6.4.26). */
export class SparkplugHost {
  readonly #topic: string;
  readonly #startedAtMs: number;
  /** Clients of the embedded broker that have received the STATE. */
  readonly #informed = new WeakSet<MqttSender>();

  /** @param nowMs epoch milliseconds */
  constructor(hostId: string, nowMs: number) {
    this.#topic = stateTopic(hostId);
    this.#startedAtMs = nowMs;
  }

  /** The embedded broker retains no messages, so a client gets the STATE after it has subscribed. */
  subscriptionsChanged(sender: MqttSender): void {
    if (!sender.isSubscribedTo(this.#topic)) {
      this.#informed.delete(sender);
      return;
    }
    if (this.#informed.has(sender)) return;
    this.#informed.add(sender);
    const state = encodeState({ online: true, timestamp: this.#startedAtMs });
    // A failure means that the connection has ended, which is handled elsewhere.
    sender.send(this.#topic, state, 1).catch(() => undefined);
  }

  /** The birth has the same timestamp as the will of its connection. */
  announcement(nowMs: number): MqttAnnouncement {
    const publication = (online: boolean): MqttAnnouncement['birth'] => ({
      topic: this.#topic,
      payload: encodeState({ online, timestamp: nowMs }),
      qos: 1,
      isRetained: true,
    });
    return { birth: publication(true), will: publication(false) };
  }
}
