/** A device made with Eclipse Leshan's client that knows our bootstrap server only. */
import { until } from '@muster/testkit';
import { expect } from 'chai';
import { createClient } from '@muster/sdk';
import { leshan } from './leshan.ts';
import { createWorkplace, startMuster } from '../support/muster.ts';

const endpoint = 'leshan-blank';

describe('a blank device of Leshan at the bootstrap server', () => {
  const open = new AsyncDisposableStack();

  after(() => open.disposeAsync());

  it('LightweightM2M-1.1-int-0 is bootstrapped, registers at its new server, and is read', async function () {
    const peers = await leshan(this);
    const place = await createWorkplace();
    open.defer(() => place.remove());
    const server = await startMuster(place, [
      ...['server', '--http=127.0.0.1:0', '--coap=coap://127.0.0.1:0', '--bootstrap=coap://127.0.0.1:0'],
    ]);
    open.defer(async () => {
      await server.stop();
    });
    const client = createClient({ baseUrl: server.info.http, apiKey: server.info.apiKey });
    await client.bootstrapServers.create({
      Name: 'harbour',
      Servers: [{ ShortServerId: 101, ServerUri: server.info.coap, Lifetime: 240 }],
    });
    const [type] = await client.deviceTypes.iterate({}).toArray(1);
    const { Id } = await client.devices.create({
      DeviceIdentifier: endpoint,
      DeviceTypeId: type!.Id,
      BootstrapServerName: 'harbour',
    });

    const device = peers.blankDevice(server.info.bootstrap!, endpoint);
    open.defer(() => device.stop());
    await device.next('bootstrapped');
    await device.next('registered');
    const known = await until(
      () => client.devices.get(Id),
      ({ Status }) => Status === 'online',
    );
    const object = known.SmartObjects.find(({ TypeId }) => TypeId === 1)!;
    const { Resources } = await until(
      () => client.smartObjects.get(object.Id),
      (found) => found.Resources.some(({ Url }) => Url === '/1/0/1'),
    );
    const lifetime = Resources.find(({ Url }) => Url === '/1/0/1')!.Id;
    const { activityId } = await client.resources.read(lifetime);
    expect((await client.activityLogs.waitFor(activityId!, { pollMs: 50 })).Status).to.equal('Completed');
    const { v } = await client.measurements.since(lifetime, Date.now() - 60_000);
    expect(v.at(-1)?.v).to.equal(240);
  });
});
