import { randomBytes } from 'node:crypto';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect } from 'chai';
import { encodePlaintextRecord } from '../../src/record/record.ts';
import { DEVICE, Network, SERVER, settled } from './network.ts';
import type { Endpoint } from './network.ts';

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
const addressOf = (index: number): Endpoint => ({
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
  let network: Network;

  beforeEach(() => {
    network = new Network();
  });

  afterEach(() => network.close());

  it('of ClientHellos from forged addresses leave nothing behind, and draw no more bytes than they are', async () => {
    const { transport } = await network.server();
    network.passes = ({ to }) => to.port === SERVER.port;
    const device = await network.device();
    device.transport.connect().catch(() => undefined);
    await settled();
    const [hello] = network.sentBy(DEVICE);
    network.log.length = 0;
    const timers = network.clock.pendingTimers;
    const before = await heldBytes();
    const FLOOD = 5_000;
    for (let index = 0; index < FLOOD; index += 1) network.inject(hello!, addressOf(index));
    const answers = network.log.splice(0);
    expect(answers).to.have.length(FLOOD);
    for (const { datagram } of answers) expect(datagram.length).to.be.at.most(hello!.length);
    answers.length = 0;
    expect(transport.counters).to.include({ halfOpen: 0, connections: 0 });
    expect(network.clock.pendingTimers).to.equal(timers);
    expect((await heldBytes()) - before).to.be.below(MEGABYTE);
  });

  it('of ClientHellos with invented cookies, or those of another client, start no handshake', async () => {
    const { transport } = await network.server();
    const device = await network.device();
    await device.transport.connect();
    const withCookie = network.sentBy(DEVICE)[1]!;
    network.log.length = 0;
    for (let index = 0; index < 500; index += 1) {
      network.inject(withCookie, addressOf(index));
      const invented = Buffer.from(withCookie);
      // The cookie stands behind header, random and an empty session id.
      randomBytes(32).copy(invented, 13 + 12 + 2 + 32 + 1 + 1);
      network.inject(invented, DEVICE);
    }
    for (const { datagram } of network.log) expect(datagram.length).to.be.at.most(withCookie.length);
    expect(transport.counters).to.include({ halfOpen: 0, connections: 1 });
    await device.say('still here');
    expect(device.inbox.texts).to.include('STILL HERE');
  });

  it('of handshakes that stop half-way are bounded, end at their deadline, and harm no session', async () => {
    const limits = { maxHalfOpen: 16, maxHalfOpenPerAddress: 4, handshakeTimeoutMs: 30_000 };
    const { transport } = await network.server({ limits });
    const device = await network.device();
    await device.say('hello');
    const timers = network.clock.pendingTimers;
    network.passes = ({ from, to }) =>
      from.port === SERVER.port ||
      to.port !== SERVER.port ||
      network.sentBy(from).length <= 2 ||
      from === DEVICE;
    for (let index = 0; index < 60; index += 1) {
      const own = { address: `10.0.0.${index % 10}`, port: 2_000 + index };
      const attacker = await network.device({}, own);
      attacker.transport.connect().catch(() => undefined);
      await settled(8);
    }
    expect(transport.counters.halfOpen).to.be.within(1, 16);
    expect(transport.counters.halfOpenRefused).to.be.greaterThan(0);
    await device.say('still here');
    expect(device.inbox.texts).to.include('STILL HERE');
    network.passes = ({ from, to }) => from === DEVICE || to.port === DEVICE.port;
    await network.clock.advance(400_000);
    expect(transport.counters).to.include({ halfOpen: 0, connections: 1 });
    expect(network.clock.pendingTimers).to.be.at.most(timers + 1);
  });

  it('of handshake fragments are bounded: messages without end, gaps, overlaps, and far-off numbers', async () => {
    const { transport } = await network.server();
    const live = await network.device({}, { address: '198.51.100.8', port: 40_001 });
    await live.say('hello');
    const victim = await network.device({
      credentials: { psk: { identity: 'sensor-2', key: Buffer.alloc(16) } },
    });
    network.passes = ({ from }) => from !== DEVICE || network.sentBy(DEVICE).length <= 2;
    victim.transport.connect().catch(() => undefined);
    await settled();
    expect(transport.counters.halfOpen).to.equal(1);
    const before = await heldBytes();
    let sequence = 100;
    const bytes = Buffer.alloc(1_000, 0x41);
    for (let round = 0; round < 4_000; round += 1) {
      sequence += 1;
      const length = [16_000, 0xff_ffff, 2_000][round % 3]!;
      const messageSeq = round % 2 === 0 ? 2 + (round % 9) : (round * 7) % 65_536;
      const offset = Math.min((round * 1_001) % length, Math.max(0, length - bytes.length));
      network.inject(fragment(sequence, { length, messageSeq, offset, bytes }), DEVICE);
    }
    // What says that it is longer than its message, and empty ones.
    network.inject(fragment(sequence + 1, { length: 10, messageSeq: 2, offset: 8, bytes }), DEVICE);
    network.inject(
      fragment(sequence + 2, { length: 0, messageSeq: 2, offset: 0, bytes: Buffer.alloc(0), type: 0 }),
      DEVICE,
    );
    expect((await heldBytes()) - before).to.be.below(MEGABYTE);
    await live.say('still here');
    expect(live.inbox.texts).to.include('STILL HERE');
    network.passes = ({ from }) => from !== DEVICE;
    await network.clock.advance(400_000);
    expect(transport.counters).to.include({ halfOpen: 0, connections: 1 });
  });

  it('of records of the next epoch are bounded, before there are keys', async () => {
    const { transport } = await network.server();
    network.passes = ({ from }) => from !== DEVICE || network.sentBy(DEVICE).length <= 2;
    const device = await network.device();
    device.transport.connect().catch(() => undefined);
    await settled();
    const before = await heldBytes();
    for (let sequence = 0; sequence < 2_000; sequence += 1) {
      network.inject(encodePlaintextRecord(23, 1, sequence, Buffer.alloc(1_000, 1)), DEVICE);
    }
    expect((await heldBytes()) - before).to.be.below(MEGABYTE);
    expect(transport.counters.halfOpen).to.equal(1);
  });
});
