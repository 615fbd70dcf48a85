import { registrations } from '../../registration/model/registration.ts';
import type { ValueSource } from '../../../store/port.ts';
import { devices, deviceStatuses } from './device.ts';

/** Where the times of the latest Registers are: in the registration of a registered device, else in the device. */
export function latestRegistrationSources(deviceNetworkId: string): readonly ValueSource[] {
  const inNetwork = { field: 'deviceNetworkId', op: 'eq', value: deviceNetworkId } as const;
  // A source for each status: the index of the times begins with it.
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
