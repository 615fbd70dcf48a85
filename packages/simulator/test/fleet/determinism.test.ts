import { VirtualScene } from '../support/virtual-fleet.ts';
import { expect } from 'chai';
import type { FleetOptions, FleetStats } from '../../src/index.ts';

/** Plays a fleet on a virtual clock and returns every datagram that it sent, with its time. */
async function play(
  options: Partial<FleetOptions>,
  seconds: number,
): Promise<{ sent: string[]; stats: FleetStats }> {
  const scene = new VirtualScene();
  const fleet = scene.fleet({ devices: 12, ...options });
  const started = fleet.start();
  await scene.pass(seconds);
  await started;
  const { stats } = fleet;
  await scene.stop(fleet);
  return { sent: scene.network.transcript, stats };
}

describe('a fleet', () => {
  const busy: Partial<FleetOptions> = { seed: 7, lifetimeSeconds: 120, churn: { everySeconds: 30 } };

  it('sends the same bytes at the same times with the same seed, others with another', async () => {
    const first = await play(busy, 300);
    const second = await play(busy, 300);
    expect(first.stats).to.include({ registered: 12, registrations: 12, troubles: 0 });
    expect(first.stats.updates).to.be.above(12 * 8);
    expect(first.sent).to.deep.equal(second.sent);
    expect((await play({ ...busy, seed: 8 }, 60)).sent).to.not.deep.equal((await play(busy, 60)).sent);
  });

  it('starts by its rate', async () => {
    const { sent } = await play({ startRatePerSecond: 2 }, 10);
    const times = sent.slice(0, 12).map((line) => Number(line.split(' ')[0]));
    const first = times[0] ?? 0;
    expect(times.map((time) => Math.round((time - first) / 500))).to.deep.equal([...times.keys()]);
  });

  it('spreads its Updates instead of sending them in step', async () => {
    const { sent } = await play({ devices: 50, updateIntervalSeconds: 60, lifetimeSeconds: 300 }, 70);
    const updates = sent.slice(50).map((line) => Number(line.split(' ')[0]));
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
