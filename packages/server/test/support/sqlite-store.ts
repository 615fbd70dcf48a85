import { tempDir, type TempDir } from '@muster/testkit';
import { collections } from '../../src/features/generated/collections.ts';
import { openStore } from '../../src/store/open-store.ts';
import type { Store } from '../../src/store/port.ts';

/** Opens an SQLite store in a folder of its own: for each test, or for a suite with `before` and `after`. */
export function sqliteStore(
  begin: Mocha.HookFunction,
  end: Mocha.HookFunction,
  take: (store: Store) => unknown,
): void {
  let folder: TempDir;
  let store: Store;
  begin(async () => {
    folder = await tempDir();
    store = await openStore(`sqlite:${folder.join('store.db')}`, collections);
    await take(store);
  });
  end(async () => {
    await store.close();
    await folder.remove();
  });
}
