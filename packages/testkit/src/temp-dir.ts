import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A temporary folder of a test. Disposing removes it with its content. */
export class TempDir implements AsyncDisposable {
  readonly path: string;

  constructor(path: string) {
    this.path = path;
  }

  join(...names: readonly string[]): string {
    return join(this.path, ...names);
  }

  async remove(): Promise<void> {
    await rm(this.path, { recursive: true, force: true });
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.remove();
  }
}

export async function tempDir(prefix = 'muster-test-'): Promise<TempDir> {
  return new TempDir(await mkdtemp(join(tmpdir(), prefix)));
}
