/** A device made with Eclipse Leshan's client, at our gateway. */
import { until } from '@muster/testkit';
import { expect } from 'chai';
import { leshan } from './leshan.ts';
import { Gateway } from '../support/gateway.ts';
import type { PeerProcess } from '../support/peer-process.ts';

const endpoint = 'leshan-device';

describe('a device of Leshan at the gateway', function () {
  this.bail(true);
  const open = new AsyncDisposableStack();
  let gateway: Gateway;
  let device: PeerProcess;

  before(async function () {
    const peers = await leshan(this);
    gateway = await Gateway.open();
    open.defer(() => gateway.close());
    device = peers.device(gateway.info.coap, endpoint);
    open.defer(() => device.stop());
  });

  after(() => open.disposeAsync());

  it('LightweightM2M-1.1-int-101 registers; its objects are discovered with their resources', async () => {
    await device.next('registered');
    const { Id, SmartObjects } = await gateway.device(endpoint);
    const { Registration } = await gateway.client.devices.tree(Id);
    expect(Registration).to.include({ IsSecured: false }).and.not.to.have.property('Session');
    const listed = SmartObjects.map((object) => `/${object.TypeId}/${object.InstanceNumber}`);
    expect(listed).to.include.members(['/1/0', '/3/0', '/6/0']);
    await gateway.resourceId(endpoint, '/6/0/0');
  });

  it('is read: a text, a float, a whole object instance', async () => {
    expect(await gateway.read(endpoint, '/3/0/0')).to.equal('Eclipse');
    expect(await gateway.read(endpoint, '/6/0/0')).to.equal(59.33);
    const { SmartObjects } = await gateway.device(endpoint);
    const object = SmartObjects.find(({ TypeId }) => TypeId === 3)!;
    const start = Date.now() - 1;
    await gateway.done(await gateway.client.smartObjects.read(object.Id));
    const serialNumber = await gateway.resourceId(endpoint, '/3/0/2');
    expect(await gateway.storedSince(serialNumber, start)).to.deep.equal(['L-1']);
  });

  it('has a resource instance read', async () => {
    // A Read of the resource makes its instances known.
    await gateway.done(await gateway.client.resources.read(await gateway.resourceId(endpoint, '/3/0/7')));
    expect(await gateway.read(endpoint, '/3/0/7/1')).to.equal(5000);
  });

  it('is written', async () => {
    await gateway.write(endpoint, '/3/0/14', '+05:30');
    expect(await device.next('written')).to.include({ path: '/3/0/14', value: '+05:30' });
    expect(await gateway.read(endpoint, '/3/0/14')).to.equal('+05:30');
  });

  for (const value of [-40, 0, 21, 0.1, 1e300]) {
    it(`has a Float written and read in SenML-CBOR: ${value}`, async () => {
      await gateway.write(endpoint, '/3308/0/5900', String(value));
      const written = await device.next('written', ({ path }) => path === '/3308/0/5900');
      expect(Number(written['value'])).to.equal(value);
      expect(await gateway.read(endpoint, '/3308/0/5900')).to.equal(value);
    });
  }

  it('makes an object instance for a Create without values', async () => {
    const { Id: DeviceId, SmartObjects } = await gateway.device(endpoint);
    const known = SmartObjects.find(({ TypeId }) => TypeId === 3308)!;
    const { SmartObjectTypeId } = await gateway.client.smartObjects.get(known.Id);
    const { Id } = await gateway.client.smartObjects.create({
      DeviceId,
      SmartObjectTypeId,
      InstanceNumber: 7,
    });
    const { Rows } = await gateway.client.activityLogs.list();
    const entry = Rows.find(({ Description }) => Description.startsWith('Create /3308/7'))!;
    const ended = await gateway.client.activityLogs.waitFor(entry.Id, { pollMs: 50 });
    expect(ended).to.include({ Status: 'Completed', ResponseCode: '2.01' });
    // The device lists the created instances in its next Registration Update.
    await until(async () => !(await gateway.client.smartObjects.get(Id)).IsUnavailable);
  });

  it('is executed: Reboot', async () => {
    await gateway.execute(endpoint, '/3/0/4');
    expect(await device.next('executed')).to.include({ path: '/3/0/4' });
  });

  it('is observed: each change is stored, until that is cancelled', async () => {
    const id = await gateway.resourceId(endpoint, '/3/0/9');
    const start = Date.now() - 1;
    await gateway.done(await gateway.client.resources.observe(id, {}));
    for (const value of [79, 78, 77]) {
      await device.ask('set', '/3/0/9', String(value));
      await until(async () => (await gateway.storedSince(id, start)).includes(value));
    }
    await gateway.done(await gateway.client.resources.cancelObserve(id));
    await device.ask('set', '/3/0/9', '50');
    expect(await gateway.read(endpoint, '/3/0/9')).to.equal(50);
  });

  it('sends on its own (Send), and each value is stored with the time that it was taken at', async () => {
    const id = await gateway.resourceId(endpoint, '/6/0/0');
    const start = Date.now() - 1;
    const taken: { from: number; to: number }[] = [];
    for (const value of ['60.5', '61.5']) {
      await device.ask('set', '/6/0/0', value);
      const from = Date.now();
      await device.ask('collect', '/6/0/0');
      const to = Date.now();
      taken.push({ from, to });
      await until(() => Date.now() > to);
    }
    await device.ask('send');
    const { v } = await until(
      () => gateway.client.measurements.since(id, start),
      (stored) => stored.v.some((one) => one.v === 61.5) && stored.v.some((one) => one.v === 60.5),
    );
    expect(v.map((one) => one.v)).to.deep.equal([60.5, 61.5]);
    // The text of seconds rounds to a millisecond.
    v.forEach((one, at) => expect(Date.parse(one.DateTime)).to.be.within(taken[at]!.from, taken[at]!.to + 1));
  });

  it('updates its registration, and deregisters', async () => {
    await device.ask('update');
    await device.next('updated');
    await device.ask('deregister');
    await gateway.device(endpoint, 'Deregistered');
  });
});
