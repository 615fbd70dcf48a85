import { expect } from 'chai';

import type { Query } from '../../src/store/port.ts';
import { postgresDialect } from '../../src/store/postgres/dialect.ts';
import type { Statement } from '../../src/store/sql/connection.ts';
import { CollectionQueries } from '../../src/store/sql/queries.ts';
import { sqliteDialect } from '../../src/store/sqlite/dialect.ts';
import { things } from './contract.ts';

describe('queries of a collection', () => {
  const of = (value: string | number | boolean | null): Query => ({
    where: [
      { field: 'network', op: 'eq', value },
      { field: 'rank', op: 'eq', value: 2 },
    ],
  });
  const pairs: readonly [string, Query, Query][] = [
    ['of another value', of('n'), of('m')],
    ['of null', of('n'), of(null)],
    ['of a value with a mark', of('n'), of('\u0001')],
    ['of a truth', of('n'), of(true)],
    ['in another order', of('n'), { ...of('n'), sort: [{ field: 'rank', direction: 'desc' }] }],
    ['with a limit', of('n'), { ...of('n'), limit: 5 }],
    ['with an offset', { ...of('n'), limit: 5 }, { ...of('m'), offset: 5 }],
    ['of another field', of('n'), { where: [{ field: 'name', op: 'eq', value: 'n' }] }],
    ['with a search', of('n'), { ...of('n'), search: { text: 'x', fields: ['name'] } }],
  ];
  for (const [name, dialect] of [
    ['SQLite', sqliteDialect],
    ['PostgreSQL', postgresDialect],
  ] as const) {
    for (const [title, first, second] of pairs) {
      for (const kind of ['select', 'page', 'count', 'total'] as const) {
        it(`a look-up ${title} after a cached one equals the same look-up without it, in ${name} (${kind})`, () => {
          const statement = (queries: CollectionQueries, query: Query): Statement =>
            kind === 'select' ? queries.select('doc', query) : queries[kind](query);
          const queries = new CollectionQueries(dialect, things);
          queries.select('doc', first);
          statement(queries, first);
          for (const query of [second, first]) {
            const alone = statement(new CollectionQueries(dialect, things), query);
            const compiled = statement(queries, query);
            expect(compiled.sql).to.equal(alone.sql);
            expect(compiled.parameters).to.deep.equal(alone.parameters);
            // Every parameter has a placeholder.
            const marks = alone.sql.match(name === 'SQLite' ? /\?/gu : /\$\d+/gu) ?? [];
            expect(alone.parameters).to.have.length(marks.length);
          }
        });
      }
    }
  }
});
