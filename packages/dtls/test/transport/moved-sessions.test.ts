import { expect } from 'chai';
import { MemorySessionStore } from '../../src/session/memory-store.ts';
import { SessionFencedError } from '../../src/session/session-error.ts';
import type { SessionStore } from '../../src/session/store.ts';
import type { SessionInfo } from '../../src/transport/server-options.ts';
import { identity, messageOf, quiet, Scene, until, type SceneServer } from '../support/scene.ts';

describe('a session that another server takes over', () => {
  let scene: Scene;
  let closed: (SessionInfo & { reason: string })[];

  const start = (store: SessionStore, port = 0): Promise<SceneServer> =>
    scene.server({ sessionStore: store, port, events: { onClosed: (info) => closed.push(info) } });

  beforeEach(() => {
    scene = new Scene();
    closed = [];
  });

  afterEach(() => scene.close());

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
    await until(() => scene.storedState(store).generation === 2);
    client.say('to the old one');
    await until(() => old.inbox.texts.length === 2);
    await old.transport.checkpoint();
    await until(() => closed.length === 1);
    expect(closed[0]).to.include({ reason: 'fenced' });
    expect(old.transport.size).to.equal(0);
    expect(scene.storedState(store).generation).to.equal(2);
  });

  it('moves a session to another server: the old one stops sending for it', async () => {
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

  for (const connectionIdBytes of [6, 0]) {
    it(`is not read while it is saved for another server (${connectionIdBytes} bytes of Connection ID)`, async () => {
      const store = new MemorySessionStore();
      let save: (() => void) | undefined;
      const old = await scene.server({
        connectionIdBytes,
        sessionStore: {
          load: () => store.load(),
          remove: (id, generation) => store.remove(id, generation),
          save: async (session, replaces) => {
            if (save) await new Promise<void>((resolve) => (save = resolve));
            await store.save(session, replaces);
          },
        },
      });
      const client = await scene.client(old);
      client.say('before');
      await until(() => client.inbox.texts.length === 1);
      save = (): void => undefined;
      const released = old.transport.releaseSession(store.load()[0]!.id);
      const received = old.socket.received.length;
      client.say('too late');
      await until(() => old.socket.received.length === received + 1);
      await quiet();
      expect(old.inbox.texts).to.deep.equal(['before']);
      save();
      expect(await released).to.equal('released');
      // A store without `find` is not searched for it.
      client.say('lost');
      await until(() => old.socket.received.length === received + 2);
      expect(old.inbox.texts).to.deep.equal(['before']);
      expect(old.transport.counters).to.include({ released: 1, taken: 0, takeNotFound: 0, takeDropped: 0 });
    });
  }

  it('is released only by a server that has a store', async () => {
    const server = await scene.server();
    let error: unknown;
    await server.transport.releaseSession('00').catch((reason: unknown) => (error = reason));
    expect(error).to.be.instanceOf(TypeError);
    expect(await server.transport.takeSession('dtls:00')).to.equal(undefined);
  });
});
