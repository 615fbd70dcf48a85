import { expect } from 'chai';
import { OptionNumber } from '../../src/index.ts';
import type { Observation } from '../../src/index.ts';
import { settle } from '@muster/testkit';
import { block as blockValue } from '../support/blocks.ts';
import { answer, closeAll, startLockstep, tokenOf } from '../support/lockstep.ts';
import type { Lockstep } from '../support/lockstep.ts';

const { block2, contentFormat, maxAge, observe } = OptionNumber;

interface Observing extends Lockstep {
  readonly observation: Observation;
  readonly token: string;
  readonly seen: string[];
  readonly ends: string[];
}

/** Observes a resource of the script, whose first response has number 1. */
async function start(options: Record<number, number> = {}): Promise<Observing> {
  const lockstep = startLockstep();
  const { endpoint, script } = lockstep;
  const seen: string[] = [];
  const ends: string[] = [];
  const pending = endpoint.observe(
    script.peer,
    { method: 'GET', path: ['obs'] },
    {
      onNotification: ({ code, payload }) => void seen.push(`${code} ${payload.toString()}`),
      onEnd: (reason) => void ends.push(reason),
    },
  );
  const sent = await script.expect({ type: 'CON', code: 'GET', options: { [observe]: 0 } });
  answer(script, sent, '2.05', { [observe]: 1, ...options });
  const { observation } = await pending;
  return { ...lockstep, observation: observation!, token: tokenOf(sent), seen, ends };
}

const note = (token: string, sequence: number, payload: string) =>
  ({ code: '2.05', id: 500 + sequence, token, options: { [observe]: sequence }, payload }) as const;

describe('CoAP plugtest: observe, client', () => {
  afterEach(closeAll);

  it('TD_COAP_OBS_01 acknowledges confirmable notifications', async () => {
    const { script, token, seen } = await start();
    for (const sequence of [2, 3, 4]) {
      script.send({ type: 'CON', ...note(token, sequence, `s${sequence}`) });
      await script.expect({ type: 'ACK', code: '0.00', id: 500 + sequence, token: '' });
    }
    expect(seen).to.deep.equal(['2.05 s2', '2.05 s3', '2.05 s4']);
  });

  it('TD_COAP_OBS_02 takes non-confirmable notifications in silence', async () => {
    const { script, token, seen } = await start();
    for (const sequence of [2, 3]) script.send({ type: 'NON', ...note(token, sequence, `s${sequence}`) });
    await script.expectNothing();
    expect(seen).to.deep.equal(['2.05 s2', '2.05 s3']);
  });

  it('TD_COAP_OBS_04 detects missing notifications by Max-Age, and registers again', async () => {
    const { endpoint, script, clock, observation } = await start({ [maxAge]: 5 });
    await clock.advance(4_000);
    expect(observation.stale).to.equal(false);
    await clock.advance(2_000);
    expect(observation.stale).to.equal(true);
    await observation.cancel('passive');
    const init = { method: 'GET', path: ['obs'] } as const;
    const again = endpoint.observe(script.peer, init, { onNotification: () => undefined });
    const sent = await script.expect({ type: 'CON', code: 'GET', options: { [observe]: 0 } });
    answer(script, sent, '2.05', { [observe]: 1 });
    expect((await again).observation?.stale).to.equal(false);
  });

  it('TD_COAP_OBS_05 a client that is off does not answer', async () => {
    const { endpoint, script, token, seen, ends } = await start();
    await endpoint.close();
    script.send({ type: 'CON', ...note(token, 2, 's2') });
    await script.expectNothing();
    expect(seen).to.deep.equal([]);
    expect(ends).to.deep.equal(['closed']);
  });

  for (const type of ['CON', 'NON'] as const) {
    it(`TD_COAP_OBS_06 resets a ${type} notification of an observation that it has given up`, async () => {
      const { script, token, seen, observation } = await start();
      await observation.cancel('passive');
      await script.expectNothing();
      script.send({ type, ...note(token, 2, 's2') });
      await script.expect({ type: 'RST', code: '0.00', id: 502 });
      expect(seen).to.deep.equal([]);
    });
  }

  for (const [id, code] of [
    ['TD_COAP_OBS_07 deleted', '4.04'],
    ['TD_COAP_OBS_08 of another Content-Format', '4.06'],
  ] as const) {
    it(`${id}: the error is handed over, acknowledged, and the end`, async () => {
      const { script, token, seen, ends, observation } = await start({ [contentFormat]: 0 });
      script.send({ type: 'CON', code, id: 600, token });
      await script.expect({ type: 'ACK', id: 600 });
      expect(seen).to.deep.equal([`${code} `]);
      expect(ends).to.deep.equal(['ended']);
      expect(observation.active).to.equal(false);
    });
  }

  it('TD_COAP_OBS_09 a state that another has written, while its own PUT is under way', async () => {
    const { endpoint, script, token, seen } = await start();
    const put = endpoint.request(script.peer, { method: 'PUT', path: ['obs'], payload: Buffer.from('mine') });
    const sent = await script.expect({ code: 'PUT', payload: 'mine' });
    script.send({ type: 'NON', ...note(token, 2, 'theirs') });
    answer(script, sent, '2.04');
    expect((await put).code).to.equal('2.04');
    script.send({ type: 'NON', ...note(token, 3, 'mine') });
    expect(seen).to.deep.equal(['2.05 theirs', '2.05 mine']);
  });

  it('TD_COAP_OBS_10 a GET of its own leaves the observation alone', async () => {
    const { endpoint, script, token, seen, observation } = await start();
    const got = endpoint.request(script.peer, { method: 'GET', path: ['obs'] });
    const sent = await script.expect({ code: 'GET', options: { [observe]: undefined } });
    expect(tokenOf(sent)).to.not.equal(token);
    answer(script, sent, '2.05', {}, 'got');
    expect((await got).payload.toString()).to.equal('got');
    script.send({ type: 'NON', ...note(token, 2, 's2') });
    expect(seen).to.deep.equal(['2.05 s2']);
    expect(observation.active).to.equal(true);
  });

  it('TD_COAP_OBS_11 a repeated notification is acknowledged again, and handed over once', async () => {
    const { script, token, seen } = await start();
    for (let time = 0; time < 3; time += 1) {
      script.send({ type: 'CON', ...note(token, 2, 's2') });
      await script.expect({ type: 'ACK', id: 502 });
    }
    script.send({ type: 'CON', ...note(token, 4, 's4') });
    script.send({ type: 'CON', ...note(token, 3, 's3') });
    await script.expect({ type: 'ACK', id: 504 });
    await script.expect({ type: 'ACK', id: 503 });
    expect(seen).to.deep.equal(['2.05 s2', '2.05 s4']);
  });

  it('TD_COAP_OBS_12 cancels by a GET with Observe 1 and its token', async () => {
    const { script, token, observation, ends } = await start();
    const cancelled = observation.cancel();
    const sent = await script.expect({ type: 'CON', code: 'GET', token, options: { [observe]: 1 } });
    answer(script, sent, '2.05', {}, 'last');
    await cancelled;
    expect(ends).to.deep.equal([]);
    expect(observation.active).to.equal(false);
  });

  for (const [id, lengths] of [
    ['TD_COAP_OBS_13 large states, in blocks', [100, 100, 100]],
    ['TD_COAP_OBS_14 large states of different lengths, in blocks', [40, 130, 64]],
  ] as const) {
    it(id, async () => {
      const { script, token, seen } = await start();
      const states = lengths.map((length, at) => String(at + 1).repeat(length));
      for (const [at, state] of states.entries()) {
        const last = Math.ceil(state.length / 64) - 1;
        const block = (number: number): number => blockValue(number, number < last, 64);
        const options = { [observe]: at + 2, [block2]: block(0) };
        script.send({ type: 'NON', code: '2.05', id: 600 + at, token, options, payload: state.slice(0, 64) });
        for (let number = 1; number <= last; number += 1) {
          const asked = { [block2]: number * 16 + 2, [observe]: undefined };
          const sent = await script.expect({ type: 'CON', code: 'GET', options: asked });
          expect(tokenOf(sent)).to.not.equal(token);
          const payload = state.slice(number * 64, (number + 1) * 64);
          answer(script, sent, '2.05', { [block2]: block(number) }, payload);
        }
        await settle();
      }
      expect(seen).to.deep.equal(states.map((state) => `2.05 ${state}`));
    });
  }
});
