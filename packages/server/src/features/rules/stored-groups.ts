import { deleteOperation, putOperation } from '../../store/port.ts';
import type { Reader, WriteOperation } from '../../store/port.ts';
import { metConditionId, metConditions } from './model/met-condition.ts';
import type { MetCondition } from './model/met-condition.ts';
import { activeGroup, raisedEvents } from './model/raised-event.ts';
import type { RaisedEvent } from './model/raised-event.ts';
import { RuleGroup } from './rule-group.ts';
import type { ConditionChange, RuleLogic } from './rule-group.ts';
import type { Rule } from './model/rule.ts';

/** Active events of a group that one value resets at most. The next value resets the others. */
const MAX_EVENTS = 1_000;

/** A group as it is stored, as far as values of some resources need it. */
export interface StoredGroup {
  readonly group: RuleGroup;
  /** Active events by their key in the group. */
  readonly events: ReadonlyMap<string, RaisedEvent>;
}

/**
 * Reads a group. Which other resources meet a condition does not matter, only whether one does, so that the costs do not depend on
 * the size of the group.
 *
 * @param resourceIds resources whose values are to be compared, or the device of a cause that is about devices
 */
export async function readGroup(
  reader: Reader,
  { rule, conditions }: Pick<RuleLogic, 'conditions'> & { readonly rule: Pick<Rule, 'revision'> },
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
  const active = await reader.collection(raisedEvents).find({
    where: [{ field: 'activeGroup', op: 'eq', value: activeGroup(rule.revision, groupKey) }],
    limit: MAX_EVENTS,
  });
  const events = new Map(active.map((event) => [keyInGroup(event), event]));
  for (const key of events.keys()) group.setActive(key, true);
  return { group, events };
}

function keyInGroup({ activeGroup: of = '', activeKey = '' }: RaisedEvent): string {
  return activeKey.slice(of.length + 1);
}

/** The write of a condition that a resource has come to meet, or no longer meets. */
export function conditionWrite(
  { conditionId, resourceId, isMet }: ConditionChange,
  rest: Pick<MetCondition, 'deviceNetworkId' | 'revision' | 'groupKey' | 'deviceId'>,
): WriteOperation {
  const id = metConditionId(rest.revision, conditionId, resourceId);
  return isMet
    ? putOperation(metConditions, { id, conditionId, resourceId, ...rest })
    : deleteOperation(metConditions, id);
}
