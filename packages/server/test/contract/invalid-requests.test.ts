import { readFileSync } from 'node:fs';
import { expect } from 'chai';
import fc from 'fast-check';
import { faultsOfAnswer } from './support/answers.ts';
import type { PlainAnswer } from './support/answers.ts';
import { operations } from './support/document.ts';
import type { DescribedOperation } from './support/document.ts';
import { invalidRequests } from './support/invalid.ts';
import type { TriedRequest } from './support/tried-request.ts';
import { snapshotOf } from './support/snapshot.ts';
import { Stage } from './support/stage.ts';

const RUNS = Number(process.env['MUSTER_FUZZ_RUNS'] ?? 50);
const SEED = Number(process.env['MUSTER_SEED'] ?? 8_259);

const MAX_ROUNDS = 10;

/** HTTP status by Code, from docs/errors.md. */
const documented = new Map(
  [
    ...readFileSync(new URL('../../../../docs/errors.md', import.meta.url), 'utf8').matchAll(
      /^\| `(?<code>[\w-]+)` *\| (?<status>\d{3}) /gmu,
    ),
  ].map(({ groups }) => [groups!['code']!, Number(groups!['status'])]),
);

/** Reads that create the row if it is missing. */
const issues = new Set(['dataCollectors.getRegistrationTicket']);

describe(`invalid requests to every operation of the contract (MUSTER_SEED=${SEED} MUSTER_FUZZ_RUNS=${RUNS})`, () => {
  let stage: Stage;
  /** Whether a valid request may have changed the rows that the next operation needs. */
  let isUsed = false;

  before(async () => {
    stage = await Stage.start();
  });

  beforeEach(async () => {
    if (!isUsed) return;
    await stage.close();
    stage = await Stage.start();
    isUsed = false;
  });

  after(() => stage.close());

  function expectError(operation: DescribedOperation, answer: PlainAnswer): void {
    const error = JSON.parse(answer.text) as Readonly<Record<string, unknown>>;
    expect(documented.get(String(error['Code'])), answer.text).to.equal(answer.status);
    expect(error['RequestId']).to.equal(answer.header('x-request-id'));
    if (answer.status === 404 && error['Code'] === 'route-not-found') return;
    expect(faultsOfAnswer(operation, answer)).to.deep.equal([]);
    if (error['Code'] === 'invalid-request') {
      expect(error['ModelState'], answer.text).to.be.an('object').and.not.to.deep.equal({});
    }
  }

  async function tryOut(
    operation: DescribedOperation,
    { request, isInvalid }: TriedRequest,
  ): Promise<boolean> {
    const answer = await stage.wire.send(request);
    expect(answer.status, answer.text).to.be.below(500);
    expect(({} as Readonly<Record<string, unknown>>)['polluted']).to.equal(undefined);
    if (answer.status >= 400) {
      expectError(operation, answer);
      return true;
    }
    expect(faultsOfAnswer(operation, answer)).to.deep.equal([]);
    expect(isInvalid, `It was answered with ${answer.status}.`).to.equal(false);
    return false;
  }

  for (const operation of operations) {
    it(`${operation.operationId} refuses them and changes nothing`, async function () {
      this.timeout(120_000 + RUNS * 100);
      const requests = await invalidRequests(stage, operation);
      let refusals = 0;
      let state = await snapshotOf(stage.app);
      const property = fc.asyncProperty(requests, async (one) => {
        if (await tryOut(operation, one)) refusals += 1;
        else if (
          operation.method !== 'GET' ||
          operation.answers.has(204) ||
          issues.has(operation.operationId)
        ) {
          isUsed = true;
          await stage.app.world.settle();
          state = await snapshotOf(stage.app);
        }
      });
      // Some unusual requests are valid. More are generated until the service has refused enough.
      for (let round = 0; refusals < RUNS && round < MAX_ROUNDS; round += 1) {
        await fc.assert(property, { seed: SEED + round, numRuns: RUNS });
      }
      expect(refusals, 'refused requests').to.be.at.least(RUNS);
      expect(await snapshotOf(stage.app)).to.equal(state);
      expect(stage.app.defects).to.deep.equal([]);
      const alive = await stage.app.get('/version');
      expect(alive.status).to.equal(200);
    });
  }
});
