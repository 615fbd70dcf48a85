import { RE2JS } from 're2js';
import type { Sample } from '../../store/port.ts';
import type { Comparison, ResetMethod, RuleOperator, TriggerType } from './model.ts';

type Value = Sample['value'];

/**
 * Returns whether a value meets a comparison; undefined for a value of a type that the operator does not
 * compare.
 */
export type Test = (value: Value) => boolean | undefined;

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
interface ConditionChange {
  readonly conditionId: string;
  readonly resourceId: string;
  readonly isMet: boolean;
}

/** Changes made by one value. */
interface GroupChange {
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
    if (isMet) addTo(this.#met, conditionId, resourceId);
    else deleteFrom(this.#met, conditionId, resourceId);
  }

  /** @param key see {@link eventKey} */
  setActive(key: string): void {
    this.#active.add(key);
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

/** Type of the values that an operator compares. */
type ComparedType = 'number' | 'string' | 'boolean' | 'any';

const ofNumbers: Readonly<Record<string, (value: number, min: number, max: number) => boolean>> = {
  Equals: (value, limit) => value === limit,
  NotEquals: (value, limit) => value !== limit,
  GreaterThan: (value, limit) => value > limit,
  GreaterEqual: (value, limit) => value >= limit,
  LowerThan: (value, limit) => value < limit,
  LowerEqual: (value, limit) => value <= limit,
  InsideRange: (value, min, max) => value >= min && value <= max,
  InsideRangeStrict: (value, min, max) => value > min && value < max,
  OutsideRange: (value, min, max) => value < min || value > max,
};
const ranges: ReadonlySet<RuleOperator> = new Set(['InsideRange', 'InsideRangeStrict', 'OutsideRange']);

const ofTexts: Readonly<Record<string, (value: string, text: string) => boolean>> = {
  StringEquals: (value, text) => value === text,
  StringNotEquals: (value, text) => value !== text,
  StringStartsWith: (value, text) => value.startsWith(text),
  StringNotStartsWith: (value, text) => !value.startsWith(text),
  StringEndsWith: (value, text) => value.endsWith(text),
  StringNotEndsWith: (value, text) => !value.endsWith(text),
  StringContains: (value, text) => value.includes(text),
  StringNotContains: (value, text) => !value.includes(text),
};
const regularExpressions: ReadonlySet<RuleOperator> = new Set(['StringRegexMatch', 'StringNotRegexMatch']);
/**
 * Maximum number of instructions of a compiled regular expression. RE2 takes up to that many steps per
 * character. This limit and the next one keep a comparison below about 10 ms.
 */
const MAX_EXPRESSION_SIZE = 200;
/** Number of leading characters of a value that a regular expression is compared with. */
const MAX_COMPARED_CHARACTERS = 1_000;

/** Returns the type of the values that an operator compares. */
export function comparedType(operator: RuleOperator): ComparedType {
  if (operator === 'None') return 'any';
  if (operator === 'BooleanIsTrue' || operator === 'BooleanIsFalse') return 'boolean';
  return operator in ofNumbers ? 'number' : 'string';
}

export const isExpression = ({ operator }: Comparison): boolean => regularExpressions.has(operator);

/** Returns the limit of an operator with one limit: the minimum, or else the maximum. */
const limitOf = ({ min, max }: Comparison): number | undefined => min ?? max;

/** Names of the members of a comparison in a request. */
interface LimitNames {
  readonly min: string;
  readonly max: string;
  readonly text: string;
}

/** Returns the faults of a comparison, by request member. Empty if it is complete. */
export function comparisonFaults(comparison: Comparison, names: LimitNames): Record<string, string[]> {
  const { operator, min, max, text } = comparison;
  switch (comparedType(operator)) {
    case 'number':
      return ranges.has(operator) ? rangeFaults(comparison, names) : limitFaults(operator, min, max, names);
    case 'string':
      return textFaults(operator, text, names);
    default:
      return {};
  }
}

function rangeFaults({ operator, min, max }: Comparison, names: LimitNames): Record<string, string[]> {
  if (min === undefined) return { [names.min]: [`Is missing. ${operator} needs a minimum and a maximum.`] };
  if (max === undefined) return { [names.max]: [`Is missing. ${operator} needs a minimum and a maximum.`] };
  if (min > max) return { [names.min]: [`Must be at most ${names.max}, ${max}, not ${min}.`] };
  return operator === 'InsideRangeStrict' && min === max
    ? { [names.min]: [`Must be below ${names.max}, ${max}: ${operator} includes neither limit.`] }
    : {};
}

function limitFaults(
  operator: RuleOperator,
  min: number | undefined,
  max: number | undefined,
  names: LimitNames,
): Record<string, string[]> {
  if (min === undefined && max === undefined) {
    return { [names.min]: [`Is missing. ${operator} needs a limit, here or in ${names.max}.`] };
  }
  return min !== undefined && max !== undefined && min !== max
    ? { [names.max]: [`Must be left out. ${operator} takes one limit, and ${names.min} has it.`] }
    : {};
}

function textFaults(
  operator: RuleOperator,
  text: string | undefined,
  names: LimitNames,
): Record<string, string[]> {
  if (text === undefined) return { [names.text]: [`Is missing. ${operator} needs a text.`] };
  if (!regularExpressions.has(operator)) return {};
  const fault = expressionFault(text);
  return fault === undefined ? {} : { [names.text]: [fault] };
}

function expressionFault(text: string): string | undefined {
  try {
    const size = RE2JS.compile(text).programSize();
    if (size <= MAX_EXPRESSION_SIZE) return undefined;
    return `Must be simpler: it compiles to ${size} instructions, and ${MAX_EXPRESSION_SIZE} are allowed. Repeat fewer times.`;
  } catch (error) {
    const reason = (error instanceof Error ? error.message : String(error)).replace(
      /^error parsing regexp: /u,
      '',
    );
    return `Must be a regular expression in RE2 syntax, which has no look-around and no back-references: ${reason}.`;
  }
}

/** Compiles a comparison without faults. */
export function testOf(comparison: Comparison): Test {
  const { operator, text = '' } = comparison;
  switch (comparedType(operator)) {
    case 'any':
      return () => true;
    case 'boolean': {
      const wanted = operator === 'BooleanIsTrue';
      return (value) => (typeof value === 'boolean' ? value === wanted : undefined);
    }
    case 'number':
      return numberTest(comparison);
    case 'string':
      return regularExpressions.has(operator) ? expressionTest(operator, text) : textTest(operator, text);
  }
}

function numberTest(comparison: Comparison): Test {
  const { operator } = comparison;
  const compare = ofNumbers[operator];
  const min = ranges.has(operator) ? comparison.min : limitOf(comparison);
  const max = comparison.max ?? min;
  if (compare === undefined || min === undefined || max === undefined) return () => undefined;
  return (value) => (typeof value === 'number' ? compare(value, min, max) : undefined);
}

function textTest(operator: RuleOperator, text: string): Test {
  const compare = ofTexts[operator];
  return (value) => (typeof value === 'string' ? compare?.(value, text) : undefined);
}

function expressionTest(operator: RuleOperator, text: string): Test {
  const pattern = RE2JS.compile(text);
  const wanted = operator === 'StringRegexMatch';
  return (value) =>
    typeof value === 'string'
      ? pattern.matcher(value.slice(0, MAX_COMPARED_CHARACTERS)).find() === wanted
      : undefined;
}

/** Adds a value to the set of a key. */
export function addTo<T>(sets: Map<string, Set<T>>, key: string, value: T): void {
  const values = sets.get(key);
  if (values === undefined) sets.set(key, new Set([value]));
  else values.add(value);
}

/** Deletes a value from the set of a key. A key without values uses no memory. */
export function deleteFrom<T>(sets: Map<string, Set<T>>, key: string, value: T): void {
  const values = sets.get(key);
  if (values?.delete(value) === true && values.size === 0) sets.delete(key);
}
