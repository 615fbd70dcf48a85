/** A device made with Eclipse Leshan's client that knows our bootstrap server only. */
import { expect } from 'chai';
import { leshan } from './leshan.ts';
import { TestServer } from '../support/test-server.ts';

const endpoint = 'leshan-blank';

describe('a blank device of Leshan at the bootstrap server', () => {
  const open = new AsyncDisposableStack();

  after(() => open.disposeAsync());

  it('LightweightM2M-1.1-int-0 is bootstrapped, registers at its new server, and is read', async function () {
    const peers = await leshan(this);
    const server = new TestServer({ enrols: false, flags: ['--bootstrap=coap://127.0.0.1:0'] });
    open.defer(() => server.close());
    await server.open();
    const { client, info } = server;
    await client.bootstrapServers.create({
      Name: 'harbour',
      Servers: [{ ShortServerId: 101, ServerUri: info.coap, Lifetime: 240 }],
    });
    const [type] = await client.deviceTypes.iterate({}).toArray(1);
    const known = { DeviceIdentifier: endpoint, DeviceTypeId: type!.Id, BootstrapServerName: 'harbour' };
    await client.devices.create(known);

    const device = peers.blankDevice(info.bootstrap!, endpoint);
    open.defer(() => device.stop());
    await device.next('bootstrapped');
    await device.next('registered');
    await server.becomes(endpoint, 'online');
    const lifetime = await server.resourceId(endpoint, '/1/0/1');
    const { activityId } = await client.resources.read(lifetime);
    expect((await client.activityLogs.waitFor(activityId!, { pollMs: 50 })).Status).to.equal('Completed');
    expect((await server.values(endpoint, '/1/0/1')).at(-1)).to.equal(240);
  });
});
