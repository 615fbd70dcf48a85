import { until } from '@muster/testkit';
import { expect } from 'chai';
import type { Lwm2mClient } from '@muster/lwm2m';
import { devices } from '../../src/features/devices/model.ts';
import { smartObjects, resourcesOf } from '../../src/features/device-objects/model.ts';
import { GatewayProcess } from '../support/gateway-process.ts';
import { testDevice, TestTree } from '../support/test-device.ts';

describe('the gateway and a device over loopback', () => {
  let server: GatewayProcess;
  let device: Lwm2mClient;
  let tree: TestTree;
  let deviceId: string;

  beforeEach(async () => {
    server = await GatewayProcess.inMemory(['coap://127.0.0.1:0']);
    deviceId = await server.addDevice('device-1');
    tree = new TestTree();
    device = testDevice('device-1', server.uri, tree);
    await device.start();
    await server.event(({ type }) => type === 'device.registered');
  });

  afterEach(async () => {
    await device.close({ deregister: false });
    await server.close();
  });

  const status = async (): Promise<string | undefined> =>
    (await server.store.collection(devices).get(deviceId))?.status;

  it('Register: the device is online and its smart objects are Available, with the resources it has', async () => {
    expect(await status()).to.equal('online');
    await until(
      async () => (await server.store.collection(devices).get(deviceId))?.discoveredObjects !== undefined,
    );
    const where = [{ field: 'deviceId', op: 'eq', value: deviceId }] as const;
    const objects = await server.store.collection(smartObjects).find({ where });
    const shown = new Map(objects.map((one) => [`/${one.objectId}/${one.instanceNumber}`, one]));
    expect([...shown.keys()].toSorted()).to.deep.equal(['/1/0', '/3/0', '/3303/0']);
    expect(objects.some((one) => one.isUnavailable)).to.equal(false);
    const catalogue = await server.admin.models.forNetwork(server.deviceNetworkId);
    const device3 = shown.get('/3/0')!;
    const present = resourcesOf(device3, catalogue.typeById(device3.smartObjectTypeId)).filter(
      (one) => one.unavailable !== true,
    );
    expect(present).to.deep.equal([
      { rid: 0 },
      { rid: 4 },
      { rid: 6, riids: [0, 1] },
      { rid: 7, riids: [0, 1] },
      { rid: 13 },
    ]);
  });

  it('Read, Write and Execute, down to the resource instance', async () => {
    const { resources } = server.domain;
    const network = server.deviceNetworkId;
    const voltages = await server.resource(deviceId, 3, 0, 7);
    expect(await server.over(await resources.read(network, voltages))).to.include({
      status: 'Completed',
      responseCode: '2.05',
    });
    const second = await server.resource(deviceId, 3, 0, 7, 1);
    expect(await server.latest(second)).to.equal(5000);
    tree.set(
      '/3/0',
      7,
      new Map([
        [0, 1],
        [1, 4900],
      ]),
    );
    await server.over(await resources.read(network, second));
    expect(await server.latest(second)).to.equal(4900);
    const lifetime = await server.resource(deviceId, 1, 0, 1);
    expect(await server.over(await resources.write(network, lifetime, '600'))).to.include({
      status: 'Completed',
    });
    expect(tree.read(1, 0, 1)).to.equal(600);
    const refused = await server.over(await resources.write(network, lifetime, '200000'));
    expect(refused).to.include({ status: 'Failed', responseCode: '4.00' });
    const reboot = await server.resource(deviceId, 3, 0, 4);
    expect(await server.over(await resources.execute(network, reboot))).to.include({ status: 'Completed' });
    expect(tree.executed).to.deep.equal(['/3/0/4 ']);
    const missing = await server.resource(deviceId, 3, 0, 9);
    expect(await server.over(await resources.read(network, missing))).to.include({
      status: 'Failed',
      responseCode: '4.04',
    });
  });
});
