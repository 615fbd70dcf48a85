import { expect } from 'chai';
import { LossyLink, VirtualClock } from '../src/index.ts';
import type { LinkConditions } from '../src/index.ts';

async function carry(conditions: LinkConditions, count: number): Promise<number[]> {
  const clock = new VirtualClock();
  const link = new LossyLink(clock, conditions);
  const received: number[] = [];
  link.right.start({
    onDatagram: (datagram) => received.push(datagram.readUInt16BE()),
    onError: () => undefined,
  });
  const peer = link.left.peerOf(link.right.localAddress.address, link.right.localAddress.port);
  for (let number = 0; number < count; number += 1) {
    const datagram = Buffer.alloc(2);
    datagram.writeUInt16BE(number);
    link.left.send(datagram, peer);
  }
  await clock.advance(10_000);
  return received;
}

describe('lossy link', () => {
  it('delivers all in order when it is good', async () => {
    expect(await carry({}, 100)).to.deep.equal(Array.from({ length: 100 }, (_, at) => at));
  });

  it('loses, repeats and reorders by its rates, the same for the same seed', async () => {
    const conditions = { lossRate: 0.3, duplicationRate: 0.2, minDelayMs: 1, maxDelayMs: 500, seed: 42 };
    const received = await carry(conditions, 1_000);
    const distinct = new Set(received);
    expect(distinct.size).to.be.within(600, 800);
    expect(received.length).to.be.greaterThan(distinct.size + 50);
    expect(received).to.not.deep.equal([...received].sort((a, b) => a - b));
    expect(await carry(conditions, 1_000)).to.deep.equal(received);
    expect(await carry({ ...conditions, seed: 43 }, 1_000)).to.not.deep.equal(received);
  });
});
