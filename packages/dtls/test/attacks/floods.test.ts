import { randomBytes } from 'node:crypto';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect } from 'chai';
import { encodePlaintextRecord } from '../../src/record/record.ts';
import type { HandshakeFailure } from '../../src/transport/server-options.ts';
import { Scene, settled, type Address } from '../support/scene.ts';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

/** Bytes in use; freed buffers count until the collector's helpers are through. */
async function heldBytes(): Promise<number> {
  collect();
  await settled();
  collect();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}

const MEGABYTE = 1_048_576;
const addressOf = (index: number): Address => ({
  address: `10.${index >> 16}.${(index >> 8) & 0xff}.${index & 0xff}`,
  port: 1_024 + (index % 60_000),
});

/** One fragment of a handshake message in a record of epoch 0. */
function fragment(
  sequence: number,
  fields: { length: number; messageSeq: number; offset: number; bytes: Buffer; type?: number },
): Buffer {
  const header = Buffer.alloc(12);
  header[0] = fields.type ?? 16;
  header.writeUIntBE(fields.length, 1, 3);
  header.writeUInt16BE(fields.messageSeq, 4);
  header.writeUIntBE(fields.offset, 6, 3);
  header.writeUIntBE(fields.bytes.length, 9, 3);
  return encodePlaintextRecord(22, 0, sequence, Buffer.concat([header, fields.bytes]));
}

describe('floods', () => {
  let scene: Scene;

  beforeEach(() => (scene = new Scene()));
  afterEach(() => scene.close());

  it('of ClientHellos from forged addresses leave nothing behind, and draw no more bytes than they are', async () => {
    const { transport, socket } = await scene.server();
    scene.passes = ({ from }) => from !== socket;
    const device = await scene.client(socket.localAddress);
    await device.tell('never');
    const [hello] = device.sent;
    expect(transport.counters).to.include({ halfOpen: 0, connections: 0, cookiesSent: 1 });
    scene.log.length = 0;
    const timers = scene.clock.pendingTimers;
    const before = await heldBytes();
    const FLOOD = 5_000;
    for (let index = 0; index < FLOOD; index += 1) socket.hear(hello!, addressOf(index));
    const answers = scene.log.splice(0);
    expect(answers).to.have.length(FLOOD);
    for (const { datagram } of answers) expect(datagram.length).to.be.at.most(hello!.length);
    answers.length = 0;
    expect(transport.counters).to.include({ halfOpen: 0, connections: 0 });
    expect(scene.clock.pendingTimers).to.equal(timers);
    expect((await heldBytes()) - before).to.be.below(MEGABYTE);
  });

  it('of ClientHellos with invented cookies, or those of another client, start no handshake', async () => {
    const { server, client } = await scene.connected();
    const withCookie = client.sent[1]!;
    scene.log.length = 0;
    for (let index = 0; index < 500; index += 1) {
      server.socket.hear(withCookie, addressOf(index));
      const invented = Buffer.from(withCookie);
      // The cookie stands behind header, random and an empty session id.
      randomBytes(32).copy(invented, 13 + 12 + 2 + 32 + 1 + 1);
      server.hear(invented, client.port());
    }
    for (const { datagram } of scene.log) expect(datagram.length).to.be.at.most(withCookie.length);
    expect(server.transport.counters).to.include({ halfOpen: 0, connections: 1 });
    await client.ask('still here');
  });

  it('of handshakes that stop half-way are bounded, end at their deadline, and harm no session', async () => {
    const limits = { maxHalfOpen: 16, maxHalfOpenPerAddress: 4, handshakeTimeoutMs: 30_000 };
    const failures: HandshakeFailure[] = [];
    const events = { onHandshakeFailed: (failure: HandshakeFailure) => failures.push(failure) };
    const { server, client } = await scene.connected({ limits, events });
    const timers = scene.clock.pendingTimers;
    for (let index = 0; index < 60; index += 1) {
      // The first come from one address, which has its own limit.
      const attacker = await scene.client(server, {}, `10.0.0.${index < 20 ? 0 : index % 10}`);
      attacker.socket().passes = () => attacker.sent.length < 2;
      attacker.transport.connect().catch(() => undefined);
      await settled(8);
      if (index === 19) expect(server.transport.counters).to.include({ halfOpen: 4, halfOpenRefused: 16 });
    }
    expect(server.transport.counters).to.include({ halfOpen: 16, halfOpenRefused: 44 });
    await client.ask('still here');
    scene.passes = ({ from }) => from === server.socket || from === client.socket();
    await scene.clock.advance(400_000);
    expect(failures).to.have.length(16);
    for (const failure of failures) expect(failure).to.have.all.keys('address', 'port', 'message');
    expect(server.transport.counters).to.include({ halfOpen: 0, connections: 1 });
    expect(scene.clock.pendingTimers).to.be.at.most(timers + 1);
  });

  it('of handshake fragments are bounded: messages without end, gaps, overlaps, and far-off numbers', async () => {
    const { server, client: live } = await scene.connected();
    const victim = await scene.client(server);
    // Its handshake stops after the cookie.
    victim.socket().passes = () => victim.sent.length < 2;
    await victim.tell('never');
    expect(server.transport.counters.halfOpen).to.equal(1);
    const hear = (datagram: Buffer): void => server.hear(datagram, victim.port());
    const before = await heldBytes();
    let sequence = 100;
    const bytes = Buffer.alloc(1_000, 0x41);
    for (let round = 0; round < 4_000; round += 1) {
      sequence += 1;
      const length = [16_000, 0xff_ffff, 2_000][round % 3]!;
      const messageSeq = round % 2 === 0 ? 2 + (round % 9) : (round * 7) % 65_536;
      const offset = Math.min((round * 1_001) % length, Math.max(0, length - bytes.length));
      hear(fragment(sequence, { length, messageSeq, offset, bytes }));
    }
    // What says that it is longer than its message, and empty ones.
    hear(fragment(sequence + 1, { length: 10, messageSeq: 2, offset: 8, bytes }));
    const empty = { length: 0, messageSeq: 2, offset: 0, bytes: Buffer.alloc(0), type: 0 };
    hear(fragment(sequence + 2, empty));
    expect((await heldBytes()) - before).to.be.below(MEGABYTE);
    await live.ask('still here');
    await scene.clock.advance(400_000);
    expect(server.transport.counters).to.include({ halfOpen: 0, connections: 1 });
  });
});
