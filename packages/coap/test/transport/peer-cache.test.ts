import { expect } from 'chai';
import { PeerCache } from '../../src/transport/peer-cache.ts';

describe('the cache of peers', () => {
  it('gives the same peer for an address and port, with any other ports and addresses', () => {
    const cache = new PeerCache(1_000);
    const known = new Map<string, object>();
    for (let round = 0; round < 3; round += 1) {
      for (let address = 1; address <= 10; address += 1) {
        for (let port = 1; port <= (address % 3) + 1; port += 1) {
          const found = cache.find(`192.0.2.${address}`, port);
          expect(found).to.include({
            key: `192.0.2.${address}:${port}`,
            address: `192.0.2.${address}`,
            port,
          });
          expect(known.get(found.key) ?? found).to.equal(found);
          known.set(found.key, found);
        }
      }
    }
    expect(known).to.have.property('size', 20);
  });

  it('keeps frequent peers while others come and go', () => {
    const cache = new PeerCache(100);
    const frequent = cache.find('192.0.2.1', 5_683);
    for (let port = 1; port < 5_000; port += 1) {
      cache.find('198.51.100.1', port);
      expect(cache.find('192.0.2.1', 5_683)).to.equal(frequent);
    }
    expect(cache.find('::1', 5_683).key).to.equal('[::1]:5683');
  });
});
