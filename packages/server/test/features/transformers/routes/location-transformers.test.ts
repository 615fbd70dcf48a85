import { expect } from 'chai';
import { transformers } from '../../../../src/features/transformers/model.ts';
import { expectDone, expectFaults, perTest } from '../../../support/app-of-tests.ts';
import { expectError, type Answer, type ResponseObject, type TestApp } from '../../../support/app.ts';
import { failTransaction } from '../../../support/failing-store.ts';
import { record } from '../../../support/device-world.ts';
import { formula, idsOf, typed, TransformerWorld, type TypeIds } from '../../../support/transformer-world.ts';

describe('transformers at a location (spec section 8: a transformer device transforms)', () => {
  let world: TransformerWorld;
  let app: TestApp;
  let temperature: TypeIds;
  let load: TypeIds;
  let deviceId: string;

  const report: TransformerWorld['report'] = (...values) => world.report(...values);
  const valueOf: TransformerWorld['valueOf'] = (...ids) => world.valueOf(...ids);

  let locationId: string;
  let collectionId: string;
  let path: string;

  const mean = (target: TypeIds, more: object = {}): object => ({
    Name: 'mean of the harbour',
    TransformerType: 'JSONata',
    ResourceCollectionId: collectionId,
    Configurations: [{ Key: 'Expression', Value: '$average(sources[0].values)' }],
    TransformerTargetTypeConfigurations: [typed(target)],
    ...more,
  });

  const second = async (): Promise<void> => {
    await app.world.clock.advance(1_000);
    await app.world.settle();
  };

  const made = async (answer: Answer): Promise<ResponseObject> => {
    expect(answer.status, JSON.stringify(answer.body)).to.equal(204);
    await app.world.settle();
    return (await app.get(`${path}s`)).list[0]!;
  };

  perTest(TransformerWorld, async (one) => {
    world = one;
    ({ app, temperature, load, deviceId } = world);
    locationId = (await app.get(`/devices/${deviceId}`)).body['LocationId'] as string;
    path = `/locations/${locationId}/transformer`;
    collectionId = await app.create('/resourcecollections', {
      Name: 'temperatures',
      LocationIds: [locationId],
      ResourceTypeIds: [temperature.resource],
    });
  });

  it('a Transformer device has the values computed from a resource collection', async () => {
    const other = await app.world.addDevice('buoy-2');
    const source = { listener: 'coap://127.0.0.1:5683', address: '127.0.0.1', port: 40_002 };
    await app.world.register('buoy-2', ['/1/0', '/3303/0'], { source });
    const transformer = await made(await app.post(path, mean(load, { LocationId: locationId })));
    const id = transformer['DeviceId'] as string;
    const device = (await app.get(`/devices/${id}`)).body;
    expect(device).to.include({
      Name: 'mean of the harbour',
      DeviceStandard: 'Transformer',
      LocationId: locationId,
    });
    await report('/3303/0/5700', 20);
    await report('/3303/0/5700', 30, other.id);
    await second();
    expect(await valueOf(load, 5602, id)).to.equal(25);
    await report('/3303/1/5700', 10);
    await second();
    expect(await valueOf(load, 5602, id)).to.equal(20);
    expectError(await app.delete(`/resourcecollections/${collectionId}`), 409, 'in-use');
    await expectDone(app.delete(`${path}s/${transformer.Id}`));
    expect((await app.get(`${path}s`)).list).to.deep.equal([]);
    expect((await app.get(`/devices/${id}`)).status).to.equal(404);
    expectError(await app.delete(`${path}s/${transformer.Id}`), 404, 'transformer-not-found');
  });

  it('a location with a transformer cannot be deleted, even after the device of the transformer has moved', async () => {
    const pier = await app.create('/locations', { Name: 'Pier', ParentLocationId: locationId });
    const atPier = `/locations/${pier}/transformer`;
    await expectDone(app.post(atPier, mean(load, { LocationId: pier })));
    const transformer = (await app.get(`${atPier}s`)).list[0]!;
    const device = `/devices/${transformer['DeviceId'] as string}`;
    const move = [{ op: 'replace', path: '/LocationId', value: locationId }];
    await expectDone(app.call('PATCH', device, { body: move }));
    expectError(await app.delete(`/locations/${pier}`), 409, 'in-use');
    await expectDone(app.delete(`${atPier}s/${transformer.Id}`));
    await expectDone(app.delete(`/locations/${pier}`));
  });

  it('one that could not be deleted is still there with its device, and can be deleted again', async () => {
    const transformer = await made(await app.post(path, mean(load)));
    failTransaction(app.world.store);
    expect((await app.delete(`${path}s/${transformer.Id}`)).status).to.equal(503);
    app.log.length = 0;
    expect((await app.get(`${path}s`)).list).to.have.length(1);
    await expectDone(app.delete(`${path}s/${transformer.Id}`));
    expect((await app.get(`/devices/${transformer['DeviceId'] as string}`)).status).to.equal(404);
  });

  it('a restart deletes a device whose transformer was not stored before a crash, and no other', async () => {
    const ids: string[] = [];
    for (const Name of ['kept', 'cut off']) {
      expect((await app.post(path, { ...mean(load, { LocationId: locationId }), Name })).status).to.equal(
        204,
      );
      const { list } = await app.get(`${path}s`);
      ids.push(list.find((one) => one.Name === Name)!['DeviceId'] as string);
    }
    const { list } = await app.get(`${path}s`);
    await app.world.store.collection(transformers).delete(list.find(({ Name }) => Name === 'cut off')!.Id);
    const next = await app.world.restarted();
    await next.settle();
    const statuses = await Promise.all(ids.map(async (id) => (await app.get(`/devices/${id}`)).status));
    expect(statuses).to.deep.equal([200, 404]);
  });

  it('a loop across a device template and a location is refused from either side, with the names of both, and leaves no device, like one at the location', async () => {
    const { humidity } = world;
    const humidities = await app.create('/resourcecollections', {
      Name: 'humidities',
      ResourceTypeIds: [humidity.resource],
    });
    const back = mean(load, { Name: 'load of the harbour', ResourceCollectionId: humidities });
    const first = await made(await app.post(path, back));
    const own = (await app.get(`/devices/${first['DeviceId'] as string}`)).body['DeviceTemplateId'] as string;
    const list = `/devicetemplates/${own}/transformertemplates`;
    const there = formula('damp of the load', 'sources[0].value', load, humidity);
    const before = (await app.get('/devices')).body.NbrOfRows;
    expectFaults(await app.post(path, mean(temperature)), 'TransformerTargetTypeConfigurations');
    const refused = await app.post(list, there);
    expectError(refused, 400, 'invalid-request');
    const told = JSON.stringify(refused.body.ModelState);
    expect(told).to.contain('damp of the load').and.to.contain('load of the harbour');
    expect((await app.get(list)).list).to.deep.equal([]);

    // The same cycle, closed at the location.
    await expectDone(app.delete(`${path}s/${first.Id}`));
    await expectDone(app.post(list, there));
    const other = await app.post(path, back);
    expectError(other, 400, 'invalid-request');
    expect(JSON.stringify(other.body.ModelState)).to.contain('damp of the load');
    expect((await app.get('/devices')).body.NbrOfRows).to.equal(before - 1);
    expect((await app.get(`${path}s`)).list).to.deep.equal([]);
  });

  it('a location that reads computed values of a device template is no loop, because its own devices have another template', async () => {
    const { humidity } = world;
    await world.add(formula('damp', 'sources[0].value / 2', temperature, humidity));
    const humidities = { Name: 'humidities', ResourceTypeIds: [humidity.resource] };
    const ResourceCollectionId = await app.create('/resourcecollections', humidities);
    const transformer = await made(await app.post(path, mean(temperature, { ResourceCollectionId })));
    await report('/3303/0/5700', 20);
    await second();
    expect(await valueOf(temperature, 5700, transformer['DeviceId'] as string)).to.equal(10);
  });

  it('values that keep arriving are no loop, although a result has the resource ID of its sources', async () => {
    const pressure = await idsOf(app, 3323, 5700);
    const generic = await idsOf(app, 3300, 5700);
    await made(await app.post(path, mean(pressure)));
    await world.add(formula('twice', 'sources[0].value * 2', temperature, generic));
    const { deviceNetworkId, world: devices } = app;
    // More than the server computes at a time, so that values and results wait together.
    for (let value = 0; value < 500; value += 1) {
      const records = [record('/3303/0/5700', value, devices.clock.now() + value)];
      await devices.domain.measurements.take({ deviceId, deviceNetworkId }, records);
    }
    for (let round = 0; round < 20; round += 1) {
      await report('/3303/0/5700', round, deviceId);
      await second();
    }
    const [location] = (await app.get(`${path}s`)).list;
    const [twice] = (await app.get(world.list)).list;
    expect([location?.['Deactivated'], twice?.['Deactivated']]).to.deep.equal([false, false]);
    expect(await valueOf(pressure, 5700, location?.['DeviceId'] as string)).to.equal(19);
    expect(await valueOf(generic, 5700)).to.equal(38);
  });

  it('a loop that is created later is stopped when it runs', async () => {
    const sum = { Configurations: [{ Key: 'Expression', Value: '$sum(sources[0].values) + 1' }] };
    const loads = { Name: 'loads', DeviceIds: [deviceId], ResourceTypeIds: [load.resource] };
    const ResourceCollectionId = await app.create('/resourcecollections', loads);
    await made(await app.post(path, mean(load, sum)));
    await made(await app.post(path, mean(temperature, { ...sum, Name: 'back', ResourceCollectionId })));
    const wider = { ...loads, DeviceIds: [] };
    await expectDone(app.put(`/resourcecollections/${ResourceCollectionId}`, wider));
    await app.world.clock.advance(60_000);
    await report('/3303/0/5700', 20);
    for (let round = 0; round < 20; round += 1) await second();
    const shown = (await app.get(`${path}s`)).list.filter((one) => one['Deactivated'] === true);
    expect(shown.map((one) => one['LastError'])).to.deep.equal([
      'The transformer reads its own results in a loop.',
    ]);
  });

  it('unknown collections, locations and types are refused', async () => {
    const unknown = 'c4d7c1f0-6a0e-4b38-9d52-3f3b8a1e7a10';
    for (const [member, value] of [
      ['ResourceCollectionId', unknown],
      ['LocationId', unknown],
      ['TransformerType', 'Python'],
    ] as const)
      expectFaults(await app.post(path, mean(load, { [member]: value })), member);
  });
});
