import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { collections } from '../../src/features/generated/collections.ts';
import { openStore } from '../../src/store/open-store.ts';
import type { Store } from '../../src/store/port.ts';

/** Opens an SQLite store in a folder of its own: for each test, or for a suite with `before` and `after`. */
export function sqliteStore(
  begin: Mocha.HookFunction,
  end: Mocha.HookFunction,
  take: (store: Store) => unknown,
): void {
  let folder: string;
  let store: Store;
  begin(async () => {
    folder = mkdtempSync(join(tmpdir(), 'muster-store-'));
    store = await openStore(`sqlite:${join(folder, 'store.db')}`, collections);
    await take(store);
  });
  end(async () => {
    await store.close();
    rmSync(folder, { recursive: true, force: true });
  });
}
