import { expect } from 'chai';
import { settle } from '@muster/testkit';
import type { Observer } from '../../src/index.ts';
import { closeAll, errorOf, startLockstep, text, type Lockstep } from '../support/lockstep.ts';

const REQUEST_BYTES = 4 + 8;

/** Sends non-confirmable requests until one is refused, and gives how many went out. */
async function sendUntilRefused({ endpoint, script }: Lockstep): Promise<number> {
  for (let sent = 0; ; sent += 1) {
    const request = endpoint.request(script.peer, { method: 'GET', path: [], confirmable: false });
    const refused = errorOf(request).then(({ kind }) => kind === 'overload');
    if (await Promise.race([refused, settle().then(() => false)])) return sent;
    await script.expect({ type: 'NON', code: 'GET' });
    if (sent === 100) return sent;
  }
}

describe('PROBING_RATE (RFC 7252 section 4.7)', () => {
  afterEach(closeAll);

  it('non-confirmable requests to a peer that does not answer are held to it', async () => {
    const field = startLockstep({ parameters: { probingAfterMs: 10_000, probingBytesPerSecond: 1 } });
    const { clock, endpoint } = field;
    expect(await sendUntilRefused(field)).to.equal(100);
    await clock.advance(10_001);
    expect(await sendUntilRefused(field)).to.equal(1);
    await clock.advance(REQUEST_BYTES * 1_000);
    expect(await sendUntilRefused(field)).to.equal(1);
    await clock.advance(5 * REQUEST_BYTES * 1_000);
    expect(await sendUntilRefused(field)).to.equal(5);
    expect(endpoint.counters.refused).to.equal(3);
  });

  it('any message of the peer ends it', async () => {
    const field = startLockstep({ handler: () => text('here'), parameters: { probingAfterMs: 10_000 } });
    const { clock, script } = field;
    await sendUntilRefused(field);
    await clock.advance(10_001);
    expect(await sendUntilRefused(field)).to.equal(1);
    script.send({ type: 'CON', code: 'GET', id: 7, token: '07' });
    await script.expect({ type: 'ACK', code: '2.05', id: 7, payload: 'here' });
    expect(await sendUntilRefused(field)).to.equal(100);
  });

  it('a notification that it has no room for goes confirmable: the observer answers, or is gone', async () => {
    const ends: string[] = [];
    let observer: Observer | undefined;
    const { clock, script } = startLockstep({
      parameters: { probingAfterMs: 10_000 },
      handler: (request) => {
        observer = request.acceptObserve({ onEnd: (reason) => ends.push(reason) });
        return text('0');
      },
    });
    script.send({ type: 'CON', code: 'GET', id: 7, token: '07', options: { 6: 0 } });
    await script.expect({ type: 'ACK', code: '2.05', id: 7 });
    const types: number[] = [];
    const notify = async (): Promise<number> => {
      observer?.notify(text('state'));
      const { type, messageId } = await script.expect({ code: '2.05', payload: 'state' });
      types.push(type);
      return messageId;
    };
    await notify();
    await clock.advance(10_001);
    await notify();
    const id = await notify();
    expect(types).to.deep.equal([1, 1, 0]);
    script.send({ type: 'ACK', id });
    await settle();
    for (let count = 0; count < 10; count += 1) await notify();
    expect(types.slice(3)).to.deep.equal(new Array(10).fill(1));
    await clock.advance(10_001);
    await notify();
    await notify();
    expect(types.at(-1)).to.equal(0);
    await clock.advance(100_000);
    expect(ends).to.deep.equal(['timeout']);
  });
});
