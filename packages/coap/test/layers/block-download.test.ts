import { expect } from 'chai';
import { OptionNumber, type BlockSize } from '../../src/index.ts';
import { optionUint, type MessageText } from '@muster/testkit';
import { block, converse, type Turn } from '../support/blocks.ts';
import { answer, closeAll, errorOf, startRequest } from '../support/lockstep.ts';

const { accept, block2, etag, maxAge, size2 } = OptionNumber;
type Options = NonNullable<MessageText['options']>;
const part = (number: number, more: boolean, size: BlockSize = 16) => ({
  [block2]: block(number, more, size),
});
const full = 'a'.repeat(16);
/** The first block of two, for a request without Block2. */
const opening: Turn = [{ [block2]: undefined }, '2.05', part(0, true), full];

describe('responses whose payload comes in blocks: Block2 (RFC 7959)', () => {
  afterEach(closeAll);

  it('TD_COAP_BLOCK_02 fetches the rest of a response and puts it together', async () => {
    const { script, pending } = startRequest({ query: ['q'], accept: 0 });
    const tagged = { [etag]: 'e1' };
    const [first, second] = await converse(
      script,
      [{ [block2]: undefined }, '2.05', { ...part(0, true), ...tagged }, full],
      [{ ...part(1, false), [accept]: 0 }, '2.05', { ...part(1, true), ...tagged }, 'b'.repeat(16)],
      [part(2, false), '2.05', { ...part(2, false), ...tagged }, 'c'],
    );
    expect(second?.token).to.deep.equal(first?.token);
    expect(second?.messageId).to.not.equal(first?.messageId);
    expect((await pending).payload.toString()).to.equal(`${full}${'b'.repeat(16)}c`);
  });

  it('waits when a later block is answered with 5.03, and fetches it again', async () => {
    const { script, clock, pending } = startRequest({}, { random: () => 0 });
    await converse(script, opening, [part(1, false), '5.03', { [maxAge]: 5 }]);
    await clock.advance(4_999);
    await script.expectNothing();
    await clock.advance(1);
    await converse(script, [part(1, false), '2.05', part(1, false), 'b']);
    expect((await pending).payload.toString()).to.equal(`${full}b`);
  });

  it('goes on with smaller blocks when the peer makes them smaller', async () => {
    const { script, pending } = startRequest();
    await converse(
      script,
      [{ [block2]: undefined }, '2.05', part(0, true, 64), 'a'.repeat(64)],
      [part(1, false, 64), '2.05', part(4, true), 'b'.repeat(16)],
      [part(5, false), '2.05', part(5, false), 'c'],
    );
    expect((await pending).payload).to.have.length(81);
  });

  it('takes a token of its own for every block where that is set', async () => {
    const { script, pending } = startRequest({}, { tokenPerBlock: true });
    const [first, second] = await converse(script, opening, [{}, '2.05', part(1, false), 'b']);
    expect(second?.token).to.not.deep.equal(first?.token);
    await pending;
  });

  it('starts again, once, when the ETag says that the representation has changed', async () => {
    const { script, pending } = startRequest();
    await converse(
      script,
      [{}, '2.05', { ...part(0, true), [etag]: 'v1' }, full],
      [{}, '2.05', { ...part(1, false), [etag]: 'v2' }, 'b'],
      [part(0, false), '2.05', { ...part(0, true), [etag]: 'v2' }, 'A'.repeat(16)],
      [part(1, false), '2.05', { ...part(1, false), [etag]: 'v2' }, 'B'],
    );
    expect((await pending).payload.toString()).to.equal(`${'A'.repeat(16)}B`);
  });

  it('rejects a representation that changes all the time', async () => {
    const { script, pending } = startRequest();
    for (const version of ['1', '2', '3', '4']) {
      const sent = await script.expect();
      const number = (optionUint(sent, block2) ?? 0) >> 4;
      answer(script, sent, '2.05', { ...part(number, true), [etag]: version }, full);
    }
    const message = 'The representation changed twice during the transfer (another ETag)';
    expect(await errorOf(pending)).to.include({ kind: 'blockwise', message });
    await script.expectNothing();
  });

  it('returns the error that ends a transfer', async () => {
    const { script, pending } = startRequest();
    await converse(script, opening, [{}, '4.04']);
    expect((await pending).code).to.equal('4.04');
  });

  const broken: readonly [first: Options, second: Options, payload: string, message: string][] = [
    [{}, part(2, false), 'x', 'The peer sent block 2 of 16 bytes when it was asked for block 1'],
    [{}, part(0, true), full, 'The peer sent block 0 of 16 bytes when it was asked for block 1'],
    [{}, {}, 'x', 'The peer answered block 1 with 2.05 and without Block2'],
    [{}, { [block2]: 0x17 }, 'x', 'The peer used the reserved block size'],
    [{}, part(1, true), 'x', 'Block 1 has 1 bytes of 16, although it is not the last'],
    [{}, part(1, true), '', 'Block 1 has 0 bytes of 16, although it is not the last'],
    [{ [etag]: 'v1' }, part(1, false), 'b', 'Block 1 has no ETag, although the first block has one'],
    [{}, { ...part(1, false), [etag]: 'v1' }, 'b', 'Block 1 has an ETag, although the first block has none'],
  ];
  for (const [first, second, payload, message] of broken) {
    it(`rejects a transfer, and says why: ${message}`, async () => {
      const { script, pending } = startRequest();
      await converse(
        script,
        [{ [block2]: undefined }, '2.05', { ...part(0, true), ...first }, full],
        [{}, '2.05', second, payload],
      );
      expect(await errorOf(pending)).to.include({ kind: 'blockwise', message });
      await script.expectNothing();
    });
  }

  it('stops at maxBodyBytes', async () => {
    const { script, pending } = startRequest({}, { limits: { maxBodyBytes: 40 } });
    for (let number = 0; number < 3; number += 1)
      await converse(script, [{}, '2.05', part(number, true), full]);
    const message = 'The body is longer than 40 bytes (maxBodyBytes)';
    expect(await errorOf(pending)).to.include({ kind: 'too-large', message });
    await script.expectNothing();
  });

  it('asks for no second block of a body whose Size2 is beyond maxBodyBytes', async () => {
    const { script, pending } = startRequest({}, { limits: { maxBodyBytes: 40 } });
    await converse(script, [{}, '2.05', { ...part(0, true), [size2]: 3_000 }, full]);
    const message = 'The body has 3000 bytes, more than 40 (maxBodyBytes)';
    expect(await errorOf(pending)).to.include({ kind: 'too-large', message });
    await script.expectNothing();
  });

  for (const [method, repeated] of [
    ['FETCH', 'query'],
    ['POST', ''],
  ] as const) {
    it(`repeats the payload of a FETCH, and not that of a POST: ${method}`, async () => {
      const { script, pending } = startRequest({ method, contentFormat: 0, payload: Buffer.from('query') });
      const [first, second] = await converse(script, opening, [{}, '2.05', part(1, false), 'b']);
      expect([first?.payload.toString(), second?.payload.toString()]).to.deep.equal(['query', repeated]);
      await pending;
    });
  }

  it('an abort ends a transfer between its blocks', async () => {
    const abort = new AbortController();
    const { script, pending } = startRequest({ signal: abort.signal });
    await converse(script, opening);
    await script.expect();
    abort.abort();
    expect(await errorOf(pending)).to.have.property('name', 'AbortError');
  });
});
