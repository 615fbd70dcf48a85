import { expect } from 'chai';
import type { Lwm2mClient } from '@muster/lwm2m';
import { freeUdpPort, VirtualClock, until } from '@muster/testkit';
import { queueItems } from '../../src/features/commands/model/queue-item.ts';
import { GatewayProcess } from '../support/gateway-process.ts';
import { testDevice, TestTree } from '../support/test-device.ts';

const ASLEEP_MS = 100_000;

/** The device uses the system clock and the server that of the test. */
describe('a device in queue mode over loopback', () => {
  let clock: VirtualClock;
  let server: GatewayProcess;
  let device: Lwm2mClient;
  let tree: TestTree;
  let deviceId: string;
  let requests: string[];

  beforeEach(async () => {
    clock = new VirtualClock(1_790_000_000_000);
    server = await GatewayProcess.inMemory([`coap://127.0.0.1:${await freeUdpPort()}`], { clock });
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
    expect(server.errors).to.deep.equal([]);
  });

  const newDevice = (): Lwm2mClient =>
    testDevice('sleepy', server.uri, tree, {
      queueMode: true,
      lifetimeSeconds: 86_400,
      hooks: { onRequest: ({ operation, path }) => requests.push(`${operation} ${path}`) },
    });

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
    server = await server.restarted({ clock });
    expect(await server.store.collection(queueItems).count()).to.equal(3);
    await device.update();
    for (const id of ids) {
      expect(await server.over(id)).to.include({ status: 'Completed' });
    }
    expect(requests).to.deep.equal(['write /1/0/1', 'execute /3/0/4', 'read /3/0/0']);
    expect(await server.latest(manufacturer)).to.equal('Acme');
    expect(tree.read(1, 0, 1)).to.equal(600);
    expect(await server.store.collection(queueItems).count()).to.equal(0);
  });

  it('one that does not respond: the command times out, is requeued, and is sent when it registers again', async () => {
    await device.close({ deregister: false });
    const network = server.deviceNetworkId;
    const id = await server.domain.resources.read(network, await server.resource(deviceId, 3, 0, 0));
    for (let second = 0; second < 120; second += 1) await clock.advance(1_000);
    expect(await server.store.collection(queueItems).count()).to.equal(1);
    expect((await server.entry(id))?.status).to.equal('Pending');
    device = newDevice();
    await device.start();
    expect(await server.over(id)).to.include({ status: 'Completed', responseCode: '2.05' });
  });
});
