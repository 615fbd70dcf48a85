import { expect } from 'chai';
import type { ClientRequestInfo, Lwm2mClient } from '@muster/lwm2m';
import { freeUdpPort, VirtualClock } from '@muster/testkit';
import { collections } from '../../src/features/generated/collections.ts';
import { queueItems } from '../../src/features/commands/model/queue-item.ts';
import type { Store } from '../../src/store/port.ts';
import { openStore } from '../../src/store/open-store.ts';
import { GatewayProcess } from '../support/gateway-process.ts';
import { testDevice, TestTree } from '../support/test-device.ts';

const ASLEEP_MS = 100_000;

/** The device uses the system clock and the server that of the test. */
describe('a device in queue mode over loopback', () => {
  let store: Store;
  let clock: VirtualClock;
  let server: GatewayProcess;
  let device: Lwm2mClient;
  let tree: TestTree;
  let deviceId: string;
  let requests: string[];

  beforeEach(async () => {
    store = await openStore('memory:', collections);
    clock = new VirtualClock(1_790_000_000_000);
    server = await GatewayProcess.start(store, [`coap://127.0.0.1:${await freeUdpPort()}`], { clock });
    deviceId = await server.addDevice('sleepy');
    tree = new TestTree();
    requests = [];
    device = newDevice();
    await device.start();
    await server.event(({ type }) => type === 'device.registered');
    await until(() => requests.includes('discover /3/0/7'));
    await server.idle();
    requests.length = 0;
  });

  afterEach(async () => {
    await device.close({ deregister: false });
    await server.close();
    await store.close();
    expect(server.errors).to.deep.equal([]);
  });

  function newDevice(): Lwm2mClient {
    const onRequest = ({ operation, path }: ClientRequestInfo): void => {
      requests.push(`${operation} ${path}`);
    };
    return testDevice('sleepy', server.uri, tree, {
      queueMode: true,
      lifetimeSeconds: 86_400,
      hooks: { onRequest },
    });
  }

  async function restart(): Promise<void> {
    const { uri } = server;
    await server.close();
    server = await GatewayProcess.start(store, [uri], { clock });
  }

  it('Read, Write and Execute wait while it sleeps, over a restart, and arrive in order when it sends an Update', async () => {
    await clock.advance(ASLEEP_MS);
    const { resources } = server.domain;
    const network = server.deviceNetworkId;
    const manufacturer = await server.resource(deviceId, 3, 0, 0);
    const ids = [
      await resources.write(network, await server.resource(deviceId, 1, 0, 1), '600'),
      await resources.execute(network, await server.resource(deviceId, 3, 0, 4)),
      await resources.read(network, manufacturer),
    ];
    expect(requests).to.deep.equal([]);
    await restart();
    expect(await store.collection(queueItems).count()).to.equal(3);
    await device.update();
    for (const id of ids) {
      expect(await server.over(id)).to.include({ status: 'Completed' });
    }
    expect(requests).to.deep.equal(['write /1/0/1', 'execute /3/0/4', 'read /3/0/0']);
    expect(await server.latest(manufacturer)).to.equal('Acme');
    expect(tree.read(1, 0, 1)).to.equal(600);
    expect(await store.collection(queueItems).count()).to.equal(0);
  });

  it('a notification wakes it', async () => {
    const { resources } = server.domain;
    const network = server.deviceNetworkId;
    const temperature = await server.resource(deviceId, 3303, 0, 5700);
    await server.over(await resources.observe(network, temperature));
    await clock.advance(ASLEEP_MS);
    const id = await resources.read(network, await server.resource(deviceId, 3, 0, 0));
    expect(requests).to.deep.equal(['observe /3303/0/5700']);
    tree.set('/3303/0', 5700, 22.5);
    device.changed({ objectId: 3303, instanceId: 0, resourceId: 5700 });
    expect(await server.over(id)).to.include({ status: 'Completed' });
  });

  it('one that does not respond: the command times out, is requeued, and is sent when it registers again', async () => {
    await device.close({ deregister: false });
    const network = server.deviceNetworkId;
    const id = await server.domain.resources.read(network, await server.resource(deviceId, 3, 0, 0));
    for (let second = 0; second < 120; second += 1) {
      await clock.advance(1_000);
    }
    expect(await store.collection(queueItems).count()).to.equal(1);
    expect((await server.entry(id))?.status).to.equal('Pending');
    device = newDevice();
    await device.start();
    expect(await server.over(id)).to.include({ status: 'Completed', responseCode: '2.05' });
  });

  it('registers again after sleep: its resources are observed again', async () => {
    const temperature = await server.resource(deviceId, 3303, 0, 5700);
    await server.over(await server.domain.resources.observe(server.deviceNetworkId, temperature));
    await device.close({ deregister: false });
    await clock.advance(ASLEEP_MS);
    await restart();
    device = newDevice();
    await device.start();
    await server.event(({ type, resourceId: id }) => type === 'measurement' && id === temperature);
    tree.set('/3303/0', 5700, 17);
    device.changed({ objectId: 3303, instanceId: 0, resourceId: 5700 });
    await server.event((one) => one.type === 'measurement' && one.value === 17);
  });
});

async function until(condition: () => boolean): Promise<void> {
  while (!condition()) {
    await new Promise((resolve) => setImmediate(resolve));
  }
}
