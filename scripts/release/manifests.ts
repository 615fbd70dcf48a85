/** The manifests of the published packages. */
import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

export const root = join(import.meta.dirname, '..', '..');

export interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly private?: boolean;
  readonly engines?: { readonly node?: string };
  readonly dependencies?: Readonly<Record<string, string>>;
}

export interface PublishedPackage extends Manifest {
  /** Name of its folder in `packages`. */
  readonly folder: string;
}

/** Returns the published packages. Each comes after the packages that it depends on. */
export function publishedPackages(): readonly PublishedPackage[] {
  const all = globSync('packages/*/package.json', { cwd: root })
    .sort()
    .map((file) => ({ ...readManifest(join(root, file)), folder: basename(dirname(file)) }))
    .filter((one) => one.private !== true);
  const ordered = new Set<PublishedPackage>();
  const add = (one: PublishedPackage): void => {
    for (const name of Object.keys(one.dependencies ?? {})) {
      const needed = all.find((other) => other.name === name);
      if (needed !== undefined) add(needed);
    }
    ordered.add(one);
  };
  all.forEach(add);
  return [...ordered];
}

/** Name of the tarball of a package, as npm and pnpm give it. */
export const tarballOf = ({ folder, version }: PublishedPackage): string => `muster-${folder}-${version}.tgz`;

export const readManifest = (file: string): Manifest => JSON.parse(readFileSync(file, 'utf8')) as Manifest;
