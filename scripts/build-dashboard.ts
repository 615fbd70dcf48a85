/** Builds the dashboard into `packages/dashboard/dist/site` if it is missing or older than its sources. */
import { execFileSync } from 'node:child_process';
import { readdirSync, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const root = join(import.meta.dirname, '..');
const dashboard = join(root, 'packages', 'dashboard');
/** The penultimate file of a build. An interrupted build has none, because Vite empties the folder first. */
const built = join(dashboard, 'dist', 'site', 'index.html.br');
/** Sources of the built files. The lock file represents the libraries. */
const sources = [
  join(dashboard, 'app'),
  join(dashboard, 'package.json'),
  join(dashboard, 'vite.config.ts'),
  join(root, 'packages', 'sdk', 'src'),
  join(root, 'pnpm-lock.yaml'),
];

/**
 * Returns the time of the latest change of a file or of anything in a folder, in epoch milliseconds; 0 if it does not
 * exist.
 */
function changedMs(path: string): number {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (stats === undefined) return 0;
  if (!stats.isDirectory()) return stats.mtimeMs;
  const inside = readdirSync(path).map((name) => changedMs(join(path, name)));
  return Math.max(stats.mtimeMs, ...inside);
}

/**
 * Builds the dashboard if needed, and prints that.
 *
 * @param always builds even if the built files are newer than their sources
 * @throws {Error} the build failed; its output is on standard error
 */
export function buildDashboard({ always = false }: { readonly always?: boolean } = {}): void {
  if (!always && changedMs(built) > Math.max(...sources.map(changedMs))) return;
  console.log('Building the dashboard, which takes some seconds after its sources have changed');
  const path = [
    join(dashboard, 'node_modules', '.bin'),
    join(root, 'node_modules', '.bin'),
    process.env['PATH'],
  ];
  execFileSync('vite', ['build', '--logLevel', 'warn'], {
    cwd: dashboard,
    stdio: 'inherit',
    env: { ...process.env, PATH: path.join(delimiter) },
  });
}

if (import.meta.main) buildDashboard();
