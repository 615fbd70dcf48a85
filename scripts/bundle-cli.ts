/**
 * Bundles the CLI into a few files, which a command loads in a fraction of the time of several hundred modules.
 *
 * Development dependencies of the package are bundled, with their licences in a file beside. Its dependencies stay
 * outside. Each command that is loaded on demand stays a file of its own; modules that several of them share are one
 * file, because every file costs time at the start.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { rolldown } from 'rolldown';

interface Manifest {
  readonly name?: string;
  readonly version?: string;
  readonly license?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
}

/**
 * @param source the folder of the package
 * @param target the folder for the bundle
 */
export async function bundleCli(source: string, target: string): Promise<void> {
  const { dependencies = {} } = readManifest(source);
  const bundle = await rolldown({
    input: { index: join(source, 'src', 'index.ts') },
    platform: 'node',
    // oclif loads typescript for plugins in development only.
    external: [...Object.keys(dependencies), 'typescript'],
    transform: { target: 'node22.13' },
    // What a module loads on demand, another may need from the start.
    checks: { ineffectiveDynamicImport: false },
  });
  const { output } = await bundle.write({
    dir: target,
    format: 'esm',
    // Fixed names: the compile cache of Node.js replaces the entries of an older version instead of adding to them.
    chunkFileNames: '[name].js',
    codeSplitting: { groups: [{ name: 'shared', minShareCount: 2 }] },
  });
  await bundle.close();
  const modules = output.flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []));
  writeFileSync(join(target, '..', 'THIRD-PARTY-LICENSES.txt'), licencesOf(modules));
}

/** The licences of the packages from elsewhere that a bundle holds. */
function licencesOf(modules: readonly string[]): string {
  const folders = new Set(modules.filter((id) => id.includes('/node_modules/')).map(packageFolder));
  const texts = [...folders].map((folder) => {
    const { name = '', version = '', license = '' } = readManifest(folder);
    const file = readdirSync(folder).find((entry) => /^(?:licen[cs]e|copying)/iu.test(entry));
    const text = file === undefined ? '' : readFileSync(join(folder, file), 'utf8').trim();
    return `${name} ${version} (${license})\n\n${text}`.trimEnd();
  });
  return `${[...new Set(texts)].sort().join(`\n\n${'-'.repeat(80)}\n\n`)}\n`;
}

/** The folder of the package that a module belongs to. Some packages have a package.json without a name further down. */
function packageFolder(module: string): string {
  let folder = dirname(module);
  while (!existsSync(join(folder, 'package.json')) || readManifest(folder).name === undefined)
    folder = dirname(folder);
  return folder;
}

const readManifest = (folder: string): Manifest =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;
