import { expect } from 'chai';
import { createEndpoint, createUdpTransport, type Endpoint, type Transport } from '../../src/index.ts';
import { PeerCache } from '../../src/transport/peer-cache.ts';
import { errorOf, text } from '../support/lockstep.ts';

describe('UDP transport', () => {
  const open: (Transport | Endpoint)[] = [];
  const keep = <T extends Transport | Endpoint>(item: T): T => {
    open.push(item);
    return item;
  };
  afterEach(async () => {
    await Promise.all(open.splice(0).map((item) => item.close()));
  });

  it('names peers by address and port, however an IPv6 address is spelled', async () => {
    const transport = keep(await createUdpTransport());
    expect(transport.scheme).to.equal('coap');
    expect(transport.peerOf('127.0.0.1', 5683).key).to.equal('127.0.0.1:5683');
    expect(transport.peerOf('0:0:0:0:0:0:0:1', 5683).key).to.equal('[::1]:5683');
    expect(transport.peerOf('::FFFF:10.0.0.1', 1).key).to.equal('10.0.0.1:1');
    expect(transport.peerOf('fe80::0:1%lo', 1).key).to.equal('[fe80::1%lo]:1');
  });

  it('refuses host names and ports that are none', async () => {
    const transport = keep(await createUdpTransport());
    expect(() => transport.peerOf('localhost', 5683)).to.throw(TypeError);
    for (const port of [0, 65_536, 1.5])
      expect(() => transport.peerOf('127.0.0.1', port)).to.throw(TypeError);
    expect(await errorOf(createUdpTransport({ address: 'localhost' }))).to.be.instanceOf(TypeError);
  });

  it('answers over IPv6', async function () {
    const server = createEndpoint({
      transport: keep(await createUdpTransport({ address: '::1' })),
      handler: ({ peer }) => text(peer.key),
    });
    const client = keep(createEndpoint({ transport: await createUdpTransport({ address: '::1' }) }));
    const peer = client.transport.peerOf('::1', server.transport.localAddress.port);
    const response = await client.request(peer, { method: 'GET', path: [] });
    expect(response.payload.toString()).to.equal(`[::1]:${client.transport.localAddress.port}`);
  });
});

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
