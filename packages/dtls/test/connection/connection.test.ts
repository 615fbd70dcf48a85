import { expect } from 'chai';
import { AlertDescription } from '../../src/alert.ts';
import { restoreConnection } from '../../src/connection/restore.ts';
import { DtlsError } from '../../src/errors.ts';
import { encodeMessage } from '../../src/handshake/handshake-header.ts';
import { HandshakeType } from '../../src/handshake/handshake-type.ts';
import { createProtection } from '../../src/record/create-protection.ts';
import { importDirectionKeys } from '../../src/crypto/key-schedule.ts';
import { ContentType, records } from '../../src/record/record.ts';
import type { DtlsConnection } from '../../src/connection/connection.ts';
import { expectError } from '../support/expect-error.ts';
import { Pair, RecordingHost } from '../support/pair.ts';
import { sequencesOf } from '../support/scene.ts';

async function established(options: ConstructorParameters<typeof Pair>[0] = {}): Promise<Pair> {
  const pair = new Pair(options);
  await pair.expectEstablished();
  return pair;
}

/** A record that only the connection's own side can write. */
function sealAs(connection: DtlsConnection, type: number, plaintext: Buffer, sequence: number): Buffer {
  const { role, clientKeys, serverKeys, encryptThenMac } = connection.exportState();
  const keys = importDirectionKeys(role === 'client' ? clientKeys : serverKeys);
  const protection = createProtection(connection.suite!, keys, { encryptThenMac });
  return protection.seal(type, 1, sequence, connection.peerCid, plaintext);
}

describe('an established connection', () => {
  it('close_notify ends it on both sides', async () => {
    const pair = await established();
    pair.client.close();
    expect(pair.client.state).to.equal('closed');
    await pair.clock.advance(10);
    expect(pair.server.state).to.equal('closed');
    expect([pair.clientHost.closed, pair.serverHost.closed]).to.deep.equal([1, 1]);
    expect([pair.clientHost.error, pair.serverHost.error]).to.deep.equal([undefined, undefined]);
    expect(pair.clock.pendingTimers).to.equal(0);
    pair.client.close();
    pair.client.destroy();
    expect(pair.clientHost.closed).to.equal(1);
    expectError('closed', () => pair.client.send(Buffer.from('late')));
    expectError('invalid', () => pair.client.exportState());
  });

  it('destroy ends it without a word', async () => {
    const pair = await established();
    const sent = pair.clientHost.sent.length;
    const error = new DtlsError('aborted', 'enough');
    pair.client.destroy(error);
    expect(pair.clientHost.error).to.equal(error);
    expect(pair.clientHost.sent).to.have.length(sent);
  });

  it('destroyed in the handshake: everything stops', async () => {
    const pair = new Pair();
    await pair.clock.advance(1);
    pair.client.destroy();
    await pair.clock.advance(100);
    expect(pair.clientHost).to.include({ established: 0, closed: 1 });
    expect(pair.clock.pendingTimers).to.equal(0);
  });

  it('destroyed while a key is looked up: nothing is sent afterwards', async () => {
    let resolve: (key: Buffer) => void = () => undefined;
    const psk = () => new Promise<Buffer>((settle) => (resolve = settle));
    const pair = new Pair({ server: { credentials: { psk } }, client: { handshakeTimeoutMs: 5_000 } });
    await pair.clock.advance(100);
    const sent = pair.serverHost.sent.length;
    pair.server.destroy();
    resolve(Buffer.alloc(16));
    await pair.clock.advance(10_000);
    expect(pair.serverHost.sent).to.have.length(sent);
    expect(pair.serverHost.closed).to.equal(1);
  });

  it('a fatal alert of the peer, protected, ends it, and a warning does not', async () => {
    const pair = await established();
    const { internalError, noRenegotiation } = AlertDescription;
    pair.deliverToServer(sealAs(pair.client, ContentType.alert, Buffer.of(1, noRenegotiation), 1_000));
    expect(pair.server.state).to.equal('established');
    pair.deliverToServer(sealAs(pair.client, ContentType.alert, Buffer.of(2, internalError), 1_001));
    expect(pair.serverHost.error).to.include({ kind: 'alert-received', alert: internalError });
    expect(pair.serverHost.error?.message).not.to.contain('sensor');
  });

  it('renegotiation is refused with no_renegotiation, from either side (RFC 5746)', async () => {
    const pair = await established();
    const hello = encodeMessage({ type: HandshakeType.clientHello, messageSeq: 0, body: Buffer.alloc(60) });
    const request = encodeMessage({ type: HandshakeType.helloRequest, messageSeq: 0, body: Buffer.alloc(0) });
    const sent = [pair.serverHost.sent.length, pair.clientHost.sent.length];
    pair.deliverToServer(sealAs(pair.client, ContentType.handshake, hello, 1_000));
    pair.deliverToClient(sealAs(pair.server, ContentType.handshake, request, 1_000));
    expect([pair.serverHost.sent.length, pair.clientHost.sent.length]).to.deep.equal(sent.map((n) => n + 1));
    for (const host of [pair.serverHost, pair.clientHost]) {
      const [record] = records(host.sent.at(-1)!, 0);
      expect(record).to.include({ type: ContentType.alert, epoch: 1 });
    }
    await pair.clock.advance(10);
    expect(pair.server.state).to.equal('established');
    expect(pair.client.state).to.equal('established');
  });

  it('takes as much as the peer does in a record, and no more (RFC 8449)', async () => {
    const pair = await established({ server: { maxFragmentBytes: 200 }, client: { maxFragmentBytes: 600 } });
    expect(pair.client.maxApplicationBytes).to.equal(200);
    expect(pair.server.maxApplicationBytes).to.equal(600);
    pair.client.send(Buffer.alloc(200, 'x'));
    await pair.clock.advance(10);
    expect(pair.serverHost.received.at(-1)).to.equal('x'.repeat(200));
    expectError('invalid', () => pair.client.send(Buffer.alloc(201)));
    const received = pair.serverHost.received.length;
    pair.deliverToServer(sealAs(pair.client, ContentType.applicationData, Buffer.alloc(201), 1_000));
    expect(pair.serverHost.received).to.have.length(received);
    expect(pair.server.state).to.equal('established');
  });

  it('a server that is not asked does not limit; one without the extension gets max_fragment_length', async () => {
    const pair = await established({ server: { maxFragmentBytes: 512 } });
    expect(pair.client.maxApplicationBytes).to.equal(16_384);
  });
});

describe('write sequence numbers (RFC 6655 section 3)', () => {
  it('stay within the reserved range; the host is notified at half, once', async () => {
    const pair = new Pair({ client: { initialWriteLimit: 10 } });
    await pair.expectEstablished();
    // Finished and a message have gone.
    expect(pair.client.exportState().writeSequence).to.equal(2);
    for (let count = 0; count < 3; count += 1) pair.client.send(Buffer.from('x'));
    expect(pair.clientHost.sequenceLow).to.equal(1);
    for (let count = 0; count < 5; count += 1) pair.client.send(Buffer.from('x'));
    expectError('exhausted', () => pair.client.send(Buffer.from('x')));
    expect(pair.client.state).to.equal('established');
    pair.client.extendWriteLimit(20);
    for (let count = 0; count < 10; count += 1) pair.client.send(Buffer.from('y'));
    expect(pair.clientHost.sequenceLow).to.equal(2);
    pair.client.extendWriteLimit(5);
    expect(() => pair.client.send(Buffer.from('x'))).to.throw(DtlsError);
    const numbers = sequencesOf(pair.clientHost.sent);
    expect(numbers).to.deep.equal([...numbers.keys()]);
    expect(numbers).to.have.length(20);
  });

  it('a connection ends before 2^48', async () => {
    const pair = await established();
    const host = new RecordingHost();
    const state = { ...pair.client.exportState(), writeSequence: 2 ** 48 - 2 };
    const connection = restoreConnection(state, { clock: pair.clock, writeLimit: 2 ** 48 }, host);
    connection.send(Buffer.from('last'));
    expectError('exhausted', () => connection.send(Buffer.from('one more')));
    expect(host.error).to.include({ kind: 'exhausted' });
    expect(connection.state).to.equal('closed');
  });
});

describe('export and import of a connection', () => {
  const cid = Buffer.from('c1d0c1d0', 'hex');

  it('goes on where it was: keys, CIDs, identity, sequence numbers, replay window', async () => {
    const pair = await established({ server: { cid: () => cid }, client: { cid: () => Buffer.alloc(0) } });
    const state = pair.server.exportState();
    pair.server.destroy();
    const host = new RecordingHost((datagram) => pair.deliverToClient(datagram));
    const options = { clock: pair.clock, writeLimit: 131_072 };
    const server = restoreConnection({ ...state, writeSequence: 65_536 }, options, host);
    expect(server).to.deep.include({ state: 'established', peerIdentity: { kind: 'psk', name: 'sensor-1' } });
    expect(server.ownCid).to.deep.equal(cid);
    const replayed = pair.clientHost.sent.at(-1)!;
    for (const record of records(replayed, 4)) {
      expect(server.receive(record)).to.deep.equal({ authenticated: false, newest: false });
    }
    pair.client.send(Buffer.from('after the restart'));
    for (const record of records(pair.clientHost.sent.at(-1)!, 4)) {
      expect(server.receive(record)).to.deep.equal({ authenticated: true, newest: true });
    }
    expect(host.received).to.deep.equal(['after the restart']);
    server.send(Buffer.from('welcome back'));
    expect(pair.clientHost.received.at(-1)).to.equal('welcome back');
    const [record] = records(host.sent.at(-1)!, 0);
    expect(record?.sequence).to.equal(65_536);
    expect(host.sequenceLow).to.equal(0);
    const now = { readTop: state.readTop + 1, writeSequence: 65_537 };
    expect(server.exportState()).to.deep.equal({ ...state, ...now });
  });

  it('writes nothing before sequence numbers are reserved', async () => {
    const pair = await established();
    const host = new RecordingHost();
    const connection = restoreConnection(pair.client.exportState(), { clock: pair.clock }, host);
    expectError('exhausted', () => connection.send(Buffer.from('x')));
    expect(host.sent).to.have.length(0);
    connection.extendWriteLimit(1_000);
    connection.send(Buffer.from('x'));
    expect(host.sent).to.have.length(1);
  });

  it('an unknown suite is refused', async () => {
    const pair = await established();
    const state = { ...pair.client.exportState(), suite: 1 };
    expectError('invalid', () => restoreConnection(state, { clock: pair.clock }, new RecordingHost()));
  });
});
