import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'chai';
import { putOperation } from '../../../src/store/port.ts';
import type { CollectionDefinition, ElementList, Entity, Store } from '../../../src/store/port.ts';
import { openStore } from '../../../src/store/open-store.ts';

interface Carrier extends Entity {
  readonly network: string;
}

const carriers: CollectionDefinition<Carrier> = { name: 'carriers', indexes: [{ fields: ['network'] }] };
const COUNT = 4_000;
const PARTS = 25;
const numbers = Array.from({ length: PARTS }, (_, number) => number);
const elements: ElementList = {
  removed: 'parts.missing',
  entries: 'parts.copies',
  kinds: {
    field: 'network',
    columns: ['label'],
    rows: numbers.map((key) => ({ of: 'n', key, values: [`Part ${key}`] })),
  },
};
const idOf = (at: number): string => `carrier-${String(at).padStart(5, '0')}`;

describe('elements of many documents in SQLite', () => {
  let folder: string;
  let store: Store;

  before(async () => {
    folder = mkdtempSync(join(tmpdir(), 'muster-elements-'));
    store = await openStore(`sqlite:${join(folder, 'db')}`, [carriers]);
    const documents = Array.from({ length: COUNT }, (_, at) => ({ id: idOf(at), network: 'n' }));
    await store.write(documents.map((one) => putOperation(carriers, one)));
  });

  after(async () => {
    await store.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const where = [{ field: 'network', op: 'eq', value: 'n' }] as const;

  it('100,000 rows: pages at both ends and in the middle, and the total', async () => {
    const collection = store.collection(carriers);
    for (const offset of [0, 50_013, COUNT * PARTS - 10]) {
      const { rows, total } = await collection.pageElements({ where, offset, limit: 20 }, elements);
      expect(total).to.equal(COUNT * PARTS);
      const expected = Array.from({ length: Math.min(20, total - offset) }, (_, at) => offset + at);
      expect(rows).to.deep.equal(
        expected.map((at) => ({ id: idOf(Math.floor(at / PARTS)), key: at % PARTS })),
      );
    }
  });

  it('one kind of 25: a row for each document', async () => {
    const ofKind = [...where, { field: 'kind.label', op: 'eq', value: 'Part 7' }] as const;
    const { rows, total } = await store
      .collection(carriers)
      .pageElements({ where: ofKind, limit: 1 }, elements);
    expect(total).to.equal(COUNT);
    expect(rows).to.deep.equal([{ id: idOf(0), key: 7 }]);
  });
});
