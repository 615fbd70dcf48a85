import type { Catalogues } from '../../kernel/catalogue.ts';
import type { Clock } from '../../kernel/clock.ts';
import { runsOf, TurnBudget } from '../../kernel/turns.ts';
import type { Store } from '../../store/port.ts';
import { ResourceSelection } from '../resource-collections/resource-selection.ts';
import type { CauseCheck } from './cause-check.ts';
import { afterMsOf, holdingOf, subjectsOf } from './causes.ts';
import type { CauseSubject, StateRule } from './causes.ts';
import { metConditionId, metConditions } from './model/met-condition.ts';
import type { IndexedRule } from './rule-index.ts';

export interface CauseSweepDependencies {
  readonly store: Store;
  readonly clock: Clock;
  readonly catalogues: Catalogues;
  readonly check: CauseCheck;
}

/** Bounds of the interval between two sweeps in milliseconds. */
const MIN_INTERVAL_MS = 5_000;
const MAX_INTERVAL_MS = 300_000;
/** Number of smart objects whose states are read together. */
const OBJECTS_AT_A_TIME = 64;
/** Number of checks in one turn of the event loop. */
const CHECKS_AT_A_TIME = 16;

/**
 * Returns the milliseconds between two sweeps of a rule, which is the maximum delay of NoValue and
 * DeviceOffline.
 */
export function sweepIntervalOf(rule: StateRule): number {
  const isTimed = rule.cause === 'NoValue' || rule.cause === 'DeviceOffline';
  // Other causes are checked when they occur. A sweep finds those that a crash has prevented, and changes of
  // the collection.
  if (!isTimed) return MAX_INTERVAL_MS;
  return Math.min(MAX_INTERVAL_MS, Math.max(MIN_INTERVAL_MS, afterMsOf(rule) / 10));
}

/** Checks all devices and resources of a rule for which its cause has begun or ended. */
export class CauseSweep {
  readonly #deps: CauseSweepDependencies;
  readonly #budget = new TurnBudget(CHECKS_AT_A_TIME);

  constructor(deps: CauseSweepDependencies) {
    this.#deps = deps;
  }

  /**
   * Checks the subjects whose cause has held so far: it may have ended, or the device may have left the
   * collection.
   */
  async checkMet(indexed: IndexedRule, isStopped: () => boolean): Promise<void> {
    const { store, check } = this.#deps;
    const where = [{ field: 'revision', op: 'eq', value: indexed.rule.revision }] as const;
    for await (const { deviceId, resourceId } of store.collection(metConditions).iterate({ where })) {
      if (isStopped()) return;
      await this.#budget.spend(1);
      await check.check(indexed, deviceId, resourceId);
    }
  }

  /** Checks the subjects whose cause may have begun. */
  async checkAll(indexed: IndexedRule, rule: StateRule, isStopped: () => boolean): Promise<void> {
    const { store, catalogues, check } = this.#deps;
    const selection = await ResourceSelection.of({ store, catalogues }, indexed.collection);
    for await (const run of runsOf(selection.walk(), OBJECTS_AT_A_TIME)) {
      const subjects = new Map<string, CauseSubject>();
      for (const selected of run) {
        for (const subject of subjectsOf(rule, selected)) subjects.set(subject.id, subject);
      }
      for (const { id, device } of await this.#findBegun(rule, [...subjects.values()])) {
        if (isStopped()) return;
        await this.#budget.spend(1);
        await check.check(indexed, device.id, id);
      }
      if (isStopped()) return;
    }
  }

  /** Returns the subjects for which the cause holds but is not stored. */
  async #findBegun(rule: StateRule, subjects: readonly CauseSubject[]): Promise<readonly CauseSubject[]> {
    const { store, clock } = this.#deps;
    const holding = await holdingOf(store, rule, subjects, clock.now());
    const candidates = subjects.filter(({ id }) => holding.has(id));
    const idOf = ({ id }: CauseSubject): string => metConditionId(rule.revision, rule.cause, id);
    const met = await store.collection(metConditions).getMany(candidates.map(idOf));
    return candidates.filter((one) => !met.has(idOf(one)));
  }
}
