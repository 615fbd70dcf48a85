import { expect } from 'chai';
import type { ResumableSession } from '../../src/session/resumable-session.ts';
import { identity, messageOf, quiet, Scene, until } from '../support/scene.ts';

describe('DTLS client transport', () => {
  let scene: Scene;

  beforeEach(() => {
    scene = new Scene();
  });

  afterEach(() => scene.close());

  it('sends what waited for the handshake, in order, and bounds it', async () => {
    const server = await scene.server();
    const client = await scene.client(server, { maxQueued: 3 });
    for (const text of ['1', '2', '3', '4']) client.say(text);
    await until(() => client.inbox.texts.length === 3);
    expect(server.inbox.texts).to.deep.equal(['1', '2', '3']);
    expect(client.inbox.errors.map(({ message }) => message)).to.deep.equal([
      'too much waits for the handshake',
    ]);
  });

  it('tells of a handshake that fails, once, and tries again with the next datagram', async () => {
    const server = await scene.server();
    const client = await scene.client(server, { handshakeTimeoutMs: 5_000 });
    server.socket.passes = () => false;
    client.say('lost');
    await quiet();
    await scene.clock.advance(6_000);
    expect(client.inbox.errors).to.have.length(1);
    server.socket.passes = () => true;
    client.say('again');
    await until(() => client.inbox.texts.includes('AGAIN'));
    expect(server.inbox.texts).to.deep.equal(['again']);
  });

  it('resumes the session of an earlier client', async () => {
    const server = await scene.server();
    const sessions: ResumableSession[] = [];
    const first = await scene.client(server, { events: { onSession: (session) => sessions.push(session) } });
    first.say('x');
    await until(() => first.inbox.texts.length === 1);
    expect(sessions).to.have.length(1);
    expect(first.transport.session).to.equal(sessions[0]);
    const infos: { resumed: boolean; connectionId: boolean }[] = [];
    const second = await scene.client(server, {
      session: sessions[0]!,
      events: { onEstablished: (info) => infos.push(info) },
    });
    second.say('y');
    await until(() => second.inbox.texts.includes('Y'));
    expect(infos).to.deep.include.members([infos[0]!]);
    expect(infos[0]).to.include({ resumed: true, connectionId: true });
    expect(second.transport.counters).to.include({ handshakes: 1, resumptions: 1 });
    expect(server.inbox.datagrams[1]?.peer.identity).to.equal(`psk:${identity}`);
  });

  it('makes a full handshake where the server knows the session no more', async () => {
    const server = await scene.server();
    const first = await scene.client(server);
    first.say('x');
    await until(() => first.inbox.texts.length === 1);
    const { session } = first.transport;
    const other = await scene.server();
    const second = await scene.client(other, { session: session! });
    second.say('y');
    await until(() => second.inbox.texts.includes('Y'));
    expect(second.transport.counters).to.include({ handshakes: 1, resumptions: 0 });
  });

  it('reconnects after its server has closed', async () => {
    const server = await scene.server();
    const client = await scene.client(server);
    client.say('one');
    await until(() => client.inbox.texts.length === 1);
    await server.transport.closePeer(server.inbox.datagrams[0]!.peer.key);
    await until(() => !client.transport.isEstablished);
    client.say('two');
    await until(() => client.inbox.texts.includes('TWO'));
    expect(client.transport.counters.handshakes).to.equal(2);
  });

  it('says good-bye where it is asked to, and resumes all the same', async () => {
    const closed: string[] = [];
    const server = await scene.server({ events: { onClosed: ({ reason }) => closed.push(reason) } });
    const client = await scene.client(server);
    client.say('one');
    await until(() => client.inbox.texts.length === 1);
    await client.transport.reconnect({ silently: false });
    client.say('two');
    await until(() => client.inbox.texts.includes('TWO'));
    expect(closed).to.deep.equal(['closed']);
    expect(client.transport.counters).to.include({ handshakes: 2, resumptions: 1 });
    await client.transport.reconnect({ resume: false });
    expect(client.transport.counters).to.include({ handshakes: 3, resumptions: 1 });
  });

  it('closes with a close_notify, or silently as a device that has crashed', async () => {
    const server = await scene.server();
    for (const silently of [false, true]) {
      const client = await scene.client(server);
      client.say('one');
      await until(() => client.inbox.texts.length === 1);
      const socket = client.socket();
      const sent = socket.sent.length;
      await client.transport.close({ silently });
      expect(socket.sent.length - sent).to.equal(silently ? 0 : 1);
    }
  });

  it('has Connection IDs in both directions where it asks for one itself', async () => {
    const server = await scene.server();
    const client = await scene.client(server, { connectionIdBytes: 5 });
    client.say('one');
    await until(() => client.inbox.texts.length === 1);
    expect(client.socket().received.at(-1)?.[0]).to.equal(25);
    expect(client.socket().sent.at(-1)?.[0]).to.equal(25);
    const session = client.transport.exportSession();
    await client.transport.close();
    let message = '';
    await scene.client(server, { restore: session }).catch((error: unknown) => (message = messageOf(error)));
    expect(message).to.contain('another length');
    const second = await scene.client(server, { restore: session, connectionIdBytes: 5 });
    second.say('two');
    await until(() => second.inbox.texts.includes('TWO'));
  });

  it('goes on in another process, and not in the one before', async () => {
    const server = await scene.server();
    const first = await scene.client(server);
    first.say('one');
    await until(() => first.inbox.texts.length === 1);
    const session = first.transport.exportSession();
    expect(first.transport.isEstablished).to.equal(false);
    const second = await scene.client(server, { restore: session });
    second.say('two');
    await until(() => second.inbox.texts.includes('TWO'));
    expect(server.inbox.datagrams[1]?.peer).to.equal(server.inbox.datagrams[0]?.peer);
    expect(second.transport.counters.handshakes).to.equal(0);
    expect(server.transport.counters.handshakes).to.equal(1);
  });

  it('takes datagrams from its server alone', async () => {
    const server = await scene.server();
    const client = await scene.client(server);
    client.say('one');
    await until(() => client.inbox.texts.length === 1);
    const stranger = await scene.client(client.transport.localAddress);
    stranger.transport.connect().catch(() => undefined);
    await until(() => client.socket().received.length > 3);
    client.say('two');
    await until(() => client.inbox.texts.includes('TWO'));
    expect(() => client.transport.peerOf('127.0.0.1', 1)).to.throw('its server only');
  });

  it('refuses options that make no sense', async () => {
    const server = await scene.server();
    const refused = async (options: Parameters<Scene['client']>[1]): Promise<string> =>
      scene.client(server, options).then(
        () => 'accepted',
        (error: unknown) => (error as Error).name,
      );
    expect(await refused({ address: 'localhost' })).to.equal('TypeError');
    expect(await refused({ port: 0 })).to.equal('TypeError');
    expect(await refused({ connectionIdBytes: 21 })).to.equal('RangeError');
    expect(await refused({ connectionIdBytes: 1.5 })).to.equal('RangeError');
    expect(await refused({ maxDatagramBytes: 10 })).to.equal('RangeError');
  });

  it('ends what waits when it is closed, and keeps no timer', async () => {
    const server = await scene.server();
    const client = await scene.client(server);
    server.socket.passes = () => false;
    let message = '';
    const connected = client.transport.connect().catch((error: unknown) => (message = messageOf(error)));
    await quiet();
    await client.transport.close();
    await connected;
    expect(message).to.equal('the client is closed');
    let late = '';
    await client.transport.connect().catch((error: unknown) => (late = messageOf(error)));
    expect(late).to.equal('the client is closed');
    await server.transport.close();
    expect(scene.clock.pendingTimers).to.equal(0);
  });
});
