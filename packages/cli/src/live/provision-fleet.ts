import type { MusterClient } from '@muster/sdk';
import { MusterApiError } from '@muster/sdk';
import type { DeviceCredential, FleetOptions } from '@muster/simulator';
import { csvOfCredentials } from './credentials-csv.ts';

/**
 * Creates the secured devices of a fleet and their pre-shared keys in the service. Existing devices get a key if they
 * have none.
 */
export async function provisionFleet(
  client: MusterClient,
  options: FleetOptions,
  deviceType: string,
): Promise<void> {
  const { fleetCredentials } = await import('@muster/simulator');
  const credentials = await fleetCredentials(options);
  const known = await knownDevices(client);
  const fresh = credentials.devices.filter(({ endpointName }) => !known.has(endpointName));
  if (fresh.length > 0) {
    await client.devices.createMultiple(csvOfCredentials({ ...credentials, devices: fresh }, deviceType));
  }
  const category = fresh.length < credentials.devices.length ? await pskCategory(client) : '';
  for (const device of credentials.devices) {
    const id = known.get(device.endpointName);
    if (id !== undefined) await addKey(client, id, category, device);
  }
}

/** Returns the ID of the setting category of pre-shared keys. */
async function pskCategory(client: MusterClient): Promise<string> {
  for await (const { Id, Name } of client.settingCategories.iterate({ PageSize: 100 })) {
    if (Name === 'PSK') return Id;
  }
  throw new Error('the service has no setting category PSK');
}

/** Returns the IDs of devices by endpoint name. */
async function knownDevices(client: MusterClient): Promise<Map<string, string>> {
  const known = new Map<string, string>();
  for await (const { Id, DeviceIdentifier } of client.devices.iterate({ PageSize: 100 })) {
    known.set(DeviceIdentifier, Id);
  }
  return known;
}

async function addKey(
  client: MusterClient,
  id: string,
  CategoryId: string,
  { identity = '', preSharedKey = '' }: DeviceCredential,
): Promise<void> {
  const settings = await client.devices.listSettings(id);
  const hasKey = settings.some((one) => one.CategoryId === CategoryId && !one.IsInherited);
  if (hasKey) return;
  const values = [
    { Key: 'identity', DataType: 'String', Value: identity },
    { Key: 'preSharedKey', DataType: 'HexString', Value: preSharedKey },
  ] as const;
  for (const value of values) {
    await ignoringConflict(client.devices.createSetting(id, { CategoryId, ...value }));
  }
}

async function ignoringConflict(work: Promise<unknown>): Promise<void> {
  try {
    await work;
  } catch (error) {
    if (!(error instanceof MusterApiError && error.status === 409)) throw error;
  }
}
