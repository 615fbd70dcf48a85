import { expect } from 'chai';
import { WRITE_BLOCK } from '../../src/session/reservation.ts';
import {
  DEVICE,
  forgeryOf,
  sequencesOf,
  settled,
  type SceneClient,
  type SceneServer,
} from '../support/scene.ts';
import { SharedScene } from '../support/shared-scene.ts';

describe('a session without Connection ID in a shared store', () => {
  let scene: SharedScene;

  beforeEach(() => (scene = new SharedScene()));
  afterEach(() => scene.close());

  const withoutCid = { connectionIdBytes: false } as const;

  /** Two servers, and a device of the first that asks for no Connection ID: it is found by its address and port. */
  async function start(options = {}): Promise<{ a: SceneServer; b: SceneServer; device: SceneClient }> {
    const [a, b] = [await scene.member('a'), await scene.member('b', options)];
    const device = await scene.device([a], withoutCid);
    await device.tell('!x');
    return { a, b, device };
  }

  it('is described by identity, address and port; one with Connection ID by that', async () => {
    const { a, device } = await start();
    const [{ description } = { description: undefined }] = scene.sessions.inner.load();
    const at = { ...DEVICE, port: device.port() };
    expect(description).to.deep.equal({ suite: description?.suite, identity: 'psk:sensor-1', ...at });
    await device.transport.close();
    await settled();
    await (await scene.device([a])).tell('!y');
    const [other] = scene.sessions.inner.load();
    expect(other?.description).to.have.all.keys('suite', 'identity', 'ownConnectionId');
    expect(other?.description?.ownConnectionId).to.equal(other?.id);
  });

  it('is taken over by its address and port, from an owner that lives or not', async () => {
    const { a, b, device } = await start();
    await device.ask('at b', b);
    expect(scene.sessions.finds).to.deep.equal([{ address: DEVICE.address, port: device.port() }]);
    expect(sequencesOf(b.socket.sent)).to.deep.equal([Math.max(...sequencesOf(a.socket.sent)) + 1]);
    b.kill();
    await device.ask('back at a', a);
    expect(Math.min(...sequencesOf(a.socket.sent.slice(-1)))).to.be.at.least(WRITE_BLOCK);
    expect(device.transport.counters.handshakes).to.equal(1);
    expect(a.transport.counters).to.include({ taken: 1, unknownPeer: 1 });
  });

  it('is taken over once for the application and a record at a time', async () => {
    const { b, device } = await start();
    b.hear(device.unheard('!y'), device.port());
    const peer = await b.transport.takeSession(`dtls:${scene.stored().id}`);
    await settled();
    expect(peer?.port).to.equal(device.port());
    expect(b.inbox.texts).to.deep.equal(['!y']);
    expect(b.transport.counters).to.include({ taken: 1, connections: 1, takeDropped: 0 });
    expect(scene.sessions.takes).to.have.length(1);
  });

  it('is not taken over for a record from another address, or without its keys', async () => {
    const { a, b, device } = await start();
    const record = device.unheard('!y');
    b.hear(record, device.port() + 1);
    const forged = forgeryOf(record);
    await b.takes(device.port(), forged);
    expect(b.transport.counters).to.include({ taken: 0, takeNotFound: 1, takeRefused: 1 });
    expect(scene.sessions.takes).to.deep.equal([]);
    expect(a.transport.size).to.equal(1);
  });

  it('is not taken over where the store finds it by an address that it does not have', async () => {
    const { b, device } = await start();
    const [session] = scene.sessions.inner.load();
    const description = { suite: '', address: DEVICE.address, port: device.port() + 1 };
    await scene.sessions.inner.save({ ...session!, description }, session!.generation);
    await b.takes(device.port() + 1, device.unheard('!y'));
    expect(b.transport.counters).to.include({ taken: 0, takeRefused: 1 });
    expect(scene.sessions.takes).to.deep.equal([]);
  });

  it('is alerted to a lost session, where that is asked for, when the store has none', async () => {
    const { b, device } = await start({ answerUnknown: true });
    const record = device.unheard('!y');
    b.hear(record, device.port() + 1);
    expect(b.socket.sent).to.deep.equal([]);
    await settled();
    expect(b.socket.sent).to.have.length(1);
    b.hear(record, device.port() + 1);
    expect(b.socket.sent).to.have.length(2);
    // The session that the store has is taken, and its peer gets no alert.
    await b.takes(device.port(), record);
    expect(b.inbox.texts).to.deep.equal(['!y']);
    expect(b.socket.sent).to.have.length(2);
  });

  it('gives way to a newer one from its address', async () => {
    const { b, device } = await start();
    const record = device.unheard('!late');
    // The device has a new connection with b, from the same address, while its old session is being saved there.
    const save = scene.sessions.holdSave();
    scene.sessions.alive.delete('a');
    await b.takes(device.port(), record);
    scene.sessions.before = () => Promise.resolve();
    const other = await scene.device([b], { ...withoutCid, localPort: device.port() });
    await other.tell('!new');
    expect(b.inbox.texts).to.deep.equal(['!new']);
    save();
    await settled();
    expect(b.transport.counters).to.include({ taken: 0, takeRefused: 1, connections: 1 });
    await other.tell('!newer');
    expect(b.inbox.texts).to.deep.equal(['!new', '!newer']);
    expect(scene.sessions.inner.size).to.equal(1);
  });

  it('keeps its address when a session with Connection ID that was there before is taken over', async () => {
    const [a, b] = [await scene.member('a'), await scene.member('b')];
    const moved = await scene.device([a]);
    await moved.tell('!x');
    const { id } = scene.stored();
    const device = await scene.device([b], { ...withoutCid, localPort: moved.port() });
    await device.tell('!y');
    const peer = await b.transport.takeSession(`dtls:${id}`);
    expect(peer?.port).to.equal(device.port());
    expect(b.transport.size).to.equal(2);
    await device.tell('!still here');
    expect(b.inbox.texts).to.deep.equal(['!y', '!still here']);
    expect(b.transport.counters.replaced).to.equal(0);
    // Its record was found in the table, without a look-up.
    expect(scene.sessions.finds).to.deep.equal([{ id }]);
  });

  it('is found though a peer with Connection ID has had its address here', async () => {
    const [a, b] = [await scene.member('a'), await scene.member('b')];
    const moved = await scene.device([b]);
    await moved.tell('!x');
    const device = await scene.device([a], { ...withoutCid, localPort: moved.port() });
    await device.tell('!y');
    await device.tell('!z', b);
    expect(b.inbox.texts).to.deep.equal(['!x', '!z']);
    expect(b.transport.size).to.equal(2);
    await moved.transport.rebind();
    await moved.tell('!elsewhere');
    expect(b.inbox.texts).to.include('!elsewhere');
  });
});

describe('a server that leaves handshakes to others', () => {
  let scene: SharedScene;

  beforeEach(() => (scene = new SharedScene()));
  afterEach(() => scene.close());

  it('ignores ClientHellos and serves the sessions that it has', async () => {
    const [a, b] = [await scene.member('a'), await scene.member('b')];
    const device = await scene.device([a]);
    await device.tell('before');
    a.transport.stopHandshakes();
    const sent = a.socket.sent.length;
    const late = await scene.device([a]);
    await late.tell('!late');
    expect(a.socket.sent).to.have.length(sent);
    expect(a.transport.counters).to.include({ handshakes: 1, halfOpen: 0, cookiesSent: 1 });
    await device.ask('after');
    // The device repeats its ClientHello, and another server hears it.
    late.route = [b];
    await scene.clock.advance(1_000);
    await settled();
    expect(b.inbox.texts).to.deep.equal(['!late']);
  });

  it('ends the handshakes that are under way, though ClientHellos are repeated', async () => {
    const a = await scene.member('a');
    const device = await scene.device([a]);
    // The second ClientHello has its cookie; the answer to it is lost.
    a.socket.passes = (datagram) => datagram[13] !== 2;
    await device.tell('!x');
    expect(a.transport.counters.halfOpen).to.equal(1);
    a.transport.stopHandshakes();
    a.socket.passes = () => true;
    // The client repeats it.
    await a.takes(device.port(), device.sent.at(-1)!);
    expect(a.inbox.texts).to.deep.equal(['!x']);
    expect(a.transport.counters).to.include({ handshakes: 1, halfOpen: 0 });
  });

  it('lets no new ClientHello with a good cookie replace a handshake that is under way', async () => {
    const a = await scene.member('a');
    const device = await scene.device([a]);
    a.socket.passes = (datagram) => datagram[13] !== 2;
    await device.tell('!x');
    const other = await scene.device([], { localPort: device.port() });
    await other.tell('!y');
    await a.takes(device.port(), other.sent[0]!);
    expect(other.sent).to.have.length(2);
    a.transport.stopHandshakes();
    a.socket.passes = () => true;
    await a.takes(device.port(), other.sent[1]!);
    expect(a.transport.counters).to.include({ halfOpen: 1, handshakesFailed: 0, handshakes: 0 });
    // It gets no ServerHello.
    expect(other.sent).to.have.length(2);
  });
});
