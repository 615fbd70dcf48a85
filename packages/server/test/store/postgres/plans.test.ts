/** PostgreSQL serves the lists of the API from indexes. */
import { postgresServer, type PostgresServer } from '@muster/testkit';
import { expect } from 'chai';

import { insertOperation } from '../../../src/store/port.ts';
import type { CollectionDefinition, Query, Store } from '../../../src/store/port.ts';
import { openStore } from '../../../src/store/open-store.ts';
import { postgresDialect } from '../../../src/store/postgres/dialect.ts';
import { CollectionQueries } from '../../../src/store/sql/queries.ts';
import type { Statement } from '../../../src/store/sql/dialect.ts';
import type { Thing } from '../contract.ts';

const ROWS = 10_000;

const listed: CollectionDefinition<Thing> = {
  name: 'listedThings',
  indexes: [
    { fields: ['network', 'name'], unique: true },
    { fields: ['network', 'rank'], includes: ['flag'] },
  ],
  searched: ['name'],
};

const ofNetwork = { field: 'network', op: 'eq', value: 'n' } as const;

describe('plans of PostgreSQL', () => {
  let server: PostgresServer;
  let store: Store;
  let schema: string;
  let close = async (): Promise<void> => undefined;
  const queries = new CollectionQueries(postgresDialect, listed);

  before(async function () {
    server = await postgresServer(this);
    const url = server.freshUrl();
    schema = new URL(url).searchParams.get('schema') ?? '';
    store = await openStore(url, [listed]);
    close = () => store.close();
    const docs = Array.from({ length: ROWS }, (_, i) => {
      const id = String(i).padStart(5, '0');
      return { id, network: 'n', name: `thing ${id}`, ...(i % 3 === 0 ? {} : { rank: i % 100 }) };
    });
    for (let at = 0; at < ROWS; at += 1_000) {
      await store.write(docs.slice(at, at + 1_000).map((doc) => insertOperation(listed, doc)));
    }
    server.query(`VACUUM ANALYZE ${schema}."c_listedThings"`);
  });

  after(() => close());

  /** Returns the plan with known parameters, as PostgreSQL makes it for the first executions. */
  const planOf = ({ sql, parameters }: Statement): string => {
    const literals = parameters.map((one) => (typeof one === 'number' ? String(one) : `'${String(one)}'`));
    const text = sql.replaceAll(/\$(\d+)/g, (_, number: string) => literals[Number(number) - 1] ?? 'NULL');
    return server.query(`SET search_path TO ${schema}; EXPLAIN ${text}`);
  };

  const pages: readonly [string, Query][] = [
    ['by id', { limit: 20 }],
    ['by id, the last', { sort: [{ field: 'id', direction: 'desc' }], limit: 20 }],
    [
      'of a network by a unique key',
      { where: [ofNetwork], sort: [{ field: 'name', direction: 'asc' }], limit: 20 },
    ],
    ['the same, descending', { where: [ofNetwork], sort: [{ field: 'name', direction: 'desc' }], limit: 20 }],
    [
      'by a field that some lack',
      { where: [ofNetwork], sort: [{ field: 'rank', direction: 'asc' }], limit: 20 },
    ],
    ['the same, descending', { where: [ofNetwork], sort: [{ field: 'rank', direction: 'desc' }], limit: 20 }],
  ];
  for (const [title, query] of pages) {
    it(`reads a page ${title} in the order of an index`, () => {
      const plan = planOf(queries.select('doc', query));
      expect(plan).to.contain('Index');
      expect(plan).not.to.match(/(?<!Incremental )Sort {2}\(|Seq Scan/u);
    });
  }

  it('filters by an included field without reading documents', () => {
    const where = [ofNetwork, { field: 'flag', op: 'ne', value: true }] as const;
    const plan = planOf(queries.page({ where, sort: [{ field: 'rank', direction: 'asc' }], limit: 20 }));
    expect(plan).to.contain('Index Only Scan using "i_c_listedThings__network__rank__including__flag"');
  });

  it('finds an id, a range and a text by an index', async () => {
    for (const where of [
      [{ field: 'id', op: 'eq', value: '00042' }],
      [ofNetwork, { field: 'rank', op: 'gt', value: 98 }],
      [{ field: 'name', op: 'contains', value: 'NG 0420' }],
    ] as const) {
      const plan = planOf(queries.select('doc', { where }));
      expect(plan).to.contain('Index').and.not.to.contain('Seq Scan');
    }
    const found = await store
      .collection(listed)
      .page({ search: { text: 'NG 0420', fields: ['name'] }, limit: 3 });
    expect(found.total).to.equal(10);
    expect(found.rows.map(({ id }) => id)).to.deep.equal(['04200', '04201', '04202']);
  });
});
