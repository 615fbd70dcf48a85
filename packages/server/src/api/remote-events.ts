import type { EventFilter, EventListener, EventSource, StampedEvent } from '../features/events/events.ts';

/** Requests events from the device loop. */
export interface RemoteBus {
  follow(wanted: boolean): Promise<void>;
  replay(lastEventId: string, filter: EventFilter): Promise<readonly StampedEvent[]>;
}

/** The events of the device loop, in the API thread. */
export class RemoteEvents implements EventSource {
  readonly #bus: RemoteBus;
  readonly #onError: (error: unknown) => void;
  readonly #listeners = new Set<EventListener>();

  constructor(bus: RemoteBus, onError: (error: unknown) => void) {
    this.#bus = bus;
    this.#onError = onError;
  }

  async follow(listener: EventListener): Promise<() => void> {
    this.#listeners.add(listener);
    try {
      await this.#bus.follow(true);
    } catch (error) {
      this.#listeners.delete(listener);
      throw error;
    }
    return () => {
      this.#listeners.delete(listener);
      if (this.#listeners.size === 0) this.#bus.follow(false).catch(this.#onError);
    };
  }

  missed(lastEventId: string, filter: EventFilter): Promise<readonly StampedEvent[]> {
    return this.#bus.replay(lastEventId, filter);
  }

  /** Handles events from the device loop. */
  take(events: readonly StampedEvent[]): void {
    for (const { event, stamp } of events) {
      for (const listener of this.#listeners) listener(event, stamp);
    }
  }
}
