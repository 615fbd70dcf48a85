import { expect } from 'chai';
import { OptionNumber } from '../../src/index.ts';
import { optionUint } from '@muster/testkit';
import { answer, bits, block } from '../support/blocks.ts';
import { closeAll, errorOf, startLockstep } from '../support/lockstep.ts';

const { block2, etag } = OptionNumber;

describe('responses whose payload comes in blocks: Block2 (RFC 7959)', () => {
  afterEach(closeAll);

  it('TD_COAP_BLOCK_02 fetches the rest of a response and puts it together', async () => {
    const { endpoint, script } = startLockstep();
    const pending = endpoint.request(script.peer, {
      method: 'GET',
      path: ['big'],
      query: ['q'],
      accept: 0,
    });
    const first = await script.expect({ code: 'GET', options: { [block2]: undefined } });
    answer(script, first, '2.05', { [block2]: block(0, true, 64), [etag]: 'e1' }, 'a'.repeat(64));
    const second = await script.expect({ code: 'GET', options: { [block2]: bits(1, false, 64), 17: 0 } });
    expect(second.token).to.deep.equal(first.token);
    expect(second.messageId).to.not.equal(first.messageId);
    answer(script, second, '2.05', { [block2]: block(1, true, 64), [etag]: 'e1' }, 'b'.repeat(64));
    const third = await script.expect({ options: { [block2]: bits(2, false, 64) } });
    answer(script, third, '2.05', { [block2]: block(2, false, 64), [etag]: 'e1' }, 'c');
    const response = await pending;
    expect(response.payload.toString()).to.equal('a'.repeat(64) + 'b'.repeat(64) + 'c');
  });

  it('TD_COAP_BLOCK_01 asks early for the block size it wants', async () => {
    const { endpoint, script } = startLockstep();
    const pending = endpoint.request(script.peer, { method: 'GET', path: ['big'], blockSize: 32 });
    const first = await script.expect({ options: { [block2]: bits(0, false, 32) } });
    answer(script, first, '2.05', { [block2]: block(0, false, 32) }, 'short');
    expect((await pending).payload.toString()).to.equal('short');
  });

  it('waits when a later block is answered with 5.03, and fetches it again', async () => {
    const { endpoint, script, clock } = startLockstep({ random: () => 0 });
    const pending = endpoint.request(script.peer, { method: 'GET', path: ['big'] });
    answer(script, await script.expect(), '2.05', { [block2]: block(0, true, 64) }, 'a'.repeat(64));
    const wanted = { options: { [block2]: bits(1, false, 64) } };
    answer(script, await script.expect(wanted), '5.03', { [OptionNumber.maxAge]: Buffer.from([5]) });
    await clock.advance(4_999);
    await script.expectNothing();
    await clock.advance(1);
    answer(script, await script.expect(wanted), '2.05', { [block2]: block(1, false, 64) }, 'b');
    expect((await pending).payload.toString()).to.equal(`${'a'.repeat(64)}b`);
  });

  it('goes on with smaller blocks when the peer makes them smaller', async () => {
    const { endpoint, script } = startLockstep();
    const pending = endpoint.request(script.peer, { method: 'GET', path: [] });
    answer(script, await script.expect(), '2.05', { [block2]: block(0, true, 64) }, 'a'.repeat(64));
    answer(
      script,
      await script.expect({ options: { [block2]: bits(1, false, 64) } }),
      '2.05',
      { [block2]: block(4, true, 16) },
      'b'.repeat(16),
    );
    answer(
      script,
      await script.expect({ options: { [block2]: bits(5, false, 16) } }),
      '2.05',
      { [block2]: block(5, false, 16) },
      'c',
    );
    expect((await pending).payload).to.have.length(81);
  });

  it('takes a token of its own for every block where that is set', async () => {
    const { endpoint, script } = startLockstep({ tokenPerBlock: true });
    const pending = endpoint.request(script.peer, { method: 'GET', path: [] });
    const first = await script.expect();
    answer(script, first, '2.05', { [block2]: block(0, true, 16) }, 'a'.repeat(16));
    const second = await script.expect();
    expect(second.token).to.not.deep.equal(first.token);
    answer(script, second, '2.05', { [block2]: block(1, false, 16) }, 'b');
    await pending;
  });

  it('starts again, once, when the ETag says that the representation has changed', async () => {
    const { endpoint, script } = startLockstep();
    const pending = endpoint.request(script.peer, { method: 'GET', path: [] });
    answer(
      script,
      await script.expect(),
      '2.05',
      { [block2]: block(0, true, 16), [etag]: 'v1' },
      'a'.repeat(16),
    );
    answer(script, await script.expect(), '2.05', { [block2]: block(1, false, 16), [etag]: 'v2' }, 'b');
    answer(
      script,
      await script.expect({ options: { [block2]: bits(0, false, 16) } }),
      '2.05',
      { [block2]: block(0, true, 16), [etag]: 'v2' },
      'A'.repeat(16),
    );
    answer(
      script,
      await script.expect({ options: { [block2]: bits(1, false, 16) } }),
      '2.05',
      { [block2]: block(1, false, 16), [etag]: 'v2' },
      'B',
    );
    expect((await pending).payload.toString()).to.equal(`${'A'.repeat(16)}B`);
  });

  it('rejects a representation that changes all the time', async () => {
    const { endpoint, script } = startLockstep();
    const pending = errorOf(endpoint.request(script.peer, { method: 'GET', path: [] }));
    for (const version of ['1', '2', '3', '4']) {
      const sent = await script.expect();
      const number = (optionUint(sent, block2) ?? 0) >> 4;
      answer(script, sent, '2.05', { [block2]: block(number, true, 16), [etag]: version }, 'a'.repeat(16));
    }
    expect(await pending).to.have.property('kind', 'blockwise');
    await script.expectNothing();
  });

  it('returns the error that ends a transfer', async () => {
    const { endpoint, script } = startLockstep();
    const pending = endpoint.request(script.peer, { method: 'GET', path: [] });
    answer(script, await script.expect(), '2.05', { [block2]: block(0, true, 16) }, 'a'.repeat(16));
    answer(script, await script.expect(), '4.04', {});
    expect((await pending).code).to.equal('4.04');
  });

  const broken: readonly [name: string, options: Record<number, Buffer>, payload: string][] = [
    ['another block than asked for', { [block2]: block(2, false, 16) }, 'x'],
    ['no Block2', {}, 'x'],
    ['the reserved size exponent 7', { [block2]: Buffer.from([0x17]) }, 'x'],
    ['a block in the middle that is not full', { [block2]: block(1, true, 16) }, 'x'],
    ['an empty block in the middle', { [block2]: block(1, true, 16) }, ''],
  ];
  for (const [name, options, payload] of broken) {
    it(`rejects a transfer with ${name}`, async () => {
      const { endpoint, script } = startLockstep();
      const pending = errorOf(endpoint.request(script.peer, { method: 'GET', path: [] }));
      answer(script, await script.expect(), '2.05', { [block2]: block(0, true, 16) }, 'a'.repeat(16));
      answer(script, await script.expect(), '2.05', options, payload);
      expect(await pending).to.have.property('kind', 'blockwise');
    });
  }

  it('stops at maxBodyBytes', async () => {
    const { endpoint, script } = startLockstep({ limits: { maxBodyBytes: 40 } });
    const pending = errorOf(endpoint.request(script.peer, { method: 'GET', path: [] }));
    for (let number = 0; number < 3; number += 1) {
      answer(script, await script.expect(), '2.05', { [block2]: block(number, true, 16) }, 'a'.repeat(16));
    }
    expect(await pending).to.have.property('kind', 'too-large');
    await script.expectNothing();
  });

  it('repeats the payload of a FETCH, and not that of a POST', async () => {
    for (const [method, payload] of [
      ['FETCH', 'query'],
      ['POST', ''],
    ] as const) {
      const { endpoint, script } = startLockstep();
      const pending = endpoint.request(script.peer, {
        method,
        path: [],
        contentFormat: 0,
        payload: Buffer.from('query'),
      });
      answer(
        script,
        await script.expect({ payload: 'query' }),
        '2.05',
        { [block2]: block(0, true, 16) },
        'a'.repeat(16),
      );
      answer(script, await script.expect({ payload }), '2.05', { [block2]: block(1, false, 16) }, 'b');
      await pending;
    }
  });

  it('an abort ends a transfer between its blocks', async () => {
    const { endpoint, script } = startLockstep();
    const abort = new AbortController();
    const pending = errorOf(endpoint.request(script.peer, { method: 'GET', path: [], signal: abort.signal }));
    answer(script, await script.expect(), '2.05', { [block2]: block(0, true, 16) }, 'a'.repeat(16));
    await script.expect();
    abort.abort();
    expect(await pending).to.have.property('name', 'AbortError');
  });
});
