import { expect } from 'chai';
import { byLabel, nameIn } from '../../app/layout/choice-labels.ts';
import fc from 'fast-check';
import {
  isId,
  listQuery,
  listWords,
  readState,
  writeState,
  type ListShape,
} from '../../app/layout/list-url.ts';

describe('labels of choices', () => {
  it('are names, with the start of the ID where several have the same name', () => {
    const rows = [
      { Id: '1111aaaa-0000', Name: 'Hall' },
      { Id: '2222bbbb-0000', Name: 'Hall' },
      { Id: '3333cccc-0000', Name: 'Quay (old)' },
    ];
    const choices = byLabel(rows);
    expect([...choices.keys()]).to.deep.equal(['Hall (1111aaaa)', 'Hall (2222bbbb)', 'Quay (old)']);
    expect(choices.get('Hall (2222bbbb)')?.Id).to.equal('2222bbbb-0000');
    expect(Array.from(choices.keys(), nameIn)).to.deep.equal(['Hall', 'Hall', 'Quay (old)']);
  });
});

const type = '46bcbddf-37a2-4967-b683-6e1441129e27';
const shape: ListShape<'Name' | 'Status'> = {
  sortable: ['Name', 'Status'],
  filters: { status: (value) => value === 'offline', type: isId },
};

describe('the address of a list', () => {
  it('holds the whole state, and keeps what belongs to others', () => {
    const address = `tab=list&q=a+b&status=offline&type=${type}&sort=-Name&page=3&size=50`;
    const state = readState(shape, new URLSearchParams(address));
    expect(state).to.deep.equal({
      search: 'a b',
      filters: { status: 'offline', type },
      sort: '-Name',
      page: 3,
      pageSize: 50,
    });
    expect(writeState(shape, state, new URLSearchParams('tab=list&page=9')).toString()).to.equal(address);
    const expected = { Page: 3, PageSize: 50, Filter: "Status eq 'offline'", Search: 'a b', Sort: '-Name' };
    expect(listQuery(state, "Status eq 'offline'")).to.deep.equal(expected);
    expect(listWords(['devices', 'list'], listQuery(state, undefined))).to.deep.equal([
      ...['devices', 'list', '--search', 'a b', '--sort=-Name', '--page', '3', '--page-size', '50'],
    ]);
  });

  it('leaves defaults out, and takes nothing that the table does not know', () => {
    const none = new URLSearchParams();
    expect(writeState(shape, readState(shape, none), none).toString()).to.equal('');
    const wrong = readState(shape, new URLSearchParams("status=on'or&type=x&sort=Key&page=-1&size=7"));
    expect(wrong.filters).to.be.empty;
    expect(listQuery(wrong, undefined)).to.deep.equal({ Page: 1, PageSize: 25 });
  });

  it('makes a query that the API takes from any text', () => {
    fc.assert(
      fc.property(fc.webQueryParameters(), fc.string(), (query, value) => {
        for (const text of [query, `page=${encodeURIComponent(value)}&q=${encodeURIComponent(value)}`]) {
          const { Page, Search } = listQuery(readState(shape, new URLSearchParams(text)), undefined);
          expect(Page).to.be.within(1, 2 ** 31 - 1);
          expect(Search?.length ?? 1).to.be.within(1, 255);
        }
      }),
    );
  });
});
