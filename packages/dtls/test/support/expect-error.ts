import { expect } from 'chai';
import { DtlsError } from '../../src/errors.ts';

/** Expects a DtlsError of that kind. */
export function expectError(kind: DtlsError['kind'], task: () => unknown): void {
  expect(task).to.throw(DtlsError).with.property('kind', kind);
}
