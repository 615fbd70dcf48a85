import { ok } from '../handler.ts';
import type { RouteTable } from '../handler.ts';

/** @param version of the service, as of semver.org */
export function versionRoutes(version: string): RouteTable {
  return {
    'version.get': async () => ok({ Version: version, Description: 'Muster reference server' }),
  };
}
