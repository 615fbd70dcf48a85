/** Firmware for devices that sleep, and over DTLS. */
import { randomBytes } from 'node:crypto';
import { createEndpoint, createUdpTransport, parseUri } from '@muster/coap';
import { createClient, type MusterClient } from '@muster/sdk';
import { createFleet, fleetCredentials, type Cohort, type Fleet, type FleetOptions } from '@muster/simulator';
import { expect } from 'chai';
import { createWorkplace, startMuster, type MusterProcess, type Workplace } from './support/muster.ts';
import { until } from './support/until.ts';

const image = randomBytes(20_000);
const basics = { count: 1, lifetimeSeconds: 3600, notifyIntervalSeconds: 0, objects: [1, 3, 5] };

describe('firmware for special links', () => {
  let place: Workplace;
  let server: MusterProcess;
  let api: MusterClient;
  let packageId: string;
  let fleet: Fleet | undefined;

  before(async () => {
    place = await createWorkplace();
    server = await startMuster(place, [
      ...['server', '--http=127.0.0.1:0', '--coap=coap://127.0.0.1:0', '--coaps=coaps://127.0.0.1:0'],
      ...['--auto-enroll=Generic LwM2M', '--queue-awake-seconds=1'],
    ]);
    api = createClient({ baseUrl: server.info.http, apiKey: server.info.apiKey });
    const DeviceTypeId = (await api.deviceTypes.list()).Rows[0]!.Id;
    const request = { DeviceTypeId, Title: 'Mooring', Version: '2.0' };
    packageId = (await api.firmwarePackages.create({ firmware: new File([image], 'image.bin'), request })).Id;
  });

  afterEach(async () => {
    await fleet?.stop({ deregister: false });
    fleet = undefined;
  });

  after(async () => {
    await server.stop();
    await place.remove();
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

  it('a device that answers 5.03 to everything has its Max-Age, and its state and a cancelled update say so', async () => {
    const device = createEndpoint({ transport: await createUdpTransport() });
    const asked: string[] = [];
    device.setHandler(({ method, path }) => {
      asked.push(`${method} /${path.join('/')}`);
      return { code: '5.03', maxAgeSeconds: 600, payload: Buffer.from('flash is busy') };
    });
    try {
      const { host, port } = parseUri(server.info.coap);
      const registered = await device.request(device.transport.peerOf(host, port), {
        method: 'POST',
        path: ['rd'],
        query: ['ep=busy', 'lwm2m=1.1', 'lt=3600'],
        contentFormat: 40,
        payload: Buffer.from('</1/0>,</3/0>,</5/0>'),
      });
      expect(registered.code).to.equal('2.01');
      const activity = await begin('busy');
      const said = 'The device refused the read of /5/0/3 (5.03): flash is busy.';
      const state = await until(
        () => stateOf('busy'),
        ({ Message }) => Message !== undefined,
      );
      expect(state).to.include({ IsActive: true, CurrentState: 'Idle', Message: said });
      await api.devices.cancelFirmwareUpgrade((await api.devices.getByEndpoint('busy')).Id);
      const entry = await api.activityLogs.waitFor(activity, { pollMs: 50 });
      expect(entry).to.include({ Status: 'Failed', ResponseCode: '5.03' });
      expect(entry.ResponseMessage).to.contain('was cancelled').and.to.contain(said);
      // Max-Age: it was not asked again in the meantime.
      expect(asked.filter((one) => one === 'GET /5/0/3')).to.have.length(1);
    } finally {
      await device.close();
    }
  });

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
    await until(
      async () => devices.some(({ isAwake }) => isAwake),
      (awake) => !awake,
    );
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
    const [known] = (await fleetCredentials({ devices: [cohort], serverUri })).devices;
    await api.devices.createMultiple(
      'DeviceIdentifier,DeviceTypeName,PSK.identity,PSK.preSharedKey\n' +
        `secured,Generic LwM2M,${known!.identity},${known!.preSharedKey}`,
    );
    const [device] = (await start([cohort], { serverUri })).devices;
    const before = device!.counters.bytesReceived;
    const ended = await api.activityLogs.waitFor(await begin('secured'), { pollMs: 50 });
    expect(ended).to.include({ Status: 'Completed', ResponseCode: 'Result 1' });
    expect(device!.read('/5/0/1')).to.match(new RegExp(`^${serverUri}/fw/[\\w-]{43}$`, 'u'));
    expect(device!.counters.bytesReceived - before).to.be.above(image.length);
    expect(device!.counters).to.include({ handshakes: 1, registrations: 1 });
  });
});
