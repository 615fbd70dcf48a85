import { expect } from 'chai';
import { settings } from '../../../../src/features/settings/model.ts';
import { tagLinks } from '../../../../src/features/tags/model.ts';
import { appPerTest, expectFaults, typeIdOf } from '../../../support/app-of-tests.ts';
import { expectError, type Answer, type ResponseObject, type TestApp } from '../../../support/app.ts';

describe('routes of locations', () => {
  let app: TestApp;

  appPerTest((one) => (app = one));

  const location = (Name: string, ParentLocationId?: string, more: object = {}): Promise<string> =>
    app.create('/locations', { Name, ParentLocationId, ...more });

  const device = (DeviceIdentifier: string, LocationId?: string): Promise<string> =>
    app.create('/devices', { DeviceIdentifier, DeviceTypeId: app.world.deviceTypeId, LocationId });

  async function root(): Promise<string> {
    return (await app.get('/locations?Filter=Name eq Root')).body.Rows[0]!.Id;
  }

  const names = ({ body, list }: Answer): string[] =>
    (Array.isArray(body) ? list : body.Rows).map((one) => one.Name);

  it('a location: create, show, change, delete', async () => {
    const members = { ExternalId: 'se-gbg', TimeZone: 'Europe/Stockholm', LocationType: 3 };
    const port = await location('Port', undefined, members);
    expect((await app.get(`/Locations/${port}`)).body).to.deep.include({
      ...{ ...members, Id: port, Name: 'Port', Tags: [], Settings: [] },
      ...{ ParentLocationId: await root(), ParentLocationName: 'Root' },
    });
    const quay = await location('Quay', port);
    expect((await app.put(`/locations/${quay}`, { Name: 'Quay 7' })).status).to.equal(204);
    const shown = (await app.get(`/locations/${quay}`)).body;
    expect(shown).to.include({ Name: 'Quay 7', ParentLocationName: 'Port' });
    expect(shown).not.to.have.any.keys('ExternalId', 'TimeZone', 'LocationType');
    expect(names(await app.get('/locations?Sort=-Name'))).to.deep.equal(['Root', 'Quay 7', 'Port']);
    expect(names(await app.get('/locations?Search=GBG'))).to.deep.equal(['Port']);
    expect(names(await app.get(`/locations/${port}/locations`))).to.deep.equal(['Quay 7']);
    expectError(await app.delete(`/locations/${port}`), 409, 'in-use');
    expect((await app.delete(`/locations/${quay}`)).status).to.equal(204);
    expect((await app.delete(`/locations/${port}`)).status).to.equal(204);
    expectError(await app.get(`/locations/${port}`), 404, 'location-not-found');
  });

  it('the tree has no cycles, and its root cannot be moved', async () => {
    const top = await root();
    const a = await location('a');
    const b = await location('b', a);
    const c = await location('c', b);
    for (const [id, ParentLocationId] of [
      [a, c],
      [a, a],
      [top, c],
      [b, '00000000-0000-4000-8000-000000000000'],
    ] as const) {
      const answer = await app.put(`/locations/${id}`, { Name: 'x', ParentLocationId });
      expectFaults(answer, 'ParentLocationId');
    }
    expect((await app.put(`/locations/${c}`, { Name: 'c', ParentLocationId: a })).status).to.equal(204);
    expect((await app.put(`/locations/${b}`, { Name: 'b', ParentLocationId: c })).status).to.equal(204);
    expect((await app.put(`/locations/${top}`, { Name: 'Everywhere' })).status).to.equal(204);
    expectError(await app.delete(`/locations/${top}`), 409, 'in-use');
  });

  it('the tree has 32 levels at most', async () => {
    let parent = await root();
    for (let level = 2; level <= 32; level += 1) parent = await location(`level ${level}`, parent);
    const answer = await app.post('/locations', { Name: 'level 33', ParentLocationId: parent });
    expectFaults(answer, 'ParentLocationId');
    const a = await location('a');
    await location('b', a);
    const { body } = await app.get("/locations?Filter=Name eq 'level 31'");
    const moved = await app.put(`/locations/${a}`, { Name: 'a', ParentLocationId: body.Rows[0]!.Id });
    expectFaults(moved, 'ParentLocationId');
  });

  it('refuses unknown time zones', async () => {
    for (const TimeZone of ['Mars/Olympus', '+01:00', 'x'.repeat(64)]) {
      expectFaults(await app.post('/locations', { Name: 'a', TimeZone }), 'TimeZone');
    }
  });

  it('devices and data collectors of a location, and of all its sub-locations', async () => {
    const top = await root();
    const a = await location('a');
    const b = await location('b', a);
    await location('empty', b);
    await device('d-root');
    await device('d-a', a);
    const dB = await device('d-b', b);
    await app.create('/dataCollectors/register', { Name: 'g-b', LocationId: b });
    for (const [path, found] of [
      [`${a}/devices`, ['d-a']],
      [`${a}/childDevices`, ['d-a', 'd-b']],
      [`${b}/childdevices`, ['d-b']],
      [`${top}/childDevices?Sort=-Name`, ['d-root', 'd-b', 'd-a']],
      [`${a}/childDevices?settings.filter=Name eq d-b`, ['d-b']],
      [`${a}/datacollectors`, []],
    ] as const) {
      expect(names(await app.get(`/locations/${path}`)), path).to.deep.equal(found);
    }
    const [first, second] = await Promise.all(
      ['indoors', 'noisy'].map(async (Name) => (await app.post('/tags', { Name })).body.Id),
    );
    const tagged = { DeviceIdentifier: 'd-b', DeviceTypeId: app.world.deviceTypeId, LocationId: b };
    expect((await app.put(`/devices/${dB}`, { ...tagged, TagIds: [first] })).status).to.equal(204);
    for (const [filter, found] of [
      [`WithinLocationId eq ${a}`, ['d-a', 'd-b']],
      [`withinlocationid in (${b}, ${top}) and Name ne d-root`, ['d-a', 'd-b']],
      [`WithinLocationId eq ${first}`, []],
      [`TagId eq ${first}`, ['d-b']],
      [`TagId in (${second}, ${first}) and WithinLocationId eq ${a}`, ['d-b']],
      ["TagName in (indoors, 'noisy')", ['d-b']],
      ['TagName eq noisy', []],
    ] as const)
      expect(names(await app.get(`/devices?Filter=${filter}`)), filter).to.deep.equal(found);
    for (const filter of ['TagId ne x', 'TagName contains x', 'WithinLocationId exists true'])
      expectFaults(await app.get(`/devices?Filter=${filter}`), 'Filter');
    const below = await app.get(`/locations/${a}/childDatacollectors?pagedRequest.pageSize=1`);
    expect(names(below)).to.deep.equal(['g-b']);
    expect(below.body['PageSize']).to.equal(1);
    expectError(await app.delete(`/locations/${b}`), 409, 'in-use');
  });

  it('PUT settingvalues: add, change and delete of several categories in one request, others are unchanged (spec 4.1)', async () => {
    const [first, second] = await Promise.all(
      ['Climate', 'Safety'].map((Name) => app.create('/settingcategories', { Name })),
    );
    const id = await location('Hall');
    const path = `/locations/${id}/settingvalues`;
    const set = (SettingCategoryId: string | undefined, Key: string, Value: string | null): object => ({
      ...{ SettingCategoryId, Key, Value },
    });
    const all = [set(first, 'target', '20'), set(first, 'fan', 'auto'), set(second, 'alarm', 'on')];
    expect((await app.put(path, all)).status).to.equal(204);
    const some = [set(first, 'target', '21'), set(second, 'alarm', null), set(second, 'door', 'locked')];
    expect((await app.put(path, some)).status).to.equal(204);
    const shown = (await app.get(`/locations/${id}/settings`)).list;
    const rows = shown.map((one) => [one['CategoryName'], one.Key, one['Value']].join(' '));
    expect(rows).to.deep.equal(['Climate fan auto', 'Climate target 21', 'Safety door locked']);
    expect(shown.every((one) => one['LocationId'] === id)).to.equal(true);
    const wrong = await app.put(path, [set(first, 'fan', 'off'), set(id, 'target', '1')]);
    expectFaults(wrong, '[1].SettingCategoryId');
    expect((await app.get(`/locations/${id}/settings`)).list).to.deep.equal(shown);
  });

  it('the deprecated ways to set settings work (spec 4.2, 4.3)', async () => {
    const CategoryId = await app.create('/settingcategories', { Name: 'Climate' });
    const id = await location('Hall', undefined, { Settings: [{ CategoryId, Key: 'target', Value: '20' }] });
    const change = { Name: 'Hall', Settings: [{ CategoryId, Key: 'fan', Value: 'auto' }] };
    const changed = await app.put(`/locations/${id}`, change);
    expect(changed.status).to.equal(204);
    const link = `</api/v3/locations/${id}/settingvalues>; rel="successor-version"`;
    expect(changed.headers.get('link')).to.equal(link);
    const path = `/locations/${id}/settingcategories/${CategoryId}/settings`;
    const made = await app.create(path, { Key: 'mode', Value: 'day' });
    expectError(await app.post(path, { Key: 'mode', Value: 'day' }), 409, 'already-exists');
    const { body } = await app.get(`/locations/${id}`);
    const shown = body['Settings'] as { Key: string; Value: string }[];
    const rows = shown.map((one) => [one.Key, one.Value].join(' '));
    expect(rows).to.deep.equal(['fan auto', 'mode day', 'target 20']);
    const update = { CategoryId, Key: 'mode', Value: 'night' };
    expect((await app.put(`/locations/${id}/settings/${made}`, update)).status).to.equal(204);
    expect((await app.get(`/settings/${made}`)).body).to.include({ Value: 'night', LocationId: id });
    const unknown = { Name: 'x', Settings: [{ CategoryId: id, Key: 'a', Value: 'b' }] };
    expectFaults(await app.post('/locations', unknown), 'Settings[0].CategoryId');
    expect((await app.delete(`/locations/${id}`)).status).to.equal(204);
    expect(await app.world.store.collection(settings).count()).to.equal(0);
  });

  it('a GET response sent back changes no setting: secrets are kept, and inherited values remain inherited', async () => {
    const [secrets, plain] = await Promise.all([
      app.create('/settingcategories', { Name: 'Doors', IsSecuritySettings: true }),
      app.create('/settingcategories', { Name: 'Climate' }),
    ]);
    const target = { CategoryId: plain, Key: 'target', Value: '20' };
    const both = { Settings: [{ CategoryId: secrets, Key: 'code', Value: '4711' }, target] };
    const hall = await location('Hall', undefined, both);
    const Settings = [{ CategoryId: secrets, Key: 'alarm', Value: '0815' }];
    const room = await location('Room', hall, { Settings });
    const all = () =>
      app.world.store.collection(settings).find({ sort: [{ field: 'id', direction: 'asc' }] });
    const stored = await all();
    for (const path of [`/locations/${hall}`, `/locations/${room}`]) {
      const { body } = await app.get(path);
      expect((await app.put(path, body)).status).to.equal(204);
      expect((await app.get(path)).body).to.deep.equal(body);
    }
    expect(await all()).to.deep.equal(stored);
    const { body } = await app.get(`/locations/${room}`);
    const changed = (body['Settings'] as { Key: string; Value?: string }[]).map((one) =>
      one.Key === 'target' ? { ...one, Value: '21' } : one,
    );
    expect((await app.put(`/locations/${room}`, { ...body, Settings: changed })).status).to.equal(204);
    const shown = (await app.get(`/locations/${room}/settings`)).list;
    const own = shown.filter((one) => one['IsInherited'] === false);
    expect(own.map((one) => `${one.Key} ${String(one['Value'])}`)).to.deep.equal([
      'target 21',
      'alarm undefined',
    ]);
  });

  it('a device inherits: its own value, then its template, the nearest location, the default of the type', async () => {
    const DefaultSettings = [{ Name: 'interval', DataType: 'Integer', Value: '60' }];
    const CategoryId = await app.create('/settingcategories', { Name: 'Reporting', DefaultSettings });
    const other = await app.create('/settingcategories', { Name: 'Unrelated' });
    const { deviceTypeId } = app.world;
    await app.post(`/devicetypes/${deviceTypeId}/settingcategories/${CategoryId}`, undefined);
    const a = await location('a');
    const b = await location('b', a);
    const id = await device('d', b);
    const holds = async (): Promise<unknown[]> => {
      const { list } = await app.get(`/devices/${id}/settings`);
      expect(list).to.have.length(1);
      return [list[0]!['Value'], list[0]!['IsInherited'], list[0]!['InheritedFrom'] ?? null];
    };
    const value = (Value: string | null, SettingCategoryId = CategoryId): object[] => [
      { SettingCategoryId, Key: 'interval', Value },
    ];
    expect(await holds()).to.deep.equal(['60', true, 'SettingCategory']);
    await app.put(`/locations/${a}/settingvalues`, value('50'));
    await app.put(`/locations/${a}/settingvalues`, value('1', other));
    expect(await holds()).to.deep.equal(['50', true, 'Location']);
    await app.put(`/locations/${b}/settingvalues`, value('40'));
    expect(await holds()).to.deep.equal(['40', true, 'Location']);
    const template = (await app.get(`/devices/${id}`)).body['DeviceTemplateId'] as string;
    const category = (await app.get(`/settingcategories/${CategoryId}`)).body;
    const [preset] = category['DefaultSettings'] as { Id: string }[];
    const path = `/devicetemplates/${template}/settingcategory/${CategoryId}/setting/${preset!.Id}/value`;
    expectError(await app.post(path, { Value: 'x' }), 400, 'invalid-request');
    expect((await app.post(path, { Value: '31' })).status).to.equal(204);
    expectError(await app.post(path, { Value: '30' }), 409, 'already-exists');
    expect((await app.put(path, { Value: '30' })).status).to.equal(204);
    expect(await holds()).to.deep.equal(['30', true, 'DeviceTemplate']);
    await app.put(`/devices/${id}/settingvalues`, value('20'));
    expect(await holds()).to.deep.equal(['20', false, null]);
    await app.put(`/devices/${id}/settingvalues`, value(null));
    expect((await app.delete(path)).status).to.equal(204);
    expect(await holds()).to.deep.equal(['40', true, 'Location']);
    const { list } = await app.get(`/locations/${b}/settings`);
    const held = list.map((one) => [one['Value'], one['IsInherited']].join(' '));
    expect(held).to.deep.equal(['40 false', '1 true']);
  });

  it('tags: they mark locations, are renamed, and a deleted one is removed from all entities', async () => {
    const made = await app.post('/tags', { Name: 'repair' });
    expect(made.status).to.equal(200);
    expect(made.body).to.include({ Name: 'repair', IsInherited: false });
    expectError(await app.post('/tags', { Name: 'repair' }), 409, 'already-exists');
    const other = (await app.post('/tags', { Name: 'new' })).body.Id;
    const id = await location('Hall', undefined, { Tags: [made.body.Id] });
    const both = { Name: 'Hall', TagIds: [other, made.body.Id], Tags: [] };
    expect((await app.put(`/locations/${id}`, both)).status).to.equal(204);
    expect((await app.put(`/locations/${id}`, { Name: 'Hall' })).status).to.equal(204);
    const tagNames = async (): Promise<string[]> =>
      ((await app.get(`/locations/${id}`)).body['Tags'] as { Name: string }[]).map((one) => one.Name);
    expect(await tagNames()).to.deep.equal(['new', 'repair']);
    expect(names(await app.get(`/tags/${other}/locations`))).to.deep.equal(['Hall']);
    expect((await app.put(`/tags/${other}`, { Name: 'zzz' })).status).to.equal(204);
    expectError(await app.put(`/tags/${other}`, { Name: 'repair' }), 409, 'already-exists');
    expect(await tagNames()).to.deep.equal(['repair', 'zzz']);
    expect((await app.delete(`/tags/${other}`)).status).to.equal(204);
    expect(await tagNames()).to.deep.equal(['repair']);
    expect(await app.world.store.collection(tagLinks).count()).to.equal(1);
    expectFaults(await app.put(`/locations/${id}`, { Name: 'Hall', TagIds: [other] }), 'TagIds[0]');
    expect((await app.delete(`/locations/${id}`)).status).to.equal(204);
    expect(await app.world.store.collection(tagLinks).count()).to.equal(0);
    expect(names(await app.get('/tags'))).to.deep.equal(['repair']);
  });

  it('tags of devices and smart objects: their own, and those of their templates', async () => {
    const hot = (await app.post('/tags', { Name: 'hot' })).body.Id;
    const old = (await app.post('/tags', { Name: 'old' })).body.Id;
    const { deviceTypeId: DeviceTypeId } = app.world;
    const template = { Name: 'Tagged', DeviceTypeId, TagIds: [old] };
    const DeviceTemplateId = await app.create('/devicetemplates', template);
    const body = { DeviceIdentifier: 'd', DeviceTypeId, DeviceTemplateId, TagIds: [hot] };
    const id = await app.create('/devices', body);
    const tagsIn = (shown: ResponseObject): string[] =>
      (shown['Tags'] as ResponseObject[]).map((one) => `${one.Name} ${String(one['IsInherited'])}`);
    const tagsOf = async (path: string): Promise<string[]> => tagsIn((await app.get(path)).body);
    expect(await tagsOf(`/devices/${id}`)).to.deep.equal(['hot false', 'old true']);
    const SmartObjectTypeId = await typeIdOf(app, 3303);
    const ofObject = { Name: 'Tagged', SmartObjectTypeId, TagIds: [old] };
    const SmartObjectTemplateId = await app.create('/smartobjecttemplates', ofObject);
    const tagged = { DeviceId: id, SmartObjectTypeId, SmartObjectTemplateId, TagIds: [hot] };
    const object = await app.create('/smartobjects', tagged);
    const { SmartObjects } = (await app.get(`/devices/${id}`)).body;
    expect(tagsIn(SmartObjects.find((one) => one.Id === object)!)).to.deep.equal(['hot false', 'old true']);
    expect((await app.delete(`/tags/${hot}`)).status).to.equal(204);
    expect(await tagsOf(`/smartobjects/${object}`)).to.deep.equal(['old true']);
    expect((await app.get(`/devices/${id}`)).body['TagIds']).to.deep.equal([]);
    expectFaults(await app.put(`/devices/${id}`, { ...body, TagIds: [old, hot] }), 'TagIds[1]');
    expect((await app.put(`/devices/${id}`, { ...body, TagIds: [old] })).status).to.equal(204);
    expect(await tagsOf(`/devices/${id}`)).to.deep.equal(['old false']);
    expect((await app.delete(`/devices/${id}`)).status).to.equal(204);
    // Only the tags of the templates remain.
    expect(await app.world.store.collection(tagLinks).count()).to.equal(2);
  });

  it('external IDs lead to all entities that have them', async () => {
    await location('a', undefined, { ExternalId: 'x/1' });
    await location('b', undefined, { ExternalId: 'x/1' });
    await app.create('/dataCollectors/register', { Name: 'g', ExternalId: 'x 2' });
    expect(names(await app.get('/externalIds/x%2F1/locations'))).to.deep.equal(['a', 'b']);
    expect(names(await app.get('/externalids/x%202/dataCollectors'))).to.deep.equal(['g']);
    expectError(await app.get('/externalIds/x%202/locations'), 404, 'external-id-not-found');
  });
});
