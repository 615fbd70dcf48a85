import { DatabaseSync } from 'node:sqlite';

import { expect } from 'chai';

import type { AnyCollectionDefinition, Condition } from '../../../src/domain/ports/store.ts';
import { columnOf, tableOf } from '../../../src/store/sqlite/schema.ts';
import { SqlQueryBuilder, type SqlQuery } from '../../../src/store/sqlite/sql-query.ts';

const marks: AnyCollectionDefinition = {
  name: 'marks',
  indexes: [{ fields: ['network', 'kind'] }, { fields: ['network', 'id'] }],
};

const others = [equal('network', 'n'), { field: 'kind', op: 'ne', value: 'door' }] as const;

describe('queries of SQLite', () => {
  let database: DatabaseSync;

  before(() => {
    const [network, kind] = [columnOf('network'), columnOf('kind')];
    database = new DatabaseSync(':memory:');
    database.exec(
      `CREATE TABLE ${tableOf('marks')} (id TEXT PRIMARY KEY, doc TEXT, ${network}, ${kind});
       CREATE INDEX by_kind ON ${tableOf('marks')} (${network}, ${kind}, id);
       CREATE INDEX by_id ON ${tableOf('marks')} (${network}, id);`,
    );
  });

  after(() => database.close());

  it('in the order of ids walk the index of what has the wanted values, not all documents', () => {
    const both = [equal('network', 'n'), equal('kind', 'door')];
    expect(planOf(both)).to.match(/USING INDEX by_kind .*=\? AND .*=\?/u);
    expect(planOf(both.slice(0, 1))).to.match(/USING INDEX by_id .*=\?/u);
  });

  it('do not count all documents to find out how few have another value than the one that is named', () => {
    const ways = new SqlQueryBuilder(marks).narrowing({ where: others });
    expect(ways).to.deep.equal([others.slice(0, 1), others]);
    const steps = stepsOf(new SqlQueryBuilder(marks).probe(others, 20)).filter((step) =>
      step.includes('marks'),
    );
    expect(steps.map((step) => /\(.*\)$/u.exec(step)?.[0])).to.deep.equal([
      '(x_network=? AND x_kind<?)',
      '(x_network=? AND x_kind>?)',
      '(x_network=? AND x_kind=?)',
    ]);
  });

  it('look up the few that have another value than the one that is named', () => {
    const query = { where: others, sort: [{ field: 'id', direction: 'asc' }], limit: 20 } as const;
    const steps = stepsOf(new SqlQueryBuilder(marks).select('doc', query, others));
    expect(steps.filter((step) => step.includes('marks'))).to.satisfy((found: string[]) =>
      found.every((step) => /rowid=\?|x_kind[<>=]\?/u.test(step)),
    );
  });

  it('look up by one of two values that are not wanted, and nothing by an id that is not', () => {
    const builder = new SqlQueryBuilder(marks);
    const [network, noDoor] = others;
    const noGate = { ...noDoor, value: 'gate' } as const;
    const { sql } = builder.count({ where: [network, noDoor, noGate] }, [network, noGate]);
    expect(sql.match(/rowid IN/gu)).to.have.lengthOf(1);
    expect(sql).to.contain('(+x_kind < ? OR +x_kind > ? OR +x_kind IS NULL)');
    expect(builder.narrowing({ where: [{ ...noDoor, field: 'id' }] })).to.deep.equal([]);
  });

  it('that look few up by one condition test another one of the same field that many values meet', () => {
    const named = { field: 'id', op: 'in', value: ['m1'] } as const;
    const source = { collection: marks, field: 'kind', where: [equal('network', 'n')] };
    const marked: Condition = { field: 'id', op: 'among', value: [source] };
    const queries = new SqlQueryBuilder(marks);
    const query = { where: [marked, named] };
    expect(queries.count(query, [named]).sql)
      .to.contain('EXISTS')
      .and.not.contain('UNION');
    expect(queries.count(query, [marked]).sql).to.match(/id IN \(SELECT other/u);
  });

  function planOf(where: readonly Condition[]): string {
    const query = { where, sort: [{ field: 'id', direction: 'asc' }], limit: 20 } as const;
    return stepsOf(new SqlQueryBuilder(marks).select('doc', query, 'order')).join('; ');
  }

  function stepsOf({ sql, values }: SqlQuery): string[] {
    const steps = database.prepare(`EXPLAIN QUERY PLAN ${sql}`).all(...values);
    return steps.map((step) => String(step['detail']));
  }
});

function equal(field: string, value: string): Condition {
  return { field, op: 'eq', value };
}
