/** The command in the form in which it is published, for benchmarks. */
import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bundlePackage } from '../../../scripts/bundle.ts';

export interface BuiltCli extends AsyncDisposable {
  /** A folder for the files of the benchmark, removed with it. */
  readonly folder: string;
  /** The script to run with Node.js. */
  readonly launcher: string;
}

/** Bundles the CLI into a folder for temporary files. Commands that need the server or the simulator do not run there. */
export async function buildCli(): Promise<BuiltCli> {
  const source = join(import.meta.dirname, '..');
  const folder = await mkdtemp(join(tmpdir(), 'muster-bench-cli-'));
  const launcher = join(folder, 'dist', 'bin', 'muster.js');
  await copyFile(join(source, 'package.json'), join(folder, 'package.json'));
  await bundlePackage('cli', join(folder, 'dist'));
  return { folder, launcher, [Symbol.asyncDispose]: () => rm(folder, { recursive: true, force: true }) };
}
