import { expect } from 'chai';

import type { Query } from '../../../src/domain/ports/store.ts';
import { AsideRoutes } from '../../../src/store/sqlite/aside-routes.ts';

const definitions = [
  { name: 'devices', indexes: [{ fields: ['name'] }] },
  { name: 'entries', indexes: [{ fields: ['at'] }], aside: [{ fields: ['network', 'name'] }] },
];

describe('ways to the indexes aside', () => {
  let prepared: string[];
  let routes: AsideRoutes;

  const leads = (collection: string, query: Query): boolean =>
    routes.leadAside({ collection, query, wantsPage: true, total: undefined });
  const byName: Query = { sort: [{ field: 'name', direction: 'asc' }] };

  beforeEach(() => {
    prepared = [];
    routes = new AsideRoutes(definitions, (collection) => prepared.push(collection));
  });

  it('are open once the indexes are ready, and others answer until then', () => {
    expect([leads('entries', byName), leads('entries', byName)]).to.deep.equal([false, false]);
    expect(prepared).to.deep.equal(['entries']);
    routes.heard({ collection: 'entries', aside: 'ready' });
    expect(leads('entries', byName)).to.equal(true);
  });

  it('are not for what the indexes do not know', () => {
    expect(leads('devices', byName)).to.equal(false);
    expect(leads('entries', { where: [{ field: 'at', op: 'gt', value: 1 }] })).to.equal(false);
    expect(leads('entries', { search: { text: 'x', fields: ['at'] } })).to.equal(false);
    expect(prepared).to.deep.equal([]);
  });

  it('are closed by the loss of the indexes, until they have been made again', () => {
    leads('entries', byName);
    routes.heard({ collection: 'entries', aside: 'ready' });
    routes.heard({ collection: 'entries', aside: 'dropped' });
    expect(leads('entries', byName)).to.equal(false);
    expect(prepared).to.deep.equal(['entries', 'entries']);
    routes.heard({ collection: 'entries', aside: 'ready' });
    expect(leads('entries', byName)).to.equal(true);
  });

  it('stay closed where there is no room, and when nobody keeps indexes any more', () => {
    leads('entries', byName);
    routes.heard({ collection: 'entries', aside: 'failed' });
    expect(leads('entries', byName)).to.equal(false);
    expect(prepared).to.deep.equal(['entries']);

    routes = new AsideRoutes(definitions, (collection) => prepared.push(collection));
    expect(routes.close()).to.deep.equal(['entries']);
    expect(leads('entries', byName)).to.equal(false);
    expect(prepared).to.deep.equal(['entries']);
  });
});
