import { expect } from 'chai';
import { change, grants, ofKey, toPermissions, toSet } from '../../app/access/permission-set.ts';

describe('a set of permissions', () => {
  const viewing = toSet([
    { EntityName: 'Location', Permission: 'Read' },
    { EntityName: 'Device', Permission: 'Update' },
    { EntityName: 'Device', Permission: 'Read' },
  ]);

  it('becomes a request in the order of names', () => {
    expect(toPermissions(viewing)).to.deep.equal([
      { EntityName: 'Device', Permission: 'Read' },
      { EntityName: 'Device', Permission: 'Update' },
      { EntityName: 'Location', Permission: 'Read' },
    ]);
  });

  it('has All in place of the other permissions of an entity', () => {
    const all = change(viewing, 'Device', 'All', true);
    expect(toPermissions(all)).to.deep.equal([
      { EntityName: 'Device', Permission: 'All' },
      { EntityName: 'Location', Permission: 'Read' },
    ]);
    expect(grants(all, 'Device', 'Delete')).to.equal(true);
    expect(grants(all, 'Location', 'Delete')).to.equal(false);
    expect(grants(change(all, 'Device', 'All', false), 'Device', 'Read')).to.equal(false);
    expect(grants(viewing, 'Device', 'Delete')).to.equal(false);
  });

  it('reads the permissions of a key', () => {
    expect(ofKey({ Device: 'Read, Update', Location: 'Read' })).to.deep.equal(viewing);
  });
});
