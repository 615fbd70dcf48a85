import { expect } from 'chai';
import fc from 'fast-check';
import { seededRandom, udpPeer } from '@muster/testkit';
import {
  createEndpoint,
  createUdpTransport,
  DecodeError,
  decodeMessage,
  encodeMessage,
} from '../../src/index.ts';
import type { Endpoint } from '../../src/index.ts';
import { text } from '../support/lockstep.ts';
import { corpus } from '../support/corpus.ts';

/** The long test suite raises these to a million. */
const runs = process.env.MUSTER_FUZZ_RUNS;
const DATAGRAMS = Number(runs ?? 20_000);
const MUTATIONS = Number(runs ?? 2_000);
const SEED = Number(process.env.MUSTER_SEED ?? 4_711);

/** Random bytes, truncated messages, and messages with some bytes changed, inserted or repeated. */
function* hostileDatagrams(count: number, random: () => number): Generator<Buffer> {
  const below = (bound: number): number => Math.floor(random() * bound);
  for (let at = 0; at < count; at += 1) {
    const base = corpus[below(corpus.length)] ?? Buffer.alloc(0);
    const kind = below(4);
    if (kind === 0) {
      yield Buffer.from(Array.from({ length: below(80) }, () => below(256)));
    } else if (kind === 1) {
      yield base.subarray(0, below(base.length + 1));
    } else {
      const bytes = Buffer.concat([base, kind === 3 ? base.subarray(below(base.length)) : Buffer.alloc(0)]);
      for (let flips = below(6); flips >= 0; flips -= 1) bytes[below(bytes.length)] = below(256);
      yield bytes;
    }
  }
}

describe(`hostile datagrams (seed ${SEED})`, () => {
  it('the committed corpus is well-formed, and decodes to what encodes to the same bytes', () => {
    for (const bytes of corpus) expect(encodeMessage(decodeMessage(bytes))).to.deep.equal(bytes);
  });

  it(`${MUTATIONS} mutations of the corpus decode, or throw DecodeError`, () => {
    const mutation = fc.record({
      base: fc.constantFrom(...corpus),
      cut: fc.nat(100),
      changes: fc.array(fc.tuple(fc.nat(100), fc.nat(255)), { maxLength: 6 }),
    });
    fc.assert(
      fc.property(mutation, ({ base, cut, changes }) => {
        const bytes = Buffer.from(base.subarray(0, Math.max(1, base.length - cut)));
        for (const [at, value] of changes) bytes[at % bytes.length] = value;
        try {
          decodeMessage(bytes);
        } catch (error) {
          expect(error).to.be.instanceOf(DecodeError);
        }
      }),
      { numRuns: MUTATIONS, seed: SEED },
    );
  });

  it(`${DATAGRAMS} of them: no error escapes, memory stays level, and the endpoint still serves`, async () => {
    const errors: Error[] = [];
    let deliver: ((datagram: Buffer, port: number) => void) | undefined;
    let sent = 0;
    const endpoint = createEndpoint({
      transport: {
        scheme: 'coap',
        localAddress: { address: '192.0.2.1', port: 5683 },
        peerOf: (address, port) => ({ key: `${address}:${port}`, address, port }),
        start: (receiver) => {
          deliver = (datagram, port) =>
            receiver.onDatagram(datagram, { key: `192.0.2.9:${port}`, address: '192.0.2.9', port });
        },
        send: () => void (sent += 1),
        close: () => Promise.resolve(),
      },
      limits: {
        maxPeers: 1_000,
        deduplicationEntries: 4_096,
        deduplicationBytes: 262_144,
        maxBlockBytes: 1_048_576,
        maxObservers: 100,
      },
      handler: (request) => {
        request.acceptObserve({ onEnd: () => undefined });
        return text(request.payload.toString('latin1').repeat(2));
      },
      onError: (error) => errors.push(error),
    });
    const random = seededRandom(SEED);
    const flood = (count: number): number => {
      for (const datagram of hostileDatagrams(count, random))
        deliver?.(datagram, 1 + Math.floor(random() * 5_000));
      return process.memoryUsage().heapUsed;
    };
    flood(DATAGRAMS / 2);
    const before = flood(DATAGRAMS / 4);
    const after = flood(DATAGRAMS / 4);
    expect(errors).to.deep.equal([]);
    expect(endpoint.counters.datagramsReceived).to.equal(DATAGRAMS);
    expect(sent).to.be.greaterThan(0);
    expect(after - before).to.be.lessThan(64 * 1024 * 1024);
    const served = sent;
    deliver?.(corpus[0]!, 9_999);
    expect(sent).to.equal(served + 1);
    await endpoint.close();
  });

  it('over a real socket: the endpoint still answers, within its receive rate', async () => {
    const errors: Error[] = [];
    const endpoint: Endpoint = createEndpoint({
      transport: await createUdpTransport({ recvBufferBytes: 4 * 1024 * 1024 }),
      handler: () => text('alive'),
      onError: (error) => errors.push(error),
    });
    await using socket = await udpPeer();
    const { port } = endpoint.transport.localAddress;
    for (const datagram of hostileDatagrams(5_000, seededRandom(SEED + 1))) await socket.send(datagram, port);
    const client = createEndpoint({ transport: await createUdpTransport() });
    const response = await client.request(client.transport.peerOf('127.0.0.1', port), {
      method: 'GET',
      path: ['x'],
    });
    expect(response.payload.toString()).to.equal('alive');
    expect(errors).to.deep.equal([]);
    await Promise.all([endpoint.close(), client.close()]);
  });
});
