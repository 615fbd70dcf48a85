import { invalidMember } from '../../kernel/errors.ts';
import type { Condition, ValueSource } from '../../store/port.ts';
import type { OwnGateway } from '../../kernel/live-state.ts';
import { dataCollectors } from './model/data-collector.ts';

/**
 * Converts a condition on ContactLost to one on data collectors. All data collectors of a region share the
 * state of its gateway.
 */
export function contactLost(condition: Condition, { region, state }: OwnGateway): Condition {
  if (condition.op === 'exists') return { ...condition, field: 'id' };
  if (condition.op !== 'eq' && condition.op !== 'ne')
    throw invalidMember('Filter', 'ContactLost can be compared with eq and ne only.');
  const isLost = (condition.op === 'eq') === condition.value;
  return state?.isListening === true
    ? { field: 'region', op: isLost ? 'ne' : 'eq', value: region }
    : { field: 'id', op: 'exists', value: isLost };
}

/**
 * Converts a condition on LastSeen to one on data collectors. LastSeen is the time of the reported status, or
 * else the time since which the gateway of the region has been listening.
 */
export function lastSeen(condition: Condition, { region, state }: OwnGateway): Condition {
  const of = (...where: Condition[]): ValueSource => ({ collection: dataCollectors, field: 'id', where });
  const unreported = { field: condition.field, op: 'exists', value: false } as const;
  const [inRegion, elsewhere] = [
    { field: 'region', op: 'eq', value: region },
    { field: 'region', op: 'ne', value: region },
  ] as const;
  const isAbsent = (condition.op === 'exists' && !condition.value) || condition.op === 'ne';
  const ofState = holds(condition, state?.since) ? [of(unreported, inRegion)] : [];
  const ofNone = isAbsent ? [of(unreported, elsewhere)] : [];
  const reported = { field: condition.field, op: 'exists', value: true } as const;
  return { field: 'id', op: 'among', value: [of(condition, reported), ...ofState, ...ofNone] };
}

/** Returns whether a time meets a condition, compared as in the store. */
function holds(condition: Condition, time: number | undefined): boolean {
  if (condition.op === 'exists') return (time !== undefined) === condition.value;
  if (condition.op === 'ne') return time !== condition.value;
  if (time === undefined) return false;
  const value = Number(condition.value);
  switch (condition.op) {
    case 'in':
      return condition.value.includes(time);
    case 'lt':
      return time < value;
    case 'le':
      return time <= value;
    case 'gt':
      return time > value;
    case 'ge':
      return time >= value;
    default:
      return time === value;
  }
}
