import { expect } from 'chai';
import { TrustLists } from '../../../src/features/security/trust-lists.ts';
import { TestAuthority } from '../../../../dtls/test/support/identities.ts';

describe('trust lists', () => {
  const ours = new TestAuthority('Ours').root;
  const theirs = new TestAuthority('Theirs').root;

  function fingerprints(lists: TrustLists, deviceId: string, deviceNetworkId: string): string[] {
    return lists.of(deviceId, deviceNetworkId).map((one) => one.fingerprint256);
  }

  it('the list of the device applies, else that of its network, else no certificate is trusted', () => {
    const lists = new TrustLists();
    lists.set('network', theirs.toString());
    expect(fingerprints(lists, 'device', 'network')).to.deep.equal([theirs.fingerprint256]);
    lists.set('device', ours.toString());
    expect(fingerprints(lists, 'device', 'network')).to.deep.equal([ours.fingerprint256]);
    expect(fingerprints(lists, 'other', 'elsewhere')).to.deep.equal([]);
    lists.set('device', undefined);
    expect(fingerprints(lists, 'device', 'network')).to.deep.equal([theirs.fingerprint256]);
  });

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
