import { randomUUID } from 'node:crypto';
import { expect } from 'chai';
import { appPerTest, expectFaults, typeIdOf } from '../../../support/app-of-tests.ts';
import { expectError, type ResponseObject, type TestApp } from '../../../support/app.ts';

describe('routes of device templates', () => {
  let deviceType: ResponseObject;

  const typeOf = (objectId: number): Promise<string> => typeIdOf(app, objectId);

  const app: TestApp = appPerTest(async () => {
    const id = await app.create('/devicetypes', {
      Name: 'Sensor',
      SmartObjectTypeInstanceIds: [
        { SmartObjectTypeId: await typeOf(3303), InstanceId: 0 },
        { SmartObjectTypeId: await typeOf(3) },
      ],
    });
    deviceType = (await app.get(`/devicetypes/${id}`)).body;
  });

  const make = (body: object): Promise<string> =>
    app.create('/devicetemplates', { Name: 'T', DeviceTypeId: deviceType.Id, ...body });
  const instances = async (id: string): Promise<string[]> =>
    (await app.get(`/devicetemplates/${id}`)).body.SmartObjectTypeInstanceTemplates.map(
      (one) => `/${one.SmartObjectTypeTypeId}/${one.InstanceId}`,
    );

  it('without instances it has those of the type, also after these change', async () => {
    const id = await make({});
    expect(await instances(id)).to.deep.equal(['/3303/0', '/3/0']);
    const one = { Name: 'Sensor', SmartObjectTypeInstanceIds: [{ SmartObjectTypeId: await typeOf(3) }] };
    await app.put(`/devicetypes/${deviceType.Id}`, one);
    expect(await instances(id)).to.deep.equal(['/3/0']);
  });

  it('instances by ID of the type, or by object and number, also of other objects: a device starts with them', async () => {
    const id = await make({
      ContactLostThreshold: 60,
      SmartObjectTypeInstanceTemplates: [
        { SmartObjectTypeInstanceId: deviceType.SmartObjectTypeInstanceIds[0]!.Id },
        { SmartObjectTypeId: await typeOf(3303), InstanceId: 4 },
        { SmartObjectTypeId: await typeOf(3311) },
      ],
    });
    expect(await instances(id)).to.deep.equal(['/3303/0', '/3303/4', '/3311/0']);
    const device = { DeviceIdentifier: 'd', DeviceTypeId: deviceType.Id, DeviceTemplateId: id };
    const { SmartObjects } = (await app.get(`/devices/${await app.create('/devices', device)}`)).body;
    expect(SmartObjects.map((one) => one.InstanceNumber)).to.deep.equal([0, 4, 0]);
    const { body } = await app.get(`/devicetemplates/${id}`);
    expect(body).to.include({ Name: 'T', DeviceTypeName: 'Sensor', ContactLostThreshold: 60 });
    expect(body.SmartObjectTypeInstanceTemplates[0]!).to.have.property('SmartObjectTypeInstanceId');
    expect(body.SmartObjectTypeInstanceTemplates[2]!).not.to.have.property('SmartObjectTypeInstanceId');
    expect(body.SmartObjectTypes.map((one) => one.SmartObjectTypeTypeId)).to.deep.equal([3303, 3311]);
  });

  it('every list has its form', async () => {
    const id = await make({ Name: 'A' });
    const paged = (await app.get(`/devicetypes/${deviceType.Id}/templates?Sort=Name`)).body;
    expect(paged.NbrOfRows).to.equal(2);
    expect(paged.Rows[0]!).to.include({ Id: id }).and.to.include.keys('SmartObjectTypesWithTemplates');
    expect(paged.Rows[0]!).not.to.have.property('SmartObjectTypes');
    const all = (await app.get(`/devicetypes/list/${deviceType.Id}/templates`)).list;
    expect(all.map((one) => one.Name)).to.deep.equal(['A', 'Sensor']);
    expect(all[0]).to.have.property('SmartObjectTypes');
    expect(all[0]).not.to.have.property('SmartObjectTypesWithTemplates');
    expect((await app.get('/devicetemplates/list')).body).to.have.lengthOf(3);
    expect((await app.get('/devicetemplates?PageSize=2')).body).to.include({ NbrOfRows: 3, NbrOfPages: 2 });
  });

  it('updates return the activity log entry of the distribution if the object instances change', async () => {
    const id = await make({});
    const template = { Name: 'T2', DeviceTypeId: deviceType.Id, SmartObjectTypeInstanceTemplates: [] };
    const type = { Name: 'Sensor', DeviceStandard: 'LWM2M', SmartObjectTypeInstanceIds: [] };
    for (const [path, body] of [
      [`/devicetemplates/${id}`, template],
      [`/devicetypes/${deviceType.Id}`, type],
    ] as const) {
      const activityId = (await app.put(path, body)).headers.get('x-activity-id');
      const { EntityId } = (await app.get(`/activityLogs/${activityId}`)).body;
      expect(EntityId, path).to.equal(path.split('/').at(-1));
      expect((await app.put(path, body)).headers.get('x-activity-id'), path).to.equal(null);
    }
  });

  it('update and delete', async () => {
    const id = await make({});
    const change = { Name: 'T2', DeviceTypeId: deviceType.Id, SmartObjectTypeInstanceTemplates: [] };
    expect((await app.put(`/devicetemplates/${id}`, change)).status).to.equal(204);
    expect((await app.get(`/devicetemplates/${id}`)).body).to.include({ Name: 'T2' });
    const moved = { ...change, DeviceTypeId: app.world.deviceTypeId };
    expectFaults(await app.put(`/devicetemplates/${id}`, moved), 'DeviceTypeId');
    const taken = { ...change, Name: 'Sensor' };
    expectError(await app.put(`/devicetemplates/${id}`, taken), 409, 'already-exists');
    expectError(await app.post('/devicetemplates', taken), 409, 'already-exists');
    const nowhere = { ...change, DeviceTypeId: randomUUID() };
    expectFaults(await app.post('/devicetemplates', nowhere), 'DeviceTypeId');
    // After the default template is deleted, the other one becomes the default.
    expect((await app.delete(`/devicetemplates/${deviceType.DeviceTemplates[0]!.Id}`)).status).to.equal(204);
    const device = await app.create('/devices', { DeviceIdentifier: 'd', DeviceTypeId: deviceType.Id });
    expect((await app.get(`/devices/${device}`)).body['DeviceTemplateId']).to.equal(id);
    expectError(await app.delete(`/devicetemplates/${id}`), 409, 'in-use');
    await app.delete(`/devices/${device}`);
    expectError(await app.delete(`/devicetemplates/${id}`), 409, 'last-template');
  });

  it('names the instances at fault', async () => {
    const at = 'SmartObjectTypeInstanceTemplates';
    const [first] = deviceType.SmartObjectTypeInstanceIds;
    for (const [instance, member] of [
      [{}, ''],
      [{ SmartObjectTypeInstanceId: randomUUID() }, '.SmartObjectTypeInstanceId'],
      [{ SmartObjectTypeId: randomUUID() }, '.SmartObjectTypeId'],
      [{ SmartObjectTypeInstanceId: first!.Id, InstanceId: 9 }, ''],
    ] as const) {
      const body = { Name: 'F', DeviceTypeId: deviceType.Id, [at]: [instance] };
      expectFaults(await app.post('/devicetemplates', body), `${at}[0]${member}`);
    }
  });
});
