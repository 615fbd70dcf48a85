import { existsSync, readFileSync } from 'node:fs';

/** In the parent of the sources in a checkout, or of the compiled sources in a published package. */
const PLACES = ['../package.json', '../../package.json'];

/** Version of this package (semver.org). */
export function packageVersion(): string {
  const place = PLACES.map((path) => new URL(path, import.meta.url)).find((url) => existsSync(url));
  const read: unknown = place === undefined ? undefined : JSON.parse(readFileSync(place, 'utf8'));
  const version = typeof read === 'object' && read !== null && 'version' in read ? read.version : undefined;
  return typeof version === 'string' ? version : '0.0.0';
}
