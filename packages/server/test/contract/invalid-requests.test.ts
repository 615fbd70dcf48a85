import { readFileSync } from 'node:fs';
import { expect } from 'chai';
import fc from 'fast-check';
import { faultsOfAnswer, type PlainAnswer } from './support/answers.ts';
import { operations, type DescribedOperation } from './support/document.ts';
import { invalidRequests } from './support/invalid.ts';
import type { TriedRequest, Way } from './support/wire.ts';
import { snapshotOf } from './support/snapshot.ts';
import { SharedStage } from './support/stage.ts';

const RUNS = Number(process.env['MUSTER_FUZZ_RUNS'] ?? 8);
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
  const shared = SharedStage.perSuite();
  /** Whether a valid request has deleted rows that the next operation needs. */
  let isBare = false;

  beforeEach(async () => {
    if (isBare) await shared.renew();
    isBare = false;
  });

  /** Rows of earlier operations can be in the way of those that this one needs. */
  async function waysOf(operation: DescribedOperation): Promise<Way[]> {
    try {
      return await invalidRequests(shared.stage, operation);
    } catch {
      await shared.renew();
      return invalidRequests(shared.stage, operation);
    }
  }

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
    const answer = await shared.stage.wire.send(request);
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

  for (const [index, operation] of operations.entries()) {
    it(`${operation.operationId} refuses them and changes nothing`, async function () {
      this.timeout(120_000 + RUNS * 100);
      const ways = await waysOf(operation);
      const { app } = shared.stage;
      const weights = ways.reduce((sum, { weight }) => sum + weight, 0);
      let refusals = 0;
      let state = await snapshotOf(app);
      const check = async (one: TriedRequest): Promise<void> => {
        if (await tryOut(operation, one)) refusals += 1;
        else if (
          operation.method !== 'GET' ||
          operation.answers.has(204) ||
          issues.has(operation.operationId)
        ) {
          isBare ||= operation.method === 'DELETE';
          await app.world.settle();
          state = await snapshotOf(app);
        }
      };
      // Some unusual requests are valid. More are generated until the service has refused enough.
      for (let round = 0; refusals < RUNS && round < MAX_ROUNDS; round += 1) {
        // Each kind of fault once at least, and with another seed for each operation, so that they differ.
        for (const { weight, arbitrary } of ways) {
          const numRuns = Math.ceil((RUNS * weight) / weights);
          const seed = SEED + index + round * operations.length;
          await fc.assert(fc.asyncProperty(arbitrary, check), { seed, numRuns });
        }
      }
      expect(refusals, 'refused requests').to.be.at.least(RUNS);
      expect(await snapshotOf(app)).to.equal(state);
      expect(app.defects).to.deep.equal([]);
      const alive = await app.get('/version');
      expect(alive.status).to.equal(200);
    });
  }
});
