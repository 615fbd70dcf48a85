import { encodeState, stateTopic } from '@muster/sparkplug';
import type { MqttAnnouncement } from './mqtt-dialect.ts';
import type { MqttSender } from './mqtt-sender.ts';

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
