import { expect } from 'chai';
import { seededRandom, VirtualClock } from '@muster/testkit';
import type { Frame } from '../../src/cluster/reliable-link.ts';
import { ReliableLink } from '../../src/cluster/reliable-link.ts';

/** Two ends of a link over a bus that loses frames as a test says. */
class LossyBus {
  readonly clock = new VirtualClock();
  readonly ended: string[] = [];
  readonly received: unknown[] = [];
  /** Whether the next frame is lost. */
  loses: () => boolean = () => false;
  frames = 0;
  readonly left = this.#end('left', () => this.right);
  readonly right: ReliableLink = this.#end('right', () => this.left);

  constructor() {
    this.right.on('message', (message) => this.received.push(message));
  }

  /** Lets time pass, with a turn of the event loop for each step. */
  async pass(ms: number): Promise<void> {
    for (let left = ms; left > 0; left -= 50) {
      await this.clock.advance(Math.min(50, left));
      await new Promise((resolve) => setImmediate(resolve));
    }
  }

  #end(name: string, other: () => ReliableLink): ReliableLink {
    return new ReliableLink({
      id: 'link',
      clock: this.clock,
      send: (frame: Frame) => {
        this.frames += 1;
        if (!this.loses()) setImmediate(() => other().take(structuredClone(frame)));
      },
      onEnd: () => this.ended.push(name),
    });
  }
}

describe('ReliableLink', () => {
  let bus: LossyBus;

  beforeEach(() => {
    bus = new LossyBus();
  });

  afterEach(() => {
    bus.left.close();
    bus.right.close();
  });

  const numbers = (count: number): number[] => Array.from({ length: count }, (_, index) => index);

  it('carries plain data in its order', async () => {
    const messages = [
      { name: 'a', when: new Date(0), bytes: new Uint8Array([1, 2]) },
      new Map([['k', 7n]]),
      undefined,
    ];
    for (const message of messages) bus.left.postMessage(message);
    await bus.pass(100);
    expect(bus.received).to.deep.equal(messages);
  });

  for (const seed of [1, 2, 3]) {
    it(`carries each message once and in its order while a third of the frames is lost (seed ${seed})`, async () => {
      const random = seededRandom(seed);
      bus.loses = () => random() < 0.33;
      for (const one of numbers(500)) {
        bus.left.postMessage(one);
        if (one % 50 === 0) await bus.pass(50);
      }
      while (bus.received.length < 500) await bus.pass(500);
      await bus.pass(2_000);
      expect(bus.received).to.deep.equal(numbers(500));
      expect(bus.ended).to.deep.equal([]);
    });
  }

  it('carries messages larger than a message of the bus', async () => {
    const large = Buffer.alloc(3_000_000, 'large');
    let isFirst = true;
    bus.loses = () => {
      const wasFirst = isFirst;
      isFirst = false;
      return wasFirst;
    };
    bus.left.postMessage(large);
    bus.left.postMessage('after');
    while (bus.received.length < 2) await bus.pass(250);
    expect(Buffer.from(bus.received[0] as Uint8Array).equals(large)).to.equal(true);
    expect(bus.received[1]).to.equal('after');
  });

  it('sends lost frames at once when the bus is back', async () => {
    bus.loses = () => true;
    for (const one of numbers(10)) bus.left.postMessage(one);
    bus.loses = () => false;
    bus.left.resend();
    await bus.pass(50);
    expect(bus.received).to.deep.equal(numbers(10));
  });

  it('survives 29 seconds without a bus, and ends on both sides after 31', async () => {
    bus.loses = () => true;
    bus.left.postMessage('kept');
    await bus.pass(29_000);
    bus.loses = () => false;
    await bus.pass(1_000);
    expect(bus.received).to.deep.equal(['kept']);
    expect(bus.left.silentMs).to.be.below(500);
    bus.loses = () => true;
    await bus.pass(31_000);
    expect(bus.ended.toSorted()).to.deep.equal(['left', 'right']);
  });

  it('ends when the other side takes nothing and 64 MiB wait', async () => {
    bus.loses = () => true;
    const part = Buffer.alloc(1024 * 1024);
    for (let count = 0; count < 65; count += 1) bus.left.postMessage(part);
    expect(bus.ended).to.deep.equal(['left']);
  });

  it('sends few frames without messages', async () => {
    await bus.pass(10_000);
    expect(bus.frames).to.be.at.most(2 * 41);
  });
});
