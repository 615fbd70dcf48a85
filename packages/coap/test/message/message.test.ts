import { expect } from 'chai';
import { generate } from 'coap-packet';
import fc from 'fast-check';
import {
  blockSizes,
  codeText,
  decodeBlock,
  DecodeError,
  decodeMessage,
  decodeUint,
  encodeBlock,
  encodeEmpty,
  encodeMessage,
  encodeUint,
  MessageType,
  methodOfCode,
  parseResponseCode,
} from '../../src/index.ts';
import type { Message } from '../../src/index.ts';
import { hex } from '../support/bytes.ts';

const empty: Message = { type: 0, code: 1, messageId: 1, token: hex(''), options: [], payload: hex('') };

describe('message', () => {
  describe('bytes of RFC 7252 appendix A', () => {
    const path = [{ number: 11, value: Buffer.from('temperature') }];
    const get = {
      type: MessageType.confirmable,
      code: 1,
      messageId: 0x7d34,
      token: '',
      options: path,
      text: '',
    };
    const piggybacked = { type: MessageType.acknowledgement, code: 0x45, options: [], text: '22.3 C' };
    for (const [name, bytes, expected] of [
      ['confirmable GET of figure 16', '40 01 7d34 bb 74656d7065726174757265', get],
      ['piggybacked response of figure 16', '60 45 7d34 ff 32322e332043', { ...get, ...piggybacked }],
      [
        'request with a token of figure 17',
        '41 01 7d35 20 bb 74656d7065726174757265',
        { ...get, messageId: 0x7d35, token: '20' },
      ],
      [
        'non-confirmable message',
        '51 01 7d40 75 bb 74656d7065726174757265',
        { ...get, type: MessageType.nonConfirmable, messageId: 0x7d40, token: '75' },
      ],
    ] as const) {
      it(`reads and writes the ${name}`, () => {
        const message = decodeMessage(hex(bytes));
        const { token, payload, ...rest } = message;
        const texts = { token: token.toString('hex'), text: payload.toString() };
        expect({ ...rest, ...texts }).to.deep.equal(expected);
        expect(encodeMessage(message)).to.deep.equal(hex(bytes));
      });
    }

    it('writes empty acknowledgements, resets and pings', () => {
      expect(encodeEmpty(MessageType.acknowledgement, 0x7d38)).to.deep.equal(hex('60 00 7d38'));
      expect(encodeEmpty(MessageType.reset, 0xffff)).to.deep.equal(hex('70 00 ffff'));
      expect(encodeEmpty(MessageType.confirmable, 1)).to.deep.equal(hex('40 00 0001'));
      expect(decodeMessage(hex('70 00 ffff'))).to.include({ type: MessageType.reset, code: 0 });
    });
  });

  it('reads option deltas and lengths with one and two extension bytes', () => {
    const options = [
      { number: 11, value: Buffer.alloc(13, 'p') },
      { number: 60, value: hex('0400') },
      { number: 2049, value: Buffer.alloc(300, 'v') },
      { number: 65_535, value: Buffer.alloc(0) },
    ];
    const message = { ...empty, token: hex('0102030405060708'), options, payload: Buffer.from([0xff, 0x00]) };
    expect(decodeMessage(encodeMessage(message))).to.deep.equal(message);
  });

  const malformed: readonly [name: string, bytes: string, reason: string][] = [
    ['nothing', '', 'too-short'],
    ['three bytes', '40 01 00', 'too-short'],
    ['version 0', '00 01 0001', 'version'],
    ['version 2', '80 01 0001', 'version'],
    ['a token length of 9', '49 01 0001 010203040506070809', 'token-length'],
    ['a token length of 13', '4d 01 0001 00 00000000000000000000000000', 'token-length'],
    ['a token length of 15', '4f 01 0001', 'token-length'],
    ['a token past the end', '44 01 0001 0102', 'truncated-token'],
    ['an empty message with a token', '41 00 0001 aa', 'empty-with-content'],
    ['an empty message with a payload', '40 00 0001 ff 01', 'empty-with-content'],
    ['code class 1', '40 20 0001', 'reserved-code'],
    ['code class 6', '40 c0 0001', 'reserved-code'],
    ['code class 7', '40 e1 0001', 'reserved-code'],
    ['an option delta of 15', '40 01 0001 f1 00', 'option-delta'],
    ['an option length of 15', '40 01 0001 1f 00', 'option-length'],
    ['an option past the end', '40 01 0001 b5 61', 'truncated-option'],
    ['a delta extension past the end', '40 01 0001 d0', 'truncated-option'],
    ['a two-byte length extension past the end', '40 01 0001 1e 00', 'truncated-option'],
    ['an option number above 65535', '40 01 0001 e0 ffff', 'option-number'],
    ['a payload marker without a payload', '40 01 0001 ff', 'empty-payload'],
    ['129 options', `40 01 0001 ${'00'.repeat(129)}`, 'too-many-options'],
  ];
  for (const [name, bytes, reason] of malformed) {
    it(`refuses ${name}`, () => {
      expect(() => decodeMessage(hex(bytes)))
        .to.throw(DecodeError)
        .with.property('reason', reason);
    });
  }

  const bytesUpTo = (maxLength: number) => fc.uint8Array({ maxLength }).map((bytes) => Buffer.from(bytes));
  const option = fc.record({ number: fc.nat(65_535), value: bytesUpTo(300) });
  const anyMessage = fc.record({
    type: fc.constantFrom(0 as const, 1 as const, 2 as const, 3 as const),
    code: fc.constantFrom(1, 2, 5, 7, 31, 0x41, 0x45, 0x84, 0xa0),
    messageId: fc.nat(65_535),
    token: bytesUpTo(8),
    options: fc.array(option, { maxLength: 12 }).map((list) => list.sort((a, b) => a.number - b.number)),
    payload: bytesUpTo(100),
  });

  it('writes the bytes that coap-packet writes, and reads them', () => {
    fc.assert(
      fc.property(anyMessage, (message) => {
        const { type, code, messageId, token, payload } = message;
        const bytes = generate(
          {
            code: `${code >> 5}.${String(code & 31).padStart(2, '0')}`,
            confirmable: type === MessageType.confirmable,
            ack: type === MessageType.acknowledgement,
            reset: type === MessageType.reset,
            messageId,
            token,
            options: message.options.map(({ number, value }) => ({ name: number, value })),
            payload,
          },
          65_507,
        );
        expect(encodeMessage(message)).to.deep.equal(bytes);
        expect(decodeMessage(bytes)).to.deep.equal(message);
      }),
      { numRuns: 500, seed: 7_252 },
    );
  });

  it('writes options in the order of their numbers, those of one number as they come', () => {
    const options = [
      { number: 12, value: hex('28') },
      { number: 11, value: Buffer.from('a') },
      { number: 11, value: Buffer.from('b') },
    ];
    expect(encodeMessage({ ...empty, options })).to.deep.equal(hex('40 01 0001 b1 61 01 62 11 28'));
    expect(options[0]?.number).to.equal(12);
  });

  it('refuses to write a token of more than 8 bytes, and more than a datagram holds', () => {
    expect(() => encodeMessage({ ...empty, token: Buffer.alloc(9) })).to.throw(RangeError, 'token');
    expect(() => encodeMessage({ ...empty, payload: Buffer.alloc(65_507) })).to.throw(RangeError, '65507');
    expect(encodeMessage({ ...empty, payload: Buffer.alloc(65_502) })).to.have.length(65_507);
  });
});

describe('unsigned integers (RFC 7252 section 3.2)', () => {
  for (const [value, bytes] of [
    [0, ''],
    [1, '01'],
    [255, 'ff'],
    [256, '0100'],
    [11_542, '2d16'],
    [0xff_ffff, 'ffffff'],
    [0xffff_ffff, 'ffffffff'],
  ] as const) {
    it(`writes and reads ${value}`, () => {
      expect(encodeUint(value).toString('hex')).to.equal(bytes);
      expect(decodeUint(hex(bytes))).to.equal(value);
    });
  }

  it('takes leading zero bytes', () => expect(decodeUint(hex('00000005'))).to.equal(5));

  it('rejects values that are not unsigned integers', () => {
    for (const value of [-1, 1.5, NaN, 2 ** 48]) expect(() => encodeUint(value)).to.throw(RangeError);
  });
});

describe('codes', () => {
  it('are written as class and detail', () => {
    expect(codeText(0x45)).to.equal('2.05');
    expect(codeText(0x8f)).to.equal('4.15');
  });

  it('are read when they are response codes', () => {
    expect(parseResponseCode('5.03')).to.equal(0xa3);
    for (const bad of ['0.01', '2.5', '3.00', '9.99', 'abc', '']) {
      expect(() => parseResponseCode(bad)).to.throw(TypeError);
    }
  });

  it('name the methods of RFC 7252 and RFC 8132', () => {
    const expected = ['GET', 'POST', 'PUT', 'DELETE', 'FETCH', 'PATCH', 'iPATCH', undefined];
    expect([1, 2, 3, 4, 5, 6, 7, 8].map(methodOfCode)).to.deep.equal(expected);
  });
});

describe('blocks (RFC 7959 section 2.2)', () => {
  it('writes and reads number, more and size', () => {
    for (const size of blockSizes) {
      for (const number of [0, 1, 15, 16, 4_095, 0xf_ffff]) {
        const block = { number, more: number % 2 === 1, size };
        expect(decodeBlock(encodeBlock(block))).to.deep.equal(block);
      }
    }
  });

  it('writes block 0 of size 16 as no bytes', () => {
    expect(encodeBlock({ number: 0, more: false, size: 16 })).to.have.length(0);
  });
});
