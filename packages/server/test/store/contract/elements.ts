import { expect } from 'chai';

import type { Condition, ElementList, ElementRow, Query } from '../../../src/store/port.ts';
import { things, type Fixture } from './fixture.ts';

const elements: ElementList = {
  removed: 'parts.missing',
  entries: 'parts.copies',
  kinds: {
    field: 'network',
    columns: ['label', 'isBig'],
    rows: [
      { of: 'n', key: 1, values: ['Wheel', true] },
      { of: 'n', key: 2, values: ['Axle', false] },
      { of: 'm', key: 1, values: ['Bolt', null] },
    ],
  },
};

const nameOf = ({ id, key, entry }: ElementRow): string =>
  [id, key, entry].filter((one) => one !== undefined).join('/');

/** For every adapter: elements of documents, as rows. */
export function elementsContract(fixture: Fixture): void {
  describe('elements of documents', () => {
    beforeEach(() =>
      fixture.fill(
        { id: 'a', network: 'n', name: 'A', rank: 2, parts: { copies: { 2: [0, 7] } } },
        // There is no kind with key 9.
        { id: 'b', network: 'n', name: 'B', rank: 1, parts: { missing: [1, 9], copies: { 9: [1] } } },
        { id: 'c', network: 'm', name: 'C', parts: { copies: { 1: [3] } } },
        { id: 'd', network: 'm', name: 'D', parts: { missing: [1] } },
        { id: 'e', network: 'n', name: 'E' },
        { id: 'f', network: 'unknown', name: 'F', parts: { copies: { 1: [1] } } },
      ),
    );

    const all = ['a/1', 'a/2', 'a/2/0', 'a/2/7', 'b/2', 'c/1', 'c/1/3', 'e/1', 'e/2'];
    const ofKind = (field: string, rest: object): Condition =>
      ({ field: `kind.${field}`, ...rest }) as Condition;
    const cases: readonly [string, Query, readonly string[]][] = [
      ['by document, key, and entry', {}, all],
      ['of some documents', { where: [{ field: 'network', op: 'eq', value: 'm' }] }, ['c/1', 'c/1/3']],
      ['of one document', { where: [{ field: 'id', op: 'eq', value: 'b' }] }, ['b/2']],
      ['of some kinds', { where: [ofKind('label', { op: 'contains', value: 'WHE' })] }, ['a/1', 'e/1']],
      ['of kinds with true', { where: [ofKind('isBig', { op: 'eq', value: true })] }, ['a/1', 'e/1']],
      [
        'of kinds without a value',
        { where: [ofKind('isBig', { op: 'exists', value: false })] },
        ['c/1', 'c/1/3'],
      ],
      [
        'of documents and kinds',
        {
          where: [
            ofKind('label', { op: 'in', value: ['Axle', 'Bolt'] }),
            { field: 'rank', op: 'lt', value: 2 },
          ],
        },
        ['b/2'],
      ],
      ['searched by kind', { search: { text: 'olt', fields: ['kind.label'] } }, ['c/1', 'c/1/3']],
      [
        'sorted by kind',
        { sort: [{ field: 'kind.label', direction: 'asc' }] },
        ['a/2', 'a/2/0', 'a/2/7', 'b/2', 'e/2', 'c/1', 'c/1/3', 'a/1', 'e/1'],
      ],
      [
        'sorted by document and kind, backwards',
        {
          sort: [
            { field: 'network', direction: 'asc' },
            { field: 'kind.label', direction: 'desc' },
          ],
        },
        ['c/1/3', 'c/1', 'e/1', 'a/1', 'e/2', 'b/2', 'a/2/7', 'a/2/0', 'a/2'],
      ],
      ['of none', { where: [{ field: 'network', op: 'eq', value: 'x' }] }, []],
    ];
    for (const [title, query, expected] of cases) {
      it(`${title}, in complete pages and with the total of all`, async () => {
        const whole = await fixture.collection.pageElements(query, elements);
        expect(whole.rows.map(nameOf)).to.deep.equal(expected);
        expect(whole.total).to.equal(expected.length);
        for (let offset = 0; offset <= expected.length; offset += 2) {
          const page = await fixture.collection.pageElements({ ...query, offset, limit: 2 }, elements);
          expect(page.rows.map(nameOf)).to.deep.equal(expected.slice(offset, offset + 2));
          expect(page.total).to.equal(expected.length);
        }
      });
    }

    it('are those of the transaction inside one', async () => {
      await fixture.store.transaction(async (tx) => {
        const inside = tx.collection(things);
        await inside.delete('a');
        expect((await inside.pageElements({}, elements)).total).to.equal(5);
      });
    });
  });
}
