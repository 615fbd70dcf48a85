import { readlinkSync, realpathSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';

/**
 * Resolves the symbolic links of a path to a file. The file need not exist.
 *
 * @throws Error of the system if the folder does not exist, or the links are circular
 */
export function realFile(path: string): string {
  try {
    return realpathSync(path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  const target = linkTarget(path);
  if (target !== undefined) return realFile(resolve(dirname(path), target));
  return join(realpathSync(dirname(path)), basename(path));
}

/** Returns undefined for a path that is not a symbolic link. */
function linkTarget(path: string): string | undefined {
  try {
    return readlinkSync(path);
  } catch {
    return undefined;
  }
}
