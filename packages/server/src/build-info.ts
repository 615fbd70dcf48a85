import { existsSync, readFileSync } from 'node:fs';

/** What the build of a release wrote down about itself; a checkout that runs from its sources has none of it. */
export interface BuildInfo {
  readonly branch?: string;
  /** RFC 3339. */
  readonly buildDate?: string;
  readonly buildNumber?: number;
  /** The commit. */
  readonly revision?: string;
}

/** Beside the compiled sources: `scripts/build.ts` puts it there. */
const PLACE = new URL('../build.json', import.meta.url);

/** @param place of the file that the build writes */
export function buildInfo(place = PLACE): BuildInfo {
  if (!existsSync(place)) return {};
  const read: unknown = JSON.parse(readFileSync(place, 'utf8'));
  return typeof read === 'object' && read !== null ? read : {};
}
