/**
 * Compiles every published package to JavaScript with declarations, into `packages/NAME/dist`.
 *
 * All packages compile in one program, because in development the `exports` of a package resolve to its sources. The
 * output is then moved to each package. Relative imports are rewritten to `.js`. Imports between packages are
 * unchanged and resolve to `dist` in the published packages (`publishConfig.exports`). The JavaScript of most
 * packages is then replaced by a bundle.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { buildDashboard } from './build-dashboard.ts';
import { bundledPackages, bundlePackage } from './bundle.ts';
import { publishedPackages, root } from './release/manifests.ts';

const published = publishedPackages().map((one) => one.folder);

/** Data of the release for `GET /version`, as far as this machine knows it. */
function buildInfo(): Record<string, string | number | undefined> {
  const { SOURCE_DATE_EPOCH: epoch, GITHUB_RUN_NUMBER: run } = process.env;
  const branch = git('rev-parse', '--abbrev-ref', 'HEAD');
  return {
    // A checkout of a commit has no branch.
    branch: branch === 'HEAD' ? process.env['GITHUB_REF_NAME'] : branch,
    buildDate: (epoch === undefined ? new Date() : new Date(Number(epoch) * 1000)).toISOString(),
    buildNumber: run === undefined ? undefined : Number(run),
    revision: git('rev-parse', 'HEAD'),
  };
}

/** Undefined without a repository or without git. */
function git(...args: readonly string[]): string | undefined {
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  return status === 0 ? stdout.trim() : undefined;
}

/** Names the sources relative to `dist` instead of the temporary folder of the build. */
function placeSourceMaps(name: string, dist: string): void {
  for (const file of globSync('**/*.js.map', { cwd: dist })) {
    const path = join(dist, file);
    const map = JSON.parse(readFileSync(path, 'utf8')) as { sources: string[] };
    const source = join(root, 'packages', name, file.replace(/\.js\.map$/u, '.ts'));
    map.sources = [relative(dirname(path), source)];
    writeFileSync(path, JSON.stringify(map));
  }
}

const scratch = mkdtempSync(join(tmpdir(), 'muster-build-'));
try {
  const config = join(scratch, 'tsconfig.json');
  writeFileSync(
    config,
    JSON.stringify({
      extends: join(root, 'tsconfig.base.json'),
      compilerOptions: {
        rootDir: root,
        outDir: join(scratch, 'out'),
        declaration: true,
        declarationMap: false,
        // Tarballs contain no sources, so the maps include them.
        sourceMap: true,
        inlineSources: true,
        typeRoots: [join(root, 'node_modules', '@types')],
      },
      // JSON files too, because TypeScript 7 sometimes omits one that is only imported.
      include: published.flatMap((name) => [
        join(root, 'packages', name, 'src'),
        join(root, 'packages', name, 'src', '**', '*.json'),
        join(root, 'packages', name, 'bin'),
      ]),
    }),
  );
  execFileSync('tsc', ['-p', config], { stdio: 'inherit', cwd: root });
  for (const name of published) {
    const target = join(root, 'packages', name, 'dist');
    rmSync(target, { recursive: true, force: true });
    cpSync(join(scratch, 'out', 'packages', name), target, { recursive: true });
    placeSourceMaps(name, target);
    cpSync(join(root, 'LICENSE'), join(root, 'packages', name, 'LICENSE'));
    console.log(`built packages/${name}/dist`);
  }
  for (const name of bundledPackages) {
    const dist = join(root, 'packages', name, 'dist');
    for (const file of globSync('src/**/*.js{,.map}', { cwd: dist })) rmSync(join(dist, file));
    await bundlePackage(name, dist);
  }
  buildDashboard({ always: true });
  const info = join(root, 'packages', 'server', 'dist', 'build.json');
  writeFileSync(info, `${JSON.stringify(buildInfo(), undefined, 2)}\n`);
} finally {
  rmSync(scratch, { recursive: true, force: true });
}
