/**
 * The published form of the `muster` command, for tests: packages with the layout that npm installs, in a cache
 * folder of the clone. They are only bundled again if a source has changed.
 */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  chmodSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';

const root = join(import.meta.dirname, '..');
const cache = join(root, 'node_modules', '.cache', 'muster');
const sources = [
  'packages/*/{src,bin}/**/*.{ts,js,json,txt}',
  'scripts/{build,bundle,built-muster}.ts',
  'packages/*/package.json',
  'openapi.yaml',
  'pnpm-lock.yaml',
];
/** Milliseconds for which other test runs may still use an older build. */
const MAX_AGE_MS = 24 * 3_600_000;

/**
 * Folder of the compile cache of Node.js, for all checks and for processes that tests start with separate home
 * folders.
 */
export const compiledCode = join(cache, 'compiled');

/**
 * Returns the path of the launcher of the built command. Builds it if needed.
 *
 * With MUSTER_TEST_SOURCES=1, returns the launcher that runs the sources, for coverage and for line numbers in
 * stacks.
 *
 * @throws {Error} the build failed; its output is on standard error
 */
export function builtMuster(): string {
  if (process.env['MUSTER_TEST_SOURCES'] === '1') return join(root, 'packages', 'cli', 'bin', 'muster.js');
  return join(builtPackages(), 'cli', 'dist', 'bin', 'muster.js');
}

/** Returns the folder of the built packages, one for each package. Builds them if needed. @throws {Error} like above */
export function builtPackages(): string {
  const folder = join(cache, `built-${fingerprint()}`);
  if (!existsSync(folder))
    execFileSync(process.execPath, [import.meta.filename, folder], { stdio: ['ignore', 2, 2] });
  return join(folder, 'node_modules', '@muster');
}

/** Changes if a source is changed, added or removed. */
function fingerprint(): string {
  const hash = createHash('sha256');
  for (const file of globSync(sources, { cwd: root }).sort()) {
    const { mtimeMs, size } = statSync(join(root, file));
    hash.update(`${file} ${mtimeMs} ${size}\n`);
  }
  return hash.digest('hex').slice(0, 16);
}

/** Several test runs may build at the same time. The first finished build is used. */
async function build(folder: string): Promise<void> {
  // Loaded on demand, because every test process imports this file, but few build.
  const { bundledPackages, bundlePackage } = await import('./bundle.ts');
  mkdirSync(cache, { recursive: true });
  const scratch = mkdtempSync(join(cache, 'building-'));
  try {
    for (const name of bundledPackages) {
      const target = join(scratch, 'node_modules', '@muster', name);
      install(name, target);
      await bundlePackage(name, join(target, 'dist'));
    }
    chmodSync(scratch, 0o755);
    try {
      renameSync(scratch, folder);
    } catch (error) {
      if (!existsSync(folder)) throw error;
    }
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
  for (const name of readdirSync(cache).filter((one) => /^(?:built|building)-/u.test(one))) {
    const path = join(cache, name);
    if (path !== folder && Date.now() - statSync(path).mtimeMs > MAX_AGE_MS)
      rmSync(path, { recursive: true });
  }
}

interface Manifest {
  readonly publishConfig?: object;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

/** Creates the folder of a package like npm, with links to its dependencies. */
function install(name: string, target: string): void {
  const source = join(root, 'packages', name);
  const manifest = JSON.parse(readFileSync(join(source, 'package.json'), 'utf8')) as Manifest;
  const dist = join(target, 'dist');
  mkdirSync(dist, { recursive: true });
  writeFileSync(join(target, 'package.json'), JSON.stringify({ ...manifest, ...manifest.publishConfig }));
  for (const dependency of Object.keys({ ...manifest.dependencies, ...manifest.optionalDependencies })) {
    if (dependency.startsWith('@muster/')) continue;
    const link = join(target, 'node_modules', dependency);
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(join(source, 'node_modules', dependency), link);
  }
  // The pages built by `build-dashboard.ts`, if there are any.
  if (name === 'dashboard') symlinkSync(join(source, 'dist', 'site'), join(dist, 'site'));
}

if (import.meta.main) await build(process.argv[2] ?? '');
