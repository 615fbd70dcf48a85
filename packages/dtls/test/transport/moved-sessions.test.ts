import { expect } from 'chai';
import { MemorySessionStore } from '../../src/session/memory-store.ts';
import { SessionFencedError } from '../../src/session/session-error.ts';
import { GatedStore } from '../support/gated-store.ts';
import { messageOf, Scene } from '../support/scene.ts';

describe('a session that another server takes over', () => {
  let scene: Scene;

  beforeEach(() => (scene = new Scene()));
  afterEach(() => scene.close());

  it('moves a session to another server: the old one stops sending for it', async () => {
    const [left, right] = [new MemorySessionStore(), new MemorySessionStore()];
    const { server: first, client } = await scene.connected({ sessionStore: left });
    const { peer } = first.inbox.datagrams[0]!;
    const moved = await first.transport.exportSession(peer.key);
    expect(moved.generation).to.equal(2);
    expect(left.size).to.equal(0);
    expect(first.closed.map(({ reason }) => reason)).to.deep.equal(['moved']);
    const sent = first.socket.sent.length;
    first.transport.send(Buffer.from('still me?'), peer);
    await client.tell('lost');
    expect(first.transport.counters.unknownCid).to.equal(1);
    expect(first.socket.sent).to.have.length(sent);
    expect(first.inbox.errors).to.have.length(1);
    await first.transport.close();
    const second = await scene.server({ sessionStore: right, port: first.port });
    const there = await second.transport.importSession(moved);
    expect(there.key).to.equal(peer.key);
    second.transport.send(Buffer.from('me now'), there);
    await client.ask('after');
    expect(client.inbox.texts).to.include('me now');
    expect(await second.transport.importSession(moved).catch(messageOf)).to.contain('already');
    expect(await first.transport.exportSession(peer.key).catch(messageOf)).to.contain('no such connection');
  });

  it('lets one store take a moved session once', async () => {
    const sessionStore = new MemorySessionStore();
    const { server: first } = await scene.connected({ sessionStore: new MemorySessionStore() });
    const moved = await first.transport.exportSession(first.inbox.datagrams[0]!.peer.key);
    const [one, other] = [await scene.server({ sessionStore }), await scene.server({ sessionStore })];
    await one.transport.importSession(moved);
    const error: unknown = await other.transport.importSession(moved).catch((reason: unknown) => reason);
    expect(error).to.be.instanceOf(SessionFencedError);
    expect(other.transport.size).to.equal(0);
  });

  for (const connectionIdBytes of [6, 0]) {
    it(`is not read while it is saved for another server (${connectionIdBytes} bytes of Connection ID)`, async () => {
      const store = new GatedStore();
      const { server: old, client } = await scene.connected({ connectionIdBytes, sessionStore: store });
      store.shut();
      const released = old.transport.releaseSession(store.load()[0]!.id);
      await client.tell('too late');
      expect(old.inbox.texts).to.deep.equal(['hello']);
      store.open();
      expect(await released).to.equal('released');
      // A store without `find` is not searched for it.
      await client.tell('lost');
      expect(old.inbox.texts).to.deep.equal(['hello']);
      expect(old.transport.counters).to.include({ released: 1, taken: 0, takeNotFound: 0, takeDropped: 0 });
    });
  }

  it('is released only by a server that has a store', async () => {
    const server = await scene.server();
    const error: unknown = await server.transport.releaseSession('00').catch((reason: unknown) => reason);
    expect(error).to.be.instanceOf(TypeError);
    expect(await server.transport.takeSession('dtls:00')).to.equal(undefined);
  });
});
