import { expect } from 'chai';
import { faultsOfAnswer } from './support/answers.ts';
import { casesOf, operations, type DescribedOperation } from './support/document.ts';
import { SharedStage } from './support/stage.ts';

function successOf({ answers }: DescribedOperation): readonly number[] {
  return [...answers.keys()].filter((status) => status < 300);
}

describe('every operation of the contract', () => {
  const shared = SharedStage.perSuite();
  const exercised = new Set<string>();

  for (const [operation, mediaType, title] of casesOf()) {
    it(`${title} responds as the contract says`, async () => {
      const answer = await shared.succeed(operation, mediaType);
      expect(successOf(operation), `${answer.status} ${answer.text}`).to.include(answer.status);
      expect(faultsOfAnswer(operation, answer)).to.deep.equal([]);
      const location = answer.header('location');
      if (location !== undefined) {
        const { app } = shared.stage;
        expect((await app.get(location.replace('/api/v3', ''))).status, location).to.equal(200);
      }
      exercised.add(operation.operationId);
    });
  }

  it('has been exercised', () => {
    const left = operations.map((one) => one.operationId).filter((id) => !exercised.has(id));
    expect(left, 'operations of openapi.yaml without a case that passed').to.deep.equal([]);
  });
});
