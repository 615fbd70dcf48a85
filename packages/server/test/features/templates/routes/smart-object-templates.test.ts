import { expect } from 'chai';
import { appPerTest, expectDone, expectFaults, typeIdOf } from '../../../support/app-of-tests.ts';
import { expectError, type ResponseObject, type TestApp } from '../../../support/app.ts';
import { idsOf } from '../../../support/transformer-world.ts';

const UNKNOWN = '00000000-0000-4000-8000-000000000000';

describe('routes of smart object templates', () => {
  let temperature: string;
  let definitions: Map<string, string>;

  const app: TestApp = appPerTest(async () => {
    temperature = await typeIdOf(app, 3303);
    const { list } = await app.get('/resourceattributedefinitions');
    definitions = new Map(list.map((one) => [one['Name'], one.Id]));
  });

  const resourceType = async (typeId: number): Promise<string> => (await idsOf(app, 3303, typeId)).resource;
  const template = (Name: string, more: object = {}): Promise<string> =>
    app.create('/smartobjecttemplates', { Name, SmartObjectTypeId: temperature, ...more });
  const attribute = (name: string, Value: unknown, rest: object = {}): object => ({
    ResourceAttributeDefinitionId: definitions.get(name),
    Value,
    ...rest,
  });

  it('create, list, get, update and delete (spec 2, SmartObjectTemplate)', async () => {
    const tag = (await app.post('/tags', { Name: 'roof' })).body.Id;
    const value = await resourceType(5700);
    const units = await resourceType(5750);
    const ResourceTemplates = [{ ResourceTypeId: value, IsRequestObserve: true }];
    const id = await template('Hot', { ResourceTemplates, TagIds: [tag] });
    const { body } = await app.get(`/smartobjecttemplates?Filter=SmartObjectTypeId eq ${temperature}`);
    expect(body.Rows[0]).to.include({ Name: 'Default', IsDefault: true, CanBeDeleted: false });
    expect(body.Rows[1]).to.include({ Name: 'Hot', IsDefault: false, CanBeDeleted: true });
    expect(body.Rows[1]).to.deep.include({ ObjectId: 3303, SmartObjectTypeName: 'Temperature' });
    const shown = (await app.get(`/smartobjecttemplates/${id}`)).body;
    expect(shown).to.deep.include({ Name: 'Hot', SmartObjectTypeName: 'Temperature', TagIds: [tag] });
    const [first] = shown['ResourceTemplates'] as { Id: string; ResourceType: { TypeId: number } }[];
    expect(first).to.deep.include({ IsRequestObserve: true });
    expect(first!.ResourceType.TypeId).to.equal(5700);
    const changed = [{ ResourceTypeId: value }, { ResourceTypeId: units, Value: 'roof' }];
    const cold = { Name: 'Cold', SmartObjectTypeId: temperature, ResourceTemplates: changed };
    await expectDone(app.put(`/smartobjecttemplates/${id}`, cold));
    const after = (await app.get(`/smartobjecttemplates/${id}`)).body;
    expect(after).to.deep.include({ Name: 'Cold', TagIds: [tag] });
    const resources = after['ResourceTemplates'] as { Id: string; Value?: string }[];
    expect(resources[0]!.Id).to.equal(first!.Id);
    expect(resources[1]!.Value).to.equal('roof');
  });

  it('every smart object type has a default template, which cannot be deleted', async () => {
    const type = { Name: 'Mooring', TypeId: 33_001, ObjectUrn: 'urn:oma:lwm2m:x:33001' };
    const made = await app.create('/smartobjecttypes', type);
    for (const one of [made, temperature]) {
      const { body } = await app.get(`/smartobjecttypes/${one}`);
      const templates = body['SmartObjectTemplates'] as { Id: string; IsDefault: boolean }[];
      expect(templates.map((one) => one.IsDefault)).to.deep.equal([true]);
      expectError(await app.delete(`/smartobjecttemplates/${templates[0]!.Id}`), 409, 'in-use');
    }
    const { body } = await app.get('/smartobjecttypes?IncludeMetrics=true&Filter=TypeId eq 33001');
    expect(body.Rows[0]).to.deep.include({ NbrOfTemplates: 1 });
  });

  it('unobservable and unwritable resources, and values of another type, are faults of their member', async () => {
    const value = await resourceType(5700);
    const reset = await resourceType(5605);
    const ResourceTemplates = [
      { ResourceTypeId: value, Value: '20' },
      { ResourceTypeId: reset, IsRequestObserve: true },
      { ResourceTypeId: UNKNOWN },
      { ResourceTypeId: value },
    ];
    const wrong = { Name: 'Wrong', SmartObjectTypeId: temperature, ResourceTemplates };
    const members = ['Value', 'IsRequestObserve', 'ResourceTypeId', 'ResourceTypeId'];
    expectFaults(
      await app.post('/smartobjecttemplates', wrong),
      ...members.map((member, index) => `ResourceTemplates[${index}].${member}`),
    );
    const same = { Name: 'Default', SmartObjectTypeId: temperature };
    expectError(await app.post('/smartobjecttemplates', same), 409, 'already-exists');
    const lost = { Name: 'Lost', SmartObjectTypeId: UNKNOWN };
    expectError(await app.post('/smartobjecttemplates', lost), 400, 'invalid-request');
  });

  it('lists every attribute definition of LwM2M (spec 4.1, resourceattributedefinitions)', () => {
    const names = 'pmin pmax gt lt st epmin epmax con edge hqmax dim ver ssid uri';
    expect([...definitions.keys()].join(' ')).to.equal(names);
  });

  it('accepts the whole list of attributes: new, changed and removed (spec 4.1, resourceattributes)', async () => {
    const id = await template('Hot');
    const path = `/smartobjecttemplates/${id}/resourceattributes`;
    const value = await resourceType(5700);
    const first = [
      attribute('pmin', '10'),
      attribute('pmax', 60),
      attribute('gt', '25.5', { ResourceTypeId: value, InstanceNumber: 1 }),
    ];
    const reply = await app.put(path, first);
    expect(reply.status).to.equal(204);
    const entry = await app.get(`/activityLogs/${reply.headers.get('x-activity-id')}`);
    expect(entry.body['Description']).to.equal('Write the attributes of Hot to its devices');
    const shown = (await app.get(path)).list;
    const pairs = (list: readonly ResponseObject[]): string[] =>
      list.map((one) => `${one.Name}=${String(one['Value'])}`);
    expect(pairs(shown)).to.deep.equal(['pmin=10', 'pmax=60', 'gt=25.5']);
    expect(shown[2]).to.deep.include({ InstanceNumber: 1, ResourceTypeId: value, ResourceTypeTypeId: 5700 });
    const second = [{ ...shown[1], Value: '90' }, attribute('con', true)];
    await expectDone(app.put(path, second));
    const after = (await app.get(path)).list;
    expect(pairs(after)).to.deep.equal(['pmax=90', 'con=1']);
    expect(after[0]!.Id).to.equal(shown[1]!.Id);
    // A change of the template keeps its attributes.
    await app.put(`/smartobjecttemplates/${id}`, { Name: 'Cold', SmartObjectTypeId: temperature });
    expect((await app.get(path)).list).to.have.length(2);
  });

  it('contradictory attributes, or those at the wrong level, are faults of their member', async () => {
    const id = await template('Hot');
    const path = `/smartobjecttemplates/${id}/resourceattributes`;
    const units = await resourceType(5701);
    const at = { ResourceTypeId: await resourceType(5700) };
    const cases: [object[], string][] = [
      [[attribute('pmin', 60), attribute('pmax', 10)], '[1].Value'],
      [[attribute('pmin', 60), attribute('pmax', 10, { InstanceNumber: 2 })], '[1].Value'],
      [[attribute('lt', 10, at), attribute('st', 6, at), attribute('gt', 20, at)], '[0].Value'],
      [[attribute('gt', 10)], '[0].ResourceTypeId'],
      [[attribute('gt', 10, { ResourceTypeId: units })], '[0].ResourceTypeId'],
      [[attribute('edge', 1, at)], '[0].ResourceTypeId'],
      [[attribute('pmin', '-1')], '[0].Value'],
      [[attribute('pmin', '')], '[0].Value'],
      [[attribute('con', '2')], '[0].Value'],
      [[attribute('ver', '1.1')], '[0].ResourceAttributeDefinitionId'],
      [[attribute('pmin', 1), attribute('pmin', 2)], '[1]'],
      [[attribute('pmin', 1, { Id: UNKNOWN })], '[0].Id'],
      [[{ ResourceAttributeDefinitionId: UNKNOWN, Value: '1' }], '[0].ResourceAttributeDefinitionId'],
    ];
    for (const [body, member] of cases) expectFaults(await app.put(path, body), member);
    expect((await app.get(path)).list).to.deep.equal([]);
  });

  it('a device type lists its instances and types with the templates for them (spec 4.1)', async () => {
    await template('Hot');
    const type = await app.create('/devicetypes', {
      Name: 'Buoy',
      SmartObjectTypeInstanceIds: [
        { SmartObjectTypeId: temperature, InstanceId: 0, Label: 'bow' },
        { SmartObjectTypeId: temperature, InstanceId: 1 },
      ],
    });
    const instances = (await app.get(`/devicetypes/${type}/smartobjecttypeinstances`)).list;
    const namesOf = (row: unknown): string =>
      (row as { SmartObjectTemplates: ResponseObject[] }).SmartObjectTemplates.map((one) => one.Name).join();
    const shown = instances.map((one) => `${one.InstanceId} ${String(one['Label'])} ${namesOf(one)}`);
    expect(shown).to.deep.equal(['0 bow Default,Hot', '1 undefined Default,Hot']);
    const [row, ...others] = (await app.get(`/devicetypes/${type}/smartobjecttypes`)).list;
    expect(others).to.deep.equal([]);
    expect(row).to.deep.include({ SmartObjectTypeTypeId: 3303, SmartObjectTypeName: 'Temperature' });
    expect(namesOf(row)).to.equal('Default,Hot');
    expect(row!['UsedSmartObjectTypeInstanceIds']).to.have.length(2);
  });

  it('a device template names a template for each instance, by either name of the member (spec 4.2)', async () => {
    const hot = await template('Hot');
    const humidity = await typeIdOf(app, 3304);
    const DeviceTypeId = await app.create('/devicetypes', {
      Name: 'Buoy',
      SmartObjectTypeInstanceIds: [0, 3].map((InstanceId) => ({
        SmartObjectTypeId: temperature,
        InstanceId,
      })),
    });
    /** "3 Hot" of each instance. */
    const shown = async (id: string): Promise<string[]> =>
      (await app.get(`/devicetemplates/${id}`)).body.SmartObjectTypeInstanceTemplates.map((one) => {
        const { Id, Name } = one['SmartObjectTemplate'] as ResponseObject;
        expect(Id).to.equal(one['SmartObjectTemplateId']);
        if (Name === 'Hot') expect(Id).to.equal(hot);
        return `${one.InstanceId} ${Name}`;
      });
    const id = await app.create('/devicetemplates', {
      Name: 'New',
      DeviceTypeId,
      SmartObjectTypeInstanceTemplates: [
        { SmartObjectTypeId: temperature, InstanceId: 0, SmartObjectTemplateId: hot },
        { SmartObjectTypeId: temperature, InstanceId: 1 },
      ],
      // Replaced by the member above, which takes precedence.
      SmartObjectTypes: [{ SmartObjectTypeId: humidity }],
    });
    expect(await shown(id)).to.deep.equal(['0 Hot', '1 Default']);
    for (const member of ['SmartObjectTypes', 'SmartObjectTemplates']) {
      const key = member === 'SmartObjectTypes' ? 'SmartObjectTemplateId' : 'SmartObjectSelectedTemplateId';
      const types = [{ SmartObjectTypeId: temperature, [key]: hot }, { SmartObjectTypeId: humidity }];
      const old = await app.create('/devicetemplates', { Name: member, DeviceTypeId, [member]: types });
      // An object that the device type lacks has one instance.
      expect(await shown(old)).to.deep.equal(['0 Hot', '3 Hot', '0 Default']);
    }
    const [row] = (await app.get('/devicetemplates?Filter=Name eq SmartObjectTypes')).body.Rows;
    const [old] = row!['SmartObjectTypesWithTemplates'] as Record<string, unknown>[];
    expect(old!['SelectedSmartObjectTemplate']).to.include({ Id: hot, Name: 'Hot' });
    expect(old!['UsedSmartObjectTypeInstanceIds']).to.have.length(2);
    // A client that knows only the deprecated member sends it back unchanged.
    const before = (await app.get(`/devicetemplates/${row!.Id}`)).body;
    const back = { Name: 'SmartObjectTypes', DeviceTypeId, SmartObjectTypes: before['SmartObjectTypes'] };
    await expectDone(app.put(`/devicetemplates/${row!.Id}`, back));
    expect((await app.get(`/devicetemplates/${row!.Id}`)).body).to.deep.equal(before);
    expectError(await app.delete(`/smartobjecttemplates/${hot}`), 409, 'in-use');
    const list = (await app.get('/smartobjecttemplates?Filter=Name eq Hot')).body.Rows;
    expect(list[0]).to.include({ CanBeDeleted: false });
    expectFaults(
      await app.post('/devicetemplates', {
        Name: 'Wrong',
        DeviceTypeId,
        SmartObjectTypeInstanceTemplates: [{ SmartObjectTypeId: humidity, SmartObjectTemplateId: hot }],
      }),
      'SmartObjectTypeInstanceTemplates[0].SmartObjectTemplateId',
    );
  });
});
