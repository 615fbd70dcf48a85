/** Security of the enabler test specification: what a device and a server put on the wire over DTLS. */
import { randomBytes } from 'node:crypto';
import { expect } from 'chai';
import { rawPublicKey, TestAuthority } from '../../../dtls/test/support/identities.ts';
import {
  createBootstrapClient,
  createLwm2mClient,
  parsePath,
  secureTransport,
  type BootstrapOperation,
  type ClientCredentials,
  type Lwm2mClient,
  type ResourceValue,
  type SecureEvents,
  type ServerCredentials,
} from '../../src/index.ts';
import { remove, TestBootstrap, write } from '../endpoint/bootstrap/support.ts';
import { MemoryTree, models, TestServer } from '../endpoint/support.ts';
import { WireTap } from '../../../dtls/test/support/wire-tap.ts';

const endpointName = 'urn:dev:1';
/** What handshakes show of a device in the clear. */
const identity = 'sensor-7';
const HOST = 'localhost';
/** Today, in the days that `TestAuthority` counts. */
const TODAY = (Date.now() - Date.UTC(2030, 0, 1)) / 86_400_000;
const validity = { fromDays: TODAY - 10, toDays: TODAY + 30 };
const parameters = { ackTimeoutMs: 300, maxRetransmit: 2 };

describe('security of the enabler test specification, in bytes', () => {
  let open: { close(): Promise<unknown> }[];
  let taps: WireTap[];
  let tree: MemoryTree;
  let failures: string[];

  beforeEach(() => {
    open = [];
    taps = [];
    failures = [];
    tree = new MemoryTree();
  });

  afterEach(async () => {
    for (const one of open.reverse()) await one.close();
    for (const tap of taps) await tap[Symbol.asyncDispose]();
  });

  const portOf = (uri: string) => Number(uri.split(':').at(-1));

  async function tapped(uri: string): Promise<WireTap> {
    const tap = await WireTap.open(portOf(uri));
    taps.push(tap);
    return tap;
  }

  async function serve(credentials: ServerCredentials): Promise<{ server: TestServer; tap: WireTap }> {
    const events: SecureEvents = { onHandshakeFailed: ({ alert = 'none' }) => failures.push(alert) };
    const server = await TestServer.open({
      listen: ['coaps://127.0.0.1:0'],
      secure: { credentials, events, limits: { handshakeTimeoutMs: 30_000 } },
    });
    open.push(server);
    return { server, tap: await tapped(server.uri) };
  }

  function device(port: number, credentials: ClientCredentials): Lwm2mClient {
    const factory = secureTransport({ credentials, handshakeTimeoutMs: 30_000, localAddress: '127.0.0.1' });
    const client = createLwm2mClient({
      endpointName,
      serverUri: `coaps://${HOST}:${port}`,
      tree,
      models,
      parameters,
      backOff: { initialSeconds: 60, maxSeconds: 60 },
      // Of the host's addresses, the one that is listened on.
      transportFactory: (server) => factory({ ...server, address: '127.0.0.1' }),
    });
    open.push(client);
    return client;
  }

  /** The secured exchange of 401 and 402: Register, Read and Notify, of which nothing is readable. */
  async function exchange(server: TestServer, tap: WireTap, client: Lwm2mClient): Promise<void> {
    await client.start();
    expect(server.registers[0]).to.include({ endpointName });
    const path = parsePath('/3/0/0');
    const { records } = await server.server.perform(server.target, { type: 'read', path });
    expect(records?.[0]?.value).to.equal('Muster');
    const notified = Promise.withResolvers<unknown>();
    await server.server.observe(server.target, path, {
      onNotify: async ([first]) => notified.resolve(first?.value),
      onEnd: () => undefined,
    });
    tree.set(3, 0, 0, 'another maker');
    client.changed(path);
    expect(await notified.promise).to.equal('another maker');
    await client.deregister();
    expect(server.course.at(-1)).to.equal('deregistered');
    for (const text of [endpointName, '</3/0>', 'Muster', 'another maker'])
      expect(tap.shows(text)).to.equal(false);
    const plain = tap.seen.filter(({ records: [first] }) => first !== 'protected');
    expect(plain.every(({ records }) => !records.some((one) => one.startsWith('Alert')))).to.equal(true);
  }

  it('LightweightM2M-1.1-int-401: a pre-shared key: registers, is read and notifies, unseen', async () => {
    const key = randomBytes(16);
    const { server, tap } = await serve({ psk: (name) => (name === identity ? key : undefined) });
    await exchange(server, tap, device(tap.port, { psk: { identity, key } }));
    expect(server.target.identity).to.equal(`psk:${identity}`);
    const { session } = server.target;
    expect(session).to.match(/^dtls:[0-9a-f]{12}$/);
    const suite = 'TLS_PSK_WITH_AES_128_CCM_8';
    const live = { session, identity: `psk:${identity}`, suite, connectionId: true };
    expect(server.server.liveSession(server.target)).to.include(live);
    expect(server.server.secureSessions).to.equal(1);
    expect(server.server.counters()).to.include({ dtlsHandshakes: 1, dtlsConnections: 1 });
    // TLS_PSK_WITH_AES_128_CCM_8 is the suite that every device and server has to have.
    expect(tap.cipherSuite).to.equal(0xc0a8);
    expect(tap.shows(key.toString('latin1'))).to.equal(false);
  });

  it('LightweightM2M-1.1-int-402: certificates: registers, is read and notifies, unseen', async () => {
    const authority = new TestAuthority('Root', TODAY - 10);
    const trustedCertificates = () => [authority.root];
    const { server, tap } = await serve({
      certificate: authority.issue(HOST, validity),
      trustedCertificates,
    });
    const certificate = authority.issue(identity, validity);
    await exchange(server, tap, device(tap.port, { certificate, trustedCertificates }));
    expect(server.registers[0]?.source.identity).to.equal(`x509:${identity}`);
    expect(tap.cipherSuite).to.equal(0xc0ae);
    expect(tap.handshake).to.include.members(['server: CertificateRequest', 'client: CertificateVerify']);
  });

  for (const [what, ofServer, alert] of [
    [
      'another host',
      (authority: TestAuthority) => authority.issue('elsewhere.example', validity),
      'bad_certificate',
    ],
    [
      'an authority of nobody',
      () => new TestAuthority('Nobody', TODAY - 10).issue(HOST, validity),
      'unknown_ca',
    ],
    [
      'the past',
      (authority: TestAuthority) => authority.issue(HOST, { ...validity, toDays: TODAY - 1 }),
      'certificate_expired',
    ],
  ] as const) {
    it(`LightweightM2M-1.1-int-403: a certificate of ${what}: the device does not register`, async () => {
      const authority = new TestAuthority('Root', TODAY - 10);
      const trustedCertificates = () => [authority.root];
      const { server, tap } = await serve({ certificate: ofServer(authority), trustedCertificates });
      const certificate = authority.issue(endpointName, validity);
      const client = device(tap.port, { certificate, trustedCertificates });
      client.start().catch(() => undefined);
      while (failures.length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
      expect(failures[0]).to.equal(alert);
      expect(tap.course.some((one) => one.startsWith('client: Alert'))).to.equal(true);
      expect(tap.handshake).not.to.include('client: ClientKeyExchange');
      expect(tap.shows(endpointName), 'who the device is').to.equal(false);
      expect(server.registers).to.deep.equal([]);
    });
  }

  /** Bootstrap over DTLS with the account that a device comes with, to one that it registers with over DTLS. */
  async function bootstrapped(
    first: { readonly server: ServerCredentials; readonly device: ClientCredentials },
    credentials: ServerCredentials,
    account: (serverUri: string) => readonly [string, ResourceValue][],
  ): Promise<TestServer> {
    const { server, tap } = await serve(credentials);
    const bootstrap = await TestBootstrap.open({
      listen: ['coaps://127.0.0.1:0'],
      secure: { credentials: first.server },
    });
    open.push(bootstrap);
    const before = await tapped(bootstrap.uri);
    bootstrap.plan = planOf(account(`coaps://127.0.0.1:${tap.port}`));
    const client = createBootstrapClient({
      endpointName,
      bootstrapUri: `coaps://127.0.0.1:${before.port}`,
      tree,
      models,
      bootstrapTransportFactory: secureTransport({ credentials: first.device }),
    });
    open.push(client);
    await client.start();
    const { outcome, steps } = await bootstrap.result();
    expect(outcome).to.equal('finished');
    expect(steps.map(({ operation, code }) => `${operation} ${code}`)).to.deep.equal([
      'bootstrapDelete 2.02',
      'bootstrapWrite 2.04',
      'bootstrapWrite 2.04',
      'finish 2.04',
    ]);
    for (const text of [endpointName, 'coaps://']) {
      expect(before.shows(text) || tap.shows(text), text).to.equal(false);
    }
    expect(server.registers[0]).to.include({ endpointName, lifetimeSeconds: 300 });
    return server;
  }

  it('LightweightM2M-1.1-int-1: bootstrapped with a pre-shared key, it registers with the one it was given', async () => {
    const [firstKey, key] = [randomBytes(16), randomBytes(16)];
    const server = await bootstrapped(
      {
        server: { psk: (name) => (name === 'first' ? firstKey : undefined) },
        device: { psk: { identity: 'first', key: firstKey } },
      },
      { psk: (name) => (name === 'second' ? key : undefined) },
      (uri) => [
        ['/0/1/0', uri],
        ['/0/1/2', 0],
        ['/0/1/3', Buffer.from('second')],
        ['/0/1/5', key],
      ],
    );
    expect(server.registers[0]?.source.identity).to.equal('psk:second');
  });

  it('LightweightM2M-1.1-int-2: bootstrapped with certificates, it registers with the one it was given', async () => {
    const authority = new TestAuthority('Root', TODAY - 10);
    const trustedCertificates = () => [authority.root];
    const certificate = authority.issue(HOST, validity);
    const given = authority.issue('given', validity);
    const server = await bootstrapped(
      {
        server: { certificate, trustedCertificates },
        device: { certificate: authority.issue('first', validity), trustedCertificates },
      },
      { certificate, trustedCertificates },
      (uri) => [
        ['/0/1/0', uri],
        ['/0/1/2', 2],
        ['/0/1/3', given.chain[0]!.raw],
        ['/0/1/4', authority.root.raw],
        ['/0/1/5', given.privateKey.export({ format: 'der', type: 'pkcs8' })],
      ],
    );
    expect(server.registers[0]?.source.identity).to.equal('x509:given');
  });

  it('LightweightM2M-1.1-int-1: bootstrapped with a pre-shared key, it registers with raw public keys', async () => {
    const firstKey = randomBytes(16);
    const [ours, theirs] = [rawPublicKey(), rawPublicKey()];
    const spki = theirs.publicKey.export({ format: 'der', type: 'spki' });
    const server = await bootstrapped(
      {
        server: { psk: (name) => (name === 'first' ? firstKey : undefined) },
        device: { psk: { identity: 'first', key: firstKey } },
      },
      { rawPublicKey: ours, verifyRawPublicKey: (_key, shown) => shown.equals(spki) },
      (uri) => [
        ['/0/1/0', uri],
        ['/0/1/2', 1],
        ['/0/1/3', spki],
        ['/0/1/4', ours.publicKey.export({ format: 'der', type: 'spki' })],
        ['/0/1/5', theirs.privateKey.export({ format: 'der', type: 'pkcs8' })],
      ],
    );
    expect(server.registers[0]?.source.identity).to.match(/^rpk:[0-9a-f]{64}$/);
  });
});

/** Delete, then the account and a Server instance. */
function planOf(account: readonly [string, ResourceValue][]): BootstrapOperation[] {
  return [
    remove('/'),
    write('/0/1', ...account, ['/0/1/1', false], ['/0/1/10', 101]),
    write('/1/1', ['/1/1/0', 101], ['/1/1/1', 300], ['/1/1/6', true], ['/1/1/7', 'U']),
  ];
}
