import { instanceAt, resourceIn } from './find-by-path.ts';
import { devicesGet } from './generated/operations/devices.ts';
import { smartObjectsGet } from './generated/operations/smart-objects.ts';
import { MalformedNameError } from './name-errors.ts';
import { parsePath } from './lwm2m-path.ts';
import type { CallOptions, Caller } from './types.ts';

/** Kinds of entities that can be identified by a path on a device. */
export type NamedPath = 'resource' | 'object instance';

/** Patterns of their paths. In the API, a resource instance is also a resource. */
const lengths: Readonly<Record<NamedPath, RegExp>> = {
  resource: /^(?<device>.+?)\/?(?<path>(?:\/\d{1,5}){3,4})$/u,
  'object instance': /^(?<device>.+?)\/?(?<path>(?:\/\d{1,5}){2})$/u,
};
const examples: Readonly<Record<NamedPath, string>> = {
  resource: 'press-7/3303/0/5700',
  'object instance': 'press-7/3303/0',
};

/**
 * Finds the ID of a resource or an object instance by the name of its device and its LwM2M path. Sends one or two
 * requests in addition to those that find the device.
 *
 * @param resolveDevice finds the ID of a device by its name
 * @throws {MalformedNameError} the text does not end with a path of the required length
 * @throws {UnknownPathError} the device has no such path; lists similar paths
 */
export async function resolvePath(
  client: Caller,
  kind: NamedPath,
  text: string,
  resolveDevice: (name: string) => Promise<string>,
  options: CallOptions,
): Promise<string> {
  const { device: name, path } = lengths[kind].exec(text)?.groups ?? {};
  if (name === undefined || path === undefined) throw new MalformedNameError(kind, text, examples[kind]);
  const wanted = parsePath(path);
  const id = await resolveDevice(name);
  const device = await client.call(devicesGet, { path: { id } }, options);
  const object = instanceAt(name, device, wanted);
  if (kind === 'object instance') return object.Id;
  const found = await client.call(smartObjectsGet, { path: { id: object.Id } }, options);
  return resourceIn(name, found, wanted.text).Id;
}
