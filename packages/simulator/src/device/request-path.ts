/** Paths of a request, which determine the paths that it is about. */
export interface AddressedPaths {
  /** Path of the request; `/` for composites. */
  readonly path: string;
  /** Paths of a Read-Composite or Observe-Composite. */
  readonly paths?: readonly string[] | undefined;
  /** Paths written by a Write, Create or Write-Composite, or removed by a Write-Composite; undefined if unknown. */
  readonly written?: readonly string[] | undefined;
}

/**
 * Whether a request is about a path: it names this path or one above it, so that a Read of an object covers its
 * resources. A request with values is about the paths of its values: a Write of `/3311/0` is about `/3311/0`, and about
 * `/3311/0/5851` only if it has a value for it.
 */
export function isAboutPath({ path, paths, written }: AddressedPaths, wanted: string): boolean {
  if (path === wanted) return true;
  if (paths) return paths.some((one) => covers(one, wanted));
  if (written) return written.some((one) => covers(one, wanted) || covers(wanted, one));
  return covers(path, wanted);
}

function covers(path: string, other: string): boolean {
  return path === other || path === '/' || other.startsWith(`${path}/`);
}
