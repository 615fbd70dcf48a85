import { registrations } from '../registration/model/registration.ts';
import type { Reader } from '../../store/port.ts';
import { devices } from './model/device.ts';
import type { Device } from './model/device.ts';

/** Returns the devices with the times of their latest Registers. */
export async function withLatestRegistration(reader: Reader, found: readonly Device[]): Promise<Device[]> {
  const online = found.filter(({ status }) => status === 'online').map(({ id }) => id);
  if (online.length === 0) return [...found];
  const current = await reader.collection(registrations).getMany(online);
  // Their registrations have ended since the devices were read, so the devices hold the times now.
  const ended = await reader.collection(devices).getMany(online.filter((id) => !current.has(id)));
  return found.map((device) => {
    const time = current.get(device.id)?.registeredAt ?? ended.get(device.id)?.latestRegistrationTime;
    return time === undefined ? device : { ...device, latestRegistrationTime: time };
  });
}
