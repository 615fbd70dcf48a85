import { expect } from 'chai';
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

import { openStore } from '../../../src/store/open-store.ts';
import { LARGE_LOG_BYTES } from '../../../src/store/sqlite/checkpoint-protocol.ts';
import { isSafe } from '../../../src/store/sqlite/checkpointer.ts';
import { insertOperation } from '../../../src/domain/ports/store.ts';
import type { Store } from '../../../src/domain/ports/store.ts';
import { definitions, things } from '../contract.ts';
import { TemporaryFolders } from '../temporary-folder.ts';

const commits = 1_200;
const perCommit = 20;
/** Without a checkpoint the log would be several times as long. */
const mostBytes = 96 * 1_048_576;
const largeCommits = 40;
const perLargeCommit = 1_000;
/** All of them together write twice as much. */
const mostBytesOfLarge = 48 * 1_048_576;

describe('checkpoints of the sqlite store', () => {
  const folders = new TemporaryFolders();
  let store: Store | undefined;
  let file: string;

  beforeEach(() => {
    file = join(folders.make(), 'muster.db');
  });

  afterEach(async () => {
    await store?.close();
    store = undefined;
    folders.removeAll();
  });

  it('keep the log short while writes go on, lose nothing and leave no log behind', async () => {
    store = await openStore(`sqlite:${file}`, definitions);
    for (let commit = 0; commit < commits; commit += 1) await writeSome(store, commit);
    expect(statSync(`${file}-wal`).size).to.be.below(mostBytes);
    await store.close();
    expect(existsSync(`${file}-wal`)).to.equal(false);
    store = await openStore(`sqlite:${file}`, definitions);
    expect(await store.collection(things).count()).to.equal(commits * perCommit);
  });

  it('keep the log short when few commits write much, too', async () => {
    store = await openStore(`sqlite:${file}`, definitions);
    for (let commit = 0; commit < largeCommits; commit += 1) await writeSome(store, commit, perLargeCommit);
    expect(statSync(`${file}-wal`).size).to.be.below(mostBytesOfLarge);
    expect(await store.collection(things).count()).to.equal(largeCommits * perLargeCommit);
  });

  it('wait for nobody who reads an old state of the file', async () => {
    store = await openStore(`sqlite:${file}`, definitions);
    await writeSome(store, 0);
    const reader = new DatabaseSync(file, { readOnly: true });
    try {
      reader.exec('BEGIN');
      const count = reader.prepare('SELECT count(*) AS n FROM c_things');
      expect(count.get()?.['n']).to.equal(perCommit);
      for (let commit = 1; commit < commits; commit += 1) await writeSome(store, commit);
      expect(count.get()?.['n']).to.equal(perCommit);
    } finally {
      reader.close();
    }
    await writeSome(store, commits);
    expect(await store.collection(things).count()).to.equal((commits + 1) * perCommit);
  });

  it('cut a log off that has become large behind somebody who read for long', async () => {
    store = await openStore(`sqlite:${file}`, definitions);
    const size = (): number => statSync(`${file}-wal`).size;
    let commit = 0;
    const writeWhile = async (isWanted: () => boolean): Promise<void> => {
      while (isWanted() && commit < 400) await writeSome(store!, (commit += 1), perLargeCommit);
    };
    await writeWhile(() => commit < 2);
    const reader = new DatabaseSync(file, { readOnly: true });
    try {
      reader.exec('BEGIN');
      reader.prepare('SELECT count(*) FROM c_things').get();
      await writeWhile(() => size() < LARGE_LOG_BYTES * 1.2);
    } finally {
      reader.close();
    }
    expect(size()).to.be.above(LARGE_LOG_BYTES);
    await writeWhile(() => size() > LARGE_LOG_BYTES);
    expect(size()).to.be.at.most(LARGE_LOG_BYTES);
    expect(await store.collection(things).count()).to.equal(commit * perLargeCommit);
  }).timeout(60_000);

  it('are left to the writer where SQLite may spoil a file that two threads checkpoint', () => {
    const versions = ['3.51.3', '3.52.0', '3.53.4', '4.0.0', '3.51.2', '3.50.9', '3.9.9', 'x', undefined];
    expect(versions.filter(isSafe)).to.deep.equal(['3.51.3', '3.52.0', '3.53.4', '4.0.0']);
  });
});

function writeSome(store: Store, commit: number, count = perCommit): Promise<void> {
  return store.write(
    Array.from({ length: count }, (_, index) => {
      const name = `${(commit * 7919) % 100_003}-${index}`;
      return insertOperation(things, { id: name, network: name, name: name.padEnd(2_000, '.') });
    }),
  );
}
