import type { MqttMessage } from './mqtt-message.ts';

/** A message that waits for its first transmission, or for its acknowledgement. */
export interface OutboxEntry {
  readonly message: MqttMessage;
  /** Called at the first transmission. */
  readonly onSent: (() => void) | undefined;
  /** Called when the server has acknowledged it, with the milliseconds since the first transmission. */
  readonly onAcknowledged: ((tookMs: number) => void) | undefined;
  /** Called with the reason if the message is given up. */
  readonly onDropped: ((error: Error) => void) | undefined;
  /** Monotonic milliseconds of the first transmission; undefined before. */
  sentAtMs: number | undefined;
}

/** Messages that one device keeps until they are acknowledged. */
const maxEntries = 1_000;

/** The messages of a device that the server has not acknowledged, in their order. */
export class Outbox {
  readonly #entries = new Set<OutboxEntry>();

  get size(): number {
    return this.#entries.size;
  }

  get oldest(): OutboxEntry | undefined {
    const [first] = this.#entries;
    return first;
  }

  /** A copy, so that entries can leave during a loop. */
  all(): OutboxEntry[] {
    return [...this.#entries];
  }

  /** @returns the oldest message, if it had to go to make room */
  add(entry: OutboxEntry): OutboxEntry | undefined {
    this.#entries.add(entry);
    if (this.#entries.size <= maxEntries) return undefined;
    const { oldest } = this;
    if (oldest) this.#entries.delete(oldest);
    return oldest;
  }

  /** @returns whether it was still there */
  remove(entry: OutboxEntry): boolean {
    return this.#entries.delete(entry);
  }

  /** @returns the messages that were there */
  clear(): OutboxEntry[] {
    const dropped = this.all();
    this.#entries.clear();
    return dropped;
  }
}
