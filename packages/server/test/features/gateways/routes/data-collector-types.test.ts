import { randomUUID } from 'node:crypto';
import { expect } from 'chai';
import { omit } from '../../../../src/kernel/data.ts';
import { appPerTest, expectDone, expectFaults } from '../../../support/app-of-tests.ts';
import { expectError, type Answer, type ResponseObject } from '../../../support/app.ts';

const interval = { Key: 'interval', Type: 'Integer' };
const fast = { Key: 'fast', Type: 'Boolean' };
const quay = { Name: 'Quay gateway', HardwareTypeId: 47, Configurations: [interval, fast] };

describe('routes of data collector types and templates', () => {
  const app = appPerTest();

  const patch = (path: string, body: unknown, type = 'application/json-patch+json'): Promise<Answer> =>
    app.call('PATCH', path, { raw: JSON.stringify(body), headers: { 'content-type': type } });

  it('types: create, get, list, update, patch and delete', async () => {
    const id = await app.create('/dataCollectorTypes', quay);
    const shown = (await app.get(`/dataCollectorTypes/${id}`)).body;
    const defaults = { IsLegacy: false, IsVirtual: false, SettingCategories: [] };
    expect(shown).to.deep.equal({ Id: id, ...quay, ...defaults });
    // A client can send a response back unchanged.
    expect((await app.put(`/dataCollectorTypes/${id}`, { ...shown, IsLegacy: true })).status).to.equal(204);
    const { Rows } = (await app.get('/dataCollectorTypes?Filter=HardwareTypeId eq 47')).body;
    expect(Rows).to.deep.equal([{ ...shown, IsLegacy: true }]);
    const changed = await patch(`/dataCollectorTypes/${id}`, [
      { op: 'test', path: '/IsLegacy', value: true },
      { op: 'replace', path: '/Name', value: 'Pier gateway' },
      { op: 'remove', path: '/HardwareTypeId' },
      { op: 'add', path: '/Configurations/-', value: { Key: 'mode', Type: 'String' } },
    ]);
    expect(changed.status).to.equal(200);
    expect(changed.body).to.deep.include({ Name: 'Pier gateway', IsLegacy: true });
    expect(changed.body['Configurations']).to.have.lengthOf(3);
    expect(changed.body).not.to.have.property('HardwareTypeId');
    expect((await app.delete(`/dataCollectorTypes/${id}`)).status).to.equal(204);
    expectError(await app.get(`/dataCollectorTypes/${id}`), 404, 'data-collector-type-not-found');
  });

  it('a patch replaces a missing value, and can test that it is missing', async () => {
    const type = await app.create('/dataCollectorTypes', { Name: 'Bare' });
    const typed = await patch(`/dataCollectorTypes/${type}`, [
      { op: 'test', path: '/HardwareTypeId', value: null },
      { op: 'replace', path: '/HardwareTypeId', value: 12 },
    ]);
    expect(typed.status, JSON.stringify(typed.body)).to.equal(200);
    expect(typed.body).to.include({ Name: 'Bare', HardwareTypeId: 12 });
    const template = await app.create('/dataCollectorTemplates', { Name: 'Bare', DataCollectorTypeId: type });
    const tag = (await app.post('/tags', { Name: 'bare' })).body.Id;
    const changed = await patch(`/dataCollectorTemplates/${template}`, [
      { op: 'replace', path: '/ContactLostThreshold', value: 30 },
      { op: 'replace', path: '/Config', value: 'slow' },
      { op: 'add', path: '/TagIds/-', value: tag },
    ]);
    expect(changed.status, JSON.stringify(changed.body)).to.equal(200);
    expect(changed.body).to.deep.include({ ContactLostThreshold: 30, Config: 'slow', TagIds: [tag] });
  });

  it('a patch is all or nothing, and its result is validated like a PUT', async () => {
    const id = await app.create('/dataCollectorTypes', quay);
    const path = `/dataCollectorTypes/${id}`;
    const rename = { op: 'replace', path: '/Name', value: 'x' };
    for (const [operations, at] of [
      [[rename, { op: 'test', path: '/Name', value: 'y' }], '[1].value'],
      [[{ ...rename, value: 7 }], 'Name'],
      [[{ op: 'remove', path: '/Name' }], 'Name'],
      [[{ op: 'replace', path: '', value: 'all' }], 'body'],
      [[{ op: 'remove', path: '/Nothing' }], '[0].path'],
      [[{ op: 'burn', path: '/Name' }], '[0].op'],
    ] as const) {
      expectFaults(await patch(path, operations, 'application/json'), at);
    }
    expect((await app.get(path)).body.Name).to.equal(quay.Name);
  });

  it('names and HardwareTypeIds are unique in a network; keys of configurations are unique in a type', async () => {
    await app.create('/dataCollectorTypes', quay);
    for (const members of [{ HardwareTypeId: 48 }, { Name: 'Other' }]) {
      expectError(await app.post('/dataCollectorTypes', { ...quay, ...members }), 409, 'already-exists');
    }
    const [key] = quay.Configurations;
    const twice = { Name: 'Twice', Configurations: [key, key] };
    expectFaults(await app.post('/dataCollectorTypes', twice), 'Configurations[1].Key');
    const nowhere = { Name: 'n', InternalDeviceTypeId: randomUUID() };
    expectFaults(await app.post('/dataCollectorTypes', nowhere), 'InternalDeviceTypeId');
  });

  it('a default template is created on demand, and used by gateways without a template', async () => {
    const DefaultTemplateConfigurations = [{ ...interval, Value: '60' }];
    const preset = { ...quay, CreateDefaultTemplate: true, DefaultTemplateConfigurations };
    const id = await app.create('/dataCollectorTypes', preset);
    const own = { Name: 'g', Configurations: [{ ...fast, Value: 'TRUE' }] };
    const gateway = await app.create('/dataCollectors/register', { ...own, DataCollectorTypeId: id });
    const shown = (await app.get(`/dataCollectors/${gateway}`)).body;
    expect(shown).to.deep.include({ DataCollectorTemplateName: quay.Name, DataCollectorTypeTypeId: 47 });
    expect(shown['Configurations']).to.deep.equal([
      { ...interval, Value: '60', IsInherited: true },
      { ...fast, Value: 'true', IsInherited: false },
    ]);
    expect((await app.get(`/dataCollectorTypes/${id}/dataCollectors`)).body.Rows[0]!.Id).to.equal(gateway);
    expect((await app.get(`/dataCollectorTypes/${id}/dataCollectorTemplates`)).body.NbrOfRows).to.equal(1);
    const metrics = (await app.get('/dataCollectorTypes/withMetrics?Filter=HardwareTypeId eq 47')).body.Rows;
    expect(metrics).to.deep.equal([
      { Id: id, Name: quay.Name, HardwareTypeId: 47, IsVirtual: false, NbrOfInstances: 1, NbrOfTemplates: 1 },
    ]);
    expectError(await app.delete(`/dataCollectorTypes/${id}`), 409, 'in-use');
    const often = { DefaultTemplateConfigurations: [{ ...interval, Value: 'often' }] };
    const bad = { ...quay, Name: 'bad', HardwareTypeId: 9, ...often };
    expectFaults(await app.post('/dataCollectorTypes', bad), 'DefaultTemplateConfigurations[0].Value');
  });

  it('templates: create, get, list, update, patch and delete', async () => {
    const DataCollectorTypeId = await app.create('/dataCollectorTypes', quay);
    const values = { ContactLostThreshold: 60, Configurations: [{ ...interval, Value: '30' }] };
    const request = { Name: 'At the quay', DataCollectorTypeId, Config: 'x=1', ...values };
    const id = await app.create('/dataCollectorTemplates', request);
    const path = `/dataCollectorTemplates/${id}`;
    const shown = (await app.get(path)).body;
    const Configurations = [...request.Configurations, fast];
    const members = omit(request, 'DataCollectorTypeId');
    expect(shown).to.deep.include({ ...members, ConfigString: 'x=1', Configurations });
    expect((shown['DataCollectorType'] as ResponseObject).Id).to.equal(DataCollectorTypeId);
    const put = await app.put(path, { ...request, Config: null });
    expect(put.status).to.equal(200);
    expect(put.body).not.to.have.property('Config');
    const changed = await patch(path, [{ op: 'replace', path: '/ContactLostThreshold', value: 90 }]);
    expect(changed.body['ContactLostThreshold']).to.equal(90);
    const list = async (query: string): Promise<number> =>
      (await app.get(`/dataCollectorTemplates?${query}`)).body.NbrOfRows;
    expect([await list('hardwareTypeId=47'), await list('hardwareTypeId=48')]).to.deep.equal([1, 0]);
    expectError(await app.post('/dataCollectorTemplates', request), 409, 'already-exists');
    const other = await app.create('/dataCollectorTypes', { Name: 'Other' });
    expectFaults(await app.put(path, { ...request, DataCollectorTypeId: other }), 'DataCollectorTypeId');
    await app.create('/dataCollectors/register', { Name: 'g', DataCollectorTemplateId: id });
    expectError(await app.delete(path), 409, 'in-use');
    expectError(await app.delete(`/dataCollectorTypes/${DataCollectorTypeId}`), 409, 'in-use');
  });

  it('types have setting categories; values of templates apply to their gateways', async () => {
    const DefaultSettings = [{ Name: 'interval', DataType: 'Integer', Value: '10' }];
    const category = await app.create('/settingcategories', { Name: 'Reports', DefaultSettings });
    const SettingCategories = [{ Id: category, Name: 'Reports' }, { Name: 'Made for it' }];
    const type = await app.create('/dataCollectorTypes', { Name: 'Quay gateway', SettingCategories });
    const categories = (await app.get(`/dataCollectorTypes/${type}`)).body.SettingCategories;
    expect(categories.map((one) => one.Name)).to.deep.equal(['Made for it', 'Reports']);
    expectError(await app.delete(`/settingcategories/${category}`), 409, 'in-use');
    const template = await app.create('/dataCollectorTemplates', { Name: 't', DataCollectorTypeId: type });
    const request = { Name: 'g', DataCollectorTemplateId: template };
    const gateway = await app.create('/dataCollectors/register', request);
    const interval = async (): Promise<unknown> =>
      (await app.get(`/dataCollectors/${gateway}/settings`)).list.map((one) => one['Value']);
    expect(await interval()).to.deep.equal(['10']);
    const setting = categories[1]!.DefaultSettings[0]!.Id;
    const place = `/dataCollectorTemplates/${template}/settingcategory/${category}/setting/${setting}/value`;
    expect((await app.post(place, { Value: '30' })).status).to.equal(204);
    expectError(await app.post(place, { Value: '31' }), 409, 'already-exists');
    expect(await interval()).to.deep.equal(['30']);
    expect((await app.put(place, { Value: '40' })).status).to.equal(204);
    const { body } = await app.get(`/dataCollectorTemplates/${template}`);
    const [value] = body['DataCollectorTemplateSettingValues'] as ResponseObject[];
    expect(value).to.deep.include({ DefaultSettingId: setting, Value: '40' });
    expect((await app.delete(place)).status).to.equal(204);
    expect(await interval()).to.deep.equal(['10']);
    const link = `/dataCollectorTypes/${type}/settingcategory/${category}`;
    expect((await app.delete(link)).status).to.equal(204);
    expect(await interval()).to.deep.equal([]);
    expect((await app.call('POST', link)).status).to.equal(204);
    const unknown = { Name: 'n', SettingCategories: [{ Id: randomUUID(), Name: 'x' }] };
    expectFaults(await app.post('/dataCollectorTypes', unknown), 'SettingCategories[0].Id');
  });

  it('types and templates can be imported into another network; default templates are unchanged (spec 8)', async () => {
    const type = await app.create('/dataCollectorTypes', { ...quay, CreateDefaultTemplate: true });
    const Configurations = [{ ...interval, Value: '30' }];
    const members = { Name: 'At the quay', ContactLostThreshold: 60, Configurations };
    const template = await app.create('/dataCollectorTemplates', { ...members, DataCollectorTypeId: type });
    const list = `/dataCollectorTypes/${type}/dataCollectorTemplates?Sort=-Name`;
    const [standard] = (await app.get(list)).body.Rows;
    const types = (await app.get(`/dataCollectorTypes/export?ids=${type}`)).list;
    const templates = (await app.get(`/dataCollectorTemplates/export?ids=${template},${standard!.Id}`)).list;
    expect(types).to.deep.equal([{ ...quay, Release: '19A1', HardwareCategory: 'GatewayType' }]);
    const category = { HardwareCategory: 'GatewayTemplate', DataCollectorTypeHardwareTypeId: 47 };
    expect(templates[0]).to.deep.equal({ ...members, Release: '19A1', ...category });
    const headers = { 'x-devicenetwork': await app.create('/deviceNetworks', { Name: 'Harbour' }) };
    const early = await app.post('/dataCollectorTemplates/import', templates, { headers });
    expectFaults(early, '[0].DataCollectorTypeHardwareTypeId');
    for (let round = 0; round < 2; round += 1) {
      await expectDone(app.post('/dataCollectorTypes/obsolete/import', types, { headers }));
      await expectDone(app.post('/dataCollectorTemplates/import', templates, { headers }));
    }
    const there = await app.get('/dataCollectorTypes/withMetrics?Sort=-HardwareTypeId', { headers });
    expect(there.body.Rows[0]).to.deep.include({ Name: quay.Name, HardwareTypeId: 47, NbrOfTemplates: 2 });
    // In its own network, the import changes the template and keeps the default one.
    const altered = templates.map((one) => ({ ...one, ContactLostThreshold: 5 }));
    expect((await app.post('/dataCollectorTemplates/import', altered)).status).to.equal(204);
    expect((await app.get(`/dataCollectorTemplates/${template}`)).body['ContactLostThreshold']).to.equal(5);
    const kept = (await app.get(`/dataCollectorTemplates/${standard!.Id}`)).body;
    expect(kept).not.to.have.property('ContactLostThreshold');
    const wrong = [{ Name: 'x', HardwareCategory: 'DeviceType' }];
    expectFaults(await app.post('/dataCollectorTypes/obsolete/import', wrong), '[0].HardwareCategory');
  });

  it('files of other releases cannot be imported, and nothing of them is; files of 2017 have none (spec 8)', async () => {
    const count = async (path: string): Promise<number> => (await app.get(path)).body.NbrOfRows;
    for (const [list, path] of [
      ['/dataCollectorTypes', '/dataCollectorTypes/obsolete/import'],
      ['/dataCollectorTemplates', '/dataCollectorTemplates/import'],
    ] as const) {
      const before = await count(list);
      for (const Release of ['2018_34', '19A2', 'x', '']) {
        expectFaults(await app.post(path, [{ Name: 'a' }, { Name: 'b', Release }]), '[1].Release');
      }
      expect(await count(list)).to.equal(before);
      await expectDone(app.post(path, [{ Name: 'a' }, { Name: 'b', Release: '2018_35' }]));
      expect(await count(list)).to.be.above(before);
    }
  });
});
