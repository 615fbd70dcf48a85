import { postgresServer, until, type PostgresServer } from '@muster/testkit';
import { expect } from 'chai';

import { storeContract, things } from '../contract.ts';
import { countsOnlyAfterChanges, openings, openWithReader } from '../kept-numbers.ts';
import { closeConnections } from './locks.ts';

describe('PostgreSQL', () => {
  let server: PostgresServer;
  let url = '';

  before(async function () {
    server = await postgresServer(this);
  });

  for (const [suffix, open] of openings)
    storeContract({
      name: `postgres${suffix}`,
      open: (options) => {
        url = server.freshUrl();
        return open(url, options);
      },
      reopen: () => open(url),
      cleanUp: () => undefined,
    });

  it('keeps numbers of documents for the API thread until their collection changes', async () => {
    url = server.freshUrl();
    const schema = new URL(url).searchParams.get('schema') ?? 'public';
    await countsOnlyAfterChanges(await openWithReader(url), (sql) =>
      server.query(`SET search_path TO ${schema}; ${sql}`),
    );
  });

  it('counts the documents after connections were lost during writes', async () => {
    url = server.freshUrl();
    const schema = new URL(url).searchParams.get('schema') ?? 'public';
    const store = await openWithReader(url);
    const collection = store.collection(things);
    const total = async () => (await collection.page({ limit: 1 })).total;
    const insert = (id: string) => collection.insert({ id, network: 'n', name: id });
    for (let round = 0; round < 5; round += 1) {
      const lost = Array.from({ length: 20 }, (_, at) => insert(`${round} ${at}`));
      closeConnections(server);
      await Promise.allSettled([...lost, total()]);
      await until(() =>
        insert(`${round}`).then(
          () => true,
          () => false,
        ),
      );
      const there = server.query(`SELECT count(*) FROM ${schema}."c_${things.name}"`);
      expect(String(await total())).to.equal(there);
    }
    await store.close();
  });
});
