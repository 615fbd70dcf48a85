import { randomUUID } from 'node:crypto';
import { expect } from 'chai';
import { appPerTest, expectDone, expectFaults, typeOf } from '../../../support/app-of-tests.ts';
import { expectError, type ResponseObject, type TestApp } from '../../../support/app.ts';
import { formula, idsOf } from '../../../support/transformer-world.ts';

/** Members that clients of the original read, whose values the server stores with another entity. */
describe('members of responses with data of other entities', () => {
  let app: TestApp;

  appPerTest((one) => (app = one));

  const object = (one: ResponseObject, member: string): ResponseObject => one[member] as ResponseObject;
  const array = (one: ResponseObject, member: string): readonly ResponseObject[] =>
    one[member] as readonly ResponseObject[];

  describe('of a device type', () => {
    let temperature: ResponseObject;
    let id: string;

    beforeEach(async () => {
      temperature = await typeOf(app, 3303);
      id = await app.create('/devicetypes', {
        Name: 'Sensor',
        SmartObjectTypeInstanceIds: [{ SmartObjectTypeId: temperature.Id, InstanceId: 2 }],
      });
    });

    it('its object instances have their complete smart object type', async () => {
      const [instance] = (await app.get(`/devicetypes/${id}`)).body.SmartObjectTypeInstanceIds;
      const { DeviceTypeId, DeviceTypeName, ...rest } = object(instance!, 'SmartObjectType');
      expect({ DeviceTypeId, DeviceTypeName }).to.deep.equal({ DeviceTypeId: id, DeviceTypeName: 'Sensor' });
      expect(rest).to.deep.equal(temperature);
    });

    it('its templates are equal to those read by ID', async () => {
      const category = await app.create('/settingcategories', {
        Name: 'Reporting',
        DefaultSettings: [{ Name: 'interval', Value: '60' }],
      });
      await app.post(`/devicetypes/${id}/settingcategories/${category}`, undefined);
      const [preset] = array((await app.get(`/settingcategories/${category}`)).body, 'DefaultSettings');
      const tag = (await app.post('/tags', { Name: 'roof' })).body.Id;
      const template = await app.create('/devicetemplates', {
        Name: 'Cold',
        DeviceTypeId: id,
        ContactLostThreshold: 90,
        TagIds: [tag],
      });
      const value = `settingcategory/${category}/setting/${preset!.Id}/value`;
      await expectDone(app.post(`/devicetemplates/${template}/${value}`, { Value: '20' }));
      const label = formula('Label', '"cold"', await idsOf(app, 3303, 5700), await idsOf(app, 3303, 5750));
      await expectDone(app.post(`/devicetemplates/${template}/transformerTemplates`, label));

      const [cold] = (await app.get(`/devicetypes/${id}`)).body.DeviceTemplates;
      const { SmartObjectTypes: inType, ...shown } = cold!;
      const { SmartObjectTypes: alone, ...own } = (await app.get(`/devicetemplates/${template}`)).body;
      expect(shown).to.deep.equal(own);
      expect(shown).to.deep.include({ ContactLostThreshold: 90, TagIds: [tag] });
      expect(array(cold!, 'DeviceTemplateSettingValues').map((one) => one['Value'])).to.deep.equal(['20']);
      expect(array(cold!, 'DeviceTemplateTransformers').map((one) => one.Name)).to.deep.equal(['Label']);
      const inShort = object(array(inType[0]!, 'UsedSmartObjectTypeInstanceIds')[0]!, 'SmartObjectType');
      const whole = object(array(alone[0]!, 'UsedSmartObjectTypeInstanceIds')[0]!, 'SmartObjectType');
      expect(inShort).to.deep.include({ DeviceTypeName: 'Sensor', MultipleInstances: true });
      expect(inShort).not.to.have.any.keys('ResourceTypes', 'SmartObjectTemplates');
      expect(whole).to.deep.include(temperature);
    });
  });

  describe('of a device', () => {
    it('a resource has the values of its smart object template', async () => {
      const { object: SmartObjectTypeId, resource: ResourceTypeId } = await idsOf(app, 3303, 5700);
      const ResourceTemplates = [{ ResourceTypeId, IsRequestObserve: true }];
      const template = async (Name: string): Promise<{ id: string; resourceTemplateId: string }> => {
        const id = await app.create('/smartobjecttemplates', { Name, SmartObjectTypeId, ResourceTemplates });
        const [first] = array((await app.get(`/smartobjecttemplates/${id}`)).body, 'ResourceTemplates');
        return { id, resourceTemplateId: first!.Id };
      };
      const [ofDeviceTemplate, named] = [await template('of the device template'), await template('named')];
      const DeviceTypeId = await app.create('/devicetypes', { Name: 'Sensor' });
      const instance = { SmartObjectTypeId, InstanceId: 0 };
      const observed = (SmartObjectTemplateId: string): object => ({
        Name: 'Observed',
        DeviceTypeId,
        SmartObjectTypeInstanceTemplates: [{ ...instance, SmartObjectTemplateId }],
      });
      const DeviceTemplateId = await app.create('/devicetemplates', observed(ofDeviceTemplate.id));
      const device = { DeviceIdentifier: 'templated', DeviceTypeId, DeviceTemplateId };
      const DeviceId = await app.create('/devices', device);
      const first = (await app.get(`/devices/${DeviceId}`)).body.SmartObjects[0]!.Id;
      const object = { DeviceId, SmartObjectTypeId, SmartObjectTemplateId: named.id };
      const second = await app.create('/smartobjects', object);
      for (const [id, { resourceTemplateId }] of [
        [first, ofDeviceTemplate],
        [second, named],
      ] as const) {
        const resources = array((await app.get(`/smartobjects/${id}`)).body, 'Resources');
        const known = resources.filter((one) => one['ResourceTemplateId'] !== undefined);
        expect(known.map((one) => [one.TypeId, one['ResourceTemplateId']])).to.deep.equal([
          [5700, resourceTemplateId],
        ]);
        expect((await app.get(`/resources/${known[0]!.Id}`)).body).to.include({
          ResourceTemplateId: resourceTemplateId,
        });
      }
      // Its template is that of the device template at the time of the request.
      await expectDone(app.put(`/devicetemplates/${DeviceTemplateId}`, observed(named.id)));
      const [changed] = array((await app.get(`/smartobjects/${first}`)).body, 'Resources').filter(
        (one) => one['ResourceTemplateId'] !== undefined,
      );
      expect(changed!['ResourceTemplateId']).to.equal(named.resourceTemplateId);
    });
  });

  it('an event consumer names the event categories that name it', async () => {
    const pager = await app.create('/eventconsumers', { Name: 'pager', UsingHttpEndpoint: false });
    const siren = await app.create('/eventconsumers', { Name: 'siren', UsingHttpEndpoint: false });
    const storm = await app.create('/eventcategories', { Name: 'Storm', EventConsumerIds: [pager, siren] });
    const frost = await app.create('/eventcategories', { Name: 'Frost', EventConsumerIds: [pager] });
    const [first, second] = await Promise.all(
      [frost, storm].map(async (id) => (await app.get(`/eventcategories/${id}`)).body),
    );
    expect((await app.get(`/eventconsumers/${pager}`)).body['EventCategories']).to.deep.equal([
      first,
      second,
    ]);
    const { Rows } = (await app.get('/eventconsumers?Sort=Name')).body;
    expect(Rows.map((one) => one['EventCategories'])).to.deep.equal([[first, second], [second]]);
  });

  describe('external IDs', () => {
    it('of a device network are set on creation', async () => {
      const id = await app.create('/deviceNetworks', { Name: 'Harbour', ExternalId: 'harbour-1' });
      expect((await app.get(`/deviceNetworks/${id}`)).body).to.include({ ExternalId: 'harbour-1' });
      const plain = await app.create('/deviceNetworks', { Name: 'Quay', ExternalId: '' });
      expect((await app.get(`/deviceNetworks/${plain}`)).body).not.to.have.property('ExternalId');
    });

    it('of a tenant are changed as a whole, and its name is unchanged', async () => {
      const { Id } = (await app.get('/tenants')).body.Rows[0]!;
      const known = {
        CompanyRegistrationId: '556000-0000',
        Description: 'The harbour company',
        ExternalId: 'harbour-1',
        NameSpace: 'harbour.example.com',
      };
      await expectDone(app.put(`/tenants/${Id}`, known));
      const shown = (await app.get(`/tenants/${Id}`)).body;
      expect(shown).to.deep.equal({ Id, Name: 'Default', ...known });
      await expectDone(app.put(`/tenants/${Id}`, shown));
      expect((await app.get('/tenants')).body.Rows).to.deep.equal([shown]);
      expectFaults(await app.put(`/tenants/${Id}`, { Name: 'Other' }), 'Name');
      await expectDone(app.put(`/tenants/${Id}`, { ExternalId: 'b' }));
      expect((await app.get(`/tenants/${Id}`)).body).to.deep.equal({ Id, Name: 'Default', ExternalId: 'b' });
      expectError(await app.put(`/tenants/${randomUUID()}`, {}), 404, 'tenant-not-found');
    });

    it('of a tenant are changed only by keys with the permission in all its device networks', async () => {
      const { Id } = (await app.get('/tenants')).body.Rows[0]!;
      const { key } = await app.createKey('Admin', 'of one');
      await expectDone(app.put(`/tenants/${Id}`, { ExternalId: 'a' }, { key }));
      await app.create('/deviceNetworks', { Name: 'Second' });
      expectError(await app.put(`/tenants/${Id}`, { ExternalId: 'c' }, { key }), 403, 'permission-denied');
      await expectDone(app.put(`/tenants/${Id}`, { ExternalId: 'b' }));
      expect((await app.get(`/tenants/${Id}`)).body).to.include({ ExternalId: 'b' });
    });
  });
});
