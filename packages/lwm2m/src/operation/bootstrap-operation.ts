/**
 * The operations of the Bootstrap interface, as plain data (OMA-TS-LightweightM2M_Core-V1_1 6.1.7).
 */
import type { ValueRecord } from '../node/value.ts';
import { formatPath, pathDepth, PathError, type Lwm2mPath } from '../path/path.ts';

/** Bootstrap-Delete (6.1.7.6) of the root (`{}`), all instances of an object, or one instance. */
export interface BootstrapDeleteOperation {
  readonly type: 'bootstrapDelete';
  readonly path: Lwm2mPath;
}

/** Bootstrap-Write (6.1.7.5) of an object with its instances, an instance, or a resource. */
export interface BootstrapWriteOperation {
  readonly type: 'bootstrapWrite';
  readonly path: Lwm2mPath;
  /** Resources or resource instances at or below `path`; all of them with an instance id. */
  readonly records: readonly ValueRecord[];
}

/** Bootstrap-Read (6.1.7.4, since 1.1) of one or all instances of the Server or the Access Control object. */
export interface BootstrapReadOperation {
  readonly type: 'bootstrapRead';
  readonly path: Lwm2mPath;
}

/** Bootstrap-Discover (6.1.7.3) of the root (`{}`) or one object. */
export interface BootstrapDiscoverOperation {
  readonly type: 'bootstrapDiscover';
  readonly path: Lwm2mPath;
}

/** An operation of a bootstrap server on a device. */
export type BootstrapOperation =
  BootstrapDeleteOperation | BootstrapWriteOperation | BootstrapReadOperation | BootstrapDiscoverOperation;

/** Shallowest and deepest path of each operation. */
const depths: Readonly<
  Record<BootstrapOperation['type'], readonly [least: number, most: number, what: string]>
> = {
  bootstrapDelete: [0, 2, 'the root, an object or an object instance'],
  bootstrapWrite: [1, 3, 'an object, an object instance or a resource'],
  bootstrapRead: [1, 2, 'an object or an object instance'],
  bootstrapDiscover: [0, 1, 'the root or an object'],
};

/** Objects that a bootstrap server can read: Server and Access Control, which contain no secrets. */
export const bootstrapReadable: ReadonlySet<number> = new Set([1, 2]);

/**
 * Checks that the path has a valid depth for the operation and, for a Bootstrap-Read, a readable object.
 * @throws PathError
 */
export function checkBootstrapPath({ type, path }: Pick<BootstrapOperation, 'type' | 'path'>): void {
  const [least, most, what] = depths[type];
  const depth = pathDepth(path);
  const isWhole = depth < 3 || path.instanceId !== undefined;
  if (depth < least || depth > most || !isWhole) {
    throw new PathError(`${type} takes ${what}, not ${formatPath(path)}`);
  }
  if (type === 'bootstrapRead' && !bootstrapReadable.has(path.objectId ?? -1)) {
    throw new PathError('bootstrapRead takes the Server or the Access Control object');
  }
}
