import { expect } from 'chai';
import { seededRandom } from '@muster/testkit';
import { createEndpoint, decodeMessage, encodeMessage } from '../../src/index.ts';
import { text } from '../support/lockstep.ts';

/** The long test suite raises it to a million. */
const DATAGRAMS = Number(process.env.MUSTER_FUZZ_RUNS ?? 20_000);
const SEED = Number(process.env.MUSTER_SEED ?? 4_711);

/** Well-formed messages, one of each kind that an endpoint meets: the seeds of the fuzz tests. */
const corpus: readonly Buffer[] = [
  // CON GET /temperature (RFC 7252 figure 16), its answer, and the same with a token (figure 17)
  '40017d34bb74656d7065726174757265',
  '60457d34ff32322e332043',
  '41017d3520bb74656d7065726174757265',
  // Empty ACK, RST, CON
  '60007d38',
  '70007d39',
  '40007d3a',
  // NON POST with payload
  '5102000c01b27264ff3c2f312f303e',
  // CON POST /rd?ep=a&lt=60 with Content-Format 40
  '4402000d01020304b2726411283465703d61056c743d3630ff3c2f333e',
  // CON GET with Observe 0 and Accept
  '48010011a1a2a3a4a5a6a7a8605174622d16',
  // Notification: NON 2.05 with Observe, Content-Format, Max-Age, payload
  '54450012a1a2a3a4620102622d16213cff01',
  // CON PUT with Block1 0/more/64 and Size1
  '430300130b0c0db26677d1030ad11496ff61616161616161616161616161616161616161616161616161616161616161616161616161616161616161616161616161616161616161616161616161616161',
  // 2.05 with ETag, Block2, Size2
  '6145001401426531d106115150ff7879',
  // CON FETCH with Content-Format and payload
  '410500150ac13cff8101',
].map((hex) => Buffer.from(hex, 'hex'));

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
});
