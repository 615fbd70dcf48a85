import { expect } from 'chai';
import { AlertDescription } from '../../src/alert.ts';
import { cipherSuites } from '../../src/crypto/suites/suite.ts';
import { ExtensionType } from '../../src/handshake/extensions/extension.ts';
import { HandshakeType } from '../../src/handshake/handshake-type.ts';
import { decodeClientHello, encodeClientHello } from '../../src/handshake/messages/client-hello.ts';
import type { ClientHello } from '../../src/handshake/messages/client-hello.ts';
import { decodeServerHello, encodeServerHello } from '../../src/handshake/messages/server-hello.ts';
import type { ServerHello } from '../../src/handshake/messages/server-hello.ts';
import { CookieKeys } from '../../src/handshake/cookie.ts';
import { changeMessage } from '../support/change-message.ts';
import { Pair, type PairOptions } from '../support/pair.ts';

/** Accepts the cookie for any ClientHello, so that tests can change it in transit. */
const looseCookies = Object.assign(new CookieKeys(), {
  verify: (_address: string, _port: number, { cookie }: ClientHello) => cookie.length > 0,
});

const suites = cipherSuites.filter(({ id }) => id === 0xc0a8);
const empty = Buffer.alloc(0);
const hasty = { client: { handshakeTimeoutMs: 500 }, server: { handshakeTimeoutMs: 500 } };

function withClientHello(
  change: (hello: ClientHello) => Partial<ClientHello>,
  options: PairOptions = {},
): Pair {
  return new Pair({
    cookies: looseCookies,
    ...options,
    toServer: (datagram) =>
      changeMessage(datagram, HandshakeType.clientHello, (body) => {
        const hello = decodeClientHello(body);
        return encodeClientHello({ ...hello, ...change(hello) });
      }),
  });
}

function withServerHello(
  change: (hello: ServerHello) => Partial<ServerHello>,
  options: PairOptions = {},
): Pair {
  return new Pair({
    ...options,
    client: { suites, ...options.client },
    toClient: (datagram) =>
      changeMessage(datagram, HandshakeType.serverHello, (body) => {
        const hello = decodeServerHello(body);
        return encodeServerHello({ ...hello, ...change(hello) });
      }),
  });
}

describe('what a server makes of a ClientHello', () => {
  const refused: readonly [string, (hello: ClientHello) => Partial<ClientHello>, AlertDescription][] = [
    ['DTLS 1.0', () => ({ version: 0xfeff }), AlertDescription.protocolVersion],
    ['TLS', () => ({ version: 0x0303 }), AlertDescription.protocolVersion],
    ['compression only', () => ({ compressionMethods: Buffer.of(1) }), AlertDescription.illegalParameter],
    ['unknown suites only', () => ({ cipherSuites: [0x1301, 0x00ff] }), AlertDescription.handshakeFailure],
    [
      'renegotiation_info of another handshake',
      () => ({ extensions: [{ type: ExtensionType.renegotiationInfo, data: Buffer.of(1, 7) }] }),
      AlertDescription.handshakeFailure,
    ],
    [
      'a malformed extension',
      () => ({ extensions: [{ type: ExtensionType.connectionId, data: Buffer.of(9) }] }),
      AlertDescription.decodeError,
    ],
  ];
  for (const [name, change, alert] of refused) {
    it(`${name}: ${alert}`, async () => {
      await withClientHello(change).expectAlert('server', alert);
    });
  }

  it('a version above DTLS 1.2 is answered with 1.2', async () => {
    let answered = 0;
    const pair = withClientHello(() => ({ version: 0xfefc }), {
      toClient: (datagram) => {
        if (datagram[13] === HandshakeType.serverHello) answered = datagram.readUInt16BE(25);
        return datagram;
      },
      ...hasty,
    });
    await pair.clock.advance(1_000);
    expect(answered).to.equal(0xfefd);
  });

  const answers: readonly [string, Partial<ClientHello>, number[]][] = [
    ['nothing', { extensions: [] }, []],
    ['the SCSV', { cipherSuites: [0xc0a8, 0x00ff], extensions: [] }, [ExtensionType.renegotiationInfo]],
    [
      'encrypt_then_mac with an AEAD suite (RFC 7366 section 3)',
      { cipherSuites: [0xc0a8], extensions: [{ type: ExtensionType.encryptThenMac, data: empty }] },
      [],
    ],
    [
      'both limits of records (RFC 8449 section 5)',
      {
        extensions: [
          { type: ExtensionType.maxFragmentLength, data: Buffer.of(1) },
          { type: ExtensionType.recordSizeLimit, data: Buffer.of(2, 0) },
        ],
      },
      [ExtensionType.recordSizeLimit],
    ],
    [
      'max_fragment_length alone',
      { extensions: [{ type: ExtensionType.maxFragmentLength, data: Buffer.of(1) }] },
      [ExtensionType.maxFragmentLength],
    ],
    ['what it does not know', { extensions: [{ type: 0x4321, data: Buffer.of(1) }] }, []],
  ];
  for (const [name, offered, expected] of answers) {
    it(`offered ${name}, it answers ${expected.join() || 'nothing'}`, async () => {
      let types: number[] | undefined;
      const pair = withClientHello(() => ({ cipherSuites: [0xc0a8], ...offered }), {
        toClient: (datagram) => {
          changeMessage(datagram, HandshakeType.serverHello, (body) => {
            types = decodeServerHello(body).extensions.map(({ type }) => type);
            return body;
          });
          return datagram;
        },
        ...hasty,
      });
      await pair.clock.advance(1_000);
      expect(types).to.deep.equal(expected);
    });
  }
});

describe('what a client makes of a ServerHello', () => {
  const extension = (type: number, hex: string) => ({
    extensions: [{ type, data: Buffer.from(hex, 'hex') }],
  });
  const refused: readonly [string, (hello: ServerHello) => Partial<ServerHello>, AlertDescription][] = [
    ['another version', () => ({ version: 0xfeff }), AlertDescription.protocolVersion],
    ['a suite that was not offered', () => ({ cipherSuite: 0xc0a4 }), AlertDescription.illegalParameter],
    ['compression', () => ({ compressionMethod: 1 }), AlertDescription.illegalParameter],
    ['an extension that was not offered', () => extension(54, '00'), AlertDescription.unsupportedExtension],
    [
      'no extended master secret, where it is insisted on',
      () => ({ extensions: [] }),
      AlertDescription.handshakeFailure,
    ],
  ];
  for (const [name, change, alert] of refused) {
    it(`${name}: ${alert}`, async () => {
      const pair = withServerHello(change, { client: { allowLegacyMasterSecret: false } });
      await pair.expectAlert('client', alert);
    });
  }

  const limited = { client: { maxFragmentBytes: 512 } };

  it('another max_fragment_length than was offered: illegal_parameter', async () => {
    const pair = withServerHello(() => extension(ExtensionType.maxFragmentLength, '02'), limited);
    await pair.expectAlert('client', AlertDescription.illegalParameter);
  });

  it('both limits of records at once: illegal_parameter', async () => {
    const limit = { type: ExtensionType.maxFragmentLength, data: Buffer.of(1) };
    const pair = withServerHello(({ extensions }) => ({ extensions: [...extensions, limit] }), limited);
    await pair.expectAlert('client', AlertDescription.illegalParameter);
  });

  it('a changed but valid ServerHello fails at Finished: neither side is established', async () => {
    const change = ({ random }: ServerHello) => ({ random: Buffer.from(random).reverse() });
    const pair = withServerHello(change, hasty);
    await pair.clock.advance(1_000);
    expect(pair.clientHost.established + pair.serverHost.established).to.equal(0);
  });

  it('cookies without end: handshake_failure', async () => {
    const pair = new Pair({ cookies: Object.assign(new CookieKeys(), { verify: () => false }) });
    await pair.clock.advance(1_000);
    const alert = AlertDescription.handshakeFailure;
    expect(pair.clientHost.error).to.include({ kind: 'alert-sent', alert });
    expect(pair.cookiesSent).to.equal(4);
  });

  it('the secret of the cookies changes twice in between: another cookie, and on it goes', async () => {
    const cookies = new CookieKeys();
    let left = 2;
    const toClient = (datagram: Buffer): Buffer => {
      for (; left > 0; left -= 1) cookies.rotate();
      return datagram;
    };
    const pair = new Pair({ cookies, toClient });
    await pair.expectEstablished();
    expect(pair.cookiesSent).to.equal(2);
  });

  it('credentials that fit no suite are refused at once', () => {
    expect(() => new Pair({ client: { credentials: {} } })).to.throw('The credentials fit none');
    expect(() => new Pair({ client: { maxDatagramBytes: 100 } })).to.throw(RangeError);
    expect(() => new Pair({ client: { maxFragmentBytes: 63 } })).to.throw(RangeError);
  });
});
