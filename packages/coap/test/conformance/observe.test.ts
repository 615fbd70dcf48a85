import { expect } from 'chai';
import { OptionNumber, type CoapReply, type Observer } from '../../src/index.ts';
import { optionUint, settle } from '@muster/testkit';
import { block } from '../support/blocks.ts';
import { closeAll, startLockstep, text, type Lockstep } from '../support/lockstep.ts';

const { block2, contentFormat, maxAge, observe, size2 } = OptionNumber;
const con = { confirmable: true } as const;
const token = '0b5e';
const get = { type: 'CON', code: 'GET', id: 1, token, path: ['obs'] } as const;
const register = { ...get, options: { [observe]: 0 } };

interface Observed extends Lockstep {
  readonly observer: Observer;
  readonly ends: string[];
}

/** A resource with one observer, whose first response has been taken. A DELETE ends it, a PUT changes it. */
async function start(first: CoapReply = text('0'), limits = {}): Promise<Observed> {
  const observers: Observer[] = [];
  const ends: string[] = [];
  const lockstep = startLockstep({
    limits,
    handler: (request) => {
      const [observer] = observers;
      if (request.method === 'DELETE') {
        return { code: '2.02', afterSent: () => observer?.end({ code: '4.04' }) };
      }
      if (request.method === 'PUT' && request.contentFormat !== 0) {
        return { code: '2.04', afterSent: () => observer?.notify({ code: '4.06' }, con) };
      }
      if (request.method === 'PUT') {
        return { code: '2.04', afterSent: () => observer?.notify(text(request.payload.toString()), con) };
      }
      const accepted = request.acceptObserve({ onEnd: (reason) => ends.push(reason) });
      if (accepted) observers.push(accepted);
      return first;
    },
  });
  lockstep.script.send(register);
  await lockstep.script.expect({ type: 'ACK', code: '2.05', id: 1, token, options: { [observe]: 1 } });
  return { ...lockstep, observer: observers[0]!, ends };
}

describe('CoAP plugtest: observe, server', () => {
  afterEach(closeAll);

  it('TD_COAP_OBS_01 confirmable notifications', async () => {
    const { script, observer } = await start({ ...text('0'), contentFormat: 0 });
    for (let state = 1; state <= 3; state += 1) {
      observer.notify({ ...text(String(state)), contentFormat: 0 }, con);
      const options = { [observe]: state + 1, [contentFormat]: 0 };
      const sent = await script.expect({ type: 'CON', code: '2.05', token, payload: String(state), options });
      script.send({ type: 'ACK', id: sent.messageId });
    }
    expect(observer.active).to.equal(true);
  });

  it('TD_COAP_OBS_02 non-confirmable notifications', async () => {
    const { script, observer } = await start();
    for (let state = 1; state <= 3; state += 1) {
      observer.notify(text(String(state)));
      const options = { [observe]: state + 1 };
      await script.expect({ type: 'NON', code: '2.05', token, payload: String(state), options });
    }
  });

  it('TD_COAP_OBS_04 says by Max-Age how long a state is fresh', async () => {
    const { script, observer } = await start();
    observer.notify({ ...text('1'), maxAgeSeconds: 5 });
    await script.expect({ type: 'NON', options: { [maxAge]: 5 } });
  });

  it('TD_COAP_OBS_05 a client that is off is no longer an observer', async () => {
    const { script, clock, observer, ends } = await start();
    observer.notify(text('1'), con);
    await clock.advance(62_000);
    expect(await script.discard()).to.equal(5);
    expect(ends).to.deep.equal(['timeout']);
    observer.notify(text('2'), con);
    await script.expectNothing();
  });

  for (const [name, confirmable] of [
    ['confirmable', true],
    ['non-confirmable', false],
  ] as const) {
    it(`TD_COAP_OBS_06 a Reset of a ${name} notification ends it`, async () => {
      const { script, observer, ends, clock } = await start();
      observer.notify(text('1'), { confirmable });
      const sent = await script.expect({ type: confirmable ? 'CON' : 'NON' });
      script.send({ type: 'RST', id: sent.messageId });
      expect(ends).to.deep.equal(['reset']);
      await clock.advance(100_000);
      observer.notify(text('2'), con);
      await script.expectNothing();
    });
  }

  it('TD_COAP_OBS_07 DELETE: the answer, then 4.04 without Observe to the observer, then silence', async () => {
    const { script, observer, ends } = await start();
    script.send({ type: 'CON', code: 'DELETE', id: 2, token: '02', path: ['obs'] });
    await script.expect({ type: 'ACK', code: '2.02', id: 2, token: '02' });
    await script.expect({ code: '4.04', token, options: { [observe]: undefined } });
    expect(ends).to.deep.equal(['cancelled']);
    observer.notify(text('1'));
    await script.expectNothing();
  });

  it('TD_COAP_OBS_08 another Content-Format: an error without Observe ends it', async () => {
    const { script, observer, ends } = await start({ ...text('0'), contentFormat: 0 });
    const options = { [contentFormat]: 50 };
    script.send({ type: 'CON', code: 'PUT', id: 2, path: ['obs'], options, payload: '{}' });
    await script.expect({ type: 'ACK', code: '2.04', id: 2 });
    const last = await script.expect({ type: 'CON', code: '4.06', token, options: { [observe]: undefined } });
    script.send({ type: 'ACK', id: last.messageId });
    expect(ends).to.deep.equal(['cancelled']);
    expect(observer.active).to.equal(false);
  });

  it('TD_COAP_OBS_09 PUT by another: the observer gets the new state', async () => {
    const { script } = await start();
    const other = script.transport.peerOf('192.0.2.7', 5683);
    const put = { type: 'CON', code: 'PUT', id: 2, path: ['obs'], options: { [contentFormat]: 0 } } as const;
    script.send({ ...put, payload: 'new' }, other);
    await script.expect({ type: 'ACK', code: '2.04', id: 2 });
    await script.expect({ type: 'CON', code: '2.05', token, payload: 'new', options: { [observe]: 2 } });
  });

  it('TD_COAP_OBS_10 a GET without Observe does not end it', async () => {
    const { script, observer, ends } = await start();
    script.send({ type: 'CON', code: 'GET', id: 2, token: '02', path: ['obs'] });
    await script.expect({ code: '2.05', token: '02', options: { [observe]: undefined } });
    observer.notify(text('1'));
    await script.expect({ type: 'NON', token, payload: '1' });
    expect(ends).to.deep.equal([]);
  });

  it('TD_COAP_OBS_11 lost acknowledgements: repeated, and the observation goes on', async () => {
    const { script, clock, observer } = await start();
    observer.notify(text('1'), con);
    const first = await script.expectBytes();
    await clock.advance(2_000);
    expect(await script.expectBytes()).to.deep.equal(first);
    script.send({ type: 'ACK', id: first.readUInt16BE(2) });
    observer.notify(text('2'), con);
    await script.expect({ type: 'CON', token, payload: '2' });
  });

  it('TD_COAP_OBS_12 a GET with Observe 1 ends it', async () => {
    const { script, observer, ends } = await start();
    script.send({ ...register, id: 2, options: { [observe]: 1 } });
    await script.expect({ type: 'ACK', code: '2.05', token, options: { [observe]: undefined } });
    expect(ends).to.deep.equal(['deregistered']);
    observer.notify(text('1'));
    await script.expectNothing();
    expect(observer.active).to.equal(false);
  });

  for (const [id, lengths] of [
    ['TD_COAP_OBS_13 large states, in blocks', [100, 100, 100]],
    ['TD_COAP_OBS_14 large states of different lengths, in blocks', [40, 130, 64]],
  ] as const) {
    it(id, async () => {
      const { script, observer } = await start(text('0'), { blockSize: 64 });
      for (const [at, length] of lengths.entries()) {
        const state = String(at + 1).repeat(length);
        observer.notify(text(state));
        const note = await script.expect({ type: 'NON', token, payload: state.slice(0, 64) });
        expect(optionUint(note, size2)).to.equal(length > 64 ? length : undefined);
        for (let number = 1; number * 64 < length; number += 1) {
          const options = { [block2]: block(number, false, 64) };
          script.send({ ...get, id: at * 8 + number + 9, token: '02', options });
          const payload = state.slice(number * 64, (number + 1) * 64);
          await script.expect({ type: 'ACK', token: '02', payload, options: { [observe]: undefined } });
        }
      }
      await settle();
    });
  }
});
