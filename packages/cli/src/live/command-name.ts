/**
 * Returns how the user can call this command. If a package script such as `npm start` started it, `muster` is not in
 * the PATH, but npx finds it.
 */
export function commandName(env: NodeJS.ProcessEnv): string {
  return env['npm_lifecycle_event'] === undefined ? 'muster' : 'npx muster';
}
