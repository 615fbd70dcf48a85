import { expect } from 'chai';
import { OptionNumber } from '../../src/index.ts';
import type { CoapRequest } from '../../src/index.ts';
import { closeAll, startLockstep } from '../support/lockstep.ts';

const { block1, block2 } = OptionNumber;

/** The value of a Block option; the exponent 0 is 16 bytes. */
const block = (number: number, more: boolean, exponent: number): number =>
  number * 16 + (more ? 8 : 0) + exponent;

describe('CoAP plugtests, block-wise transfer', () => {
  afterEach(closeAll);

  const long = 'abcdefghijklmnopqrstuvwxyz0123456789';

  it('TD_COAP_BLOCK_04 POST of a long body, as client', async () => {
    const { script, endpoint } = startLockstep();
    const init = { method: 'POST', path: ['test'], payload: Buffer.from(long), blockSize: 16 } as const;
    const answered = endpoint.request(script.peer, init);
    for (const [number, part] of [long.slice(0, 16), long.slice(16, 32), long.slice(32)].entries()) {
      const option = block(number, number < 2, 0);
      const { messageId: id, token } = await script.expect({
        code: 'POST',
        payload: part,
        options: { [block1]: option },
      });
      const code = number < 2 ? '2.31' : '2.01';
      const options = { [block1]: option, ...(number < 2 ? {} : { 8: ['created'] }) };
      script.send({ type: 'ACK', id, token: token.toString('hex'), code, options });
    }
    expect(await answered).to.deep.include({ code: '2.01', locationPath: ['created'] });
  });

  it('TD_COAP_BLOCK_04 POST of a long body, as server', async () => {
    const seen: CoapRequest[] = [];
    const { script } = startLockstep({
      handler: (request) => {
        seen.push(request);
        return { code: '2.01', locationPath: ['created'] };
      },
    });
    for (const [number, payload] of [long.slice(0, 16), long.slice(16, 32), long.slice(32)].entries()) {
      const options = { [block1]: block(number, number < 2, 0) };
      script.send({
        type: 'CON',
        code: 'POST',
        id: 10 + number,
        token: '0a',
        path: ['test'],
        options,
        payload,
      });
      await script.expect({ code: number < 2 ? '2.31' : '2.01', id: 10 + number, options });
    }
    expect(seen.map(({ payload }) => payload.toString())).to.deep.equal([long]);
  });

  it('TD_COAP_BLOCK_06 GET in blocks of 16 bytes from the start, as client', async () => {
    const { script, endpoint } = startLockstep();
    const answered = endpoint.request(script.peer, { method: 'GET', path: ['test'], blockSize: 16 });
    for (const [number, payload] of [long.slice(0, 16), long.slice(16, 32), long.slice(32)].entries()) {
      const asked = { [block2]: block(number, false, 0) };
      const { messageId: id, token } = await script.expect({ code: 'GET', options: asked });
      const options = { [block2]: block(number, number < 2, 0) };
      script.send({ type: 'ACK', id, token: token.toString('hex'), code: '2.05', options, payload });
    }
    expect((await answered).payload.toString()).to.equal(long);
  });

  it('TD_COAP_BLOCK_06 GET in blocks of 16 bytes from the start, as server', async () => {
    const { script } = startLockstep({ handler: () => ({ code: '2.05', payload: Buffer.from(long) }) });
    for (const [number, payload] of [long.slice(0, 16), long.slice(16, 32), long.slice(32)].entries()) {
      const options = { [block2]: block(number, false, 0) };
      script.send({ type: 'CON', code: 'GET', id: 10 + number, token: '0a', path: ['test'], options });
      const answer = { [block2]: block(number, number < 2, 0) };
      await script.expect({ code: '2.05', id: 10 + number, payload, options: answer });
    }
  });
});
