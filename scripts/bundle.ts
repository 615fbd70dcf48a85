/**
 * Bundles each package into a few files, which Node.js loads in a fraction of the time of several hundred modules.
 *
 * Development dependencies of a package are bundled, and their licences are written to a file beside. Its
 * dependencies and optional dependencies stay external. Modules that are loaded on demand are separate files. Modules shared by several files
 * are in one file, because every file adds to the start-up time.
 */
import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { rolldown, type ChunkingContext, type CodeSplittingGroup, type RolldownPlugin } from 'rolldown';
import { parse } from 'yaml';

interface Manifest {
  readonly name?: string;
  readonly version?: string;
  readonly license?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

/**
 * The bundles of each package: the module of each bundled file, both without extension. Modules that sources start as
 * threads or processes by a relative path are separate files. The SDK is not bundled, so that bundlers of browser
 * programs can omit unused modules.
 */
const bundles: Readonly<Record<string, readonly Readonly<Record<string, string>>[]>> = {
  cli: [{ index: 'index' }],
  coap: [{ index: 'index' }],
  dashboard: [{ index: 'index' }],
  dtls: [{ index: 'index' }],
  lwm2m: [{ index: 'index', core: 'core' }],
  net: [{ index: 'index', clock: 'clock', core: 'core', 'throttle-thread': 'throttle-thread' }],
  server: [
    { index: 'index', 'api-worker': 'api/api-worker' },
    // Separate bundles, because they load little of the server.
    { 'check-thread': 'http/check/check-thread' },
    { 'formula-process': 'features/transformers/formulas/formula-process' },
  ],
  simulator: [{ index: 'index', 'fleet-process': 'run/fleet-process' }],
  mqtt: [{ index: 'index' }],
  sparkplug: [{ index: 'index' }],
};

/** Names of the folders in `packages` whose published JavaScript is a bundle. */
export const bundledPackages: readonly string[] = Object.keys(bundles);

const shared: CodeSplittingGroup = { name: 'shared', minShareCount: 2 };

const root = join(import.meta.dirname, '..');

/**
 * Bundles a package, and adds the files that it loads.
 *
 * @param name of the folder in `packages`
 * @param dist the folder `dist` of the published package
 */
export async function bundlePackage(name: string, dist: string): Promise<void> {
  const source = join(root, 'packages', name);
  // oclif loads typescript only for plugins in development.
  const { dependencies, optionalDependencies } = readManifest(source);
  const outside = [...Object.keys({ ...dependencies, ...optionalDependencies }), 'typescript'];
  const modules: string[] = [];
  for (const files of bundles[name] ?? []) {
    const bundle = await rolldown({
      input: Object.fromEntries(
        Object.entries(files).map(([file, module]) => [file, join(source, 'src', `${module}.ts`)]),
      ),
      platform: 'node',
      plugins: name === 'cli' ? [lazyRequires, directBuiltins] : [],
      external: (id) => outside.some((one) => id === one || id.startsWith(`${one}/`)),
      transform: { target: 'node22.13' },
      // A module that is loaded on demand in one place may be needed at the start in another.
      checks: { ineffectiveDynamicImport: false },
    });
    const { output } = await bundle.write({
      dir: join(dist, 'src'),
      format: 'esm',
      sourcemap: true,
      // Fixed names, so that the compile cache of Node.js replaces the entries of an older version instead of adding
      // new ones.
      chunkFileNames: '[name].js',
      codeSplitting: { groups: [...(name === 'cli' ? [startGroup(source)] : []), shared] },
    });
    await bundle.close();
    modules.push(...output.flatMap((file) => (file.type === 'chunk' ? file.moduleIds : [])));
  }
  const licences = licencesOf(modules);
  if (licences !== '') writeFileSync(join(dist, 'THIRD-PARTY-LICENSES.txt'), licences);
  if (name === 'cli') {
    // The launcher is already JavaScript.
    cpSync(join(source, 'bin'), join(dist, 'bin'), { recursive: true });
    const data = join('src', 'generated', 'operations.txt');
    cpSync(join(source, data), join(dist, data));
  }
  if (name === 'server') {
    const contract: unknown = parse(readFileSync(join(root, 'openapi.yaml'), 'utf8'));
    writeFileSync(join(dist, 'openapi.json'), JSON.stringify(contract));
  }
}

/**
 * Makes oclif load its parts at their first use, because its flags need its help, colours and spinners only to show them.
 * Its files are CommonJS as the compiler of TypeScript writes it.
 */
const lazyRequires: RolldownPlugin = {
  name: 'lazy-requires',
  transform: {
    filter: { id: /@oclif[\\/]core[\\/]lib[\\/].*\.js$/u },
    handler: (code) => ({
      code: [...code.matchAll(/^(?:const|var) (\w+_\d+) = (.*\brequire\(.*\));$/gmu)].reduce(
        (text, [line, name = '', value = '']) => {
          const [before = '', after = ''] = text
            .split(line)
            // Parentheses, because of `new name.Class()`.
            .map((part) => part.replaceAll(new RegExp(`\\b${name}\\b`, 'gu'), `(${name}())`));
          return `${before}function ${name}() { return ${value}; }${after}`;
        },
        code,
      ),
      // Lines keep their places.
      map: null,
    }),
  },
};

/**
 * Replaces imports of Node.js modules, which read all their members and so load much of Node.js that is meant to be loaded on
 * demand: `node:util` alone loads worker threads. By `globalThis`, because a module may import `process` by that name.
 */
const directBuiltins: RolldownPlugin = {
  name: 'direct-builtins',
  renderChunk: (code) => ({
    code: code.replaceAll(
      /^import (?:([\w$]+)(?:, )?)?(\{.*\})? from ("node:.*");$/gmu,
      (_line, whole?: string, members?: string, module?: string) =>
        [whole, members?.replaceAll(' as ', ': ')]
          .filter((names) => names !== undefined)
          .map((names) => `const ${names} = globalThis.process.getBuiltinModule(${module ?? ''});`)
          .join(' '),
    ),
    // Lines keep their places.
    map: null,
  }),
};

/**
 * Returns the group of the modules that each generated command of the CLI runs. Node.js reads and hashes a whole file, even
 * with a compile cache, and evaluates all modules in it.
 */
function startGroup(source: string): CodeSplittingGroup {
  let start: ReadonlySet<string> | undefined;
  return {
    debugName: 'start',
    name: (id, context) => {
      start ??= withImports(
        ['main.ts', 'operations/command.ts'].map((file) => join(source, 'src', file)),
        context,
      );
      return start.has(id) ? 'start' : undefined;
    },
  };
}

/** Returns modules and all that they import, without imports on demand. */
function withImports(ids: readonly string[], context: ChunkingContext): ReadonlySet<string> {
  const found = new Set(ids);
  for (const id of found) {
    for (const imported of context.getModuleInfo(id)?.importedIds ?? []) found.add(imported);
  }
  return found;
}

/** Returns the licences of the external packages in a bundle. */
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

/**
 * Returns the folder of a module's package. Some packages have further package.json files without a name in
 * subfolders.
 */
function packageFolder(module: string): string {
  let folder = dirname(module);
  while (!existsSync(join(folder, 'package.json')) || readManifest(folder).name === undefined)
    folder = dirname(folder);
  return folder;
}

const readManifest = (folder: string): Manifest =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;
