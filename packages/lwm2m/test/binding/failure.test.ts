import { CoapAbortError, CoapRequestError, type CoapRequestErrorKind } from '@muster/coap';
import { expect } from 'chai';
import { unreachable, wasSent } from '../../src/binding/failure.ts';
import type { UnreachableKind } from '../../src/core.ts';

describe('requests without a response', () => {
  for (const [kind, expected, isSent] of [
    ['timeout', 'timeout', true],
    ['reset', 'reset', true],
    ['blockwise', 'faulty', true],
    ['invalid', 'faulty', true],
    ['too-large', 'too-large', true],
    ['overload', 'overload', false],
    ['closed', 'closed', false],
  ] satisfies readonly (readonly [CoapRequestErrorKind, UnreachableKind, boolean])[]) {
    it(`keep their cause: ${kind} is ${expected}`, () => {
      const error = unreachable(new CoapRequestError(kind, 'what happened'));
      expect(error).to.include({ name: 'DeviceUnreachableError', kind: expected, message: 'what happened' });
      expect(wasSent(error)).to.equal(isSent);
    });
  }

  it('stay as they are if they were aborted, or failed for another reason', () => {
    for (const error of [new CoapAbortError('enough'), new TypeError('x')])
      expect(unreachable(error)).to.equal(error);
  });
});
