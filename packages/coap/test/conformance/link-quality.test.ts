import { expect } from 'chai';
import { settle } from '@muster/testkit';
import type { CoapReply } from '../../src/index.ts';
import { closeAll, startLockstep, text } from '../support/lockstep.ts';

describe('CoAP plugtests, base protocol, lossy links, empty tokens and ping', () => {
  afterEach(closeAll);

  it('TD_COAP_CORE_12 a request without a token is answered without one', async () => {
    const { script } = startLockstep({ handler: () => text('21.5') });
    script.send({ type: 'CON', code: 'GET', id: 7, token: '', path: ['test'] });
    await script.expect({ type: 'ACK', code: '2.05', id: 7, token: '', payload: '21.5' });
  });

  it('TD_COAP_CORE_15 lossy link, as client: the request is repeated, the first answer counts', async () => {
    const { script, clock, endpoint } = startLockstep();
    const answered = endpoint.request(script.peer, { method: 'GET', path: ['test'] });
    const { messageId, token } = await script.expect({ type: 'CON', code: 'GET' });
    await clock.advance(2_000);
    await script.expect({ type: 'CON', code: 'GET', id: messageId });
    const answer = {
      type: 'ACK',
      code: '2.05',
      id: messageId,
      token: token.toString('hex'),
      payload: 'a',
    } as const;
    script.send(answer);
    script.send(answer);
    expect((await answered).payload.toString()).to.equal('a');
    await clock.advance(100_000);
    await script.expectNothing();
  });

  it('TD_COAP_CORE_15 lossy link, as server: a repeated request gets the same answer, and is dealt with once', async () => {
    let calls = 0;
    const handler = (): CoapReply => text(String((calls += 1)));
    const { script } = startLockstep({ handler });
    for (let attempt = 0; attempt < 3; attempt += 1) {
      script.send({ type: 'CON', code: 'POST', id: 7, token: '07', path: ['test'] });
      await script.expect({ type: 'ACK', code: '2.05', id: 7, token: '07', payload: '1' });
    }
    expect(calls).to.equal(1);
  });

  it('TD_COAP_CORE_16 lossy link, as client: a repeated separate response is acknowledged again', async () => {
    const { script, endpoint } = startLockstep();
    const answered = endpoint.request(script.peer, { method: 'GET', path: ['test'] });
    const request = await script.expect({ type: 'CON', code: 'GET' });
    const token = request.token.toString('hex');
    script.send({ type: 'ACK', id: request.messageId });
    for (let attempt = 0; attempt < 2; attempt += 1) {
      script.send({ type: 'CON', code: '2.05', id: 9, token, payload: 'late' });
      await script.expect({ type: 'ACK', code: '0.00', id: 9 });
    }
    expect((await answered).payload.toString()).to.equal('late');
  });

  it('TD_COAP_CORE_16 lossy link, as server: a separate response is repeated until it is acknowledged', async () => {
    const pending = Promise.withResolvers<CoapReply>();
    const { script, clock } = startLockstep({ handler: () => pending.promise });
    script.send({ type: 'CON', code: 'GET', id: 7, token: '07', path: ['test'] });
    await clock.advance(1_000);
    await script.expect({ type: 'ACK', code: '0.00', id: 7 });
    pending.resolve(text('late'));
    const { messageId: id } = await script.expect({
      type: 'CON',
      code: '2.05',
      token: '07',
      payload: 'late',
    });
    await clock.advance(2_000);
    await script.expect({ type: 'CON', code: '2.05', id, token: '07' });
    script.send({ type: 'ACK', id });
    await clock.advance(100_000);
    await script.expectNothing();
  });

  it('TD_COAP_CORE_31 ping, as client: an empty confirmable message, answered with a Reset', async () => {
    const { script, endpoint } = startLockstep();
    const answered = endpoint.ping(script.peer);
    const { messageId: id, payload } = await script.expect({ type: 'CON', code: '0.00', token: '' });
    expect(payload).to.have.length(0);
    script.send({ type: 'RST', id });
    await answered;
  });

  it('TD_COAP_CORE_31 ping, as server: an empty confirmable message is answered with a Reset', async () => {
    const { script } = startLockstep({ handler: () => text('x') });
    script.send({ type: 'CON', id: 7 });
    await script.expect({ type: 'RST', code: '0.00', id: 7, token: '' });
    await settle();
    await script.expectNothing();
  });
});
