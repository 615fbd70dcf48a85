/** A device that knows nothing but its bootstrap server comes to register with the gateway. */
import { join } from 'node:path';
import { expect } from 'chai';
import { createClient, type MusterClient } from '@muster/sdk';
import { createSimulatedDevice } from '@muster/simulator';
import {
  createWorkplace,
  muster,
  musterJson,
  startMuster,
  type MusterProcess,
  type Workplace,
} from './support/muster.ts';
import { until } from './support/until.ts';

describe('bootstrapping', () => {
  let place: Workplace;
  let server: MusterProcess;
  let client: MusterClient;
  let deviceTypeId: string;

  before(async () => {
    place = await createWorkplace();
    server = await startMuster(place, [
      'server',
      '--http=127.0.0.1:0',
      '--coap=coap://127.0.0.1:0',
      '--bootstrap=coap://127.0.0.1:0',
      `--data-dir=${join(place.dir, 'data')}`,
    ]);
    client = createClient({ baseUrl: server.info.http, apiKey: server.info.apiKey });
    const [type] = await client.deviceTypes.iterate({}).toArray(1);
    deviceTypeId = type!.Id;
  });

  after(async () => {
    await server.stop();
    await place.remove();
  });

  it('provisions a simulated device, which then registers and is read', async () => {
    await client.bootstrapServers.create({
      Name: 'harbour',
      Servers: [{ ShortServerId: 101, ServerUri: server.info.coap, Lifetime: 120 }],
    });
    expect(await client.devices.bootstrapServerNames()).to.deep.equal(['harbour']);
    const { Id } = await client.devices.create({
      DeviceIdentifier: 'buoy-1',
      DeviceTypeId: deviceTypeId,
      BootstrapServerName: 'harbour',
    });
    await using device = createSimulatedDevice({
      endpointName: 'buoy-1',
      bootstrapUri: server.info.bootstrap!,
    });
    await device.start();
    expect(device.lifetimeSeconds).to.equal(120);
    await until(
      () => client.devices.get(Id),
      ({ Status }) => Status === 'online',
    );
    const entries = await until(
      () => client.activityLogs.iterate({ Filter: "EntityIdentifier eq 'buoy-1'" }).toArray(100),
      (all) =>
        all.some(({ Description, Status }) => /^Bootstrap/.test(Description) && Status === 'Completed'),
    );
    expect(entries.some(({ Description }) => /from harbour/.test(Description))).to.equal(true);
  });

  it('sends nothing to a device that names no bootstrap server', async () => {
    await client.devices.create({ DeviceIdentifier: 'buoy-2', DeviceTypeId: deviceTypeId });
    const failures: (string | undefined)[] = [];
    const device = createSimulatedDevice({
      endpointName: 'buoy-2',
      bootstrapUri: server.info.bootstrap!,
      onState: (state, detail) => state === 'failed' && failures.push(detail),
    });
    const started = device.start();
    await until(
      async () => failures,
      (all) => all.length > 0,
    );
    expect(failures[0]).to.equal('bootstrap: There is no bootstrap configuration for this device.');
    await device.stop();
    await started;
  });

  it('is managed from the command line as well', async () => {
    const created = await muster(
      place,
      ['bootstrap-servers', 'create', '--data', '-', '-o', 'json'],
      JSON.stringify({ Name: 'quay', Servers: [{ ShortServerId: 7, ServerUri: 'coap://192.0.2.1' }] }),
    );
    expect(created.code, created.stderr).to.equal(0);
    const names = await musterJson(place, ['devices', 'bootstrap-server-names']);
    expect(names).to.deep.equal(['harbour', 'quay']);
  });

  it('bootstraps a fleet of the command line', async () => {
    for (const index of [1, 2]) {
      await client.devices.create({
        DeviceIdentifier: `muster-sim-00000${index}`,
        DeviceTypeId: deviceTypeId,
        BootstrapServerName: 'harbour',
      });
    }
    const flags = ['--devices', '2', '--bootstrap', server.info.bootstrap!, '--duration', '2s'];
    const report = (await musterJson(place, ['fleet', 'run', ...flags])) as { stats: { registered: number } };
    expect(report.stats.registered).to.equal(2);
  });
});
