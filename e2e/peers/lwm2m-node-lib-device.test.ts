/** A device made with lwm2m-node-lib, at our gateway. */
import { until } from '@muster/testkit';
import { join } from 'node:path';
import { expect } from 'chai';
import { Gateway } from '../support/gateway.ts';
import { PeerProcess } from '../support/peer-process.ts';

const program = join(import.meta.dirname, 'lwm2m-node-lib', 'device.ts');
const endpoint = 'node-lib-device';

describe('a device of lwm2m-node-lib at the gateway', function () {
  this.bail(true);
  const open = new AsyncDisposableStack();
  let gateway: Gateway;
  let device: PeerProcess;

  before(async () => {
    gateway = await Gateway.open();
    open.defer(() => gateway.close());
    device = new PeerProcess(
      process.execPath,
      [program, String(gateway.port), endpoint],
      import.meta.dirname,
    );
    open.defer(() => device.stop());
  });

  after(() => open.disposeAsync());

  it('LightweightM2M-1.1-int-101 registers with its objects, as LwM2M 1.0', async () => {
    await device.next('registered');
    const { SmartObjects } = await gateway.device(endpoint);
    const listed = SmartObjects.map((object) => `/${object.TypeId}/${object.InstanceNumber}`);
    expect(listed).to.include.members(['/1/0', '/3/0', '/3303/0']);
  });

  it('is read', async () => {
    expect(await gateway.read(endpoint, '/3/0/0')).to.equal('Telefonica');
    expect(await gateway.read(endpoint, '/3303/0/5700')).to.equal(21.5);
  });

  it('is written', async () => {
    await gateway.write(endpoint, '/3/0/14', '+05:30');
    expect(await device.next('written')).to.include({ path: '/3/0/14', value: '+05:30' });
    expect(await gateway.read(endpoint, '/3/0/14')).to.equal('+05:30');
  });

  it('is executed', async () => {
    await gateway.execute(endpoint, '/3/0/4');
    expect(await device.next('executed')).to.include({ path: '/3/0/4' });
  });

  it('is observed: each change is stored', async () => {
    const id = await gateway.resourceId(endpoint, '/3303/0/5700');
    const start = Date.now() - 1;
    await gateway.done(await gateway.client.resources.observe(id, {}));
    for (const value of [22, 22.5, 23]) {
      await device.ask('set', '/3303/0', '5700', String(value));
      await until(async () => (await gateway.storedSince(id, start)).includes(value));
    }
  });

  it('is asked to stop notifying, which it acknowledges and never answers, and is read right after that', async () => {
    const id = await gateway.resourceId(endpoint, '/3303/0/5700');
    await gateway.done(await gateway.client.resources.cancelObserve(id));
    expect(await gateway.client.resources.observeState(id)).to.include({ IsObserveState: false });
    expect(await gateway.read(endpoint, '/3/0/0')).to.equal('Telefonica');
  });

  it('updates its registration from another port, and is read there', async () => {
    await device.ask('update');
    expect(await gateway.read(endpoint, '/3303/0/5700')).to.equal(23);
  });

  it('deregisters', async () => {
    await device.ask('deregister');
    await gateway.device(endpoint, 'Deregistered');
  });
});
