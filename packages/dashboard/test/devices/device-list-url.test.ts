import { expect } from 'chai';
import fc from 'fast-check';
import { listQuery, listWords, readState, writeState } from '../../app/devices/device-list-url.ts';

const type = '46bcbddf-37a2-4967-b683-6e1441129e27';

describe('the address of the list of devices', () => {
  it('holds the whole state', () => {
    const state = readState(
      new URLSearchParams(`q=a%20b&status=offline&type=${type}&sort=-Name&page=3&size=50`),
    );
    expect(state).to.deep.equal({
      search: 'a b',
      status: 'offline',
      type,
      sort: '-Name',
      page: 3,
      pageSize: 50,
    });
    expect(readState(writeState(state))).to.deep.equal(state);
    expect(listQuery(state)).to.deep.equal({
      Page: 3,
      PageSize: 50,
      Filter: `Status eq 'offline' and DeviceTypeId eq '${type}'`,
      Search: 'a b',
      Sort: '-Name',
    });
    expect(listWords(state)).to.include.members(['--search', 'a b', '--sort=-Name', '--page', '3']);
  });

  it('leaves defaults out, and takes nothing that the table does not know', () => {
    expect(writeState(readState(new URLSearchParams())).toString()).to.equal('');
    const wrong = readState(new URLSearchParams("status=on'or&type=x&sort=Key&page=-1&size=7"));
    expect(listQuery(wrong)).to.deep.equal({ Page: 1, PageSize: 25 });
  });

  it('makes a query that the API takes from any text', () => {
    fc.assert(
      fc.property(fc.webQueryParameters(), fc.string(), (query, value) => {
        for (const text of [query, `page=${encodeURIComponent(value)}&q=${encodeURIComponent(value)}`]) {
          const { Page, Search } = listQuery(readState(new URLSearchParams(text)));
          expect(Page).to.be.within(1, 2 ** 31 - 1);
          expect(Search?.length ?? 1).to.be.within(1, 255);
        }
      }),
    );
  });
});
