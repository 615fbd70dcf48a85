/** Resources of devices, by their paths. */
import { NotFoundError, type MusterClient } from '@muster/sdk';

const HOUR_MS = 3_600_000;

/** Stored values by their time, in its order. */
export type Series = readonly (readonly [timeMs: number, value: number])[];

/** @returns IDs of the types of an object and of one of its resources */
export async function typeOf(
  { smartObjectTypes }: MusterClient,
  objectId: number,
  resourceId = 5700,
): Promise<{ SmartObjectTypeId: string; ResourceTypeId: string }> {
  const { Rows } = await smartObjectTypes.list({ Filter: `TypeId eq ${objectId}` });
  const { Id, ResourceTypes } = await smartObjectTypes.get(Rows[0]!.Id);
  const { Id: ResourceTypeId } = ResourceTypes.find(({ TypeId }) => TypeId === resourceId)!;
  return { SmartObjectTypeId: Id, ResourceTypeId };
}

/** @returns undefined while the entity does not exist */
const known = <T>(answer: Promise<T>): Promise<T | undefined> =>
  answer.catch((error: unknown) => {
    if (error instanceof NotFoundError) return undefined;
    throw error;
  });

/** Status of a device; undefined while it does not exist. */
export async function statusOf({ devices }: MusterClient, endpoint: string): Promise<string | undefined> {
  return (await known(devices.getByEndpoint(endpoint)))?.Status;
}

/**
 * ID of a resource; undefined while the device does not exist, or has none at that path.
 *
 * @param device ID or endpoint name
 * @param path such as `/3303/0/5700`, or `*` as the instance for any
 */
export async function findResource(
  { devices, smartObjects }: MusterClient,
  device: string,
  path: string,
): Promise<string | undefined> {
  const isId = /^[0-9a-f-]{36}$/u.test(device);
  const { SmartObjects = [] } =
    (await known(isId ? devices.get(device) : devices.getByEndpoint(device))) ?? {};
  const [, object, instance = 0] = path.split('/').map(Number);
  const found = SmartObjects.find(
    (one) => one.TypeId === object && (Number.isNaN(instance) || one.InstanceNumber === instance),
  );
  if (found === undefined) return undefined;
  const url = path.replace('*', String(found.InstanceNumber));
  const { Resources } = await smartObjects.get(found.Id);
  return Resources.find(({ Url }) => Url === url)?.Id;
}

/** Values of any kind of the last hour. Empty while the device has no such resource. */
export async function storedOf(
  client: MusterClient,
  device: string,
  path: string,
): Promise<readonly unknown[]> {
  const id = await findResource(client, device, path);
  if (id === undefined) return [];
  const { v } = await client.measurements.since(id, Date.now() - HOUR_MS);
  return v.map((one) => one.v ?? one.sv ?? one.bv);
}

/** Numbers of the last hour with their times. Empty while the device has no such resource. */
export async function seriesOf(client: MusterClient, device: string, path: string): Promise<Series> {
  const id = await findResource(client, device, path);
  if (id === undefined) return [];
  const { v } = await client.measurements.since(id, Date.now() - HOUR_MS);
  return v.map((one) => [one.UnixTimestamp, Number(one.v)]);
}

/** Gives the devices of a template a virtual resource with twice their temperature. */
export async function doubleTemperature(client: MusterClient, templateId: string): Promise<void> {
  const { ResourceTypeId } = await typeOf(client, 3303);
  await client.transformers.createOfTemplate(templateId, {
    Name: 'Twice',
    Transformer: 'JSONata',
    Configurations: [{ Key: 'Expression', Value: 'sources[0].value * 2' }],
    TransformerSourceTypeConfigurations: [{ ResourceTypeId }],
    TransformerTargetTypeConfigurations: [await typeOf(client, 3300)],
  });
}
