import { deviceTypes } from '../features/catalogue/model/device-type.ts';
import type { Store } from '../store/port.ts';
import { StartError } from '../lifecycle/start-error.ts';
import { didYouMean } from '../kernel/closest-name.ts';

export type EnrolInto = () => Promise<{ readonly deviceNetworkId: string; readonly deviceTypeId: string }>;

/** Maximum number of names in the message. */
const shownNames = 20;

/**
 * Determines where unknown endpoint names are enrolled: in the default network, with the device type of this name.
 * @param name undefined: they are refused
 * @throws StartError that lists the existing names
 */
export async function enrolmentInto(
  store: Store,
  deviceNetworkId: string,
  name: string | undefined,
): Promise<EnrolInto | undefined> {
  if (name === undefined) return undefined;
  const types = await store.collection(deviceTypes).find({
    where: [{ field: 'deviceNetworkId', op: 'eq', value: deviceNetworkId }],
    sort: [{ field: 'name', direction: 'asc' }],
  });
  const type = types.find((one) => one.name.toLowerCase() === name.trim().toLowerCase());
  if (type !== undefined) return async () => ({ deviceNetworkId, deviceTypeId: type.id });
  const names = types.slice(0, shownNames).map((one) => `"${one.name}"`);
  throw new StartError(
    `Unknown device type "${name}".${didYouMean(name, names)}`,
    `Set --auto-enroll (MUSTER_AUTO_ENROLL) to a device type of the default device network: ${names.join(', ')}.`,
    '--auto-enroll',
  );
}
