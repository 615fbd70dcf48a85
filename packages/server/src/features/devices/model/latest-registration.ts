import { registrations } from '../../registration/model/registration.ts';
import type { ValueSource } from '../../../store/port.ts';
import { devices, deviceStatuses } from './device.ts';

/**
 * Returns where the times of the latest Registers are stored: in the registration of a registered device,
 * otherwise in the device.
 */
export function latestRegistrationSources(deviceNetworkId: string): readonly ValueSource[] {
  const inNetwork = { field: 'deviceNetworkId', op: 'eq', value: deviceNetworkId } as const;
  // One source per status, because the index of these times begins with the status.
  const unregistered = deviceStatuses.filter((status) => status !== 'online');
  return [
    { collection: registrations, field: 'registeredAt', where: [inNetwork] },
    ...unregistered.map((value): ValueSource => ({
      collection: devices,
      field: 'latestRegistrationTime',
      where: [{ field: 'status', op: 'eq', value }],
    })),
  ];
}
