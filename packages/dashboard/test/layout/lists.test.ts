import { expect } from 'chai';
import { byLabel, nameIn } from '../../app/layout/choice-labels.ts';
import { fieldLabel, readTerms, termsFilter, termText } from '../../app/layout/list-terms.ts';
import { memoryOf } from '../../app/layout/saved-views.ts';
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
  fields: { Name: 'text', Created: 'time', Count: 'number', State: ['on', 'off'] },
  columns: ['Name', 'Created'],
};

describe('conditions of a list', () => {
  const { fields } = shape;

  it('are read from a filter of the API, and written as one', () => {
    const text =
      "name contains 'a and b' AND Name in (x, 'O''Brien') and Count ge 3 and Created lt -2h and State eq on";
    const terms = readTerms(fields, text.replace('name', 'Name'));
    expect(terms.map(({ values }) => values)).to.deep.equal([
      ['a and b'],
      ['x', "O'Brien"],
      ['3'],
      ['-2h'],
      ['on'],
    ]);
    expect(readTerms(fields, termsFilter(terms))).to.deep.equal(terms);
    expect(termsFilter(terms, 7_200_000)).to.equal(
      "Name contains 'a and b' and Name in ('x', 'O''Brien') and Count ge '3' and Created lt '1970-01-01T00:00:00.000Z' and State eq 'on'",
    );
  });

  it('omit what the API would refuse', () => {
    for (const text of [
      "Name eq 'x",
      'Name eq',
      'Nope eq x',
      'Count eq x',
      'State eq no',
      'Created lt soon',
      'Count contains 1',
      'Name exists maybe',
      'Name eq a or Name eq b',
    ])
      expect(readTerms(fields, text), text).to.be.empty;
  });

  it('survive any text', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), (value) => {
        const terms = [{ field: 'Name', operator: 'eq' as const, values: [value] }];
        expect(readTerms(fields, termsFilter(terms))).to.deep.equal(terms);
      }),
    );
  });

  it('read as sentences', () => {
    const words = (text: string): string[] =>
      readTerms(fields, text).map((term) => termText(term, fields[term.field]!, fieldLabel(term.field)));
    expect(words('Name contains x and Created gt -1d and Count exists false')).to.deep.equal([
      ...['Name contains “x”', 'Created after 1 day ago', 'Count has no value'],
    ]);
    expect(['LatestRegistrationTime', 'MACAddress'].map(fieldLabel)).to.deep.equal([
      ...['Latest registration time', 'MAC address'],
    ]);
  });

  it('and views survive what others have stored', () => {
    for (const text of [null, '{', '7', '{"views":[{"name":1}]}']) expect(memoryOf(text).views).to.be.empty;
    expect(memoryOf('{"views":[{"name":"a","query":"q=b"}],"columns":["Name"]}')).to.deep.equal({
      views: [{ name: 'a', query: 'q=b' }],
      columns: ['Name'],
    });
  });
});

describe('the address of a list', () => {
  it('holds the whole state, and keeps what belongs to others', () => {
    const address = `tab=list&q=a+b&status=offline&type=${type}&filter=Name+contains+%27a%27&sort=-Name&page=3&size=50&columns=Name`;
    const state = readState(shape, new URLSearchParams(address));
    expect(state).to.deep.equal({
      search: 'a b',
      filters: { status: 'offline', type },
      terms: [{ field: 'Name', operator: 'contains', values: ['a'] }],
      columns: ['Name'],
      sort: '-Name',
      page: 3,
      pageSize: 50,
    });
    expect(writeState(shape, state, new URLSearchParams('tab=list&page=9')).toString()).to.equal(address);
    const Filter = "Status eq 'offline' and Name contains 'a'";
    const expected = { Page: 3, PageSize: 50, Filter, Search: 'a b', Sort: '-Name' };
    expect(listQuery(state, "Status eq 'offline'", 0)).to.deep.equal(expected);
    expect(listWords(['devices', 'list'], listQuery({ ...state, terms: [] }, undefined, 0))).to.deep.equal([
      ...['devices', 'list', '--search', 'a b', '--sort=-Name', '--page', '3', '--page-size', '50'],
    ]);
  });

  it('leaves defaults out, and takes nothing that the table does not know', () => {
    const none = new URLSearchParams();
    expect(writeState(shape, readState(shape, none), none).toString()).to.equal('');
    const wrong = readState(shape, new URLSearchParams("status=on'or&type=x&sort=Key&page=-1&size=7"));
    expect(wrong.filters).to.be.empty;
    expect(listQuery(wrong, undefined, 0)).to.deep.equal({ Page: 1, PageSize: 25 });
  });

  it('makes a query that the API takes from any text', () => {
    fc.assert(
      fc.property(fc.webQueryParameters(), fc.string(), (query, value) => {
        for (const text of [query, `page=${encodeURIComponent(value)}&q=${encodeURIComponent(value)}`]) {
          const { Page, Search } = listQuery(readState(shape, new URLSearchParams(text)), undefined, 0);
          expect(Page).to.be.within(1, 2 ** 31 - 1);
          expect(Search?.length ?? 1).to.be.within(1, 255);
        }
      }),
    );
  });
});
