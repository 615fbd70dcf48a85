import { existsSync, readFileSync } from 'node:fs';

/** Data that the build of a release has recorded. Absent in a checkout that runs from its sources. */
export interface BuildInfo {
  readonly branch?: string;
  /** Time in the format of RFC 3339. */
  readonly buildDate?: string;
  readonly buildNumber?: number;
  /** Commit ID. */
  readonly revision?: string;
}

/** Beside the compiled sources, where `scripts/build.ts` writes it. */
const PLACE = new URL('../build.json', import.meta.url);

/** @param place of the file that the build writes */
export function buildInfo(place = PLACE): BuildInfo {
  if (!existsSync(place)) return {};
  const read: unknown = JSON.parse(readFileSync(place, 'utf8'));
  return typeof read === 'object' && read !== null ? read : {};
}
