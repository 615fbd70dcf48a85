import { expect } from 'chai';
import fc from 'fast-check';
import { smartObjectTemplates } from '../../../../src/features/templates/model.ts';
import {
  appPerTest,
  expectDone,
  expectFaults,
  importHardware,
  typeIdOf,
} from '../../../support/app-of-tests.ts';
import type { TestApp, Answer, CallInit } from '../../../support/app.ts';

type Json = Readonly<Record<string, unknown>>;

describe('routes of hardware definitions', () => {
  /** A second device network, and the headers of requests to it. */
  let there: { readonly headers: Readonly<Record<string, string>> };

  const app: TestApp = appPerTest(async () => {
    there = { headers: { 'x-devicenetwork': await app.create('/deviceNetworks', { Name: 'There' }) } };
  });

  const exported = async (
    DeviceTypeIds: readonly string[],
    DeviceTemplateIds: readonly string[] = [],
    init: CallInit = {},
  ) => app.post('/hardwareDefinitions/export', { DeviceTypeIds, DeviceTemplateIds }, init);

  const imported = (file: unknown, init: CallInit = there): Promise<Answer> =>
    importHardware(app, file, init);

  const results = (answer: Answer, member: string): Record<string, unknown> => {
    expect(answer.status, JSON.stringify(answer.body)).to.equal(200);
    const rows = answer.body[member] as readonly Json[];
    return Object.fromEntries(rows.map((one) => [String(one['Name']), one['Result']]));
  };

  /** Creates a device type with two instances of its own object, each with another smart object template. */
  async function makeType(): Promise<{ id: string; attributesOf: string }> {
    const line = { Name: 'Mooring Line', TypeId: 33_001, ObjectUrn: 'urn:oma:lwm2m:x:33001' };
    const several = { Description: 'Tension', MultipleInstances: true };
    const object = await app.create('/smartobjecttypes', { ...line, ...several });
    await app.create('/resourcetypes', {
      ...{ SmartObjectTypeId: object, TypeId: 5700, Name: 'Tension' },
      ...{ AccessType: 'Read', ResourceDataType: 'Float', Units: 'kN' },
    });
    const tag = (await app.post('/tags', { Name: 'harbour' })).body.Id;
    const template = { Name: 'Taut', SmartObjectTypeId: object, TagIds: [tag] };
    const taut = await app.create('/smartobjecttemplates', template);
    const DefaultSettings = [{ Name: 'interval', DataType: 'Integer', Value: '60' }];
    const category = await app.create('/settingcategories', { Name: 'Reporting', DefaultSettings });
    const [bow, stern] = [0, 1].map((InstanceId) => ({ SmartObjectTypeId: object, InstanceId }));
    const id = await app.create('/devicetypes', {
      ...{ Name: 'Buoy', HardwareTypeId: 4711, Discovery: 'sampled' },
      SmartObjectTypeInstanceIds: [{ ...bow, Label: 'Bow line' }, stern],
    });
    await expectDone(app.post(`/devicetypes/${id}/settingcategories/${category}`, undefined));
    await app.create('/devicetemplates', {
      ...{ Name: 'In the storm', DeviceTypeId: id, TagIds: [tag] },
      SmartObjectTypeInstanceTemplates: [{ ...bow, SmartObjectTemplateId: taut }, stern],
    });
    return { id, attributesOf: taut };
  }

  it('a device type is imported with its templates, setting categories, objects and tags, unchanged (spec 1.3)', async () => {
    const { id } = await makeType();
    const { body: file } = await exported([id]);
    expect(file['Release']).to.equal('19A1');
    expect((file['DeviceTypes'] as readonly Json[])[0]).to.include({ Discovery: 'sampled' });
    const answer = await imported(file);
    expect(results(answer, 'DeviceTypes')).to.deep.equal({ Buoy: 'Added' });
    expect(results(answer, 'SmartObjectTypes')).to.deep.equal({ 'Mooring Line': 'Added' });
    expect(results(answer, 'SmartObjectTemplates')).to.include({ Taut: 'Added' });
    expect(results(answer, 'SettingCategories')).to.include({ Reporting: 'Added' });
    expect(results(answer, 'Tags')).to.deep.equal({ harbour: 'Added' });
    const [copy] = (await app.get("/devicetypes?Filter=Name eq 'Buoy'", there)).body.Rows;
    expect((await exported([copy!.Id], [], there)).body).to.deep.equal(file);
  });

  it('objects and their templates are in the order of their IDs, in every device network', async () => {
    const ids = [3303, 3, 3311, 3300, 5];
    const types = await Promise.all(ids.map((objectId) => typeIdOf(app, objectId)));
    const id = await app.create('/devicetypes', {
      Name: 'Many',
      SmartObjectTypeInstanceIds: types.map((SmartObjectTypeId) => ({ SmartObjectTypeId, InstanceId: 0 })),
    });
    const { body } = await exported([id]);
    for (const member of ['SmartObjectTypes', 'SmartObjectTemplates']) {
      const rows = body[member] as readonly Json[];
      expect(rows.map((one) => one['ObjectID'])).to.deep.equal([3, 5, 3300, 3303, 3311]);
    }
  });

  it('existing entities of the device network are unchanged, and a second import changes nothing', async () => {
    const { id } = await makeType();
    const { body: file } = await exported([id]);
    await imported(file);
    const answer = await imported(file);
    const objects = ['SmartObjectTypes', 'SmartObjectTemplates'];
    for (const member of ['DeviceTypes', ...objects, 'SettingCategories', 'Tags']) {
      expect(new Set(Object.values(results(answer, member))), member).to.deep.equal(new Set(['Ignored']));
    }
    const [type] = answer.body['DeviceTypes'] as readonly { Templates: readonly Json[] }[];
    expect(type!.Templates.map((one) => one['Result'])).to.deep.equal(['Ignored', 'Ignored']);
  });

  it('an object with several instances creates no duplicate smart object template (spec 8)', async () => {
    const { id } = await makeType();
    await imported((await exported([id])).body);
    const where = [{ field: 'objectId', op: 'eq', value: 33_001 } as const];
    const found = await app.world.store.collection(smartObjectTemplates).find({ where });
    const here = found.filter((one) => one.deviceNetworkId === app.deviceNetworkId);
    const others = found.filter((one) => !here.includes(one));
    const names = (rows: typeof found): string[] => rows.map((one) => one.name).sort();
    expect(names(others)).to.deep.equal(names(here)).and.to.have.length(2);
  });

  it('resource attributes and resource templates are not exported (spec 8)', async () => {
    const { id, attributesOf } = await makeType();
    const definitions = (await app.get('/resourceattributedefinitions')).list;
    const pmin = definitions.find((one) => one.Name === 'pmin')!;
    const values = [{ ResourceAttributeDefinitionId: pmin.Id, Value: '5' }];
    await expectDone(app.put(`/smartobjecttemplates/${attributesOf}/resourceattributes`, values));
    const { body: file } = await exported([id]);
    expect(JSON.stringify(file)).not.to.match(/pmin|Attribute/u);
    await imported(file);
    const type = await typeIdOf(app, 33_001, there);
    const { body } = await app.get(`/smartobjecttemplates?Filter=SmartObjectTypeId eq ${type}`, there);
    for (const { Id } of body.Rows) {
      expect((await app.get(`/smartobjecttemplates/${Id}/resourceattributes`, there)).list).to.deep.equal([]);
    }
  });

  it('default templates are not imported, also after changes (spec 8)', async () => {
    const { id } = await makeType();
    const { body: file } = await exported([id]);
    const changed = structuredClone(file) as unknown as { DeviceTypes: { Templates: Json[] }[] };
    const standard = changed.DeviceTypes[0]!.Templates.find((one) => one['IsDefault'])!;
    Object.assign(standard, { Name: 'Renamed', ContactLostThreshold: 99 });
    const answer = await imported(changed);
    const [type] = answer.body['DeviceTypes'] as readonly { Templates: readonly Json[] }[];
    expect(type!.Templates.find((one) => one['Name'] === 'Renamed')).to.include({ Result: 'Ignored' });
    const names = (await app.get('/devicetemplates/list', there)).list.map((one) => one.Name);
    expect(names).to.include('Buoy').and.to.include('In the storm').and.not.to.include('Renamed');
  });

  it('smart object templates are exported only with a device template that uses them (spec 8)', async () => {
    const { id } = await makeType();
    const object = await typeIdOf(app, 33_001);
    const loose = await app.create('/smartobjecttemplates', { Name: 'Loose', SmartObjectTypeId: object });
    await app.create('/smartobjecttemplates', { Name: 'Unused', SmartObjectTypeId: object });
    const used = { SmartObjectTypeId: object, SmartObjectTemplateId: loose };
    const calm = await app.create('/devicetemplates', {
      ...{ Name: 'In the calm', DeviceTypeId: id },
      SmartObjectTypeInstanceTemplates: [0, 1].map((InstanceId) => ({ ...used, InstanceId })),
    });
    const namesIn = async (types: readonly string[], templates: readonly string[]): Promise<unknown[]> => {
      const { body } = await exported(types, templates);
      return (body['SmartObjectTemplates'] as readonly Json[]).map((one) => one['Name']);
    };
    expect(await namesIn([id], [])).to.have.members(['Default', 'Loose', 'Taut']);
    expect(await namesIn([], [calm])).to.deep.equal(['Loose']);
    const { body: single } = await exported([], [calm]);
    const [type] = single['DeviceTypes'] as readonly { Name: string; Templates: readonly Json[] }[];
    expect(type!.Name).to.equal('Buoy');
    expect(type!.Templates.map((one) => one['Name'])).to.deep.equal(['In the calm']);
    const answer = await imported(single);
    expect(results(answer, 'SmartObjectTemplates')).to.deep.equal({ Loose: 'Added' });
  });

  it('files of former, later and unreadable releases are refused, and nothing is changed (spec 8)', async () => {
    const { id } = await makeType();
    const { body: file } = await exported([id]);
    for (const [label, message] of [
      ['2018_34', 'cannot be imported'],
      ['23C2', 'later than that of this service'],
      ['soon', 'Must be the label of a release'],
      ['18A1', 'Must be the label of a release'],
      ['2018_54', 'Must be the label of a release'],
      ['2019_05', 'Must be the label of a release'],
    ] as const) {
      const answer = await imported({ ...file, Release: label });
      expect(answer.status, label).to.equal(400);
      expect(JSON.stringify(answer.body['ModelState'])).to.contain(message);
    }
    expect((await app.get("/devicetypes?Filter=Name eq 'Buoy'", there)).body.NbrOfRows).to.equal(0);
  });

  it('files of releases 2018_35 to 19A1 are accepted (spec 9.2)', async () => {
    for (const Release of ['2018_35', '2018_48', '19A1']) {
      const answer = await imported({ Release, DeviceTypes: [{ Name: `Carried by ${Release}` }] });
      expect(results(answer, 'DeviceTypes')).to.deep.equal({ [`Carried by ${Release}`]: 'Added' });
    }
  });

  it('a failed entry does not prevent the others', async () => {
    const missing = { ObjectID: 33_009, ObjectURN: 'urn:oma:lwm2m:x:33009', InstanceId: 0 };
    const instances = { SmartObjectTypeInstances: [missing], Templates: [{ Name: 'Its template' }] };
    const DeviceTypes = [{ Name: 'Lacking', ...instances }, { Name: 'Whole' }];
    const answer = await imported({ Release: '19A1', DeviceTypes });
    expect(results(answer, 'DeviceTypes')).to.deep.equal({ Lacking: 'Failed', Whole: 'Added' });
    expect((await app.get("/devicetypes?Filter=Name eq 'Lacking'", there)).body.NbrOfRows).to.equal(0);
  });

  it('no file causes a 500', async () => {
    await fc.assert(
      fc.asyncProperty(fc.json({ maxDepth: 4 }), async (text) => {
        const wrapped = `{"Release":"19A1","DeviceTypes":[${text}],"Tags":${text}}`;
        for (const file of [text, wrapped]) expect((await imported(file)).status).to.be.oneOf([200, 400]);
      }),
      { numRuns: 30, seed: 60 },
    );
  });

  it('object definitions are exported in OMA’s terms: all, one, and the changed ones', async () => {
    const before = app.world.clock.now();
    await app.world.clock.advance(1000);
    await makeType();
    const all = await app.get('/resourceModelDefinitions/export');
    expect(all.list.map((one) => one['ObjectID'])).to.include.members([3, 3303, 33_001]);
    const changed = await app.get(`/resourceModelDefinitions/export?modifiedAfterTimestamp=${before}`);
    expect(changed.list.map((one) => one['ObjectID'])).to.deep.equal([33_001]);
    const device = await app.get('/resourceModelDefinitions/export?smartObjectTypeId=3');
    expect(device.list[0]).to.include({ Name: 'Device', MultipleInstances: 'Single', mandatory: true });
    const query = `modifiedAfter=${new Date(before).toISOString()}&smartObjectTypeId=3`;
    expect((await app.get(`/resourceModelDefinitions/export?${query}`)).list).to.deep.equal([]);
  });

  it('a file with very many faults is refused for the first, at once', async () => {
    const Templates = Array.from({ length: 60 }, () => ({ Nam: 'No' }));
    const DeviceTypes = Array.from({ length: 1_000 }, () => ({ Name: 'Crane', Templates }));
    const answer = await imported({ Release: '19A1', DeviceTypes });
    expectFaults(answer, 'DeviceTypes[0].Templates[0].Name');
  });
});
