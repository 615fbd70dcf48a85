import { expect } from 'chai';
import { inspect } from 'node:util';
import { serialize } from 'node:v8';
import { encodeHello } from '../../src/cluster/bus.ts';
import { decodeEnvelope } from '../../src/cluster/reliable-link.ts';
import { Other, VERSION, Worker } from '../support/bus-processes.ts';
import { BusStage } from '../support/bus-stage.ts';

describe('messages on a bus that are not of its processes', () => {
  let stage: BusStage;
  let worker: Worker;
  let other: Other;

  beforeEach(() => {
    stage = new BusStage();
    worker = new Worker(stage, 'w1');
    other = new Other(stage, 'g1');
  });

  afterEach(async () => {
    other.link.close();
    void worker.links.close(0);
    await stage.pass(100);
  });

  const frame = { link: 'l', seq: 1, ack: 0, isLast: true };
  const bad: readonly [string, Uint8Array][] = [
    ['nothing', new Uint8Array()],
    ['noise', Buffer.from('ffff0123456789abcdef', 'hex')],
    ['text', Buffer.from('PING\r\n')],
    ...[undefined, null, 7, 'text', [], {}, new Map(), new Date(0)].map((value): [string, Uint8Array] => [
      `a value: ${inspect(value)}`,
      serialize(value),
    ]),
    ...[
      { processId: 7, version: VERSION },
      { processId: 'w2', version: String(VERSION) },
      { from: 1, frame },
      { from: 'x' },
      { from: 'x', frame: null },
      { from: 'x', frame: { ...frame, link: 5 } },
      { from: 'x', frame: { ...frame, seq: 'one' } },
      { from: 'x', frame: { ...frame, seq: NaN } },
      { from: 'x', frame: { ...frame, ack: undefined } },
      { from: 'x', frame: { ...frame, data: 'text' } },
      { from: 'x', frame: { ...frame, isLast: undefined } },
      { from: 'x', frame: { ...frame, data: Buffer.from('no messages') } },
      { from: 'x', frame: { ...frame, link: 'm', data: Buffer.from([0, 0, 0, 2, 255, 15]) } },
      ...[null, 3, {}, { type: 'answer', id: 1 }, { type: 'ask', id: 1, name: 'constructor' }].map(
        (message, index) => {
          const bytes = serialize(message);
          const length = Buffer.alloc(4);
          length.writeUInt32BE(bytes.length);
          return {
            from: 'x',
            frame: { ...frame, link: `n${index}`, data: Buffer.concat([length, bytes]) },
          };
        },
      ),
    ].map((value): [string, Uint8Array] => [JSON.stringify(value).slice(0, 60), serialize(value)]),
  ];
  for (const [what, bytes] of bad) {
    it(`do no harm: ${what}`, async () => {
      await stage.pass(300);
      const stranger = stage.network.connect();
      const { names } = stage;
      for (const subject of [names.hello, names.inboxOf('w1'), names.inboxOf('g1')]) {
        stranger.publish(subject, bytes);
      }
      await stage.turns();
      expect(other.course).to.deep.equal(['linked']);
      const answer = other.ask('still there');
      await stage.turns();
      expect(await answer).to.equal('w1 heard still there');
    });
  }

  it('an announcement without an ID is refused, and decoding throws an error alone', () => {
    expect(() => decodeEnvelope(serialize({ from: 'x', frame: {} }))).to.throw('not one of this service');
    const hello = encodeHello({ processId: 'w', version: 1, sinceMs: 1 });
    expect(() => decodeEnvelope(hello)).to.throw('not one of this service');
  });
});
