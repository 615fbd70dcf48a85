import { randomUUID } from 'node:crypto';
import type { Clock } from '../../kernel/timers.ts';
import { conflict, invalid, unknownId } from '../../kernel/errors.ts';
import { findInNetwork, inNetwork, uniquelyNamed, UnitOfWork } from '../../kernel/entities.ts';
import { omitUndefined } from '../../kernel/data.ts';
import { shownText } from '../../kernel/texts.ts';
import { insertOperation } from '../../store/port.ts';
import type { CollectionDefinition, Condition, Entity, Reader, Store } from '../../store/port.ts';
import { rules } from '../rules/model.ts';
import type { Rule } from '../rules/model.ts';
import { eventConsumers } from '../webhooks/model.ts';
import type { EventConsumer } from '../webhooks/model.ts';
import { actuators, eventCategories } from './model.ts';
import type { EventCategory } from './model.ts';

interface Named extends Entity {
  readonly name: string;
}

/** Maximum number of entities in an error. */
const MAX_NAMED = 3;

/**
 * Refuses to delete an entity that others use. The error names the first of them.
 *
 * @param kind singular: "rule"
 * @param where selects the users
 * @param used "this event category"
 * @throws MusterError `in-use`: `The rules "A" (ID), "B" (ID), "C" (ID) and 7 more use this event category. …`
 */
async function checkUnused<T extends Named>(
  reader: Reader,
  [definition, kind]: readonly [CollectionDefinition<T>, kind: string],
  where: readonly Condition[],
  used: string,
): Promise<void> {
  const sort = [{ field: 'name', direction: 'asc' }] as const;
  const { rows, total } = await reader.collection(definition).page({ where, sort, limit: MAX_NAMED });
  const [first, ...others] = rows.map(({ id, name }) => `"${shownText(name)}" (${id})`);
  if (first === undefined) return;
  if (total === 1) throw conflict('in-use', `The ${kind} ${first} uses ${used}. Change or delete it first.`);
  const all = [first, ...others];
  const end = total > all.length ? `${total - all.length} more` : all.pop();
  throw conflict(
    'in-use',
    `The ${kind}s ${all.join(', ')} and ${end} use ${used}. Change or delete them first.`,
  );
}

export type EventCategoryInput = Omit<EventCategory, 'id' | 'deviceNetworkId' | 'createdAt' | 'typeId'>;

/** The consumers and rules of event categories. */
export interface EventCategoryParts {
  /** Keyed by ID. Deleted consumers are missing. */
  readonly consumers: ReadonlyMap<string, EventConsumer>;
  /** Keyed by category ID. Each list is sorted by name. */
  readonly rules: ReadonlyMap<string, readonly Rule[]>;
}

/** Maximum rules in the representation of a category; `maxItems` of the contract. */
const MAX_RULES_SHOWN = 100;

/** Returns the event consumers and rules of categories. */
export async function partsOf(
  reader: Reader,
  categories: readonly EventCategory[],
): Promise<EventCategoryParts> {
  const ids = new Set(categories.flatMap((one) => one.eventConsumerIds ?? []));
  const consumers = await reader.collection(eventConsumers).getMany(ids);
  const ofCategory = (id: string): Promise<Rule[]> =>
    reader.collection(rules).find({
      where: [{ field: 'eventCategoryId', op: 'eq', value: id }],
      sort: [{ field: 'name', direction: 'asc' }],
      limit: MAX_RULES_SHOWN,
    });
  const found = await Promise.all(categories.map(async ({ id }) => [id, await ofCategory(id)] as const));
  return { consumers, rules: new Map(found) };
}

/**
 * Returns the categories whose events each consumer receives, by consumer ID. Categories are sorted by name.
 */
export async function categoriesOf(
  reader: Reader,
  deviceNetworkId: string,
  consumers: readonly EventConsumer[],
): Promise<ReadonlyMap<string, readonly EventCategory[]>> {
  const found = new Map<string, EventCategory[]>(consumers.map(({ id }) => [id, []]));
  const query = inNetwork(deviceNetworkId, { sort: [{ field: 'name', direction: 'asc' }] });
  for await (const category of reader.collection(eventCategories).iterate(query)) {
    for (const id of category.eventConsumerIds ?? []) found.get(id)?.push(category);
  }
  return found;
}

/** Manages event categories. */
export class EventCategoryService {
  readonly #store: Store;
  readonly #clock: Clock;

  constructor(store: Store, clock: Clock) {
    this.#store = store;
    this.#clock = clock;
  }

  async #check(deviceNetworkId: string, { eventConsumerIds = [] }: EventCategoryInput): Promise<void> {
    const known = await this.#store.collection(eventConsumers).getMany(eventConsumerIds);
    const faults = eventConsumerIds.flatMap((id, index) =>
      known.get(id)?.deviceNetworkId === deviceNetworkId
        ? []
        : [[`EventConsumerIds[${index}]`, [unknownId('event consumer', id)]] as const],
    );
    if (faults.length > 0) throw invalid(Object.fromEntries(faults));
  }

  /**
   * @throws MusterError `invalid-request`; `already-exists` if the network has an event category with this
   *   name
   */
  async create(
    deviceNetworkId: string,
    input: EventCategoryInput,
    unit = new UnitOfWork(),
  ): Promise<EventCategory> {
    await this.#check(deviceNetworkId, input);
    const made = { id: randomUUID(), deviceNetworkId, createdAt: this.#clock.now(), ...input };
    await uniquelyNamed({ kind: 'an event category' }, () =>
      this.#store.write([insertOperation(eventCategories, made), ...unit.writesFor(made.id)]),
    );
    return made;
  }

  /**
   * @throws MusterError `event-category-not-found`, `invalid-request`; `already-exists` if another one has
   *   the name
   */
  async update(deviceNetworkId: string, id: string, input: EventCategoryInput): Promise<void> {
    await findInNetwork(this.#store.collection(eventCategories), 'event-category', deviceNetworkId, id);
    await this.#check(deviceNetworkId, input);
    await uniquelyNamed({ kind: 'an event category' }, () =>
      this.#store.transaction(async (tx) => {
        const collection = tx.collection(eventCategories);
        const before = await findInNetwork(collection, 'event-category', deviceNetworkId, id);
        const { createdAt, typeId } = before;
        await collection.put({ id, deviceNetworkId, createdAt, ...omitUndefined({ typeId }), ...input });
      }),
    );
  }

  /** @throws MusterError `event-category-not-found`; `in-use` if an actuator or a rule belongs to it */
  async delete(deviceNetworkId: string, id: string): Promise<void> {
    await this.#store.transaction(async (tx) => {
      const collection = tx.collection(eventCategories);
      await findInNetwork(collection, 'event-category', deviceNetworkId, id);
      const where = [{ field: 'eventCategoryId', op: 'eq', value: id }] as const;
      await checkUnused(tx, [rules, 'rule'], where, 'this event category');
      await checkUnused(tx, [actuators, 'actuator'], where, 'this event category');
      await collection.delete(id);
    });
  }
}
