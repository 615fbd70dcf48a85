import { newId } from '../../kernel/new-id.ts';
import { insertOperation } from '../../store/port.ts';
import type { Store, WriteOperation } from '../../store/port.ts';
import type { EventWrites, EventOutbox } from '../events/event-outbox.ts';
import type { DomainEvent, RuleEventChanged } from '../events/events.ts';
import { actuators } from './model/actuator.ts';
import { pendingActuations } from './model/pending-actuation.ts';
import type { PendingActuation } from './model/pending-actuation.ts';
import { operationsOf } from './actuator-operations.ts';

export interface ActuationOutboxDependencies {
  readonly store: Store;
  readonly outbox: EventOutbox;
  /** Called after a commit with the actuators to run. */
  readonly onAdded: (actuatorIds: readonly string[]) => void;
}

/** Stores the actuations that events of rules trigger, in the commit of the events. */
export class ActuationOutbox implements EventOutbox {
  readonly #deps: ActuationOutboxDependencies;

  constructor(deps: ActuationOutboxDependencies) {
    this.#deps = deps;
  }

  async write(writes: readonly WriteOperation[], events: readonly DomainEvent[]): Promise<void> {
    const { outbox, onAdded } = this.#deps;
    const changed = events.filter(
      (event): event is RuleEventChanged => event.type === 'event.active' || event.type === 'event.reset',
    );
    if (changed.length === 0) return outbox.write(writes, events);
    const pending = await this.#pendingOf(changed);
    const added = pending.map((one) => insertOperation(pendingActuations, one));
    await outbox.write([...writes, ...added], events);
    if (pending.length > 0) onAdded([...new Set(pending.map(({ actuatorId }) => actuatorId))]);
  }

  /** For events that are not raised by rules. */
  prepareWrites(events: readonly DomainEvent[]): EventWrites {
    return this.#deps.outbox.prepareWrites(events);
  }

  async #pendingOf(changed: readonly RuleEventChanged[]): Promise<readonly PendingActuation[]> {
    const ids = new Set(changed.flatMap(({ raised }) => raised.eventCategoryId ?? []));
    if (ids.size === 0) return [];
    const where = [{ field: 'eventCategoryId', op: 'in', value: [...ids] }] as const;
    const found = await this.#deps.store.collection(actuators).find({ where });
    return changed.flatMap(({ type, raised }) => {
      const { id: eventId, deviceNetworkId, eventCategoryId = '', ruleName, deviceName } = raised;
      const direction = type === 'event.active' ? 'Activate' : 'Reset';
      return found
        .filter((one) => one.eventCategoryId === eventCategoryId && operationsOf(one, direction).size > 0)
        .map(({ id: actuatorId }) => ({
          id: newId(),
          deviceNetworkId,
          actuatorId,
          eventCategoryId,
          direction,
          eventId,
          ruleName,
          ...(deviceName === undefined ? {} : { deviceName }),
        }));
    });
  }
}
