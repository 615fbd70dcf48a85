import { expect } from 'chai';
import { COOKIE_BYTES, CookieKeys } from '../../src/handshake/cookie.ts';
import { decodeClientHello } from '../../src/handshake/messages/client-hello.ts';
import { publicRandom, RANDOM_BYTES } from '../../src/handshake/random.ts';
import { foreignMessages } from '../support/foreign-messages.ts';

const hello = decodeClientHello(foreignMessages.opensslClientHello.subarray(12));

/** The first three are before the cookie. */
const changes = [
  { version: 0xfeff },
  { random: Buffer.alloc(32) },
  { sessionId: Buffer.alloc(8) },
  { cipherSuites: [0xc0a4] },
  { compressionMethods: Buffer.of(1, 0) },
];

describe('cookies (RFC 6347 section 4.2.1)', () => {
  it('are good for the same address, port and parameters, for any cookie in the first ClientHello', () => {
    const keys = new CookieKeys();
    const cookie = keys.cookieFor('192.0.2.1', 5684, hello);
    expect(cookie).to.have.length(COOKIE_BYTES);
    expect(keys.verify('192.0.2.1', 5684, { ...hello, cookie })).to.equal(true);
    expect(keys.verify('192.0.2.2', 5684, { ...hello, cookie })).to.equal(false);
    expect(keys.verify('192.0.2.1', 5685, { ...hello, cookie })).to.equal(false);
    for (const changed of changes) {
      expect(keys.verify('192.0.2.1', 5684, { ...hello, ...changed, cookie })).to.equal(false);
    }
  });

  it('an empty, cut or altered cookie is none', () => {
    const keys = new CookieKeys();
    const cookie = keys.cookieFor('2001:db8::1', 5684, hello);
    const altered = Buffer.from(cookie);
    altered[31]! ^= 1;
    for (const bad of [Buffer.alloc(0), cookie.subarray(1), altered]) {
      expect(keys.verify('2001:db8::1', 5684, { ...hello, cookie: bad })).to.equal(false);
    }
  });

  it('of a first fragment are good for the members before the cookie, and for the whole ClientHello', () => {
    const keys = new CookieKeys();
    const cookie = keys.cookieForHead('192.0.2.1', 5684, hello);
    expect(keys.verifyHead('192.0.2.1', 5684, { ...hello, cookie })).to.equal(true);
    expect(keys.verify('192.0.2.1', 5684, { ...hello, cookie })).to.equal(true);
    for (const changed of changes.slice(0, 3)) {
      expect(keys.verifyHead('192.0.2.1', 5684, { ...hello, ...changed, cookie })).to.equal(false);
    }
    expect(keys.verifyHead('192.0.2.2', 5684, { ...hello, cookie })).to.equal(false);
    const ofWhole = keys.cookieFor('192.0.2.1', 5684, hello);
    expect(keys.verifyHead('192.0.2.1', 5684, { ...hello, cookie: ofWhole })).to.equal(true);
  });
});

describe('randoms of hellos', () => {
  it('have 32 bytes, are all different, and stay as they are', () => {
    const randoms = Array.from({ length: 1_000 }, () => publicRandom());
    const texts = randoms.map((random) => random.toString('hex'));
    expect(new Set(texts).size).to.equal(1_000);
    for (const random of randoms) expect(random).to.have.length(RANDOM_BYTES);
    publicRandom();
    expect(randoms.map((random) => random.toString('hex'))).to.deep.equal(texts);
  });
});
