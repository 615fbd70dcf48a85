import type { MqttMessage } from './mqtt-message.ts';

/** A message before its first transmission or before its acknowledgement. */
export interface OutboxEntry {
  readonly message: MqttMessage;
  /** Called at the first transmission. */
  readonly onSent: (() => void) | undefined;
  /** Called when the server has acknowledged the message, with the milliseconds since the first transmission. */
  readonly onAcknowledged: ((tookMs: number) => void) | undefined;
  /** Called with the reason if the message is dropped. */
  readonly onDropped: ((error: Error) => void) | undefined;
  /** Monotonic milliseconds of the first transmission; undefined before. */
  sentAtMs: number | undefined;
}

/** Maximum number of messages that a device keeps until they are acknowledged. */
const maxEntries = 1_000;

/** The messages of a device that the server has not acknowledged, in order. */
export class Outbox {
  readonly #entries = new Set<OutboxEntry>();

  get size(): number {
    return this.#entries.size;
  }

  get oldest(): OutboxEntry | undefined {
    const [first] = this.#entries;
    return first;
  }

  /** Returns a copy, so that entries can be removed during a loop. */
  all(): OutboxEntry[] {
    return [...this.#entries];
  }

  /** @returns the oldest message, if it was removed to make room */
  add(entry: OutboxEntry): OutboxEntry | undefined {
    this.#entries.add(entry);
    if (this.#entries.size <= maxEntries) return undefined;
    const { oldest } = this;
    if (oldest) this.#entries.delete(oldest);
    return oldest;
  }

  /** @returns whether the message was in the outbox */
  remove(entry: OutboxEntry): boolean {
    return this.#entries.delete(entry);
  }

  /** @returns the removed messages */
  clear(): OutboxEntry[] {
    const dropped = this.all();
    this.#entries.clear();
    return dropped;
  }
}
