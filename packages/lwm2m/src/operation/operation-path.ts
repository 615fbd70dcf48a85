import { formatPath, pathDepth, PathError } from '../path/path.ts';
import type { DeviceOperation } from './operation.ts';

/** Shallowest and deepest path of each operation (OMA-TS-LightweightM2M_Core-V1_1 6.3 and 6.4). */
const depths: Readonly<
  Record<DeviceOperation['type'], readonly [least: number, most: number, what: string]>
> = {
  read: [1, 4, 'an object, an object instance, a resource or a resource instance'],
  write: [2, 4, 'an object instance, a resource or a resource instance'],
  execute: [3, 3, 'a resource'],
  create: [1, 2, 'an object, or the object instance to be'],
  delete: [2, 2, 'an object instance'],
  discover: [1, 3, 'an object, an object instance or a resource'],
  writeAttributes: [1, 4, 'an object, an object instance, a resource or a resource instance'],
  observe: [1, 4, 'an object, an object instance, a resource or a resource instance'],
  cancelObserve: [1, 4, 'an object, an object instance, a resource or a resource instance'],
};

/**
 * Checks that the path has a valid depth for the operation.
 * @throws PathError
 */
export function checkOperationPath({ type, path }: Pick<DeviceOperation, 'type' | 'path'>): void {
  const [least, most, what] = depths[type];
  const depth = pathDepth(path);
  const isWhole = depth < 3 || path.instanceId !== undefined;
  if (depth < least || depth > most || !isWhole) {
    throw new PathError(`${type} takes ${what}, not ${formatPath(path)}`);
  }
}
