/** Installs packed packages in empty projects, as users do, and runs programs there on each supported Node.js. */
import { execFileSync, type ExecFileSyncOptions } from 'node:child_process';
import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';

export interface Trial {
  /** Major version of Node.js. */
  readonly major: number;
  readonly program: 'packages.mjs' | 'sdk.mjs';
  readonly tarballs: readonly string[];
}

/**
 * Installs the tarballs of a trial and runs its program.
 *
 * @param cache folder of the cache of npm, shared by all trials
 * @throws {Error} npm or the program fails; their output is on standard error
 */
export function runTrial(
  { program, tarballs }: Trial,
  node: string,
  { project, cache }: { readonly project: string; readonly cache: string },
): void {
  mkdirSync(project, { recursive: true });
  writeFileSync(
    join(project, 'package.json'),
    JSON.stringify({ name: 'muster-release', private: true, type: 'module' }),
  );
  cpSync(join(import.meta.dirname, 'trials', program), join(project, program));
  const env = {
    ...process.env,
    PATH: [dirname(node), process.env['PATH']].join(delimiter),
    XDG_STATE_HOME: join(project, 'state'),
  };
  const flags = [
    '--engine-strict',
    '--prefer-offline',
    '--cache',
    cache,
    '--logs-max=0',
    '--no-audit',
    '--no-fund',
  ];
  const options: ExecFileSyncOptions = { cwd: project, env, stdio: ['ignore', 'ignore', 'inherit'] };
  execFileSync('npm', ['install', ...flags, ...tarballs], options);
  execFileSync(node, [program], options);
}
