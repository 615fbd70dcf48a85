import { devices } from './model/device.ts';
import { registrations } from '../registration/model/registration.ts';
import type { Condition } from '../../store/port.ts';

/**
 * Returns a condition for devices by the time that they were last seen. For an online device, this is the time
 * of its registration, not the one stored in the device.
 *
 * @param condition compares a time in epoch milliseconds; its field is ignored
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
