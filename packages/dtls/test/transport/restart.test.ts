import { randomBytes } from 'node:crypto';
import { expect } from 'chai';
import { MemorySessionStore } from '../../src/session/memory-store.ts';
import type { SessionStore } from '../../src/session/store.ts';
import type {
  DtlsServerEvents,
  DtlsServerOptions,
  RestoreFailure,
  SessionInfo,
} from '../../src/transport/server-options.ts';
import {
  identity,
  messageOf,
  quiet,
  Scene,
  until,
  type SceneClient,
  type SceneServer,
} from '../support/scene.ts';

describe('a server that is started again', () => {
  let scene: Scene;
  let closed: (SessionInfo & { reason: string })[];
  let failed: RestoreFailure[];
  let restored: { restored: number; expired: number; failed: number }[];
  let events: DtlsServerEvents;

  const start = (
    store: SessionStore,
    port = 0,
    options: Partial<DtlsServerOptions> = {},
  ): Promise<SceneServer> => scene.server({ sessionStore: store, events, port, ...options });

  beforeEach(() => {
    scene = new Scene();
    closed = [];
    failed = [];
    restored = [];
    events = {
      onClosed: (info) => closed.push(info),
      onRestoreFailed: (info) => failed.push(info),
      onRestored: (info) => restored.push(info),
    };
  });

  afterEach(() => scene.close());

  it('goes on after it was killed, without a handshake, in both directions', async () => {
    const store = new MemorySessionStore();
    const first = await start(store);
    const client = await scene.client(first);
    client.say('before');
    await until(() => client.inbox.texts.includes('BEFORE'));
    const [{ peer: before } = { peer: undefined }] = first.inbox.datagrams;
    await first.kill();
    const second = await start(store, first.port);
    expect(restored.at(-1)).to.deep.equal({ restored: 1, expired: 0, failed: 0 });
    const peer = second.transport.peerByKey(before!.key)!;
    expect(peer.identity).to.equal(`psk:${identity}`);
    expect(peer.port).to.equal(client.transport.localAddress.port);
    // The server speaks first.
    second.transport.send(Buffer.from('are you there?'), peer);
    await until(() => client.inbox.texts.includes('are you there?'));
    client.say('after');
    await until(() => client.inbox.texts.includes('AFTER'));
    expect(second.inbox.datagrams[0]?.peer).to.equal(peer);
    expect(client.transport.counters.handshakes).to.equal(1);
    expect(second.transport.counters.handshakes).to.equal(0);
  });

  for (const connectionIdBytes of [6, 0]) {
    it(`finds clients ${connectionIdBytes > 0 ? 'with' : 'without'} Connection ID again`, async () => {
      const store = new MemorySessionStore();
      const first = await start(store, 0, { connectionIdBytes });
      const client = await scene.client(first);
      client.say('before');
      await until(() => client.inbox.texts.length === 1);
      await first.kill();
      await start(store, first.port, { connectionIdBytes });
      if (connectionIdBytes > 0) await client.transport.rebind();
      client.say('after');
      await until(() => client.inbox.texts.includes('AFTER'));
    });
  }

  it('remembers where a client has moved to', async () => {
    const store = new MemorySessionStore();
    const first = await start(store, 0, { limits: { checkpointMs: 5_000 } });
    const client = await scene.client(first);
    client.say('!before');
    await until(() => first.inbox.texts.length === 1);
    await client.transport.rebind();
    client.say('!after');
    await until(() => first.inbox.texts.length === 2);
    await scene.clock.advance(5_000);
    await quiet();
    await first.kill();
    const second = await start(store, first.port);
    const peer = second.transport.peerOfIdentity(`psk:${identity}`)!;
    expect(peer.port).to.equal(client.transport.localAddress.port);
    second.transport.send(Buffer.from('found'), peer);
    await until(() => client.inbox.texts.includes('found'));
  });

  it('has a client make a new handshake where a session cannot be restored, and says why', async () => {
    const store = new MemorySessionStore();
    const first = await start(store);
    const client = await scene.client(first);
    client.say('before');
    await until(() => client.inbox.texts.length === 1);
    await first.kill();
    const [session] = store.load();
    // Another key than it was sealed with: it is kept, for a start with the right one.
    const second = await start(store, first.port, { sessionKeys: [randomBytes(32)] });
    expect(failed).to.have.length(1);
    expect(failed[0]).to.include({ id: session!.id, reason: 'unknown-key' });
    expect(store.size).to.equal(1);
    await second.kill();
    const damaged = Buffer.from(session!.blob);
    damaged[damaged.length - 1]! ^= 1;
    await store.save({ ...session!, blob: damaged }, 1);
    const third = await start(store, first.port);
    expect(failed[1]).to.include({ id: session!.id, reason: 'corrupt' });
    expect(restored.at(-1)).to.deep.equal({ restored: 0, expired: 0, failed: 1 });
    await until(() => store.size === 0);
    client.say('lost');
    await until(() => third.transport.counters.unknownCid === 1);
    await client.transport.reconnect();
    client.say('again');
    await until(() => client.inbox.texts.includes('AGAIN'));
  });

  it('restores sessions sealed with an older key, and seals with the newest', async () => {
    const store = new MemorySessionStore();
    const [older] = scene.sessionKeys;
    const newer = randomBytes(32);
    const first = await start(store);
    const client = await scene.client(first);
    client.say('before');
    await until(() => client.inbox.texts.length === 1);
    await first.kill();
    const second = await start(store, first.port, { sessionKeys: [newer, older!] });
    client.say('after');
    await until(() => client.inbox.texts.includes('AFTER'));
    await second.transport.close();
    await start(store, first.port, { sessionKeys: [newer] });
    client.say('and after');
    await until(() => client.inbox.texts.includes('AND AFTER'));
    expect(failed).to.deep.equal([]);
  });

  it('does not restore what has been idle for too long', async () => {
    const store = new MemorySessionStore();
    const first = await start(store);
    const client = await scene.client(first);
    client.say('before');
    await until(() => client.inbox.texts.length === 1);
    await first.transport.close();
    await scene.clock.advance(120_000);
    await start(store, first.port, { limits: { idleTimeoutMs: 60_000 } });
    expect(restored.at(-1)).to.deep.equal({ restored: 0, expired: 1, failed: 0 });
    await until(() => store.size === 0);
  });

  /** Two sessions of one identity, the older one heard 2 s before the newer one, as a server leaves them in its store. */
  async function leaveTwo(store: MemorySessionStore): Promise<{
    port: number;
    older: SceneClient;
    newer: SceneClient;
  }> {
    const first = await start(store);
    const [older, newer] = [await scene.client(first), await scene.client(first)];
    for (const client of [older, newer]) {
      client.say('x');
      await until(() => client.inbox.texts.length === 1);
      await scene.clock.advance(2_000);
    }
    await first.transport.close();
    expect(store.size).to.equal(2);
    return { port: first.port, older, newer };
  }

  it('takes up all sessions of one identity', async () => {
    const store = new MemorySessionStore();
    const { port, older, newer } = await leaveTwo(store);
    const second = await start(store, port);
    expect(second.transport.size).to.equal(2);
    for (const client of [older, newer]) {
      client.say('y');
      await until(() => client.inbox.texts.includes('Y'));
    }
    expect(second.transport.counters.handshakes).to.equal(0);
  });

  it('takes up, of too many sessions of one identity, the one that was heard last', async () => {
    const store = new MemorySessionStore();
    const { port, newer } = await leaveTwo(store);
    const second = await start(store, port, { limits: { maxPerIdentity: 1 } });
    expect(second.transport.size).to.equal(1);
    await until(() => store.size === 1);
    const peer = second.transport.peerOfIdentity(`psk:${identity}`);
    expect(peer?.port).to.equal(newer.transport.localAddress.port);
    newer.say('y');
    await until(() => newer.inbox.texts.includes('Y'));
  });

  it('takes up, of too many sessions of one identity, the one in use, though another was heard later', async () => {
    const store = new MemorySessionStore();
    const { port, older } = await leaveTwo(store);
    const { port: used } = older.transport.localAddress;
    const second = await start(store, port, {
      limits: { maxPerIdentity: 1 },
      isInUse: (info) => info.port === used,
    });
    await until(() => store.size === 1);
    older.say('y');
    await until(() => older.inbox.texts.includes('Y'));
    expect(second.transport.counters).to.include({ handshakes: 0, evicted: 1 });
  });

  it('resumes sessions of before', async () => {
    const store = new MemorySessionStore();
    const first = await start(store);
    const client = await scene.client(first);
    client.say('before');
    await until(() => client.inbox.texts.length === 1);
    await first.transport.close();
    const second = await start(store, first.port);
    await client.transport.reconnect();
    await until(() => second.transport.counters.handshakes === 1);
    expect(second.transport.counters.resumptions).to.equal(1);
  });

  it('forgets connections that the client has closed', async () => {
    const store = new MemorySessionStore();
    const server = await start(store);
    const client = await scene.client(server);
    client.say('x');
    await until(() => client.inbox.texts.length === 1);
    expect(store.size).to.equal(1);
    await client.transport.close();
    await until(() => store.size === 0);
    expect(closed.map(({ reason }) => reason)).to.deep.equal(['closed']);
  });

  it('fails a handshake whose session cannot be stored, and tells the operator', async () => {
    const store: SessionStore = {
      load: () => [],
      save: () => Promise.reject(new Error('the disk is full')),
      remove: () => Promise.resolve(),
    };
    const server = await start(store);
    const client = await scene.client(server);
    let message = '';
    await client.transport.connect().catch((error: unknown) => (message = messageOf(error)));
    expect(message).not.to.equal('');
    expect(server.transport.counters).to.include({ connections: 0, halfOpen: 0, handshakesFailed: 1 });
  });
});
