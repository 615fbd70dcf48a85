import { omitUndefined, runsOf } from '../../kernel/data.ts';
import { TurnBudget } from '../../kernel/tasks.ts';
import type { Reader } from '../../store/port.ts';
import { parseResourceId } from '../device-objects/model.ts';
import type { SmartObject } from '../device-objects/model.ts';
import type { ResourceView } from '../device-objects/resource-views.ts';
import { devices, isVirtualDevice } from '../devices/model.ts';
import type { Device } from '../devices/model.ts';
import { firmwareUpdates } from '../firmware/model.ts';
import { ResourceSelection } from '../resource-collections/resource-selection.ts';
import type { SelectedResources } from '../resource-collections/resource-selection.ts';
import type { RuleChange, RuleContext } from './context.ts';
import { changeOf, GroupRun } from './evaluation.ts';
import type { GroupRule } from './evaluation.ts';
import { metConditionId, metConditions } from './model.ts';
import type { Rule, TriggerCause } from './model.ts';
import { groupKeyOf } from './rule-index.ts';
import type { IndexedRule } from './rule-index.ts';
import type { RuleCommits } from './rule-commits.ts';
import { addTo, deleteFrom } from './step.ts';

/** Causes of events other than values. */
export type StateCause = Exclude<TriggerCause, 'Values'>;

/** A rule whose cause is not values. */
export type StateRule = Rule & { readonly cause: StateCause };

export const isStateRule = (rule: Rule): rule is StateRule => rule.cause !== 'Values';

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

/**
 * Compares the current state with the stored one: whether the cause of a rule holds for a device or resource,
 * and whether its met condition is stored. A cause counts as a condition that is met as long as the cause
 * holds.
 */
export class CauseCheck {
  readonly #context: RuleContext;
  readonly #commits: RuleCommits;
  /** IDs of rules, by device or resource for which their cause holds, so that finding them costs a look-up. */
  readonly #rules = new Map<string, Set<string>>();
  /** IDs of devices and resources, by rule. */
  readonly #subjects = new Map<string, Set<string>>();
  readonly #budget = new TurnBudget(CHECKS_AT_A_TIME);

  constructor(context: RuleContext, commits: RuleCommits) {
    this.#context = context;
    this.#commits = commits;
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
    await this.#commits.decide(indexed, deviceId, () => this.#decide(indexed, rule, deviceId, subjectId));
  }

  /**
   * Checks the subjects whose cause has held so far: it may have ended, or the device may have left the
   * collection.
   */
  async checkMet(indexed: IndexedRule, isStopped: () => boolean): Promise<void> {
    const where = [{ field: 'revision', op: 'eq', value: indexed.rule.revision }] as const;
    const met = this.#context.store.collection(metConditions).iterate({ where });
    for await (const { deviceId, resourceId } of met) {
      if (isStopped()) return;
      await this.#budget.spend(1);
      await this.check(indexed, deviceId, resourceId);
    }
  }

  /** Checks the subjects whose cause may have begun. */
  async checkAll(indexed: IndexedRule, rule: StateRule, isStopped: () => boolean): Promise<void> {
    const selection = await ResourceSelection.of(this.#context, indexed.collection);
    for await (const run of runsOf(selection.walk(), OBJECTS_AT_A_TIME)) {
      const subjects = new Map<string, CauseSubject>();
      for (const selected of run) {
        for (const subject of subjectsOf(rule, selected)) subjects.set(subject.id, subject);
      }
      for (const { id, device } of await this.#findBegun(rule, [...subjects.values()])) {
        if (isStopped()) return;
        await this.#budget.spend(1);
        await this.check(indexed, device.id, id);
      }
      if (isStopped()) return;
    }
  }

  /** Returns the IDs of the rules whose cause holds for a device or resource. */
  rulesOf(subjectId: string): ReadonlySet<string> | undefined {
    return this.#rules.get(subjectId);
  }

  /** Forgets the devices and resources for which the cause of a rule holds. */
  forget(ruleId: string): void {
    for (const subjectId of this.#subjects.get(ruleId) ?? []) deleteFrom(this.#rules, subjectId, ruleId);
    this.#subjects.delete(ruleId);
  }

  #setHolds(ruleId: string, subjectId: string, holds: boolean): void {
    const change = holds ? addTo : deleteFrom;
    change(this.#rules, subjectId, ruleId);
    change(this.#subjects, ruleId, subjectId);
  }

  async #decide(
    indexed: IndexedRule,
    rule: StateRule,
    deviceId: string,
    subjectId: string,
  ): Promise<RuleChange | undefined> {
    const { store, clock } = this.#context;
    const timeMs = clock.now();
    const device = await store.collection(devices).get(deviceId);
    if (device === undefined) {
      // The met conditions of the device have been deleted with it.
      this.#setHolds(rule.id, subjectId, false);
      return undefined;
    }
    const subject = await this.#watched(indexed, rule, device, subjectId);
    const holds = subject !== undefined && (await holdingOf(store, rule, [subject], timeMs)).has(subjectId);
    const met = await store
      .collection(metConditions)
      .get(metConditionId(rule.revision, rule.cause, subjectId));
    this.#setHolds(rule.id, subjectId, met !== undefined);
    if (holds === (met !== undefined)) return undefined;
    const smartObject = subject?.smartObject;
    const smartObjectId = smartObject?.id ?? deviceId;
    const groupKey = met?.groupKey ?? groupKeyOf(rule, { deviceId, smartObjectId, resourceId: subjectId });
    const logic = logicOf(indexed, rule);
    const run = await GroupRun.of(this.#context, logic, groupKey, [subjectId]);
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
    const change = await changeOf(store, [run]);
    return {
      ...change,
      settle: () => {
        change.settle();
        this.#setHolds(rule.id, subjectId, holds);
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
    const { objects, selections } = this.#context;
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

  /** Returns the subjects for which the cause holds but is not stored. */
  async #findBegun(rule: StateRule, subjects: readonly CauseSubject[]): Promise<readonly CauseSubject[]> {
    const { store, clock } = this.#context;
    const holding = await holdingOf(store, rule, subjects, clock.now());
    const candidates = subjects.filter(({ id }) => holding.has(id));
    const idOf = ({ id }: CauseSubject): string => metConditionId(rule.revision, rule.cause, id);
    const met = await store.collection(metConditions).getMany(candidates.map(idOf));
    return candidates.filter((one) => !met.has(idOf(one)));
  }
}

function logicOf({ triggerType, resetMethod }: IndexedRule, rule: StateRule): GroupRule {
  const condition = { id: rule.cause, triggers: (value: unknown) => value === true, resets: () => true };
  return { rule, triggerType, resetMethod, isAnyEnough: true, conditions: [condition] };
}

/** A device, or a resource of a device, that a rule watches. */
interface CauseSubject {
  /** ID of the device or resource. */
  readonly id: string;
  readonly device: Device;
  /** Absent if the cause is about devices. */
  readonly smartObject?: SmartObject;
}

/** Returns the subjects of a rule among the resources of a smart object that its collection selects. */
function subjectsOf(
  { cause }: StateRule,
  { device, smartObject, resources }: SelectedResources,
): CauseSubject[] {
  if (cause === 'NoValue') {
    return resources.filter(hasValues).map(({ id }) => ({ id, device, smartObject }));
  }
  return resources.length === 0 || isVirtualDevice(device) ? [] : [{ id: device.id, device }];
}

/**
 * Returns whether values of a resource can be expected. Values of a multiple-instance resource are values of
 * its instances.
 */
function hasValues({ model, path }: ResourceView): boolean {
  return model.operations.includes('R') && (!model.multiple || path.resourceInstanceId !== undefined);
}

/** Seconds after which a cause counts if its rule does not set them. */
const DEFAULT_AFTER_SECONDS = 3_600;

/** Returns the milliseconds that NoValue and DeviceOffline must last. */
const afterMsOf = ({ afterSeconds = DEFAULT_AFTER_SECONDS }: Rule): number => afterSeconds * 1000;

/**
 * Returns the IDs of the subjects for which the cause of a rule holds now.
 *
 * @param nowMs epoch milliseconds
 */
async function holdingOf(
  reader: Reader,
  rule: StateRule,
  subjects: readonly CauseSubject[],
  nowMs: number,
): Promise<ReadonlySet<string>> {
  const latestStart = nowMs - afterMsOf(rule);
  switch (rule.cause) {
    case 'NoValue': {
      const latest = await reader.measurements.latest(subjects.map(({ id }) => id));
      return idsOf(
        subjects,
        ({ id, device }) =>
          (latest.get(id)?.timeMs ?? Math.max(rule.revisedAt, device.createdAt)) <= latestStart,
      );
    }
    case 'DeviceOffline':
      return idsOf(subjects, ({ device }) => {
        const since = offlineSince(device);
        return since !== undefined && since <= latestStart;
      });
    case 'RegistrationLost':
      return idsOf(
        subjects,
        ({ device }) => device.status === 'offline' && device.contactLostTime !== undefined,
      );
    case 'FirmwareUpdateFailed': {
      const updates = await reader.collection(firmwareUpdates).getMany(subjects.map(({ id }) => id));
      return idsOf(subjects, ({ id }) => updates.get(id)?.hasFailed === true);
    }
  }
}

/**
 * Returns the time since which a device has had no registration, in epoch milliseconds; undefined if it has
 * one.
 */
function offlineSince({
  status,
  contactLostTime,
  deregistrationTime,
  createdAt,
}: Device): number | undefined {
  return status === 'online' ? undefined : (contactLostTime ?? deregistrationTime ?? createdAt);
}

function idsOf(
  subjects: readonly CauseSubject[],
  holds: (subject: CauseSubject) => boolean,
): ReadonlySet<string> {
  return new Set(subjects.filter(holds).map(({ id }) => id));
}
