import { expect } from 'chai';
import { settle } from '@muster/testkit';
import { decodeMessage } from '../../src/index.ts';
import type { CoapReply } from '../../src/index.ts';
import { closeAll, startLockstep, text } from '../support/lockstep.ts';

describe('CoAP plugtests, base protocol, lossy links, empty tokens and ping', () => {
  afterEach(closeAll);

  it('TD_COAP_CORE_12 a request without a token is answered without one', async () => {
    const { script } = startLockstep({ handler: () => text('21.5') });
    script.send({ type: 'CON', code: 'GET', id: 7, token: '', path: ['test'] });
    await script.expect({ type: 'ACK', code: '2.05', id: 7, token: '', payload: '21.5' });
  });

  it('TD_COAP_CORE_15 lossy link, as server: a repeated request gets the same answer, and is dealt with once', async () => {
    let calls = 0;
    const handler = (): CoapReply => text(String((calls += 1)));
    const { script, endpoint } = startLockstep({ handler });
    const replies: Buffer[] = [];
    for (let attempt = 0; attempt < 3; attempt += 1) {
      script.send({ type: 'CON', code: 'POST', id: 7, token: '07', path: ['test'] });
      replies.push(await script.expectBytes());
    }
    expect(decodeMessage(replies[0]!).payload.toString()).to.equal('1');
    expect(replies).to.deep.equal(replies.map(() => replies[0]));
    expect(calls).to.equal(1);
    expect(endpoint.counters.duplicates).to.equal(2);
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

  it('TD_COAP_CORE_31 ping, as server: an empty confirmable message is answered with a Reset', async () => {
    const { script } = startLockstep({ handler: () => text('x') });
    script.send({ type: 'CON', id: 7 });
    await script.expect({ type: 'RST', code: '0.00', id: 7, token: '' });
    await settle();
    await script.expectNothing();
  });
});
