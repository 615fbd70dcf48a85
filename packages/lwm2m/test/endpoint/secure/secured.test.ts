import { randomBytes } from 'node:crypto';
import { expect } from 'chai';
import { freeUdpPort, until } from '@muster/testkit';
import { rawPublicKey } from '../../../../dtls/test/support/identities.ts';
import {
  createLwm2mClient,
  DeviceUnreachableError,
  MemorySessionStore,
  parsePath,
  secureTransport,
  type ClientCredentials,
  type ClientOptions,
  type Lwm2mClient,
  type SecureEvents,
  type SecureOptions,
  type SecureTransport,
  type ServerCredentials,
  type ServerOptions,
  type ValueRecord,
} from '../../../src/index.ts';
import { TestBootstrap } from '../bootstrap/support.ts';
import { codeOf, postBytes, RawSecuredDevice } from './raw-secured-device.ts';
import { collecting, Collector, failureOf, ignored, MemoryTree, models, TestServer } from '../support.ts';

const key = Buffer.from('sixteen letters!');
const psk = { identity: 'device-1', key };
const byPsk: ServerCredentials = { psk: (identity) => (identity.startsWith('device-') ? key : undefined) };
/** For messages that are not answered. */
const quick = { ackTimeoutMs: 300, maxRetransmit: 2 };

const battery = parsePath('/3/0/9');

/** A copy of what a killed process would have left. */
async function copyOf(store: MemorySessionStore): Promise<MemorySessionStore> {
  const copy = new MemorySessionStore();
  for (const session of store.load()) await copy.save(session, undefined);
  return copy;
}

describe('LwM2M over DTLS', () => {
  const sessionKeys = [randomBytes(32)];
  let open: { close(): Promise<unknown> }[];
  let tree: MemoryTree;
  let transport: SecureTransport | undefined;

  const serve = async (
    secure: SecureOptions,
    port?: number,
    options: Partial<ServerOptions> = {},
  ): Promise<TestServer> => {
    port ??= await freeUdpPort();
    const server = await TestServer.open({ listen: [`coaps://127.0.0.1:${port}`], secure, ...options });
    open.push(server);
    return server;
  };
  const device = (
    uri: string,
    credentials: ClientCredentials,
    options: Partial<ClientOptions> = {},
  ): Lwm2mClient => {
    const factory = secureTransport({ credentials, handshakeTimeoutMs: 30_000 });
    const client = createLwm2mClient({
      endpointName: 'urn:dev:1',
      serverUri: uri,
      tree,
      models,
      confirmableNotifications: true,
      backOff: { initialSeconds: 0.05, maxSeconds: 0.1 },
      transportFactory: async (address) => (transport = await factory(address)),
      ...options,
    });
    open.push(client);
    return client;
  };

  beforeEach(() => {
    open = [];
    tree = new MemoryTree();
    transport = undefined;
  });

  afterEach(async () => {
    for (const one of open.reverse()) await one.close();
  });

  it('fails without the right key, and learns nothing of the identity', async () => {
    const failures = new Collector<{ listener: string; message: string }>();
    const events: SecureEvents = { onHandshakeFailed: (info) => failures.add(info) };
    const server = await serve({ credentials: byPsk, events, limits: { handshakeTimeoutMs: 500 } });
    device(server.uri, { psk: { ...psk, key: Buffer.alloc(16) } })
      .start()
      .catch(() => undefined);
    const [failure] = await failures.take(1);
    expect(failure?.listener).to.equal(server.uri);
    expect(server.registers).to.deep.equal([]);
    expect(server.server.secureSessions).to.equal(0);
  });

  it('goes on after a crash of the server: no handshake, no Register, the observation as it was', async () => {
    const store = new MemorySessionStore();
    const secure = { credentials: byPsk, sessionKeys };
    const first = await serve({ ...secure, sessionStore: () => store });
    const client = device(first.uri, { psk });
    await client.start();
    const { target, port } = first;
    const { token } = await first.server.observe(target, battery, ignored);
    const left = await copyOf(store);
    await first.close();
    const restored: unknown[] = [];
    const events: SecureEvents = { onRestored: (info) => restored.push(info) };
    const second = await serve({ ...secure, events, sessionStore: () => left }, port);
    expect(restored).to.deep.equal([{ listener: second.uri, restored: 1, expired: 0, failed: 0 }]);
    const notified = new Collector<ValueRecord[]>();
    second.server.resumeObservation(target, battery, token!, undefined, collecting(notified));
    tree.set(3, 0, 9, 12);
    client.changed(battery);
    expect(await notified.take(1)).to.deep.equal([[{ path: battery, value: 12 }]]);
    const answer = await second.server.perform(target, { type: 'read', path: battery });
    expect(answer.records?.[0]?.value).to.equal(12);
    expect(second.registers).to.deep.equal([]);
    expect(second.server.counters()).to.include({ dtlsHandshakes: 0, dtlsRestored: 1 });
    expect(transport?.counters.handshakes).to.equal(1);
  });

  it('comes back by itself, with a new handshake, to a server that has forgotten it', async () => {
    const secure = { credentials: byPsk, sessionKeys };
    const first = await serve({ ...secure, sessionStore: () => new MemorySessionStore() });
    // Its Update is not answered.
    const client = device(first.uri, { psk }, { parameters: quick });
    await client.start();
    const { target, port } = first;
    // With a store it says nothing to the device; the one after it has another store.
    await first.close();
    const second = await serve({ ...secure, sessionStore: () => new MemorySessionStore() }, port);
    client.update().catch(() => undefined);
    await second.until(() => second.course.includes('registered'));
    expect(second.target.session).not.to.equal(target.session);
    expect(second.server.liveSession(target), 'the session before').to.equal(undefined);
    expect(second.server.liveSession(second.target)?.session).to.equal(second.target.session);
    expect(transport?.counters.handshakes).to.equal(2);
  });

  it('a Register without ep over DTLS: the endpoint name is that of the security identity', async () => {
    const server = await serve({ credentials: byPsk });
    const raw = await RawSecuredDevice.open(server.uri, { psk });
    open.push(raw);
    expect(codeOf(await raw.ask(postBytes('rd', ['lt=300', 'lwm2m=1.1'])))).to.equal('2.01');
    expect(server.registers[0]).to.include({ endpointName: 'device-1', lifetimeSeconds: 300 });
  });

  it('a Register without ep with a raw public key, which has no name: 4.00', async () => {
    const [ours, theirs] = [rawPublicKey(), rawPublicKey()];
    const server = await serve({ credentials: { rawPublicKey: ours, verifyRawPublicKey: () => true } });
    const credentials = { rawPublicKey: theirs, serverRawPublicKey: ours.publicKey };
    const raw = await RawSecuredDevice.open(server.uri, credentials);
    open.push(raw);
    expect(codeOf(await raw.ask(postBytes('rd', ['lt=300', 'lwm2m=1.1'])))).to.equal('4.00');
    expect(server.registers).to.deep.equal([]);
  });

  it('a Bootstrap-Request without ep over DTLS: the endpoint name is that of the security identity', async () => {
    const secure = { credentials: byPsk };
    const bootstrap = await TestBootstrap.open({ listen: ['coaps://127.0.0.1:0'], secure });
    open.push(bootstrap);
    const raw = await RawSecuredDevice.open(bootstrap.uri, { psk });
    open.push(raw);
    expect(codeOf(await raw.ask(postBytes('bs', [], false)))).to.equal('2.04');
    expect(bootstrap.requests[0]?.endpointName).to.equal('device-1');
  });

  it('sends requests over the session of the registration, even if the device has opened others', async () => {
    const moves: unknown[] = [];
    const events: SecureEvents = { onAddressChanged: ({ listener }) => moves.push(listener) };
    const server = await serve({ credentials: byPsk, events }, undefined, { parameters: quick });
    const client = device(server.uri, { psk });
    await client.start();
    const registered = transport!;
    await registered.rebind();
    await client.update();
    expect(moves).to.deep.equal([server.uri]);
    const { target } = server;
    const { hostname: address, port } = new URL(server.uri.replace('coaps:', 'http:'));
    const open_ = secureTransport({ credentials: { psk } });
    const second = await open_({ address, port: Number(port), scheme: 'coaps' });
    open.push(second);
    await second.connect();
    expect(server.server.secureSessions).to.equal(2);
    const answer = await server.server.perform(target, { type: 'read', path: battery });
    expect(answer.records?.[0]?.value).to.equal(87);
    expect(server.server.liveSession(target)?.port).to.equal(registered.localAddress.port);
    // Without its own session there is no way to the device, though another one is live.
    await registered.close();
    const isClosed = async (): Promise<boolean> => {
      const error = await failureOf(server.server.perform(target, { type: 'read', path: battery }));
      return error instanceof DeviceUnreachableError && error.kind === 'closed';
    };
    await until(isClosed);
    expect(server.server.secureSessions).to.equal(1);
  });

  it('ends the sessions of an identity that is revoked', async () => {
    const server = await serve({ credentials: byPsk });
    await device(server.uri, { psk }).start();
    expect(await server.server.revokeIdentity('psk:device-1')).to.equal(1);
    const error = await failureOf(server.server.perform(server.target, { type: 'read', path: battery }));
    expect(error).to.be.instanceOf(DeviceUnreachableError).with.property('kind', 'closed');
    expect(server.server.liveSession(server.target)).to.equal(undefined);
    // Neither of these needs the connection.
    server.server.moveDevice(server.target, server.target);
  });

  it('refuses an unknown suite', () => {
    expect(() => secureTransport({ suites: ['TLS_NULL'] })).to.throw(RangeError);
  });
});
