import type { Clock } from '../../kernel/clock.ts';
import { createFairScheduler, Reconciler } from '../../kernel/reconciler.ts';
import type { PassResult } from '../../kernel/reconciler.ts';
import type { CauseNudges } from './cause-nudges.ts';
import { sweepIntervalOf } from './cause-sweep.ts';
import type { CauseSweep } from './cause-sweep.ts';
import { isStateRule } from './causes.ts';
import type { StateRule } from './causes.ts';
import { isAggregated } from './period-evaluation.ts';
import type { PeriodEvaluation } from './period-evaluation.ts';
import type { IndexedRule, RuleIndex } from './rule-index.ts';

export interface TimedRulesDependencies {
  readonly clock: Clock;
  readonly index: RuleIndex;
  readonly periods: PeriodEvaluation;
  readonly sweep: CauseSweep;
  readonly nudges: CauseNudges;
  readonly onError: (error: unknown) => void;
}

/** Number of rules that run at a time. A network without a running rule has one more slot. */
const RULES_AT_A_TIME = 2;

/**
 * Runs rules that depend on time: those that aggregate values over periods, and those with a cause other than
 * values. A pass evaluates one period or makes one sweep. Device networks take turns. All state is in the
 * store, so a restart loses nothing.
 */
export class TimedRules {
  readonly #deps: TimedRulesDependencies;
  readonly #reconciler: Reconciler;
  /** Start of the service in epoch milliseconds. */
  #startedAt: number | undefined;

  constructor(deps: TimedRulesDependencies) {
    this.#deps = deps;
    this.#reconciler = new Reconciler({
      clock: deps.clock,
      reconcile: (ruleId) => this.#pass(ruleId),
      turn: createFairScheduler(RULES_AT_A_TIME, (ruleId) => deps.index.get(ruleId)?.rule.deviceNetworkId),
      onError: deps.onError,
    });
  }

  /** Starts all rules in the index when the service starts. */
  start(): void {
    this.#startedAt = this.#deps.clock.now();
    for (const { rule } of this.#deps.index.all()) this.changed(rule.id);
  }

  /** Applies a rule that was added to the index or removed from it. */
  changed(ruleId: string): void {
    const { index, nudges } = this.#deps;
    nudges.forget(ruleId);
    const rule = index.get(ruleId)?.rule;
    const isState = rule !== undefined && isStateRule(rule);
    if (isState) nudges.watch(rule);
    if (isState || (rule !== undefined && isAggregated(rule))) this.#reconciler.wake(ruleId);
    else this.#reconciler.forget(ruleId);
  }

  async #pass(ruleId: string): Promise<PassResult> {
    const { clock, index, periods } = this.#deps;
    const indexed = index.get(ruleId);
    if (indexed === undefined) return 'done';
    const { rule } = indexed;
    const isStopped = (): boolean =>
      this.#reconciler.isClosed || index.get(ruleId)?.rule.revision !== rule.revision;
    const nextMs = isStateRule(rule)
      ? await this.#sweep(indexed, rule, isStopped)
      : await periods.next(indexed, isStopped);
    if (nextMs === undefined || isStopped()) return 'done';
    if (nextMs <= clock.now()) return 'again';
    this.#reconciler.wakeAt(ruleId, nextMs);
    return 'done';
  }

  /** Returns the time of the next sweep in epoch milliseconds. */
  async #sweep(indexed: IndexedRule, rule: StateRule, isStopped: () => boolean): Promise<number> {
    const { clock, sweep } = this.#deps;
    const intervalMs = sweepIntervalOf(rule);
    await sweep.checkMet(indexed, isStopped);
    // Devices could not send values while the service was down. They get the time of one sweep to do so.
    const isTooEarly =
      rule.cause === 'NoValue' && this.#startedAt !== undefined && clock.now() < this.#startedAt + intervalMs;
    if (!isTooEarly && !isStopped()) await sweep.checkAll(indexed, rule, isStopped);
    return clock.now() + intervalMs;
  }

  /** Starts no further passes. Resolves when none is in progress. */
  async close(): Promise<void> {
    await Promise.all([this.#reconciler.close(), this.#deps.nudges.close()]);
  }
}
