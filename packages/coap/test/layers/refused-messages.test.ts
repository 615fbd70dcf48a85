import { expect } from 'chai';
import { hex } from '../support/bytes.ts';
import { closeAll, startLockstep, text } from '../support/lockstep.ts';

describe('what a server turns away before a handler sees it (RFC 7252 sections 4 and 5)', () => {
  afterEach(closeAll);

  describe('messages that are not requests', () => {
    for (const [name, bytes] of [
      ['a token length of 9', '49 01 0102 00'],
      ['an option past the end', '40 01 0102 b5 61'],
      ['a payload marker at the end', '40 01 0102 ff'],
      ['an empty message with content', '40 00 0102 00'],
      ['a reserved code class', '40 e1 0102'],
    ] as const) {
      it(`resets a confirmable message with ${name}, and no other type`, async () => {
        const { script, endpoint } = startLockstep({ handler: () => text('no') });
        const datagram = hex(bytes);
        script.send(datagram);
        expect(await script.expectBytes()).to.deep.equal(hex('70 00 0102'));
        for (const type of [1, 2, 3]) {
          const other = Buffer.from(datagram);
          other[0] = (datagram[0]! & 0xcf) | (type << 4);
          script.send(other);
        }
        await script.expectNothing();
        expect(endpoint.counters.malformed).to.equal(4);
      });
    }

    it('keeps quiet about other versions, fragments of a header, and empty non-confirmable messages', async () => {
      const { script } = startLockstep({ handler: () => text('no') });
      for (const bytes of ['', '40', '40 01 00', '80 01 0001', 'c0 01 0001', '50 00 0001'])
        script.send(hex(bytes));
      await script.expectNothing();
    });

    it('never answers acknowledgements and resets', async () => {
      const { script } = startLockstep({ handler: () => text('no') });
      script.send({ type: 'CON', code: 'GET', id: 1 });
      await script.discard();
      for (const bytes of ['60 00 0001', '70 00 0001', '60 01 0002', '60 45 0003', '70 45 0004'])
        script.send(hex(bytes));
      await script.expectNothing();
    });

    it('resets an unmatched confirmable response, and its duplicates', async () => {
      const { script } = startLockstep();
      for (let count = 0; count < 2; count += 1) {
        script.send({ type: 'CON', code: '2.05', id: 30, token: '30' });
        await script.expect({ type: 'RST', id: 30 });
      }
      script.send({ type: 'NON', code: '2.05', id: 31, token: '31' });
      await script.expectNothing();
    });
  });

  describe('options (section 5.4)', () => {
    for (const [name, options] of [
      ['an unknown critical option', { 65: 'x' }],
      ['OSCORE, which this endpoint does not speak', { 9: 'x' }],
      ['a critical option twice that must not be', { 17: [0, 0] }],
      ['a critical option too long', { 17: Buffer.alloc(3, 1) }],
      ['a path that is not UTF-8', { 11: Buffer.from([0xff, 0xfe]) }],
    ] as const) {
      it(`answers ${name} with 4.02, resets it in a non-confirmable request`, async () => {
        const { script } = startLockstep({ handler: () => text('no') });
        script.send({ type: 'CON', code: 'GET', id: 40, token: '40', options });
        await script.expect({ type: 'ACK', code: '4.02', id: 40, token: '40' });
        script.send({ type: 'NON', code: 'GET', id: 41, token: '41', options });
        await script.expect({ type: 'RST', id: 41 });
      });
    }

    for (const [what, options, code] of [
      ['ignores unknown elective options', { 2048: 'x' }, '2.05'],
      ['answers a request for a proxy with 5.05', { 35: 'coap://elsewhere/' }, '5.05'],
    ] as const) {
      it(what, async () => {
        const { script } = startLockstep({ handler: () => text('yes') });
        script.send({ type: 'CON', code: 'GET', id: 42, options });
        await script.expect({ code });
      });
    }

    it('answers undefined methods with 4.05', async () => {
      const { script } = startLockstep({ handler: () => text('no') });
      script.send(hex('40 08 0050'));
      await script.expect({ type: 'ACK', code: '4.05', id: 0x50 });
      script.send(hex('40 1f 0051'));
      await script.expect({ code: '4.05' });
    });
  });
});
