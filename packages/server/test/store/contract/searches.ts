import { expect } from 'chai';

import type { Condition, Query, WriteOperation } from '../../../src/store/port.ts';
import { deleteOperation, insertOperation, putOperation } from '../../../src/store/port.ts';
import { labels, rejection, type Fixture, type Label } from './fixture.ts';
import { Model } from './model.ts';

const names = [
  // The Kelvin sign has a lower case that is ASCII.
  ...['Åsa', 'ÅSA', 'İzmir', 'pump', 'PUMP 1', 'straße', '300 \u212a'],
  ...['ump', 'mp', 'x', '😀😀😀', '😀', '\ud83d', 'two', 'one\ntwo', 'one\u0000two'],
  ...['a"b"c', 'say "x', "it's", 'NOT x', 'AND OR', 'na*', '%', 'a_b\\c'],
];

/** Labels with names and codes that are hard to find. */
export const labelDocuments: readonly Label[] = names.map((name, i) => ({
  id: `id-${String(i).padStart(2, '0')}`,
  network: i % 3 === 0 ? 'b' : 'a',
  name,
  alias: name,
  ...(i % 2 === 0 ? { code: `Pump-${i} ${name}` } : {}),
  ...(i % 4 === 0 ? {} : { size: { width: i % 4 === 1 ? null : i % 5 } }),
}));

const parts = [
  ...names,
  ...['', '00 k', 'A_B', 'b\\', 'ump', 'UMP', 'asa', 'åsa', 'pump-', 'none of them', 'e\nt', '-1', '"x'],
];

const inNetwork = { field: 'network', op: 'eq', value: 'a' } as const;

export const searchQueries: readonly Query[] = parts
  .filter((part) => part.isWellFormed())
  .flatMap((part): Query[] => [
    { search: { text: part, fields: ['name', 'code'] } },
    { where: [{ field: 'name', op: 'contains', value: part }] },
    { where: [{ field: 'code', op: 'startsWith', value: part }] },
    { where: [{ field: 'alias', op: 'contains', value: part }] },
    { where: [{ field: 'alias', op: 'startsWith', value: part }] },
    {
      where: [inNetwork, { field: 'name', op: 'contains', value: part }],
      search: { text: 'pump', fields: ['name', 'code'] },
      sort: [{ field: 'size.width', direction: 'desc' }],
    },
  ]);

/** For every adapter: searched fields, compared with the model. */
export function searchesContract(fixture: Fixture): void {
  describe('searched texts', () => {
    let model: Model;

    const write = async (...operations: readonly WriteOperation[]): Promise<void> => {
      await fixture.store.write(operations);
      model.write(operations);
    };

    const compare = async (title: string): Promise<void> => {
      for (const query of searchQueries) {
        const found = await fixture.store.collection(labels).page(query);
        expect(found, `${title}: ${JSON.stringify(query)}`).to.deep.equal(model.page(labels, query));
      }
    };

    beforeEach(() => {
      model = new Model();
      return write(...labelDocuments.map((doc) => insertOperation(labels, doc)));
    });

    it('find any text: case, quotes, emoji, control characters, few characters', () => compare('at first'));

    it('follow every kind of change', async () => {
      const [first, second] = labelDocuments;
      if (first === undefined || second === undefined) throw new Error('There are two.');
      const search = { text: 'two pumps', fields: ['name', 'code'] };
      const named: readonly Condition[] = [{ field: 'name', op: 'contains', value: 'two' }];
      const changes: readonly [string, () => Promise<unknown>][] = [
        ['a new name', () => write(putOperation(labels, { ...first, name: 'pumpkin' }))],
        ['the same again', () => write(putOperation(labels, { ...first, name: 'pumpkin' }))],
        ['a delete', () => write(deleteOperation(labels, second.id))],
        ['the same id again', () => write(putOperation(labels, { ...second, name: 'Åsa 2' }))],
        [
          'a delete of many',
          () => {
            model.deleteWhere(labels, named);
            return fixture.store.collection(labels).deleteWhere(named);
          },
        ],
        [
          'a transaction that is rolled back',
          () =>
            rejection(
              fixture.store.transaction(async (tx) => {
                await tx.collection(labels).put({ ...first, name: 'two pumps' });
                expect(await tx.collection(labels).count({ search })).to.equal(1);
                await tx.collection(labels).delete(second.id);
                throw new Error('no');
              }),
            ),
        ],
        [
          'a write of two of which one is refused',
          () =>
            rejection(
              fixture.store.write([
                insertOperation(labels, { ...first, id: 'new' }),
                insertOperation(labels, first),
              ]),
            ),
        ],
        [
          'a transaction',
          () => {
            const operations = [
              deleteOperation(labels, second.id),
              insertOperation(labels, { ...second, id: 'other', name: 'two pumps' }),
            ];
            model.write(operations);
            return fixture.store.transaction((tx) => tx.write(operations));
          },
        ],
      ];
      for (const [title, change] of changes) {
        await change();
        await compare(title);
      }
    });
  });
}
