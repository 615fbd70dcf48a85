import { expect } from 'chai';
import { AlertDescription } from '../../src/alert.ts';
import { encodeFragment, encodeMessage } from '../../src/handshake/handshake-header.ts';
import { HandshakeType } from '../../src/handshake/handshake-type.ts';
import { ContentType, encodePlaintextRecord, records, type RawRecord } from '../../src/record/record.ts';
import { Pair } from '../support/pair.ts';
import { changeRecord } from '../support/raw-record.ts';

/** Sends a handshake message in the clear to the server, and waits until it is handled. */
async function deliver(pair: Pair, type: number, body: Buffer): Promise<void> {
  pair.server.receive(plaintext(ContentType.handshake, encodeMessage({ type, messageSeq: 2, body })));
  await pair.clock.advance(1);
}

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
  const { clientKeyExchange, finished, serverHelloDone } = HandshakeType;

  it('a message longer than the limit: illegal_parameter', async () => {
    const pair = await halfOpen({ server: { limits: { maxMessageBytes: 1_000 } } });
    const message = { type: clientKeyExchange, messageSeq: 2, body: Buffer.alloc(1_001) };
    pair.server.receive(plaintext(ContentType.handshake, encodeFragment(message, 0, 10)));
    const alert = AlertDescription.illegalParameter;
    expect(pair.serverHost.error).to.include({ kind: 'alert-sent', alert });
  });

  it('records of an epoch to come: a few are kept, the others dropped', async () => {
    const pair = await halfOpen({ server: { limits: { maxFutureRecords: 3 } } });
    const record = plaintext(ContentType.handshake, Buffer.alloc(40));
    for (const epoch of [1, 2]) {
      for (let sequence = 0; sequence < 100; sequence += 1)
        pair.server.receive(changeRecord(record, { epoch, sequence }));
      expect(pair.server.counters.dropped).to.equal(epoch * 100 - 3);
    }
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

  for (const [name, type, body, alert] of [
    ['a message out of turn: unexpected_message', serverHelloDone, '', AlertDescription.unexpectedMessage],
    [
      'a Finished in the clear: unexpected_message',
      finished,
      '00'.repeat(12),
      AlertDescription.unexpectedMessage,
    ],
    ['a malformed message: decode_error', clientKeyExchange, 'ffff01', AlertDescription.decodeError],
  ] as const) {
    it(name, async () => {
      const pair = await halfOpen();
      await deliver(pair, type, Buffer.from(body, 'hex'));
      expect(pair.serverHost.error).to.include({ kind: 'alert-sent', alert });
    });
  }

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
    const alert = AlertDescription.handshakeFailure;
    warned.server.receive(plaintext(ContentType.alert, Buffer.of(2, alert)));
    expect(warned.serverHost.error).to.include({ kind: 'alert-received', alert });
    const closed = await halfOpen();
    closed.server.receive(plaintext(ContentType.alert, Buffer.of(1, AlertDescription.closeNotify)));
    expect(closed.serverHost.error).to.include({ kind: 'closed' });
  });
});

describe('attempts to disturb an established connection', () => {
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
