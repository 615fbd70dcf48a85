import { randomUUID } from 'node:crypto';
import { noOutbox } from '../../event-outbox.ts';
import type { Enclosure, EventOutbox } from '../../event-outbox.ts';
import type { DomainEvent } from '../../events.ts';
import type { Clock } from '../../ports/clock.ts';
import type { EventFormat } from '../../ports/event-format.ts';
import type { Store, WriteOperation } from '../../ports/store.ts';
import type { Backlog } from './backlog.ts';

/**
 * Forwards to an outbox that is made later: event consumers need the activity log, which itself writes to the outbox. Until
 * then it stores no events.
 */
export class LateOutbox implements EventOutbox {
  #outbox: EventOutbox;

  constructor(store: Store) {
    this.#outbox = noOutbox(store);
  }

  connect(outbox: EventOutbox): void {
    this.#outbox = outbox;
  }

  write(writes: readonly WriteOperation[], events: readonly DomainEvent[]): Promise<void> {
    return this.#outbox.write(writes, events);
  }

  enclose(events: readonly DomainEvent[]): Enclosure {
    return this.#outbox.enclose(events);
  }
}

export interface ConsumerOutboxOptions {
  readonly store: Store;
  readonly clock: Clock;
  readonly format: EventFormat;
  /** Called after events were appended. */
  readonly onAppended: (backlog: Backlog) => void;
  /** Called if the backlog was full. */
  readonly onDropped: (backlog: Backlog, count: number) => void;
}

/** An append to one backlog, ready to be written. */
interface Appended {
  readonly backlog: Backlog;
  readonly operation: WriteOperation;
}

/** Appends events to the backlogs of the event consumers that want them. Without consumers it costs a comparison. */
export class ConsumerOutbox implements EventOutbox {
  readonly #options: ConsumerOutboxOptions;
  readonly #byNetwork = new Map<string, Map<string, Backlog>>();

  constructor(options: ConsumerOutboxOptions) {
    this.#options = options;
  }

  add(backlog: Backlog): void {
    const { id, deviceNetworkId } = backlog.consumer;
    const ofNetwork = this.#byNetwork.get(deviceNetworkId) ?? new Map<string, Backlog>();
    ofNetwork.set(id, backlog);
    this.#byNetwork.set(deviceNetworkId, ofNetwork);
  }

  delete({ consumer }: Backlog): void {
    const ofNetwork = this.#byNetwork.get(consumer.deviceNetworkId);
    ofNetwork?.delete(consumer.id);
    if (ofNetwork?.size === 0) this.#byNetwork.delete(consumer.deviceNetworkId);
  }

  async write(writes: readonly WriteOperation[], events: readonly DomainEvent[]): Promise<void> {
    const enclosure = this.enclose(events);
    if (enclosure.writes.length === 0 && writes.length === 0) return;
    try {
      await this.#options.store.write([...writes, ...enclosure.writes]);
    } finally {
      enclosure.settled();
    }
  }

  enclose(events: readonly DomainEvent[]): Enclosure {
    const appended = this.#byNetwork.size === 0 ? [] : this.#append(events);
    return {
      writes: appended.map(({ operation }) => operation),
      settled: () => {
        for (const { backlog } of appended) {
          backlog.settled();
          this.#options.onAppended(backlog);
        }
      },
    };
  }

  /** Runs in the same turn as the write, so that entries are in the order of the commits. */
  #append(events: readonly DomainEvent[]): Appended[] {
    const appended: Appended[] = [];
    const texts: (string | undefined)[] = [];
    const [first] = events;
    const ofNetwork = first === undefined ? undefined : this.#byNetwork.get(first.deviceNetworkId);
    for (const backlog of ofNetwork?.values() ?? []) {
      const wanted: string[] = [];
      events.forEach((event, index) => {
        if (backlog.wants(event)) wanted.push((texts[index] ??= this.#textOf(event)));
      });
      if (wanted.length === 0) continue;
      const operation = backlog.append(wanted.join(','), wanted.length);
      if (operation === undefined) this.#options.onDropped(backlog, wanted.length);
      else appended.push({ backlog, operation });
    }
    return appended;
  }

  #textOf(event: DomainEvent): string {
    const { clock, format } = this.#options;
    return format.event(event, { id: randomUUID(), time: clock.now() });
  }
}
