import { expect } from 'chai';
import { read } from '../../../src/http/handler.ts';
import { StoreError, UniqueViolationError, type StoreErrorCode } from '../../../src/store/port.ts';
import { expectError, TestApp } from '../../support/app.ts';

describe('responses to failures of the store', () => {
  let failing: TestApp;
  let failure: Error;

  before(async () => {
    const get = async (): Promise<never> => {
      throw failure;
    };
    failing = await TestApp.start({}, { routes: { 'version.get': read(get) } });
  });

  after(async () => {
    await failing.close();
  });

  const cases: readonly (readonly [StoreErrorCode, number, string])[] = [
    ['overloaded', 503, 'overloaded'],
    ['timeout', 503, 'overloaded'],
    ['too-slow', 400, 'query-too-slow'],
    ['disk-full', 503, 'store-unavailable'],
    ['read-only', 503, 'store-unavailable'],
    ['io', 503, 'store-unavailable'],
    ['closed', 503, 'shutting-down'],
    ['invalid', 500, 'internal'],
  ];
  for (const [code, status, answered] of cases) {
    it(`${code}: ${status} ${answered}`, async () => {
      failure = new StoreError(code, 'of no concern to clients');
      const answer = await failing.get('/version');
      expectError(answer, status, answered);
      expect(answer.headers.get('retry-after')).to.equal(status === 503 ? '2' : null);
      expect(JSON.stringify(answer.body)).not.to.contain('concern');
      if (status < 500) return;
      const last = failing.defects.at(-1);
      expect(last?.fields).to.include({ requestId: answer.headers.get('x-request-id') });
      expect(last?.fields['err']).to.include({ type: 'StoreError', code, message: failure.message });
    });
  }

  it('a unique key without a message of its service: 409', async () => {
    failure = new UniqueViolationError('things', ['name']);
    expectError(await failing.get('/version'), 409, 'already-exists');
  });

  it('an aborted request of our own making is a defect like any other', async () => {
    failure = new DOMException('aborted', 'AbortError');
    expectError(await failing.get('/version'), 500, 'internal');
  });
});
