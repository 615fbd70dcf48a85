import { expect } from 'chai';
import { MemorySessionStore } from '../../src/session/memory-store.ts';
import type { SessionStore, StoredSession } from '../../src/session/store.ts';
import { identity, numbersOf, quiet, Scene, until, type SceneServer } from '../support/scene.ts';

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

describe('the sequence numbers of a server that is started again', () => {
  let scene: Scene;

  const start = (store: SessionStore, port = 0, options = {}): Promise<SceneServer> =>
    scene.server({ sessionStore: store, port, ...options });

  beforeEach(() => {
    scene = new Scene();
  });

  afterEach(() => scene.close());

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
    // Each process starts in a block that no earlier process had reserved.
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
    expect(scene.storedState(store.inner).state.writeSequence).to.equal(2 * 65_536);
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
    expect(scene.storedState(store.inner).state.writeSequence).to.equal(2 * 65_536);
  });

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
    expect(scene.storedState(store)).to.deep.include({ generation: 1 });
    expect(scene.storedState(store).state.writeSequence).to.equal(used + 1);
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
});
