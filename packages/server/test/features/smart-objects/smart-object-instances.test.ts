import { expect } from 'chai';
import { formatPath, type DeviceOperation, type ValueRecord } from '@muster/lwm2m/core';
import { initialValues } from '../../../src/features/template-rollout/model/initial-value.ts';
import { resourceId } from '../../../src/features/device-objects/model/resource-id.ts';
import { DeviceUnreachable } from '../../../src/gateway/ports/device-link.ts';
import type { CatalogueType } from '../../../src/kernel/catalogue.ts';
import { appPerTest } from '../../support/app-of-tests.ts';
import type { Answer, TestApp } from '../../support/app.ts';
import { deviceSource, objectList, record } from '../../support/device-world.ts';
import { AWAKE_MS, sleepy } from '../../support/sleepy.ts';

const MANAGED = ['/1/0', '/3/0', '/3303/0'];

describe('object instances created and deleted on devices', () => {
  let app: TestApp;
  let deviceId: string;
  let operations: DeviceOperation[];

  appPerTest(async (one) => {
    app = one;
    deviceId = (await app.world.addDevice('a')).id;
    operations = [];
    const usual = app.world.link.answer;
    app.world.link.answer = (operation, ...rest) => {
      operations.push(operation);
      return usual(operation, ...rest);
    };
  });

  const idOf = async (path: string): Promise<string | undefined> =>
    (await app.world.objectsOf(deviceId)).get(path)?.id;

  async function typeOf(objectId: number): Promise<{ id: string; rids: ReadonlyMap<number, string> }> {
    const catalogue = await app.world.admin.models.forNetwork(app.world.deviceNetworkId);
    const { id, resourceTypeIds } = catalogue.typeOfObject(objectId)!;
    return { id, rids: resourceTypeIds };
  }

  const sent = (type: string): DeviceOperation[] => operations.filter((one) => one.type === type);
  const remove = async (path: string): Promise<Answer> => {
    const answer = await app.delete(`/smartobjects/${await idOf(path)}`);
    await app.world.settle();
    return answer;
  };
  const entry = (answer: { headers: Headers }): ReturnType<typeof app.world.activity.entry> =>
    app.world.activity.entry(answer.headers.get('x-activity-id') ?? '');

  it('Delete goes to the device that lists the instance; its progress is in the Activity Log', async () => {
    await app.world.register('a', MANAGED);
    const answer = await remove('/3303/0');
    expect(answer.status).to.equal(204);
    expect(sent('delete').map((one) => formatPath(one.path))).to.deep.equal(['/3303/0']);
    expect(entry(answer).statuses.at(-1)).to.equal('Completed');
    expect(entry(answer).description).to.contain('Delete /3303/0');
  });

  it('a sleeping device gets the Delete when it wakes, also for an instance that it listed during its sleep', async () => {
    await app.world.register('a', MANAGED, sleepy);
    await app.world.settle();
    await app.world.clock.advance(AWAKE_MS);
    const answer = await remove('/3303/0');
    expect(sent('delete')).to.have.length(0);
    expect(entry(answer).statuses).to.deep.equal(['Pending']);
    await app.world.register('a', MANAGED, sleepy);
    await app.world.settle();
    expect(sent('delete')).to.have.length(1);
    expect(entry(answer).statuses.at(-1)).to.equal('Completed');
    expect(await idOf('/3303/0')).to.equal(undefined);
  });

  it('a refusal is a failed entry; the device lists it again, and it returns as a new smart object', async () => {
    await app.world.register('a', MANAGED);
    const before = await idOf('/3303/0');
    app.world.link.answer = () => ({ code: '4.05', success: false });
    const answer = await remove('/3303/0');
    expect(entry(answer).statuses.at(-1)).to.equal('Failed');
    expect(entry(answer).responseCode).to.equal('4.05');
    expect(await idOf('/3303/0')).to.equal(undefined);
    await app.world.register('a', MANAGED);
    expect(await idOf('/3303/0'))
      .to.be.a('string')
      .and.not.equal(before);
  });

  it('nothing is sent for Server and Device, before the first registration, and for instances that the device has lost', async () => {
    const type = await typeOf(3304);
    const unborn = { DeviceId: deviceId, SmartObjectTypeId: type.id };
    const { body } = await app.post('/smartobjects', unborn);
    const removed = await app.delete(`/smartobjects/${body['Id']}`);
    expect(removed.headers.has('x-activity-id')).to.equal(false);
    await app.world.register('a', MANAGED);
    await app.world.register('a', ['/1/0', '/3/0']);
    for (const path of MANAGED) {
      const answer = await remove(path);
      expect([answer.status, answer.headers.has('x-activity-id')]).to.deep.equal([204, false], path);
    }
    expect(sent('delete')).to.deep.equal([]);
  });

  it('an instance that was requested and not yet listed is deleted on the device', async () => {
    await app.world.register('a', MANAGED);
    const { id } = await typeOf(3303);
    const made = await app.post('/smartobjects', {
      DeviceId: deviceId,
      SmartObjectTypeId: id,
      InstanceNumber: 4,
    });
    expect(made.status).to.equal(201);
    await app.world.settle();
    await remove('/3303/4');
    expect(sent('delete').map((one) => formatPath(one.path))).to.deep.equal(['/3303/4']);
  });

  it('created again before the Delete is sent: Delete, then Create, and the new one remains', async () => {
    await app.world.register('a', MANAGED, sleepy);
    await app.world.settle();
    await app.world.clock.advance(AWAKE_MS);
    await remove('/3303/0');
    const { id } = await typeOf(3303);
    const body = { DeviceId: deviceId, SmartObjectTypeId: id, InstanceNumber: 0, Label: 'Anew' };
    const made = await app.post('/smartobjects', body);
    await app.world.register('a', MANAGED, sleepy);
    await app.world.settle();
    const kinds = operations.map((one) => one.type).filter((one) => one === 'delete' || one === 'create');
    expect(kinds).to.deep.equal(['delete', 'create']);
    expect(await idOf('/3303/0')).to.equal(made.body['Id']);
  });

  it('a 2.01 to Create makes the instance available: its values are stored, and its observations requested', async () => {
    const location = await app.world.register('a', ['/1/0', '/3/0', '/3303']);
    const { id: SmartObjectTypeId } = await typeOf(3303);
    const body = { DeviceId: deviceId, SmartObjectTypeId, InstanceNumber: 5 };
    app.world.link.answer = () => ({ code: '2.01', success: true });
    const made = await app.call('POST', '/smartobjects', { body });
    await app.world.settle();
    expect(await app.world.availability(deviceId)).to.include({ '/3303/5': true });
    expect(app.world.types()).to.include('smartObject.available');
    const id = resourceId((await idOf('/3303/5'))!, 5700);
    await app.world.domain.resources.observe(app.world.deviceNetworkId, id);
    await app.world.domain.sends.take(deviceSource, [record('/3/0/9', 77), record('/3303/5/5700', 21)]);
    await app.world.settle();
    expect((await app.world.store.measurements.latest([id])).get(id)?.value).to.equal(21);
    expect(app.world.link.placed.has('/3303/5/5700')).to.equal(true);
    // An Update without a list, and one with the instance, change nothing; one without it does.
    await app.world.update(location);
    await app.world.update(location, { objects: objectList('/1/0', '/3/0', '/3303/5') });
    expect(await app.world.availability(deviceId)).to.include({ '/3303/5': true });
    expect(await idOf('/3303/5')).to.equal(made.body['Id']);
    await app.world.update(location, { objects: objectList('/1/0', '/3/0', '/3303') });
    expect(await app.world.availability(deviceId)).to.include({ '/3303/5': false });
  });

  it('a Create that failed can be requested again, under the same ID; one that waits, or succeeded, cannot', async () => {
    await app.world.register('a', MANAGED);
    const { id: SmartObjectTypeId } = await typeOf(3303);
    const post = async (InstanceNumber: number): Promise<readonly [number, unknown]> => {
      const made = await app.call('POST', '/smartobjects', {
        body: { DeviceId: deviceId, SmartObjectTypeId, InstanceNumber },
      });
      await app.world.settle();
      return [made.status, made.body['Id']];
    };
    app.world.link.answer = () => new DeviceUnreachable('closed', 'not sent');
    const [, unsent] = await post(1);
    app.world.link.answer = () => ({ code: '4.00', success: false });
    expect(await post(1)).to.deep.equal([201, unsent]);
    app.world.link.answer = () => ({ code: '2.01', success: true });
    expect(await post(1)).to.deep.equal([201, unsent]);
    expect((await post(1))[0]).to.equal(409);
    expect((await post(0))[0]).to.equal(409);
    // An instance that the device has lost is made again.
    const lost = await idOf('/3303/0');
    await app.world.register('a', ['/1/0', '/3/0', '/3303/1'], sleepy);
    await app.world.settle();
    await app.world.clock.advance(AWAKE_MS);
    expect(await post(0)).to.deep.equal([201, lost]);
    expect((await post(0))[0], 'while the Create waits').to.equal(409);
  });

  it('Create has the values of the request; invalid ones are named', async () => {
    await app.world.register('a', MANAGED);
    const { id, rids } = await typeOf(3303);
    const body = { DeviceId: deviceId, SmartObjectTypeId: id, InstanceNumber: 2 };
    const values = [
      { ResourceTypeId: rids.get(5750), Value: 'Deck' },
      { ResourceTypeId: rids.get(5700), Value: '4.5' },
    ];
    const made = await app.post('/smartobjects', { ...body, ResourceValues: values });
    expect(made.status).to.equal(201);
    await app.world.settle();
    const [create] = sent('create');
    const records = create?.type === 'create' ? create.records : [];
    expect(records.map(({ path, value }) => [formatPath(path), value])).to.deep.equal([
      ['/3303/2/5700', 4.5],
      ['/3303/2/5750', 'Deck'],
    ]);
    const faults = [
      { ResourceTypeId: rids.get(5700), Value: 'warm' },
      { ResourceTypeId: id, Value: '1' },
      { ResourceTypeId: rids.get(5605), Value: '1' },
      ...values,
      values[0],
    ];
    const refused = await app.post('/smartobjects', { ...body, InstanceNumber: 3, ResourceValues: faults });
    expect(refused.status).to.equal(400);
    expect(refused.body['ModelState']).to.have.keys(
      'ResourceValues[0].Value',
      'ResourceValues[1].ResourceTypeId',
      'ResourceValues[2].ResourceTypeId',
      'ResourceValues[5].ResourceTypeId',
    );
    expect(await idOf('/3303/3')).to.equal(undefined);
  });

  it('before the first registration values wait, and are written after the device lists the instance', async () => {
    const { id, rids } = await typeOf(3303);
    const ResourceValues = [{ ResourceTypeId: rids.get(5750), Value: 'Deck' }];
    const body = { DeviceId: deviceId, SmartObjectTypeId: id, InstanceNumber: 0, ResourceValues };
    expect((await app.post('/smartobjects', body)).status).to.equal(201);
    await app.world.register('a', MANAGED);
    await app.world.settle();
    const writes = sent('write').flatMap((one) => (one.type === 'write' ? one.records : []));
    expect(writes.map(({ path, value }) => [formatPath(path), value])).to.deep.equal([
      ['/3303/0/5750', 'Deck'],
    ]);
  });
});

describe('values and names of new object instances', () => {
  let app: TestApp;
  let deviceId: string;
  let type: CatalogueType;

  appPerTest(async (one) => {
    app = one;
    deviceId = (await app.world.addDevice('a')).id;
    await app.world.register('a', MANAGED);
    const catalogue = await app.world.admin.models.forNetwork(app.world.deviceNetworkId);
    type = catalogue.typeOfObject(3303)!;
  });

  it('Create has the values of the template, unless the request has others', async () => {
    const records: ValueRecord[] = [];
    const usual = app.world.link.answer;
    const ResourceTypeId = type.resourceTypeIds.get(5750);
    const SmartObjectTemplateId = await app.create('/smartobjecttemplates', {
      Name: 'Deck',
      SmartObjectTypeId: type.id,
      ResourceTemplates: [{ ResourceTypeId, Value: 'of the template' }],
    });
    const body = { DeviceId: deviceId, SmartObjectTypeId: type.id, SmartObjectTemplateId };
    const own = [{ ResourceTypeId, Value: 'of the request' }];
    app.world.link.answer = () => ({ code: '4.00', success: false });
    const refused = await app.create('/smartobjects', { ...body, InstanceNumber: 5 });
    await app.world.settle();
    app.world.link.answer = (operation, ...rest) => {
      if (operation.type === 'create') records.push(...operation.records);
      return usual(operation, ...rest);
    };
    expect(await app.create('/smartobjects', { ...body, InstanceNumber: 5 })).to.equal(refused);
    await app.create('/smartobjects', { ...body, InstanceNumber: 6, ResourceValues: own });
    await app.world.settle();
    expect(records.map((one) => one.value)).to.deep.equal(['of the template', 'of the request']);
    // The device has taken the Create, so the server has written it once more, with the same value.
    expect(await app.world.store.collection(initialValues).count()).to.equal(0);
  });

  it('Name is that of the type, also after the type is renamed', async () => {
    const { id } = (await app.world.objectsOf(deviceId)).get('/3303/0')!;
    const { body } = await app.get(`/smartobjecttypes/${type.id}`);
    const { TypeId, ObjectUrn, MultipleInstances } = body;
    const renamed = { Name: 'Thermometer', Description: 'Renamed', TypeId, ObjectUrn, MultipleInstances };
    const answer = await app.call('PUT', `/smartobjecttypes/${type.id}`, { body: renamed });
    expect(answer.status).to.equal(204);
    expect((await app.get(`/smartobjects/${id}`)).body.Name).to.equal('Thermometer');
    const shown = (await app.get(`/devices/${deviceId}`)).body.SmartObjects;
    expect(shown.find((one) => one.TypeId === 3303)?.Name).to.equal('Thermometer');
  });
});
