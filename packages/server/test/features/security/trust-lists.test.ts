import { expect } from 'chai';
import { TrustLists } from '../../../src/features/security/credentials.ts';
import { TestAuthority } from '../../../../dtls/test/support/identities.ts';

describe('trust lists', () => {
  const ours = new TestAuthority('Ours').root;
  const theirs = new TestAuthority('Theirs').root;

  it('are stored once each, while they are used', () => {
    const lists = new TrustLists();
    expect(lists.size).to.equal(0);
    lists.set('a', ours.toString());
    lists.set('b', ours.toString());
    lists.set('c', theirs.toString());
    expect(lists.size).to.equal(2);
    lists.set('c', undefined);
    lists.set('a', undefined);
    expect(lists.size).to.equal(1);
    lists.set('b', undefined);
    expect(lists.size).to.equal(0);
  });
});
