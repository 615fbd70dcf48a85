import { expect } from 'chai';
import { findOption, OptionNumber } from '../../src/index.ts';
import type { BlockSize, CoapReply, CoapRequest, CoapResponse } from '../../src/index.ts';
import { optionUint, type LockstepPeer } from '@muster/testkit';
import { block, converse } from '../support/blocks.ts';
import { closeAll, startLockstep, startRequest, text, type Lockstep } from '../support/lockstep.ts';

const { block1, block2, contentFormat, etag, locationPath, size1, size2 } = OptionNumber;

const large = 'The long body of a resource, in parts. '.repeat(5);
const part = (body: string, number: number, size: number): string =>
  body.slice(number * size, (number + 1) * size);
const countOf = (body: string, size: number): number => Math.ceil(body.length / size);

describe('CoAP plugtest: blocks, server', () => {
  afterEach(closeAll);

  function serve(reply: CoapReply, blockSize: BlockSize = 64): Lockstep & { requests: CoapRequest[] } {
    const requests: CoapRequest[] = [];
    const handler = (request: CoapRequest): CoapReply => {
      requests.push(request);
      return reply;
    };
    return { ...startLockstep({ handler, limits: { blockSize } }), requests };
  }

  /** Asks for the blocks from `first` on, and returns the body as it came. */
  async function fetch(script: LockstepPeer, size: BlockSize, first: number): Promise<string> {
    let body = '';
    const tags = new Set<string>();
    for (let number = first, more = true; more; number += 1) {
      const options = { [block2]: block(number, false, size) };
      script.send({ type: 'CON', code: 'GET', id: 100 + number, token: 'b1', path: ['large'], options });
      more = number < countOf(large, size) - 1;
      const given = { [block2]: block(number, more, size) };
      const answer = await script.expect({ type: 'ACK', code: '2.05', options: given });
      if (number === 0) expect(optionUint(answer, size2)).to.equal(large.length);
      tags.add(String(findOption(answer.options, etag)?.toString('hex')));
      body += answer.payload.toString();
    }
    expect([...tags].join(), 'one ETag').to.match(/^[0-9a-f]+$/);
    return body;
  }

  it('TD_COAP_BLOCK_01 GET, early negotiation', async () => {
    const { script, requests } = serve(text(large), 1024);
    expect(await fetch(script, 64, 0)).to.equal(large);
    expect(requests).to.have.length(1);
  });

  it('TD_COAP_BLOCK_02 GET, late negotiation', async () => {
    const { script, requests } = serve(text(large));
    script.send({ type: 'CON', code: 'GET', id: 1, path: ['large'] });
    const payload = part(large, 0, 64);
    await script.expect({ code: '2.05', payload, options: { [block2]: block(0, true, 64) } });
    expect(payload + (await fetch(script, 32, 2))).to.equal(large);
    expect(requests).to.have.length(1);
  });

  for (const [id, method, code] of [
    ['TD_COAP_BLOCK_03', 'PUT', '2.04'],
    ['TD_COAP_BLOCK_04', 'POST', '2.01'],
  ] as const) {
    it(`${id} ${method} in blocks`, async () => {
      const { script, requests } = serve({ code, locationPath: ['large', '1'] });
      const last = countOf(large, 64) - 1;
      for (let number = 0; number <= last; number += 1) {
        const options = { [block1]: block(number, number < last, 64) };
        const payload = part(large, number, 64);
        script.send({ type: 'CON', code: method, id: number, path: ['large'], options, payload });
        const answer = { [block1]: block(number, number < last, 64) };
        await script.expect({ type: 'ACK', code: number < last ? '2.31' : code, options: answer });
      }
      expect(requests.map((request) => request.payload.toString())).to.deep.equal([large]);
    });
  }

  it('TD_COAP_BLOCK_05 POST in blocks, answered in blocks', async () => {
    const { script, requests } = serve({ code: '2.04', payload: Buffer.from(large) });
    const last = countOf(large, 64) - 1;
    for (let number = 0; number <= last; number += 1) {
      const options = { [block1]: block(number, number < last, 64) };
      script.send({ type: 'CON', code: 'POST', id: number, options, payload: part(large, number, 64) });
      if (number < last) await script.expect({ code: '2.31' });
    }
    const both = { [block1]: block(last, false, 64), [block2]: block(0, true, 64) };
    let body = (await script.expect({ code: '2.04', options: both })).payload.toString();
    for (let number = 1; number <= last; number += 1) {
      const options = { [block2]: block(number, false, 64) };
      script.send({ type: 'CON', code: 'POST', id: 100 + number, options });
      const more = { [block2]: block(number, number < last, 64) };
      body += (await script.expect({ code: '2.04', options: more })).payload.toString();
    }
    expect(body).to.equal(large);
    expect(requests).to.have.length(1);
  });

  it('TD_COAP_BLOCK_06 GET, early negotiation, blocks of 16 bytes', async () => {
    const { script } = serve(text(large));
    expect(await fetch(script, 16, 0)).to.equal(large);
  });
});

describe('CoAP plugtest: blocks, client', () => {
  afterEach(closeAll);

  /** Hands out the blocks from `first` on, and checks that the client asks for one after the other. */
  async function handOut(script: LockstepPeer, size: BlockSize, first = 0, code = '2.05'): Promise<void> {
    const last = countOf(large, size) - 1;
    for (let number = first; number <= last; number += 1) {
      const given = { [block2]: block(number, number < last, size) };
      const asked = { [block2]: block(number, false, size), [block1]: undefined };
      const [sent] = await converse(script, [asked, code, given, part(large, number, size)]);
      expect(sent?.payload).to.have.length(0);
    }
  }

  for (const [id, size] of [
    ['TD_COAP_BLOCK_01 GET, early negotiation', 64],
    ['TD_COAP_BLOCK_06 GET, early negotiation, blocks of 16 bytes', 16],
  ] as const) {
    it(id, async () => {
      const { script, pending } = startRequest({ blockSize: size });
      await handOut(script, size);
      expect((await pending).payload.toString()).to.equal(large);
      await script.expectNothing();
    });
  }

  /** Takes a body, the last block of which is answered with `code` and `options`. */
  async function upload(
    method: 'PUT' | 'POST',
    code: string,
    options: Record<number, number | string> = {},
    first = '',
  ): Promise<{ script: LockstepPeer; pending: Promise<CoapResponse> }> {
    const body = { payload: Buffer.from(large), contentFormat: 42 };
    const { script, pending } = startRequest({ method, ...body, blockSize: 64 });
    const last = countOf(large, 64) - 1;
    for (let number = 0; number <= last; number += 1) {
      const confirmed = { [block1]: block(number, number < last, 64) };
      const size = { [size1]: number === 0 ? large.length : undefined };
      const [sent] = await converse(
        script,
        number < last
          ? [{ ...confirmed, ...size, [contentFormat]: 42 }, '2.31', confirmed]
          : [{ ...confirmed, ...size, [contentFormat]: 42 }, code, { ...confirmed, ...options }, first],
      );
      expect(sent?.payload.toString()).to.equal(part(large, number, 64));
    }
    return { script, pending };
  }

  it('TD_COAP_BLOCK_03 PUT in blocks', async () => {
    const { pending } = await upload('PUT', '2.04');
    expect((await pending).code).to.equal('2.04');
  });

  it('TD_COAP_BLOCK_04 POST in blocks', async () => {
    const { pending } = await upload('POST', '2.01', { [locationPath]: 'new' });
    expect((await pending).locationPath).to.deep.equal(['new']);
  });

  it('TD_COAP_BLOCK_05 POST in blocks, answered in blocks', async () => {
    const options = { [block2]: block(0, true, 64) };
    const { script, pending } = await upload('POST', '2.04', options, part(large, 0, 64));
    await handOut(script, 64, 1, '2.04');
    expect((await pending).payload.toString()).to.equal(large);
  });
});
