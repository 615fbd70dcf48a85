import { randomUUID } from 'node:crypto';
import type { EventWrites, EventOutbox, DomainEvent, EventFormat } from '../events/events.ts';
import type { Clock } from '../../kernel/clock.ts';
import type { Store, WriteOperation } from '../../store/port.ts';
import type { Backlog } from './backlog.ts';

export interface ConsumerOutboxOptions {
  readonly store: Store;
  readonly clock: Clock;
  readonly format: EventFormat;
}

/** The backlog of an event consumer. */
export interface OutboxSubscription {
  readonly backlog: Backlog;
  /** Called after events were appended. */
  readonly onAppended: () => void;
  /** Called with the number of events that were dropped because the backlog was full. */
  readonly onDropped: (count: number) => void;
}

/** An append to one backlog, ready to be written. */
interface Appended {
  readonly subscription: OutboxSubscription;
  readonly operation: WriteOperation;
}

/**
 * Appends events to the backlogs of the event consumers that want them. Without consumers, this costs a
 * comparison.
 */
export class ConsumerOutbox implements EventOutbox {
  readonly #options: ConsumerOutboxOptions;
  readonly #byNetwork = new Map<string, Map<string, OutboxSubscription>>();

  constructor(options: ConsumerOutboxOptions) {
    this.#options = options;
  }

  add(subscription: OutboxSubscription): void {
    const { id, deviceNetworkId } = subscription.backlog.consumer;
    const ofNetwork = this.#byNetwork.get(deviceNetworkId) ?? new Map<string, OutboxSubscription>();
    ofNetwork.set(id, subscription);
    this.#byNetwork.set(deviceNetworkId, ofNetwork);
  }

  delete({ consumer }: Backlog): void {
    const ofNetwork = this.#byNetwork.get(consumer.deviceNetworkId);
    ofNetwork?.delete(consumer.id);
    if (ofNetwork?.size === 0) this.#byNetwork.delete(consumer.deviceNetworkId);
  }

  async write(writes: readonly WriteOperation[], events: readonly DomainEvent[]): Promise<void> {
    const eventWrites = this.prepareWrites(events);
    if (eventWrites.writes.length === 0 && writes.length === 0) return;
    try {
      await this.#options.store.write([...writes, ...eventWrites.writes]);
    } finally {
      eventWrites.onCommitEnd();
    }
  }

  prepareWrites(events: readonly DomainEvent[]): EventWrites {
    const appended = this.#byNetwork.size === 0 ? [] : this.#append(events);
    return {
      writes: appended.map(({ operation }) => operation),
      onCommitEnd: () => {
        for (const { subscription } of appended) {
          subscription.backlog.settled();
          subscription.onAppended();
        }
      },
    };
  }

  /** Runs in the same turn as the write, so that entries are in commit order. */
  #append(events: readonly DomainEvent[]): Appended[] {
    const appended: Appended[] = [];
    const texts: (string | undefined)[] = [];
    const [first] = events;
    const ofNetwork = first === undefined ? undefined : this.#byNetwork.get(first.deviceNetworkId);
    for (const subscription of ofNetwork?.values() ?? []) {
      const { backlog, onDropped } = subscription;
      const wanted: string[] = [];
      events.forEach((event, index) => {
        if (backlog.wants(event)) wanted.push((texts[index] ??= this.#textOf(event)));
      });
      if (wanted.length === 0) continue;
      const operation = backlog.append(wanted.join(','), wanted.length);
      if (operation === undefined) onDropped(wanted.length);
      else appended.push({ subscription, operation });
    }
    return appended;
  }

  #textOf(event: DomainEvent): string {
    const { clock, format } = this.#options;
    return format.event(event, { id: randomUUID(), time: clock.now() });
  }
}
