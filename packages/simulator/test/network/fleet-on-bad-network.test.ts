import { expect } from 'chai';
import { renderReport, type Fleet, type FleetOptions } from '../../src/index.ts';
import { VirtualScene } from '../support/virtual-fleet.ts';

describe('a fleet on a bad network', () => {
  let scene: VirtualScene;
  let fleet: Fleet | undefined;

  beforeEach(() => {
    scene = new VirtualScene();
  });

  afterEach(() => fleet?.stop({ deregister: false }));

  /** A fleet that starts as the clock advances. */
  function begin(options: Partial<FleetOptions>): Fleet {
    fleet = scene.fleet({ seed: 7, ...options });
    void fleet.start().catch(() => undefined);
    return fleet;
  }

  it('applies to a transport of the program, on the schedule of the run', async () => {
    await scene.clock.advance(5000);
    const running = begin({ network: [{ lossRate: 1, toSeconds: 10 }] });
    await scene.clock.advance(9900);
    expect(scene.network.transcript).to.be.empty;
    expect(running.stats.registered).to.equal(0);
    await scene.clock.advance(60_000);
    expect(running.stats).to.include({ registered: 1 });
    expect(running.devices[0]!.counters.network!.lost).to.be.above(1);
    expect(renderReport(running.report())).to.match(/network +\d+ lost\n/u);
  });

  it('cohorts have conditions of their own in place of the fleet’s', async () => {
    const running = begin({
      devices: [
        { name: 'near', count: 1, endpoint: 'near', network: [] },
        { name: 'far', count: 1, endpoint: 'far' },
      ],
      network: [{ delayMs: 500 }],
    });
    await scene.clock.advance(2000);
    const [near, far] = running.devices;
    expect(near!.counters).not.to.have.property('network');
    expect(far!.counters.network).to.include({ delayed: 2 });
    expect(running.stats.networkFaults).to.include({ delayed: 2, lost: 0 });
    expect(running.stats.registrationMs.max).to.be.within(1000, 1010);
  });

  it('a fleet on a good network has no figures of network faults', async () => {
    const running = begin({});
    await scene.clock.advance(100);
    expect(running.stats).to.include({ registered: 1 }).and.not.to.have.property('networkFaults');
    expect(renderReport(running.report())).not.to.contain('network');
  });
});
