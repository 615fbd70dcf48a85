import { expect } from 'chai';
import { settings } from '../../../../src/features/settings/model/setting.ts';
import { tagLinks } from '../../../../src/features/tags/model/tag.ts';
import { appPerTest } from '../../../support/app-of-tests.ts';
import { expectError, TestApp } from '../../../support/app.ts';
import type { Answer } from '../../../support/app.ts';

describe('routes of locations', () => {
  let app: TestApp;

  appPerTest((one) => (app = one));

  const location = (Name: string, ParentLocationId?: string, more: object = {}): Promise<string> =>
    app.create('/locations', {
      Name,
      ...(ParentLocationId === undefined ? {} : { ParentLocationId }),
      ...more,
    });

  const device = (DeviceIdentifier: string, LocationId?: string): Promise<string> =>
    app.create('/devices', {
      DeviceIdentifier,
      DeviceTypeId: app.world.deviceTypeId,
      ...(LocationId === undefined ? {} : { LocationId }),
    });

  async function root(): Promise<string> {
    return (await app.get('/locations?Filter=Name eq Root')).body.Rows[0]!.Id;
  }

  const names = ({ body, list }: Answer): string[] =>
    (Array.isArray(body) ? list : body.Rows).map((one) => one.Name);

  it('a location: create, show, change, delete', async () => {
    const port = await location('Port', undefined, {
      ExternalId: 'se-gbg',
      TimeZone: 'Europe/Stockholm',
      LocationType: 3,
    });
    expect((await app.get(`/Locations/${port}`)).body).to.deep.include({
      Id: port,
      Name: 'Port',
      ParentLocationId: await root(),
      ParentLocationName: 'Root',
      ExternalId: 'se-gbg',
      TimeZone: 'Europe/Stockholm',
      LocationType: 3,
      Tags: [],
      Settings: [],
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
      expectError(answer, 400, 'invalid-request');
      expect(answer.body.ModelState).to.have.keys('ParentLocationId');
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
    expectError(answer, 400, 'invalid-request');
    const a = await location('a');
    await location('b', a);
    const { body } = await app.get("/locations?Filter=Name eq 'level 31'");
    const moved = await app.put(`/locations/${a}`, { Name: 'a', ParentLocationId: body.Rows[0]!.Id });
    expectError(moved, 400, 'invalid-request');
  });

  for (const TimeZone of ['Mars/Olympus', '+01:00', 'x'.repeat(64)]) {
    it(`refuses ${TimeZone.slice(0, 12)} as a time zone`, async () => {
      const answer = await app.post('/locations', { Name: 'a', TimeZone });
      expectError(answer, 400, 'invalid-request');
      expect(answer.body.ModelState).to.have.keys('TimeZone');
    });
  }

  it('devices and data collectors of a location, and of all its sub-locations', async () => {
    const top = await root();
    const a = await location('a');
    const b = await location('b', a);
    await location('empty', b);
    await device('d-root');
    await device('d-a', a);
    await device('d-b', b);
    await app.create('/dataCollectors/register', { Name: 'g-b', LocationId: b });
    expect(names(await app.get(`/locations/${a}/devices`))).to.deep.equal(['d-a']);
    expect(names(await app.get(`/locations/${a}/childDevices`))).to.deep.equal(['d-a', 'd-b']);
    expect(names(await app.get(`/locations/${b}/childdevices`))).to.deep.equal(['d-b']);
    expect(names(await app.get(`/locations/${top}/childDevices?Sort=-Name`))).to.deep.equal([
      'd-root',
      'd-b',
      'd-a',
    ]);
    expect(names(await app.get(`/locations/${a}/childDevices?settings.filter=Name eq d-b`))).to.deep.equal([
      'd-b',
    ]);
    expect(names(await app.get(`/locations/${a}/datacollectors`))).to.deep.equal([]);
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
      SettingCategoryId,
      Key,
      Value,
    });
    const all = [set(first, 'target', '20'), set(first, 'fan', 'auto'), set(second, 'alarm', 'on')];
    expect((await app.put(path, all)).status).to.equal(204);
    const some = [set(first, 'target', '21'), set(second, 'alarm', null), set(second, 'door', 'locked')];
    expect((await app.put(path, some)).status).to.equal(204);
    const shown = (await app.get(`/locations/${id}/settings`)).list;
    expect(shown.map((one) => [one['CategoryName'], one.Key, one['Value'], one['LocationId']])).to.deep.equal(
      [
        ['Climate', 'fan', 'auto', id],
        ['Climate', 'target', '21', id],
        ['Safety', 'door', 'locked', id],
      ],
    );
    const wrong = await app.put(path, [set(first, 'fan', 'off'), set(id, 'target', '1')]);
    expectError(wrong, 400, 'invalid-request');
    expect(wrong.body.ModelState).to.have.keys('[1].SettingCategoryId');
    expect((await app.get(`/locations/${id}/settings`)).list).to.deep.equal(shown);
  });

  it('the deprecated ways to set settings work (spec 4.2, 4.3)', async () => {
    const CategoryId = await app.create('/settingcategories', { Name: 'Climate' });
    const id = await location('Hall', undefined, { Settings: [{ CategoryId, Key: 'target', Value: '20' }] });
    const change = { Name: 'Hall', Settings: [{ CategoryId, Key: 'fan', Value: 'auto' }] };
    const changed = await app.put(`/locations/${id}`, change);
    expect(changed.status).to.equal(204);
    expect(changed.headers.get('link')).to.equal(
      `</api/v3/locations/${id}/settingvalues>; rel="successor-version"`,
    );
    const path = `/locations/${id}/settingcategories/${CategoryId}/settings`;
    const made = await app.create(path, { Key: 'mode', Value: 'day' });
    expectError(await app.post(path, { Key: 'mode', Value: 'day' }), 409, 'already-exists');
    const { body } = await app.get(`/locations/${id}`);
    const shown = body['Settings'] as { Key: string; Value: string }[];
    expect(shown.map((one) => [one.Key, one.Value])).to.deep.equal([
      ['fan', 'auto'],
      ['mode', 'day'],
      ['target', '20'],
    ]);
    const update = { CategoryId, Key: 'mode', Value: 'night' };
    expect((await app.put(`/locations/${id}/settings/${made}`, update)).status).to.equal(204);
    expect((await app.get(`/settings/${made}`)).body).to.include({ Value: 'night', LocationId: id });
    const unknown = { Name: 'x', Settings: [{ CategoryId: id, Key: 'a', Value: 'b' }] };
    const answer = await app.post('/locations', unknown);
    expect(answer.body.ModelState).to.have.keys('Settings[0].CategoryId');
    expect((await app.delete(`/locations/${id}`)).status).to.equal(204);
    expect(await app.world.store.collection(settings).count()).to.equal(0);
  });

  it('a GET response sent back changes no setting: secrets are kept, and inherited values remain inherited', async () => {
    const [secrets, plain] = await Promise.all([
      app.create('/settingcategories', { Name: 'Doors', IsSecuritySettings: true }),
      app.create('/settingcategories', { Name: 'Climate' }),
    ]);
    const hall = await location('Hall', undefined, {
      Settings: [
        { CategoryId: secrets, Key: 'code', Value: '4711' },
        { CategoryId: plain, Key: 'target', Value: '20' },
      ],
    });
    const room = await location('Room', hall, {
      Settings: [{ CategoryId: secrets, Key: 'alarm', Value: '0815' }],
    });
    const stored = await app.world.store
      .collection(settings)
      .find({ sort: [{ field: 'id', direction: 'asc' }] });
    for (const path of [`/locations/${hall}`, `/locations/${room}`]) {
      const { body } = await app.get(path);
      expect((await app.put(path, body)).status).to.equal(204);
      expect((await app.get(path)).body).to.deep.equal(body);
    }
    const after = await app.world.store
      .collection(settings)
      .find({ sort: [{ field: 'id', direction: 'asc' }] });
    expect(after).to.deep.equal(stored);
    const { body } = await app.get(`/locations/${room}`);
    const changed = (body['Settings'] as { Key: string; Value?: string }[]).map((one) =>
      one.Key === 'target' ? { ...one, Value: '21' } : one,
    );
    expect((await app.put(`/locations/${room}`, { ...body, Settings: changed })).status).to.equal(204);
    const own = (await app.get(`/locations/${room}/settings`)).list.filter(
      (one) => one['IsInherited'] === false,
    );
    expect(own.map((one) => [one.Key, one['Value']])).to.deep.equal([
      ['target', '21'],
      ['alarm', undefined],
    ]);
  });

  it('an unknown setting category in the path is 404', async () => {
    const hall = await location('Hall');
    const other = await app.create('/settingcategories', { Name: 'Climate' });
    const body = { Key: 'target', Value: '20' };
    const path = `/locations/${hall}/settingcategories/${hall}/settings`;
    expectError(await app.post(path, body), 404, 'setting-category-not-found');
    const nowhere = `/locations/${other}/settingcategories/${other}/settings`;
    expectError(await app.post(nowhere, body), 404, 'location-not-found');
  });

  it('a device inherits: its own value, then its template, the nearest location, the default of the type', async () => {
    const CategoryId = await app.create('/settingcategories', {
      Name: 'Reporting',
      DefaultSettings: [{ Name: 'interval', DataType: 'Integer', Value: '60' }],
    });
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
    expectError(await app.put(path, { Value: '30' }), 404, 'setting-not-found');
    expectError(await app.post(path, { Value: 'x' }), 400, 'invalid-request');
    expect((await app.post(path, { Value: '31' })).status).to.equal(204);
    expectError(await app.post(path, { Value: '30' }), 409, 'already-exists');
    expect((await app.put(path, { Value: '30' })).status).to.equal(204);
    expect(await holds()).to.deep.equal(['30', true, 'DeviceTemplate']);
    await app.put(`/devices/${id}/settingvalues`, value('20'));
    expect(await holds()).to.deep.equal(['20', false, null]);
    await app.put(`/devices/${id}/settingvalues`, value(null));
    expect((await app.delete(path)).status).to.equal(204);
    expectError(await app.delete(path), 404, 'setting-not-found');
    expect(await holds()).to.deep.equal(['40', true, 'Location']);
    expect(
      (await app.get(`/locations/${b}/settings`)).list.map((one) => [one['Value'], one['IsInherited']]),
    ).to.deep.equal([
      ['40', false],
      ['1', true],
    ]);
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
    const unknown = await app.put(`/locations/${id}`, { Name: 'Hall', TagIds: [other] });
    expect(unknown.body.ModelState).to.have.keys('TagIds[0]');
    expect((await app.delete(`/locations/${id}`)).status).to.equal(204);
    expect(await app.world.store.collection(tagLinks).count()).to.equal(0);
    expect(names(await app.get('/tags'))).to.deep.equal(['repair']);
  });

  it('tags of devices and smart objects: their own, and those of their templates', async () => {
    const [hot, old] = [
      (await app.post('/tags', { Name: 'hot' })).body.Id,
      (await app.post('/tags', { Name: 'old' })).body.Id,
    ];
    const { deviceTypeId } = app.world;
    const DeviceTemplateId = await app.create('/devicetemplates', {
      Name: 'Tagged',
      DeviceTypeId: deviceTypeId,
      TagIds: [old],
    });
    const body = { DeviceIdentifier: 'd', DeviceTypeId: deviceTypeId, DeviceTemplateId, TagIds: [hot] };
    const id = await app.create('/devices', body);
    const tagsOf = async (path: string): Promise<unknown> =>
      ((await app.get(path)).body['Tags'] as { Name: string; IsInherited: boolean }[]).map((one) => [
        one.Name,
        one.IsInherited,
      ]);
    expect(await tagsOf(`/devices/${id}`)).to.deep.equal([
      ['hot', false],
      ['old', true],
    ]);
    const type = (await app.get('/smartobjecttypes?Filter=TypeId eq 3303')).body.Rows[0]!.Id;
    const SmartObjectTypeId = type;
    const object = await app.create('/smartobjects', { DeviceId: id, SmartObjectTypeId, TagIds: [hot, old] });
    expect((await app.delete(`/tags/${hot}`)).status).to.equal(204);
    expect(await tagsOf(`/smartobjects/${object}`)).to.deep.equal([['old', false]]);
    const shown = (await app.get(`/devices/${id}`)).body;
    expect(shown['TagIds']).to.deep.equal([]);
    const wrong = await app.put(`/devices/${id}`, { ...body, TagIds: [old, hot] });
    expect(wrong.body.ModelState).to.have.keys('TagIds[1]');
    expect((await app.put(`/devices/${id}`, { ...body, TagIds: [old] })).status).to.equal(204);
    expect(await tagsOf(`/devices/${id}`)).to.deep.equal([['old', false]]);
    expect((await app.delete(`/devices/${id}`)).status).to.equal(204);
    // Only the tag of the template remains.
    expect(await app.world.store.collection(tagLinks).count()).to.equal(1);
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
