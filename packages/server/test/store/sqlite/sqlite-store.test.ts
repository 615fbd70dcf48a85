import { join } from 'node:path';

import { openWriter } from '../../../src/store/sqlite/connection.ts';
import { storeContract } from '../contract.ts';
import { countsOnlyAfterChanges, openings, openWithReader } from '../kept-numbers.ts';
import { TemporaryFolders } from '../temporary-folder.ts';

const folders = new TemporaryFolders();
let url = '';

for (const [suffix, open] of openings)
  storeContract({
    name: `sqlite${suffix}`,
    open: (options) => {
      url = `sqlite:${join(folders.make(), 'muster.db')}`;
      return open(url, options);
    },
    reopen: () => open(url),
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
