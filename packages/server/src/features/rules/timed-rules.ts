import { createFairScheduler, Reconciler } from '../../kernel/reconciler.ts';
import type { PassResult } from '../../kernel/reconciler.ts';
import { TurnBudget } from '../../kernel/tasks.ts';
import type { DomainEvent } from '../events/events.ts';
import { isStateRule, sweepIntervalOf } from './causes.ts';
import type { CauseCheck, StateCause, StateRule } from './causes.ts';
import type { RuleContext } from './context.ts';
import { isAggregated } from './periods.ts';
import type { PeriodEvaluation } from './periods.ts';
import type { IndexedRule } from './rule-index.ts';
import { addTo, deleteFrom } from './step.ts';

/** Number of rules that run at a time. A network without a running rule has one more slot. */
const RULES_AT_A_TIME = 2;

/**
 * Runs rules that depend on time: those that aggregate values over periods, and those with a cause other than
 * values. A pass evaluates one period or makes one sweep. Device networks take turns. All state is in the
 * store, so a restart loses nothing.
 */
export class TimedRules {
  readonly #context: RuleContext;
  readonly #periods: PeriodEvaluation;
  readonly #causes: CauseCheck;
  readonly #nudges: CauseNudges;
  readonly #reconciler: Reconciler;
  /** Start of the service in epoch milliseconds. */
  #startedAt: number | undefined;

  constructor(context: RuleContext, periods: PeriodEvaluation, causes: CauseCheck) {
    const { clock, index, onError } = context;
    this.#context = context;
    this.#periods = periods;
    this.#causes = causes;
    this.#nudges = new CauseNudges(context, causes);
    this.#reconciler = new Reconciler({
      clock,
      reconcile: (ruleId) => this.#pass(ruleId),
      turn: createFairScheduler(RULES_AT_A_TIME, (ruleId) => index.get(ruleId)?.rule.deviceNetworkId),
      onError,
    });
  }

  /** Starts all rules in the index when the service starts. */
  start(): void {
    this.#startedAt = this.#context.clock.now();
    for (const { rule } of this.#context.index.all()) this.changed(rule.id);
  }

  /** Applies a rule that was added to the index or removed from it. */
  changed(ruleId: string): void {
    this.#nudges.forget(ruleId);
    const rule = this.#context.index.get(ruleId)?.rule;
    const isState = rule !== undefined && isStateRule(rule);
    if (isState) this.#nudges.watch(rule);
    if (isState || (rule !== undefined && isAggregated(rule))) this.#reconciler.wake(ruleId);
    else this.#reconciler.forget(ruleId);
  }

  /** Checks the rules of a device whose firmware update began or ended. */
  firmwareChanged(deviceNetworkId: string, deviceId: string): void {
    this.#nudges.firmwareChanged(deviceNetworkId, deviceId);
  }

  async #pass(ruleId: string): Promise<PassResult> {
    const { clock, index } = this.#context;
    const indexed = index.get(ruleId);
    if (indexed === undefined) return 'done';
    const { rule } = indexed;
    const isStopped = (): boolean =>
      this.#reconciler.isClosed || index.get(ruleId)?.rule.revision !== rule.revision;
    const nextMs = isStateRule(rule)
      ? await this.#sweep(indexed, rule, isStopped)
      : await this.#periods.next(indexed, isStopped);
    if (nextMs === undefined || isStopped()) return 'done';
    if (nextMs <= clock.now()) return 'again';
    this.#reconciler.wakeAt(ruleId, nextMs);
    return 'done';
  }

  /** Returns the time of the next sweep in epoch milliseconds. */
  async #sweep(indexed: IndexedRule, rule: StateRule, isStopped: () => boolean): Promise<number> {
    const { clock } = this.#context;
    const intervalMs = sweepIntervalOf(rule);
    await this.#causes.checkMet(indexed, isStopped);
    // Devices could not send values while the service was down. They get the time of one sweep to do so.
    const isTooEarly =
      rule.cause === 'NoValue' && this.#startedAt !== undefined && clock.now() < this.#startedAt + intervalMs;
    if (!isTooEarly && !isStopped()) await this.#causes.checkAll(indexed, rule, isStopped);
    return clock.now() + intervalMs;
  }

  /** Starts no further passes. Resolves when none is in progress. */
  async close(): Promise<void> {
    await Promise.all([this.#reconciler.close(), this.#nudges.close()]);
  }
}

/** Pending checks of a device. */
interface Pending {
  readonly deviceNetworkId: string;
  /** IDs of rules, by device or resource. */
  readonly checks: Map<string, Set<string>>;
}

/** Number of devices checked at a time. A quarter more is reserved for networks with few. */
const DEVICES_AT_A_TIME = 4;
/** Checks per turn of the event loop. A device can have about as many rules as its network. */
const CHECKS_AT_A_TIME = 16;

/**
 * Checks causes as soon as an event may begin or end them. The next sweep finds the causes that this misses.
 */
class CauseNudges {
  readonly #context: RuleContext;
  readonly #causes: CauseCheck;
  readonly #reconciler: Reconciler;
  /** Pending checks, by device. */
  readonly #pending = new Map<string, Pending>();
  /** IDs of rules, by network and cause. */
  readonly #rules = new Map<string, Set<string>>();
  /** Keys of `#rules`, by rule. */
  readonly #keys = new Map<string, string>();
  readonly #budget = new TurnBudget(CHECKS_AT_A_TIME);
  #unsubscribe: (() => void) | undefined;

  constructor(context: RuleContext, causes: CauseCheck) {
    this.#context = context;
    this.#causes = causes;
    this.#reconciler = new Reconciler({
      clock: context.clock,
      reconcile: (deviceId) => this.#check(deviceId),
      turn: createFairScheduler(
        DEVICES_AT_A_TIME,
        (deviceId) => this.#pending.get(deviceId)?.deviceNetworkId,
      ),
      onError: context.onError,
    });
  }

  /** Adds an enabled or changed rule. */
  watch({ id, deviceNetworkId, cause }: StateRule): void {
    this.forget(id);
    const key = keyOf(deviceNetworkId, cause);
    this.#keys.set(id, key);
    addTo(this.#rules, key, id);
    // Listen only while there are such rules, because each listener makes events more expensive.
    this.#unsubscribe ??= this.#context.events.subscribe((event) => this.#handleEvent(event));
  }

  /** Removes a disabled, changed or deleted rule. */
  forget(ruleId: string): void {
    const key = this.#keys.get(ruleId);
    if (key === undefined) return;
    this.#causes.forget(ruleId);
    this.#keys.delete(ruleId);
    deleteFrom(this.#rules, key, ruleId);
    if (this.#keys.size === 0) this.#stopListening();
  }

  firmwareChanged(deviceNetworkId: string, deviceId: string): void {
    const ruleIds = this.#rulesFor(deviceNetworkId, 'FirmwareUpdateFailed');
    this.#add({ deviceNetworkId, deviceId }, deviceId, ruleIds);
  }

  #rulesFor(deviceNetworkId: string, cause: StateCause): ReadonlySet<string> | undefined {
    return this.#rules.get(keyOf(deviceNetworkId, cause));
  }

  #handleEvent(event: DomainEvent): void {
    switch (event.type) {
      case 'measurement':
        this.#add(event, event.resourceId, this.#causes.rulesOf(event.resourceId));
        break;
      case 'device.registered':
        this.#add(event, event.deviceId, this.#causes.rulesOf(event.deviceId));
        break;
      case 'device.offline':
        this.#add(event, event.deviceId, this.#rulesFor(event.deviceNetworkId, 'RegistrationLost'));
        break;
      default:
    }
  }

  #add(
    { deviceNetworkId, deviceId }: { readonly deviceNetworkId: string; readonly deviceId: string },
    subjectId: string,
    ruleIds: ReadonlySet<string> | undefined,
  ): void {
    if (ruleIds === undefined || ruleIds.size === 0 || this.#reconciler.isClosed) return;
    const pending: Pending = this.#pending.get(deviceId) ?? { deviceNetworkId, checks: new Map() };
    for (const id of ruleIds) addTo(pending.checks, subjectId, id);
    this.#pending.set(deviceId, pending);
    this.#reconciler.wake(deviceId);
  }

  async #check(deviceId: string): Promise<PassResult> {
    const pending = this.#pending.get(deviceId);
    this.#pending.delete(deviceId);
    for (const [subjectId, ruleIds] of pending?.checks ?? []) {
      for (const ruleId of ruleIds) {
        await this.#budget.spend(1);
        const indexed = this.#context.index.get(ruleId);
        if (indexed !== undefined) await this.#causes.check(indexed, deviceId, subjectId);
      }
    }
    return 'done';
  }

  #stopListening(): void {
    this.#unsubscribe?.();
    this.#unsubscribe = undefined;
  }

  async close(): Promise<void> {
    this.#stopListening();
    await this.#reconciler.close();
  }
}

const keyOf = (deviceNetworkId: string, cause: StateCause): string => `${deviceNetworkId}/${cause}`;
