import type { Catalogues } from '../../kernel/ports.ts';
import type { Clock } from '../../kernel/timers.ts';
import type { Lanes } from '../../kernel/tasks.ts';
import type { Store, WriteOperation } from '../../store/port.ts';
import { triggeredActuations } from '../actuators/event-actuation.ts';
import type { DeviceObjects } from '../device-objects/device-objects.ts';
import type { DomainEvent, EventBus, EventOutbox } from '../events/events.ts';
import type { ResourceCollection } from '../resource-collections/model.ts';
import { ResourceSelection } from '../resource-collections/resource-selection.ts';
import type { RuleIndex } from './rule-index.ts';

/** Services that the rules use. */
export interface RuleServices {
  readonly store: Store;
  readonly clock: Clock;
  readonly lanes: Lanes;
  readonly objects: DeviceObjects;
  readonly catalogues: Catalogues;
  /** Adds the deliveries of events to a commit. */
  readonly outbox: EventOutbox;
  /** Runs actuators whose actuations have been committed. */
  readonly wakeActuators: (actuatorIds: readonly string[]) => void;
  readonly events: EventBus;
  readonly onError: (error: unknown) => void;
}

/** Services and state that all parts of the feature share. */
export interface RuleContext extends RuleServices {
  readonly index: RuleIndex;
  readonly selections: RuleSelections;
}

/** Changes that rules make. */
export interface RuleChange {
  readonly writes: readonly WriteOperation[];
  readonly events: readonly DomainEvent[];
  /** Updates the index. Call it after the commit. */
  settle(): void;
}

/**
 * Makes one commit of these parts, in this order: the writes that cause changes of rules, such as the values of a
 * notification; the changes; the actuations that raised and reset events trigger; and, added by the outbox, the
 * deliveries of all events. Then updates the index, runs the actuators and publishes the events that were raised or
 * reset.
 *
 * @param events events of the causing writes, which the caller publishes
 */
export async function commitChange(
  { store, outbox, events: bus, wakeActuators }: RuleServices,
  change: RuleChange,
  writes: readonly WriteOperation[] = [],
  events: readonly DomainEvent[] = [],
): Promise<void> {
  const actuations = await triggeredActuations(store, change.events);
  await outbox.write([...writes, ...change.writes, ...actuations.writes], [...events, ...change.events]);
  change.settle();
  wakeActuators(actuations.actuatorIds);
  for (const event of change.events) bus.emit(event);
}

/**
 * Maximum age of a selection in milliseconds. Moved or newly tagged devices enter or leave a collection after
 * this time.
 */
const MAX_AGE_MS = 10_000;

/** Caches the selections of the collections that rules watch. */
export class RuleSelections {
  readonly #services: RuleServices;
  readonly #known = new Map<
    string,
    { readonly selection: Promise<ResourceSelection>; readonly madeAt: number }
  >();

  constructor(services: RuleServices) {
    this.#services = services;
  }

  /** Returns the selection of a collection, at most ten seconds old. */
  of(collection: ResourceCollection): Promise<ResourceSelection> {
    const now = this.#services.clock.now();
    const known = this.#known.get(collection.id);
    if (known !== undefined && now - known.madeAt < MAX_AGE_MS) return known.selection;
    const selection = ResourceSelection.of(this.#services, collection);
    this.#known.set(collection.id, { selection, madeAt: now });
    selection.catch(() => this.#known.delete(collection.id));
    return selection;
  }

  /** Forgets the selection of a collection that was changed or deleted, or that no rule watches. */
  forget(collectionId: string): void {
    this.#known.delete(collectionId);
  }
}
