import { statSync } from 'node:fs';
import { join } from 'node:path';
import { VirtualClock } from '@muster/testkit';
import { expect } from 'chai';

import {
  insertOperation,
  type CollectionDefinition,
  type Entity,
  type Store,
} from '../../../src/store/port.ts';
import { openReadOnlyStore, openStore } from '../../../src/store/open-store.ts';
import { CHECKPOINT_MS } from '../../../src/store/sqlite/checkpoints.ts';
import { TemporaryFolders } from '../temporary-folder.ts';

interface Thing extends Entity {
  readonly note: string;
}

const things: CollectionDefinition<Thing> = { name: 'things', indexes: [] };
const noteBytes = 10_000;
/** Of notes: a quarter of the log that the writer leaves to others. */
const written = 32 * 1_048_576;

describe('the write-ahead log of SQLite', () => {
  const folders = new TemporaryFolders();
  let file: string;
  let writer: Store;

  beforeEach(async () => {
    file = join(folders.make(), 'muster.db');
    writer = await openStore(`sqlite:${file}`, [things]);
    const note = 'x'.repeat(noteBytes);
    for (let index = 0; index < written / noteBytes; index += 1) {
      void writer.write([insertOperation(things, { id: `thing-${index}`, note })]);
    }
    await writer.ping();
  });

  afterEach(async () => {
    await writer.close();
    folders.removeAll();
  });

  it('is not copied by commits', () => {
    expect(statSync(file).size).to.be.below(written / 10);
  });

  it('is copied into the database file by the store that only reads', async () => {
    const clock = new VirtualClock();
    const reader = await openReadOnlyStore(`sqlite:${file}`, [things], { clock });
    await clock.advance(CHECKPOINT_MS);
    expect(statSync(file).size).to.be.above(written);
    await reader.close();
  });

  it('is copied while a commit is open', async () => {
    const clock = new VirtualClock();
    const reader = await openReadOnlyStore(`sqlite:${file}`, [things], { clock });
    await writer.transaction(async (tx) => {
      await tx.collection(things).delete('thing-1');
      await clock.advance(CHECKPOINT_MS);
      expect(statSync(file).size).to.be.above(written);
    });
    await reader.close();
    expect(await writer.collection(things).get('thing-1')).to.equal(undefined);
  });
});
