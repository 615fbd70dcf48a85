import { expect } from 'chai';
import { AlertDescription } from '../../src/alert.ts';
import { cipherSuites } from '../../src/crypto/suites/suite.ts';
import { Pair, PSK } from '../support/pair.ts';

const pskSuites = cipherSuites.filter(({ keyExchange }) => keyExchange !== 'ECDHE_ECDSA');

describe('handshake with a pre-shared key (RFC 4279, RFC 5489)', () => {
  for (const suite of pskSuites) {
    it(`${suite.name}: both agree, and application data goes both ways`, async () => {
      const pair = new Pair({ client: { suites: [suite] } });
      await pair.expectEstablished();
      expect(pair.cookiesSent).to.equal(1);
      expect(pair.server.suite?.name).to.equal(suite.name);
      expect(pair.server.peerIdentity).to.deep.equal({ kind: 'psk', name: PSK.identity });
      expect(pair.client.peerIdentity).to.deep.equal({ kind: 'psk', name: PSK.identity });
      expect(pair.client.counters).to.include({ badMac: 0, replayed: 0, retransmissions: 0 });
    });

    it(`${suite.name}: an identity hint is passed over`, async () => {
      const credentials = { psk: () => PSK.key, pskIdentityHint: 'which one?' };
      const pair = new Pair({ client: { suites: [suite] }, server: { credentials } });
      await pair.expectEstablished();
    });
  }

  it('the server looks up asynchronously; records that arrive during the look-up are kept', async () => {
    let answer: (key: Buffer) => void = () => undefined;
    const psk = () => new Promise<Buffer>((resolve) => (answer = resolve));
    const pair = new Pair({ server: { credentials: { psk } } });
    await pair.clock.advance(500);
    expect(pair.server.state).to.equal('handshaking');
    answer(PSK.key);
    await pair.expectEstablished();
    expect(pair.client.counters.retransmissions).to.equal(0);
  });

  const strangers: readonly [string, () => Promise<Buffer | undefined> | Buffer | undefined][] = [
    ['an unknown identity', () => undefined],
    ['a wrong key', () => Buffer.from('another key')],
    ['a look-up that fails', () => Promise.reject(new Error('the store is down'))],
    ['an empty key', () => Buffer.alloc(0)],
  ];
  for (const [name, psk] of strangers) {
    it(`${name}: silence, and neither side is established; all failures look alike from outside`, async () => {
      const pair = new Pair({
        server: { credentials: { psk }, handshakeTimeoutMs: 20_000 },
        client: { handshakeTimeoutMs: 30_000 },
      });
      await pair.clock.advance(15_000);
      const sizes = pair.serverHost.sent.map(({ length }) => length);
      expect(new Set(sizes).size, sizes.join()).to.equal(2);
      expect(pair.serverHost.closed).to.equal(0);
      await pair.clock.advance(20_000);
      expect(pair.serverHost.error).to.include({ kind: 'timeout' });
      expect(pair.clientHost.error).to.include({ kind: 'timeout' });
      expect(pair.server.counters.badMac).to.be.greaterThan(0);
      expect(pair.serverHost.established + pair.clientHost.established).to.equal(0);
      expect(pair.clock.pendingTimers).to.equal(0);
    });
  }

  it('an identity that is not UTF-8 is unknown, without a look-up', async () => {
    const asked: string[] = [];
    const psk = (identity: string) => void asked.push(identity);
    const timing = { handshakeTimeoutMs: 5_000 };
    const toServer = (datagram: Buffer): Buffer => {
      const at = datagram.indexOf(PSK.identity);
      if (at >= 0) datagram[at] = 0xff;
      return datagram;
    };
    const pair = new Pair({ server: { credentials: { psk }, ...timing }, client: timing, toServer });
    await pair.clock.advance(6_000);
    expect(asked).to.deep.equal([]);
    expect(pair.serverHost.error).to.include({ kind: 'timeout' });
  });

  it('no suite in common: handshake_failure', async () => {
    const [first, second] = pskSuites;
    const pair = new Pair({ client: { suites: [first!] }, server: { suites: [second!] } });
    await pair.expectAlert('server', AlertDescription.handshakeFailure);
  });

  it('a server without pre-shared keys: handshake_failure', async () => {
    const pair = new Pair({ server: { credentials: {} } });
    await pair.expectAlert('server', AlertDescription.handshakeFailure);
  });

  it('the session is stored before the last flight leaves', async () => {
    const pair = new Pair();
    let stored: () => void = () => undefined;
    let sentBefore = 0;
    pair.serverHost.establishing = (connection) => {
      sentBefore = pair.serverHost.sent.length;
      expect(connection.exportState()).to.include({ role: 'server', writeSequence: 0 });
      return new Promise((resolve) => (stored = resolve));
    };
    await pair.clock.advance(800);
    expect(pair.serverHost.sent).to.have.length(sentBefore);
    expect(pair.client.state).to.equal('handshaking');
    stored();
    await pair.expectEstablished();
  });

  it('a store that never answers: the deadline ends it, and a late answer changes nothing', async () => {
    const timing = { handshakeTimeoutMs: 10_000 };
    const pair = new Pair({ server: timing, client: timing });
    let stored: () => void = () => undefined;
    pair.serverHost.establishing = () => new Promise((resolve) => (stored = resolve));
    await pair.clock.advance(100);
    const sent = pair.serverHost.sent.length;
    await pair.clock.advance(10_000);
    expect(pair.serverHost.error).to.include({ kind: 'timeout' });
    expect(pair.clientHost.error).to.include({ kind: 'timeout' });
    expect(pair.client.counters.retransmissions).to.be.greaterThan(1);
    stored();
    await pair.clock.advance(1_000);
    // Flight 5 was retransmitted several times. PREPARING has no answer yet.
    expect(pair.serverHost.sent).to.have.length(sent);
    expect([pair.serverHost.established, pair.serverHost.closed]).to.deep.equal([0, 1]);
    expect(pair.clock.pendingTimers).to.equal(0);
  });
});
