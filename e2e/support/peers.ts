import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Where a program is on PATH. */
export function programPath(program: string): string | undefined {
  for (const folder of (process.env['PATH'] ?? '').split(delimiter)) {
    const path = join(folder, program);
    try {
      accessSync(path, constants.X_OK);
      return path;
    } catch {
      continue;
    }
  }
  return undefined;
}

/**
 * Path of a program that we did not write. Where it is missing the test is skipped and says so; with
 * MUSTER_REQUIRE_PEERS=1, as in CI, it fails instead.
 */
export function foreignPeer(context: Mocha.Context, program: string, debianPackage: string): string {
  const path = programPath(program);
  if (path !== undefined) return path;
  const message = `${program} is not installed (apt-get install ${debianPackage})`;
  if (process.env['MUSTER_REQUIRE_PEERS'] === '1') throw new Error(message);
  process.stderr.write(`skipped: ${message}\n`);
  return context.skip();
}
