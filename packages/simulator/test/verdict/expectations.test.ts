import { expect } from 'chai';
import { parseFleetFile, runScenarioInVirtualTime, type FleetReport } from '../../src/index.ts';
import { when, withCode, wrongServer, type Wrong } from '../support/wrong-server.ts';

const right: Wrong = ({ message }) => [message];

/** The report of a fleet of four devices for a minute, against the plain server with a fault. */
async function reportOf(text: string, wrong: Wrong = right): Promise<FleetReport> {
  const file = parseFleetFile(`
version: 1
seed: 3
durationSeconds: 60
${text}`);
  const virtualTime = { server: wrongServer(wrong) };
  return (await runScenarioInVirtualTime(file, { virtualTime })).report;
}

describe('figures of a run', () => {
  const churn = 'cohorts: [{ name: meters, count: 4, lifetimeSeconds: 600, churn: { everySeconds: 10 } }]';
  for (const code of ['4.00', '5.03']) {
    it(`count no object list that the server refuses with ${code} as changed`, async () => {
      const { stats } = await reportOf(
        churn,
        when('update', ({ message }) => [withCode(message, code)]),
      );
      expect(stats.churned).to.equal(0);
    });
  }

  it('count each object list that the server accepts as changed', async () => {
    const { stats } = await reportOf(churn);
    expect(stats.churned).to.equal(stats.updates).and.to.be.at.least(16);
  });
});
