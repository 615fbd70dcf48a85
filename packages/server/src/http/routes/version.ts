import type { BuildInfo } from '../../build-info.ts';
import { ok } from '../handler.ts';
import type { RouteTable } from '../handler.ts';

/**
 * @param version of the service, as of semver.org
 * @param build what is known about how it was built
 */
export function versionRoutes(version: string, build: BuildInfo): RouteTable {
  return {
    'version.get': async () =>
      ok({
        Version: version,
        Description: 'Muster reference server',
        Branch: build.branch,
        BuildDate: build.buildDate,
        BuildNumber: build.buildNumber,
        Revision: build.revision,
      }),
  };
}
