import { expect } from 'chai';
import { settings } from '../../../../src/features/settings/model.ts';
import { appPerTest, expectDone, expectFaults } from '../../../support/app-of-tests.ts';
import { expectError, type Answer, type ResponseObject } from '../../../support/app.ts';
import { categoryOf, createDevice, KEY } from '../../../support/settings.ts';

describe('routes of settings', () => {
  const app = appPerTest();

  async function linkCategory(id: string): Promise<void> {
    const path = `/devicetypes/${app.world.deviceTypeId}/settingcategories/${id}`;
    await expectDone(app.post(path, undefined));
  }

  it('a network starts with the categories that the service reads, which cannot be changed', async () => {
    const { body } = await app.get('/settingcategories');
    const names = ['BootstrapPSK', 'MQTT', 'PSK', 'RPK', 'Security', 'X509'];
    expect(body.Rows.map((row) => row.Name)).to.deep.equal(names);
    const shown = (await app.get(`/settingcategories/${await categoryOf(app, 'PSK')}`)).body;
    expect(shown).to.include({ Name: 'PSK', IsSecuritySettings: true });
    expect(shown.DefaultSettings.map((one) => one.Name)).to.deep.equal(['identity', 'preSharedKey']);
    const { Id: id } = shown;
    expectError(await app.delete(`/settingcategories/${id}`), 409, 'in-use');
    await expectDone(app.put(`/settingcategories/${id}`, shown));
    for (const change of [{ Name: 'Keys' }, { DefaultSettings: [] }, { IsSecuritySettings: false }]) {
      const answer = await app.put(`/settingcategories/${id}`, { ...shown, ...change });
      expectError(answer, 400, 'invalid-request');
    }
    const withKey = [{ Name: 'identity' }, { Name: 'preSharedKey', DataType: 'HexString', Value: KEY }];
    const answer = await app.put(`/settingcategories/${id}`, { ...shown, DefaultSettings: withKey });
    expect(answer.body.ModelState).to.have.keys('DefaultSettings[1].Value');
  });

  it('a custom category: create, change, delete, its defaults are inherited', async () => {
    const body = {
      Name: 'Reporting',
      DefaultSettings: [{ Name: 'interval', DataType: 'Integer', Value: '60' }, { Name: 'unit' }],
    };
    const id = await app.create('/settingcategories', body);
    expectError(await app.post('/settingcategories', body), 409, 'already-exists');
    await linkCategory(id);
    const { Id: deviceId } = (await createDevice(app, 'a')).body;
    const inherited = (await app.get(`/devices/${deviceId}/settings`)).list;
    expect(inherited).to.have.length(1);
    expect(inherited[0]).to.include({ Key: 'interval', Value: '60', IsInherited: true });
    const value = { CategoryId: id, Key: 'interval', Value: '5' };
    const Id = await app.create(`/devices/${deviceId}/settings`, value);
    const [own] = (await app.get(`/devices/${deviceId}/settings`)).list;
    expect(own).to.include({ Id, Value: '5', DataType: 'Integer', IsInherited: false });
    expectError(await app.delete(`/settingcategories/${id}`), 409, 'in-use');
    await expectDone(app.delete(`/settings/${Id}`));
    const changed = { Name: 'Reports', DefaultSettings: [{ Name: 'interval', DataType: 'Integer' }] };
    await expectDone(app.put(`/settingcategories/${id}`, changed));
    expect((await app.get(`/devices/${deviceId}/settings`)).list).to.deep.equal([]);
    expectError(await app.delete(`/settingcategories/${id}`), 409, 'in-use');
    const link = `/devicetypes/${app.world.deviceTypeId}/settingcategories/${id}`;
    await expectDone(app.delete(link));
    expectError(await app.delete(link), 404, 'setting-category-not-found');
    await expectDone(app.delete(`/settingcategories/${id}`));
    expectError(await app.get(`/settingcategories/${id}`), 404, 'setting-category-not-found');
  });

  it('settings of a data collector: values of several categories in one request, others are unchanged (spec 4.2)', async () => {
    const [first, second] = await Promise.all(
      ['Radio', 'Backhaul'].map((Name) => app.create('/settingcategories', { Name })),
    );
    const collector = await app.create('/datacollectors/REGISTER', { Name: 'quay-7' });
    const values = [
      { SettingCategoryId: first, Key: 'channel', DataType: 'Integer', Value: '11' },
      { SettingCategoryId: first, Key: 'power', Value: 'low' },
      { SettingCategoryId: second, Key: 'apn', Value: 'internet' },
    ];
    const path = `/datacollectors/${collector}`;
    await expectDone(app.put(`${path}/settingvalues`, values));
    const change = [
      { SettingCategoryId: second, Key: 'apn', Value: 'iot' },
      { SettingCategoryId: first, Key: 'power', Value: null },
    ];
    await expectDone(app.put(`${path}/SettingValues`, change));
    const shown = (await app.get(`${path}/settings`)).list;
    const brief = shown.map((one) => [one['CategoryName'], one.Key, one['Value'], one['DataCollectorId']]);
    expect(brief).to.deep.equal([
      ['Backhaul', 'apn', 'iot', collector],
      ['Radio', 'channel', '11', collector],
    ]);
    const wrong = [{ SettingCategoryId: first, Key: 'channel', DataType: 'Integer', Value: 'x' }, ...change];
    expectError(await app.put(`${path}/settingvalues`, wrong), 400, 'invalid-request');
    expect((await app.get(`${path}/settings`)).list).to.deep.equal(shown);
  });

  it('default settings keep their IDs, are listed over all categories, and are deleted one by one', async () => {
    const id = await app.create('/settingcategories', {
      Name: 'Reporting',
      DefaultSettings: [{ Name: 'interval', DataType: 'Integer', Value: '60' }, { Name: 'unit' }],
    });
    const shown = async (): Promise<readonly ResponseObject[]> =>
      (await app.get(`/settingcategories/${id}`)).body.DefaultSettings;
    const [interval, unit] = await shown();
    const put = (DefaultSettings: object[]): Promise<Answer> =>
      app.put(`/settingcategories/${id}`, { Name: 'Reporting', DefaultSettings });
    await expectDone(put([{ Id: unit!.Id, Name: 'units' }, { Name: 'interval' }]));
    expect((await shown()).map((one) => [one.Id, one.Name])).to.deep.equal([
      [unit!.Id, 'units'],
      [interval!.Id, 'interval'],
    ]);
    const twice = ['a', 'b'].map((Name) => ({ Id: unit!.Id, Name }));
    for (const wrong of [[{ Id: id, Name: 'a' }], twice]) {
      expectError(await put(wrong), 400, 'invalid-request');
    }
    const { body } = await app.get(`/defaultsettings?Filter=CategoryId eq ${id}&Sort=-Name`);
    expect(body.Rows.map((one) => [one.Name, one['CategoryId']])).to.deep.equal([
      ['units', id],
      ['interval', id],
    ]);
    expect((await app.get('/defaultsettings?PageSize=3')).body.NbrOfRows).to.equal(12);
    await expectDone(app.delete(`/defaultsettings/${unit!.Id}`));
    expectError(await app.delete(`/defaultsettings/${unit!.Id}`), 404, 'default-setting-not-found');
    expect((await shown()).map((one) => one.Name)).to.deep.equal(['interval']);
    const builtIn = (await app.get('/defaultsettings?Search=preShared')).body.Rows[0]!.Id;
    expectError(await app.delete(`/defaultsettings/${builtIn}`), 409, 'in-use');
  });

  it('a device type has setting categories (spec 2): named in its request, created with it, shown with their defaults', async () => {
    const DefaultSettings = [{ Name: 'interval', DataType: 'Integer', Value: '60' }];
    const Radio = await app.create('/settingcategories', { Name: 'Radio' });
    const SettingCategories = [{ Name: 'Radio' }, { Name: 'Reporting', DefaultSettings }];
    const id = await app.create('/devicetypes', { Name: 'Buoy', SettingCategories });
    const shown = async (): Promise<readonly ResponseObject[]> =>
      (await app.get(`/devicetypes/${id}`)).body.SettingCategories;
    const [radio, reporting] = await shown();
    expect([radio!.Id, reporting!.Name]).to.deep.equal([Radio, 'Reporting']);
    expect((await app.get('/defaultsettings?Search=interval')).body.NbrOfRows).to.equal(1);
    const made = await app.create('/devices', { DeviceIdentifier: 'b', DeviceTypeId: id });
    const own = (await app.get(`/devices/${made}/settings`)).list;
    expect(own.map((one) => [one.Key, one['Value']])).to.deep.equal([['interval', '60']]);
    const template = (await app.get(`/devices/${made}`)).body['DeviceTemplateId'] as string;
    const preset = reporting!.DefaultSettings[0]!.Id;
    const path = `/devicetemplates/${template}/settingcategory/${reporting!.Id}/setting/${preset}/value`;
    await expectDone(app.post(path, { Value: '30' }));
    const values = (await app.get(`/devicetemplates/${template}`)).body['DeviceTemplateSettingValues'];
    expect((values as object[])[0]).to.include({ DefaultSettingId: preset, Value: '30' });
    await expectDone(app.put(`/devicetypes/${id}`, { Name: 'Buoy' }));
    expect(await shown()).to.have.length(2);
    const fewer = { Name: 'Buoy', SettingCategories: [{ Id: Radio, Name: 'Radio' }] };
    await expectDone(app.put(`/devicetypes/${id}`, fewer));
    expect((await shown()).map((one) => one.Name)).to.deep.equal(['Radio']);
    const unknown = { Name: 'Buoy', SettingCategories: [{ Id: id, Name: 'a' }] };
    expectFaults(await app.put(`/devicetypes/${id}`, unknown), 'SettingCategories[0].Id');
  });

  it('a default setting with values in templates keeps its name; a deleted one removes these values', async () => {
    const DefaultSettings = [{ Name: 'interval', DataType: 'Integer', Value: '60' }];
    const id = await app.create('/settingcategories', { Name: 'Reporting', DefaultSettings });
    await linkCategory(id);
    const { Id: deviceId } = (await createDevice(app, 'a')).body;
    const template = (await app.get(`/devices/${deviceId}`)).body['DeviceTemplateId'] as string;
    const [preset] = (await app.get(`/settingcategories/${id}`)).body.DefaultSettings;
    const path = `/devicetemplates/${template}/settingcategory/${id}/setting/${preset!.Id}/value`;
    await expectDone(app.post(path, { Value: '30' }));
    const renamed = { Name: 'Reporting', DefaultSettings: [{ Id: preset!.Id, Name: 'period' }] };
    expectError(await app.put(`/settingcategories/${id}`, renamed), 409, 'in-use');
    await expectDone(app.delete(`/defaultsettings/${preset!.Id}`));
    expect(await app.world.store.collection(settings).count()).to.equal(0);
  });

  it('a category with readable values can become secret only without them', async () => {
    const DefaultSettings = [{ Name: 'code', DataType: 'String' }];
    const id = await app.create('/settingcategories', { Name: 'Door', DefaultSettings });
    const place = (await app.get('/locations')).body.Rows[0]!.Id;
    const set = (Value: string | null): Promise<Answer> =>
      app.put(`/locations/${place}/settingvalues`, [{ SettingCategoryId: id, Key: 'code', Value }]);
    const become = (IsSecuritySettings: boolean): Promise<Answer> =>
      app.put(`/settingcategories/${id}`, { Name: 'Door', IsSecuritySettings, DefaultSettings });
    expect((await set('1234')).status).to.equal(204);
    expectError(await become(true), 409, 'in-use');
    expect((await set(null)).status).to.equal(204);
    expect((await become(true)).status).to.equal(204);
    expect((await set('5678')).status).to.equal(204);
    // A secret remains secret after its category becomes public.
    for (const isSecret of [true, false]) {
      expect((await become(isSecret)).status).to.equal(204);
      const [shown] = (await app.get(`/locations/${place}/settings`)).list;
      expect(shown).to.include({ IsSecret: true }).and.not.have.property('Value');
    }
  });
});
