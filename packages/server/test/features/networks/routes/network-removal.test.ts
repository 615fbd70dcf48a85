import { expect } from 'chai';
import { roles } from '../../../../src/features/access/model.ts';
import { devices } from '../../../../src/features/devices/model.ts';
import { deviceNetworks } from '../../../../src/features/networks/model.ts';
import { NetworkRemoval } from '../../../../src/features/networks/network-removal.ts';
import { appPerTest, expectDone } from '../../../support/app-of-tests.ts';
import { expectError, type TestApp } from '../../../support/app.ts';
import { addFirmware } from '../../../support/firmware-package.ts';

describe('removal of a device network (spec 4.3)', () => {
  let id: string;
  let headers: Readonly<Record<string, string>>;

  const app: TestApp = appPerTest(async () => {
    id = await app.create('/deviceNetworks', { Name: 'Harbour' });
    headers = { 'x-devicenetwork': id };
  });

  /** Returns the numbers of devices and roles of the network, and of the network itself. */
  async function left(): Promise<number[]> {
    const { store } = app.world;
    const where = [{ field: 'deviceNetworkId', op: 'eq', value: id }] as const;
    const network = await store.collection(deviceNetworks).get(id);
    const counts = [store.collection(devices).count({ where }), store.collection(roles).count({ where })];
    return [...(await Promise.all(counts)), network === undefined ? 0 : 1];
  }

  async function addDevices(count: number): Promise<void> {
    const type = (await app.get('/devicetypes', { headers })).body.Rows[0]!.Id;
    for (let index = 0; index < count; index += 1) {
      const body = { DeviceIdentifier: `harbour-${index}`, DeviceTypeId: type };
      await app.create('/devices', body, { headers });
    }
  }

  it('deletes everything of the network, and nothing of others', async () => {
    await addDevices(3);
    const { id: keyId } = await app.createKey('Admin', 'kept');
    const RoleIds = [await app.roleId('Admin', id)];
    const inside = await app.create('/apikeys', { Name: 'inside', RoleIds }, { headers });
    const key = (await app.get(`/apikeys/${inside}`, { headers })).body.Key;
    const before = (await app.get('/smartobjecttypes')).body.NbrOfRows;
    await expectDone(app.delete(`/deviceNetworks/${id}`));
    // From the response on, no key has access to it.
    expectError(await app.get('/devices', { key }), 401, 'invalid-key');
    expectError(await app.get(`/deviceNetworks/${id}`), 404, 'device-network-not-found');
    expectError(await app.get('/devices', { headers }), 400, 'unknown-device-network');
    await app.removal.settled();
    expect(await left()).to.deep.equal([0, 0, 0]);
    expectError(await app.get('/devices', { headers }), 400, 'unknown-device-network');
    expect((await app.get('/deviceNetworks')).list).to.have.lengthOf(1);
    expect((await app.get(`/apikeys/${keyId}`)).status).to.equal(200);
    expect((await app.get('/smartobjecttypes')).body.NbrOfRows).to.equal(before);
    await app.create('/deviceNetworks', { Name: 'Harbour' });
  });

  it('is refused while a key of the network is the last Admin of another one', async () => {
    const RoleIds = [await app.roleId('Admin', id)];
    const inside = await app.create('/apikeys', { Name: 'inside', RoleIds }, { headers });
    const { Key: key } = (await app.get(`/apikeys/${inside}`, { headers })).body;
    const made = await app.create('/deviceNetworks', { Name: 'Yard' }, { key });
    expectError(await app.delete(`/deviceNetworks/${id}`), 409, 'last-admin');
    expect((await app.get('/devices', { headers })).status).to.equal(200);
    await expectDone(app.delete(`/deviceNetworks/${made}`, { key }));
    await expectDone(app.delete(`/deviceNetworks/${id}`));
  });

  it('deletes the files of firmware packages at once, not only at the next start', async () => {
    const type = (await app.get('/devicetypes', { headers })).body.Rows[0]!.Id;
    const firmware = await addFirmware(app.world, Buffer.from('image'), type, id);
    const { firmwareFiles } = app.world;
    await (await firmwareFiles.open(firmware))!.close();
    await expectDone(app.delete(`/deviceNetworks/${id}`));
    await app.removal.settled();
    expect(await firmwareFiles.open(firmware)).to.equal(undefined);
  });

  it('continues at the next start after an interruption', async () => {
    await addDevices(3);
    const { store, clock, admin, domain } = app.world;
    let deleted = 0;
    const cutOff = Promise.withResolvers<undefined>();
    const first = new NetworkRemoval({
      store,
      clock,
      access: admin.access,
      audit: admin.audit,
      deleteDevice: async (network, device) => {
        deleted += 1;
        if (deleted === 2) throw new Error('cut off');
        await domain.deviceDeletion.delete(network, device);
      },
      deleteFirmware: async () => undefined,
      onError: () => cutOff.resolve(undefined),
    });
    const { Rows } = (await app.get("/apikeys?Filter=Name%20eq%20'local'")).body;
    await first.remove(Rows[0]!.Id, id);
    await cutOff.promise;
    expect((await store.collection(deviceNetworks).get(id))!.removedAt).to.equal(clock.now());
    expect(await left()).to.deep.equal([2, 3, 1]);
    await app.removal.load();
    await app.removal.settled();
    expect(await left()).to.deep.equal([0, 0, 0]);
  });

  it('requires membership and the permission there, and refuses the own network', async () => {
    expectError(await app.delete(`/deviceNetworks/${app.deviceNetworkId}`), 409, 'in-use');
    const { key } = await app.createKey('Admin', 'no member');
    expectError(await app.delete(`/deviceNetworks/${id}`, { key }), 404, 'device-network-not-found');
    expect((await app.get(`/deviceNetworks/${id}`)).status).to.equal(200);
  });
});
