/** Simulated MQTT devices against `muster server --mqtt`. */
import { createClient, openDevice, type MusterClient } from '@muster/sdk';
import { createFleet, type Cohort, type Fleet, type FleetOptions } from '@muster/simulator';
import { expect } from 'chai';
import { createMqttDevices, mqttServerArgs } from './support/mqtt-devices.ts';
import { createWorkplace, startMuster, type MusterProcess, type Workplace } from './support/muster.ts';
import { until } from './support/until.ts';

const temperature = '/3303/0/5700';
const switchedOn = '/3311/0/5850';
const lamps: Cohort = {
  name: 'lamps',
  count: 3,
  endpoint: 'lamp-{index}',
  security: 'password',
  notifyIntervalSeconds: 0,
  objects: [3, 3303, 3311],
};

describe('a fleet of simulated MQTT devices', () => {
  let place: Workplace;
  let server: MusterProcess;
  let client: MusterClient;
  let fleet: Fleet | undefined;

  before(async () => {
    place = await createWorkplace();
    server = await startMuster(place, await mqttServerArgs(place));
  });

  after(async () => {
    await server.stop('SIGKILL');
    await place.remove();
  });

  afterEach(async () => {
    await fleet?.stop({ deregister: false });
    fleet = undefined;
  });

  const start = async (devices: readonly Cohort[], options: Partial<FleetOptions> = {}): Promise<Fleet> => {
    client = createClient({ baseUrl: server.info.http, apiKey: server.info.apiKey });
    fleet = createFleet({
      serverUri: server.info.mqtt!,
      backOff: { initialSeconds: 0.1, maxSeconds: 1 },
      ...options,
      devices,
    });
    await fleet.start();
    await fleet.whenRegistered();
    return fleet;
  };

  const statusOf = async (endpoint: string): Promise<string> => {
    const { Status } = await client.devices.getByEndpoint(endpoint);
    return Status;
  };

  const latestOf = async (endpoint: string, typeId: number): Promise<unknown> => {
    const { Id } = await client.devices.getByEndpoint(endpoint);
    const { Rows } = await client.resources.list({ Filter: `DeviceId eq ${Id} and TypeId eq ${typeId}` });
    const latest = Rows[0]?.LatestMeasurement;
    return latest?.v ?? latest?.sv ?? latest?.bv;
  };

  it('connects with a birth, reports its values, carries out commands and leaves with deaths', async () => {
    await createMqttDevices(server.info, [lamps]);
    const { devices } = await start([lamps]);
    const [first] = devices;
    for (const { endpointName } of devices) expect(await statusOf(endpointName)).to.equal('online');
    first!.set(temperature, 21.5);
    await until(
      () => latestOf('lamp-1', 5700),
      (value) => value === 21.5,
    );
    const handle = await openDevice(client, 'lamp-1');
    await handle.write(switchedOn, 'true');
    expect(first!.read(switchedOn)).to.equal(true);
    await handle.execute('/3303/0/5605');
    expect(fleet!.stats.answersByCode).to.deep.equal({ '2.04': 2 });
    await first!.update();
    await fleet!.stop({ deregister: true });
    for (const { endpointName } of devices) expect(await statusOf(endpointName)).to.equal('Deregistered');
    const { problems, stats } = fleet!.report();
    expect(problems).to.deep.equal([]);
    expect(stats.mqtt).to.include({ connections: 3, lostConnections: 0, wills: 0, repeated: 0, dropped: 0 });
    expect(stats.mqtt!.acknowledged).to.equal(stats.mqtt!.published);
  });
});
