/**
 * Builds the published packages and packs each into a tarball, which npm installs: `npm run pack [-- FOLDER]`.
 *
 * FOLDER is `packed` in the current folder by default. Tarballs of an earlier run in it are removed.
 */
import { execFileSync } from 'node:child_process';
import { globSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';

interface Manifest {
  readonly name: string;
  readonly private?: boolean;
}

const root = join(import.meta.dirname, '..');
const folder = resolve(process.argv[2] ?? 'packed');

execFileSync(process.execPath, [join(root, 'scripts', 'build.ts')], { stdio: 'inherit', cwd: root });
mkdirSync(folder, { recursive: true });
for (const file of globSync('muster-*.tgz', { cwd: folder })) rmSync(join(folder, file));
for (const manifest of globSync('packages/*/package.json', { cwd: root })) {
  const { name, private: isPrivate } = JSON.parse(readFileSync(join(root, manifest), 'utf8')) as Manifest;
  if (isPrivate === true) continue;
  execFileSync('npx', ['--yes', 'pnpm@12.21.0', 'pack', '--pack-destination', folder], {
    cwd: join(root, manifest, '..'),
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  console.log(`packed ${name}`);
}

const shown = relative(process.cwd(), folder).startsWith('..')
  ? folder
  : `./${relative(process.cwd(), folder)}`;
const sdk = readdirSync(folder).find((file) => file.startsWith('muster-sdk-')) ?? '';
console.log(`
The tarballs are in ${folder}. Packages need each other, so install them together:

  npm install --global ${shown}/*.tgz     the command muster
  npm install ${folder}/${sdk}     the SDK alone, in the folder of a program
`);
