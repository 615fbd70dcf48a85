import { expect } from 'chai';
import { formatPath, type DeviceOperation } from '@muster/lwm2m/core';
import { initialValues } from '../../../src/features/templates/model.ts';
import { resourceId } from '../../../src/features/device-objects/model.ts';
import { DeviceUnreachable } from '../../../src/gateway/ports/device-link.ts';
import { appPerTest, expectFaults } from '../../support/app-of-tests.ts';
import type { Answer, TestApp } from '../../support/app.ts';
import { deviceSource, objectList, record } from '../../support/device-world.ts';
import { AWAKE_MS, sleepy } from '../../support/sleepy.ts';

const MANAGED = ['/1/0', '/3/0', '/3303/0'];

describe('object instances created and deleted on devices', () => {
  let deviceId: string;
  let operations: DeviceOperation[];

  const app: TestApp = appPerTest(async () => {
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
  /** Paths and values of all operations of a type. */
  const written = (type: 'write' | 'create'): unknown[] =>
    operations
      .flatMap((one) => (one.type === type ? one.records : []))
      .map(({ path, value }) => [formatPath(path), value]);
  /** Creates an instance of Temperature. */
  const post = async (InstanceNumber: number, more: object = {}): Promise<Answer> => {
    const { id: SmartObjectTypeId } = await typeOf(3303);
    const body = { DeviceId: deviceId, SmartObjectTypeId, InstanceNumber, ...more };
    const answer = await app.post('/smartobjects', body);
    await app.world.settle();
    return answer;
  };
  const fallAsleep = async (): Promise<void> => {
    await app.world.register('a', MANAGED, sleepy);
    await app.world.clock.advance(AWAKE_MS);
  };
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
    await fallAsleep();
    const answer = await remove('/3303/0');
    expect(sent('delete')).to.have.length(0);
    expect(entry(answer).statuses).to.deep.equal(['Pending']);
    await app.world.register('a', MANAGED, sleepy);
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
    expect([undefined, before]).not.to.include(await idOf('/3303/0'));
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
    expect((await post(4)).status).to.equal(201);
    await remove('/3303/4');
    expect(sent('delete').map((one) => formatPath(one.path))).to.deep.equal(['/3303/4']);
  });

  it('created again before the Delete is sent: Delete, then Create, and the new one remains', async () => {
    await fallAsleep();
    await remove('/3303/0');
    const made = await post(0, { Label: 'Second' });
    await app.world.register('a', MANAGED, sleepy);
    const kinds = operations.map((one) => one.type).filter((one) => one === 'delete' || one === 'create');
    expect(kinds).to.deep.equal(['delete', 'create']);
    expect(await idOf('/3303/0')).to.equal(made.body['Id']);
  });

  it('a 2.01 to Create makes the instance available: its values are stored, and its observations requested', async () => {
    const location = await app.world.register('a', ['/1/0', '/3/0', '/3303']);
    app.world.link.answer = () => ({ code: '2.01', success: true });
    const made = await post(5);
    expect(await app.world.availability(deviceId)).to.include({ '/3303/5': true });
    expect(app.world.types()).to.include('smartObject.available');
    const id = resourceId((await idOf('/3303/5'))!, 5700);
    await app.world.domain.resources.observe(app.world.deviceNetworkId, id);
    await app.world.domain.measurements.takeSend(deviceSource, [
      record('/3/0/9', 77),
      record('/3303/5/5700', 21),
    ]);
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
    const outcome = async (InstanceNumber: number): Promise<readonly [number, unknown]> => {
      const { status, body } = await post(InstanceNumber);
      return [status, body.Id];
    };
    app.world.link.answer = () => new DeviceUnreachable('closed', 'not sent');
    const [, unsent] = await outcome(1);
    app.world.link.answer = () => ({ code: '4.00', success: false });
    expect(await outcome(1)).to.deep.equal([201, unsent]);
    app.world.link.answer = () => ({ code: '2.01', success: true });
    expect(await outcome(1)).to.deep.equal([201, unsent]);
    for (const existing of [1, 0]) expect((await post(existing)).status).to.equal(409);
    // An instance that the device has lost is made again.
    const lost = await idOf('/3303/0');
    await app.world.register('a', ['/1/0', '/3/0', '/3303/1'], sleepy);
    await app.world.clock.advance(AWAKE_MS);
    expect(await outcome(0)).to.deep.equal([201, lost]);
    expect((await post(0)).status, 'while the Create waits').to.equal(409);
  });

  it('Create has the values of the request; invalid ones are named', async () => {
    await app.world.register('a', MANAGED);
    const { id, rids } = await typeOf(3303);
    const values = [
      { ResourceTypeId: rids.get(5750), Value: 'Deck' },
      { ResourceTypeId: rids.get(5700), Value: '4.5' },
    ];
    expect((await post(2, { ResourceValues: values })).status).to.equal(201);
    expect(written('create')).to.deep.equal([
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
    expectFaults(
      await post(3, { ResourceValues: faults }),
      'ResourceValues[0].Value',
      'ResourceValues[1].ResourceTypeId',
      'ResourceValues[2].ResourceTypeId',
      'ResourceValues[5].ResourceTypeId',
    );
    expect(await idOf('/3303/3')).to.equal(undefined);
  });

  it('before the first registration values wait, and are written after the device lists the instance', async () => {
    const ResourceTypeId = (await typeOf(3303)).rids.get(5750);
    const made = await post(0, { ResourceValues: [{ ResourceTypeId, Value: 'Deck' }] });
    expect(made.status).to.equal(201);
    await app.world.register('a', MANAGED);
    expect(written('write')).to.deep.equal([['/3303/0/5750', 'Deck']]);
  });
  it('Create has the values of the template, unless the request has others', async () => {
    await app.world.register('a', MANAGED);
    const usual = app.world.link.answer;
    const { id: SmartObjectTypeId, rids } = await typeOf(3303);
    const ResourceTypeId = rids.get(5750);
    const SmartObjectTemplateId = await app.create('/smartobjecttemplates', {
      Name: 'Deck',
      SmartObjectTypeId,
      ResourceTemplates: [{ ResourceTypeId, Value: 'of the template' }],
    });
    app.world.link.answer = () => ({ code: '4.00', success: false });
    const refused = (await post(5, { SmartObjectTemplateId })).body.Id;
    app.world.link.answer = usual;
    expect((await post(5, { SmartObjectTemplateId })).body.Id).to.equal(refused);
    const own = [{ ResourceTypeId, Value: 'of the request' }];
    await post(6, { SmartObjectTemplateId, ResourceValues: own });
    expect(written('create')).to.deep.equal([
      ['/3303/5/5750', 'of the template'],
      ['/3303/6/5750', 'of the request'],
    ]);
    // The device has taken the Create, so the server has written it once more, with the same value.
    expect(await app.world.store.collection(initialValues).count()).to.equal(0);
  });

  it('Name is that of the type, also after the type is renamed', async () => {
    await app.world.register('a', MANAGED);
    const type = `/smartobjecttypes/${(await typeOf(3303)).id}`;
    const { body } = await app.get(type);
    const { TypeId, ObjectUrn, MultipleInstances } = body;
    const renamed = { Name: 'Thermometer', Description: 'Renamed', TypeId, ObjectUrn, MultipleInstances };
    expect((await app.put(type, renamed)).status).to.equal(204);
    expect((await app.get(`/smartobjects/${await idOf('/3303/0')}`)).body.Name).to.equal('Thermometer');
    const shown = (await app.get(`/devices/${deviceId}`)).body.SmartObjects;
    expect(shown.find((one) => one.TypeId === 3303)?.Name).to.equal('Thermometer');
  });
});
