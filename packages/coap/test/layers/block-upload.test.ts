import { expect } from 'chai';
import { OptionNumber, type BlockSize, type EndpointOptions, type RequestInit } from '../../src/index.ts';
import { optionUint } from '@muster/testkit';
import { block, converse } from '../support/blocks.ts';
import { answer, closeAll, errorOf, startLockstep, startRequest, tokenOf } from '../support/lockstep.ts';

const { block1, block2, maxAge, requestTag, size1 } = OptionNumber;
const body = Buffer.from(Array.from({ length: 150 }, (_, at) => 65 + (at % 26)));
const upload = { method: 'PUT', path: ['fw'], payload: body, contentFormat: 42 } as const;
const part = (number: number, more: boolean, size: BlockSize = 64) => ({
  [block1]: block(number, more, size),
});

/** Three blocks of 64 bytes are on their way. */
const start = (init: Partial<RequestInit> = {}, options: Partial<EndpointOptions> = {}) =>
  startRequest({ ...upload, blockSize: 64, ...init }, options);

describe('requests whose payload goes in blocks: Block1 (RFC 7959)', () => {
  afterEach(closeAll);

  /** Takes the blocks from `first` to `last` and returns their bytes. */
  async function take(
    { script }: ReturnType<typeof start>,
    first: number,
    last: number,
    size: BlockSize = 64,
  ): Promise<Buffer> {
    const parts: Buffer[] = [];
    for (let number = first; number <= last; number += 1) {
      const more = number < last;
      const given = part(number, more, size);
      const [sent] = await converse(script, [given, more ? '2.31' : '2.04', given]);
      parts.push(sent!.payload);
    }
    return Buffer.concat(parts);
  }

  it('goes on with smaller blocks when the peer asks for them', async () => {
    const started = start();
    const [first] = await converse(started.script, [part(0, true), '2.31', part(0, true, 32)]);
    const rest = await take(started, 2, 4, 32);
    await started.pending;
    expect(Buffer.concat([first!.payload, rest])).to.deep.equal(body);
  });

  it('begins again with the size that the peer names with 4.13', async () => {
    const started = start();
    await converse(started.script, [{}, '4.13', part(0, true, 32)]);
    expect(await take(started, 0, 4, 32)).to.deep.equal(body);
    expect((await started.pending).code).to.equal('2.04');
  });

  it('tries smaller blocks on 4.13 without a reason, also for a payload that went whole', async () => {
    const started = startRequest(upload);
    await converse(started.script, [{ [block1]: undefined }, '4.13']);
    expect(await take(started, 0, 2)).to.deep.equal(body);
    expect((await started.pending).code).to.equal('2.04');
  });

  it('returns a 4.13 whose Size1 says that the body is too large', async () => {
    const { script, pending } = start();
    await converse(script, [{}, '4.13', { [size1]: 100 }]);
    expect((await pending).code).to.equal('4.13');
  });

  it('begins again, once, after 4.08', async () => {
    const { script, pending } = start();
    for (let time = 0; time < 2; time += 1) {
      await converse(script, [part(0, true), '2.31', part(0, true)], [{}, '4.08']);
    }
    expect((await pending).code).to.equal('4.08');
  });

  describe('to a peer that is busy, or does not deduplicate', () => {
    for (const code of ['5.03', '4.29']) {
      it(`waits as long as ${code} says, and goes on with the same block`, async () => {
        const started = start();
        const { script, clock, pending } = started;
        const [, refused] = await converse(
          script,
          [{}, '2.31', part(0, true)],
          [part(1, true), code, { [maxAge]: 20 }],
        );
        await clock.advance(19_999);
        await script.expectNothing();
        await clock.advance(5_001);
        const [again] = await converse(script, [part(1, true), '2.31', part(1, true)]);
        expect(again?.messageId).to.not.equal(refused?.messageId);
        await take(started, 2, 2);
        expect((await pending).code).to.equal('2.04');
      });
    }

    it('gives up after five refusals of one block, each wait twice the one before', async () => {
      const { script, clock, pending } = start({}, { random: () => 0 });
      for (const waitMs of [2_000, 4_000, 8_000, 16_000, 30_000]) {
        await converse(script, [part(0, true), '5.03']);
        await clock.advance(waitMs - 1);
        await script.expectNothing();
        await clock.advance(1);
      }
      await converse(script, [{}, '5.03']);
      expect((await pending).code).to.equal('5.03');
    });

    it('returns a 5.03 whose Max-Age is beyond maxBlockWaitMs', async () => {
      const { script, pending } = start({}, { parameters: { maxBlockWaitMs: 10_000 } });
      await converse(script, [{}, '5.03', { [maxAge]: 11 }]);
      expect(await pending).to.include({ code: '5.03', maxAgeSeconds: 11 });
    });

    it('ends the wait when the request is aborted, and when the endpoint closes', async () => {
      const abort = new AbortController();
      const { endpoint, script, clock, pending } = start({ signal: abort.signal });
      await converse(script, [{}, '5.03']);
      await clock.advance(1);
      abort.abort(new Error('enough'));
      expect(await errorOf(pending)).to.have.property('name', 'AbortError');
      const closed = errorOf(endpoint.request(script.peer, { ...upload, blockSize: 64 }));
      await converse(script, [{}, '5.03']);
      await clock.advance(1);
      await endpoint.close();
      expect(await closed).to.have.property('kind', 'closed');
    });

    it('goes on with the next block when the second copy of one is answered with 4.08', async () => {
      const started = start();
      await converse(started.script, [{}, '2.31', part(0, true)]);
      await started.script.expect({ options: part(1, true) });
      await started.clock.advance(2_000);
      await converse(started.script, [part(1, true), '4.08']);
      await take(started, 2, 2);
      expect((await started.pending).code).to.equal('2.04');
    });

    it('begins again when the next block is answered with 4.08, too', async () => {
      const started = start();
      await converse(started.script, [{}, '2.31', part(0, true)]);
      await started.script.expect({ options: part(1, true) });
      await started.clock.advance(2_000);
      await converse(started.script, [{}, '4.08'], [part(2, false), '4.08']);
      expect(await take(started, 0, 2)).to.deep.equal(body);
      expect((await started.pending).code).to.equal('2.04');
    });

    it('returns the 4.08 to the second copy of the last block: the peer may have the whole body', async () => {
      const { script, clock, pending } = start({ blockSize: 128 });
      await converse(script, [{}, '2.31', part(0, true, 128)]);
      await script.expect({ options: part(1, false, 128) });
      await clock.advance(2_000);
      await converse(script, [part(1, false, 128), '4.08']);
      expect((await pending).code).to.equal('4.08');
      await script.expectNothing();
    });
  });

  it('sends a block that is never acknowledged once more as smaller ones, and goes on with those', async () => {
    const started = start();
    const { script, clock, pending } = started;
    await converse(script, [{}, '2.31', part(0, true)]);
    await script.expect({ options: part(1, true) });
    await clock.advance(61_999);
    expect(await script.discard()).to.equal(4);
    await clock.advance(1);
    expect(await take(started, 4, 9, 16)).to.deep.equal(body.subarray(64));
    expect((await pending).code).to.equal('2.04');
  });

  it('steps down once for a block, and then reports the time-out', async () => {
    const { script, clock, pending } = start({ payload: Buffer.alloc(600), blockSize: 512 });
    await script.expect({ options: part(0, true, 512) });
    await clock.advance(62_000);
    expect(await script.discard()).to.equal(5);
    await clock.advance(62_000);
    expect(await errorOf(pending)).to.have.property('kind', 'timeout');
    await script.discard();
    await clock.advance(200_000);
    await script.expectNothing();
  });

  it('does not repeat the last block, which the peer may have carried out', async () => {
    const { script, clock, pending } = start({ method: 'POST', blockSize: 128 });
    await converse(script, [{}, '2.31', part(0, true, 128)]);
    await script.expect({ options: part(1, false, 128) });
    await clock.advance(62_000);
    expect(await errorOf(pending)).to.have.property('kind', 'timeout');
    expect(await script.discard()).to.equal(4);
    await script.expectNothing();
  });

  it('rejects when the peer confirms another block', async () => {
    const { script, pending } = start();
    await converse(script, [{}, '2.31', part(3, true)]);
    const message = 'The peer answered for block 3 of 64 bytes when it was sent block 0';
    expect(await errorOf(pending)).to.include({ kind: 'blockwise', message });
  });

  it('returns the response that ends a transfer early', async () => {
    const { script, pending } = start();
    await converse(script, [{}, '4.03']);
    expect((await pending).code).to.equal('4.03');
    await script.expectNothing();
  });

  it('marks concurrent transfers with different Request-Tags (RFC 9175)', async () => {
    const { endpoint, script } = startLockstep();
    const pending = [1, 2].map(() => endpoint.request(script.peer, { ...upload, blockSize: 128 }));
    const tags = new Set<string>();
    for (let count = 0; count < 4; count += 1) {
      const sent = await script.expect();
      const value = optionUint(sent, block1) ?? 0;
      tags.add(String(optionUint(sent, requestTag)));
      answer(script, sent, (value & 8) === 0 ? '2.04' : '2.31', { [block1]: value });
    }
    await Promise.all(pending);
    expect(tags.size).to.equal(2);
  });

  it('asks for the blocks of the answer with the Request-Tag of the upload', async () => {
    const { endpoint, script, pending: other } = startRequest();
    const first = await script.expect({ code: 'GET' });
    script.send({ type: 'ACK', id: first.messageId });
    const pending = endpoint.request(script.peer, { ...upload, blockSize: 128 });
    const [one] = await converse(script, [part(0, true, 128), '2.31', part(0, true, 128)]);
    const tag = optionUint(one!, requestTag);
    expect(tag).to.be.a('number');
    const both = { ...part(1, false, 128), [block2]: block(0, true, 16) };
    const asked = { [block2]: block(1, false, 16), [requestTag]: tag };
    await converse(
      script,
      [{ [requestTag]: tag }, '2.04', both, 'a'.repeat(16)],
      [asked, '2.04', { [block2]: block(1, false, 16) }, 'b'],
    );
    expect((await pending).payload.toString()).to.equal(`${'a'.repeat(16)}b`);
    script.send({ type: 'NON', code: '2.05', id: 9, token: tokenOf(first) });
    await other;
  });
});
