import type { BuildInfo } from '../../../build-info.ts';
import { ok } from '../../../http/handler.ts';
import type { Routes } from '../../../http/handler.ts';

/**
 * @param version version of the service (semver.org). The gateway is part of the server package.
 * @param build time and commit of the build, if known
 * @param contract version of the API description
 */
export function versionRoutes(version: string, build: BuildInfo, contract: string): Routes<'version'> {
  const { node, sqlite = '' } = process.versions;
  const parts = { Server: version, Gateway: version, Contract: contract, Node: node, SQLite: sqlite };
  return {
    'version.get': async () =>
      ok({
        Version: version,
        Description: 'Muster reference server',
        Branch: build.branch,
        BuildDate: build.buildDate,
        BuildNumber: build.buildNumber,
        Revision: build.revision,
        Parts: parts,
      }),
  };
}
