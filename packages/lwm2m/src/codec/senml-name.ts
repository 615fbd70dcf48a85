/**
 * Splits paths into a base name and names for writers. The base name is the requested path.
 */
import { formatPath, pathDepth, type Lwm2mPath } from '../path/path.ts';

export interface SenmlNames {
  /** e.g. `/3/0/` for an instance, `/3303/0/5700` for a resource with one value. */
  readonly baseName: string;
  /** Returns the rest of a path; undefined if the path is the base name itself. */
  readonly nameOf: (path: Lwm2mPath) => string | undefined;
}

/** Returns the names below `base`. `single`: the only record is `base` itself. */
export function senmlNames(base: Lwm2mPath, single: boolean): SenmlNames {
  const own = formatPath(base);
  if (single) return { baseName: own, nameOf: () => undefined };
  const baseName = own === '/' ? own : `${own}/`;
  const { length } = baseName;
  const depth = pathDepth(base);
  return {
    baseName,
    nameOf: (path) => (pathDepth(path) === depth ? undefined : formatPath(path).slice(length)),
  };
}
