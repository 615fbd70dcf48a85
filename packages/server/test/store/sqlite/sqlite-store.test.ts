import { join } from 'node:path';

import { openStore } from '../../../src/store/open-store.ts';
import type { StoreOptions } from '../../../src/store/options.ts';
import type { Store } from '../../../src/store/port.ts';
import { openWriter } from '../../../src/store/sqlite/connection.ts';
import { definitions, storeContract } from '../contract.ts';
import { countsOnlyAfterChanges, openWithReader } from '../kept-numbers.ts';
import { TemporaryFolders } from '../temporary-folder.ts';

const folders = new TemporaryFolders();
let url = '';

for (const [name, open] of [
  ['sqlite', (options) => openStore(url, definitions, options)],
  ['sqlite, with numbers of the API thread', (options) => openWithReader(url, options)],
] satisfies readonly [string, (options: StoreOptions) => Promise<Store>][])
  storeContract({
    name,
    open: (options) => {
      url = `sqlite:${join(folders.make(), 'muster.db')}`;
      return open(options ?? {});
    },
    reopen: () => open({}),
    cleanUp: () => folders.removeAll(),
  });

describe('numbers of documents that the API thread keeps', () => {
  afterEach(() => folders.removeAll());

  it('are counted again when their collection has changed, and only then', async () => {
    const file = join(folders.make(), 'muster.db');
    await countsOnlyAfterChanges(await openWithReader(`sqlite:${file}`), (sql) => {
      const other = openWriter(file, { synchronous: 'normal', maxSizeBytes: undefined });
      other.database.exec(sql);
      other.close();
    });
  });
});
