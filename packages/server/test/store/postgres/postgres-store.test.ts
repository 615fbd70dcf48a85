import { postgresServer, type PostgresServer } from '@muster/testkit';

import { openStore } from '../../../src/store/open-store.ts';
import { definitions, storeContract } from '../contract.ts';

describe('PostgreSQL', () => {
  let server: PostgresServer;
  let url = '';

  before(async function () {
    server = await postgresServer(this);
  });

  storeContract({
    name: 'postgres',
    open: (options) => {
      url = server.freshUrl();
      return openStore(url, definitions, options);
    },
    reopen: () => openStore(url, definitions),
    cleanUp: () => undefined,
  });
});
