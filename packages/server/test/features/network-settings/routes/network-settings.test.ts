import { expect } from 'chai';
import { networkSettingContext, networkSettings } from '../../../../src/features/network-settings/model.ts';
import { omit } from '../../../../src/kernel/data.ts';
import { appPerTest, expectDone, expectFaults } from '../../../support/app-of-tests.ts';
import { expectError } from '../../../support/app.ts';
import { box } from '../../../support/device-world.ts';

const KEY = 'correct horse battery';
const wireless = {
  Name: 'Quay',
  NetworkType: 'WIFI',
  AuthenticationType: 'WPA2PSK',
  SSID: 'quay-7',
  PreSharedKey: KEY,
  Priority: 10,
};

describe('routes of network settings', () => {
  const app = appPerTest();

  async function keyOf(id: string): Promise<string | undefined> {
    const stored = await app.world.store.collection(networkSettings).get(id);
    return stored?.sealedKey && box.open(stored.sealedKey, networkSettingContext({ id }));
  }

  it('create, list, show, change and delete (spec 4.3)', async () => {
    const place = await app.create('/locations', { Name: 'Quay 7' });
    const id = await app.create('/networkSettings', { ...wireless, LocationIds: [place, place] });
    const shown = omit(wireless, 'PreSharedKey');
    const { body: first } = await app.get(`/NetworkSettings/${id}`);
    expect(first).to.deep.equal({ ...shown, Id: id, LocationIds: [place] });
    await app.create('/networksettings', { Name: 'Cable', NetworkType: 'ETHERNET' });
    const { body } = await app.get('/networkSettings?Sort=-Priority');
    expect(body.Rows.map((one) => one.Name)).to.deep.equal(['Quay', 'Cable']);
    expectError(await app.delete(`/locations/${place}`), 409, 'in-use');
    await expectDone(app.put(`/networkSettings/${id}`, { ...wireless, Name: 'Pier' }));
    expect((await app.get(`/networkSettings/${id}`)).body).to.deep.include({ Name: 'Pier', LocationIds: [] });
    await expectDone(app.delete(`/locations/${place}`));
    await expectDone(app.delete(`/networkSettings/${id}`));
    expectError(await app.get(`/networkSettings/${id}`), 404, 'network-setting-not-found');
  });

  it('the key is sealed, never shown, and kept until it is changed', async () => {
    const id = await app.create('/networkSettings', wireless);
    const { PreSharedKey, ...without } = wireless;
    expect(await keyOf(id)).to.equal(PreSharedKey);
    await expectDone(app.put(`/networkSettings/${id}`, without));
    expect(await keyOf(id)).to.equal(KEY);
    const refused = await app.put(`/networkSettings/${id}`, { ...without, PasswordChanged: true });
    expectError(refused, 400, 'invalid-request');
    const other = { ...without, PasswordChanged: true, PreSharedKey: 'staple 12345' };
    await expectDone(app.put(`/networkSettings/${id}`, other));
    expect(await keyOf(id)).to.equal('staple 12345');
    const seen = [await app.get(`/networkSettings/${id}`), await app.get('/networkSettings')];
    const stored = await app.world.store.collection(networkSettings).find({});
    const everything = JSON.stringify([seen, stored, app.log, refused]);
    expect(everything).not.to.include('staple').and.not.to.include('horse');
    const open = { Name: 'Quay', NetworkType: 'WIFI', SSID: 'quay-7' };
    await expectDone(app.put(`/networkSettings/${id}`, open));
    expect(await keyOf(id)).to.equal(undefined);
  });

  it('refuses networks that a device cannot join', async () => {
    for (const [change, member] of [
      [{ SSID: null }, 'SSID'],
      // More than 32 bytes.
      [{ SSID: 'ü'.repeat(17) }, 'SSID'],
      [{ PreSharedKey: '1234567' }, 'PreSharedKey'],
      [{ PreSharedKey: null }, 'PreSharedKey'],
      [{ AuthenticationType: 'Disabled' }, 'PreSharedKey'],
      [{ AuthenticationType: 'WEP64Bits' }, 'PreSharedKey'],
      [{ LocationIds: ['00000000-0000-4000-8000-000000000000'] }, 'LocationIds[0]'],
    ] as const) {
      expectFaults(await app.post('/networkSettings', { ...wireless, ...change }), member);
    }
  });
});
