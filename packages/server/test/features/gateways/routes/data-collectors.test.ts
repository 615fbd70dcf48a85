import { randomUUID } from 'node:crypto';
import { expect } from 'chai';
import { appPerTest, expectFaults } from '../../../support/app-of-tests.ts';
import { expectError, type ResponseObject } from '../../../support/app.ts';

describe('routes of data collectors', () => {
  const app = appPerTest();

  const PATH = '/dataCollectors/register';
  const read = async (id: string): Promise<ResponseObject> => (await app.get(`/dataCollectors/${id}`)).body;

  it('register, get, list, update and delete a gateway, under both spellings of the path (spec 4.2)', async () => {
    const request = {
      ...{ Name: 'quay-7', MACAddress: '02-00-5E-10-00-07', ExternalId: 'q7' },
      ...{ Note: 'At the quay', Config: 'mode=fast' },
    };
    const id = await app.create(PATH, request);
    const shown = (await app.get(`/datacollectors/${id}`)).body;
    expect(shown).to.deep.include({ ...request, Id: id, Region: 'default', LocationName: 'Root' });
    const generic = 'Generic gateway';
    expect(shown).to.include({ DataCollectorTypeName: generic, DataCollectorTemplateName: generic });
    const none = { NbrOfDevices: 0, IsBlacklisted: false, Configurations: [], Settings: [] };
    expect(shown).to.deep.include(none);
    const update = { Name: 'quay-8', MACAddress: '02:00:5e:10:00:07' };
    expect((await app.put(`/datacollectors/${id}`, update)).status).to.equal(204);
    const changed = await read(id);
    expect(changed).to.deep.include({ Name: 'quay-8', MACAddress: '02:00:5e:10:00:07' });
    expect(changed).not.to.have.any.keys('Note', 'ExternalId', 'Config');
    const { Rows } = (await app.get('/dataCollectors?Filter=Name eq quay-8')).body;
    expect(Rows.map((one) => one.Id)).to.deep.equal([id]);
    expect((await app.delete(`/dataCollectors/${id}`)).status).to.equal(204);
    expectError(await app.get(`/dataCollectors/${id}`), 404, 'data-collector-not-found');
  });

  it('a gateway name is unique in its cloud region, across all networks (spec 8)', async () => {
    await app.create(PATH, { Name: 'one' });
    const network = await app.create('/deviceNetworks', { Name: 'Harbour' });
    const headers = { 'x-devicenetwork': network };
    for (const init of [{}, { headers }]) {
      expectError(await app.post(PATH, { Name: 'one' }, init), 409, 'already-exists');
    }
    const other = await app.create(PATH, { Name: 'two' });
    expectError(await app.put(`/dataCollectors/${other}`, { Name: 'one' }), 409, 'already-exists');
  });

  it('the same gateway name may exist in different regions (spec 1.3)', async () => {
    const here = await app.create(PATH, { Name: 'one' });
    const there = await app.create(PATH, { Name: 'one', Region: 'eu-west' });
    expect((await read(here))['Region']).to.equal('default');
    expect((await read(there))['Region']).to.equal('eu-west');
    // Case does not tell regions apart, as it does not tell names apart.
    for (const Region of ['eu-west', 'EU-West', 'Default'])
      expectError(await app.post(PATH, { Name: 'ONE', Region }), 409, 'already-exists');
    const two = await app.create(PATH, { Name: 'two', Region: 'EU-WEST' });
    expect((await read(two))['Region']).to.equal('eu-west');
    // An update without a region keeps it. An update that changes the region must obey the same rule.
    expect((await app.put(`/dataCollectors/${there}`, { Name: 'one' })).status).to.equal(204);
    expect((await read(there))['Region']).to.equal('eu-west');
    const moved = await app.put(`/dataCollectors/${there}`, { Name: 'one', Region: 'default' });
    expectError(moved, 409, 'already-exists');
    expectFaults(await app.post(PATH, { Name: 'x', Region: 'no region' }), 'Region');
  });

  it('a MAC address is unique in a network, in any notation, unless the check is off', async () => {
    await app.create(PATH, { Name: 'a', MACAddress: '02:00:5e:10:00:07' });
    const twin = { Name: 'b', MACAddress: '02005E100007' };
    expectError(await app.post(PATH, twin), 409, 'already-exists');
    await app.create(PATH, { ...twin, DisableMacAddressConflictCheck: true });
    const headers = { 'x-devicenetwork': await app.create('/deviceNetworks', { Name: 'Harbour' }) };
    await app.create(PATH, { ...twin, Name: 'c' }, { headers });
  });

  it('an inherited configuration stays inherited when it is sent back', async () => {
    const Configurations = ['mode', 'rate', 'spare'].map((Key) => ({ Key }));
    const DataCollectorTypeId = await app.create('/dataCollectorTypes', { Name: 'Tuned', Configurations });
    const rate = { Key: 'rate', Value: '5' };
    const shared = (Value: string): object => ({
      ...{ Name: 'tuned', DataCollectorTypeId, Configurations: [{ Key: 'mode', Value }, rate] },
    });
    const DataCollectorTemplateId = await app.create('/dataCollectorTemplates', shared('slow'));
    const names = { Name: 'quay-9', DataCollectorTypeId, DataCollectorTemplateId };
    const id = await app.create(PATH, { ...names, Configurations: [rate] });
    const own = { ...rate, Type: 'String', IsInherited: false };
    const spare = { Key: 'spare', Type: 'String' };
    const before = (await read(id))['Configurations'];
    const slow = { Key: 'mode', Type: 'String', Value: 'slow', IsInherited: true };
    expect(before).to.deep.equal([slow, own, spare]);
    const sent = { ...names, Configurations: before };
    expect((await app.put(`/dataCollectors/${id}`, sent)).status).to.equal(204);
    expect((await read(id))['Configurations']).to.deep.equal(before);
    await app.put(`/dataCollectorTemplates/${DataCollectorTemplateId}`, shared('fast'));
    const mode = { ...slow, Value: 'fast' };
    expect((await read(id))['Configurations']).to.deep.equal([mode, own, spare]);
    const made = { ...names, Configurations: [{ ...mode, IsInherited: false }] };
    await app.put(`/dataCollectors/${id}`, made);
    expect((await read(id))['Configurations']).to.deep.include({ ...mode, IsInherited: false });
  });

  it('its references must exist; type and template must match', async () => {
    const typeId = await app.create('/dataCollectorTypes', { Name: 'Bare' });
    for (const [members, at] of [
      [{ LocationId: randomUUID() }, 'LocationId'],
      [{ DataCollectorTypeId: randomUUID() }, 'DataCollectorTypeId'],
      [{ DataCollectorTemplateId: randomUUID() }, 'DataCollectorTemplateId'],
      [{ DataCollectorTypeId: typeId }, 'DataCollectorTemplateId'],
      [{ Configurations: [{ Key: 'x', Type: 'String', Value: 'y' }] }, 'Configurations[0].Key'],
    ] as [object, string][]) {
      expectFaults(await app.post(PATH, { Name: 'x', ...members }), at);
    }
    const template = await app.create('/dataCollectorTemplates', { Name: 't', DataCollectorTypeId: typeId });
    const { Rows } = (await app.get('/dataCollectorTypes?Filter=Name eq %27Generic gateway%27')).body;
    const unfit = { DataCollectorTypeId: Rows[0]!.Id, DataCollectorTemplateId: template };
    expectFaults(await app.post(PATH, { Name: 'x', ...unfit }), 'DataCollectorTemplateId');
    const id = await app.create(PATH, { Name: 'x', DataCollectorTemplateId: template });
    expect((await read(id))['DataCollectorTypeName']).to.equal('Bare');
  });

  it('the deprecated Settings of register and update are those of settingvalues (spec 4.2)', async () => {
    const CategoryId = await app.create('/settingcategories', { Name: 'Reports' });
    const initial = [{ CategoryId, Key: 'interval', DataType: 'Integer', Value: '30' }];
    const id = await app.create(PATH, { Name: 'g', Settings: initial });
    const settingsOf = async (): Promise<string[]> => {
      const rows = (await read(id))['Settings'] as ResponseObject[];
      return rows.map((one) => [one.Key, one['Value'], one['IsInherited']].join(' '));
    };
    expect(await settingsOf()).to.deep.equal(['interval 30 false']);
    const update = { Name: 'g', Settings: [{ CategoryId, Key: 'mode', Value: 'fast' }] };
    expect((await app.put(`/dataCollectors/${id}`, update)).status).to.equal(204);
    // Missing settings are kept.
    expect(await settingsOf()).to.deep.equal(['interval 30 false', 'mode fast false']);
    expect((await app.get(`/datacollectors/${id}/settings`)).list).to.have.lengthOf(2);
    const Settings = [{ CategoryId: randomUUID(), Key: 'x', Value: 'y' }];
    expectFaults(await app.post(PATH, { Name: 'h', Settings }), 'Settings[0].CategoryId');
    expect((await app.get('/dataCollectors?Search=h')).body.Rows.map((one) => one.Name)).not.to.include('h');
  });

  it('sent back unchanged, it keeps its secrets and its inherited values', async () => {
    const secrets = await app.create('/settingcategories', { Name: 'Uplink', IsSecuritySettings: true });
    const DefaultSettings = [{ Name: 'unit', Value: 's', IsReadonly: true }];
    const reports = await app.create('/settingcategories', { Name: 'Reports', DefaultSettings });
    const Settings = [{ CategoryId: secrets, Key: 'password', Value: 'hunter2' }];
    const id = await app.create(PATH, { Name: 'g', Settings });
    const type = (await read(id))['DataCollectorTypeId'] as string;
    const link = `/dataCollectorTypes/${type}/settingcategory/${reports}`;
    expect((await app.post(link, undefined)).status).to.equal(204);
    const shown = await read(id);
    const held = (shown['Settings'] as ResponseObject[]).map(
      (one) => `${one.Key} ${String(one['IsInherited'])}`,
    );
    expect(held).to.deep.equal(['unit true', 'password false']);
    expect((await app.put(`/dataCollectors/${id}`, shown)).status).to.equal(204);
    expect((await read(id))['Settings']).to.deep.equal(shown['Settings']);
  });

  it('one with devices is deleted only with force, which moves them to the default one', async () => {
    const id = await app.create(PATH, { Name: 'pier' });
    const request = { DeviceIdentifier: 'd', DeviceTypeId: app.world.deviceTypeId, DataCollectorId: id };
    const device = await app.create('/devices', request);
    await app.world.register('d', ['/3/0']);
    expect((await read(id))['NbrOfDevices']).to.equal(1);
    expectError(await app.delete(`/dataCollectors/${id}`), 409, 'in-use');
    expect((await app.delete(`/dataCollectors/${id}?force=true`)).status).to.equal(204);
    const { body } = await app.get(`/devices/${device}`);
    expect(body).to.deep.include({ DataCollectorName: 'Default gateway', Status: 'online' });
    const first = body['DataCollectorId'] as string;
    expectError(await app.delete(`/dataCollectors/${first}?force=true`), 409, 'in-use');
  });
});
