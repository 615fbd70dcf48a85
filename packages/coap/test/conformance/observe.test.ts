import { expect } from 'chai';
import { OptionNumber } from '../../src/index.ts';
import type { CoapReply, CoapResponse, Observer } from '../../src/index.ts';
import { closeAll, startLockstep, text, type Lockstep } from '../support/lockstep.ts';

const { contentFormat, observe } = OptionNumber;

describe('CoAP plugtests, observation', () => {
  afterEach(closeAll);

  /** A server whose resource holds `value`, observed with token 0a. */
  async function observedServer(type: 'CON' | 'NON'): Promise<Lockstep & { observer: Observer }> {
    const observers: Observer[] = [];
    let value = 'one';
    const lockstep = startLockstep({
      handler: (request): CoapReply => {
        if (request.method === 'PUT') {
          value = request.payload.toString();
          for (const each of observers) each.notify(text(value), { confirmable: type === 'CON' });
          return { code: '2.04' };
        }
        if (request.observe === 0) {
          const observer = request.acceptObserve({ onEnd: () => undefined });
          if (observer) observers.push(observer);
        }
        return text(value);
      },
    });
    lockstep.script.send({ type, code: 'GET', id: 1, token: '0a', path: ['obs'], options: { [observe]: 0 } });
    await lockstep.script.expect({
      type: type === 'CON' ? 'ACK' : 'NON',
      code: '2.05',
      token: '0a',
      payload: 'one',
    });
    const [observer] = observers;
    if (!observer) throw new Error('not observed');
    return { ...lockstep, observer };
  }

  /** A client that observes; the answer carries Observe 1. */
  async function observingClient(
    confirmable: boolean,
  ): Promise<Lockstep & { responses: CoapResponse[]; token: string }> {
    const lockstep = startLockstep();
    const responses: CoapResponse[] = [];
    const handlers = { onNotification: (response: CoapResponse) => void responses.push(response) };
    const init = { method: 'GET', path: ['obs'], confirmable } as const;
    const observing = lockstep.endpoint.observe(lockstep.script.peer, init, handlers);
    const request = await lockstep.script.expect({ code: 'GET', options: { [observe]: 0 } });
    const token = request.token.toString('hex');
    const first = { code: '2.05', token, options: { [observe]: 1, [contentFormat]: 0 }, payload: 'one' };
    if (confirmable) lockstep.script.send({ type: 'ACK', id: request.messageId, ...first });
    else lockstep.script.send({ type: 'NON', id: 50, ...first });
    expect((await observing).observation?.active).to.equal(true);
    return { ...lockstep, responses, token };
  }

  it('TD_COAP_OBS_02 non-confirmable, as server', async () => {
    const { script, observer } = await observedServer('NON');
    observer.notify(text('two'), { confirmable: false });
    const first = await script.expect({ type: 'NON', code: '2.05', token: '0a', payload: 'two' });
    expect(first.options.some(({ number }) => number === observe)).to.equal(true);
  });

  it('TD_COAP_OBS_02 non-confirmable, as client', async () => {
    const { script, responses, token } = await observingClient(false);
    script.send({ type: 'NON', id: 51, code: '2.05', token, options: { [observe]: 2 }, payload: 'two' });
    await script.expectNothing();
    expect(responses.map(({ payload }) => payload.toString())).to.deep.equal(['two']);
  });

  it('TD_COAP_OBS_08 another Content-Format ends it with an error, as server', async () => {
    const { script, observer } = await observedServer('CON');
    observer.end({ code: '4.06' });
    const { messageId: id } = await script.expect({
      code: '4.06',
      token: '0a',
      options: { [observe]: undefined },
    });
    script.send({ type: 'ACK', id });
    observer.notify(text('three'));
    await script.expectNothing();
  });

  it('TD_COAP_OBS_08 an error notification ends it, as client', async () => {
    const { script, responses, token } = await observingClient(true);
    script.send({ type: 'CON', id: 51, code: '4.06', token });
    await script.expect({ type: 'ACK', id: 51 });
    script.send({ type: 'CON', id: 52, code: '2.05', token, options: { [observe]: 3 }, payload: 'three' });
    await script.expect({ type: 'RST', id: 52 });
    expect(responses.map(({ code }) => code)).to.deep.equal(['4.06']);
  });

  it('TD_COAP_OBS_09 a PUT to what is observed is answered and notified', async () => {
    const { script } = await observedServer('CON');
    script.send({ type: 'CON', code: 'PUT', id: 2, token: '0b', path: ['obs'], payload: 'two' });
    const messages = [await script.expect(), await script.expect()];
    const payloads = messages.map(({ token, payload }) => `${token.toString('hex')} ${payload.toString()}`);
    expect(payloads).to.have.members(['0b ', '0a two']);
  });

  it('TD_COAP_OBS_10 a GET without Observe and with another token leaves the observation alone', async () => {
    const { script, observer } = await observedServer('CON');
    script.send({ type: 'CON', code: 'GET', id: 2, token: '0b', path: ['obs'] });
    await script.expect({ type: 'ACK', code: '2.05', token: '0b', options: { [observe]: undefined } });
    observer.notify(text('two'));
    await script.expect({ code: '2.05', token: '0a', payload: 'two' });
  });
});
