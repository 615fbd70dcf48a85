import { expect } from 'chai';
import {
  canonicalAddress,
  checkPort,
  formatHost,
  formatHostPort,
  localAddressFor,
  mapped,
  resolveHost,
  unmapped,
} from '../src/index.ts';

describe('IP addresses', () => {
  it('have one canonical text, and IPv4-mapped ones are IPv4', () => {
    for (const [text, canonical] of [
      ['192.0.2.1', '192.0.2.1'],
      ['0:0:0:0:0:0:0:1', '::1'],
      ['2001:0DB8::0:1', '2001:db8::1'],
      ['fe80::0:1%lo', 'fe80::1%lo'],
      ['::FFFF:192.0.2.1', '192.0.2.1'],
      ['::ffff:c000:201', '192.0.2.1'],
      ['0:0:0:0:0:ffff:192.0.2.1', '192.0.2.1'],
    ] as const)
      expect(canonicalAddress(text), text).to.equal(canonical);
  });

  it('are not host names, and the error says so', () => {
    for (const text of ['localhost', '', '192.0.2', '[::1]', '192.0.2.1:5683'])
      expect(() => canonicalAddress(text)).to.throw(
        TypeError,
        `Not an IP address: "${text}". Resolve host names first.`,
      );
  });

  it('convert between IPv4 and the IPv4-mapped form of dual-stack sockets', () => {
    expect(mapped('192.0.2.1')).to.equal('::ffff:192.0.2.1');
    expect(unmapped('::ffff:192.0.2.1')).to.equal('192.0.2.1');
    for (const address of ['::1', '::ffff:0:1']) {
      expect(mapped(address)).to.equal(address);
      expect(unmapped(address)).to.equal(address);
    }
  });

  it('are in brackets in a URI if they are IPv6', () => {
    expect(formatHost('2001:db8::1')).to.equal('[2001:db8::1]');
    expect(formatHost('muster.example')).to.equal('muster.example');
    expect(formatHostPort('::1', 5683)).to.equal('[::1]:5683');
    expect(formatHostPort('127.0.0.1', 5683)).to.equal('127.0.0.1:5683');
  });

  it('of a local socket are loopback if the server is', () => {
    for (const [server, local] of [
      ['127.0.0.9', '127.0.0.1'],
      ['192.0.2.1', '0.0.0.0'],
      ['::1', '::1'],
      ['2001:db8::1', '::'],
    ] as const)
      expect(localAddressFor(server), server).to.equal(local);
  });

  it('come from host names by a look-up, and from addresses without one', async () => {
    expect(await resolveHost('2001:db8::1')).to.equal('2001:db8::1');
    expect(await resolveHost('localhost')).to.be.oneOf(['127.0.0.1', '::1']);
  });
});

describe('ports', () => {
  it('of a peer are integers from 1 to 65535', () => {
    expect(checkPort(1)).to.equal(1);
    expect(checkPort(65_535)).to.equal(65_535);
    for (const port of [0, 65_536, 1.5, -1, Number.NaN])
      expect(() => checkPort(port)).to.throw(TypeError, `Not a port: ${port}. Use 1 to 65535.`);
  });
});
