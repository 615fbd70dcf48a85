/**
 * Builds the published packages and packs each into a tarball, which npm installs: `npm run pack [-- FOLDER]`.
 *
 * FOLDER defaults to `packed` in the current folder. Tarballs of an earlier run are removed from it. With
 * `--offline`, FOLDER also gets `npm-cache`, a cache of npm with the libraries of the packages, so that machines
 * without a network can install them.
 */
import { execFileSync } from 'node:child_process';
import { globSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { publishedPackages, root } from './release/manifests.ts';

const { values, positionals } = parseArgs({
  options: { offline: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const folder = resolve(positionals[0] ?? 'packed');
const cache = join(folder, 'npm-cache');

execFileSync(process.execPath, [join(root, 'scripts', 'build.ts')], { stdio: 'inherit', cwd: root });
mkdirSync(folder, { recursive: true });
for (const file of globSync('muster-*.tgz', { cwd: folder })) rmSync(join(folder, file));
for (const one of publishedPackages()) {
  execFileSync('npx', ['--yes', 'pnpm@12.21.0', 'pack', '--pack-destination', folder], {
    cwd: join(root, 'packages', one.folder),
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  console.log(`packed ${one.name}`);
}

if (values.offline) fillCache();

/** Installs the tarballs once, because npm then determines the required libraries. */
function fillCache(): void {
  const prefix = mkdtempSync(join(tmpdir(), 'muster-pack-'));
  try {
    rmSync(cache, { recursive: true, force: true });
    const tarballs = globSync('muster-*.tgz', { cwd: folder }).map((file) => join(folder, file));
    const flags = ['--global', '--prefix', prefix, '--cache', cache, '--no-audit', '--no-fund'];
    execFileSync('npm', ['install', ...flags, ...tarballs], { stdio: ['ignore', 'ignore', 'inherit'] });
    rmSync(join(cache, '_logs'), { recursive: true, force: true });
  } finally {
    rmSync(prefix, { recursive: true, force: true });
  }
}

const shown = relative(process.cwd(), folder).startsWith('..')
  ? folder
  : `./${relative(process.cwd(), folder)}`;
const sdk = readdirSync(folder).find((file) => file.startsWith('muster-sdk-')) ?? '';
console.log(`
The tarballs are in ${folder}. Packages need each other, so install them together:

  npm install --global ${shown}/*.tgz     the command muster
  npm install ${folder}/${sdk}     the SDK alone, in the folder of a program
${values.offline ? `\nWithout a network: npm install --global --offline --cache ${shown}/npm-cache ${shown}/*.tgz\n` : ''}`);
