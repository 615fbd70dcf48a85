/**
 * Compiles every published package to JavaScript with declarations, into `packages/NAME/dist`.
 *
 * All packages compile in one program, because in development a package's `exports` lead to its sources; what comes
 * out is then moved to each package. Relative imports are rewritten to `.js`; imports between packages stay bare and
 * lead to `dist` once packed (`publishConfig.exports`).
 */
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');

interface Manifest {
  readonly name: string;
  readonly private?: boolean;
}

const published = readdirSync(join(root, 'packages')).filter((name) => {
  const file = join(root, 'packages', name, 'package.json');
  return existsSync(file) && (JSON.parse(readFileSync(file, 'utf8')) as Manifest).private !== true;
});

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
        sourceMap: false,
        typeRoots: [join(root, 'node_modules', '@types')],
      },
      include: published.flatMap((name) => [
        join(root, 'packages', name, 'src'),
        join(root, 'packages', name, 'bin'),
      ]),
    }),
  );
  execFileSync('tsc', ['-p', config], { stdio: 'inherit', cwd: root });
  for (const name of published) {
    const target = join(root, 'packages', name, 'dist');
    rmSync(target, { recursive: true, force: true });
    cpSync(join(scratch, 'out', 'packages', name), target, { recursive: true });
    cpSync(join(root, 'LICENSE'), join(root, 'packages', name, 'LICENSE'));
    console.log(`built packages/${name}/dist`);
  }
  cpSync(join(root, 'openapi.yaml'), join(root, 'packages', 'server', 'dist', 'openapi.yaml'));
} finally {
  rmSync(scratch, { recursive: true, force: true });
}
