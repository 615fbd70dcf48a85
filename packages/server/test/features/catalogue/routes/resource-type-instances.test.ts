import { expect } from 'chai';
import { observations } from '../../../../src/features/observation/model.ts';
import { resourceId } from '../../../../src/features/device-objects/model.ts';
import { typeChanges } from '../../../../src/features/smart-objects/model.ts';
import { appPerTest, expectFaults, typeIdOf } from '../../../support/app-of-tests.ts';
import { expectError, type TestApp } from '../../../support/app.ts';
import { failOnce } from '../../../support/failing-store.ts';
import { record, type DeviceWorld } from '../../../support/device-world.ts';

const UNKNOWN = '00000000-0000-4000-8000-000000000000';

interface Instance {
  readonly Id: string;
  readonly ResourceTypeId: string;
}

describe('routes of resource type instances', () => {
  let world: DeviceWorld;
  let type: string;
  let deviceId: string;

  const app: TestApp = appPerTest(async () => {
    world = app.world;
    type = await typeIdOf(app, 3303);
    deviceId = (await world.addDevice('buoy')).id;
    await world.register('buoy', ['/3/0', '/3303/0']);
  });

  const shown = async (): Promise<{ instances: Instance[]; types: Map<number, string> }> => {
    const { body } = await app.get(`/smartobjecttypes/${type}`);
    const types = body['ResourceTypes'] as unknown as { Id: string; TypeId: number }[];
    const idOfType = new Map(types.map((one) => [one.TypeId, one.Id]));
    return { instances: body['ResourceTypeInstances'] as Instance[], types: idOfType };
  };
  /** Removes Min Measured Value (5601) from the type. */
  const removeMinimum = async (): Promise<void> => {
    const { instances, types } = await shown();
    const left = instances.filter((one) => one.ResourceTypeId !== types.get(5601));
    expect((await app.put(path(), left)).status).to.equal(204);
  };
  const path = (): string => `/smartobjecttypes/${type}/resourcetypeinstances`;
  const urls = async (): Promise<unknown[]> => {
    const { id } = (await world.objectsOf(deviceId)).get('/3303/0')!;
    const { body } = await app.get(`/smartobjects/${id}`);
    return body.Resources.map((one) => one.Url);
  };

  it('one request creates, updates and deletes: known IDs are kept (spec 4.1, resourcetypeinstances)', async () => {
    const before = await shown();
    const colour = { TypeId: 26_241, Name: 'Colour', AccessType: 'All', ResourceDataType: 'String' };
    const SmartObjectTypeId = await typeIdOf(app, 3316);
    const other = await app.create('/resourcetypes', { ...colour, SmartObjectTypeId });
    const instanceOf = (id: number): Instance =>
      before.instances.find((one) => one.ResourceTypeId === before.types.get(id))!;
    const [value, units] = [instanceOf(5700), instanceOf(5701)];
    const measured = { ResourceTypeId: before.types.get(5750) };
    const wanted = [value, { Id: units.Id, ResourceTypeId: other }, measured];
    expect((await app.put(path(), wanted)).status).to.equal(204);
    const after = await shown();
    expect([...after.types.keys()]).to.deep.equal([5700, 5750, 26_241]);
    expect(after.instances[0]).to.deep.include({ Id: value.Id, ResourceTypeId: value.ResourceTypeId });
    expect(after.instances[1]).to.deep.include({ Id: units.Id, ResourceTypeId: other });
    expect(before.instances.map((one) => one.Id)).not.to.include(after.instances[2]!.Id);
  });

  it('smart objects of devices follow: new resources appear, removed ones lose their values and observations', async () => {
    const { instances } = await shown();
    const { id } = (await world.objectsOf(deviceId)).get('/3303/0')!;
    const gone = resourceId(id, 5601);
    const kept = resourceId(id, 5700);
    await app.put(`/resources/${gone}/observe`, {});
    await app.put(`/resources/${kept}/observe`, {});
    await world.settle();
    const owner = { deviceId, deviceNetworkId: world.deviceNetworkId };
    await world.domain.measurements.take(owner, [record('/3303/0/5601', 1), record('/3303/0/5700', 2)]);
    await removeMinimum();
    expect(await urls())
      .to.include('/3303/0/5700')
      .but.not.include('/3303/0/5601');
    expectError(await app.get(`/resources/${gone}`), 404, 'resource-not-found');
    const watched = await world.store.collection(observations).find({});
    expect(watched.map((one) => one.id)).to.deep.equal([kept]);
    const values = await world.store.measurements.latest([gone, kept]);
    expect([...values.keys()]).to.deep.equal([kept]);
    const again = instances.map(({ ResourceTypeId }) => ({ ResourceTypeId }));
    expect((await app.put(path(), again)).status).to.equal(204);
    expect(await urls()).to.include('/3303/0/5601');
    expect(await world.store.collection(typeChanges).count()).to.equal(0);
    // The server accepts values of the resource again.
    await world.domain.measurements.take(owner, [record('/3303/0/5601', 3)]);
    expect((await world.store.measurements.latest([gone])).get(gone)?.value).to.equal(3);
  });

  it('smart objects follow later if the store fails at first', async () => {
    const error = failOnce(world.store, typeChanges);
    await removeMinimum();
    expect(world.errors.splice(0)).to.deep.equal([error]);
    expect(await world.store.collection(typeChanges).count()).to.equal(1);
    await world.clock.advance(10_000);
    await world.settle();
    const shownNow = (await world.resourcesOf(deviceId, '/3303/0')).map(({ rid }) => rid);
    expect(shownNow).not.to.include(5601);
    expect(await world.store.collection(typeChanges).count()).to.equal(0);
  });

  it('templates lose the removed resource types', async () => {
    const { types } = await shown();
    const { list } = await app.get('/resourceattributedefinitions');
    const pmin = list.find((one) => one['Name'] === 'pmin')!.Id;
    const ResourceTemplates = [5601, 5700].map((id) => ({ ResourceTypeId: types.get(id) }));
    const hot = { Name: 'Hot', SmartObjectTypeId: type, ResourceTemplates };
    const template = await app.create('/smartobjecttemplates', hot);
    await app.put(`/smartobjecttemplates/${template}/resourceattributes`, [
      { ResourceAttributeDefinitionId: pmin, Value: 1, ResourceTypeId: types.get(5601) },
      { ResourceAttributeDefinitionId: pmin, Value: 2 },
    ]);
    await removeMinimum();
    const { body } = await app.get(`/smartobjecttemplates/${template}`);
    const resources = body['ResourceTemplates'] as { ResourceTypeId: string }[];
    expect(resources.map((one) => one.ResourceTypeId)).to.deep.equal([types.get(5700)]);
    const attributes = (await app.get(`/smartobjecttemplates/${template}/resourceattributes`)).list;
    expect(attributes.map((one) => one['Value'])).to.deep.equal(['2']);
  });

  it('all or nothing: unknown or duplicate entries are faults of their member', async () => {
    const { instances, types } = await shown();
    const [first] = instances;
    for (const [body, member] of [
      [[{ ResourceTypeId: UNKNOWN }], '[0].ResourceTypeId'],
      [[{ Id: UNKNOWN, ResourceTypeId: types.get(5700) }], '[0].Id'],
      [[{ ResourceTypeId: types.get(5700) }, { ResourceTypeId: types.get(5700) }], '[1].ResourceTypeId'],
      [[first!, { Id: first!.Id, ResourceTypeId: instances[1]!.ResourceTypeId }], '[1].Id'],
    ] as [object[], string][]) {
      expectFaults(await app.put(path(), body), member);
    }
    expect((await shown()).instances).to.deep.equal(instances);
  });

  it('a resource type is added and removed by its ID', async () => {
    const { types } = await shown();
    const one = `/smartobjecttypes/${type}/resourcetypes/${types.get(5601)}`;
    expectError(await app.call('POST', one), 409, 'already-exists');
    expect((await app.delete(one)).status).to.equal(204);
    expect(await urls()).not.to.include('/3303/0/5601');
    expectError(await app.delete(one), 404, 'resource-type-not-found');
    expect((await app.call('POST', one)).status).to.equal(204);
    expect(await urls()).to.include('/3303/0/5601');
  });
});
