import { join } from 'node:path';

import { openStore } from '../../../src/store/open-store.ts';
import { definitions, storeContract } from '../contract.ts';
import { TemporaryFolders } from '../temporary-folder.ts';

const folders = new TemporaryFolders();
let url = '';

storeContract({
  name: 'json',
  open: (options) => {
    url = `json:${join(folders.make(), 'state.json')}`;
    return openStore(url, definitions, options);
  },
  reopen: () => openStore(url, definitions),
  cleanUp: () => folders.removeAll(),
});
