import { filter, type CommandReceipt } from '@muster/sdk/core';
import type { DashboardClient } from '../session/client.ts';

type Groups = Pick<DashboardClient, 'devices' | 'resources' | 'smartObjects'>;

/** A path of an object instance, a resource or a resource instance. */
export const isPath = (text: string): boolean => /^(?:\/\d{1,5}){2,4}$/.test(text);

/** A path of a resource or a resource instance. */
export const isResourcePath = (text: string): boolean => /^(?:\/\d{1,5}){3,4}$/.test(text);

/**
 * Returns the ID of the resource of a device.
 *
 * @throws {Error} the device has no such resource
 */
export async function resourceAt(
  { resources }: Pick<Groups, 'resources'>,
  deviceId: string,
  path: string,
): Promise<string> {
  const Filter = filter('resources.list', { DeviceId: deviceId, Url: path });
  const [resource] = (await resources.list({ Filter, PageSize: 1 })).Rows;
  if (resource === undefined) throw new Error(`The device has no resource ${path}.`);
  return resource.Id;
}

/**
 * Reads a path of a device.
 *
 * @throws {Error} the device has no such path
 */
export async function readPath(client: Groups, deviceId: string, path: string): Promise<CommandReceipt> {
  if (isResourcePath(path)) return client.resources.read(await resourceAt(client, deviceId, path));
  const { SmartObjects } = await client.devices.get(deviceId);
  const found = SmartObjects.find((one) => `/${one.TypeId}/${one.InstanceNumber}` === path);
  if (found === undefined) throw new Error(`The device has no object ${path}.`);
  return client.smartObjects.read(found.Id);
}
