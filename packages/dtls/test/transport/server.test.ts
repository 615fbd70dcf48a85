import { expect } from 'chai';
import { MemorySessionStore } from '../../src/session/memory-store.ts';
import type { DtlsServerEvents, HandshakeFailure, SessionInfo } from '../../src/transport/server-options.ts';
import { createDtlsServerTransport } from '../../src/transport/create-server-transport.ts';
import {
  DEVICE,
  identity,
  key,
  messageOf,
  Scene,
  serverCredentials,
  SERVICE,
  settled,
  type SceneClient,
  type SceneServer,
} from '../support/scene.ts';

const as = (name: string) => ({ credentials: { psk: { identity: name, key } } });

describe('DTLS server transport', () => {
  let scene: Scene;
  let established: (SessionInfo & { resumed: boolean; replaced?: string })[];
  let failures: HandshakeFailure[];
  let events: DtlsServerEvents;

  beforeEach(() => {
    scene = new Scene();
    established = [];
    failures = [];
    events = {
      onEstablished: (info) => established.push(info),
      onHandshakeFailed: (info) => failures.push(info),
    };
  });

  afterEach(() => scene.close());

  const reasons = ({ closed }: SceneServer): string[] =>
    closed.map(({ identity: who, reason }) => `${who ?? ''} ${reason}`);
  /** Clients that say hello, 10 s one after the other. */
  const join = async (server: SceneServer, ...names: string[]): Promise<SceneClient[]> => {
    const clients: SceneClient[] = [];
    for (const name of names) {
      const client = await scene.client(server, as(name));
      clients.push(client);
      await client.ask('hello');
      await scene.clock.advance(10_000);
    }
    return clients;
  };

  it('carries datagrams both ways with a client that shakes hands with its first one', async () => {
    const { server, client } = await scene.connected({ events });
    const { peer } = server.inbox.datagrams[0]!;
    const port = client.port();
    expect(peer.key).to.match(/^dtls:[0-9a-f]{12}$/);
    expect(peer).to.include({ identity: `psk:${identity}`, port });
    expect(server.transport.peerByKey(peer.key)).to.equal(peer);
    expect(server.transport.peerOfIdentity(`psk:${identity}`)).to.equal(peer);
    expect(server.transport.peerOf(DEVICE.address, port)).to.equal(peer);
    expect(client.inbox.datagrams[0]?.peer).to.equal(client.transport.peer);
    expect(established).to.have.length(1);
    expect(established[0]).to.include({ resumed: false, connectionId: true });
  });

  it('has no peer at an unknown address: sending to it is an error', async () => {
    const server = await scene.server();
    expect(() => server.transport.peerOf('127.0.0.1', 9)).to.throw('no connection');
    expect(() => server.transport.peerOf('localhost', 9)).to.throw(TypeError);
    server.transport.send(Buffer.from('x'), { key: 'dtls:0102', address: '127.0.0.1', port: 9 });
    expect(server.inbox.errors.map(messageOf)).to.deep.equal(['the connection is closed']);
  });

  it('drops records of no connection in silence, or answers with a fatal alert where that is wanted', async () => {
    const unknown = Buffer.from('17fefd0001000000000001000a01020304050607080910', 'hex');
    const server = await scene.server();
    const stranger = scene.socket();
    for (const record of [
      unknown,
      Buffer.from('19fefd0001000000000001aabbccddeeff0003010203', 'hex'),
      Buffer.from('no record'),
    ]) {
      stranger.send(record, SERVICE.address, server.port);
    }
    await settled();
    expect(stranger.received).to.deep.equal([]);
    expect(server.transport.counters).to.include({ datagramsReceived: 3, unknownPeer: 1, unknownCid: 1 });
    const answering = await scene.server({ answerUnknown: true });
    stranger.send(unknown, SERVICE.address, answering.port);
    await settled();
    expect(stranger.received[0]?.toString('hex')).to.match(/^15fefd0000[0-9a-f]{12}000202/);
  });

  it('leaves a live connection alone until a new handshake on its 5-tuple has verified', async () => {
    const { server, client } = await scene.connected(
      { events, connectionIdBytes: 0 },
      { connectionIdBytes: false },
    );
    const port = client.port();
    const [old] = [...server.transport.connections()];
    // Another client at the same address and port starts a handshake and stops before its end.
    for (const flight of client.sent.slice(0, 2)) client.socket().send(flight, SERVICE.address, server.port);
    await client.ask('two');
    expect([...server.transport.connections()]).to.deep.equal([old]);
    // The device restarts on the same port, without its former state.
    await client.transport.reconnect({ resume: false });
    await client.ask('three');
    expect(client.port()).to.equal(port);
    const now = [...server.transport.connections()];
    expect(now).to.have.length(1);
    expect(now[0]?.session).not.to.equal(old?.session);
    expect(server.closed.map(({ session, reason }) => ({ session, reason }))).to.deep.equal([
      { session: old?.session, reason: 'replaced' },
    ]);
    expect(established.at(-1)?.replaced).to.equal(old?.session);
  });

  it('goes on by Connection ID when the address of the client changes, in both directions', async () => {
    const moves: { address: string; port: number; previous: { port: number } }[] = [];
    const { server, client } = await scene.connected({
      events: { ...events, onAddressChanged: (info) => moves.push(info) },
    });
    const { peer } = server.inbox.datagrams[0]!;
    const before = client.port();
    await client.transport.rebind();
    await client.ask('after');
    const after = client.port();
    expect(after).not.to.equal(before);
    expect(peer.port).to.equal(after);
    expect(server.inbox.datagrams[1]?.peer).to.equal(peer);
    expect(moves.map(({ port, previous }) => [previous.port, port])).to.deep.equal([[before, after]]);
    // What the server begins goes to the new address.
    server.transport.send(Buffer.from('your turn'), peer);
    await settled();
    expect(client.inbox.texts).to.include('your turn');
    expect(server.transport.counters.handshakes).to.equal(1);
  });

  it('keeps the session of an identity when it shakes hands from a new address: both live on (RFC 6347 4.2.8)', async () => {
    const { server, client } = await scene.connected({ events, connectionIdBytes: 0 });
    await client.transport.rebind();
    await client.tell('lost');
    expect(server.transport.counters.unknownPeer).to.equal(1);
    await client.transport.reconnect();
    await client.ask('after');
    expect(server.transport.size).to.equal(2);
    expect(server.closed).to.deep.equal([]);
    expect(established[1]).to.include({ resumed: true }).and.not.to.have.property('replaced');
    expect(server.transport.infoOf(established[0]!.session)).to.include({ identity: `psk:${identity}` });
  });

  it('bounds the connections of one identity: who was not heard for longest goes first, with close_notify', async () => {
    const server = await scene.server({ events, limits: { maxPerIdentity: 2 } });
    const clients = await join(server, 'a', 'a', 'a');
    expect(server.closed.map(({ session, reason }) => ({ session, reason }))).to.deep.equal([
      { session: established[0]?.session, reason: 'evicted' },
    ]);
    expect(clients.map(({ transport }) => transport.isEstablished)).to.deep.equal([false, true, true]);
    expect(server.transport.counters).to.include({ evicted: 1, replaced: 0, connections: 2 });
  });

  it('closes the connection in use after all others, of an identity and of all', async () => {
    const inUse = new Set<string>();
    const server = await scene.server({
      events,
      limits: { maxPerIdentity: 2, maxConnections: 3 },
      isInUse: ({ session }) => inUse.has(session),
    });
    const open = async (name: string): Promise<string> => {
      await join(server, name);
      return established.at(-1)!.session;
    };
    const registered = await open('a');
    inUse.add(registered);
    const second = await open('a');
    await open('a');
    expect(server.closed.map(({ session }) => session)).to.deep.equal([second]);
    inUse.add(await open('b'));
    await open('c');
    expect(reasons(server)).to.deep.equal(['psk:a evicted', 'psk:a evicted']);
    expect(server.transport.infoOf(registered), 'in use').to.include({ identity: 'psk:a' });
    // With nothing else left to close, the one heard longest ago goes.
    inUse.add(established.at(-1)!.session);
    await open('d');
    expect(server.transport.infoOf(registered)).to.equal(undefined);
  });

  it('lets devices share an identity where that is wanted', async () => {
    const server = await scene.server({ limits: { maxPerIdentity: Infinity } });
    const [left, right] = await join(server, identity, identity);
    await left!.ask('again');
    expect(server.transport.size).to.equal(2);
    expect(server.transport.peerOfIdentity(`psk:${identity}`)?.port).to.equal(right!.port());
    await right!.transport.close();
    await settled();
    expect(server.transport.size).to.equal(1);
    expect(server.transport.peerOfIdentity(`psk:${identity}`)?.port).to.equal(left!.port());
  });

  it('leaves a client with Connection ID alive when another client is given its address', async () => {
    const { server, client: sleeper } = await scene.connected({ events });
    const localPort = sleeper.port();
    await sleeper.transport.rebind();
    const other = await scene.client(server, { localPort, ...as('sensor-2') });
    await other.ask('mine now');
    await sleeper.ask('good morning');
    expect(server.transport.size).to.equal(2);
    expect(server.closed).to.deep.equal([]);
  });

  it('closes who has not been heard for longest, first when idle, and to make room', async () => {
    const server = await scene.server({ events, limits: { idleTimeoutMs: 60_000, maxConnections: 2 } });
    const clients = await join(server, 'a', 'b', 'c');
    expect(reasons(server)).to.deep.equal(['psk:a evicted']);
    expect(clients[0]!.transport.isEstablished).to.equal(false);
    await clients[1]!.ask('b');
    await scene.clock.advance(50_000);
    expect(reasons(server)).to.deep.equal(['psk:a evicted', 'psk:c idle']);
    expect(server.transport.size).to.equal(1);
  });

  it('revokes an identity: its connection is closed, and cannot be resumed', async () => {
    const store = new MemorySessionStore();
    const { server, client } = await scene.connected({ events, sessionStore: store });
    expect(store.size).to.equal(1);
    expect(await server.transport.revokeIdentity(`psk:${identity}`)).to.equal(1);
    expect(store.size).to.equal(0);
    await settled();
    expect(client.transport.isEstablished).to.equal(false);
    await client.transport.connect();
    await settled();
    expect(established.map(({ resumed }) => resumed)).to.deep.equal([false, false]);
  });

  it('forgets resumable sessions: open ones stay, and the next handshake is a full one', async () => {
    const { server, client } = await scene.connected({ events });
    server.transport.forgetResumable();
    expect(server.transport.size).to.equal(1);
    await client.transport.reconnect();
    await client.ask('y');
    expect(established.map(({ resumed }) => resumed)).to.deep.equal([false, false]);
  });

  it('reports a wrong key and an unknown identity at once, and ends the handshake when its flight has timed out', async () => {
    const wrongKeys: HandshakeFailure[] = [];
    const server = await scene.server({
      events: { ...events, onWrongKey: (info) => wrongKeys.push(info) },
    });
    const told: Promise<unknown>[] = [];
    for (const name of [identity, 'unknown']) {
      const credentials = { psk: { identity: name, key: Buffer.from('another sixteen.') } };
      const { transport } = await scene.client(server, { credentials });
      told.push(transport.connect().catch(messageOf));
    }
    // Before any timer has run.
    await settled();
    expect(wrongKeys.map(({ identity: who, message }) => `${who ?? ''}: ${message}`).sort()).to.deep.equal([
      'psk:sensor-1: The key of the client differs from the one stored for this identity',
      'psk:unknown: No key is stored for this identity',
    ]);
    expect(failures).to.deep.equal([]);
    expect(server.transport.counters).to.include({ halfOpen: 2, wrongKeys: 2 });
    await scene.clock.advance(31_000);
    expect(server.transport.counters).to.include({ halfOpen: 0, connections: 0 });
    expect(failures.map(({ identity: who }) => who).sort()).to.deep.equal(['psk:sensor-1', 'psk:unknown']);
    expect(wrongKeys).to.have.length(2);
    // Records that do not verify are dropped in silence: both clients see the deadline, and nothing reveals whether a key fits.
    await scene.clock.advance(100_000);
    const texts = [await Promise.all(told), failures.map(({ message }) => message)];
    for (const [one, other] of texts) expect(one).to.be.a('string').that.equals(other);
    expect(JSON.stringify(texts)).not.to.contain('sixteen');
  });

  it('refuses options that make no sense', async () => {
    for (const [options, name] of [
      [{ connectionIdBytes: 3 }, 'RangeError'],
      [{ connectionIdBytes: 21 }, 'RangeError'],
      [{ sessionStore: new MemorySessionStore() }, 'TypeError'],
      [{ sessionKeys: [Buffer.alloc(31)] }, 'RangeError'],
      [{ address: 'localhost' }, 'TypeError'],
      [{ maxDatagramBytes: 10 }, 'RangeError'],
      [{ maxFragmentBytes: 1 }, 'RangeError'],
    ] as const) {
      const { clock } = scene;
      const opened = createDtlsServerTransport({ credentials: serverCredentials, clock, ...options });
      expect(await opened.catch((error: unknown) => error)).to.have.property('name', name);
    }
  });
});
