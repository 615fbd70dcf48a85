import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { accessSync, constants, readdirSync, statSync } from 'node:fs';
import { constants as osConstants } from 'node:os';
import { delimiter, isAbsolute, join } from 'node:path';
import { commandRegistry } from './command-registry.ts';

/** A program on the path that adds a command. */
export interface Plugin {
  /** The command: `top` for `muster-top`. */
  readonly name: string;
  readonly path: string;
  /** Why it does not run; undefined if it does. */
  readonly hiddenBy: string | undefined;
}

const program =
  process.platform === 'win32' ? /^muster-(?<name>[\w-]+)\.exe$/iu : /^muster-(?<name>[\w-]+)$/u;

/** Finds the programs `muster-NAME` in the folders of the path. Relative folders are left out: anybody can write there. */
export function findPlugins(): readonly Plugin[] {
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter((folder) => isAbsolute(folder));
  const { isCommand, topicDescriptions } = commandRegistry();
  const found = new Map<string, string>();
  const plugins: Plugin[] = [];
  for (const folder of new Set(folders)) {
    for (const file of filesOf(folder)) {
      const name = program.exec(file)?.groups?.['name'];
      const path = join(folder, file);
      if (name === undefined || !isExecutable(path)) continue;
      const first = found.get(name);
      const isBuiltIn = isCommand(name) || topicDescriptions().has(name) || name === 'help';
      plugins.push({ name, path, hiddenBy: isBuiltIn ? `the command muster ${name}` : first });
      if (first === undefined) found.set(name, path);
    }
  }
  return plugins;
}

function filesOf(folder: string): readonly string[] {
  try {
    return readdirSync(folder).sort();
  } catch {
    return [];
  }
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}

/**
 * Runs the program for the first word, with the words after it, and passes on its exit code.
 *
 * @returns whether there is one
 */
export async function runPlugin([name = '', ...args]: readonly string[]): Promise<boolean> {
  if (!/^\w[\w-]*$/u.test(name)) return false;
  const plugin = findPlugins().find((one) => one.name === name && one.hiddenBy === undefined);
  if (plugin === undefined) return false;
  // The program gets the signals of the terminal too, and decides when to end.
  const ignore = (): void => undefined;
  process.on('SIGINT', ignore);
  try {
    const child = spawn(plugin.path, args, { stdio: 'inherit' });
    const [code, signal] = (await once(child, 'close')) as [number | null, NodeJS.Signals | null];
    process.exitCode = code ?? 128 + (signal === null ? 0 : osConstants.signals[signal]);
  } finally {
    process.off('SIGINT', ignore);
  }
  return true;
}
