import { mkdtempSync, rmSync } from 'node:fs';
import { MessageChannel } from 'node:worker_threads';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'chai';

import type { AnyCollectionDefinition, Entity, Query } from '../../../src/domain/ports/store.ts';
import { ChangeNotes } from '../../../src/store/sqlite/change-notes.ts';
import { openWriter, type Connection } from '../../../src/store/sqlite/connection.ts';
import { Matches } from '../../../src/store/sqlite/matches.ts';
import { indexedFields, prepareSchema } from '../../../src/store/sqlite/schema.ts';
import { SqliteTable } from '../../../src/store/sqlite/sqlite-table.ts';
import { SqlQueryBuilder } from '../../../src/store/sqlite/sql-query.ts';

interface Entry extends Entity {
  readonly network: string;
  readonly note: string;
}

const entries: AnyCollectionDefinition = {
  name: 'entries',
  indexes: [{ fields: ['network'] }],
  aside: [{ fields: ['network', 'note'] }],
};
/** Of a field that has no column. */
const notable: Query = { where: [{ field: 'note', op: 'eq', value: 'yes' }] };
const sql = new SqlQueryBuilder(entries).count(notable);

describe('totals of what has indexes aside', () => {
  let folder: string;
  let connection: Connection;
  let channel: MessageChannel;
  let matches: Matches;
  let table: SqliteTable;
  let commits: number;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'muster-followed-'));
    const file = join(folder, 'muster.db');
    connection = openWriter(file, { synchronous: 'normal', maxSizeBytes: undefined });
    prepareSchema(connection, [entries], file);
    matches = new Matches(indexedFields(entries), { collection: 'entries', has: () => () => false });
    channel = new MessageChannel();
    const shared = { matches, notes: new ChangeNotes(channel.port1) };
    table = new SqliteTable(() => connection, entries, shared, undefined);
    commits = 0;
    for (let i = 0; i < 20; i += 1) put(`id-${i}`, i < 12 ? 'yes' : 'no');
    commit();
    matches.keep({ query: notable, total: sql }, { total: 12, ids: undefined, rows: [] });
  });

  afterEach(() => {
    channel.port1.close();
    connection.close();
    rmSync(folder, { recursive: true, force: true });
  });

  function put(id: string, note: string): void {
    const doc: Entry = { id, network: 'a', note };
    table.prepare('put', doc)();
  }

  function commit(): void {
    commits += 1;
    matches.committed(commits, new Set(['entries']));
  }

  it('follow changes of fields that have no column', () => {
    put('id-3', 'no');
    put('id-13', 'yes');
    put('id-14', 'yes');
    commit();
    expect(matches.of(sql)?.total).to.equal(13);
    put('id-14', 'yes');
    commit();
    expect(matches.of(sql)?.total).to.equal(13);
  });

  it('follow the deletion of all that meets a condition, and forget nothing that is taken back', () => {
    expect(table.deleteWhere([{ field: 'id', op: 'in', value: ['id-1', 'id-2', 'id-15'] }], 10)).to.equal(3);
    commit();
    expect(matches.of(sql)?.total).to.equal(10);
    table.deleteWhere([{ field: 'network', op: 'eq', value: 'a' }], 5);
    put('id-16', 'yes');
    matches.rolledBack();
    expect(matches.of(sql)?.total).to.equal(10);
  });

  it('are counted anew after more changes than are noted', () => {
    for (let i = 0; i < 600; i += 1) put(`other-${i}`, 'yes');
    expect(table.deleteWhere([{ field: 'network', op: 'eq', value: 'a' }], 100)).to.equal(100);
    commit();
    expect(matches.of(sql)).to.equal(undefined);
  });
});
