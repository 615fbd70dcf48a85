import { existsSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Returns how the user can call this command in the current folder. If a package script such as `npm start` started it,
 * `muster` is not in the PATH, but npx finds it in the folder of the project. Elsewhere, npx would run another package
 * of this name.
 */
export function commandName(env: NodeJS.ProcessEnv, folder = process.cwd()): string {
  const isHere = existsSync(join(folder, 'node_modules', '.bin', 'muster'));
  return env['npm_lifecycle_event'] === undefined || !isHere ? 'muster' : 'npx muster';
}
