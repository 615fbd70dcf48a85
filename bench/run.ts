/**
 * Runs every benchmark of the workspace: `pnpm bench [FILTER]`.
 * Each is a file of `packages/NAME/bench` or of this folder that exports `run()`; each result is a ratio to a ceiling or a peer that
 * was measured in the same run, and is printed as one line `NAME ratio=… detail=…`.
 */
import { globSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

export interface BenchResult {
  readonly name: string;
  /** Measured figure over the ceiling's or peer's figure of the same run. */
  readonly ratio: number;
  readonly detail: string;
}

interface BenchModule {
  run(): Promise<readonly BenchResult[]>;
}

const root = join(import.meta.dirname, '..');
const filter = process.argv[2] ?? '';
const files = globSync(['packages/*/bench/*.ts', 'bench/*.ts'], { cwd: root })
  .filter((file) => file.includes(filter) && file !== 'bench/run.ts')
  .sort();

console.log(`# node ${process.version}, ${cpus().length} x ${cpus()[0]?.model ?? 'unknown processor'}`);
for (const file of files) {
  const module = (await import(pathToFileURL(join(root, file)).href)) as Partial<BenchModule>;
  if (!module.run) continue;
  for (const { name, ratio, detail } of await module.run()) {
    console.log(`${name} ratio=${ratio.toFixed(3)} detail=${detail}`);
  }
}
