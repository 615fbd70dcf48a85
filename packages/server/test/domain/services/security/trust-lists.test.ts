import { expect } from 'chai';
import { TrustLists } from '../../../../src/domain/services/security/trust-lists.ts';
import { TestAuthority } from '../../../../../dtls/test/support/identities.ts';

describe('trust lists', () => {
  const ours = new TestAuthority('Ours');
  const theirs = new TestAuthority('Theirs');
  const [own] = ours.issue('buoy').chain;
  const [foreign] = theirs.issue('buoy').chain;

  it('that of the device counts, else that of its network', () => {
    const lists = new TrustLists();
    lists.set('network', theirs.root.toString());
    expect(lists.trusts('device', 'network', [own!])).to.equal(false);
    expect(lists.trusts('device', 'network', [foreign!])).to.equal(true);
    lists.set('device', ours.root.toString());
    expect(lists.trusts('device', 'network', [own!])).to.equal(true);
    expect(lists.trusts('device', 'network', [foreign!])).to.equal(false);
    expect(lists.trusts('device', 'elsewhere', [])).to.equal(false);
    lists.set('device', undefined);
    expect(lists.trusts('device', 'network', [own!])).to.equal(false);
  });

  it('a trusted certificate that was only put into the chain makes nothing trusted', () => {
    const lists = new TrustLists();
    lists.set('device', ours.root.toString());
    expect(lists.trusts('device', 'network', [foreign!, ours.root])).to.equal(false);
    expect(lists.trusts('device', 'network', [foreign!, theirs.root, ours.root])).to.equal(false);
    expect(lists.trusts('device', 'network', [own!, theirs.root])).to.equal(true);
  });

  it('holds each certificate once, while somebody trusts it', () => {
    const lists = new TrustLists();
    expect(lists.all()).to.deep.equal([]);
    lists.set('a', ours.root.toString());
    lists.set('b', ours.root.toString());
    lists.set('c', ours.root.toString() + theirs.root.toString());
    expect(lists.all()).to.have.length(2);
    lists.set('c', undefined);
    lists.set('a', undefined);
    expect(lists.all()).to.have.length(1);
    lists.set('b', undefined);
    expect(lists.all()).to.have.length(0);
  });
});
