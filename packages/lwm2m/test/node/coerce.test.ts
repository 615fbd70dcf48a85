import { expect } from 'chai';
import { coerceValue, inferDataType, sameValue, ValueError, type ResourceDataType } from '../../src/core.ts';

describe('values from outside', () => {
  const good: [ResourceDataType, unknown, unknown][] = [
    ['Integer', '42', 42],
    ['Integer', 42, 42],
    ['Integer', 42n, 42],
    ['Integer', -0, 0],
    ['UnsignedInteger', 2n ** 64n - 1n, 2n ** 64n - 1n],
    ['Float', '22.5', 22.5],
    ['Float', 22, 22],
    ['Boolean', 1, true],
    ['Boolean', 'false', false],
    ['String', 5, '5'],
    ['String', true, 'true'],
    ['Time', '2026-01-14T00:00:00Z', new Date('2026-01-14')],
    ['Time', 1_367_491_215, new Date('2013-05-02T10:40:15Z')],
    ['Opaque', 'AQID', Buffer.from([1, 2, 3])],
    ['Opaque', [1, 2, 3], Buffer.from([1, 2, 3])],
    ['Objlnk', '3303:0', { objectId: 3303, instanceId: 0 }],
    ['Objlnk', { objectId: 3303, instanceId: 0, more: 1 }, { objectId: 3303, instanceId: 0 }],
  ];
  for (const [type, value, expected] of good) {
    it(`makes ${type} of ${String(value)} (${typeof value})`, () => {
      expect(coerceValue({ type }, value)).to.deep.equal(expected);
    });
  }

  const bad: [ResourceDataType, unknown][] = [
    ['Integer', 1.5],
    ['Integer', 1e300],
    ['Integer', Number.NaN],
    ['Integer', true],
    ['Integer', null],
    ['Integer', {}],
    ['UnsignedInteger', -1],
    ['Float', undefined],
    ['Float', []],
    ['Boolean', 2],
    ['Boolean', null],
    ['String', {}],
    ['String', null],
    ['Time', new Date(Number.NaN)],
    ['Time', Number.POSITIVE_INFINITY],
    ['Opaque', [256]],
    ['Opaque', ['1']],
    ['Opaque', 5],
    ['Objlnk', { objectId: -1, instanceId: 0 }],
    ['Objlnk', 5],
    ['None', 'x'],
    ['None', 1],
  ];
  for (const [type, value] of bad) {
    it(`refuses to make ${type} of ${String(value)} (${typeof value})`, () => {
      expect(() => coerceValue({ type }, value)).to.throw(ValueError);
    });
  }

  it('infers the type that fits a value', () => {
    const values = ['x', true, 1, 2n ** 60n, 1.5, Buffer.of(1), new Date(), { objectId: 1, instanceId: 0 }];
    expect(values.map(inferDataType).join(' ')).to.equal(
      'String Boolean Integer Integer Float Opaque Time Objlnk',
    );
  });

  it('compares values by content', () => {
    expect(sameValue(Buffer.of(1, 2), new Uint8Array([1, 2]))).to.equal(true);
    expect(sameValue(Buffer.of(1, 2), Buffer.of(1))).to.equal(false);
    expect(sameValue(Number.NaN, Number.NaN)).to.equal(true);
    expect(sameValue(0, -0)).to.equal(true);
    expect(sameValue(new Date(5), new Date(5))).to.equal(true);
    expect(sameValue(new Date(5), 5)).to.equal(false);
    expect(sameValue({ objectId: 1, instanceId: 0 }, { objectId: 1, instanceId: 0 })).to.equal(true);
    expect(sameValue({ objectId: 1, instanceId: 0 }, new Date(5))).to.equal(false);
  });
});
