import { randomUUID } from 'node:crypto';
import { expect } from 'chai';
import { appPerTest, expectFaults, typeIdOf } from '../../../support/app-of-tests.ts';
import { expectError, type TestApp } from '../../../support/app.ts';

describe('routes of device types', () => {
  const app = appPerTest();

  const typeOf = (objectId: number): Promise<string> => typeIdOf(app, objectId);

  it('create, get, list, update, delete', async () => {
    const SmartObjectTypeId = await typeOf(3303);
    const members = { Name: 'Sensor', HardwareTypeId: 7, IsRequestDiscovery: true };
    const instance = (InstanceId: number, more: object): object => ({
      SmartObjectTypeId,
      InstanceId,
      ...more,
    });
    const SmartObjectTypeInstanceIds = [instance(0, { Label: 'Bow' }), instance(1, {})];
    const id = await app.create('/devicetypes', { ...members, SmartObjectTypeInstanceIds });
    const got = (await app.get(`/devicetypes/${id}`)).body;
    const [first, second] = got.SmartObjectTypeInstanceIds;
    expect(got).to.include({ ...members, DeviceStandard: 'LWM2M' });
    expect(first).to.include({ InstanceId: 0, Label: 'Bow', DeviceTypeId: id });
    expect(first!['SmartObjectType']).to.include({ TypeId: 3303 });
    expect(got.DeviceTemplates.map((one) => one.Name)).to.deep.equal(['Sensor']);
    const ofSecond = { SmartObjectTypeInstanceId: second!.Id, InstanceId: 1, SmartObjectTypeTypeId: 3303 };
    expect(got.DeviceTemplates[0]!.SmartObjectTypeInstanceTemplates[1]!).to.include(ofSecond);
    const update = {
      Name: 'Sensor 2',
      DeviceStandard: 'Legacy',
      SmartObjectTypeInstanceIds: [instance(1, {}), instance(5, { Id: first!.Id })],
    };
    expect((await app.put(`/devicetypes/${id}`, update)).status).to.equal(204);
    const after = (await app.get(`/devicetypes/${id}`)).body;
    expect(after).to.include({ Name: 'Sensor 2', DeviceStandard: 'Legacy' });
    expect(after).not.to.have.property('HardwareTypeId');
    const ids = after.SmartObjectTypeInstanceIds.map((one) => one.Id);
    expect(ids).to.deep.equal([second!.Id, first!.Id]);
    const { Rows } = (await app.get('/devicetypes?includeMetrics=true&Search=sensor')).body;
    expect(Rows[0]!).to.include({ Id: id, NbrOfInstances: 0, NbrOfTemplates: 1 });
    expect((await app.delete(`/devicetypes/${id}`)).status).to.equal(204);
    expectError(await app.get(`/devicetypes/${id}`), 404, 'device-type-not-found');
  });

  it('refuses duplicate names, unknown objects, duplicate instances, and a second instance of a single object', async () => {
    const single = await typeOf(3);
    const make = (instances: unknown[]): ReturnType<TestApp['post']> =>
      app.post('/devicetypes', { Name: 'X', SmartObjectTypeInstanceIds: instances });
    expectError(await app.post('/devicetypes', { Name: 'Generic LwM2M' }), 409, 'already-exists');
    const at = 'SmartObjectTypeInstanceIds';
    expectFaults(await make([{ SmartObjectTypeId: randomUUID() }]), `${at}[0].SmartObjectTypeId`);
    const first = { SmartObjectTypeId: single };
    expectFaults(await make([first, { ...first, InstanceId: 0 }]), `${at}[1]`);
    expectFaults(await make([{ ...first, InstanceId: 1 }]), `${at}[0].InstanceId`);
    const id = await app.create('/devicetypes', { Name: 'X' });
    expectError(await app.put(`/devicetypes/${id}`, { Name: 'Generic LwM2M' }), 409, 'already-exists');
    expect((await app.get('/devicetemplates/list')).body).to.have.lengthOf(2);
  });

  it('Discovery follows from IsRequestDiscovery if it is left out', async () => {
    const shown = async (id: string): Promise<unknown> => {
      const { IsRequestDiscovery, Discovery } = (await app.get(`/devicetypes/${id}`)).body;
      return [IsRequestDiscovery, Discovery];
    };
    const id = await app.create('/devicetypes', { Name: 'X' });
    expect(await shown(id)).to.deep.equal([false, 'never']);
    for (const [body, ...expected] of [
      [{ IsRequestDiscovery: true }, true, 'always'],
      [{ Discovery: 'sampled' }, true, 'sampled'],
      [{ Discovery: 'sampled', IsRequestDiscovery: true }, true, 'sampled'],
      [{ Discovery: null, IsRequestDiscovery: false }, false, 'never'],
      [{ Discovery: 'always', IsRequestDiscovery: null }, true, 'always'],
      [{ Discovery: 'never' }, false, 'never'],
    ] as const) {
      expect((await app.put(`/devicetypes/${id}`, { Name: 'X', ...body })).status).to.equal(204);
      expect(await shown(id), JSON.stringify(body)).to.deep.equal(expected);
    }
  });

  it('of Discovery and IsRequestDiscovery, an update applies the one that changes', async () => {
    const id = await app.create('/devicetypes', { Name: 'X', Discovery: 'sampled' });
    const update = async (changes: object): Promise<unknown> => {
      const { body } = await app.get(`/devicetypes/${id}`);
      const { status } = await app.put(`/devicetypes/${id}`, { ...body, ...changes });
      return status === 204 ? (await app.get(`/devicetypes/${id}`)).body['Discovery'] : status;
    };
    expect(await update({ IsRequestDiscovery: false })).to.equal('never');
    expect(await update({ IsRequestDiscovery: true })).to.equal('always');
    expect(await update({ Discovery: 'never' })).to.equal('never');
    expect(await update({ Discovery: 'sampled' })).to.equal('sampled');
    expect(await update({ Discovery: undefined }), 'an older client').to.equal('sampled');
    expect(await update({ Discovery: 'always', IsRequestDiscovery: false })).to.equal(400);
  });

  it('refuses an unknown Discovery, and one that contradicts IsRequestDiscovery', async () => {
    const create = (members: object): ReturnType<TestApp['post']> =>
      app.post('/devicetypes', { Name: 'X', ...members });
    const unknown = await create({ Discovery: 'sometimes' });
    expectFaults(unknown, 'Discovery');
    expect(JSON.stringify(unknown.body.ModelState)).to.match(/always.*sampled.*never/u);
    const contrary = await create({ Discovery: 'sampled', IsRequestDiscovery: false });
    expectFaults(contrary, 'Discovery');
    expect(contrary.body.ModelState).to.deep.equal({
      Discovery: ['"sampled" contradicts IsRequestDiscovery, which is false. Leave out one of them.'],
    });
    expectFaults(await create({ Discovery: 'never', IsRequestDiscovery: true }), 'Discovery');
  });

  it('its new name is in the list of devices, and a used one cannot be deleted', async () => {
    const id = await app.create('/devicetypes', { Name: 'Before' });
    await app.create('/devices', { DeviceIdentifier: 'd', DeviceTypeId: id });
    const shown = async (): Promise<unknown> => (await app.get('/devices')).body.Rows[0]!['DeviceType'];
    expect(await shown()).to.include({ Name: 'Before' });
    await app.put(`/devicetypes/${id}`, { Name: 'After' });
    expect(await shown()).to.include({ Name: 'After' });
    expectError(await app.delete(`/devicetypes/${id}`), 409, 'in-use');
  });
});
