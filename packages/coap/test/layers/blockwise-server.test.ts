import { expect } from 'chai';
import { OptionNumber } from '../../src/index.ts';
import type { BlockSize, CoapRequest, RequestHandler } from '../../src/index.ts';
import { findOption } from '../../src/index.ts';
import { block } from '../support/blocks.ts';
import { closeAll, startLockstep, text } from '../support/lockstep.ts';

const { block1, block2, size1, etag } = OptionNumber;

describe('block-wise server (RFC 7959)', () => {
  afterEach(closeAll);

  describe('Block1', () => {
    function start(limits = {}): ReturnType<typeof startLockstep> & { bodies: string[] } {
      const bodies: string[] = [];
      const handler = (request: CoapRequest) => {
        bodies.push(request.payload.toString());
        return { code: '2.04' } as const;
      };
      return { ...startLockstep({ handler, limits }), bodies };
    }
    let id = 1;
    const request = { type: 'CON', code: 'PUT', path: ['fw'] } as const;
    const put = (number: number, more: boolean, payload: string, size: BlockSize = 16, extra = {}) =>
      ({
        ...request,
        id: id++,
        options: { [block1]: block(number, more, size), ...extra },
        payload,
      }) as const;

    it('asks for smaller blocks where its own are smaller, and leaves no timer behind the body', async () => {
      const { script, bodies, clock } = start({ blockSize: 32 });
      script.send(put(0, true, 'a'.repeat(64), 64));
      await script.expect({ code: '2.31', options: { [block1]: block(0, true, 32) } });
      script.send(put(2, false, 'b', 32));
      await script.expect({ code: '2.04' });
      expect(bodies).to.deep.equal([`${'a'.repeat(64)}b`]);
      await clock.advance(200_000);
      expect(clock.pendingTimers).to.equal(0);
    });

    it('takes a single block as the whole', async () => {
      const { script, bodies } = start();
      script.send(put(0, false, 'all', 64));
      await script.expect({ code: '2.04', options: { [block1]: block(0, false, 64) } });
      expect(bodies).to.deep.equal(['all']);
    });

    it('answers a gap, and a block without a beginning, with 4.08', async () => {
      const { script, bodies } = start();
      script.send(put(1, true, 'b'.repeat(16)));
      await script.expect({ code: '4.08' });
      script.send(put(0, true, 'a'.repeat(16)));
      await script.expect({ code: '2.31' });
      script.send(put(2, true, 'c'.repeat(16)));
      await script.expect({ code: '4.08' });
      script.send(put(1, false, 'b'));
      await script.expect({ code: '4.08' });
      expect(bodies).to.deep.equal([]);
    });

    it('takes a block again that comes under a new Message ID', async () => {
      const { script, bodies } = start();
      for (const number of [0, 0, 1, 1]) {
        script.send(put(number, true, String(number).repeat(16)));
        await script.expect({ code: '2.31', options: { [block1]: block(number, true, 16) } });
      }
      script.send(put(2, false, '2'));
      await script.expect({ code: '2.04' });
      expect(bodies[0]).to.equal(`${'0'.repeat(16)}${'1'.repeat(16)}2`);
    });

    it('a new transfer takes the place of the old one', async () => {
      const { script, bodies } = start();
      for (const payload of ['a', 'A']) {
        script.send(put(0, true, payload.repeat(16)));
        await script.expect({ code: '2.31' });
      }
      script.send(put(1, false, 'B'));
      await script.expect({ code: '2.04' });
      expect(bodies).to.deep.equal([`${'A'.repeat(16)}B`]);
    });

    it('keeps transfers apart by peer, options and Request-Tag', async () => {
      const { script, bodies } = start();
      const other = script.transport.peerOf('192.0.2.50', 5683);
      const transfers = [
        ['a1', script.peer, {}],
        ['b2', other, {}],
        ['c3', script.peer, { 15: 'q' }],
        ['d4', script.peer, { 292: 1 }],
      ] as const;
      for (const [[first], from, more] of transfers)
        script.send(put(0, true, first!.repeat(16), 16, more), from);
      for (const [[, last], from, more] of transfers) script.send(put(1, false, last!, 16, more), from);
      await script.discard();
      expect(bodies).to.deep.equal(transfers.map(([[first, last]]) => first!.repeat(16) + last!));
    });

    it('answers a body beyond maxBodyBytes with 4.13 and Size1: as announced, as it grows, and whole', async () => {
      const { script, bodies } = start({ maxBodyBytes: 40 });
      script.send(put(0, true, 'a'.repeat(16), 16, { [size1]: 41 }));
      await script.expect({ code: '4.13', options: { [size1]: 40 } });
      for (const number of [0, 1, 2]) {
        script.send(put(number, true, 'a'.repeat(16)));
        await script.expect({ code: number < 2 ? '2.31' : '4.13' });
      }
      script.send({ type: 'CON', code: 'PUT', id: 9_000, payload: 'x'.repeat(41) });
      await script.expect({ code: '4.13', options: { [size1]: 40 } });
      expect(bodies).to.deep.equal([]);
    });

    it('forgets a transfer that stands still', async () => {
      const { script, clock } = start();
      script.send(put(0, true, 'a'.repeat(16)));
      await script.expect({ code: '2.31' });
      await clock.advance(93_000);
      expect(clock.pendingTimers).to.equal(0);
      script.send(put(1, false, 'b'));
      await script.expect({ code: '4.08' });
    });

    it('keeps no more than maxBlockTransfers and maxBlockBytes: the oldest go', async () => {
      for (const limits of [{ maxBlockTransfers: 2 }, { maxBlockBytes: 32 }]) {
        const { script, bodies } = start(limits);
        for (const name of ['x', 'y', 'z']) script.send(put(0, true, name.repeat(16), 16, { 15: name }));
        for (const name of ['x', 'y', 'z']) script.send(put(1, false, '', 16, { 15: name }));
        await script.discard();
        expect(bodies).to.deep.equal(['y'.repeat(16), 'z'.repeat(16)]);
      }
    });

    it('refuses size exponent 7, and a block in the middle that is not full, with 4.00', async () => {
      const { script } = start();
      for (const number of [block1, block2]) {
        script.send({ type: 'CON', code: 'PUT', id: id++, options: { [number]: 0x0f } });
        await script.expect({ code: '4.00' });
      }
      script.send(put(0, true, 'short'));
      await script.expect({ code: '4.00' });
    });
  });

  describe('Block2', () => {
    const body = 'x'.repeat(40) + 'y'.repeat(40);
    let id = 500;
    const get = (options: Record<number, number | string> = {}) =>
      ({ type: 'CON', code: 'GET', id: id++, token: '0b', path: ['big'], options }) as const;

    /** A server that counts the calls of its handler. */
    function counting(): ReturnType<typeof startLockstep> & { counts: { calls: number } } {
      const counts = { calls: 0 };
      const handler = () => {
        counts.calls += 1;
        return text(body);
      };
      return { ...startLockstep({ handler, limits: { blockSize: 32 } }), counts };
    }

    it('says Block2 0 for a short body that was asked for in blocks, none where it was not', async () => {
      const { script } = startLockstep({ handler: () => text('short') });
      script.send(get({ [block2]: block(0, false, 64) }));
      await script.expect({ options: { [block2]: block(0, false, 64) }, payload: 'short' });
      script.send(get());
      await script.expect({ options: { [block2]: undefined, [etag]: undefined }, payload: 'short' });
    });

    it('asks for a body that is no longer stored again, with the same ETag if it is unchanged', async () => {
      const { script, clock, counts } = counting();
      script.send(get());
      const first = await script.expect();
      await clock.advance(93_000);
      expect(clock.pendingTimers).to.equal(0);
      script.send(get({ [block2]: block(1, false, 32) }));
      const options = { [block2]: block(1, true, 32) };
      const second = await script.expect({ options, payload: body.slice(32, 64) });
      expect(findOption(second.options, etag)).to.deep.equal(findOption(first.options, etag));
      expect(counts.calls).to.equal(2);
    });

    it('does not repeat a POST for a later block', async () => {
      const { script, counts } = counting();
      const post = { type: 'CON', code: 'POST', path: ['big'] } as const;
      script.send({ ...post, id: 900, payload: 'go' });
      await script.expect({ options: { [block2]: block(0, true, 32) } });
      script.send({ ...post, id: 901, options: { [block2]: block(1, false, 32) } });
      await script.expect({ payload: body.slice(32, 64) });
      script.send({ ...post, id: 902, path: ['other'], options: { [block2]: block(1, false, 32) } });
      await script.expect({ code: '4.08' });
      expect(counts.calls).to.equal(1);
    });

    it('answers a block past the end with 4.02', async () => {
      const { script } = startLockstep({ handler: () => text(body), limits: { blockSize: 32 } });
      script.send(get());
      await script.expect();
      script.send(get({ [block2]: block(9, false, 32) }));
      await script.expect({ code: '4.02' });
      script.send({ ...get({ [block2]: block(9, false, 32) }), path: ['new'] });
      await script.expect({ code: '4.02' });
    });

    it('keeps the bodies of peers apart', async () => {
      const handler: RequestHandler = ({ peer }) => text(peer.key.padEnd(60, '.'));
      const { script } = startLockstep({ handler, limits: { blockSize: 16 } });
      const other = script.transport.peerOf('192.0.2.50', 5683);
      script.send(get());
      script.send(get(), other);
      await script.discard();
      script.send(get({ [block2]: block(0, false, 16) }));
      await script.expect({ payload: '192.0.2.99:5683.' });
      script.send(get({ [block2]: block(0, false, 16) }), other);
      await script.expect({ payload: '192.0.2.50:5683.' });
    });
  });
});
