import type { Sample } from '../../store/port.ts';
import type { Test } from './comparisons.ts';
import type { ResetMethod, TriggerType } from './model/rule.ts';

/** A condition, compiled to compare values. */
export interface CompiledCondition {
  readonly id: string;
  readonly triggers: Test;
  /** Called with values that do not meet the trigger. */
  readonly resets: Test;
}

/** Conditions of a rule and how it combines them. */
export interface RuleLogic {
  readonly conditions: readonly CompiledCondition[];
  readonly triggerType: TriggerType;
  readonly resetMethod: ResetMethod;
  readonly isAnyEnough: boolean;
}

/** A change of whether a resource meets a condition. */
export interface ConditionChange {
  readonly conditionId: string;
  readonly resourceId: string;
  readonly isMet: boolean;
}

/** Changes made by one value. */
export interface GroupChange {
  readonly conditions: readonly ConditionChange[];
  /** ID of the condition whose trigger the value met, if it raises an event about its resource. */
  readonly raises?: string;
  /** Keys of the active events that are reset: resource IDs, or empty for the event of the group. */
  readonly resets: readonly string[];
}

const noChange: GroupChange = { conditions: [], resets: [] };

/**
 * Resources that a rule evaluates together: those of a smart object, of a device, or of the whole collection.
 * Holds which conditions they meet and which events are active.
 */
export class RuleGroup {
  readonly #met = new Map<string, Set<string>>();
  readonly #active = new Set<string>();

  /** Whether no condition is met and no event is active. Such a group need not be kept. */
  get isEmpty(): boolean {
    return this.#met.size === 0 && this.#active.size === 0;
  }

  setMet({ conditionId, resourceId, isMet }: ConditionChange): void {
    const resources = this.#met.get(conditionId) ?? new Set<string>();
    if (isMet) resources.add(resourceId);
    else resources.delete(resourceId);
    if (resources.size === 0) this.#met.delete(conditionId);
    else this.#met.set(conditionId, resources);
  }

  /** @param key see {@link eventKey} */
  setActive(key: string): void {
    this.#active.add(key);
  }

  /** Keys of the active events. */
  get active(): ReadonlySet<string> {
    return this.#active;
  }

  #isMet(conditionId: string, resourceId: string): boolean {
    return this.#met.get(conditionId)?.has(resourceId) === true;
  }

  /**
   * Compares a value and changes the group accordingly. A condition ignores values of a type that it cannot
   * compare.
   *
   * @param compared conditions on values of this resource
   */
  take(
    rule: RuleLogic,
    compared: readonly CompiledCondition[],
    resourceId: string,
    value: Sample['value'],
  ): GroupChange {
    const conditions: ConditionChange[] = [];
    let triggered: string | undefined;
    for (const condition of compared) {
      const meets = condition.triggers(value);
      if (meets === undefined) continue;
      if (meets) triggered ??= condition.id;
      const wasMet = this.#isMet(condition.id, resourceId);
      if (meets !== wasMet && (meets || condition.resets(value) === true)) {
        const change = { conditionId: condition.id, resourceId, isMet: meets };
        this.setMet(change);
        conditions.push(change);
      }
    }
    if (this.isEmpty && conditions.length === 0) return noChange;
    return { conditions, ...this.#events(rule, compared, resourceId, triggered) };
  }

  /** Removes a resource that no longer belongs to the collection: it meets no conditions. */
  leave(rule: RuleLogic, resourceId: string): GroupChange {
    const conditions = rule.conditions
      .filter(({ id }) => this.#isMet(id, resourceId))
      .map(({ id }) => ({ conditionId: id, resourceId, isMet: false }));
    for (const change of conditions) this.setMet(change);
    return { conditions, ...this.#events(rule, rule.conditions, resourceId, undefined) };
  }

  #events(
    rule: RuleLogic,
    compared: readonly CompiledCondition[],
    resourceId: string,
    triggered: string | undefined,
  ): Pick<GroupChange, 'raises' | 'resets'> {
    const holds = this.#holds(rule);
    const key = eventKey(rule.triggerType, resourceId);
    if (holds && triggered !== undefined) {
      if (this.#active.has(key)) return { resets: [] };
      this.#active.add(key);
      return { raises: triggered, resets: [] };
    }
    if (rule.resetMethod === 'Manually') return { resets: [] };
    const isOver =
      rule.triggerType === 'ForEveryResource' && !compared.some(({ id }) => this.#isMet(id, resourceId));
    const resets = holds ? (isOver && this.#active.has(key) ? [key] : []) : [...this.#active];
    for (const one of resets) this.#active.delete(one);
    return { resets };
  }

  #holds({ conditions, isAnyEnough }: RuleLogic): boolean {
    return isAnyEnough
      ? conditions.some(({ id }) => this.#met.has(id))
      : conditions.every(({ id }) => this.#met.has(id));
  }
}

/**
 * Returns the key of an event within its group: the resource ID, or empty if the group has at most one event.
 */
export function eventKey(triggerType: TriggerType, resourceId: string): string {
  return triggerType === 'ForEveryResource' ? resourceId : '';
}
