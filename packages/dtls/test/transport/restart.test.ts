import { randomBytes } from 'node:crypto';
import { expect } from 'chai';
import { decodeConnection } from '../../src/session/codec.ts';
import { MemorySessionStore } from '../../src/session/memory-store.ts';
import { SessionSealer } from '../../src/session/sealing.ts';
import { SessionFencedError } from '../../src/session/session-error.ts';
import type { SessionStore, StoredSession } from '../../src/session/store.ts';
import type { DtlsServerEvents, RestoreFailure, SessionInfo } from '../../src/transport/server-options.ts';
import { identity, messageOf, numbersOf, quiet, Scene, until, type SceneServer } from '../support/scene.ts';

/** A store whose saves wait for the test. */
class GatedStore implements SessionStore {
  readonly inner: MemorySessionStore;
  isOpen = true;
  saves = 0;
  #waiting: (() => void)[] = [];

  constructor(inner = new MemorySessionStore()) {
    this.inner = inner;
  }

  load(): StoredSession[] {
    return this.inner.load();
  }

  async save(session: StoredSession, replaces: number | undefined): Promise<void> {
    this.saves += 1;
    if (!this.isOpen) await new Promise<void>((resolve) => this.#waiting.push(resolve));
    return this.inner.save(session, replaces);
  }

  remove(id: string, generation: number): Promise<void> {
    return this.inner.remove(id, generation);
  }

  open(): void {
    this.isOpen = true;
    for (const go of this.#waiting) go();
    this.#waiting = [];
  }
}

describe('a server that is started again', () => {
  let scene: Scene;
  let closed: (SessionInfo & { reason: string })[];
  let failed: RestoreFailure[];
  let restored: { restored: number; expired: number; failed: number }[];
  let events: DtlsServerEvents;

  const start = (store: SessionStore, port = 0, options = {}): Promise<SceneServer> =>
    scene.server({ sessionStore: store, events, port, ...options });
  const storedState = (store: SessionStore) => {
    const [session] = store.load() as StoredSession[];
    if (!session) throw new Error('Nothing is stored');
    const sealer = new SessionSealer(scene.sessionKeys);
    return {
      generation: session.generation,
      ...decodeConnection(sealer.open(session.id, session.generation, session.blob)),
    };
  };

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

  it('uses no sequence number twice, over many crashes', async () => {
    const store = new MemorySessionStore();
    const numbers: number[] = [];
    let server = await start(store);
    const { port } = server;
    const client = await scene.client(server);
    const tops: number[] = [];
    for (let crash = 0; crash < 25; crash += 1) {
      const count = 1 + (crash % 7);
      for (let at = 0; at < count; at += 1) {
        const text = `${crash} ${at}`;
        client.say(text);
        await until(() => client.inbox.texts.includes(text));
      }
      // Some crash with a checkpoint behind them, some without.
      if (crash % 3 === 0) await server.transport.checkpoint();
      await server.kill();
      const used = numbersOf(server.socket.sent).filter(({ epoch }) => epoch === 1);
      const own = used.map(({ sequence }) => sequence);
      if (numbers.length > 0) expect(Math.min(...own)).to.be.above(Math.max(...numbers));
      tops.push(Math.max(...own));
      numbers.push(...own);
      server = await start(store, port);
    }
    expect(new Set(numbers).size).to.equal(numbers.length);
    expect(numbers.length).to.be.above(90);
    // Each process starts in a block that was reserved for nobody before.
    for (const [at, top] of tops.entries()) if (at > 0) expect(top).to.be.at.least(at * 65_536);
    expect(client.transport.counters.handshakes).to.equal(1);
  });

  it('puts no nonce of AES-CCM on the wire twice', async () => {
    const store = new MemorySessionStore();
    let server = await start(store);
    const { port } = server;
    const client = await scene.client(server);
    const nonces: string[] = [];
    for (let crash = 0; crash < 10; crash += 1) {
      client.say(`say ${crash}`);
      await until(() => client.inbox.texts.includes(`SAY ${crash}`));
      await server.kill();
      for (const datagram of server.socket.sent) {
        // Application data of epoch 1: the explicit part of the nonce follows the header (RFC 6655 3).
        if (datagram[0] === 23) nonces.push(datagram.subarray(13, 21).toString('hex'));
      }
      server = await start(store, port);
    }
    expect(nonces).to.have.length(10);
    expect(new Set(nonces).size).to.equal(10);
  });

  it('writes nothing before the store has the numbers, and what waits goes then, in order', async () => {
    const store = new GatedStore();
    const first = await start(store);
    const client = await scene.client(first);
    client.say('before');
    await until(() => client.inbox.texts.length === 1);
    await first.kill();
    const second = await start(store, first.port, { limits: { maxQueued: 3 } });
    store.isOpen = false;
    const peer = second.transport.peerOfIdentity(`psk:${identity}`)!;
    for (const text of ['1', '2', '3', '4']) second.transport.send(Buffer.from(text), peer);
    await quiet();
    expect(second.socket.sent).to.deep.equal([]);
    expect(second.transport.counters).to.include({ queued: 3, queueDropped: 1 });
    expect(second.inbox.errors).to.have.length(1);
    store.open();
    await until(() => client.inbox.texts.length === 4);
    expect(client.inbox.texts).to.deep.equal(['BEFORE', '1', '2', '3']);
    expect(storedState(store.inner).state.writeSequence).to.equal(2 * 65_536);
  });

  it('has the next block durable when the one in use is half used', async () => {
    const store = new GatedStore();
    const server = await start(store);
    const client = await scene.client(server);
    client.say('!x');
    await until(() => server.inbox.texts.length === 1);
    const peer = server.transport.peerOfIdentity(`psk:${identity}`)!;
    server.socket.passes = () => false;
    const before = store.saves;
    for (let count = 0; count < 32_700; count += 1) server.transport.send(Buffer.from('x'), peer);
    await quiet();
    expect(store.saves).to.equal(before);
    for (let count = 0; count < 200; count += 1) server.transport.send(Buffer.from('x'), peer);
    await until(() => store.saves === before + 1);
    expect(storedState(store.inner).state.writeSequence).to.equal(2 * 65_536);
  }).timeout(20_000);

  it('stands exactly where it stood after a clean stop: nothing of before is taken again', async () => {
    const store = new MemorySessionStore();
    const first = await start(store);
    const client = await scene.client(first);
    for (let count = 0; count < 5; count += 1) client.say(`!${count}`);
    await until(() => first.inbox.texts.length === 5);
    const sent = client
      .socket()
      .sent.filter((datagram) => datagram[0] === 25)
      .slice(-5);
    const used = Math.max(
      ...numbersOf(first.socket.sent)
        .filter(({ epoch }) => epoch === 1)
        .map(({ sequence }) => sequence),
    );
    await first.transport.close();
    expect(storedState(store)).to.deep.include({ generation: 1 });
    expect(storedState(store).state.writeSequence).to.equal(used + 1);
    const second = await start(store, first.port);
    for (const datagram of sent) client.socket().send(datagram, '127.0.0.1', first.port);
    await until(() => second.transport.counters.replayed === 5);
    expect(second.inbox.texts).to.deep.equal([]);
    client.say('after');
    await until(() => client.inbox.texts.includes('AFTER'));
    // No close_notify has told the client that its server is gone.
    expect(client.transport.counters.handshakes).to.equal(1);
  });

  it('takes again, after a crash, only what came since the last checkpoint', async () => {
    const store = new MemorySessionStore();
    const first = await start(store, 0, { limits: { checkpointMs: 5_000 } });
    const client = await scene.client(first);
    client.say('!1');
    client.say('!2');
    await until(() => first.inbox.texts.length === 2);
    await scene.clock.advance(5_000);
    await quiet();
    client.say('!3');
    await until(() => first.inbox.texts.length === 3);
    const sent = client
      .socket()
      .sent.filter((datagram) => datagram[0] === 25)
      .slice(-3);
    await first.kill();
    const second = await start(store, first.port);
    for (const datagram of [...sent, ...sent]) client.socket().send(datagram, '127.0.0.1', first.port);
    await until(() => second.transport.counters.datagramsReceived === 6);
    expect(second.inbox.texts).to.deep.equal(['!3']);
    expect(second.transport.counters.replayed).to.equal(5);
  });

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

  it('restores what was sealed with an older key, and seals with the newest', async () => {
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

  it('takes up, of two sessions of one identity, the one that was heard last', async () => {
    const store = new MemorySessionStore();
    const first = await start(store, 0, { sharedIdentities: true });
    const [older, newer] = [await scene.client(first), await scene.client(first)];
    for (const client of [older, newer]) {
      client.say('x');
      await until(() => client.inbox.texts.length === 1);
      await scene.clock.advance(2_000);
    }
    // As a crash leaves it between a new handshake and the removal of the session before.
    await first.transport.close();
    expect(store.size).to.equal(2);
    const second = await start(store, first.port);
    expect(second.transport.size).to.equal(1);
    await until(() => store.size === 1);
    const peer = second.transport.peerOfIdentity(`psk:${identity}`);
    expect(peer?.port).to.equal(newer.transport.localAddress.port);
    newer.say('y');
    await until(() => newer.inbox.texts.includes('Y'));
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

  it('fences the process before it, should that still live', async () => {
    const store = new MemorySessionStore();
    const old = await start(store);
    const client = await scene.client(old);
    client.say('before');
    await until(() => client.inbox.texts.length === 1);
    // The new process takes over while the old one hangs; it cannot have its port.
    const successor = await start(store);
    const peer = successor.transport.peerOfIdentity(`psk:${identity}`)!;
    successor.transport.send(Buffer.from('x'), peer);
    await until(() => storedState(store).generation === 2);
    client.say('to the old one');
    await until(() => old.inbox.texts.length === 2);
    await old.transport.checkpoint();
    await until(() => closed.length === 1);
    expect(closed[0]).to.include({ reason: 'fenced' });
    expect(old.transport.size).to.equal(0);
    expect(storedState(store).generation).to.equal(2);
  });

  it('moves a session to another server: the old one sends nothing for it any more', async () => {
    const [left, right] = [new MemorySessionStore(), new MemorySessionStore()];
    const first = await start(left);
    const client = await scene.client(first);
    client.say('before');
    await until(() => client.inbox.texts.length === 1);
    const [{ peer } = { peer: undefined }] = first.inbox.datagrams;
    const moved = await first.transport.exportSession(peer!.key);
    expect(moved.generation).to.equal(2);
    expect(left.size).to.equal(0);
    expect(closed.map(({ reason }) => reason)).to.deep.equal(['moved']);
    const sent = first.socket.sent.length;
    first.transport.send(Buffer.from('still me?'), peer!);
    client.say('lost');
    await until(() => first.transport.counters.unknownCid === 1);
    expect(first.socket.sent).to.have.length(sent);
    expect(first.inbox.errors).to.have.length(1);
    await first.transport.close();
    const second = await start(right, first.port);
    const there = await second.transport.importSession(moved);
    expect(there.key).to.equal(peer!.key);
    second.transport.send(Buffer.from('me now'), there);
    client.say('after');
    await until(() => client.inbox.texts.includes('me now') && client.inbox.texts.includes('AFTER'));
    let again = '';
    await second.transport.importSession(moved).catch((error: unknown) => (again = messageOf(error)));
    expect(again).to.contain('already');
    let gone = '';
    await first.transport.exportSession(peer!.key).catch((error: unknown) => (gone = messageOf(error)));
    expect(gone).to.contain('no such connection');
  });

  it('lets one store take a moved session once', async () => {
    const shared = new MemorySessionStore();
    const first = await start(new MemorySessionStore());
    const client = await scene.client(first);
    client.say('before');
    await until(() => client.inbox.texts.length === 1);
    const moved = await first.transport.exportSession(first.inbox.datagrams[0]!.peer.key);
    const [one, other] = [await start(shared), await start(shared)];
    await one.transport.importSession(moved);
    let error: unknown;
    await other.transport.importSession(moved).catch((reason: unknown) => (error = reason));
    expect(error).to.be.instanceOf(SessionFencedError);
    expect(other.transport.size).to.equal(0);
  });
});
