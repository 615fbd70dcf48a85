import { expect } from 'chai';
import type { Lwm2mClient } from '@muster/lwm2m';
import { collections } from '../../src/features/generated/collections.ts';
import type { Store } from '../../src/store/port.ts';
import { openStore } from '../../src/store/open-store.ts';
import { GatewayProcess } from '../support/gateway-process.ts';
import { testDevice, TestTree } from '../support/test-device.ts';

describe('attributes of a device over loopback', () => {
  let store: Store;
  let server: GatewayProcess;
  let device: Lwm2mClient;
  let tree: TestTree;
  let temperature: string;

  beforeEach(async () => {
    store = await openStore('memory:', collections);
    server = await GatewayProcess.start(store, ['coap://127.0.0.1:0']);
    const deviceId = await server.addDevice('device-1');
    tree = new TestTree();
    device = testDevice('device-1', server.uri, tree);
    await device.start();
    await server.event(({ type }) => type === 'device.registered');
    await server.idle();
    temperature = await server.resource(deviceId, 3303, 0, 5700);
  });

  afterEach(async () => {
    await device.close({ deregister: false });
    await server.close();
    await store.close();
    expect(server.errors).to.deep.equal([]);
  });

  it('are written, read back, and obeyed: a change below gt causes no notification', async () => {
    const { attributes, resources } = server.domain;
    const network = server.deviceNetworkId;
    const target = { resourceId: temperature };
    expect(await server.over(await attributes.write(network, target, { gt: 25 }))).to.include({
      status: 'Completed',
    });
    await server.over(await attributes.read(network, target));
    const { effectiveAttributes, sets } = await attributes.get(network, target);
    expect(effectiveAttributes).to.deep.equal({ gt: 25 });
    expect(sets.map((one) => one.path)).to.deep.equal(['/3303/0/5700']);
    await server.over(await resources.observe(network, temperature));
    for (const value of [22, 26]) {
      tree.set('/3303/0', 5700, value);
      device.changed({ objectId: 3303, instanceId: 0, resourceId: 5700 });
    }
    await server.event((one) => one.type === 'measurement' && one.value === 26);
    const values = server.seen.filter((one) => one.type === 'measurement').map(({ value }) => value);
    expect(values).to.deep.equal([21.5, 26]);
  });

  it('a refusal of the device is a failed entry, and is not stored as reported', async () => {
    const { attributes } = server.domain;
    const network = server.deviceNetworkId;
    const smartObjectId = `${temperature.slice(0, -8)}ffffffff`;
    tree.instances.delete('/3303/0');
    const activity = await attributes.write(network, { smartObjectId }, { pmin: 1 });
    expect(await server.over(activity)).to.include({ status: 'Failed', responseCode: '4.04' });
    expect((await attributes.get(network, { smartObjectId })).sets).to.deep.equal([]);
  });
});
