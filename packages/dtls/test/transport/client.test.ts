import { expect } from 'chai';
import type { ResumableSession } from '../../src/session/resumable-session.ts';
import { identity, messageOf, Scene, settled } from '../support/scene.ts';

describe('DTLS client transport', () => {
  let scene: Scene;

  beforeEach(() => (scene = new Scene()));
  afterEach(() => scene.close());

  it('sends what waited for the handshake, in order, and bounds it', async () => {
    const server = await scene.server();
    const client = await scene.client(server, { maxQueued: 3 });
    for (const text of ['1', '2', '3', '4']) client.say(text);
    await settled();
    expect(server.inbox.texts).to.deep.equal(['1', '2', '3']);
    expect(client.inbox.errors.map(messageOf)).to.deep.equal(['too much waits for the handshake']);
  });

  it('tells of a handshake that fails, once, and tries again with the next datagram', async () => {
    const server = await scene.server();
    const client = await scene.client(server, { handshakeTimeoutMs: 5_000 });
    server.socket.passes = () => false;
    await client.tell('lost');
    await scene.clock.advance(6_000);
    expect(client.inbox.errors).to.have.length(1);
    server.socket.passes = () => true;
    await client.ask('again');
    expect(server.inbox.texts).to.deep.equal(['again']);
  });

  it('resumes the session of an earlier client', async () => {
    const sessions: ResumableSession[] = [];
    const onSession = (session: ResumableSession) => void sessions.push(session);
    const { server, client: first } = await scene.connected({}, { events: { onSession } });
    expect(sessions).to.have.length(1);
    expect(first.transport.session).to.equal(sessions[0]);
    const infos: { resumed: boolean; connectionId: boolean }[] = [];
    const events = { onEstablished: (info: (typeof infos)[0]) => void infos.push(info) };
    const second = await scene.client(server, { session: sessions[0]!, events });
    await second.ask('y');
    expect(infos[0]).to.include({ resumed: true, connectionId: true });
    expect(second.transport.counters).to.include({ handshakes: 1, resumptions: 1 });
    expect(server.inbox.datagrams[1]?.peer.identity).to.equal(`psk:${identity}`);
  });

  it('reconnects after its server has closed', async () => {
    const { server, client } = await scene.connected();
    await server.transport.closePeer(server.inbox.datagrams[0]!.peer.key);
    await settled();
    expect(client.transport.isEstablished).to.equal(false);
    await client.ask('two');
    expect(client.transport.counters.handshakes).to.equal(2);
  });

  it('says good-bye where it is asked to, and resumes all the same', async () => {
    const { server, client } = await scene.connected();
    await client.transport.reconnect({ silently: false });
    await client.ask('two');
    expect(server.closed.map(({ reason }) => reason)).to.deep.equal(['closed']);
    expect(client.transport.counters).to.include({ handshakes: 2, resumptions: 1 });
    await client.transport.reconnect({ resume: false });
    expect(client.transport.counters).to.include({ handshakes: 3, resumptions: 1 });
  });

  it('closes with a close_notify, or silently as a device that has crashed', async () => {
    for (const silently of [false, true]) {
      const { client } = await scene.connected();
      const sent = client.sent.length;
      await client.transport.close({ silently });
      expect(client.sent.length - sent).to.equal(silently ? 0 : 1);
    }
  });

  it('has Connection IDs in both directions where it asks for one itself', async () => {
    const { server, client } = await scene.connected({}, { connectionIdBytes: 5 });
    expect(client.socket().received.at(-1)?.[0]).to.equal(25);
    expect(client.sent.at(-1)?.[0]).to.equal(25);
    const session = client.transport.exportSession();
    await client.transport.close();
    const refused = await scene.client(server, { restore: session }).then(() => 'restored', messageOf);
    expect(refused).to.contain('another length');
    const second = await scene.client(server, { restore: session, connectionIdBytes: 5 });
    await second.ask('two');
  });

  it('goes on in another process, and not in the one before', async () => {
    const { server, client: first } = await scene.connected();
    const session = first.transport.exportSession();
    expect(first.transport.isEstablished).to.equal(false);
    const second = await scene.client(server, { restore: session });
    await second.ask('two');
    expect(server.inbox.datagrams[1]?.peer).to.equal(server.inbox.datagrams[0]?.peer);
    expect(second.transport.counters.handshakes).to.equal(0);
    expect(server.transport.counters.handshakes).to.equal(1);
  });

  it('takes datagrams from its server alone', async () => {
    const { client } = await scene.connected();
    const received = client.socket().received.length;
    const stranger = await scene.client(client.transport.localAddress);
    await stranger.tell('x');
    expect(client.socket().received).to.have.length(received + 1);
    await client.ask('two');
    expect(client.inbox.texts).to.deep.equal(['HELLO', 'TWO']);
    expect(() => client.transport.peerOf('127.0.0.1', 1)).to.throw('its server only');
  });

  it('refuses options that make no sense', async () => {
    const server = await scene.server();
    for (const [options, name] of [
      [{ address: 'localhost' }, 'TypeError'],
      [{ port: 0 }, 'TypeError'],
      [{ connectionIdBytes: 21 }, 'RangeError'],
      [{ connectionIdBytes: 1.5 }, 'RangeError'],
      [{ maxDatagramBytes: 10 }, 'RangeError'],
    ] as const) {
      const error: unknown = await scene.client(server, options).catch((reason: unknown) => reason);
      expect(error).to.have.property('name', name);
    }
  });

  it('ends what waits when it is closed, and keeps no timer', async () => {
    const server = await scene.server();
    const client = await scene.client(server);
    // The server does not hear its Finished.
    client.socket().passes = () => client.sent.length < 2;
    const connected = client.transport.connect().catch(messageOf);
    await settled();
    expect(server.transport.counters.halfOpen).to.equal(1);
    await client.transport.close();
    expect(await connected).to.equal('the client is closed');
    expect(await client.transport.connect().catch(messageOf)).to.equal('the client is closed');
    await server.transport.close();
    expect(scene.clock.pendingTimers).to.equal(0);
  });
});
