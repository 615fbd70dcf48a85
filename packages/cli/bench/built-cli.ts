/** The command in the form in which it is published, for benchmarks. */
import { copyFile, mkdir, mkdtemp, rm } from 'node:fs/promises';
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
  await mkdir(join(folder, 'dist', 'bin'), { recursive: true });
  await copyFile(join(source, 'package.json'), join(folder, 'package.json'));
  await copyFile(join(source, 'bin', 'muster.js'), launcher);
  await bundlePackage('cli', join(folder, 'dist', 'src'));
  return { folder, launcher, [Symbol.asyncDispose]: () => rm(folder, { recursive: true, force: true }) };
}
