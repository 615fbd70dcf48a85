/** Publishes packed packages to the registry. */
import { execFileSync, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { tarballOf, type PublishedPackage } from './manifests.ts';

/**
 * Publishes each package unless the registry has its version, so that a release that failed halfway can be repeated.
 *
 * @param packages in the order of their dependencies
 * @param folder of the tarballs
 * @throws {Error} npm fails; its output is on standard error
 */
export function publish(packages: readonly PublishedPackage[], folder: string): void {
  for (const one of packages) {
    const label = `${one.name}@${one.version}`;
    if (isPublished(label)) {
      console.log(`${label} is already published`);
      continue;
    }
    execFileSync('npm', ['publish', join(folder, tarballOf(one)), '--provenance', '--access', 'public'], {
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    console.log(`published ${label}`);
  }
}

function isPublished(label: string): boolean {
  const { status, stderr } = spawnSync('npm', ['view', label, 'version', '--json'], { encoding: 'utf8' });
  if (status === 0) return true;
  if (stderr.includes('E404')) return false;
  throw new Error(`The registry does not tell whether it has ${label}: ${stderr.trim()}`);
}

/** npm takes the provenance from the identity that these services give to a job. */
export function canProveOrigin(env: NodeJS.ProcessEnv): boolean {
  return env['ACTIONS_ID_TOKEN_REQUEST_URL'] !== undefined || env['SIGSTORE_ID_TOKEN'] !== undefined;
}
