import { expect } from 'chai';

import type { Condition, Query, Scalar, WriteOperation } from '../../../src/store/port.ts';
import { deleteOperation, insertOperation, putOperation } from '../../../src/store/port.ts';
import {
  assets,
  failsWith,
  numbers,
  places,
  rejection,
  type Asset,
  type Fixture,
  type Place,
} from './fixture.ts';
import { Model } from './model.ts';

/** Enough rows for plans with and without an index, and few enough for a store that writes all rows at each commit. */
const SIZE = 400;
const LIMIT = 20;

/** Matches the assets of the places with such a name. */
function ofPlace(op: 'eq' | 'lt', value: string): Condition {
  const source = { collection: places, field: 'id', where: [{ field: 'name', op, value }] } as const;
  return { field: 'place', op: 'among', value: [source] };
}

const is = (field: string, value: string): Condition => ({ field, op: 'eq', value });
const isNot = (field: string, value: string): Condition => ({ field, op: 'ne', value });
const inNetwork = is('network', 'a');

/** Sorts by fields, with "-" before those in descending order. */
const by = (...fields: readonly string[]): Pick<Query, 'sort'> => ({
  sort: fields.map((field) =>
    field.startsWith('-') ? { field: field.slice(1), direction: 'desc' } : { field, direction: 'asc' },
  ),
});

/** Matches assets with certain notes, and those that have the ID of a place. */
const noted: Condition = {
  field: 'id',
  op: 'among',
  value: [
    { collection: assets, field: 'id', where: [{ field: 'note', op: 'gt', value: 'note 4' }] },
    { collection: places, field: 'id', where: [] },
  ],
};

const queries: readonly Query[] = [
  { where: [inNetwork], ...by('name') },
  { where: [inNetwork, { field: 'place', op: 'in', value: ['p0', 'p2'] }], ...by('-name') },
  { where: [inNetwork, is('place', 'p1')], ...by('name') },
  { where: [{ field: 'note', op: 'exists', value: true }], ...by('note') },
  { where: [inNetwork], search: { text: 'ASSET 1', fields: ['name'] } },
  { where: [inNetwork, ofPlace('lt', 'p2')], ...by('name') },
  { where: [inNetwork, ofPlace('eq', 'p3')], ...by('place') },
  { where: [inNetwork, noted], ...by('-name') },
  // Few rows differ from the first value, most from the second.
  { where: [isNot('network', 'a')], ...by('-name') },
  { where: [inNetwork, isNot('name', 'asset 5')], ...by('place') },
  { where: [isNot('place', 'p1'), isNot('network', 'a'), isNot('note', 'note 3')] },
  { where: [isNot('network', 'a'), isNot('network', 'b')] },
  { where: [is('place', 'p1'), isNot('network', 'a')], search: { text: '7', fields: ['name'] } },
  // Few rows match, and no index finds them.
  { where: [inNetwork, { field: 'name', op: 'contains', value: '99' }] },
  { where: [is('note', 'new')], ...by('name') },
  // An index finds some rows in another order, and few of them match.
  { where: [inNetwork, is('place', 'p1')], ...by('note') },
  { where: [is('place', 'p1'), is('note', 'note 3')], ...by('-network') },
  // Many rows match, no index has this order, and many keys are equal.
  { where: [inNetwork], ...by('-place', 'note') },
  { where: [inNetwork, ofPlace('lt', 'p2')], ...by('-place') },
  { search: { text: '-77', fields: ['id'] }, ...by('-place') },
  {},
];

/** Values of every type: some are equal as text, and some sort differently in UTF-16. */
const scalars: readonly Scalar[] = [
  ...[null, true, false, 0, 1, -1, 10, 9.5, 1e21, 5e-324],
  ...['', '1', '10', 'true', 'null', 'Zebra', 'zebra', '%', '_', "'", '\\'],
  ...['Ärger', 'ärger', 'İ', '\u{1f600}', '\uff5e', 'a\u0000b'],
];

/** For every adapter: pages of many rows, compared with the model. */
export function pagesContract(fixture: Fixture): void {
  describe('pages of many rows', () => {
    let next: (bound: number) => number;
    let model: Model;

    const scalar = (): Scalar => scalars[next(scalars.length)] ?? null;

    const asset = (index: number): Asset => ({
      id: `id-${index}`,
      network: next(5) === 0 ? 'b' : 'a',
      name: `asset ${next(SIZE / 4)}`,
      place: `p${next(4)}`,
      ...(next(3) === 0 ? { note: `note ${next(9)}` } : {}),
      ...(next(3) === 0 ? {} : { rank: scalar(), size: { width: scalar() } }),
    });

    /** Writes one commit to the store and to the model. */
    const write = async (...operations: readonly WriteOperation[]): Promise<void> => {
      await fixture.store.write(operations);
      model.write(operations);
    };

    const put = (doc: Asset): WriteOperation => putOperation(assets, doc);

    const compare = async (title: string, list: readonly Query[] = queries): Promise<void> => {
      const collection = fixture.store.collection(assets);
      for (const query of list) {
        const { rows, total } = model.page(assets, query);
        for (const offset of new Set([0, Math.floor(total / 2), Math.max(0, total - 3), total])) {
          const page = { ...query, offset, limit: LIMIT };
          const expected = { rows: rows.slice(offset, offset + LIMIT), total };
          expect(await collection.page(page), `${title}: ${JSON.stringify(page)}`).to.deep.equal(expected);
        }
      }
    };

    beforeEach(() => {
      next = numbers(7);
      model = new Model();
      return write(
        ...['p0', 'p1', 'p2', 'p3', 'id-5'].map((id) => insertOperation(places, { id, name: id })),
        ...Array.from({ length: SIZE }, (_, index) => insertOperation(assets, asset(index))),
      );
    });

    it('have the rows and totals of a model that tests and sorts every document', () => compare('at first'));

    it('have those for conditions and sort keys of every kind, on values of every type', async () => {
      const fields = ['rank', 'size.width', 'name', 'note', 'id'];
      const field = (): string => fields[next(fields.length)] ?? 'id';
      const condition = (): Condition => {
        const operators = ['eq', 'ne', 'lt', 'le', 'gt', 'ge'] as const;
        const op = operators[next(9)];
        if (op !== undefined) return { field: field(), op, value: scalar() };
        switch (next(4)) {
          case 0:
            return { field: field(), op: 'in', value: Array.from({ length: next(5) }, scalar) };
          case 1:
            return { field: field(), op: 'exists', value: next(2) === 0 };
          default:
            return { field: field(), op: next(2) === 0 ? 'contains' : 'startsWith', value: String(scalar()) };
        }
      };
      const random = Array.from({ length: 150 }, (): Query => ({
        where: Array.from({ length: 1 + next(2) }, condition),
        sort: Array.from({ length: next(3) }, () => ({
          field: field(),
          direction: next(2) === 0 ? 'asc' : 'desc',
        })),
      }));
      await compare('random', random);
    });

    it('have the order of a field whose values are in another collection for some documents', async () => {
      const isMoved = ({ network }: Asset): boolean => network === 'a';
      const moved = (await fixture.store.collection(assets).find({})).filter(isMoved);
      const named = moved.map(({ id }): Place => ({ id, name: `note ${next(9)}` }));
      await write(deleteOperation(places, 'id-5'), ...named.map((one) => insertOperation(places, one)));
      const reference = new Model();
      const notes = new Map(named.map(({ id, name }) => [id, name]));
      const all = await fixture.store.collection(assets).find({});
      const noteOf = (one: Asset): Asset => {
        const note = notes.get(one.id);
        return note === undefined ? one : { ...one, note };
      };
      reference.write(all.map((one) => insertOperation(assets, noteOf(one))));
      const sources = [
        { collection: places, field: 'name', where: [] },
        { collection: assets, field: 'note', where: [{ field: 'network', op: 'eq', value: 'b' }] },
      ] as const;
      for (const direction of ['asc', 'desc'] as const) {
        for (const where of [[], [{ field: 'place', op: 'eq', value: 'p1' } as const]]) {
          for (const more of [[], [{ field: 'name', direction: 'asc' } as const]]) {
            const query = (keys: object): Query => ({
              where,
              sort: [{ field: 'note', direction, ...keys }, ...more],
            });
            const expected = reference.page(assets, query({})).rows.map(({ id }) => id);
            for (const offset of [0, 30, expected.length - 7]) {
              const page = { ...query({ sources }), offset, limit: LIMIT };
              const { rows, total } = await fixture.store.collection(assets).page(page);
              expect(total).to.equal(expected.length);
              expect(rows.map(({ id }) => id)).to.deep.equal(expected.slice(offset, offset + LIMIT));
            }
          }
        }
      }
    });

    it('contain the rows of an iteration over all matches, in its order', async () => {
      for (const query of queries) {
        const met: string[] = [];
        for await (const { id } of fixture.store.collection(assets).iterate(query)) met.push(id);
        const expected = model.find(assets, query).map(({ id }) => id);
        expect(met, JSON.stringify(query)).to.deep.equal(expected);
      }
    });

    it('follow every kind of change', async () => {
      const [moved, added, rewritten] = [asset(1), asset(SIZE), asset(2)];
      const ofPlaceP3 = [{ field: 'place', op: 'eq', value: 'p3' }] as const;
      const changes: readonly [string, () => Promise<unknown>][] = [
        ['a put', () => write(put(moved))],
        ['an insert', () => write(insertOperation(assets, added))],
        ['a second put', () => write(put({ ...rewritten, note: 'new' }))],
        ['a put of the note alone', () => write(put({ ...rewritten, note: 'newer' }))],
        ['a delete', () => write(deleteOperation(assets, 'id-7'))],
        ['a place renamed', () => write(putOperation(places, { id: 'p3', name: 'p1' }))],
        ['a place deleted', () => write(deleteOperation(places, 'id-5'))],
        ['a delete of nothing', () => write(deleteOperation(assets, 'id-7'))],
        [
          'a delete of many',
          () => {
            model.deleteWhere(assets, ofPlaceP3);
            return fixture.store.collection(assets).deleteWhere(ofPlaceP3);
          },
        ],
        [
          'a transaction',
          () => {
            const operations = [
              put({ ...moved, place: 'p1' }),
              put({ ...moved, place: 'p2' }),
              deleteOperation(assets, 'id-9'),
            ];
            model.write(operations);
            return fixture.store.transaction(async (tx) => {
              for (const operation of operations) await tx.write([operation]);
            });
          },
        ],
        [
          'a transaction that is rolled back',
          () =>
            rejection(
              fixture.store.transaction(async (tx) => {
                await tx.collection(assets).put({ ...moved, network: 'b' });
                throw new Error('no');
              }),
            ),
        ],
        [
          'a write of two of which one is refused',
          () =>
            rejection(
              fixture.store.write([
                insertOperation(assets, { ...added, id: 'new' }),
                insertOperation(assets, added),
              ]),
            ),
        ],
      ];
      for (const [title, change] of changes) {
        await change();
        await compare(title);
      }
    });

    it('follow commits during reads and counts', async () => {
      const collection = fixture.store.collection(assets);
      for (let round = 0; round < 6; round += 1) {
        const reads = queries.flatMap((query) => [
          collection.page({ ...query, limit: LIMIT }),
          collection.count(query),
        ]);
        for (let i = 0; i < 5; i += 1) {
          const first = {
            ...asset(next(SIZE)),
            network: 'a',
            note: 'note 0',
            name: `asset ${'9'.repeat(i)}`,
          };
          await write(
            put({ ...first, place: i % 2 === 0 ? 'p3' : 'p0' }),
            deleteOperation(assets, `id-${next(SIZE)}`),
          );
        }
        await Promise.all(reads);
        await compare(`round ${round}`);
      }
    });

    for (const [name, isUsed] of [
      ['a new store', false],
      ['a store with idle connections', true],
    ] as const) {
      it(`are returned or refused when ${name} is closed at the same time`, async () => {
        await fixture.openWith({});
        const collection = fixture.store.collection(assets);
        if (isUsed) await collection.count();
        const counting = collection.count({ where: [{ field: 'note', op: 'exists', value: false }] }).then(
          () => 'answered',
          (error: unknown) => error,
        );
        await fixture.store.close();
        const outcome = await counting;
        if (outcome !== 'answered') expect(outcome).to.have.property('code', 'closed');
        await failsWith('closed', collection.count());
      });
    }
  });
}
