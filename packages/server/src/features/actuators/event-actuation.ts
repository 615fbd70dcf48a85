import type { Clock, TimerHandle } from '../../kernel/clock.ts';
import { MusterError } from '../../kernel/errors.ts';
import { UnitOfWork } from '../../kernel/unit-of-work.ts';
import { deleteOperation } from '../../store/port.ts';
import type { Store } from '../../store/port.ts';
import { deviceNetworks } from '../networks/model.ts';
import { raisedEvents } from '../rules/model/raised-event.ts';
import type { Actuation } from './actuation.ts';
import { actuators } from './model/actuator.ts';
import type { Actuator } from './model/actuator.ts';
import { pendingActuations } from './model/pending-actuation.ts';
import type { PendingActuation } from './model/pending-actuation.ts';

export interface EventActuationDependencies {
  readonly store: Store;
  readonly clock: Clock;
  readonly actuation: Pick<Actuation, 'runForEvent'>;
  /** Minimum seconds between two runs of an actuator. */
  readonly actuationIntervalSeconds: number;
  readonly onError: (error: unknown) => void;
}

/** An actuator that is running, or waits until it may run again. */
interface Run {
  /** Whether actuations were added since the last read of the store. */
  isAsked: boolean;
  timer?: TimerHandle;
}

/**
 * Runs actuators when events of their category are raised, and when the last active event of the category is
 * reset. An actuator runs at most once per interval. Of the actuations triggered in between, only the last
 * one runs. So a rule that watches the resource that an actuator writes cannot cause an endless loop of runs.
 */
export class EventActuation {
  readonly #deps: EventActuationDependencies;
  readonly #runs = new Map<string, Run>();
  readonly #tasks = new Set<Promise<void>>();
  #isRunning = false;

  constructor(deps: EventActuationDependencies) {
    this.#deps = deps;
  }

  /** Continues with the stored runs. Call it when devices can be reached. */
  resume(): void {
    this.#isRunning = true;
    this.#start(async () => {
      const ids = new Set<string>();
      for await (const { actuatorId } of this.#deps.store.collection(pendingActuations).iterate({})) {
        ids.add(actuatorId);
      }
      this.wake([...ids]);
    });
  }

  /** Call it after actuations of these actuators were stored. */
  wake(actuatorIds: readonly string[]): void {
    if (!this.#isRunning) return;
    for (const id of actuatorIds) {
      const run = this.#runs.get(id);
      if (run === undefined) this.#begin(id, { isAsked: true });
      else run.isAsked = true;
    }
  }

  /** Starts no further runs. Pending runs stay in the store. */
  stop(): void {
    this.#isRunning = false;
    for (const { timer } of this.#runs.values()) timer?.cancel();
    this.#runs.clear();
  }

  /** Resolves when nothing is in progress. */
  async close(): Promise<void> {
    this.stop();
    while (this.#tasks.size > 0) await Promise.all(this.#tasks);
  }

  #begin(id: string, run: Run): void {
    this.#runs.set(id, run);
    this.#start(async () => {
      let hasRun = false;
      try {
        while (run.isAsked && !hasRun && this.#isRunning) {
          run.isAsked = false;
          hasRun = await this.#runLast(id);
        }
      } catch (error) {
        // Pending runs stay in the store, so the next turn tries again.
        run.isAsked = true;
        hasRun = true;
        if (this.#isRunning) this.#deps.onError(error);
      }
      if (!this.#isRunning) return;
      if (hasRun) this.#pause(id, run);
      else this.#runs.delete(id);
    });
  }

  /** The next read of the store finds the runs added in between. */
  #pause(id: string, run: Run): void {
    const { clock, actuationIntervalSeconds } = this.#deps;
    run.isAsked = true;
    run.timer = clock.setTimer(actuationIntervalSeconds * 1000, () => this.#begin(id, { isAsked: true }));
  }

  #start(work: () => Promise<void>): void {
    const task: Promise<void> = work()
      .catch(this.#deps.onError)
      .finally(() => this.#tasks.delete(task));
    this.#tasks.add(task);
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
