import { randomBytes } from 'node:crypto';
import { expect } from 'chai';
import { MemorySessionStore } from '../../src/session/memory-store.ts';
import type { DtlsServerOptions, RestoreFailure } from '../../src/transport/server-options.ts';
import { identity, messageOf, Scene, settled, type SceneClient, type SceneServer } from '../support/scene.ts';

describe('a server that is started again', () => {
  let scene: Scene;
  let store: MemorySessionStore;
  let failed: RestoreFailure[];
  let restored: { restored: number; expired: number; failed: number }[];

  const withStore = (options: Partial<DtlsServerOptions> = {}): Partial<DtlsServerOptions> => ({
    sessionStore: store,
    events: { onRestoreFailed: (info) => failed.push(info), onRestored: (info) => restored.push(info) },
    ...options,
  });
  /** A server and a client of it; the server keeps its sessions in the store. */
  const start = (
    options?: Partial<DtlsServerOptions>,
  ): Promise<{ server: SceneServer; client: SceneClient }> => scene.connected(withStore(options));
  const restart = (
    { port }: { port: number },
    options: Partial<DtlsServerOptions> = {},
  ): Promise<SceneServer> => scene.server(withStore({ port, ...options }));

  beforeEach(() => {
    scene = new Scene();
    store = new MemorySessionStore();
    failed = [];
    restored = [];
  });

  afterEach(() => scene.close());

  it('goes on after it was killed, without a handshake, in both directions', async () => {
    const { server: first, client } = await start();
    const { peer: before } = first.inbox.datagrams[0]!;
    first.kill();
    const second = await restart(first);
    expect(restored.at(-1)).to.deep.equal({ restored: 1, expired: 0, failed: 0 });
    const peer = second.transport.peerByKey(before.key)!;
    expect(peer).to.include({ identity: `psk:${identity}`, port: client.port() });
    // The server speaks first.
    second.transport.send(Buffer.from('are you there?'), peer);
    await settled();
    expect(client.inbox.texts).to.include('are you there?');
    await client.ask('after');
    expect(second.inbox.datagrams[0]?.peer).to.equal(peer);
    expect(client.transport.counters.handshakes).to.equal(1);
    expect(second.transport.counters.handshakes).to.equal(0);
  });

  for (const connectionIdBytes of [6, 0]) {
    it(`finds clients ${connectionIdBytes > 0 ? 'with' : 'without'} Connection ID again`, async () => {
      const { server: first, client } = await start({ connectionIdBytes });
      first.kill();
      await restart(first, { connectionIdBytes });
      if (connectionIdBytes > 0) await client.transport.rebind();
      await client.ask('after');
    });
  }

  it('remembers where a client has moved to', async () => {
    const { server: first, client } = await start({ limits: { checkpointMs: 5_000 } });
    await client.transport.rebind();
    await client.tell('!after');
    expect(first.inbox.texts).to.include('!after');
    await scene.clock.advance(5_000);
    await settled();
    first.kill();
    const second = await restart(first);
    const peer = second.transport.peerOfIdentity(`psk:${identity}`)!;
    expect(peer.port).to.equal(client.port());
    second.transport.send(Buffer.from('found'), peer);
    await settled();
    expect(client.inbox.texts).to.include('found');
  });

  it('has a client make a new handshake where a session cannot be restored, and says why', async () => {
    const { server: first, client } = await start();
    first.kill();
    const [session] = store.load();
    // Another key than it was sealed with: it is kept, for a start with the right one.
    const second = await restart(first, { sessionKeys: [randomBytes(32)] });
    expect(failed).to.have.length(1);
    expect(failed[0]).to.include({ id: session!.id, reason: 'unknown-key' });
    expect(store.size).to.equal(1);
    second.kill();
    const damaged = Buffer.from(session!.blob);
    damaged[damaged.length - 1]! ^= 1;
    await store.save({ ...session!, blob: damaged }, 1);
    const third = await restart(first);
    expect(failed[1]).to.include({ id: session!.id, reason: 'corrupt' });
    expect(restored.at(-1)).to.deep.equal({ restored: 0, expired: 0, failed: 1 });
    await client.tell('lost');
    expect(store.size).to.equal(0);
    expect(third.transport.counters.unknownCid).to.equal(1);
    await client.transport.reconnect();
    await client.ask('again');
  });

  it('restores sessions sealed with an older key, and seals with the newest', async () => {
    const [older] = scene.sessionKeys;
    const newer = randomBytes(32);
    const { server: first, client } = await start();
    first.kill();
    const second = await restart(first, { sessionKeys: [newer, older!] });
    await client.ask('after');
    await second.transport.close();
    await restart(first, { sessionKeys: [newer] });
    await client.ask('and after');
    expect(failed).to.deep.equal([]);
  });

  it('does not restore what has been idle for too long', async () => {
    const { server: first } = await start();
    await first.transport.close();
    await scene.clock.advance(120_000);
    await restart(first, { limits: { idleTimeoutMs: 60_000 } });
    expect(restored.at(-1)).to.deep.equal({ restored: 0, expired: 1, failed: 0 });
    await settled();
    expect(store.size).to.equal(0);
  });

  /** Two sessions of one identity, the older one heard 2 s before the newer one, as a server leaves them in its store. */
  async function leaveTwo(): Promise<{ port: number; older: SceneClient; newer: SceneClient }> {
    const { server, client: older } = await start();
    await scene.clock.advance(2_000);
    const newer = await scene.client(server);
    await newer.ask('x');
    await scene.clock.advance(2_000);
    await server.transport.close();
    expect(store.size).to.equal(2);
    return { port: server.port, older, newer };
  }

  it('takes up all sessions of one identity', async () => {
    const left = await leaveTwo();
    const second = await restart(left);
    expect(second.transport.size).to.equal(2);
    for (const client of [left.older, left.newer]) await client.ask('y');
    expect(second.transport.counters.handshakes).to.equal(0);
  });

  it('takes up, of too many sessions of one identity, the one that was heard last', async () => {
    const left = await leaveTwo();
    const second = await restart(left, { limits: { maxPerIdentity: 1 } });
    expect(second.transport.size).to.equal(1);
    await left.newer.ask('y');
    expect(store.size).to.equal(1);
    expect(second.transport.peerOfIdentity(`psk:${identity}`)?.port).to.equal(left.newer.port());
  });

  it('takes up, of too many sessions of one identity, the one in use, though another was heard later', async () => {
    const left = await leaveTwo();
    const isInUse = (info: { port: number }): boolean => info.port === left.older.port();
    const second = await restart(left, { limits: { maxPerIdentity: 1 }, isInUse });
    await left.older.ask('y');
    expect(store.size).to.equal(1);
    expect(second.transport.counters).to.include({ handshakes: 0, evicted: 1 });
  });

  it('resumes sessions of before', async () => {
    const { server: first, client } = await start();
    await first.transport.close();
    const second = await restart(first);
    await client.transport.reconnect();
    await settled();
    expect(second.transport.counters).to.include({ handshakes: 1, resumptions: 1 });
  });

  it('forgets connections that the client has closed', async () => {
    const { server, client } = await start();
    expect(store.size).to.equal(1);
    await client.transport.close();
    await settled();
    expect(store.size).to.equal(0);
    expect(server.closed.map(({ reason }) => reason)).to.deep.equal(['closed']);
  });

  it('fails a handshake whose session cannot be stored, and tells the operator', async () => {
    const server = await scene.server({
      sessionStore: {
        load: () => [],
        save: () => Promise.reject(new Error('the disk is full')),
        remove: () => Promise.resolve(),
      },
    });
    const client = await scene.client(server);
    expect(await client.transport.connect().catch(messageOf)).to.contain('internal_error');
    expect(server.transport.counters).to.include({ connections: 0, halfOpen: 0, handshakesFailed: 1 });
  });
});
