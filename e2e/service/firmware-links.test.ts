/** Firmware for devices that sleep, and over DTLS. */
import { until } from '@muster/testkit';
import { randomBytes } from 'node:crypto';
import type { MusterClient } from '@muster/sdk';
import { createFleet, type Cohort, type Fleet, type FleetOptions } from '@muster/simulator';
import { expect } from 'chai';
import { NotifyingFleet } from '../support/notifying-fleet.ts';
import { useServer } from '../support/test-server.ts';

const image = randomBytes(20_000);
const basics = { count: 1, lifetimeSeconds: 3600, notifyIntervalSeconds: 0, objects: [1, 3, 5] };

describe('firmware for special links', () => {
  const server = useServer({ coaps: true, flags: ['--queue-awake-seconds=1'] });
  let api: MusterClient;
  let packageId: string;
  let fleet: Fleet | undefined;

  before(async () => {
    api = server.client;
    const DeviceTypeId = (await api.deviceTypes.list()).Rows[0]!.Id;
    const request = { DeviceTypeId, Title: 'Mooring', Version: '2.0' };
    packageId = (await api.firmwarePackages.create({ firmware: new File([image], 'image.bin'), request })).Id;
  });

  afterEach(async () => {
    await fleet?.stop({ deregister: false });
    fleet = undefined;
  });

  async function start(cohorts: readonly Cohort[], more: Partial<FleetOptions> = {}): Promise<Fleet> {
    fleet = createFleet({ serverUri: server.info.coap, devices: cohorts, ...more });
    await fleet.start();
    await fleet.whenRegistered();
    return fleet;
  }

  const begin = async (endpoint: string): Promise<string> => {
    const { Id } = await api.devices.getByEndpoint(endpoint);
    return (await api.devices.firmwareUpgrade(Id, { FirmwarePackageId: packageId })).activityId!;
  };
  const stateOf = async (endpoint: string) =>
    api.devices.firmwareState((await api.devices.getByEndpoint(endpoint)).Id);

  it('a device that sleeps is updated when it wakes, and nothing is sent to it before (spec 3, FOTA)', async () => {
    const queueMode = { awakeSeconds: 2 };
    const { devices } = await start([
      { ...basics, name: 'pushed', endpoint: 'pushed', queueMode, firmware: { delivery: 'push' } },
      // It sleeps again while it updates itself, and tells when it has.
      {
        ...basics,
        name: 'pulled',
        endpoint: 'pulled',
        queueMode,
        firmware: { delivery: 'pull', protocols: ['coap'], updateSeconds: 3, reboot: false },
      },
    ]);
    await until(() => !devices.some(({ isAwake }) => isAwake));
    const asked = devices.map(({ counters }) => counters.requests);
    const activities = await Promise.all(devices.map(({ endpointName }) => begin(endpointName)));
    for (const [index, { endpointName }] of devices.entries()) {
      expect(await stateOf(endpointName)).to.include({ IsActive: true });
      expect((await api.activityLogs.get(activities[index]!)).Status).to.be.oneOf(['Pending', 'InProgress']);
    }
    expect(devices.map(({ counters }) => counters.requests)).to.deep.equal(asked);
    await Promise.all(devices.map((device) => device.update()));
    for (const [index, { endpointName }] of devices.entries()) {
      const ended = await api.activityLogs.waitFor(activities[index]!, { pollMs: 50 });
      expect(ended, endpointName).to.include({ Status: 'Completed', ResponseCode: 'Result 1' });
      expect(await stateOf(endpointName)).to.include({ IsActive: false, CurrentState: 'Idle', Result: 1 });
    }
    expect(devices.map(({ counters }) => counters.missed)).to.deep.equal([0, 0]);
  });

  it('a secured device fetches its package over its own session, from a coaps address (spec 3, FOTA)', async () => {
    const cohort: Cohort = {
      ...basics,
      name: 'secured',
      endpoint: 'secured',
      firmware: { delivery: 'pull', protocols: ['coaps', 'http'], reboot: false },
    };
    const serverUri = server.info.coaps!;
    await NotifyingFleet.enrol(api, { devices: [cohort], serverUri });
    const [device] = (await start([cohort], { serverUri })).devices;
    const before = device!.counters.bytesReceived;
    const ended = await api.activityLogs.waitFor(await begin('secured'), { pollMs: 50 });
    expect(ended).to.include({ Status: 'Completed', ResponseCode: 'Result 1' });
    expect(device!.read('/5/0/1')).to.match(new RegExp(`^${serverUri}/fw/[\\w-]{43}$`, 'u'));
    expect(device!.counters.bytesReceived - before).to.be.above(image.length);
    expect(device!.counters).to.include({ handshakes: 1, registrations: 1 });
  });
});
