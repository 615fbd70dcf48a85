// Fails if a direct dependency has no row in docs/dependencies.md, if a row has no dependency, or if an installed
// package has a licence that is not permitted. --write fills in the facts: users, keeper, licence and size.
import { existsSync, globSync, readFileSync, realpathSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { faultOfLicence, licenceOf, type Manifest } from './dependencies/licences.ts';

const root = join(import.meta.dirname, '..');
const page = join(root, 'docs', 'dependencies.md');
const readManifest = (file: string): Manifest => JSON.parse(readFileSync(file, 'utf8')) as Manifest;

/** A direct dependency of some packages of the workspace. */
interface Dependency {
  readonly folder: string;
  readonly manifest: Manifest;
  readonly users: string[];
}

function directDependencies(): Map<string, Dependency> {
  const found = new Map<string, Dependency>();
  for (const file of globSync(['package.json', 'packages/*/package.json'], { cwd: root }).sort()) {
    const user = readManifest(join(root, file));
    const names = Object.keys({
      ...user.dependencies,
      ...user.optionalDependencies,
      ...user.devDependencies,
    });
    for (const name of names.filter((one) => !one.startsWith('@muster/'))) {
      const folder = realpathSync(join(root, dirname(file), 'node_modules', name));
      const known = found.get(name) ?? {
        folder,
        manifest: readManifest(join(folder, 'package.json')),
        users: [],
      };
      found.set(name, known);
      known.users.push(user.name.replace('@muster/', '').replace('muster-workspace', 'workspace'));
    }
  }
  return found;
}

function sizeOf(folder: string): string {
  const files = globSync('**', { cwd: folder, exclude: (name) => name === 'node_modules' });
  const bytes = files.reduce((sum, name) => sum + statSync(join(folder, name)).size, 0);
  return bytes < 1e6 ? `${Math.max(1, Math.round(bytes / 1e3))} KB` : `${(bytes / 1e6).toPrecision(2)} MB`;
}

/** Returns the keeper of a package as a link to its repository. */
function keeperOf({ repository = '' }: Manifest): string {
  const url = typeof repository === 'string' ? repository : repository.url;
  const name = /(?:github(?:\.com)?[:/])?(?<name>[\w.-]+\/[\w.-]+?)(?:\.git)?(?:#.*)?$/u.exec(url)?.groups?.[
    'name'
  ];
  return name === undefined ? '' : `[${name}](https://github.com/${name})`;
}

/** A row has three cells that people write, and four that the check knows. */
const ROW = /^\| `(?<name>[^`]+)` *\|(?<why>[^|]*)\|(?<instead>[^|]*)\|(?<facts>.*)$/gmu;
const cellsOf = (facts: string): string[] => facts.split('|').map((cell) => cell.trim());

const dependencies = directDependencies();
const text = readFileSync(page, 'utf8');
const problems: string[] = [];
const outdated: string[] = [];
const listed = new Set<string>();
const filled = text.replaceAll(ROW, (row, name: string, why: string, instead: string, facts: string) => {
  const dependency = dependencies.get(name);
  listed.add(name);
  if (dependency === undefined) {
    problems.push(`${name} has a row, but no package depends on it. Delete the row.`);
    return row;
  }
  const { folder, manifest, users } = dependency;
  const given = cellsOf(facts);
  const known = [[...new Set(users)].join(', '), keeperOf(manifest), licenceOf(manifest) ?? 'none'];
  // Sizes differ between systems and versions.
  if (known.some((cell, at) => cell !== given[at])) outdated.push(name);
  return `| \`${name}\` |${why}|${instead}| ${known.join(' | ')} | ${sizeOf(folder)} |`;
});
for (const name of dependencies.keys()) {
  if (!listed.has(name)) problems.push(`${name} has no row. Add one that says why it is needed.`);
}

/** Adds a package and everything that it depends on. */
function addWhole(folder: string, to: Set<string>): void {
  if (to.has(folder)) return;
  to.add(folder);
  const manifest = readManifest(join(folder, 'package.json'));
  // pnpm links the dependencies of a package beside it.
  const modules = manifest.name.startsWith('@') ? join(folder, '..', '..') : dirname(folder);
  for (const name of Object.keys({ ...manifest.dependencies, ...manifest.optionalDependencies })) {
    const link = join(modules, name);
    // Optional ones of other systems are not installed.
    if (existsSync(link)) addWhole(realpathSync(link), to);
  }
}

const shipped = new Set<string>();
for (const { groups } of text.split('## Development', 1).join('').matchAll(ROW)) {
  const folder = dependencies.get(groups?.['name'] ?? '')?.folder;
  if (folder !== undefined) addWhole(folder, shipped);
}
const store = join(root, 'node_modules', '.pnpm');
const installed = globSync(['*/node_modules/*/package.json', '*/node_modules/@*/*/package.json'], {
  cwd: store,
})
  .map((file) => dirname(join(store, file)))
  .filter((folder) => realpathSync(folder) === realpathSync(store) + folder.slice(store.length));
for (const folder of installed) {
  const fault = faultOfLicence(readManifest(join(folder, 'package.json')), shipped.has(folder));
  if (fault !== undefined) problems.push(fault);
}

if (process.argv.includes('--write')) {
  const style = await resolveConfig(page);
  writeFileSync(page, await format(filled, { ...style, parser: 'markdown' }));
} else {
  problems.push(...outdated.map((name) => `The facts of ${name} have changed.`));
}
for (const problem of problems) console.error(`docs/dependencies.md: ${problem}`);
if (problems.length > 0) process.exitCode = 1;
console.log(
  `${dependencies.size} direct dependencies, ${shipped.size} shipped packages, ${installed.length} installed`,
);
