import { expect } from 'chai';
import { OptionNumber } from '../../src/index.ts';
import type { BlockSize, CoapResponse } from '../../src/index.ts';
import { optionUint } from '@muster/testkit';
import type { LockstepPeer } from '@muster/testkit';
import { answer, bits, block } from '../support/blocks.ts';
import { closeAll, errorOf, startLockstep } from '../support/lockstep.ts';

const { block1, block2, size1 } = OptionNumber;

describe('requests whose payload goes in blocks: Block1 (RFC 7959)', () => {
  afterEach(closeAll);

  const body = Buffer.from(Array.from({ length: 150 }, (_, at) => 65 + (at % 26)));
  const upload = { method: 'PUT', path: ['fw'], payload: body, contentFormat: 42 } as const;

  async function serve(script: LockstepPeer, sizes: readonly BlockSize[], code = '2.04'): Promise<Buffer> {
    const parts: Buffer[] = [];
    for (const size of sizes) {
      const sent = await script.expect({ code: 'PUT' });
      const value = optionUint(sent, block1) ?? 0;
      const more = (value & 8) !== 0;
      parts.push(sent.payload);
      answer(script, sent, more ? '2.31' : code, { [block1]: block(value >> 4, more, size) });
    }
    return Buffer.concat(parts);
  }

  it('sends a long payload in blocks, with its size in the first', async () => {
    const { endpoint, script } = startLockstep();
    const pending = endpoint.request(script.peer, { ...upload, blockSize: 64 });
    const first = await script.expect({
      code: 'PUT',
      options: { [block1]: bits(0, true, 64), [size1]: 150, 12: 42 },
    });
    answer(script, first, '2.31', { [block1]: block(0, true, 64) });
    const second = await script.expect({
      options: { [block1]: bits(1, true, 64), [size1]: undefined, 12: 42 },
    });
    answer(script, second, '2.31', { [block1]: block(1, true, 64) });
    const third = await script.expect({ options: { [block1]: bits(2, false, 64) } });
    answer(script, third, '2.04', { [block1]: block(2, false, 64) });
    expect((await pending).code).to.equal('2.04');
    expect(Buffer.concat([first.payload, second.payload, third.payload])).to.deep.equal(body);
  });

  it('goes on with smaller blocks when the peer asks for them', async () => {
    const { endpoint, script } = startLockstep();
    const pending = endpoint.request(script.peer, { ...upload, blockSize: 64 });
    const parts = [await script.expect({ options: { [block1]: bits(0, true, 64) } })];
    answer(script, parts[0]!, '2.31', { [block1]: block(0, true, 32) });
    for (const [number, more] of [
      [2, true],
      [3, true],
      [4, false],
    ] as const) {
      const sent = await script.expect({ options: { [block1]: bits(number, more, 32) } });
      parts.push(sent);
      answer(script, sent, more ? '2.31' : '2.04', { [block1]: block(number, more, 32) });
    }
    await pending;
    expect(Buffer.concat(parts.map(({ payload }) => payload))).to.deep.equal(body);
  });

  it('begins again with the size that the peer names with 4.13', async () => {
    const { endpoint, script } = startLockstep();
    const pending = endpoint.request(script.peer, { ...upload, blockSize: 64 });
    answer(script, await script.expect(), '4.13', { [block1]: block(0, true, 32) });
    expect(await serve(script, [32, 32, 32, 32, 32])).to.deep.equal(body);
    expect((await pending).code).to.equal('2.04');
  });

  it('tries smaller blocks on 4.13 without a reason, also for a payload that went whole', async () => {
    const { endpoint, script } = startLockstep();
    const pending = endpoint.request(script.peer, upload);
    answer(script, await script.expect({ options: { [block1]: undefined } }), '4.13', {});
    expect(await serve(script, [64, 64, 64])).to.deep.equal(body);
    expect((await pending).code).to.equal('2.04');
  });

  it('returns a 4.13 whose Size1 says that the body is too large', async () => {
    const { endpoint, script } = startLockstep();
    const pending = endpoint.request(script.peer, { ...upload, blockSize: 64 });
    answer(script, await script.expect(), '4.13', { [size1]: Buffer.from([100]) });
    expect((await pending).code).to.equal('4.13');
  });

  it('begins again, once, after 4.08', async () => {
    const { endpoint, script } = startLockstep();
    const pending = endpoint.request(script.peer, { ...upload, blockSize: 64 });
    answer(script, await script.expect(), '2.31', { [block1]: block(0, true, 64) });
    answer(script, await script.expect(), '4.08', {});
    answer(script, await script.expect({ options: { [block1]: bits(0, true, 64) } }), '2.31', {
      [block1]: block(0, true, 64),
    });
    answer(script, await script.expect(), '4.08', {});
    expect((await pending).code).to.equal('4.08');
  });

  describe('to a peer that is busy, or does not deduplicate', () => {
    const { maxAge } = OptionNumber;

    for (const code of ['5.03', '4.29']) {
      it(`waits as long as ${code} says, and goes on with the same block`, async () => {
        const { endpoint, script, clock } = startLockstep();
        const pending = endpoint.request(script.peer, { ...upload, blockSize: 64 });
        answer(script, await script.expect(), '2.31', { [block1]: block(0, true, 64) });
        const refused = await script.expect({ options: { [block1]: bits(1, true, 64) } });
        answer(script, refused, code, { [maxAge]: Buffer.from([20]) });
        await clock.advance(19_999);
        await script.expectNothing();
        await clock.advance(5_001);
        const again = await script.expect({ options: { [block1]: bits(1, true, 64) } });
        expect(again.messageId).to.not.equal(refused.messageId);
        answer(script, again, '2.31', { [block1]: block(1, true, 64) });
        answer(script, await script.expect(), '2.04', { [block1]: block(2, false, 64) });
        expect((await pending).code).to.equal('2.04');
      });
    }

    it('gives up after five refusals of one block, each wait twice the one before', async () => {
      const { endpoint, script, clock } = startLockstep({ random: () => 0 });
      const pending = endpoint.request(script.peer, { ...upload, blockSize: 64 });
      for (const waitMs of [2_000, 4_000, 8_000, 16_000, 30_000]) {
        answer(script, await script.expect({ options: { [block1]: bits(0, true, 64) } }), '5.03', {});
        await clock.advance(waitMs - 1);
        await script.expectNothing();
        await clock.advance(1);
      }
      answer(script, await script.expect(), '5.03', {});
      expect((await pending).code).to.equal('5.03');
    });

    it('returns a 5.03 whose Max-Age is beyond maxBlockWaitMs', async () => {
      const { endpoint, script } = startLockstep({ parameters: { maxBlockWaitMs: 10_000 } });
      const pending = endpoint.request(script.peer, { ...upload, blockSize: 64 });
      answer(script, await script.expect(), '5.03', { [maxAge]: Buffer.from([11]) });
      expect(await pending).to.include({ code: '5.03', maxAgeSeconds: 11 });
    });

    it('ends the wait when the request is aborted, and when the endpoint closes', async () => {
      const { endpoint, script, clock } = startLockstep();
      const abort = new AbortController();
      const init = { ...upload, blockSize: 64 } as const;
      const aborted = errorOf(endpoint.request(script.peer, { ...init, signal: abort.signal }));
      answer(script, await script.expect(), '5.03', {});
      await clock.advance(1);
      abort.abort(new Error('enough'));
      expect(await aborted).to.have.property('name', 'AbortError');
      const closed = errorOf(endpoint.request(script.peer, init));
      answer(script, await script.expect(), '5.03', {});
      await clock.advance(1);
      await endpoint.close();
      expect(await closed).to.have.property('kind', 'closed');
    });

    it('goes on with the next block when the second copy of one is answered with 4.08', async () => {
      const { endpoint, script, clock } = startLockstep();
      const pending = endpoint.request(script.peer, { ...upload, blockSize: 64 });
      answer(script, await script.expect(), '2.31', { [block1]: block(0, true, 64) });
      await script.expect({ options: { [block1]: bits(1, true, 64) } });
      await clock.advance(2_000);
      const copy = await script.expect({ options: { [block1]: bits(1, true, 64) } });
      answer(script, copy, '4.08', {});
      const last = await script.expect({ options: { [block1]: bits(2, false, 64) } });
      answer(script, last, '2.04', { [block1]: block(2, false, 64) });
      expect((await pending).code).to.equal('2.04');
    });

    it('begins again when the next block is answered with 4.08, too', async () => {
      const { endpoint, script, clock } = startLockstep();
      const pending = endpoint.request(script.peer, { ...upload, blockSize: 64 });
      answer(script, await script.expect(), '2.31', { [block1]: block(0, true, 64) });
      await script.expect({ options: { [block1]: bits(1, true, 64) } });
      await clock.advance(2_000);
      answer(script, await script.expect(), '4.08', {});
      answer(script, await script.expect({ options: { [block1]: bits(2, false, 64) } }), '4.08', {});
      expect(await serve(script, [64, 64, 64])).to.deep.equal(body);
      expect((await pending).code).to.equal('2.04');
    });

    it('returns the 4.08 to the second copy of the last block: the peer may have the whole body', async () => {
      const { endpoint, script, clock } = startLockstep();
      const pending = endpoint.request(script.peer, { ...upload, blockSize: 128 });
      answer(script, await script.expect(), '2.31', { [block1]: block(0, true, 128) });
      await script.expect({ options: { [block1]: bits(1, false, 128) } });
      await clock.advance(2_000);
      answer(script, await script.expect({ options: { [block1]: bits(1, false, 128) } }), '4.08', {});
      expect((await pending).code).to.equal('4.08');
      await script.expectNothing();
    });
  });

  it('sends a block that is never acknowledged once more as smaller ones, and goes on with those', async () => {
    const { endpoint, script, clock } = startLockstep();
    const pending = endpoint.request(script.peer, { ...upload, blockSize: 64 });
    answer(script, await script.expect(), '2.31', { [block1]: block(0, true, 64) });
    await script.expect({ options: { [block1]: bits(1, true, 64) } });
    await clock.advance(61_999);
    expect(await script.discard()).to.equal(4);
    await clock.advance(1);
    const parts: Buffer[] = [body.subarray(0, 64)];
    for (let number = 4; number <= 9; number += 1) {
      const sent = await script.expect({ options: { [block1]: bits(number, number < 9, 16) } });
      parts.push(sent.payload);
      answer(script, sent, number < 9 ? '2.31' : '2.04', { [block1]: block(number, number < 9, 16) });
    }
    expect((await pending).code).to.equal('2.04');
    expect(Buffer.concat(parts)).to.deep.equal(body);
  });

  it('steps down once for a block, and then reports the time-out', async () => {
    const { endpoint, script, clock } = startLockstep();
    const pending = errorOf(
      endpoint.request(script.peer, { ...upload, payload: Buffer.alloc(600), blockSize: 512 }),
    );
    await script.expect({ options: { [block1]: bits(0, true, 512) } });
    await clock.advance(62_000);
    expect(await script.discard()).to.equal(5);
    await clock.advance(62_000);
    expect(await pending).to.have.property('kind', 'timeout');
    await script.discard();
    await clock.advance(200_000);
    await script.expectNothing();
  });

  it('does not repeat the last block, which the peer may have carried out', async () => {
    const { endpoint, script, clock } = startLockstep();
    const pending = errorOf(endpoint.request(script.peer, { ...upload, method: 'POST', blockSize: 128 }));
    answer(script, await script.expect(), '2.31', { [block1]: block(0, true, 128) });
    await script.expect({ options: { [block1]: bits(1, false, 128) } });
    await clock.advance(62_000);
    expect(await pending).to.have.property('kind', 'timeout');
    expect(await script.discard()).to.equal(4);
    await script.expectNothing();
  });

  it('rejects when the peer confirms another block', async () => {
    const { endpoint, script } = startLockstep();
    const pending = errorOf(endpoint.request(script.peer, { ...upload, blockSize: 64 }));
    answer(script, await script.expect(), '2.31', { [block1]: block(3, true, 64) });
    expect(await pending).to.have.property('kind', 'blockwise');
  });

  it('returns the response that ends a transfer early', async () => {
    const { endpoint, script } = startLockstep();
    const pending = endpoint.request(script.peer, { ...upload, blockSize: 64 });
    answer(script, await script.expect(), '4.03', {});
    expect((await pending).code).to.equal('4.03');
    await script.expectNothing();
  });

  it('sends blocks and then fetches the blocks of the answer', async () => {
    const { endpoint, script } = startLockstep();
    const pending: Promise<CoapResponse> = endpoint.request(script.peer, {
      ...upload,
      method: 'POST',
      blockSize: 128,
    });
    answer(script, await script.expect(), '2.31', { [block1]: block(0, true, 128) });
    const last = await script.expect({ options: { [block1]: bits(1, false, 128) } });
    answer(
      script,
      last,
      '2.04',
      { [block1]: block(1, false, 128), [block2]: block(0, true, 16) },
      'a'.repeat(16),
    );
    const rest = await script.expect({
      code: 'POST',
      options: { [block2]: bits(1, false, 16), [block1]: undefined },
    });
    expect(rest.payload).to.have.length(0);
    answer(script, rest, '2.04', { [block2]: block(1, false, 16) }, 'b');
    expect((await pending).payload.toString()).to.equal(`${'a'.repeat(16)}b`);
  });

  it('marks concurrent transfers with different Request-Tags (RFC 9175)', async () => {
    const { endpoint, script } = startLockstep();
    const pending = [1, 2].map(() => endpoint.request(script.peer, { ...upload, blockSize: 128 }));
    const tags = new Set<string>();
    for (let count = 0; count < 4; count += 1) {
      const sent = await script.expect();
      const value = optionUint(sent, block1) ?? 0;
      tags.add(String(optionUint(sent, OptionNumber.requestTag)));
      answer(script, sent, (value & 8) === 0 ? '2.04' : '2.31', {
        [block1]: block(value >> 4, (value & 8) !== 0, 128),
      });
    }
    await Promise.all(pending);
    expect(tags.size).to.equal(2);
  });

  it('asks for the blocks of the answer with the Request-Tag of the upload', async () => {
    const { endpoint, script } = startLockstep();
    const other = endpoint.request(script.peer, { method: 'GET', path: ['other'] });
    const first = await script.expect({ code: 'GET' });
    script.send({ type: 'ACK', id: first.messageId });
    const pending = endpoint.request(script.peer, { ...upload, blockSize: 128 });
    const one = await script.expect({ options: { [block1]: bits(0, true, 128) } });
    const tag = optionUint(one, OptionNumber.requestTag);
    expect(tag).to.be.a('number');
    answer(script, one, '2.31', { [block1]: block(0, true, 128) });
    const last = await script.expect({ options: { [OptionNumber.requestTag]: tag } });
    const both = { [block1]: block(1, false, 128), [block2]: block(0, true, 16) };
    answer(script, last, '2.04', both, 'a'.repeat(16));
    const rest = await script.expect({
      options: { [block2]: bits(1, false, 16), [OptionNumber.requestTag]: tag },
    });
    answer(script, rest, '2.04', { [block2]: block(1, false, 16) }, 'b');
    expect((await pending).payload.toString()).to.equal(`${'a'.repeat(16)}b`);
    const token = first.token.toString('hex');
    script.send({ type: 'NON', code: '2.05', id: 9, token });
    await other;
  });
});
