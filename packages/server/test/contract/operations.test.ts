import { expect } from 'chai';
import { faultsOfAnswer } from './support/answers.ts';
import { operations } from './support/document.ts';
import type { DescribedOperation } from './support/document.ts';
import { Stage } from './support/stage.ts';

/** One case for each media type of a body; one case for operations without a body. */
const cases = operations.flatMap((operation): [DescribedOperation, string | undefined][] =>
  operation.bodies.size === 0
    ? [[operation, undefined]]
    : [...operation.bodies.keys()].map((mediaType) => [operation, mediaType]),
);

function successOf({ answers }: DescribedOperation): readonly number[] {
  return [...answers.keys()].filter((status) => status < 300);
}

describe('every operation of the contract', () => {
  let stage: Stage;
  const exercised = new Set<string>();

  beforeEach(async () => {
    stage = await Stage.start();
  });

  afterEach(async () => {
    expect(stage.app.defects).to.deep.equal([]);
    await stage.close();
  });

  for (const [operation, mediaType] of cases) {
    const title = `${operation.operationId}${mediaType === undefined ? '' : ` with ${mediaType}`}`;
    it(`${title} responds as the contract says`, async () => {
      const request = await stage.requestFor(operation, mediaType);
      const answer = await stage.wire.send(request);
      expect(successOf(operation), `${answer.status} ${answer.text}`).to.include(answer.status);
      expect(faultsOfAnswer(operation, answer)).to.deep.equal([]);
      const location = answer.header('location');
      if (location !== undefined) {
        expect((await stage.app.get(location.replace('/api/v3', ''))).status, location).to.equal(200);
      }
      exercised.add(operation.operationId);
    });
  }

  it('has been exercised', () => {
    const left = operations.map((one) => one.operationId).filter((id) => !exercised.has(id));
    expect(left, 'operations of openapi.yaml without a case that passed').to.deep.equal([]);
  });
});
