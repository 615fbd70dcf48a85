/** The CoAP over DTLS procedures of the CoAP plugtests: what both sides put on the wire, and what comes of it. */
import { createEndpoint, type Endpoint } from '@muster/coap';
import {
  createDtlsClientTransport,
  createDtlsServerTransport,
  suiteByName,
  type ClientCredentials,
  type DtlsClientTransport,
  type DtlsServerTransport,
  type HandshakeFailure,
  type ServerCredentials,
} from '@muster/dtls';
import { settle } from '@muster/testkit';
import { expect } from 'chai';
import { rawPublicKey } from '../../../dtls/test/support/identities.ts';
import { WireTap, type Losses, type TappedDatagram } from '../../../dtls/test/support/wire-tap.ts';

const key = Buffer.from('sesame');
const identity = 'password';
const SECRET_TEXT = 'what nobody else is to read';
const byPsk: ServerCredentials = { psk: (name) => (name === identity ? key : undefined) };
const psk: ClientCredentials = { psk: { identity, key } };
const PSK_AES_128_CCM_8 = 0xc0a8;
const ECDHE_ECDSA_AES_128_CCM_8 = 0xc0ae;

const CERTIFICATE_UNKNOWN = 46;

/** Of the datagrams that a handshake takes without loss, each once. */
const losses = (['client', 'server'] as const).flatMap((side) => [0, 1, 2].map((at) => ({ side, at })));

describe('CoAP over DTLS of the CoAP plugtests', () => {
  let open: AsyncDisposableStack;
  let server: DtlsServerTransport;
  let tap: WireTap;
  let failures: HandshakeFailure[];

  beforeEach(() => {
    open = new AsyncDisposableStack();
    failures = [];
  });

  afterEach(() => open.disposeAsync());

  async function stage(
    serverCredentials: ServerCredentials,
    credentials: ClientCredentials,
    loses?: Losses,
  ): Promise<{ client: Endpoint; transport: DtlsClientTransport }> {
    // Without loss nothing is sent twice, however long it takes.
    const retransmission = { initialMs: loses ? 60 : 30_000 };
    server = await createDtlsServerTransport({
      credentials: serverCredentials,
      limits: { handshakeTimeoutMs: 30_000 },
      retransmission,
      events: { onHandshakeFailed: (failure) => failures.push(failure) },
    });
    const answering = createEndpoint({
      transport: server,
      handler: ({ path, peer }) =>
        path.join('/') === 'secure'
          ? { code: '2.05', contentFormat: 0, payload: Buffer.from(`${SECRET_TEXT} of ${peer.identity}`) }
          : { code: '4.04' },
    });
    open.defer(() => answering.close());
    tap = open.use(await WireTap.open(server.localAddress.port, loses));
    const transport = await createDtlsClientTransport({
      address: '127.0.0.1',
      port: tap.port,
      credentials,
      suites: ['TLS_PSK_WITH_AES_128_CCM_8', 'TLS_ECDHE_ECDSA_WITH_AES_128_CCM_8'].map((name) => {
        const suite = suiteByName(name);
        if (!suite) throw new Error(`there is no ${name}`);
        return suite;
      }),
      handshakeTimeoutMs: 30_000,
      retransmission,
    });
    const client = createEndpoint({ transport, parameters: { ackTimeoutMs: loses ? 200 : 30_000 } });
    open.defer(() => client.close());
    return { client, transport };
  }

  async function get(client: Endpoint): Promise<string> {
    const peer = client.transport.peerOf('127.0.0.1', tap.port);
    const { code, payload } = await client.request(peer, { method: 'GET', path: ['secure'] });
    return `${code} ${payload.toString()}`;
  }

  const pskFlights = [
    'client: ClientHello',
    'server: HelloVerifyRequest',
    'server: ServerHello',
    'server: ServerHelloDone',
    'client: ClientKeyExchange',
    'client: ChangeCipherSpec',
    'server: ChangeCipherSpec',
  ];
  const rawKeyFlights = [
    'client: ClientHello',
    'server: HelloVerifyRequest',
    'server: ServerHello',
    'server: Certificate',
    'server: ServerKeyExchange',
    'server: CertificateRequest',
    'server: ServerHelloDone',
    'client: Certificate',
    'client: ClientKeyExchange',
    'client: CertificateVerify',
    'client: ChangeCipherSpec',
    'server: ChangeCipherSpec',
  ];

  it('TD_COAP_DTLS_01: PSK: the flights, the suite, and an encrypted GET', async () => {
    const { client } = await stage(byPsk, psk);
    expect(await get(client)).to.equal(`2.05 ${SECRET_TEXT} of psk:${identity}`);
    expect(tap.course).to.deep.equal([
      'client: ClientHello',
      'server: HelloVerifyRequest',
      'client: ClientHello',
      'server: ServerHello, ServerHelloDone',
      'client: ClientKeyExchange, ChangeCipherSpec, protected',
      'server: ChangeCipherSpec, protected',
      'client: protected',
      'server: protected',
    ]);
    expect(tap.cipherSuite).to.equal(PSK_AES_128_CCM_8);
    expect(tap.shows(SECRET_TEXT)).to.equal(false);
    expect(tap.shows('secure')).to.equal(false);
  });

  for (const [what, wrong] of [
    ['a wrong key', { identity, key: Buffer.from('wrong') }],
    ['an identity that is not known', { identity: 'nobody', key }],
  ] as const) {
    // The text has an alert here; RFC 6347 4.1.2.7 advises against one, and it would tell which identities there are.
    it(`TD_COAP_DTLS_02: PSK with ${what}: no connection, and the client cannot tell why`, async () => {
      const { transport } = await stage(byPsk, { psk: wrong });
      const connected = transport.connect().then(() => 'connected', String);
      while (server.counters.badMac === 0) await settle();
      await transport.close();
      const message = await connected;
      expect(message).not.to.equal('connected');
      expect(message).not.to.match(/identity|psk/i);
      const ofServer = tap.handshake.filter((one) => one.startsWith('server'));
      const expected = ['server: HelloVerifyRequest', 'server: ServerHello', 'server: ServerHelloDone'];
      expect(ofServer).to.deep.equal(expected);
      expect(tap.course.some((one) => /server:.*(Alert|protected)/.test(one))).to.equal(false);
      expect(server.size).to.equal(0);
    });
  }

  /** A GET on a lossy link, with the retransmitted datagrams. */
  async function getDespiteLoss(client: Endpoint): Promise<string> {
    const answer = await get(client);
    expect(tap.lost).to.have.length(1);
    const [{ from, records }] = tap.lost as [TappedDatagram];
    expect(tap.course).to.include(`${from}: ${records.join(', ')}`);
    expect(server.counters.handshakes).to.equal(1);
    return answer;
  }

  for (const { side, at } of losses) {
    it(`TD_COAP_DTLS_03: PSK, datagram ${at + 1} of the ${side} is lost`, async () => {
      const { client } = await stage(byPsk, psk, (from, index) => from === side && index === at);
      expect(await getDespiteLoss(client)).to.equal(`2.05 ${SECRET_TEXT} of psk:${identity}`);
      expect(tap.handshake).to.have.members(pskFlights);
    });
  }

  it('TD_COAP_DTLS_04: raw public keys: the flights, the suite, and a GET', async () => {
    const [ours, theirs] = [rawPublicKey(), rawPublicKey()];
    const spki = theirs.publicKey.export({ format: 'der', type: 'spki' });
    const { client } = await stage(
      { rawPublicKey: ours, verifyRawPublicKey: (_key, given) => given.equals(spki) },
      { rawPublicKey: theirs, serverRawPublicKey: ours.publicKey },
    );
    expect(await get(client)).to.match(new RegExp(`^2\\.05 ${SECRET_TEXT} of rpk:[0-9a-f]{64}$`));
    expect(tap.handshake).to.deep.equal(rawKeyFlights);
    expect(tap.cipherSuite).to.equal(ECDHE_ECDSA_AES_128_CCM_8);
    expect(tap.shows(SECRET_TEXT)).to.equal(false);
  });

  it('TD_COAP_DTLS_05: raw public keys: the client does not take the key of the server', async () => {
    const { transport } = await stage(
      { rawPublicKey: rawPublicKey(), verifyRawPublicKey: () => true },
      { rawPublicKey: rawPublicKey(), serverRawPublicKey: rawPublicKey().publicKey },
    );
    expect(await transport.connect().then(() => 'connected', String)).not.to.equal('connected');
    const alert = `client: Alert ${CERTIFICATE_UNKNOWN}`;
    // The client gives up as soon as it has sent it.
    while (!tap.course.at(-1)?.startsWith('client: Alert')) await settle();
    expect(tap.course.at(-1)).to.equal(alert);
    expect(tap.cipherSuite).to.equal(ECDHE_ECDSA_AES_128_CCM_8);
    expect(tap.handshake).not.to.include('client: ClientKeyExchange');
    expect(server.size).to.equal(0);
  });

  it('TD_COAP_DTLS_06: raw public keys: the server does not take the key of the client', async () => {
    const ours = rawPublicKey();
    const { transport } = await stage(
      { rawPublicKey: ours, verifyRawPublicKey: () => false },
      { rawPublicKey: rawPublicKey(), serverRawPublicKey: ours.publicKey },
    );
    expect(await transport.connect().then(() => 'connected', String)).not.to.equal('connected');
    // On a busy machine the client can repeat its flight before it reads the alert.
    expect(tap.course.findLast((one) => one.startsWith('server: '))).to.equal(
      `server: Alert ${CERTIFICATE_UNKNOWN}`,
    );
    expect(tap.cipherSuite).to.equal(ECDHE_ECDSA_AES_128_CCM_8);
    expect(failures).to.have.length(1);
    expect(server.size).to.equal(0);
  });

  for (const { side, at } of losses) {
    it(`TD_COAP_DTLS_07: raw public keys, datagram ${at + 1} of the ${side} is lost`, async () => {
      const [ours, theirs] = [rawPublicKey(), rawPublicKey()];
      const { client } = await stage(
        { rawPublicKey: ours, verifyRawPublicKey: () => true },
        { rawPublicKey: theirs, serverRawPublicKey: ours.publicKey },
        (from, index) => from === side && index === at,
      );
      expect(await getDespiteLoss(client)).to.match(/^2\.05 .*rpk:/);
      expect(tap.handshake).to.have.members(rawKeyFlights);
    });
  }
});
