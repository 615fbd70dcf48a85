import { expect } from 'chai';
import { parseFleetFile, runScenarioInVirtualTime, type FleetReport } from '../../src/index.ts';
import { guideTable } from '../support/guide-table.ts';
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

/** When the server falls silent, and when it answers again. */
const silences: readonly (readonly [title: string, of: (seconds: number) => readonly [number, number]])[] = [
  ['never', () => [0, 0]],
  ['from the start', () => [0, Infinity]],
  ['from 0.05 s, while devices register', () => [0.05, Infinity]],
  ['from the middle', (seconds) => [seconds / 2, Infinity]],
  ['from 0.01 s before the end', (seconds) => [seconds - 0.01, Infinity]],
  ['from the end', (seconds) => [seconds, Infinity]],
  ['for 1 s in the middle', (seconds) => [seconds / 2, seconds / 2 + 1]],
];
const durations = [2, 10, 30, 60];

describe('the verdict on a short run', () => {
  const documented = new Map(
    guideTable('fleet-verdict.md', 'the server is silent').map(([title = '', ...cells]) => [title, cells]),
  );

  for (const [title, of] of silences) {
    it(`is that of the guide if the server is silent ${title}`, async () => {
      const found: string[] = [];
      for (const seconds of durations) {
        const [left, stayed] = [
          await verdictOf(seconds, true, of(seconds)),
          await verdictOf(seconds, false, of(seconds)),
        ];
        found.push(left === stayed ? left : `${left}, ${stayed}`);
        const isSeen = of(seconds)[1] < Infinity;
        for (const verdict of [left, stayed]) expect(verdict === 'passed', `${seconds} s`).to.equal(isSeen);
      }
      expect(found).to.deep.equal(documented.get(title));
    });
  }
});
