/**
 * Devices and resources for which causes of rules hold. In memory, so that finding the rules of a value costs
 * a look-up.
 */
export class CauseSubjects {
  readonly #rules = new Map<string, Set<string>>();
  readonly #subjects = new Map<string, Set<string>>();

  /** @param subjectId ID of the device or resource */
  set(ruleId: string, subjectId: string, holds: boolean): void {
    if (holds) {
      add(this.#rules, subjectId, ruleId);
      add(this.#subjects, ruleId, subjectId);
    } else {
      drop(this.#rules, subjectId, ruleId);
      drop(this.#subjects, ruleId, subjectId);
    }
  }

  /** Returns the IDs of the rules whose cause holds for a device or resource. */
  rulesOf(subjectId: string): ReadonlySet<string> | undefined {
    return this.#rules.get(subjectId);
  }

  deleteRule(ruleId: string): void {
    for (const subjectId of this.#subjects.get(ruleId) ?? []) drop(this.#rules, subjectId, ruleId);
    this.#subjects.delete(ruleId);
  }
}

function add(sets: Map<string, Set<string>>, key: string, value: string): void {
  const values = sets.get(key);
  if (values === undefined) sets.set(key, new Set([value]));
  else values.add(value);
}

function drop(sets: Map<string, Set<string>>, key: string, value: string): void {
  const values = sets.get(key);
  if (values?.delete(value) === true && values.size === 0) sets.delete(key);
}
