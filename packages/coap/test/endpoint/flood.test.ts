import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect } from 'chai';
import { createEndpoint, decodeMessage, OptionNumber } from '../../src/index.ts';
import type {
  CoapReply,
  CoapRequest,
  DatagramReceiver,
  Endpoint,
  EndpointLimits,
  Message,
  Transport,
} from '../../src/index.ts';
import { encodeText, settle, VirtualClock } from '@muster/testkit';
import type { MessageText } from '@muster/testkit';
import { block as blockOf } from '../support/blocks.ts';
import { text } from '../support/lockstep.ts';

const { block1, block2, observe } = OptionNumber;
const MEGABYTE = 1_048_576;
/** Several times what any of the bounds holds. */
const FLOOD = 40_000;
const unlimited = { maxDatagramsPerSecondPerPeer: 1e9 };
const block = (number: number, more: boolean): number => blockOf(number, more, 64);

interface Field {
  readonly endpoint: Endpoint;
  readonly clock: VirtualClock;
  /** Everything that went to the quiet peer. */
  readonly toQuiet: Message[];
  readonly flood: (message: MessageText) => void;
  readonly quiet: (message: MessageText) => void;
  open: number;
}

const fields: Field[] = [];

/** An endpoint with two peers: one floods, and what goes to it is thrown away. */
function field(limits: Partial<EndpointLimits>, reply?: (request: CoapRequest) => CoapReply): Field {
  const clock = new VirtualClock();
  const toQuiet: Message[] = [];
  const peerOf = (address: string, port: number) => ({ key: `${address}:${port}`, address, port });
  const [noisy, calm] = [peerOf('192.0.2.66', 5683), peerOf('192.0.2.7', 5683)];
  let receiver: DatagramReceiver | undefined;
  const transport: Transport = {
    scheme: 'coap',
    localAddress: { address: '192.0.2.1', port: 5683 },
    peerOf,
    start: (given) => (receiver = given),
    send: (datagram, peer) => {
      if (peer.key === calm.key) toQuiet.push(decodeMessage(Buffer.from(datagram)));
    },
    close: () => Promise.resolve(),
  };
  const handler = (request: CoapRequest): CoapReply | Promise<CoapReply> => {
    if (reply) return reply(request);
    made.open += 1;
    return new Promise(() => undefined);
  };
  const made: Field = {
    endpoint: createEndpoint({ transport, clock, limits: { ...unlimited, ...limits }, handler }),
    clock,
    toQuiet,
    flood: (message) => receiver?.onDatagram(encodeText(message), noisy),
    quiet: (message) => receiver?.onDatagram(encodeText(message), calm),
    open: 0,
  };
  fields.push(made);
  return made;
}

const ok = (): CoapReply => text('ok');

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

function usedBytes(): number {
  collect();
  // Memory of buffers is freed by another thread after a collection; the next one waits until that has been done.
  collect();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}

/** Growth of heap and buffers while `task` runs twice. The first run fills bounded memory. */
function growthOf(task: () => void): number {
  task();
  const before = usedBytes();
  task();
  return usedBytes() - before;
}

describe('one peer floods, another is served', () => {
  afterEach(async () => {
    await Promise.all(fields.splice(0).map(({ endpoint }) => endpoint.close()));
  });

  const floods: readonly [
    what: string,
    requests: number,
    message: (id: number) => Omit<MessageText, 'id'>,
  ][] = [
    [
      'requests with as many tokens',
      FLOOD,
      (id) => ({ type: 'NON', code: 'GET', token: id.toString(16).padStart(8, '0') }),
    ],
    [
      'notifications without an observation',
      0,
      (id) => ({ type: 'CON', code: '2.05', token: 'f0', options: { [observe]: id }, payload: String(id) }),
    ],
  ];
  for (const [what, requests, message] of floods) {
    it(`40,000 ${what}`, async () => {
      const { endpoint, flood, quiet, toQuiet } = field({ deduplicationEntries: 4_096 }, ok);
      let id = 0;
      const growth = growthOf(() => {
        for (const end = id + FLOOD / 2; id < end; id += 1) flood({ ...message(id), id: id & 0xffff });
      });
      quiet({ type: 'CON', code: 'GET', id: 1, token: '01' });
      await settle();
      expect(toQuiet.map(({ payload }) => payload.toString())).to.deep.equal(['ok']);
      expect(endpoint.counters).to.include({ requestsReceived: requests + 1, notificationsReceived: 0 });
      expect(growth).to.be.lessThan(32 * MEGABYTE);
    });
  }

  it('keeps the replies to other peers: their duplicates are answered from memory', async () => {
    let calls = 0;
    const { endpoint, flood, quiet, toQuiet } = field({ deduplicationEntries: 4_096 }, ({ path }) => {
      if (path[0] === 'mine') calls += 1;
      return { code: '2.05', payload: Buffer.from(`call ${calls}`) };
    });
    const mine = { type: 'CON', code: 'POST', id: 1, token: '01', path: ['mine'] } as const;
    quiet(mine);
    for (let at = 0; at < FLOOD; at += 1) {
      flood({ type: 'CON', code: 'POST', id: at & 0xffff, payload: String(at) });
    }
    quiet(mine);
    await settle();
    expect(toQuiet.map(({ payload }) => payload.toString())).to.deep.equal(['call 1', 'call 1']);
    expect(calls).to.equal(1);
    expect(endpoint.counters.duplicates).to.equal(1);
  });

  it('only so much of it is looked at: the rest is dropped before it is parsed', async () => {
    const limits = { maxDatagramsPerSecondPerPeer: 1_000 };
    const { endpoint, clock, flood, quiet, toQuiet } = field(limits, ok);
    const { counters } = endpoint;
    const send = (count: number): void => {
      for (let id = 0; id < count; id += 1) flood({ type: 'NON', code: 'POST', id, payload: String(id) });
    };
    await clock.advance(1_000);
    send(10_000);
    quiet({ type: 'CON', code: 'GET', id: 1, token: '01' });
    await settle();
    expect(toQuiet.map(({ payload }) => payload.toString())).to.deep.equal(['ok']);
    expect(counters).to.include({ requestsReceived: 250 + 1, dropped: 9_750 });
    await clock.advance(250);
    // Repetitions count as well, and so do pings.
    send(200);
    for (let id = 0; id < 100; id += 1) flood({ type: 'CON', code: '0.00', id });
    expect(counters).to.include({ dropped: 9_800, resetsSent: 50 });
  });

  it('malformed messages of unknown peers: Resets are sent at that rate, and no peer is created', async () => {
    const limits = { maxDatagramsPerSecondPerPeer: 1_000 };
    const made = field(limits, ok);
    for (let id = 0; id < 5_000; id += 1) made.flood({ type: 'CON', code: '0.00', id });
    expect(made.endpoint.counters.resetsSent).to.equal(250);
    made.quiet({ type: 'CON', code: 'GET', id: 1, token: '01' });
    await settle();
    expect(made.toQuiet).to.have.length(1);
  });

  it('requests that a handler never ends: no more than maxOpenRequestsPerPeer are worked on', async () => {
    const made = field({ maxOpenRequestsPerPeer: 50, maxOpenRequests: 100 });
    for (let id = 0; id < 10_000; id += 1) made.flood({ type: 'NON', code: 'POST', id, payload: 'x' });
    expect(made.open).to.equal(50);
    expect(made.endpoint.counters.refused).to.equal(9_950);
    made.quiet({ type: 'CON', code: 'POST', id: 1 });
    await settle();
    expect(made.open).to.equal(51);
    await made.clock.advance(50);
    expect(made.toQuiet.map(({ code }) => code)).to.deep.equal([0]);
  });

  /** The quiet peer has sent the first of two blocks; `end` sends the other, and expects the upload to succeed. */
  function uploading(limits: Partial<EndpointLimits>) {
    const bodies: string[] = [];
    const made = field(limits, ({ payload }) => {
      bodies.push(payload.toString());
      return { code: '2.04' };
    });
    const put = { type: 'CON', code: 'PUT', path: ['fw'] } as const;
    made.quiet({ ...put, id: 1, options: { [block1]: block(0, true) }, payload: 'q'.repeat(64) });
    const end = async (): Promise<void> => {
      made.quiet({ ...put, id: 2, options: { [block1]: block(1, false) }, payload: 'end' });
      await settle();
      expect(made.toQuiet.map(({ code }) => code)).to.deep.equal([0x5f, 0x44]);
    };
    return { ...made, bodies, end };
  }

  it('uploads without end: the transfer of another goes on, and no more than the bounds are kept', async () => {
    const limits = { maxBlockTransfersPerPeer: 8, maxBlockTransfers: 16, maxBodyBytes: 4_096 };
    const { endpoint, flood, bodies, end } = uploading(limits);
    for (let at = 0; at < 10_000; at += 1) {
      const path = [String(at % 2_000)];
      const options = { [block1]: block(at % 3, true) };
      flood({ type: 'NON', code: 'PUT', id: at, path, options, payload: 'f'.repeat(64) });
    }
    const long = { type: 'NON', code: 'PUT', path: ['long'], payload: 'f'.repeat(64) } as const;
    for (let number = 0; number < 10_000; number += 1) {
      const options = { [block1]: block(number, true) };
      flood({ ...long, id: 20_000 + number, options });
    }
    await end();
    expect(bodies).to.deep.equal([`${'q'.repeat(64)}end`]);
    expect(endpoint.counters.refused).to.be.greaterThan(1_000);
  });

  it('uploads of long bodies: a peer pushes out its own, beyond its share of the bytes', async () => {
    const limits = { maxBlockBytes: 4_096, maxBlockBytesPerPeer: 1_024, maxBodyBytes: 512 };
    const { endpoint, flood, bodies, end } = uploading(limits);
    let id = 0;
    for (let upload = 0; upload < 40; upload += 1) {
      for (let number = 0; number < 8; number += 1) {
        const options = { [block1]: block(number, true) };
        const path = [String(upload)];
        flood({ type: 'NON', code: 'PUT', id: (id += 1), path, options, payload: 'f'.repeat(64) });
      }
    }
    // Of its forty uploads of 512 bytes two fit: the last but one can be ended, the one before cannot.
    for (const path of [['38'], ['37']]) {
      const options = { [block1]: block(8, false) };
      flood({ type: 'NON', code: 'PUT', id: (id += 1), path, options });
    }
    await end();
    expect(bodies).to.deep.equal(['f'.repeat(512), `${'q'.repeat(64)}end`]);
    expect(endpoint.counters.refused).to.equal(38);
  });

  it('a long body in the smallest blocks takes no more than its bytes', () => {
    const { flood } = field({ deduplicationEntries: 4_096 });
    flood({ type: 'NON', code: 'GET', id: 0 });
    const before = usedBytes();
    for (let number = 0; number < 65_000; number += 1) {
      const options = { [block1]: blockOf(number, true, 16) };
      flood({ type: 'NON', code: 'PUT', id: number, path: ['long'], options, payload: 'f'.repeat(16) });
    }
    expect(usedBytes() - before).to.be.lessThan(3 * MEGABYTE);
  });

  it('bodies asked for and never fetched: that of another stays', async () => {
    let calls = 0;
    const limits = { maxBlockTransfersPerPeer: 8, maxBlockTransfers: 16, blockSize: 64 } as const;
    const { flood, quiet, toQuiet } = field(limits, ({ path }) => {
      if (path[0] === 'mine') calls += 1;
      return { code: '2.05', payload: Buffer.alloc(100, 'b') };
    });
    quiet({ type: 'CON', code: 'GET', id: 1, path: ['mine'] });
    for (let at = 0; at < 10_000; at += 1) flood({ type: 'NON', code: 'GET', id: at, path: [String(at)] });
    quiet({ type: 'CON', code: 'GET', id: 2, path: ['mine'], options: { [block2]: block(1, false) } });
    await settle();
    expect(toQuiet.map(({ payload }) => payload.length)).to.deep.equal([64, 36]);
    expect(calls).to.equal(1);
  });
});
