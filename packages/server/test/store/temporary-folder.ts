import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Folders of one test, removed together. */
export class TemporaryFolders {
  #folders: string[] = [];

  make(): string {
    const folder = mkdtempSync(join(tmpdir(), 'muster-test-'));
    this.#folders.push(folder);
    return folder;
  }

  removeAll(): void {
    for (const folder of this.#folders) rmSync(folder, { recursive: true, force: true });
    this.#folders = [];
  }
}
