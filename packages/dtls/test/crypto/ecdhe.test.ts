import { inspect } from 'node:util';
import { expect } from 'chai';
import { AlertDescription } from '../../src/alert.ts';
import { createEcdhe } from '../../src/crypto/ecdhe.ts';
import { DecodeError } from '../../src/errors.ts';

describe('ECDHE over P-256', () => {
  it('agrees on 32 bytes, with other keys each time', () => {
    const [one, other] = [createEcdhe(), createEcdhe()];
    const shared = one.sharedSecret(other.publicPoint);
    expect(shared.length).to.equal(32);
    expect(shared).to.deep.equal(other.sharedSecret(one.publicPoint));
    expect(one.publicPoint.length).to.equal(65);
    expect(one.publicPoint).not.to.deep.equal(other.publicPoint);
  });

  it('refuses bytes that are not an uncompressed point of the curve, with illegal_parameter', () => {
    const point = createEcdhe().publicPoint;
    const offCurve = Buffer.from(point);
    offCurve[64]! ^= 1;
    const points = [
      Buffer.alloc(0),
      Buffer.alloc(1),
      Buffer.alloc(65),
      Buffer.concat([Buffer.of(4), Buffer.alloc(64)]),
      Buffer.concat([Buffer.of(4), Buffer.alloc(64, 0xff)]),
      Buffer.concat([Buffer.of(2), point.subarray(1, 33)]),
      Buffer.concat([point, Buffer.of(0)]),
      offCurve,
    ];
    for (const bad of points) {
      expect(() => createEcdhe().sharedSecret(bad))
        .to.throw(DecodeError)
        .with.property('alert', AlertDescription.illegalParameter);
    }
  });

  it('shows nothing of its private key', () => {
    expect(inspect(createEcdhe(), { showHidden: true, depth: 9 })).to.equal('Ecdhe { secret }');
  });
});
