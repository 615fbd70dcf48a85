import { existsSync, globSync, readFileSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Manifest } from './licences.ts';

export const root = join(import.meta.dirname, '..', '..');

export function readManifest(folder: string): Manifest {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;
}

/** A direct dependency of some packages of the workspace. */
export interface Dependency {
  readonly folder: string;
  readonly manifest: Manifest;
  /** Packages of the workspace. */
  readonly users: Set<string>;
  /** Whether a published package needs it at run time. */
  isPublished: boolean;
}

export function directDependencies(): Map<string, Dependency> {
  const found = new Map<string, Dependency>();
  for (const file of globSync(['package.json', 'packages/*/package.json'], { cwd: root }).sort()) {
    const user = readManifest(join(root, dirname(file)));
    const published = { ...user.dependencies, ...user.optionalDependencies };
    const names = Object.keys({ ...published, ...user.devDependencies });
    for (const name of names.filter((one) => !one.startsWith('@muster/'))) {
      const folder = realpathSync(join(root, dirname(file), 'node_modules', name));
      const known = found.get(name) ?? {
        folder,
        manifest: readManifest(folder),
        users: new Set(),
        isPublished: false,
      };
      found.set(name, known);
      known.users.add(user.name.replace('@muster/', '').replace('muster-workspace', 'workspace'));
      known.isPublished ||= name in published;
    }
  }
  return found;
}

/** A row of docs/dependencies.md has three cells that people write, and four that the check knows. */
export const ROW = /^\| `(?<name>[^`]+)` *\|(?<why>[^|]*)\|(?<instead>[^|]*)\|(?<facts>.*)$/gmu;

/** Names in the section of the page about shipped packages. */
export function shippedNames(page: string): Set<string> {
  const section = page.split('## Development', 1).join('');
  return new Set(Array.from(section.matchAll(ROW), ({ groups }) => groups?.['name'] ?? ''));
}

/** Returns the folders of packages and of everything that they depend on. */
export function wholeOf(folders: Iterable<string>, to = new Set<string>()): Set<string> {
  for (const folder of folders) {
    if (to.has(folder)) continue;
    to.add(folder);
    const { name, dependencies, optionalDependencies } = readManifest(folder);
    // pnpm links the dependencies of a package beside it.
    const modules = name.startsWith('@') ? join(folder, '..', '..') : dirname(folder);
    const links = Object.keys({ ...dependencies, ...optionalDependencies }).map((one) => join(modules, one));
    // Optional ones of other systems are not installed.
    wholeOf(
      links.filter((link) => existsSync(link)).map((link) => realpathSync(link)),
      to,
    );
  }
  return to;
}

/** Returns the folders of all installed packages. */
export function installedPackages(): string[] {
  const store = realpathSync(join(root, 'node_modules', '.pnpm'));
  const patterns = ['*/node_modules/*/package.json', '*/node_modules/@*/*/package.json'];
  // The other entries are links.
  return globSync(patterns, { cwd: store })
    .map((file) => dirname(join(store, file)))
    .filter((folder) => realpathSync(folder) === folder);
}
