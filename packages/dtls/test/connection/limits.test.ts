import { expect } from 'chai';
import { AlertDescription } from '../../src/alert.ts';
import { encodeFragment, encodeMessage } from '../../src/handshake/handshake-header.ts';
import { HandshakeType } from '../../src/handshake/handshake-type.ts';
import { ContentType, encodePlaintextRecord, records } from '../../src/record/record.ts';
import type { RawRecord } from '../../src/record/record.ts';
import { Pair } from '../support/pair.ts';
import { changeRecord } from '../support/raw-record.ts';

/** Holds the client back after its second ClientHello: the server waits for flight 5. */
async function halfOpen(options: ConstructorParameters<typeof Pair>[0] = {}): Promise<Pair> {
  const pair = new Pair({ ...options, toClient: (datagram) => (datagram[13] === 3 ? datagram : undefined) });
  await pair.clock.advance(100);
  expect(pair.server.state).to.equal('handshaking');
  return pair;
}

function plaintext(type: number, bytes: Buffer, sequence = 50): RawRecord {
  const [record] = records(encodePlaintextRecord(type, 0, sequence, bytes), 0);
  return record!;
}

describe('what a peer that is not authenticated can do', () => {
  it('fragments of messages that never become whole: kept within bounds, the rest dropped', async () => {
    const pair = await halfOpen();
    const body = Buffer.alloc(16_000, 1);
    for (let count = 0; count < 5_000; count += 1) {
      const message = { type: HandshakeType.clientKeyExchange, messageSeq: 2 + (count % 12), body };
      const fragment = encodeFragment(message, (count * 3) % 15_000, 1);
      pair.server.receive(plaintext(ContentType.handshake, fragment, 50 + count));
    }
    expect(pair.server.state).to.equal('handshaking');
    expect(pair.server.counters.dropped).to.be.greaterThan(4_000);
  });

  it('a message longer than the limit: illegal_parameter', async () => {
    const pair = await halfOpen({ server: { limits: { maxMessageBytes: 1_000 } } });
    const message = { type: HandshakeType.clientKeyExchange, messageSeq: 2, body: Buffer.alloc(1_001) };
    pair.server.receive(plaintext(ContentType.handshake, encodeFragment(message, 0, 10)));
    expect(pair.serverHost.error).to.include({
      kind: 'alert-sent',
      alert: AlertDescription.illegalParameter,
    });
  });

  it('records of an epoch to come: a few are kept, the others dropped', async () => {
    const pair = await halfOpen({ server: { limits: { maxFutureRecords: 3 } } });
    const record = plaintext(ContentType.handshake, Buffer.alloc(40));
    for (let sequence = 0; sequence < 100; sequence += 1)
      pair.server.receive(changeRecord(record, { epoch: 1, sequence }));
    expect(pair.server.counters.dropped).to.equal(97);
    for (let sequence = 0; sequence < 100; sequence += 1)
      pair.server.receive(changeRecord(record, { epoch: 2, sequence }));
    expect(pair.server.counters.dropped).to.equal(197);
    expect(pair.server.state).to.equal('handshaking');
  });

  it('records of an epoch to come: not many bytes of them', async () => {
    const pair = await halfOpen({ server: { limits: { maxFutureBytes: 1_000 } } });
    const record = plaintext(ContentType.handshake, Buffer.alloc(300));
    for (let sequence = 0; sequence < 8; sequence += 1) {
      pair.server.receive(changeRecord(record, { epoch: 1, sequence }));
    }
    expect(pair.server.counters.dropped).to.equal(5);
  });

  it('malformed fragments and unknown types of records are dropped in silence', async () => {
    const pair = await halfOpen();
    const before = pair.serverHost.sent.length;
    for (const bytes of [Buffer.alloc(0), Buffer.from('10', 'hex'), Buffer.alloc(40, 0xff)]) {
      pair.server.receive(plaintext(ContentType.handshake, bytes));
      pair.server.receive(plaintext(99, bytes));
      pair.server.receive(plaintext(ContentType.applicationData, bytes));
      pair.server.receive(plaintext(ContentType.alert, bytes));
    }
    expect(pair.server.state).to.equal('handshaking');
    expect(pair.serverHost.sent).to.have.length(before);
  });

  it('a message out of turn: unexpected_message', async () => {
    const pair = await halfOpen();
    const message = { type: HandshakeType.serverHelloDone, messageSeq: 2, body: Buffer.alloc(0) };
    pair.server.receive(plaintext(ContentType.handshake, encodeMessage(message)));
    await pair.clock.advance(1);
    expect(pair.serverHost.error).to.include({
      kind: 'alert-sent',
      alert: AlertDescription.unexpectedMessage,
    });
  });

  it('a Finished in the clear: unexpected_message', async () => {
    const pair = await halfOpen();
    const message = { type: HandshakeType.finished, messageSeq: 2, body: Buffer.alloc(12) };
    pair.server.receive(plaintext(ContentType.handshake, encodeMessage(message)));
    await pair.clock.advance(1);
    expect(pair.serverHost.error).to.include({ alert: AlertDescription.unexpectedMessage });
  });

  it('a malformed message: decode_error', async () => {
    const pair = await halfOpen();
    const message = {
      type: HandshakeType.clientKeyExchange,
      messageSeq: 2,
      body: Buffer.from('ffff01', 'hex'),
    };
    pair.server.receive(plaintext(ContentType.handshake, encodeMessage(message)));
    await pair.clock.advance(1);
    expect(pair.serverHost.error).to.include({ kind: 'alert-sent', alert: AlertDescription.decodeError });
  });

  it('a HelloRequest in a handshake is ignored (RFC 5246 section 7.4.1.1)', async () => {
    const pair = new Pair();
    const message = { type: HandshakeType.helloRequest, messageSeq: 0, body: Buffer.alloc(0) };
    await pair.clock.advance(1);
    pair.client.receive(plaintext(ContentType.handshake, encodeMessage(message)));
    await pair.expectEstablished();
  });

  it('a fatal alert in the clear ends a handshake, a warning does not', async () => {
    const warned = await halfOpen();
    warned.server.receive(plaintext(ContentType.alert, Buffer.of(1, AlertDescription.userCanceled)));
    expect(warned.server.state).to.equal('handshaking');
    warned.server.receive(plaintext(ContentType.alert, Buffer.of(2, AlertDescription.handshakeFailure)));
    expect(warned.serverHost.error).to.include({
      kind: 'alert-received',
      alert: AlertDescription.handshakeFailure,
    });
    const closed = await halfOpen();
    closed.server.receive(plaintext(ContentType.alert, Buffer.of(1, AlertDescription.closeNotify)));
    expect(closed.serverHost.error).to.include({ kind: 'closed' });
  });

  it('a half-open connection ends at its deadline, and leaves nothing behind', async () => {
    const pair = await halfOpen({
      server: { handshakeTimeoutMs: 10_000 },
      client: { handshakeTimeoutMs: 10_000 },
    });
    await pair.clock.advance(10_000);
    expect(pair.serverHost.error).to.include({ kind: 'timeout' });
    expect(pair.clock.pendingTimers).to.equal(0);
  });
});

describe('attempts to disturb an established connection', () => {
  async function established(): Promise<Pair> {
    const pair = new Pair();
    await pair.expectEstablished();
    return pair;
  }

  async function expectUnharmed(pair: Pair): Promise<void> {
    await pair.clock.advance(10);
    expect([pair.clientHost.closed, pair.serverHost.closed]).to.deep.equal([0, 0]);
    pair.client.send(Buffer.from('still here'));
    await pair.clock.advance(10);
    expect(pair.serverHost.received.at(-1)).to.equal('still here');
  }

  it('alerts, hellos and anything else in the clear are dropped', async () => {
    const pair = await established();
    const sent = pair.serverHost.sent.length;
    const hello = { type: HandshakeType.clientHello, messageSeq: 0, body: Buffer.alloc(60) };
    for (const record of [
      plaintext(ContentType.alert, Buffer.of(2, AlertDescription.internalError)),
      plaintext(ContentType.alert, Buffer.of(1, AlertDescription.closeNotify)),
      plaintext(ContentType.handshake, encodeMessage(hello)),
      plaintext(ContentType.changeCipherSpec, Buffer.of(1)),
      plaintext(ContentType.applicationData, Buffer.from('trust me')),
    ]) {
      expect(pair.server.receive(record)).to.deep.equal({ authenticated: false, newest: false });
      pair.client.receive(record);
    }
    expect(pair.serverHost.sent).to.have.length(sent);
    expect(pair.serverHost.received).not.to.include('trust me');
    await expectUnharmed(pair);
  });

  it('records that do not verify draw no answer, and are counted', async () => {
    const pair = await established();
    pair.client.send(Buffer.from('good'));
    const [record] = records(pair.clientHost.sent.at(-1)!, 0);
    const sent = pair.serverHost.sent.length;
    for (let at = 0; at < record!.fragment.length; at += 1) {
      const fragment = Buffer.from(record!.fragment);
      fragment[at]! ^= 0x20;
      pair.server.receive(changeRecord(record, { fragment }));
    }
    expect(pair.server.counters.badMac).to.be.greaterThan(10);
    expect(pair.serverHost.sent).to.have.length(sent);
    await expectUnharmed(pair);
  });

  it('a million records that do not verify end it, without a word', async () => {
    const pair = new Pair({ server: { limits: { maxBadMacs: 100 } } });
    await pair.expectEstablished();
    const sent = pair.serverHost.sent.length;
    const record = changeRecord(plaintext(ContentType.applicationData, Buffer.alloc(40)), { epoch: 1 });
    for (let sequence = 1_000; sequence < 1_200; sequence += 1)
      pair.server.receive(changeRecord(record, { sequence }));
    expect(pair.serverHost.error).to.include({ kind: 'closed' });
    expect(pair.serverHost.closed).to.equal(1);
    expect(pair.serverHost.sent).to.have.length(sent);
  });
});
