import { devices } from './model/device.ts';
import { registrations } from '../registration/model/registration.ts';
import type { Condition } from '../../store/port.ts';

/**
 * Devices that were last heard of at such a time, as a condition on devices. A live registration knows when better
 * than its device does.
 *
 * @param condition on a time in epoch milliseconds; its field does not matter
 */
export function lastSeenCondition(condition: Condition): Condition {
  const offline = { field: 'status', op: 'ne', value: 'online' } as const;
  return {
    field: 'id',
    op: 'among',
    value: [
      { collection: registrations, field: 'id', where: [{ ...condition, field: 'updatedAt' }] },
      { collection: devices, field: 'id', where: [{ ...condition, field: 'lastSeen' }, offline] },
    ],
  };
}
