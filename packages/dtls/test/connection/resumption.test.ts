import { expect } from 'chai';
import { AlertDescription } from '../../src/alert.ts';
import type { ClientOptions, ServerOptions } from '../../src/connection/options.ts';
import { cipherSuites } from '../../src/crypto/suites/suite.ts';
import { DtlsError } from '../../src/errors.ts';
import { HandshakeType } from '../../src/handshake/handshake-type.ts';
import { decodeClientHello, encodeClientHello } from '../../src/handshake/messages/client-hello.ts';
import type { ResumableCache } from '../../src/session/resumable-cache.ts';
import type { ResumableSession } from '../../src/session/resumable-session.ts';
import { changeMessage } from '../support/change-message.ts';
import { Pair, sessionCache, withRawPublicKeys } from '../support/pair.ts';

const EXTENDED_MASTER_SECRET = 23;

async function firstSession(sessions: ResumableCache): Promise<ResumableSession> {
  const pair = new Pair({ server: { sessions } });
  await pair.expectEstablished();
  expect(pair.client.resumed).to.equal(false);
  const session = pair.client.resumableSession;
  if (!session) throw new Error('No session to resume');
  return session;
}

describe('abbreviated handshake (RFC 5246 section 7.3)', () => {
  it('a full handshake leaves a session on both sides; the next one resumes it, with new keys', async () => {
    const sessions = sessionCache();
    const resume = await firstSession(sessions);
    expect(sessions.find(resume.sessionId)).to.deep.equal(resume);
    let lookups = 0;
    const psk = () => void (lookups += 1);
    const cid = Buffer.from('c1d0', 'hex');
    const pair = new Pair({
      client: { resume, cid: () => Buffer.alloc(0) },
      server: { sessions, credentials: { psk }, cid: () => cid },
    });
    await pair.expectEstablished();
    expect(pair.client.resumed).to.equal(true);
    expect(pair.server).to.deep.include({ resumed: true, peerIdentity: { kind: 'psk', name: 'sensor-1' } });
    expect(pair.server.ownCid).to.deep.equal(cid);
    expect(lookups).to.equal(0);
    expect(pair.server.sessionId).to.deep.equal(resume.sessionId);
    expect(pair.server.exportState().masterSecret).to.deep.equal(resume.masterSecret);
    // Two flights of each side with the cookie, and one message each.
    expect([pair.clientHost.sent.length, pair.serverHost.sent.length]).to.deep.equal([4, 3]);
  });

  it('a raw public key is resumed without signatures', async () => {
    const sessions = sessionCache();
    const { client, server: withKey } = withRawPublicKeys();
    const server = { sessions, ...withKey };
    const first = new Pair({ client, server });
    await first.expectEstablished();
    const second = new Pair({ client: { ...client, resume: first.client.resumableSession! }, server });
    await second.expectEstablished();
    expect(second.server.resumed).to.equal(true);
    expect(second.server.peerIdentity).to.include({ kind: 'rpk', name: first.server.peerIdentity?.name });
  });

  const otherSuites = cipherSuites.filter(({ id, keyExchange }) => keyExchange === 'PSK' && id !== 0xc0a8);
  const nameless = (sessions: ResumableCache, session: ResumableSession): ResumableSession => {
    const { sessionId, suite, masterSecret, extendedMasterSecret } = session;
    sessions.put({ sessionId, suite, masterSecret, extendedMasterSecret });
    return session;
  };
  const forget = (sessions: ResumableCache, session: ResumableSession): ResumableSession => {
    sessions.clear();
    return session;
  };
  const same = (_: ResumableCache, session: ResumableSession): ResumableSession => session;
  const full: readonly [string, typeof forget, Partial<ClientOptions>, Partial<ServerOptions>][] = [
    ['a session that the server does not know', forget, {}, {}],
    ['a suite that is no longer offered', same, { suites: otherSuites }, {}],
    ['a suite that the server no longer accepts', same, {}, { suites: otherSuites }],
    [
      'a session of a client without a name, where one is required now',
      nameless,
      {},
      { clientAuthentication: 'require' },
    ],
  ];
  for (const [name, prepare, client, server] of full) {
    it(`${name}: a full handshake`, async () => {
      const sessions = sessionCache();
      const first = await firstSession(sessions);
      expect(first.suite).to.equal(0xc0a8);
      const resume = prepare(sessions, first);
      const pair = new Pair({ client: { resume, ...client }, server: { sessions, ...server } });
      await pair.expectEstablished();
      expect([pair.client.resumed, pair.server.resumed]).to.deep.equal([false, false]);
      expect(pair.client.sessionId).not.to.deep.equal(resume.sessionId);
    });
  }

  it('a server without a cache gives no session id', async () => {
    const pair = new Pair();
    await pair.expectEstablished();
    expect(pair.client.resumableSession).to.equal(undefined);
    expect(pair.server.exportState()).not.to.have.property('masterSecret');
  });

  it('a session that ended with a fatal alert is not resumed (RFC 5246 section 7.2.2)', async () => {
    const sessions = sessionCache();
    await firstSession(sessions);
    const pair = new Pair({ server: { sessions } });
    await pair.expectEstablished();
    expect(sessions.size).to.equal(2);
    const failed = pair.client as unknown as { fail(cause: unknown): void };
    failed.fail(new DtlsError('invalid', 'gone wrong', { alert: AlertDescription.internalError }));
    await pair.clock.advance(10);
    const alert = AlertDescription.internalError;
    expect(pair.serverHost.error).to.include({ kind: 'alert-received', alert });
    expect(sessions.size).to.equal(1);
  });

  it('a wrong master secret: neither side is established', async () => {
    const sessions = sessionCache();
    const resume = { ...(await firstSession(sessions)), masterSecret: Buffer.alloc(48) };
    const timing = { handshakeTimeoutMs: 5_000 };
    const pair = new Pair({ client: { resume, ...timing }, server: { sessions, ...timing } });
    await pair.clock.advance(10_000);
    expect(pair.clientHost.error).to.include({ kind: 'timeout' });
    expect(pair.serverHost.error).to.include({ kind: 'timeout' });
  });

  it('application data right behind the client’s Finished waits until the session is stored', async () => {
    const sessions = sessionCache();
    const pair = new Pair({ client: { resume: await firstSession(sessions) }, server: { sessions } });
    let stored: () => void = () => undefined;
    pair.serverHost.establishing = () => new Promise((resolve) => (stored = resolve));
    await pair.clock.advance(100);
    expect(pair.client.state).to.equal('established');
    pair.client.send(Buffer.from('early'));
    await pair.clock.advance(100);
    expect(pair.serverHost.received).to.deep.equal([]);
    stored();
    await pair.clock.advance(1);
    expect(pair.serverHost.received).to.deep.equal(['early']);
  });
});

describe('resumption and the extended master secret (RFC 7627 section 5.3)', () => {
  /** A client without the extension, though it offers a session. */
  const withoutExtension = (datagram: Buffer): Buffer =>
    changeMessage(datagram, HandshakeType.clientHello, (body) => {
      const hello = decodeClientHello(body);
      const extensions = hello.extensions.filter(({ type }) => type !== EXTENDED_MASTER_SECRET);
      return encodeClientHello({ ...hello, extensions });
    });

  it('a session that had it, a ClientHello without it: the server aborts', async () => {
    const sessions = sessionCache();
    const resume = await firstSession(sessions);
    const pair = new Pair({ client: { resume }, server: { sessions }, toServer: withoutExtension });
    await pair.expectAlert('server', AlertDescription.handshakeFailure);
  });

  it('a session without it is not resumed, by either side', async () => {
    const sessions = sessionCache();
    const resume = { ...(await firstSession(sessions)), extendedMasterSecret: false };
    sessions.put(resume);
    const byClient = new Pair({ client: { resume }, server: { sessions } });
    await byClient.expectEstablished();
    expect(byClient.client.resumed).to.equal(false);
    const claimed = { ...resume, extendedMasterSecret: true };
    const byServer = new Pair({ client: { resume: claimed }, server: { sessions } });
    await byServer.expectEstablished();
    expect(byServer.server.resumed).to.equal(false);
  });

  it('cannot be taken out by a man in the middle: decrypt_error at Finished', async () => {
    const pair = new Pair({ toServer: withoutExtension });
    await pair.expectAlert('server', AlertDescription.decryptError);
  });

  it('can be insisted on by either side', async () => {
    const pair = new Pair({ server: { allowLegacyMasterSecret: false }, toServer: withoutExtension });
    await pair.expectAlert('server', AlertDescription.handshakeFailure);
  });
});
