import type { Clock } from '../../kernel/clock.ts';
import { createFairScheduler, Reconciler } from '../../kernel/reconciler.ts';
import type { PassResult } from '../../kernel/reconciler.ts';
import { TurnBudget } from '../../kernel/turns.ts';
import type { DomainEvent, EventBus } from '../events/events.ts';
import type { CauseCheck } from './cause-check.ts';
import type { CauseSubjects } from './cause-subjects.ts';
import type { StateCause, StateRule } from './causes.ts';
import type { RuleIndex } from './rule-index.ts';

export interface CauseNudgesDependencies {
  readonly clock: Clock;
  readonly bus: EventBus;
  readonly index: RuleIndex;
  readonly subjects: CauseSubjects;
  readonly check: CauseCheck;
  readonly onError: (error: unknown) => void;
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
export class CauseNudges {
  readonly #deps: CauseNudgesDependencies;
  readonly #reconciler: Reconciler;
  /** Pending checks, by device. */
  readonly #pending = new Map<string, Pending>();
  /** IDs of rules, by network and cause. */
  readonly #rules = new Map<string, Set<string>>();
  /** Keys of `#rules`, by rule. */
  readonly #keys = new Map<string, string>();
  readonly #budget = new TurnBudget(CHECKS_AT_A_TIME);
  #unsubscribe: (() => void) | undefined;

  constructor(deps: CauseNudgesDependencies) {
    this.#deps = deps;
    this.#reconciler = new Reconciler({
      clock: deps.clock,
      reconcile: (deviceId) => this.#check(deviceId),
      turn: createFairScheduler(
        DEVICES_AT_A_TIME,
        (deviceId) => this.#pending.get(deviceId)?.deviceNetworkId,
      ),
      onError: deps.onError,
    });
  }

  /** Adds an enabled or changed rule. */
  watch({ id, deviceNetworkId, cause }: StateRule): void {
    this.forget(id);
    const key = keyOf(deviceNetworkId, cause);
    this.#keys.set(id, key);
    this.#rules.set(key, (this.#rules.get(key) ?? new Set()).add(id));
    // Listen only while there are such rules, because each listener makes events more expensive.
    this.#unsubscribe ??= this.#deps.bus.subscribe((event) => this.#handleEvent(event));
  }

  /** Removes a disabled, changed or deleted rule. */
  forget(ruleId: string): void {
    const key = this.#keys.get(ruleId);
    if (key === undefined) return;
    this.#deps.subjects.deleteRule(ruleId);
    this.#keys.delete(ruleId);
    const ids = this.#rules.get(key);
    if (ids?.delete(ruleId) === true && ids.size === 0) this.#rules.delete(key);
    if (this.#keys.size === 0) this.#stopListening();
  }

  /** Checks the rules of a device whose firmware update began or ended. */
  firmwareChanged(deviceNetworkId: string, deviceId: string): void {
    this.#add(deviceNetworkId, deviceId, deviceId, this.#rulesFor(deviceNetworkId, 'FirmwareUpdateFailed'));
  }

  #rulesFor(deviceNetworkId: string, cause: StateCause): ReadonlySet<string> | undefined {
    return this.#rules.get(keyOf(deviceNetworkId, cause));
  }

  #handleEvent(event: DomainEvent): void {
    const { subjects } = this.#deps;
    const { deviceNetworkId } = event;
    switch (event.type) {
      case 'measurement':
        this.#add(deviceNetworkId, event.deviceId, event.resourceId, subjects.rulesOf(event.resourceId));
        return;
      case 'device.registered':
        this.#add(deviceNetworkId, event.deviceId, event.deviceId, subjects.rulesOf(event.deviceId));
        return;
      case 'device.offline':
        this.#add(
          deviceNetworkId,
          event.deviceId,
          event.deviceId,
          this.#rulesFor(deviceNetworkId, 'RegistrationLost'),
        );
        return;
      default:
        return;
    }
  }

  #add(
    deviceNetworkId: string,
    deviceId: string,
    subjectId: string,
    ruleIds: ReadonlySet<string> | undefined,
  ): void {
    if (ruleIds === undefined || ruleIds.size === 0 || this.#reconciler.isClosed) return;
    const pending: Pending = this.#pending.get(deviceId) ?? { deviceNetworkId, checks: new Map() };
    const known = pending.checks.get(subjectId) ?? new Set<string>();
    for (const id of ruleIds) known.add(id);
    pending.checks.set(subjectId, known);
    this.#pending.set(deviceId, pending);
    this.#reconciler.wake(deviceId);
  }

  async #check(deviceId: string): Promise<PassResult> {
    const { index, check } = this.#deps;
    const pending = this.#pending.get(deviceId);
    this.#pending.delete(deviceId);
    for (const [subjectId, ruleIds] of pending?.checks ?? []) {
      for (const ruleId of ruleIds) {
        await this.#budget.spend(1);
        const indexed = index.get(ruleId);
        if (indexed !== undefined) await check.check(indexed, deviceId, subjectId);
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
