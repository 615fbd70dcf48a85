/** A device that knows nothing but its bootstrap server comes to register with the gateway. */
import { until } from '@muster/testkit';
import { expect } from 'chai';
import { createSimulatedDevice } from '@muster/simulator';
import { useServer } from '../support/test-server.ts';

describe('bootstrapping', () => {
  const server = useServer({ flags: ['--bootstrap=coap://127.0.0.1:0'] });

  const create = async (DeviceIdentifier: string, more: { BootstrapServerName?: string } = {}) => {
    const [type] = await server.client.deviceTypes.iterate({}).toArray(1);
    return server.client.devices.create({ DeviceIdentifier, DeviceTypeId: type!.Id, ...more });
  };

  it('provisions a simulated device, which then registers and is read', async () => {
    const { client } = server;
    await client.bootstrapServers.create({
      Name: 'harbour',
      Servers: [{ ShortServerId: 101, ServerUri: server.info.coap, Lifetime: 120 }],
    });
    expect(await client.devices.bootstrapServerNames()).to.deep.equal(['harbour']);
    const { Id } = await create('buoy-1', { BootstrapServerName: 'harbour' });
    await using device = createSimulatedDevice({
      endpointName: 'buoy-1',
      bootstrapUri: server.info.bootstrap!,
    });
    await device.start();
    expect(device.lifetimeSeconds).to.equal(120);
    await until(async () => (await client.devices.get(Id)).Status === 'online');
    const entries = await until(
      () => client.activityLogs.iterate({ Filter: "EntityIdentifier eq 'buoy-1'" }).toArray(100),
      (all) =>
        all.some(({ Description, Status }) => /^Bootstrap/.test(Description) && Status === 'Completed'),
    );
    expect(entries.some(({ Description }) => /from harbour/.test(Description))).to.equal(true);
  });

  it('sends nothing to a device that names no bootstrap server', async () => {
    await create('buoy-2');
    const failures: (string | undefined)[] = [];
    const device = createSimulatedDevice({
      endpointName: 'buoy-2',
      bootstrapUri: server.info.bootstrap!,
      onState: (state, detail) => state === 'failed' && failures.push(detail),
    });
    const started = device.start();
    await until(() => failures.length > 0);
    expect(failures[0]).to.equal('bootstrap: There is no bootstrap configuration for this device.');
    await device.stop();
    await started;
  });
});
