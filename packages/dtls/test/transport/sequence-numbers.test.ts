import { expect } from 'chai';
import { MemorySessionStore } from '../../src/session/memory-store.ts';
import type { SessionStore } from '../../src/session/store.ts';
import { GatedStore } from '../support/gated-store.ts';
import { identity, Scene, SERVICE, sequencesOf, settled, type SceneServer } from '../support/scene.ts';

describe('the sequence numbers of a server that is started again', () => {
  let scene: Scene;

  const restart = ({ port }: SceneServer, sessionStore: SessionStore, options = {}): Promise<SceneServer> =>
    scene.server({ sessionStore, port, ...options });

  beforeEach(() => (scene = new Scene()));
  afterEach(() => scene.close());

  it('uses no sequence number and no nonce of AES-CCM twice, over many crashes', async () => {
    const sessionStore = new MemorySessionStore();
    const connected = await scene.connected({ sessionStore });
    const { client } = connected;
    let { server } = connected;
    const numbers: number[] = [];
    const nonces: string[] = [];
    for (let crash = 0; crash < 25; crash += 1) {
      for (let at = 0; at <= crash % 7; at += 1) await client.ask(`${crash} ${at}`);
      // Some crash with a checkpoint behind them, some without.
      if (crash % 3 === 0) await server.transport.checkpoint();
      server.kill();
      const own = sequencesOf(server.socket.sent);
      if (numbers.length > 0) expect(Math.min(...own)).to.be.above(Math.max(...numbers));
      // Each process starts in a block that no earlier process had reserved.
      expect(Math.max(...own)).to.be.at.least(crash * 65_536);
      numbers.push(...own);
      for (const datagram of server.socket.sent) {
        // Application data of epoch 1: the explicit part of the nonce follows the header (RFC 6655 3).
        if (datagram[0] === 23) nonces.push(datagram.subarray(13, 21).toString('hex'));
      }
      server = await restart(server, sessionStore);
    }
    expect(new Set(numbers).size).to.equal(numbers.length);
    expect(new Set(nonces).size).to.equal(nonces.length);
    expect(nonces.length).to.be.above(90);
    expect(client.transport.counters.handshakes).to.equal(1);
  });

  it('writes nothing before the store has the numbers, and what waits goes then, in order', async () => {
    const store = new GatedStore();
    const { server: first, client } = await scene.connected({ sessionStore: store });
    first.kill();
    const second = await restart(first, store, { limits: { maxQueued: 3 } });
    store.shut();
    const peer = second.transport.peerOfIdentity(`psk:${identity}`)!;
    for (const number of ['1', '2', '3', '4']) second.transport.send(Buffer.from(number), peer);
    await settled();
    expect(second.socket.sent).to.deep.equal([]);
    expect(second.transport.counters).to.include({ queued: 3, queueDropped: 1 });
    expect(second.inbox.errors).to.have.length(1);
    store.open();
    await settled();
    expect(client.inbox.texts).to.deep.equal(['HELLO', '1', '2', '3']);
    expect(scene.storedState(store).state.writeSequence).to.equal(2 * 65_536);
  });

  it('stands exactly where it stood after a clean stop: nothing of before is taken again', async () => {
    const sessionStore = new MemorySessionStore();
    const { server: first, client } = await scene.connected({ sessionStore });
    for (let count = 0; count < 5; count += 1) await client.tell(`!${count}`);
    const sent = client.sent.slice(-5);
    await first.transport.close();
    expect(scene.storedState(sessionStore)).to.deep.include({ generation: 1 });
    const used = Math.max(...sequencesOf(first.socket.sent));
    expect(scene.storedState(sessionStore).state.writeSequence).to.equal(used + 1);
    const second = await restart(first, sessionStore);
    for (const datagram of sent) client.socket().send(datagram, SERVICE.address, first.port);
    await settled();
    expect(second.transport.counters.replayed).to.equal(5);
    expect(second.inbox.texts).to.deep.equal([]);
    await client.ask('after');
    // No close_notify has told the client that its server is gone.
    expect(client.transport.counters.handshakes).to.equal(1);
  });

  it('takes again, after a crash, only what came since the last checkpoint', async () => {
    const sessionStore = new MemorySessionStore();
    const limits = { checkpointMs: 5_000 };
    const { server: first, client } = await scene.connected({ sessionStore, limits });
    for (const said of ['!1', '!2']) await client.tell(said);
    await scene.clock.advance(5_000);
    await settled();
    await client.tell('!3');
    const sent = client.sent.slice(-3);
    first.kill();
    const second = await restart(first, sessionStore);
    for (const datagram of [...sent, ...sent]) client.socket().send(datagram, SERVICE.address, first.port);
    await settled();
    expect(second.transport.counters.datagramsReceived).to.equal(6);
    expect(second.inbox.texts).to.deep.equal(['!3']);
    expect(second.transport.counters.replayed).to.equal(5);
  });
});
