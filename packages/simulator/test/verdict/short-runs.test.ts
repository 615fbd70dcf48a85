import { expect } from 'chai';
import { parseFleetFile, runScenarioInVirtualTime, type FleetReport } from '../../src/index.ts';
import { wrongServer } from '../support/wrong-server.ts';

/** The verdict on a server that is silent between two times, as one that was killed or stopped. */
async function verdictOf(
  seconds: number,
  deregister: boolean,
  [from, to]: readonly [number, number],
): Promise<FleetReport['verdict']> {
  const file = parseFleetFile(`
version: 1
durationSeconds: ${seconds}
cohorts: [{ name: meters, count: 10, lifetimeSeconds: 40, confirmableNotifications: true }]
`);
  const isSilent = (at: number): boolean => at >= from && at < to;
  const server = wrongServer(({ message, seconds: at }) => (isSilent(at) ? [] : [message]));
  const run = await runScenarioInVirtualTime(file, { deregister, virtualTime: { server } });
  return (await run.report).verdict;
}

describe('the verdict on a short run', () => {
  for (const seconds of [2, 10, 30, 60]) {
    it(`of ${seconds} s does not pass if the server stops at the start, in the middle or at the end`, async () => {
      for (const deregister of [true, false]) {
        expect(await verdictOf(seconds, deregister, [0, 0]), 'right').to.equal('passed');
        for (const from of [0, 0.05, seconds / 2, seconds - 0.01, seconds])
          expect(await verdictOf(seconds, deregister, [from, Infinity]), `from ${from}`).to.not.equal(
            'passed',
          );
      }
    });

    it(`of ${seconds} s passes if a stopped server goes on in time`, async () => {
      for (const deregister of [true, false])
        expect(await verdictOf(seconds, deregister, [seconds / 2, seconds / 2 + 1])).to.equal('passed');
    });
  }
});
