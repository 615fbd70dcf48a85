import { randomUUID } from 'node:crypto';
import type { EventConsumer } from './model/event-consumer.ts';
import type { OutboxEntry } from './model/outbox-entry.ts';
import { outboxEntries } from './model/outbox-entry.ts';
import type { DomainEvent } from '../events/events.ts';
import { deleteOperation, insertOperation } from '../../store/port.ts';
import type { Store, WriteOperation } from '../../store/port.ts';

export interface BacklogBounds {
  /** Events that may wait for one consumer. */
  readonly maxEvents: number;
  /** Characters of JSON that may wait for one consumer. */
  readonly maxCharacters: number;
}

/** Events and characters of one delivery at most; an entry that alone has more goes alone. */
const BATCH_EVENTS = 500;
const BATCH_CHARACTERS = 256 * 1024;

/** What one delivery carries. */
export interface Batch {
  readonly entries: readonly OutboxEntry[];
  readonly count: number;
  /** The events as JSON, with commas between them. */
  readonly text: string;
}

/**
 * What waits for one consumer. The entries are in the store; here is only where they begin and end.
 */
export class Backlog {
  readonly #store: Store;
  readonly #bounds: BacklogBounds;
  #consumer: EventConsumer;
  #types: ReadonlySet<string> = new Set();
  #devices: ReadonlySet<string> = new Set();
  #head = { sequence: 0, characters: 0 };
  #tail = { sequence: 0, characters: 0 };
  /** Writes that are not durable yet. */
  #underWay = 0;

  constructor(store: Store, bounds: BacklogBounds, consumer: EventConsumer) {
    this.#store = store;
    this.#bounds = bounds;
    this.#consumer = consumer;
    this.configure(consumer);
  }

  get consumer(): EventConsumer {
    return this.#consumer;
  }

  /** The consumer was changed: what waits stays. */
  configure(consumer: EventConsumer): void {
    this.#consumer = consumer;
    this.#types = new Set(consumer.eventTypes);
    this.#devices = new Set(consumer.deviceIds);
  }

  /** Finds where an earlier run left off. */
  async load(): Promise<void> {
    const where = [{ field: 'eventConsumerId', op: 'eq', value: this.#consumer.id }] as const;
    const entries = this.#store.collection(outboxEntries);
    const [[first], [last]] = await Promise.all([
      entries.find({ where, sort: [{ field: 'sequence', direction: 'asc' }], limit: 1 }),
      entries.find({ where, sort: [{ field: 'sequence', direction: 'desc' }], limit: 1 }),
    ]);
    if (first === undefined || last === undefined) return;
    this.#head = { sequence: first.sequence, characters: first.charactersBefore };
    this.#tail = {
      sequence: last.sequence + last.count,
      characters: last.charactersBefore + last.text.length,
    };
  }

  get pending(): number {
    return Math.max(0, this.#tail.sequence - this.#head.sequence);
  }

  wants(event: DomainEvent): boolean {
    const { type, deviceNetworkId, deviceId } = event;
    const consumer = this.#consumer;
    if (!consumer.isActive || consumer.deviceNetworkId !== deviceNetworkId) return false;
    const isOfCategory = 'eventConsumerIds' in event && event.eventConsumerIds.includes(consumer.id);
    return (
      isOfCategory ||
      ((this.#types.size === 0 || this.#types.has(type)) &&
        (this.#devices.size === 0 || (deviceId !== undefined && this.#devices.has(deviceId))))
    );
  }

  /** The write that appends events; undefined when there is no room for them. Say {@link settled} when it is over. */
  append(text: string, count: number): WriteOperation | undefined {
    const characters = this.#tail.characters - this.#head.characters;
    if (this.pending + count > this.#bounds.maxEvents) return undefined;
    if (characters + text.length > this.#bounds.maxCharacters) return undefined;
    const entry: OutboxEntry = {
      id: randomUUID(),
      eventConsumerId: this.#consumer.id,
      sequence: this.#tail.sequence,
      count,
      charactersBefore: this.#tail.characters,
      text,
    };
    this.#tail = {
      sequence: entry.sequence + count,
      characters: entry.charactersBefore + text.length,
    };
    this.#underWay += 1;
    return insertOperation(outboxEntries, entry);
  }

  /** A write of {@link append} is over, well or not. */
  settled(): void {
    this.#underWay -= 1;
  }

  /** The oldest events, as many as one delivery carries; undefined when none waits. */
  async next(): Promise<Batch | undefined> {
    const entries: OutboxEntry[] = [];
    let count = 0;
    let characters = 0;
    const found = this.#store.collection(outboxEntries).iterate({
      where: [{ field: 'eventConsumerId', op: 'eq', value: this.#consumer.id }],
      sort: [{ field: 'sequence', direction: 'asc' }],
      limit: BATCH_EVENTS,
    });
    for await (const entry of found) {
      const isFull = count + entry.count > BATCH_EVENTS || characters + entry.text.length > BATCH_CHARACTERS;
      if (isFull && entries.length > 0) break;
      entries.push(entry);
      count += entry.count;
      characters += entry.text.length;
    }
    const [first] = entries;
    if (first !== undefined) {
      this.#head = { sequence: first.sequence, characters: first.charactersBefore };
      return { entries, count, text: entries.map(({ text }) => text).join(',') };
    }
    // What a failed write was to append is not there.
    if (this.#underWay === 0) this.#head = { ...this.#tail };
    return undefined;
  }

  /** Takes a batch out, in one commit with `writes`. */
  async remove({ entries }: Batch, writes: readonly WriteOperation[] = []): Promise<void> {
    await this.#store.write([...writes, ...entries.map(({ id }) => deleteOperation(outboxEntries, id))]);
    const last = entries.at(-1);
    if (last === undefined) return;
    this.#head = {
      sequence: last.sequence + last.count,
      characters: last.charactersBefore + last.text.length,
    };
  }
}
