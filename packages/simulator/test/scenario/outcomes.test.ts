import { ModelRegistry, omaCatalogue } from '@muster/lwm2m';
import { VirtualClock } from '@muster/testkit';
import { expect } from 'chai';
import fc from 'fast-check';
import {
  createFleet,
  fleetOptions,
  parseFleetFile,
  type Cohort,
  type FleetOptions,
} from '../../src/index.ts';
import { cohortsOf } from '../../src/fleet/fleet-options.ts';
import { compileFleet } from '../../src/scenario/check-fleet.ts';
import { assignOutcomes, outcomeCounts } from '../../src/scenario/outcome-shares.ts';
import { startVirtualFleet } from '../support/virtual-fleet.ts';

const image = Buffer.from('an image');
/** State and Update Result. */
const firmwareOf = (device: { read(path: string): unknown } | undefined): unknown[] => [
  device?.read('/5/0/3'),
  device?.read('/5/0/5'),
];

fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: 7_252 });

describe('outcomes of a cohort', () => {
  const campaign: Cohort = {
    name: 'meters',
    count: 100,
    firmware: { updateSeconds: 2 },
    outcomes: [
      { share: 0.06, firmware: { result: 5 } },
      { share: 0.04, firmware: { powerLoss: 'downloading' } },
    ],
  };

  it('have exact numbers of devices, rounded by largest remainder', () => {
    expect(outcomeCounts(100, [0.06, 0.04])).to.deep.equal([6, 4, 90]);
    expect(outcomeCounts(10, [0.25, 0.25])).to.deep.equal([3, 2, 5]);
    expect(outcomeCounts(3, [0.9, 0.06, 0.04])).to.deep.equal([3, 0, 0, 0]);
    expect(outcomeCounts(7, [0.5, 0.3, 0.2])).to.deep.equal([4, 2, 1, 0]);
  });

  it('add up to the cohort, each within one device of its share', () => {
    const shares = fc.array(fc.integer({ min: 1, max: 20 }), { minLength: 1, maxLength: 5 });
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 5000 }), shares, (count, parts) => {
        const given = parts.map((part) => part / 100);
        const counts = outcomeCounts(count, given);
        expect(counts.reduce((sum, one) => sum + one, 0)).to.equal(count);
        for (const [index, share] of given.entries()) {
          expect(Math.abs((counts[index] ?? 0) - share * count)).to.be.below(1.001);
        }
      }),
    );
  });

  it('are spread over the cohort by the seed', () => {
    const first = assignOutcomes(1, campaign, [0.06, 0.04]);
    expect(assignOutcomes(1, campaign, [0.06, 0.04])).to.deep.equal(first);
    expect(assignOutcomes(2, campaign, [0.06, 0.04])).to.not.deep.equal(first);
    expect([...first].slice(0, 10)).to.not.deep.equal([0, 0, 0, 0, 0, 0, 1, 1, 1, 1]);
    expect([...first].filter((one) => one === 0)).to.have.length(6);
  });

  it('decide the result of firmware updates', async () => {
    const { fleet, clock, stop } = await startVirtualFleet({ devices: [campaign], startRatePerSecond: 1e5 });
    for (const device of fleet.devices) device.set('/5/0/0', image);
    await clock.advance(2000);
    for (const device of fleet.devices) if (device.read('/5/0/3') === 2) device.execute('/5/0/2');
    await clock.advance(5000);
    const results = fleet.devices.map((device) => firmwareOf(device).join('/'));
    const tally = (text: string): number => results.filter((one) => one === text).length;
    const expected = { succeeded: 90, refused: 6, lost: 4 };
    expect({ succeeded: tally('0/1'), refused: tally('0/5'), lost: tally('0/4') }).to.deep.equal(expected);
    await stop();
  });

  it('are the same in each process that runs a slice of the fleet', () => {
    const whole = devicesOf({ devices: [{ ...campaign, name: 'first', count: 30 }, campaign] });
    const slices = [1, 51, 101].flatMap((first) =>
      devicesOf({
        devices: [{ ...campaign, name: 'first', count: 30 }, campaign],
        slice: { first, count: 50 },
      }),
    );
    expect(slices).to.deep.equal(whole);
    expect(whole).to.have.length(130);
  });

  it('reject a slice that is none', () => {
    expect(() => devicesOf({ slice: { first: 0, count: 5 } })).to.throw(
      'slice: there is no slice of 5 devices from 0. Give whole numbers, at least 1.',
    );
  });

  it("take networks and faults in place of those of the cohort, and those in place of the fleet's", () => {
    const file = parseFleetFile(`version: 1
server: coap://127.0.0.1
network: [{ lossRate: 0.1 }]
cohorts:
  - { name: a, count: 2, outcomes: [{ share: 0.5, deviceFaults: [{ kind: no-answers }] }] }
  - { name: b, count: 2, network: [{ delayMs: 5 }], outcomes: [{ share: 0.5, network: [] }] }
`);
    const cohorts = cohortsOf(fleetOptions(file));
    const plans = compileFleet({ cohorts }, { models: new ModelRegistry(omaCatalogue) });
    const shown = plans.flatMap(({ plan, outcomes }) =>
      [plan, ...outcomes].map(({ network, deviceFaults }) => [network, deviceFaults]),
    );
    expect(shown).to.deep.equal([
      [[{ lossRate: 0.1 }], []],
      [[{ lossRate: 0.1 }], [{ kind: 'no-answers' }]],
      [[{ delayMs: 5 }], []],
      [[], []],
    ]);
  });
});

/** Names of the devices, with the result of a package. */
function devicesOf(options: Partial<FleetOptions>): string[] {
  const clock = new VirtualClock(0);
  const fleet = createFleet({ devices: 1, serverUri: 'coap://127.0.0.1', clock, ...options });
  return fleet.devices.map((device) => {
    device.set('/5/0/0', image);
    return `${device.endpointName} ${device.read('/3303/0/5700') !== undefined} ${firmwareOf(device).join('/')}`;
  });
}

describe('a power loss', () => {
  it('halfway through a download loses the package: Idle, result 4', async () => {
    const cohort: Cohort = {
      name: 'a',
      count: 1,
      firmware: { powerLoss: 'downloading', downloadSeconds: 20 },
    };
    const { fleet, clock, stop } = await startVirtualFleet({ devices: [cohort] });
    const [device] = fleet.devices;
    device?.set('/5/0/0', image);
    await clock.advance(9000);
    expect(firmwareOf(device)).to.deep.equal([1, 0]);
    expect(fleet.stats.registrations).to.equal(1);
    await clock.advance(4000);
    expect(firmwareOf(device)).to.deep.equal([0, 4]);
    expect(fleet.stats.registrations).to.equal(2);
    await stop();
  });

  it('halfway through an update loses the package: Idle, result 8, and the old version', async () => {
    const cohort: Cohort = {
      ...{ name: 'a', count: 1, values: { '/3/0/3': '1.0' } },
      firmware: { powerLoss: 'updating', updateSeconds: 20 },
    };
    const { fleet, clock, stop } = await startVirtualFleet({ devices: [cohort] });
    const [device] = fleet.devices;
    device?.set('/5/0/0', image);
    device?.execute('/5/0/2');
    await clock.advance(9000);
    expect(firmwareOf(device)).to.deep.equal([3, 0]);
    await clock.advance(4000);
    expect(firmwareOf(device)).to.deep.equal([0, 8]);
    expect(device?.read('/3/0/3')).to.equal('1.0');
    expect(fleet.stats.registrations).to.equal(2);
    expect(() => device?.execute('/5/0/2')).to.throw('no firmware image');
    await stop();
  });
});
