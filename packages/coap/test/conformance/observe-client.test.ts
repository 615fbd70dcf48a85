import { expect } from 'chai';
import { OptionNumber } from '../../src/index.ts';
import { settle } from '@muster/testkit';
import { block as blockValue } from '../support/blocks.ts';
import { answer, closeAll, tokenOf } from '../support/lockstep.ts';
import { note, startObserving, temperature } from '../support/observing.ts';

const { block2, contentFormat, maxAge, observe } = OptionNumber;

const start = (options = {}) => startObserving({}, { [observe]: 1, ...options });

describe('CoAP plugtest: observe, client', () => {
  afterEach(closeAll);

  it('TD_COAP_OBS_01 acknowledges confirmable notifications', async () => {
    const { script, token, seen, observation, response } = await start();
    expect(response.observe).to.equal(1);
    for (const sequence of [2, 3, 4]) {
      script.send(note(500 + sequence, sequence, token, `s${sequence}`));
      await script.expect({ type: 'ACK', code: '0.00', id: 500 + sequence, token: '' });
    }
    expect(seen).to.deep.equal(['s2', 's3', 's4']);
    expect(observation).to.include({ active: true, lastSequence: 4 });
  });

  it('TD_COAP_OBS_02 takes non-confirmable notifications in silence', async () => {
    const { script, token, seen } = await start();
    for (const sequence of [2, 3])
      script.send({ ...note(500 + sequence, sequence, token, `s${sequence}`), type: 'NON' });
    // The token is good from the observed peer alone.
    script.send(note(504, 4, token, 'forged'), script.transport.peerOf('192.0.2.200', 5683));
    await script.expectNothing();
    expect(seen).to.deep.equal(['s2', 's3']);
  });

  it('TD_COAP_OBS_04 detects missing notifications by Max-Age, and registers again', async () => {
    const { endpoint, script, token, clock, observation } = await start({ [maxAge]: 5 });
    await clock.advance(4_000);
    expect(observation.stale).to.equal(false);
    await clock.advance(2_000);
    expect(observation.stale).to.equal(true);
    // Max-Age is 60 s by default.
    script.send(note(502, 2, token));
    await script.expect({ type: 'ACK', id: 502 });
    await clock.advance(60_000);
    expect(observation.stale).to.equal(false);
    await clock.advance(1);
    expect(observation.stale).to.equal(true);
    await observation.cancel('passive');
    const again = endpoint.observe(script.peer, temperature, { onNotification: () => undefined });
    const sent = await script.expect({ type: 'CON', code: 'GET', options: { [observe]: 0 } });
    answer(script, sent, '2.05', { [observe]: 1 });
    expect((await again).observation?.stale).to.equal(false);
  });

  it('TD_COAP_OBS_05 a client that is off does not answer', async () => {
    const { endpoint, script, token, seen, ends, observation } = await start();
    await endpoint.close();
    expect(observation.active).to.equal(false);
    await observation.cancel();
    script.send(note(502, 2, token, 's2'));
    await script.expectNothing();
    expect(seen).to.deep.equal([]);
    expect(ends).to.deep.equal(['closed']);
  });

  for (const type of ['CON', 'NON'] as const) {
    it(`TD_COAP_OBS_06 resets a ${type} notification of an observation that it has given up`, async () => {
      const { script, token, seen, observation } = await start();
      await observation.cancel('passive');
      await script.expectNothing();
      script.send({ ...note(502, 2, token, 's2'), type });
      await script.expect({ type: 'RST', code: '0.00', id: 502 });
      expect(seen).to.deep.equal([]);
    });
  }

  for (const [id, code, options] of [
    ['TD_COAP_OBS_07 deleted', '4.04', {}],
    ['TD_COAP_OBS_08 of another Content-Format', '4.06', {}],
    ['an error with Observe', '5.03', { [observe]: 12 }],
    ['a response without Observe', '2.05', {}],
  ] as const) {
    it(`${id}: the last word is handed over, acknowledged, and the end`, async () => {
      const { script, token, seen, ends, observation } = await start({ [contentFormat]: 0 });
      script.send({ type: 'CON', code, id: 600, token, options, payload: 'bye' });
      await script.expect({ type: 'ACK', id: 600 });
      expect(seen).to.deep.equal([code === '2.05' ? 'bye' : `${code} bye`]);
      expect(ends).to.deep.equal(['ended']);
      expect(observation.active).to.equal(false);
      script.send(note(601, 13, token));
      await script.expect({ type: 'RST', id: 601 });
    });
  }

  it('TD_COAP_OBS_09 a state that another has written, while its own PUT is under way', async () => {
    const { endpoint, script, token, seen } = await start();
    const put = endpoint.request(script.peer, {
      method: 'PUT',
      path: ['temp'],
      payload: Buffer.from('mine'),
    });
    const sent = await script.expect({ code: 'PUT', payload: 'mine' });
    script.send({ ...note(502, 2, token, 'theirs'), type: 'NON' });
    answer(script, sent, '2.04');
    expect((await put).code).to.equal('2.04');
    script.send({ ...note(503, 3, token, 'mine'), type: 'NON' });
    expect(seen).to.deep.equal(['theirs', 'mine']);
  });

  it('TD_COAP_OBS_10 a GET of its own leaves the observation alone', async () => {
    const { endpoint, script, token, seen, observation } = await start();
    const got = endpoint.request(script.peer, temperature);
    const sent = await script.expect({ code: 'GET', options: { [observe]: undefined } });
    expect(tokenOf(sent)).to.not.equal(token);
    answer(script, sent, '2.05', {}, 'got');
    expect((await got).payload.toString()).to.equal('got');
    script.send({ ...note(502, 2, token, 's2'), type: 'NON' });
    expect(seen).to.deep.equal(['s2']);
    expect(observation.active).to.equal(true);
  });

  it('TD_COAP_OBS_11 a repeated notification is acknowledged again, and handed over once', async () => {
    const { script, token, seen } = await start();
    for (let time = 0; time < 3; time += 1) {
      script.send(note(502, 2, token, 's2'));
      await script.expect({ type: 'ACK', id: 502 });
    }
    script.send(note(504, 4, token, 's4'));
    script.send(note(503, 3, token, 's3'));
    await script.expect({ type: 'ACK', id: 504 });
    await script.expect({ type: 'ACK', id: 503 });
    expect(seen).to.deep.equal(['s2', 's4']);
  });

  it('TD_COAP_OBS_12 cancels by a GET with Observe 1 and its token', async () => {
    const { script, token, observation, seen, ends } = await start();
    const cancelled = observation.cancel();
    const sent = await script.expect({ type: 'CON', code: 'GET', token, options: { [observe]: 1 } });
    script.send({ ...note(502, 2, token, 'crossed'), type: 'NON' });
    answer(script, sent, '2.05', {}, 'last');
    await cancelled;
    expect(observation.active).to.equal(false);
    script.send(note(503, 3, token));
    await script.expect({ type: 'RST', id: 503 });
    expect([seen, ends]).to.deep.equal([[], []]);
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
      expect(seen).to.deep.equal(states);
    });
  }
});
