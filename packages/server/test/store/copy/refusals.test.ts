/** Copies that are refused or interrupted: nothing is overwritten, and no server starts on a part of a store. */
import { postgresServer, type PostgresServer } from '@muster/testkit';
import { expect } from 'chai';
import { existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

import { ConfigError } from '../../../src/config.ts';
import { collections } from '../../../src/features/generated/collections.ts';
import { tags } from '../../../src/features/tags/model.ts';
import { lockStore } from '../../../src/lifecycle/locks.ts';
import { StartError } from '../../../src/lifecycle/start-error.ts';
import { startServer } from '../../../src/main.ts';
import { copyStore } from '../../../src/store-copy.ts';
import { copyStore as copyRows, IncompleteCopyError } from '../../../src/store/copy/copy-store.ts';
import type { CopyEnd, CopyTarget } from '../../../src/store/copy/ends.ts';
import { openStore } from '../../../src/store/open-store.ts';
import { StoreError } from '../../../src/store/port.ts';
import { openSqliteSource, openSqliteTarget } from '../../../src/store/sqlite/sqlite-store.ts';
import { localConfig } from '../../support/local-config.ts';
import { rejection } from '../contract.ts';
import { TemporaryFolders } from '../temporary-folder.ts';
import { contentOf, fill } from './content.ts';

type Kind = 'sqlite' | 'json' | 'postgres';

describe('a refused or interrupted copy of a store', () => {
  const folders = new TemporaryFolders();
  let postgres: PostgresServer;
  let folder: string;
  let file: string;
  let source: string;

  let filled: Buffer;

  /** Skips the test if there is no PostgreSQL. */
  const needPostgres = async (test: Mocha.Context): Promise<void> => {
    postgres = await postgresServer(test);
  };

  before(async () => {
    const template = join(folders.make(), 'template.db');
    await fill(`sqlite:${template}`);
    filled = readFileSync(template);
  });
  beforeEach(() => {
    folder = folders.make();
    file = join(folder, 'source.db');
    source = `sqlite:${file}`;
    writeFileSync(file, filled);
  });
  afterEach(() => folders.removeAll());

  const fresh = (kind: Kind): string =>
    kind === 'postgres' ? postgres.freshUrl() : `${kind}:${join(folders.make(), `store.${kind}`)}`;
  const copy = (from: string, to: string, replace = false) => copyStore({ from, to }, { replace });
  const refusal = (from: string, to: string, replace = false): Promise<Error> =>
    rejection(copy(from, to, replace));

  const execute = (sql: string): void => {
    const database = new DatabaseSync(file);
    database.exec(sql);
    database.close();
  };

  /** Ends the copy after some of its batches. */
  const interrupt = async (to: string, from = source): Promise<Error> => {
    const controller = new AbortController();
    const onProgress = ({ done }: { readonly done: number }): void => {
      if (done > 1_234) controller.abort(new Error('Interrupted.'));
    };
    return rejection(copyStore({ from, to }, { replace: false, signal: controller.signal, onProgress }));
  };

  describe('URLs', () => {
    it('refuses stores in memory and unknown ones, and names flag and variable', async () => {
      for (const [from, to, text] of [
        ['memory:', source, /--from \(MUSTER_FROM_STORE\).*ends with its server/u],
        [source, 'memory:', /--to \(MUSTER_STORE\).*ends with its server/u],
        [source, 'mysql:x', /--to \(MUSTER_STORE\).*scheme is unknown/u],
      ] as const) {
        const error = await refusal(from, to);
        expect(error).to.be.instanceOf(ConfigError);
        expect(error.message).to.match(text);
      }
    });

    it('refuses the same store as source and target, by any path', async function () {
      await needPostgres(this);
      symlinkSync(file, join(folder, 'link.db'));
      for (const to of [source, `sqlite:${relative('.', file)}`, `sqlite:${join(folder, 'link.db')}`]) {
        expect((await refusal(source, to, true)).message).to.contain('same store');
      }
      const url = fresh('postgres');
      expect((await refusal(url, url.replace('muster@', 'muster:secret@'))).message).to.contain('same store');
      expect((await contentOf(source)).documents['tags']).to.have.length(1_234);
    });

    it('a source that does not exist is named, and no folder is made for it', async function () {
      await needPostgres(this);
      const missing = join(folder, 'none', 'muster.db');
      const error = await refusal(`sqlite:${missing}`, fresh('sqlite'));
      expect(error.message).to.contain(missing).and.to.contain('--from');
      expect(existsSync(join(folder, 'none'))).to.equal(false);
      const empty = fresh('postgres');
      expect((await refusal(empty, fresh('sqlite'))).message).to.contain('no store of Muster');
      const schema = new URL(empty).searchParams.get('schema') ?? '';
      expect(postgres.query(`SELECT count(*) FROM pg_namespace WHERE nspname = '${schema}'`)).to.equal('0');
    });

    it('does not show the password of PostgreSQL', async function () {
      await needPostgres(this);
      const secret = fresh('postgres').replace('muster@', 'muster:s%40crit@');
      const missing = secret.replace('/postgres?', '/missing?');
      for (const [from, to] of [
        [missing, source],
        [source, missing],
        [source, 'postgres://muster:s%40crit@db/x?schema=A'],
        [secret, fresh('sqlite')],
      ] as const) {
        expect((await refusal(from, to)).message).not.to.match(/s(?:%40|@)crit/u);
      }
      const { target } = await copy(source, secret);
      expect(target).to.contain('127.0.0.1').and.not.to.contain('crit');
      const mark = fresh('postgres').replace('muster@', 'muster:s%40crit@');
      expect((await interrupt(mark)).message).not.to.match(/s(?:%40|@)crit/u);
    });
  });

  describe('stores in use', () => {
    it('refuses a file of a running server as source and as target, and releases its own locks', async () => {
      const target = fresh('sqlite');
      for (const url of [source, target]) {
        const lock = lockStore(url);
        const error = await refusal(source, target);
        expect(error).to.be.instanceOf(StartError);
        expect(error.message).to.match(/in use by process \d+\. Stop that server/u);
        lock?.release();
      }
      await copy(source, target);
      for (const url of [source, target]) lockStore(url)?.release();
    });

    it('refuses a database of a running server as source and as target', async function () {
      await needPostgres(this);
      const url = fresh('postgres');
      const store = await openStore(url, collections);
      try {
        for (const [from, to] of [
          [url, fresh('sqlite')],
          [source, url],
        ] as const) {
          const error = await refusal(from, to);
          expect(error).to.include({ code: 'locked' });
          expect(error.message).to.match(/in use by another server.* Stop that server/u);
        }
      } finally {
        await store.close();
      }
    });
  });

  describe('sources', () => {
    it('refuses a store of an earlier, an unreleased or a later version, and a file of another program', async () => {
      execute('UPDATE muster_layout SET layout = 0');
      const target = fresh('sqlite');
      expect((await refusal(source, target)).message).to.match(/earlier version.*Start this version/u);
      execute('UPDATE muster_layout SET layout = 999');
      expect(await refusal(source, target)).to.include({ code: 'schema-newer' });
      execute('DROP TABLE muster_layout');
      expect((await refusal(source, target)).message).to.contain('unreleased version');
      writeFileSync(file, 'no database');
      expect(await refusal(source, target)).to.include({ code: 'corrupt' });
      expect(existsSync(target.slice('sqlite:'.length))).to.equal(false);
    });

    it('copies a store whose server was killed, with the commits that are only in its log', async () => {
      const database = new DatabaseSync(file);
      database.exec(`PRAGMA wal_autocheckpoint = 0; DELETE FROM c_tags WHERE rowid > 10`);
      const killed = join(folder, 'killed.db');
      for (const suffix of ['', '-wal']) writeFileSync(killed + suffix, readFileSync(file + suffix));
      database.close();
      const before = readFileSync(`${killed}-wal`);
      const target = fresh('sqlite');
      const result = await copy(`sqlite:${killed}`, target);
      expect(result.collections.find(({ name }) => name === 'tags')).to.include({ source: 10, target: 10 });
      expect(readFileSync(`${killed}-wal`)).to.deep.equal(before);
    });

    it('refuses more samples of a resource than a json: store keeps', async () => {
      const store = await openStore(source, collections);
      const samples = Array.from({ length: 1_001 }, (_, timeMs) => ({
        resourceId: 'many',
        timeMs,
        value: 1,
      }));
      await store.measurements.append(samples);
      await store.close();
      const target = fresh('json');
      const error = await refusal(source, target);
      expect(error.message).to.match(/keeps 1000 samples per resource, and resource many .* has 1001/u);
      expect(existsSync(target.slice('json:'.length))).to.equal(false);
    });
  });

  describe('targets', () => {
    for (const kind of ['sqlite', 'postgres', 'json'] as const) {
      it(`${kind}: a store with content is never overwritten`, async function () {
        if (kind === 'postgres') await needPostgres(this);
        const target = fresh(kind);
        const store = await openStore(target, collections);
        await store.collection(tags).insert({ id: 'own', deviceNetworkId: 'n', name: 'own' });
        await store.close();
        for (const replace of [false, true]) {
          expect((await refusal(source, target, replace)).message).to.contain('is not empty');
        }
        expect((await contentOf(target)).documents['tags']).to.have.length(1);
      });
    }

    for (const kind of ['sqlite', 'postgres'] as const) {
      it(`${kind}: an interrupted copy stops servers and copies until it is replaced`, async function () {
        if (kind === 'postgres') await needPostgres(this);
        const target = fresh(kind);
        const interrupted = await interrupt(target);
        expect(interrupted).to.be.instanceOf(IncompleteCopyError);
        expect(interrupted.message).to.match(/^Interrupted\. .*incomplete copy.*--replace/u);
        const dataDir = join(folder, 'data');
        mkdirSync(dataDir);
        const start = await rejection(startServer(localConfig(dataDir, { store: target })));
        expect(start).to.be.instanceOf(StoreError);
        expect(start.message).to.contain('incomplete copy').and.to.contain('muster store copy');
        expect((await refusal(target, fresh('sqlite'))).message).to.contain('incomplete copy');
        expect((await refusal(source, target)).message).to.contain('--replace');
        expect(await copy(source, target, true)).to.include({ isComplete: true });
        expect(await contentOf(target)).to.deep.equal(await contentOf(source));
      });
    }

    it('a target with other counts than the source keeps the mark', async () => {
      const reader = openSqliteSource(file);
      const { connection } = reader;
      const damaged: CopyEnd = {
        ...reader,
        connection: {
          ...connection,
          // As an index that lacks a row would.
          all: async (statement) => {
            const rows = await connection.all(statement);
            const isLast = statement.sql.includes('"doc" from "c_tags"') && rows.length < 1_000;
            return isLast ? rows.slice(1) : rows;
          },
        },
      };
      const target = fresh('sqlite');
      const writer = openSqliteTarget(target.slice('sqlite:'.length), 'normal');
      const open = async (): Promise<CopyTarget> => writer;
      const result = await copyRows(damaged, open, collections, { replace: false, startedAt: 0 });
      await writer.close();
      await damaged.close();
      expect(result.isComplete).to.equal(false);
      expect(result.collections).to.deep.include({ name: 'tags', source: 1_234, target: 1_233 });
      expect((await rejection(openStore(target, collections))).message).to.match(
        /incomplete copy of .*source\.db, begun at 1970-01-01T00:00:00/u,
      );
    });

    it('json: an interrupted copy leaves no file', async () => {
      const target = fresh('json');
      expect((await interrupt(target)).message).to.equal('Interrupted.');
      expect(existsSync(target.slice('json:'.length))).to.equal(false);
    });

    it('replaces an interrupted copy of another source', async () => {
      const target = fresh('sqlite');
      await interrupt(target);
      const other = fresh('json');
      const store = await openStore(other, collections);
      await store.collection(tags).insert({ id: 'one', deviceNetworkId: 'n', name: 'one' });
      await store.close();
      await copy(other, target, true);
      expect(await contentOf(target)).to.deep.equal(await contentOf(other));
    });

    it('a file of another program stays as it is', async () => {
      const foreign = join(folder, 'foreign.db');
      const database = new DatabaseSync(foreign);
      database.exec('CREATE TABLE theirs (id); INSERT INTO theirs VALUES (1)');
      database.close();
      expect((await refusal(source, `sqlite:${foreign}`, true)).message).to.contain('another program');
      const after = new DatabaseSync(foreign, { readOnly: true });
      expect(after.prepare('SELECT count(*) AS n FROM theirs').get()).to.deep.include({ n: 1 });
      after.close();
    });
  });
});
