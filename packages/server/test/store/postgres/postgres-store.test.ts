import { postgresServer, type PostgresServer } from '@muster/testkit';

import { openStore } from '../../../src/store/open-store.ts';
import type { StoreOptions } from '../../../src/store/options.ts';
import type { Store } from '../../../src/store/port.ts';
import { definitions, storeContract } from '../contract.ts';
import { countsOnlyAfterChanges, openWithReader } from '../kept-numbers.ts';

describe('PostgreSQL', () => {
  let server: PostgresServer;
  let url = '';

  before(async function () {
    server = await postgresServer(this);
  });

  for (const [name, open] of [
    ['postgres', (options) => openStore(url, definitions, options)],
    ['postgres, with numbers of the API thread', (options) => openWithReader(url, options)],
  ] satisfies readonly [string, (options: StoreOptions) => Promise<Store>][])
    storeContract({
      name,
      open: (options) => {
        url = server.freshUrl();
        return open(options ?? {});
      },
      reopen: () => open({}),
      cleanUp: () => undefined,
    });

  it('keeps numbers of documents for the API thread until their collection changes', async () => {
    url = server.freshUrl();
    const schema = new URL(url).searchParams.get('schema') ?? 'public';
    await countsOnlyAfterChanges(await openWithReader(url), (sql) =>
      server.query(`SET search_path TO ${schema}; ${sql}`),
    );
  });
});
