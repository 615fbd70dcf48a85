// Fails if a direct dependency has no row in docs/dependencies.md, if a row has no dependency, or if an installed
// package has a licence that is not permitted. --write fills in the facts: users, keeper, licence and size.
import { globSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import {
  directDependencies,
  installedPackages,
  readManifest,
  root,
  ROW,
  shippedNames,
  wholeOf,
} from './dependencies/installed.ts';
import { faultOfLicence, licenceOf, type Manifest } from './dependencies/licences.ts';

const page = join(root, 'docs', 'dependencies.md');

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

const dependencies = directDependencies();
const text = readFileSync(page, 'utf8');
const shipped = shippedNames(text);
const problems: string[] = [];
const outdated: string[] = [];
const listed = new Set<string>();
const filled = text.replaceAll(ROW, (row, name: string, why: string, instead: string, facts: string) => {
  listed.add(name);
  const dependency = dependencies.get(name);
  if (dependency === undefined) {
    problems.push(`${name} has a row, but no package depends on it. Delete the row.`);
    return row;
  }
  const { folder, manifest, users } = dependency;
  const given = facts.split('|').map((cell) => cell.trim());
  const known = [[...users].join(', '), keeperOf(manifest), licenceOf(manifest) ?? 'none'];
  // Sizes are not compared: they differ between systems and versions.
  if (known.some((cell, at) => cell !== given[at])) outdated.push(name);
  return `| \`${name}\` |${why}|${instead}| ${known.join(' | ')} | ${sizeOf(folder)} |`;
});
for (const [name, { isPublished }] of dependencies) {
  if (!listed.has(name)) problems.push(`${name} has no row. Add one that says why it is needed.`);
  else if (isPublished && !shipped.has(name)) problems.push(`${name} belongs under Shipped. Move its row.`);
}

const whole = wholeOf([...shipped].flatMap((name) => dependencies.get(name)?.folder ?? []));
const installed = installedPackages();
for (const folder of installed) {
  const fault = faultOfLicence(readManifest(folder), whole.has(folder));
  if (fault !== undefined) problems.push(fault);
}

if (process.argv.includes('--write')) {
  const style = await resolveConfig(page);
  writeFileSync(page, await format(filled, { ...style, parser: 'markdown' }));
} else {
  problems.push(
    ...outdated.map(
      (name) => `The facts of ${name} have changed. Run: node scripts/check-dependencies.ts --write`,
    ),
  );
}
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
console.log(
  `${dependencies.size} direct dependencies, ${whole.size} shipped packages, ${installed.length} installed`,
);
