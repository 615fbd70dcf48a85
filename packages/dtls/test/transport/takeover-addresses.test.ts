import { expect } from 'chai';
import { WRITE_BLOCK } from '../../src/session/reservation.ts';
import { sequencesOf, settled, SharedScene, type SharedDevice } from '../support/shared-scene.ts';

describe('a session without Connection ID in a shared store', () => {
  let scene: SharedScene;

  beforeEach(() => {
    scene = new SharedScene();
  });

  afterEach(() => scene.close());

  /** A device that asks for no Connection ID, so that it is found by its address and port. */
  const withoutCid = (route: SharedDevice['route']): Promise<SharedDevice> =>
    scene.device(route, { connectionIdBytes: false });

  it('is described by identity, address and port; one with Connection ID by that', async () => {
    const a = await scene.server('a');
    const device = await withoutCid([a]);
    device.say('!x');
    await settled();
    const [{ description } = { description: undefined }] = scene.sessions.inner.load();
    expect(description).to.deep.equal({
      suite: description?.suite,
      identity: 'psk:sensor-1',
      address: '198.51.100.7',
      port: device.port(),
    });
    await device.transport.close();
    await settled();
    (await scene.device([a])).say('!y');
    await settled();
    const [other] = scene.sessions.inner.load();
    expect(other?.description).to.have.all.keys('suite', 'identity', 'ownConnectionId');
    expect(other?.description?.ownConnectionId).to.equal(other?.id);
  });

  it('is taken over by its address and port, from an owner that lives or not', async () => {
    const [a, b] = [await scene.server('a'), await scene.server('b')];
    const device = await withoutCid([a]);
    device.say('at a');
    await settled();
    device.route = [b];
    device.say('at b');
    await settled();
    expect(device.inbox.texts).to.deep.equal(['AT A', 'AT B']);
    expect(scene.sessions.finds).to.deep.equal([{ address: '198.51.100.7', port: device.port() }]);
    expect(sequencesOf(b.sent)).to.deep.equal([Math.max(...sequencesOf(a.sent)) + 1]);
    b.kill();
    device.route = [a];
    device.say('back at a');
    await settled();
    expect(device.inbox.texts).to.include('BACK AT A');
    expect(Math.min(...sequencesOf(a.sent.slice(-1)))).to.be.at.least(WRITE_BLOCK);
    expect(device.transport.counters.handshakes).to.equal(1);
    expect(a.transport.counters).to.include({ taken: 1, unknownPeer: 1 });
  });

  it('is taken over once for the application and a record at a time', async () => {
    const [a, b] = [await scene.server('a'), await scene.server('b')];
    const device = await withoutCid([a]);
    device.say('!x');
    await settled();
    b.hear(device.unheard('!y'), device.port());
    const peer = await b.transport.takeSession(`dtls:${scene.stored().id}`);
    await settled();
    expect(peer?.port).to.equal(device.port());
    expect(b.inbox.texts).to.deep.equal(['!y']);
    expect(b.transport.counters).to.include({ taken: 1, connections: 1, takeDropped: 0 });
    expect(scene.sessions.takes).to.have.length(1);
  });

  it('is not taken over for a record from another address, or without its keys', async () => {
    const [a, b] = [await scene.server('a'), await scene.server('b')];
    const device = await withoutCid([a]);
    device.say('!x');
    await settled();
    const record = device.unheard('!y');
    b.hear(record, device.port() + 1);
    const forged = Buffer.from(record);
    forged[forged.length - 1]! ^= 1;
    b.hear(forged, device.port());
    await settled();
    expect(b.transport.counters).to.include({ taken: 0, takeNotFound: 1, takeRefused: 1 });
    expect(scene.sessions.takes).to.deep.equal([]);
    expect(a.transport.size).to.equal(1);
  });

  it('is not taken over where the store finds it by an address that it does not have', async () => {
    const [a, b] = [await scene.server('a'), await scene.server('b')];
    const device = await withoutCid([a]);
    device.say('!x');
    await settled();
    const [session] = scene.sessions.inner.load();
    const description = { suite: '', address: '198.51.100.7', port: device.port() + 1 };
    await scene.sessions.inner.save({ ...session!, description }, session!.generation);
    b.hear(device.unheard('!y'), device.port() + 1);
    await settled();
    expect(b.transport.counters).to.include({ taken: 0, takeRefused: 1 });
    expect(scene.sessions.takes).to.deep.equal([]);
  });

  it('is alerted to a lost session, where that is asked for, when the store has none', async () => {
    const a = await scene.server('a');
    const b = await scene.server('b', { answerUnknown: true });
    const device = await withoutCid([a]);
    device.say('!x');
    await settled();
    const record = device.unheard('!y');
    b.hear(record, device.port() + 1);
    expect(b.sent).to.deep.equal([]);
    await settled();
    expect(b.sent).to.have.length(1);
    b.hear(record, device.port() + 1);
    expect(b.sent).to.have.length(2);
    // The session that the store has is taken, and its peer gets no alert.
    b.hear(record, device.port());
    await settled();
    expect(b.inbox.texts).to.deep.equal(['!y']);
    expect(b.sent).to.have.length(2);
  });

  it('gives way to a newer one from its address', async () => {
    const [a, b] = [await scene.server('a'), await scene.server('b')];
    const device = await withoutCid([a]);
    device.say('!x');
    await settled();
    const record = device.unheard('!late');
    // The device has a new connection with b, from the same address, while its old session is being saved there.
    let save: () => void = () => undefined;
    let isFirst = true;
    scene.sessions.before = (step) => {
      if (step !== 'save' || !isFirst) return Promise.resolve();
      isFirst = false;
      return new Promise<void>((resolve) => (save = resolve));
    };
    scene.sessions.alive.delete('a');
    b.hear(record, device.port());
    await settled();
    const other = await scene.device([b], { connectionIdBytes: false }, device.port());
    other.say('!new');
    await settled();
    expect(b.inbox.texts).to.deep.equal(['!new']);
    save();
    await settled();
    expect(b.transport.counters).to.include({ taken: 0, takeRefused: 1, connections: 1 });
    other.say('!newer');
    await settled();
    expect(b.inbox.texts).to.deep.equal(['!new', '!newer']);
    expect(scene.sessions.inner.size).to.equal(1);
  });

  it('keeps its address when a session with Connection ID that was there before is taken over', async () => {
    const [a, b] = [await scene.server('a'), await scene.server('b')];
    const moved = await scene.device([a]);
    moved.say('!x');
    await settled();
    const { id } = scene.stored();
    const device = await scene.device([b], { connectionIdBytes: false }, moved.port());
    device.say('!y');
    await settled();
    const peer = await b.transport.takeSession(`dtls:${id}`);
    expect(peer?.port).to.equal(device.port());
    expect(b.transport.size).to.equal(2);
    device.say('!still here');
    await settled();
    expect(b.inbox.texts).to.deep.equal(['!y', '!still here']);
    expect(b.transport.counters.replaced).to.equal(0);
    // Its record was found in the table, without a look-up.
    expect(scene.sessions.finds).to.deep.equal([{ id }]);
  });

  it('is found though a peer with Connection ID has had its address here', async () => {
    const [a, b] = [await scene.server('a'), await scene.server('b')];
    const moved = await scene.device([b]);
    moved.say('!x');
    await settled();
    const device = await scene.device([a], { connectionIdBytes: false }, moved.port());
    device.say('!y');
    await settled();
    device.route = [b];
    device.say('!z');
    await settled();
    expect(b.inbox.texts).to.deep.equal(['!x', '!z']);
    expect(b.transport.size).to.equal(2);
    await moved.transport.rebind();
    moved.say('!elsewhere');
    await settled();
    expect(b.inbox.texts).to.include('!elsewhere');
  });
});

describe('a server that leaves handshakes to others', () => {
  let scene: SharedScene;

  beforeEach(() => {
    scene = new SharedScene();
  });

  afterEach(() => scene.close());

  it('ignores ClientHellos and serves the sessions that it has', async () => {
    const [a, b] = [await scene.server('a'), await scene.server('b')];
    const device = await scene.device([a]);
    device.say('before');
    await settled();
    a.transport.stopHandshakes();
    const sent = a.sent.length;
    const late = await scene.device([a]);
    late.say('!late');
    await settled();
    expect(a.sent).to.have.length(sent);
    expect(a.transport.counters).to.include({ handshakes: 1, halfOpen: 0, cookiesSent: 1 });
    device.say('after');
    await settled();
    expect(device.inbox.texts).to.deep.equal(['BEFORE', 'AFTER']);
    // The device repeats its ClientHello, and another server hears it.
    late.route = [b];
    await scene.clock.advance(1_000);
    await settled();
    expect(b.inbox.texts).to.deep.equal(['!late']);
  });

  it('ends the handshakes that are under way, though ClientHellos are repeated', async () => {
    const a = await scene.server('a');
    const device = await scene.device([a]);
    // The second ClientHello has its cookie; the answer to it is lost.
    scene.passes = (datagram) => datagram[13] !== 2;
    device.say('!x');
    await settled();
    expect(a.transport.counters.halfOpen).to.equal(1);
    a.transport.stopHandshakes();
    scene.passes = () => true;
    // The client repeats it.
    a.hear(device.sent.at(-1)!, device.port());
    await settled();
    expect(a.inbox.texts).to.deep.equal(['!x']);
    expect(a.transport.counters).to.include({ handshakes: 1, halfOpen: 0 });
  });

  it('lets no new ClientHello with a good cookie replace a handshake that is under way', async () => {
    const a = await scene.server('a');
    const device = await scene.device([a]);
    scene.passes = (datagram) => datagram[13] !== 2;
    device.say('!x');
    await settled();
    const other = await scene.device([], {}, device.port());
    other.say('!y');
    await settled();
    a.hear(other.sent[0]!, device.port());
    await settled();
    expect(other.sent).to.have.length(2);
    a.transport.stopHandshakes();
    scene.passes = () => true;
    a.hear(other.sent[1]!, device.port());
    await settled();
    expect(a.transport.counters).to.include({ halfOpen: 1, handshakesFailed: 0, handshakes: 0 });
    // It gets no ServerHello.
    expect(other.sent).to.have.length(2);
  });
});
