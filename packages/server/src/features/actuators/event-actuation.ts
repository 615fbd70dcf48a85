import { Reconciler } from '../../kernel/reconciler.ts';
import type { PassResult } from '../../kernel/reconciler.ts';
import type { Clock } from '../../kernel/timers.ts';
import { MusterError } from '../../kernel/errors.ts';
import { newId, UnitOfWork } from '../../kernel/entities.ts';
import { deleteOperation, insertOperation } from '../../store/port.ts';
import type { Reader, Store, WriteOperation } from '../../store/port.ts';
import type { DomainEvent, RuleEventChanged } from '../events/events.ts';
import { deviceNetworks } from '../networks/model.ts';
import { raisedEvents } from '../rules/model.ts';
import type { Actuation } from './actuation.ts';
import { operationsOf, actuators, pendingActuations } from './model.ts';
import type { Actuator, PendingActuation } from './model.ts';

/** Actuations that events trigger. */
interface TriggeredActuations {
  /** Writes for the commit of the events. */
  readonly writes: readonly WriteOperation[];
  /** Actuators to run after the commit, see {@link EventActuation.wake}. */
  readonly actuatorIds: readonly string[];
}

/** Returns the actuations that raised and reset events trigger. Other events trigger none. */
export async function triggeredActuations(
  reader: Reader,
  events: readonly DomainEvent[],
): Promise<TriggeredActuations> {
  const changed = events.filter(
    (event): event is RuleEventChanged => event.type === 'event.active' || event.type === 'event.reset',
  );
  const ids = new Set(changed.flatMap(({ raised }) => raised.eventCategoryId ?? []));
  if (ids.size === 0) return { writes: [], actuatorIds: [] };
  const where = [{ field: 'eventCategoryId', op: 'in', value: [...ids] }] as const;
  const found = await reader.collection(actuators).find({ where });
  const pending = changed.flatMap(({ type, raised }): PendingActuation[] => {
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
  return {
    writes: pending.map((one) => insertOperation(pendingActuations, one)),
    actuatorIds: [...new Set(pending.map(({ actuatorId }) => actuatorId))],
  };
}

interface Dependencies {
  readonly store: Store;
  readonly clock: Clock;
  readonly actuation: Actuation;
  /** Minimum seconds between two runs of an actuator. */
  readonly actuationIntervalSeconds: number;
  readonly onError: (error: unknown) => void;
}

/**
 * Runs actuators when events of their category are raised, and when the last active event of the category is
 * reset. An actuator runs at most once per interval. Of the actuations triggered in between, only the last
 * one runs. So a rule that watches the resource that an actuator writes cannot cause an endless loop of runs.
 */
export class EventActuation {
  readonly #deps: Dependencies;
  /** Keys are actuators. */
  readonly #reconciler: Reconciler;
  /** Times from which actuators may run again, in epoch milliseconds. */
  readonly #nextRuns = new Map<string, number>();
  #isRunning = false;

  constructor(deps: Dependencies) {
    this.#deps = deps;
    this.#reconciler = new Reconciler({
      clock: deps.clock,
      reconcile: (actuatorId) => this.#pass(actuatorId),
      onError: deps.onError,
    });
  }

  /** Continues with the stored runs. Call it when devices can be reached. */
  resume(): void {
    this.#isRunning = true;
    const stored = this.#deps.store.collection(pendingActuations).iterate({});
    this.#reconciler.resume(stored, ({ actuatorId }) => actuatorId);
  }

  /** Call it after actuations of these actuators were stored. */
  wake(actuatorIds: readonly string[]): void {
    if (!this.#isRunning) return;
    for (const id of actuatorIds) this.#reconciler.wake(id);
  }

  /** Starts no further runs. Pending actuations stay in the store. */
  stop(): void {
    this.#isRunning = false;
  }

  /** Resolves when nothing is in progress. */
  async close(): Promise<void> {
    this.stop();
    await this.#reconciler.close();
  }

  async #pass(id: string): Promise<PassResult> {
    const { clock, actuationIntervalSeconds, onError } = this.#deps;
    const mayRun = this.#isRunning && clock.now() >= (this.#nextRuns.get(id) ?? 0);
    if (!mayRun) return 'done';
    this.#nextRuns.delete(id);
    try {
      if (!(await this.#runLast(id))) return 'done';
    } catch (error) {
      // Pending actuations stay in the store, so the next pass tries again.
      if (this.#isRunning) onError(error);
    }
    // That pass also finds the actuations added in between.
    const nextMs = clock.now() + actuationIntervalSeconds * 1000;
    this.#nextRuns.set(id, nextMs);
    this.#reconciler.wakeAt(id, nextMs);
    return 'done';
  }

  /** Runs an actuator as the last pending actuation requests. Resolves with whether it ran. */
  async #runLast(actuatorId: string): Promise<boolean> {
    const { store, actuation } = this.#deps;
    const pending = store.collection(pendingActuations);
    const own = { field: 'actuatorId', op: 'eq', value: actuatorId } as const;
    const [last] = await pending.find({
      where: [own],
      sort: [{ field: 'id', direction: 'desc' }],
      limit: 1,
    });
    if (last === undefined) return false;
    await pending.deleteWhere([own, { field: 'id', op: 'lt', value: last.id }]);
    const actuator = await store.collection(actuators).get(actuatorId);
    if (actuator === undefined || !(await this.#isDue(actuator, last))) {
      await pending.delete(last.id);
      return false;
    }
    const { direction, eventId } = last;
    const unit = new UnitOfWork(() => [deleteOperation(pendingActuations, last.id)]);
    try {
      const { sent } = await actuation.runForEvent(actuator, {
        direction,
        eventId,
        cause: causeOf(last),
        unit,
      });
      await sent;
    } catch (error) {
      if (error instanceof MusterError && error.code === 'shutting-down') return false;
      throw error;
    }
    return true;
  }

  /** A reset is due when no event of the category is active. */
  async #isDue(
    { deviceNetworkId }: Actuator,
    { direction, eventCategoryId }: PendingActuation,
  ): Promise<boolean> {
    const { store } = this.#deps;
    const network = await store.collection(deviceNetworks).get(deviceNetworkId);
    if (network === undefined || network.removedAt !== undefined) return false;
    if (direction === 'Activate') return true;
    const active = await store.collection(raisedEvents).findOne([
      { field: 'eventCategoryId', op: 'eq', value: eventCategoryId },
      { field: 'isActive', op: 'eq', value: true },
    ]);
    return active === undefined;
  }
}

function causeOf({ direction, ruleName, deviceName }: PendingActuation): string {
  const what = direction === 'Activate' ? 'event' : 'reset of the event';
  return `${what} of rule ${ruleName}${deviceName === undefined ? '' : ` about ${deviceName}`}`;
}
