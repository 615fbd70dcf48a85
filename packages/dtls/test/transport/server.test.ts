import { connectedUdpPeers, udpPeer, VirtualClock } from '@muster/testkit';
import { expect } from 'chai';
import { MemorySessionStore } from '../../src/session/memory-store.ts';
import type { DtlsServerEvents, HandshakeFailure, SessionInfo } from '../../src/transport/server-options.ts';
import { createDtlsServerTransport } from '../../src/transport/create-server-transport.ts';
import { identity, messageOf, quiet, Scene, serverCredentials, until } from '../support/scene.ts';
import type { SceneClient } from '../support/scene.ts';

describe('DTLS server transport', () => {
  let scene: Scene;
  let closed: (SessionInfo & { reason: string })[];
  let established: (SessionInfo & { resumed: boolean; replaced?: string })[];
  let failures: HandshakeFailure[];
  let events: DtlsServerEvents;

  beforeEach(() => {
    scene = new Scene();
    closed = [];
    established = [];
    failures = [];
    events = {
      onClosed: (info) => closed.push(info),
      onEstablished: (info) => established.push(info),
      onHandshakeFailed: (info) => failures.push(info),
    };
  });

  afterEach(() => scene.close());

  it('carries datagrams both ways with a client that shakes hands with its first one', async () => {
    const server = await scene.server({ events });
    const client = await scene.client(server);
    client.say('hello');
    await until(() => client.inbox.texts.includes('HELLO'));
    const [{ peer } = { peer: undefined }] = server.inbox.datagrams;
    expect(peer?.key).to.match(/^dtls:[0-9a-f]{12}$/);
    expect(peer?.identity).to.equal(`psk:${identity}`);
    expect(peer?.port).to.equal(client.transport.localAddress.port);
    expect(server.transport.peerByKey(peer!.key)).to.equal(peer);
    expect(server.transport.peerOfIdentity(`psk:${identity}`)).to.equal(peer);
    expect(server.transport.peerOf('127.0.0.1', client.transport.localAddress.port)).to.equal(peer);
    expect(client.inbox.datagrams[0]?.peer).to.equal(client.transport.peer);
    expect(established).to.have.length(1);
    expect(established[0]).to.include({ resumed: false, connectionId: true });
  });

  it('has no peer at an unknown address: sending to it is an error', async () => {
    const server = await scene.server();
    expect(() => server.transport.peerOf('127.0.0.1', 9)).to.throw('no connection');
    expect(() => server.transport.peerOf('localhost', 9)).to.throw(TypeError);
    server.transport.send(Buffer.from('x'), { key: 'dtls:0102', address: '127.0.0.1', port: 9 });
    expect(server.inbox.errors.map(({ message }) => message)).to.deep.equal(['the connection is closed']);
  });

  it('keeps nothing of a ClientHello without a cookie, and answers it with no more than it was', async () => {
    const server = await scene.server();
    const client = await scene.client(server);
    // The HelloVerifyRequest does not come through.
    server.socket.passes = () => false;
    client.transport.connect().catch(() => undefined);
    await until(() => server.socket.received.length === 1);
    await quiet();
    const { halfOpen, connections, cookiesSent } = server.transport.counters;
    expect({ halfOpen, connections, cookiesSent }).to.deep.equal({
      halfOpen: 0,
      connections: 0,
      cookiesSent: 1,
    });
    server.socket.passes = () => true;
    const attacker = await udpPeer();
    const [hello] = server.socket.received;
    for (let count = 0; count < 100; count += 1) await attacker.send(hello!, server.port);
    await until(() => attacker.waiting === 100);
    for (let count = 0; count < 100; count += 1) {
      expect((await attacker.receive()).length).to.be.at.most(hello!.length);
    }
    expect(server.transport.counters.halfOpen).to.equal(0);
    await attacker.close();
  });

  it('bounds handshakes under way, in all and per address, and ends them at their deadline', async () => {
    const limits = { maxHalfOpen: 3, maxHalfOpenPerAddress: 2, handshakeTimeoutMs: 60_000 };
    const server = await scene.server({ limits, events });
    for (let count = 0; count < 4; count += 1) {
      const client = await scene.client(server);
      // It goes as far as to repeat the cookie.
      client.socket().passes = () => client.socket().sent.length < 2;
      client.transport.connect().catch(() => undefined);
      await until(() => client.socket().sent.length === 2);
    }
    await until(() => server.transport.counters.halfOpenRefused === 2);
    expect(server.transport.counters.halfOpen).to.equal(2);
    await scene.clock.advance(61_000);
    expect(server.transport.counters.halfOpen).to.equal(0);
    expect(failures.length).to.be.at.least(2);
    const late = await scene.client(server);
    late.say('now');
    await until(() => late.inbox.texts.includes('NOW'));
  });

  it('drops records of no connection in silence', async () => {
    const server = await scene.server();
    const stranger = await udpPeer();
    const plain = Buffer.from('17fefd00010000000000010003010203', 'hex');
    const withCid = Buffer.from('19fefd0001000000000001aabbccddeeff0003010203', 'hex');
    await stranger.send(plain, server.port);
    await stranger.send(withCid, server.port);
    await stranger.send(Buffer.from('no record'), server.port);
    await until(() => server.transport.counters.datagramsReceived === 3);
    await quiet();
    expect(stranger.waiting).to.equal(0);
    expect(server.transport.counters).to.include({ unknownPeer: 1, unknownCid: 1 });
    await stranger.close();
  });

  it('answers them with a fatal alert where that is wanted', async () => {
    const server = await scene.server({ answerUnknown: true });
    const stranger = await udpPeer();
    await stranger.send(Buffer.from('17fefd0001000000000001000a01020304050607080910', 'hex'), server.port);
    const alert = await stranger.receive();
    expect(alert.toString('hex')).to.match(/^15fefd0000[0-9a-f]{12}000202/);
    await stranger.close();
  });

  it('leaves a live connection alone until a new handshake on its 5-tuple has verified', async () => {
    const server = await scene.server({ events, connectionIdBytes: 0 });
    const first = await scene.client(server, { connectionIdBytes: false });
    first.say('one');
    await until(() => first.inbox.texts.includes('ONE'));
    const { port } = first.transport.localAddress;
    const [old] = [...server.transport.connections()];
    // Another client at the same address and port starts a handshake and stops before its end.
    const [rebind] = [first.socket()];
    const hello = rebind.sent.slice(0, 2);
    for (const flight of hello) rebind.send(flight, '127.0.0.1', server.port);
    await quiet();
    first.say('two');
    await until(() => first.inbox.texts.includes('TWO'));
    expect([...server.transport.connections()]).to.deep.equal([old]);
    // The device restarts on the same port, without its former state.
    await first.transport.reconnect({ resume: false });
    first.say('three');
    await until(() => first.inbox.texts.includes('THREE'));
    expect(first.transport.localAddress.port).to.equal(port);
    const now = [...server.transport.connections()];
    expect(now).to.have.length(1);
    expect(now[0]?.session).not.to.equal(old?.session);
    expect(closed.map(({ session, reason }) => ({ session, reason }))).to.deep.equal([
      { session: old?.session, reason: 'replaced' },
    ]);
    expect(established.at(-1)?.replaced).to.equal(old?.session);
  });

  it('keeps the session of a client that floods, and follows it to another address', async function () {
    // Other systems do not throttle floods.
    if (process.platform !== 'linux') return this.skip();
    // As low as possible, because encryption bounds the rate of a flood on a loaded machine.
    const server = await scene.server({ floodPerSecond: 100 });
    const client = await scene.client(server);
    // The clock stands still: a lost flight of the handshake would not be retransmitted.
    client.say('before');
    await until(() => client.inbox.texts.includes('BEFORE'));
    const { port } = client.transport.localAddress;
    const isThrottled = (): boolean => connectedUdpPeers(server.port).includes(port);
    for (let burst = 0; burst < 50 && !isThrottled(); burst += 1) {
      for (let count = 0; count < 100; count += 1) client.say('!flood');
      const sent = server.socket.received.length + 100;
      await until(() => isThrottled() || server.socket.received.length >= sent);
    }
    expect(isThrottled()).to.equal(true);
    // The datagrams of a flooding client are read every 50 ms, and most of them are dropped.
    for (let attempt = 0; attempt < 100 && !client.inbox.texts.includes('DURING'); attempt += 1) {
      client.say('during');
      await quiet();
    }
    expect(client.inbox.texts).to.include('DURING');
    await client.transport.rebind();
    expect(client.transport.localAddress.port).not.to.equal(port);
    client.say('after');
    await until(() => client.inbox.texts.includes('AFTER'));
    expect(server.transport.counters.handshakes).to.equal(1);
  });

  it('goes on by Connection ID when the address of the client changes, in both directions', async () => {
    const moves: { address: string; port: number; previous: { port: number } }[] = [];
    const server = await scene.server({
      events: { ...events, onAddressChanged: (info) => moves.push(info) },
    });
    const client = await scene.client(server);
    client.say('before');
    await until(() => client.inbox.texts.includes('BEFORE'));
    const [{ peer } = { peer: undefined }] = server.inbox.datagrams;
    const before = client.transport.localAddress.port;
    await client.transport.rebind();
    client.say('after');
    await until(() => client.inbox.texts.includes('AFTER'));
    const after = client.transport.localAddress.port;
    expect(after).not.to.equal(before);
    expect(peer?.port).to.equal(after);
    expect(server.inbox.datagrams[1]?.peer).to.equal(peer);
    expect(moves.map(({ port, previous }) => [previous.port, port])).to.deep.equal([[before, after]]);
    // What the server begins goes to the new address.
    server.transport.send(Buffer.from('your turn'), peer!);
    await until(() => client.inbox.texts.includes('your turn'));
    expect(server.transport.counters.handshakes).to.equal(1);
  });

  it('does not move the address for a record that is replayed, old, or not authentic', async () => {
    const server = await scene.server();
    const client = await scene.client(server);
    client.say('one');
    client.say('two');
    await until(() => client.inbox.texts.includes('TWO'));
    const [{ peer } = { peer: undefined }] = server.inbox.datagrams;
    const { port } = client.transport.localAddress;
    const attacker = await udpPeer();
    // Held back, so that it is authentic and new, but older than what came in between.
    let held: Buffer | undefined;
    client.socket().passes = (datagram) => {
      held ??= datagram;
      return datagram !== held;
    };
    client.say('!held');
    client.say('three');
    await until(() => client.inbox.texts.includes('THREE'));
    const replayed = client.socket().sent.at(-1)!;
    const forged = Buffer.from(replayed);
    forged.writeUInt8(0xff, 10);
    for (const datagram of [replayed, forged, held!]) await attacker.send(datagram, server.port);
    await until(() => server.inbox.texts.includes('!held'));
    expect(peer?.port).to.equal(port);
    expect(server.inbox.texts.filter((text) => text === 'three')).to.have.length(1);
    expect(server.transport.counters).to.include({ addressChanges: 0, replayed: 1, badMac: 1 });
    await attacker.close();
  });

  it('keeps the session of an identity when it shakes hands from a new address: both live on (RFC 6347 4.2.8)', async () => {
    const server = await scene.server({ events, connectionIdBytes: 0 });
    const client = await scene.client(server);
    client.say('before');
    await until(() => client.inbox.texts.includes('BEFORE'));
    await client.transport.rebind();
    client.say('lost');
    await until(() => server.transport.counters.unknownPeer === 1);
    await client.transport.reconnect();
    client.say('after');
    await until(() => client.inbox.texts.includes('AFTER'));
    expect(server.transport.size).to.equal(2);
    expect(closed).to.deep.equal([]);
    expect(established[1]).to.include({ resumed: true }).and.not.to.have.property('replaced');
    expect(server.transport.infoOf(established[0]!.session)).to.include({ identity: `psk:${identity}` });
  });

  it('bounds the connections of one identity: who was not heard for longest goes first, with close_notify', async () => {
    const server = await scene.server({ events, limits: { maxPerIdentity: 2 } });
    const clients: SceneClient[] = [];
    for (const text of ['a', 'b', 'c']) {
      const client = await scene.client(server);
      clients.push(client);
      client.say(text);
      await until(() => client.inbox.texts.length === 1);
      await scene.clock.advance(1_000);
    }
    expect(closed.map(({ session, reason }) => ({ session, reason }))).to.deep.equal([
      { session: established[0]?.session, reason: 'evicted' },
    ]);
    await until(() => !clients[0]!.transport.isEstablished, 'the alert');
    expect(clients.slice(1).every(({ transport }) => transport.isEstablished)).to.equal(true);
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
      const credentials = { psk: { identity: name, key: Buffer.from('a key of sixteen') } };
      const client = await scene.client(server, { credentials });
      client.say(name);
      await until(() => client.inbox.texts.length === 1);
      await scene.clock.advance(1_000);
      return established.at(-1)!.session;
    };
    const registered = await open('a');
    inUse.add(registered);
    const second = await open('a');
    await open('a');
    expect(closed.map(({ session }) => session)).to.deep.equal([second]);
    const other = await open('b');
    inUse.add(other);
    await open('c');
    expect(closed.map(({ identity: who }) => who)).to.deep.equal(['psk:a', 'psk:a']);
    expect(server.transport.infoOf(registered), 'in use').to.include({ identity: 'psk:a' });
    // With nothing else left to close, the one heard longest ago goes.
    inUse.add(established.at(-1)!.session);
    await open('d');
    expect(server.transport.infoOf(registered)).to.equal(undefined);
  });

  it('lets devices share an identity where that is wanted', async () => {
    const server = await scene.server({ limits: { maxPerIdentity: Infinity } });
    const [left, right] = [await scene.client(server), await scene.client(server)];
    left.say('left');
    await until(() => left.inbox.texts.includes('LEFT'));
    right.say('right');
    await until(() => right.inbox.texts.includes('RIGHT'));
    left.say('again');
    await until(() => left.inbox.texts.includes('AGAIN'));
    expect(server.transport.size).to.equal(2);
    const newest = server.transport.peerOfIdentity(`psk:${identity}`);
    expect(newest?.port).to.equal(right.transport.localAddress.port);
    await right.transport.close();
    await until(() => server.transport.size === 1);
    expect(server.transport.peerOfIdentity(`psk:${identity}`)?.port).to.equal(
      left.transport.localAddress.port,
    );
  });

  it('leaves a client with Connection ID alive when another client is given its address', async () => {
    const server = await scene.server({ events });
    const sleeper = await scene.client(server);
    sleeper.say('good night');
    await until(() => sleeper.inbox.texts.length === 1);
    const { port } = sleeper.transport.localAddress;
    await sleeper.transport.rebind();
    const credentials = { psk: { identity: 'sensor-2', key: Buffer.from('a key of sixteen') } };
    const other = await scene.client(server, { localPort: port, credentials });
    other.say('mine now');
    await until(() => other.inbox.texts.length === 1);
    sleeper.say('good morning');
    await until(() => sleeper.inbox.texts.includes('GOOD MORNING'));
    expect(server.transport.size).to.equal(2);
    expect(closed).to.deep.equal([]);
  });

  it('closes who has not been heard for longest, first when idle, and to make room', async () => {
    const server = await scene.server({ events, limits: { idleTimeoutMs: 60_000, maxConnections: 2 } });
    const clients: SceneClient[] = [];
    for (const name of ['a', 'b', 'c']) {
      const credentials = { psk: { identity: name, key: Buffer.from('a key of sixteen') } };
      const client = await scene.client(server, { credentials });
      clients.push(client);
      client.say(name);
      await until(() => client.inbox.texts.length === 1);
      await scene.clock.advance(10_000);
    }
    expect(closed.map(({ identity: who, reason }) => `${who ?? ''} ${reason}`)).to.deep.equal([
      'psk:a evicted',
    ]);
    await until(() => !clients[0]!.transport.isEstablished);
    clients[1]!.say('b');
    await until(() => clients[1]!.inbox.texts.length === 2);
    await scene.clock.advance(50_000);
    expect(closed.map(({ identity: who, reason }) => `${who ?? ''} ${reason}`)).to.deep.equal([
      'psk:a evicted',
      'psk:c idle',
    ]);
    expect(server.transport.size).to.equal(1);
  });

  it('revokes an identity: its connection is closed, and cannot be resumed', async () => {
    const store = new MemorySessionStore();
    const server = await scene.server({ events, sessionStore: store });
    const client = await scene.client(server);
    client.say('x');
    await until(() => client.inbox.texts.length === 1);
    expect(store.size).to.equal(1);
    expect(await server.transport.revokeIdentity(`psk:${identity}`)).to.equal(1);
    expect(store.size).to.equal(0);
    await until(() => !client.transport.isEstablished);
    await client.transport.connect();
    expect(established.map(({ resumed }) => resumed)).to.deep.equal([false, false]);
  });

  it('forgets resumable sessions: open ones stay, and the next handshake is a full one', async () => {
    const server = await scene.server({ events });
    const client = await scene.client(server);
    client.say('x');
    await until(() => client.inbox.texts.length === 1);
    server.transport.forgetResumable();
    expect(server.transport.size).to.equal(1);
    await client.transport.reconnect();
    client.say('y');
    await until(() => client.inbox.texts.length === 2);
    expect(established.map(({ resumed }) => resumed)).to.deep.equal([false, false]);
  });

  it('reports a wrong key and an unknown identity at once, and ends the handshake when its flight has timed out', async () => {
    const wrongKeys: HandshakeFailure[] = [];
    const server = await scene.server({
      events: { ...events, onWrongKey: (info) => wrongKeys.push(info) },
    });
    const names = [identity, 'unknown'];
    for (const name of names) {
      const credentials = { psk: { identity: name, key: Buffer.from('another sixteen.') } };
      const { transport } = await scene.client(server, { credentials });
      transport.connect().catch(messageOf);
    }
    // Before any timer has run.
    await until(() => wrongKeys.length === 2, 'the reports');
    const reported = wrongKeys.map(({ identity: who, message }) => `${who ?? ''}: ${message}`).sort();
    expect(reported).to.deep.equal([
      'psk:sensor-1: The key of the client differs from the one stored for this identity',
      'psk:unknown: No key is stored for this identity',
    ]);
    expect(failures).to.deep.equal([]);
    expect(server.transport.counters).to.include({ halfOpen: 2, wrongKeys: 2 });
    await scene.clock.advance(31_000);
    expect(server.transport.counters.halfOpen).to.equal(0);
    expect(failures.map(({ identity: who }) => who).sort()).to.deep.equal(['psk:sensor-1', 'psk:unknown']);
    expect(wrongKeys).to.have.length(2);
  });

  it('fails cleanly with a wrong key and with an unknown identity, and tells the client the same', async () => {
    const server = await scene.server({ events });
    const wrong = { psk: { identity, key: Buffer.from('another sixteen.') } };
    const unknown = { psk: { identity: 'unknown', key: Buffer.from('a key of sixteen') } };
    const told = [];
    for (const credentials of [wrong, unknown]) {
      const client = await scene.client(server, { credentials });
      const handshake = client.transport.connect().catch(messageOf);
      await until(() => server.transport.counters.halfOpen === 1);
      await quiet();
      await scene.clock.advance(130_000);
      told.push({ client: await handshake, server: failures.map(({ message }) => message) });
      failures.length = 0;
      expect(server.transport.counters).to.include({ halfOpen: 0, connections: 0 });
      await client.transport.close();
    }
    // Records that do not verify are dropped in silence: it ends at the deadline.
    expect(told[0]).to.deep.equal(told[1]);
    expect(told[0]?.server).to.have.length(1);
    expect(JSON.stringify(told)).not.to.contain('sixteen');
  });

  it('refuses options that make no sense', async () => {
    const reject = async (options: Parameters<typeof createDtlsServerTransport>[0]): Promise<string> => {
      try {
        await (await createDtlsServerTransport(options)).close();
        return 'accepted';
      } catch (error) {
        return (error as Error).name;
      }
    };
    const credentials = serverCredentials;
    const clock = new VirtualClock();
    expect(await reject({ credentials, clock, connectionIdBytes: 3 })).to.equal('RangeError');
    expect(await reject({ credentials, clock, connectionIdBytes: 21 })).to.equal('RangeError');
    expect(await reject({ credentials, clock, sessionStore: new MemorySessionStore() })).to.equal(
      'TypeError',
    );
    expect(await reject({ credentials, clock, sessionKeys: [Buffer.alloc(31)] })).to.equal('RangeError');
    expect(await reject({ credentials, clock, address: 'localhost' })).to.equal('TypeError');
    expect(await reject({ credentials, clock, maxDatagramBytes: 10 })).to.equal('RangeError');
    expect(await reject({ credentials, clock, maxFragmentBytes: 1 })).to.equal('RangeError');
  });
});
