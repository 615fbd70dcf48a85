import { mkdir, stat } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { CliError } from '../errors/cli-error.ts';
import { exitCodes } from '../errors/exit-codes.ts';

/**
 * Creates a folder and its missing parents, accessible by the owner only. Node.js's recursive `mkdir` never returns if
 * the system reports a missing folder although its parent exists, for example under /proc.
 *
 * @throws CliError with the name of the folder that cannot be created
 */
export async function makeFolders(folder: string): Promise<void> {
  try {
    const missing: string[] = [];
    for (let at = resolve(folder); !(await isThere(at)); at = dirname(at)) missing.push(at);
    for (const one of missing.reverse()) await makeOne(one);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new CliError(
      `The folder ${folder} cannot be made: ${reason}.`,
      exitCodes.usage,
      'Check HOME and XDG_CONFIG_HOME, and the permissions there.',
    );
  }
}

async function isThere(path: string): Promise<boolean> {
  try {
    await stat(path);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return dirname(path) === path;
    throw error;
  }
}

/** Creates one folder. Succeeds if another process has created it at the same time. */
async function makeOne(folder: string): Promise<void> {
  try {
    await mkdir(folder, { mode: 0o700 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
}
