import { existsSync, readFileSync } from 'node:fs';

/** Data that the build of a release has recorded. Absent in a checkout that runs from its sources. */
interface BuildInfo {
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

/** In the parent of the sources in a checkout, or of the compiled sources in a published package. */
const PLACES = ['../package.json', '../../package.json'];

/** Version of this package (semver.org). */
export function packageVersion(): string {
  const place = PLACES.map((path) => new URL(path, import.meta.url)).find((url) => existsSync(url));
  const read: unknown = place === undefined ? undefined : JSON.parse(readFileSync(place, 'utf8'));
  const version = typeof read === 'object' && read !== null && 'version' in read ? read.version : undefined;
  return typeof version === 'string' ? version : '0.0.0';
}
