import { VirtualScene } from '../support/virtual-fleet.ts';
import { expect } from 'chai';
import type { FleetOptions } from '../../src/index.ts';

/** Plays a fleet on a virtual clock and returns the times of the datagrams that it sent. */
async function play(options: Partial<FleetOptions>, seconds: number): Promise<number[]> {
  const scene = new VirtualScene();
  const fleet = scene.fleet({ devices: 12, ...options });
  const started = fleet.start();
  await scene.pass(seconds);
  await started;
  await scene.stop(fleet);
  return scene.network.transcript.map((line) => Number(line.split(' ')[0]));
}

describe('a fleet', () => {
  it('starts by its rate', async () => {
    const times = (await play({ startRatePerSecond: 2 }, 10)).slice(0, 12);
    const first = times[0] ?? 0;
    expect(times.map((time) => Math.round((time - first) / 500))).to.deep.equal([...times.keys()]);
  });

  it('spreads its Updates instead of sending them in step', async () => {
    const sent = await play({ devices: 50, updateIntervalSeconds: 60, lifetimeSeconds: 300 }, 70);
    const updates = sent.slice(50);
    expect(Math.max(...updates) - Math.min(...updates)).to.be.above(5000);
  });

  it('comes back after an hour without a server, with growing pauses', async () => {
    const scene = new VirtualScene();
    scene.network.isSilent = true;
    await using fleet = scene.fleet({ devices: 5 });
    const started = fleet.start();
    for (let minute = 0; minute < 60; minute += 1) await scene.clock.advance(60_000);
    await started;
    const { stats } = fleet;
    expect(stats.registered + stats.registrations).to.equal(0);
    // Each try is five datagrams over some 45 to 93 s, each pause at most 120 s.
    expect(scene.network.transcript.length / 5 / 5).to.be.within(15, 40);
    scene.network.isSilent = false;
    await scene.pass(240);
    expect(fleet.stats).to.include({ registered: 5, registrations: 5, failed: 0 });
    await scene.stop(fleet);
  });
});
