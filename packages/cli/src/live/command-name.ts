/**
 * How people call this command where they are: what a package script started, as `npm start` does, is in no folder of the
 * PATH, but npx finds it.
 */
export function commandName(env: NodeJS.ProcessEnv): string {
  return env['npm_lifecycle_event'] === undefined ? 'muster' : 'npx muster';
}
