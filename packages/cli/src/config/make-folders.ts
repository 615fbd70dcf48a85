import { mkdir, stat } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { CliError } from '../errors/cli-error.ts';
import { exitCodes } from '../errors/exit-codes.ts';

/**
 * Makes a folder and what is missing above it, for its owner only. Node's own recursive `mkdir` never returns where
 * the system says that there is no such folder although the one above is there, as below /proc.
 *
 * @throws CliError that names the folder, when one cannot be made
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

/** Another process may have made it meanwhile. */
async function makeOne(folder: string): Promise<void> {
  try {
    await mkdir(folder, { mode: 0o700 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
}
