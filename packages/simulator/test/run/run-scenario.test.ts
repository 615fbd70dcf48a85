import { expect } from 'chai';
import { VirtualClock } from '@muster/testkit';
import { runScenario, type LoadedFleetFile } from '../../src/index.ts';
import { MemoryNetwork } from '../support/memory-network.ts';

const file: LoadedFleetFile = {
  version: 1,
  name: 'smoke',
  server: 'coap://127.0.0.1:5683',
  durationSeconds: 60,
  cohorts: [{ name: 'meters', count: 3 }],
  objectModels: [],
};

describe('runScenario', () => {
  let clock: VirtualClock;
  let network: MemoryNetwork;

  beforeEach(() => {
    clock = new VirtualClock();
    network = new MemoryNetwork(clock);
  });

  const options = { transport: async ({ index }: { index: number }) => network.open(10_000 + index) };

  it('runs for the duration of the file, stops the devices and resolves the report', async () => {
    const run = runScenario(file, { ...options, clock });
    await clock.advance(59_000);
    expect(run.fleet.stats.registered).to.equal(3);
    await clock.advance(2000);
    const report = await run.report;
    expect(report).to.include({ name: 'smoke', verdict: 'passed' });
    expect(report.cohorts).to.deep.equal([{ name: 'meters', devices: 3, registered: 3 }]);
    expect(run.fleet.devices.map(({ state }) => state)).to.deep.equal(['closed', 'closed', 'closed']);
  });

  it('takes the duration of the options before that of the file', async () => {
    const run = runScenario(file, { ...options, clock, durationSeconds: 5 });
    await clock.advance(6000);
    expect((await run.report).durationSeconds).to.be.within(5, 6);
  });

  it('ends early when it is stopped, or its signal aborts', async () => {
    const run = runScenario(file, { ...options, clock });
    await clock.advance(3000);
    run.stop();
    await clock.advance(1000);
    const report = await run.report;
    expect(report.verdict).to.equal('passed');
    expect(report.durationSeconds).to.be.within(3, 4);
    const controller = new AbortController();
    const other = runScenario(file, { ...options, clock, signal: controller.signal });
    await clock.advance(4000);
    controller.abort();
    await clock.advance(1000);
    expect((await other.report).durationSeconds).to.be.within(4, 5);
  });
});
