import type { Catalogues } from '../../kernel/catalogue.ts';
import type { Clock } from '../../kernel/clock.ts';
import { omitUndefined } from '../../kernel/omit-undefined.ts';
import type { Store } from '../../store/port.ts';
import type { DeviceObjects } from '../device-objects/device-objects.ts';
import { parseResourceId } from '../device-objects/model/resource-id.ts';
import { devices } from '../devices/model/device.ts';
import type { Device } from '../devices/model/device.ts';
import type { CauseSubjects } from './cause-subjects.ts';
import { holdingOf, isStateRule, subjectsOf } from './causes.ts';
import type { CauseSubject, StateRule } from './causes.ts';
import { metConditionId, metConditions } from './model/met-condition.ts';
import { evaluationOf, GroupRun } from './rule-evaluation.ts';
import type { Evaluation, GroupRule } from './rule-evaluation.ts';
import type { CompiledCondition } from './rule-group.ts';
import { groupKeyOf } from './rule-index.ts';
import type { IndexedRule, RuleIndex } from './rule-index.ts';
import type { RuleSelections } from './rule-selections.ts';
import type { RuleWriter } from './rule-writer.ts';
import { readGroup } from './stored-groups.ts';

export interface CauseCheckDependencies {
  readonly store: Store;
  readonly clock: Clock;
  readonly catalogues: Catalogues;
  readonly index: RuleIndex;
  readonly objects: DeviceObjects;
  readonly selections: RuleSelections;
  readonly writer: RuleWriter;
  readonly subjects: CauseSubjects;
}

/**
 * Compares the current state with the stored one: whether the cause of a rule holds for a device or resource,
 * and whether its met condition is stored. A cause counts as a condition that is met as long as the cause
 * holds.
 */
export class CauseCheck {
  readonly #deps: CauseCheckDependencies;

  constructor(deps: CauseCheckDependencies) {
    this.#deps = deps;
  }

  /**
   * Raises or resets the event of a device or resource if its cause has begun or ended. Do not call it in the
   * lane of the device.
   *
   * @param subjectId ID of the device or resource
   */
  async check(indexed: IndexedRule, deviceId: string, subjectId: string): Promise<void> {
    const { rule } = indexed;
    if (!isStateRule(rule)) return;
    await this.#deps.writer.write(indexed, deviceId, () => this.#decide(indexed, rule, deviceId, subjectId));
  }

  async #decide(
    indexed: IndexedRule,
    rule: StateRule,
    deviceId: string,
    subjectId: string,
  ): Promise<Evaluation | undefined> {
    const { store, clock, subjects } = this.#deps;
    const timeMs = clock.now();
    const device = await store.collection(devices).get(deviceId);
    if (device === undefined) {
      // The met conditions of the device have been deleted with it.
      subjects.set(rule.id, subjectId, false);
      return undefined;
    }
    const subject = await this.#watched(indexed, rule, device, subjectId);
    const holds = subject !== undefined && (await holdingOf(store, rule, [subject], timeMs)).has(subjectId);
    const met = await store
      .collection(metConditions)
      .get(metConditionId(rule.revision, rule.cause, subjectId));
    subjects.set(rule.id, subjectId, met !== undefined);
    if (holds === (met !== undefined)) return undefined;
    const smartObject = subject?.smartObject;
    const smartObjectId = smartObject?.id ?? deviceId;
    const groupKey = met?.groupKey ?? groupKeyOf(rule, { deviceId, smartObjectId, resourceId: subjectId });
    const logic = logicOf(indexed, rule);
    const stored = await readGroup(store, logic, groupKey, [subjectId]);
    const run = new GroupRun(this.#deps, logic, groupKey, stored);
    await run.take({
      compared: logic.conditions,
      subjectId,
      value: holds,
      isCause: true,
      isSelected: subject !== undefined,
      timeMs,
      device,
      ...omitUndefined({ smartObject, resourceId: smartObject === undefined ? undefined : subjectId }),
    });
    const evaluation = await evaluationOf(store, [run]);
    return {
      ...evaluation,
      settle: () => {
        evaluation.settle();
        subjects.set(rule.id, subjectId, holds);
      },
    };
  }

  /** Returns the device or resource if it belongs to the rule's collection. */
  async #watched(
    { collection }: IndexedRule,
    rule: StateRule,
    device: Device,
    subjectId: string,
  ): Promise<CauseSubject | undefined> {
    const { objects, selections } = this.#deps;
    const selection = await selections.of(collection);
    const ownId = rule.cause === 'NoValue' ? parseResourceId(subjectId)?.smartObjectId : undefined;
    for (const smartObject of await objects.of(device.id)) {
      if (ownId !== undefined && smartObject.id !== ownId) continue;
      const resources = selection.resourcesOf(device, smartObject);
      const found = subjectsOf(rule, { device, smartObject, resources }).find(({ id }) => id === subjectId);
      if (found !== undefined) return found;
    }
    return undefined;
  }
}

function logicOf(
  { triggerType, resetMethod }: IndexedRule,
  rule: StateRule,
): GroupRule & { readonly conditions: readonly CompiledCondition[] } {
  const condition = { id: rule.cause, triggers: (value: unknown) => value === true, resets: () => true };
  return { rule, triggerType, resetMethod, isAnyEnough: true, conditions: [condition] };
}
