import type { EventBus, StampedEvent } from '../features/events/events.ts';
import type { ApiThreadQuestions } from './protocol.ts';

type Send = (batch: ApiThreadQuestions['events']['ask']) => Promise<void>;

/**
 * Maximum number of events that wait for the other side. Above it, all of them are dropped, and the next batch
 * reports that.
 */
const MAX_PENDING = 16_384;
const MAX_BATCH = 1_000;

/** Sends events in batches. Each batch waits until the other side has taken the previous one. */
export class EventFeed {
  readonly #bus: EventBus;
  readonly #send: Send;
  readonly #onError: (error: unknown) => void;
  #pending: StampedEvent[] = [];
  #isIncomplete = false;
  #sending = false;
  #stop: (() => void) | undefined;

  constructor(bus: EventBus, send: Send, onError: (error: unknown) => void) {
    this.#bus = bus;
    this.#send = send;
    this.#onError = onError;
  }

  /** Sets whether events are sent from now on. */
  follow(wanted: boolean): void {
    if (!wanted) {
      this.#stop?.();
      this.#stop = undefined;
      this.#pending = [];
      this.#isIncomplete = false;
      return;
    }
    this.#stop ??= this.#bus.subscribe((event, stamp) => {
      if (this.#pending.length >= MAX_PENDING) {
        this.#pending = [];
        this.#isIncomplete = true;
      }
      this.#pending.push({ event, stamp });
      if (this.#sending) return;
      this.#sending = true;
      setImmediate(() => void this.#sendAll());
    });
  }

  async #sendAll(): Promise<void> {
    try {
      while (this.#pending.length > 0) {
        const events = this.#pending.splice(0, MAX_BATCH);
        const isIncomplete = this.#isIncomplete;
        this.#isIncomplete = false;
        await this.#send({ events, isIncomplete });
      }
    } catch (error) {
      this.#onError(error);
    } finally {
      this.#sending = false;
    }
  }
}
