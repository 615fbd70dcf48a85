import { deleteOperation, putOperation } from '../../store/port.ts';
import type { Reader, WriteOperation } from '../../store/port.ts';
import { metConditionId, metConditions } from './model/met-condition.ts';
import type { MetCondition } from './model/met-condition.ts';
import { activeGroup, activeKey, raisedEvents } from './model/raised-event.ts';
import type { RaisedEvent } from './model/raised-event.ts';
import { eventKey, RuleGroup } from './rule-group.ts';
import type { ConditionChange, RuleLogic } from './rule-group.ts';
import type { Rule } from './model/rule.ts';

/**
 * Maximum number of active events of a group that one value resets. The values that follow reset the others.
 */
const MAX_EVENTS = 1_000;

/** A stored group, as far as values of some resources need it. */
export interface StoredGroup {
  readonly group: RuleGroup;
  /** Active events by key within the group. */
  readonly events: ReadonlyMap<string, RaisedEvent>;
  /** Whether `events` is complete. */
  readonly isComplete: boolean;
}

/**
 * Reads a group. It only matters whether another resource meets a condition, so the cost does not depend on
 * the size of the group.
 *
 * @param resourceIds resources whose values are compared, or the device for a cause about devices
 */
export async function readGroup(
  reader: Reader,
  {
    rule,
    conditions,
  }: Pick<RuleLogic, 'conditions'> & { readonly rule: Pick<Rule, 'revision' | 'triggerType'> },
  groupKey: string,
  resourceIds: readonly string[],
): Promise<StoredGroup> {
  const group = new RuleGroup();
  const collection = reader.collection(metConditions);
  const own = conditions.flatMap(({ id }) =>
    resourceIds.map((resourceId) => metConditionId(rule.revision, id, resourceId)),
  );
  const met: MetCondition[] = [...(await collection.getMany(own)).values()];
  if (groupKey !== resourceIds[0]) {
    for (const { id } of conditions) {
      const others = await collection.find({
        where: [
          { field: 'revision', op: 'eq', value: rule.revision },
          { field: 'groupKey', op: 'eq', value: groupKey },
          { field: 'conditionId', op: 'eq', value: id },
        ],
        limit: resourceIds.length + 1,
      });
      met.push(...others);
    }
  }
  for (const { conditionId, resourceId } of met) group.setMet({ conditionId, resourceId, isMet: true });
  const of = activeGroup(rule.revision, groupKey);
  const active = await reader.collection(raisedEvents).find({
    where: [{ field: 'activeGroup', op: 'eq', value: of }],
    limit: MAX_EVENTS,
  });
  const isComplete = active.length < MAX_EVENTS;
  if (!isComplete) {
    const keys = resourceIds.map((id) => activeKey(of, eventKey(rule.triggerType, id)));
    const where = [{ field: 'activeKey', op: 'in', value: keys }] as const;
    active.push(...(await reader.collection(raisedEvents).find({ where })));
  }
  const events = new Map(active.map((event) => [keyInGroup(event), event]));
  for (const key of events.keys()) group.setActive(key);
  return { group, events, isComplete };
}

function keyInGroup({ activeGroup: of = '', activeKey: key = '' }: RaisedEvent): string {
  return key.slice(of.length + 1);
}

/** Returns the write for a change of whether a resource meets a condition. */
export function conditionWrite(
  { conditionId, resourceId, isMet }: ConditionChange,
  rest: Pick<MetCondition, 'deviceNetworkId' | 'revision' | 'groupKey' | 'deviceId'>,
): WriteOperation {
  const id = metConditionId(rest.revision, conditionId, resourceId);
  return isMet
    ? putOperation(metConditions, { id, conditionId, resourceId, ...rest })
    : deleteOperation(metConditions, id);
}
