/**
 * Bundles packages into a few files each, which Node.js loads in a fraction of the time of several hundred modules.
 *
 * Development dependencies of a package are bundled, with their licences in a file beside. Its dependencies stay outside.
 * Modules that are loaded on demand stay files of their own; modules that several files share are one file, because every file
 * costs time at the start.
 */
import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { rolldown } from 'rolldown';
import { parse } from 'yaml';

interface Manifest {
  readonly name?: string;
  readonly version?: string;
  readonly license?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
}

/**
 * The bundles of each package: for each file of a bundle its module, both without extension. Threads and processes that sources start
 * by a relative path are files beside. The SDK stays in modules, so that bundlers of browser programs leave unused ones out.
 */
const bundles: Readonly<Record<string, readonly Readonly<Record<string, string>>[]>> = {
  cli: [{ index: 'index' }],
  coap: [{ index: 'index' }],
  dashboard: [{ index: 'index' }],
  dtls: [{ index: 'index' }],
  lwm2m: [{ index: 'index', core: 'core' }],
  net: [{ index: 'index', clock: 'clock', 'throttle-thread': 'throttle-thread' }],
  server: [
    { index: 'index', 'api-worker': 'api/api-worker' },
    // On their own: they load little of the server.
    { 'check-thread': 'http/check/check-thread' },
    { 'formula-process': 'features/transformers/formulas/formula-process' },
  ],
  simulator: [{ index: 'index', 'fleet-process': 'run/fleet-process' }],
  sparkplug: [{ index: 'index' }],
};

/** Names of the folders in `packages` whose published JavaScript is a bundle. */
export const bundledPackages: readonly string[] = Object.keys(bundles);

const root = join(import.meta.dirname, '..');

/**
 * Bundles a package, and adds the files that it loads.
 *
 * @param name of the folder in `packages`
 * @param dist the folder `dist` of the published package
 */
export async function bundlePackage(name: string, dist: string): Promise<void> {
  const source = join(root, 'packages', name);
  // oclif loads typescript for plugins in development only.
  const outside = [...Object.keys(readManifest(source).dependencies ?? {}), 'typescript'];
  const modules: string[] = [];
  for (const files of bundles[name] ?? []) {
    const bundle = await rolldown({
      input: Object.fromEntries(
        Object.entries(files).map(([file, module]) => [file, join(source, 'src', `${module}.ts`)]),
      ),
      platform: 'node',
      external: (id) => outside.some((one) => id === one || id.startsWith(`${one}/`)),
      transform: { target: 'node22.13' },
      // What a module loads on demand, another may need from the start.
      checks: { ineffectiveDynamicImport: false },
    });
    const { output } = await bundle.write({
      dir: join(dist, 'src'),
      format: 'esm',
      // Fixed names: the compile cache of Node.js replaces the entries of an older version instead of adding to them.
      chunkFileNames: '[name].js',
      codeSplitting: { groups: [{ name: 'shared', minShareCount: 2 }] },
    });
    await bundle.close();
    modules.push(...output.flatMap((file) => (file.type === 'chunk' ? file.moduleIds : [])));
  }
  const licences = licencesOf(modules);
  if (licences !== '') writeFileSync(join(dist, 'THIRD-PARTY-LICENSES.txt'), licences);
  if (name === 'cli') {
    // The launcher is JavaScript already.
    cpSync(join(source, 'bin'), join(dist, 'bin'), { recursive: true });
    const data = join('src', 'generated', 'operations.json');
    cpSync(join(source, data), join(dist, data));
  }
  if (name === 'server') {
    const contract: unknown = parse(readFileSync(join(root, 'openapi.yaml'), 'utf8'));
    writeFileSync(join(dist, 'openapi.json'), JSON.stringify(contract));
  }
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
  return texts.length === 0 ? '' : `${[...new Set(texts)].sort().join(`\n\n${'-'.repeat(80)}\n\n`)}\n`;
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
