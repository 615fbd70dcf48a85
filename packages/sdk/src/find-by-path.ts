import { UnknownPathError } from './device-errors.ts';
import type { DeviceResponse, ResourceResponse, SmartObjectResponse } from './generated/models.ts';
import type { Lwm2mPath } from './lwm2m-path.ts';
import { closestNames } from './similarity.ts';

/**
 * Finds the object instance of a path.
 *
 * @param label name of the device in error messages
 * @throws {UnknownPathError} the device has no such instance; lists similar paths
 */
export function instanceAt(
  label: string,
  { SmartObjects }: DeviceResponse,
  path: Lwm2mPath,
): DeviceResponse['SmartObjects'][number] {
  const found = SmartObjects.find(
    ({ TypeId, InstanceNumber }) => TypeId === path.objectId && InstanceNumber === path.instanceId,
  );
  if (found !== undefined) return found;
  const known = SmartObjects.map(({ TypeId, InstanceNumber }) => `/${TypeId}/${InstanceNumber}`);
  throw new UnknownPathError(label, path.text, closestNames(path.text, known));
}

/**
 * Finds the resource of an object instance at a path.
 *
 * @param label name of the device in error messages
 * @throws {UnknownPathError} the instance has no such resource; lists similar paths
 */
export function resourceIn(
  label: string,
  { Resources }: SmartObjectResponse,
  path: string,
): ResourceResponse {
  const found = Resources.find(({ Url }) => Url === path);
  if (found !== undefined) return found;
  const known = Resources.map(({ Url }) => Url);
  throw new UnknownPathError(label, path, closestNames(path, known));
}
