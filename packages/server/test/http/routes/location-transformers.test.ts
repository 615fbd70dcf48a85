import { expect } from 'chai';
import { expectError } from '../../support/app.ts';
import type { Answer, Shown, TestApp } from '../../support/app.ts';
import { TransformerWorld } from '../../support/transformer-world.ts';
import type { TypeIds } from '../../support/transformer-world.ts';

describe('transformers at a location (spec section 8: a transformer device transforms)', () => {
  let world: TransformerWorld;
  let app: TestApp;
  let temperature: TypeIds;
  let load: TypeIds;
  let deviceId: string;

  beforeEach(async () => {
    world = await TransformerWorld.start();
    ({ app, temperature, load, deviceId } = world);
  });

  afterEach(() => world.close());

  const report = (path: string, value: number | string, id?: string): Promise<void> =>
    world.report(path, value, id);
  const valueOf = (ids: TypeIds, rid: number, id?: string): Promise<unknown> => world.valueOf(ids, rid, id);

  let locationId: string;
  let collectionId: string;
  let path: string;

  const mean = (target: TypeIds, more: object = {}): object => ({
    Name: 'mean of the harbour',
    TransformerType: 'JSONata',
    ResourceCollectionId: collectionId,
    Configurations: [{ Key: 'Expression', Value: '$average(sources[0].values)' }],
    TransformerTargetTypeConfigurations: [
      { SmartObjectTypeId: target.object, ResourceTypeId: target.resource },
    ],
    ...more,
  });

  const made = async (answer: Answer): Promise<Shown> => {
    expect(answer.status, JSON.stringify(answer.body)).to.equal(204);
    await app.world.settle();
    return (await app.get(`${path}s`)).list[0]!;
  };

  beforeEach(async () => {
    locationId = (await app.get(`/devices/${deviceId}`)).body['LocationId'] as string;
    path = `/locations/${locationId}/transformer`;
    collectionId = await app.create('/resourcecollections', {
      Name: 'temperatures',
      LocationIds: [locationId],
      ResourceTypeIds: [temperature.resource],
    });
  });

  it('a Transformer device gets what is computed of a resource collection', async () => {
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
    await app.world.clock.advance(1_000);
    await app.world.settle();
    expect(await valueOf(load, 5602, id)).to.equal(25);
    await report('/3303/1/5700', 10);
    await app.world.clock.advance(1_000);
    await app.world.settle();
    expect(await valueOf(load, 5602, id)).to.equal(20);
    expectError(await app.delete(`/resourcecollections/${collectionId}`), 409, 'in-use');
    expect((await app.delete(`${path}s/${transformer.Id}`)).status).to.equal(204);
    expect((await app.get(`${path}s`)).list).to.deep.equal([]);
    expect((await app.get(`/devices/${id}`)).status).to.equal(404);
    expectError(await app.delete(`${path}s/${transformer.Id}`), 404, 'transformer-not-found');
  });

  it('loops are refused, and leave no device behind', async () => {
    const before = (await app.get('/devices')).body.NbrOfRows;
    const answer = await app.post(path, mean(temperature));
    expectError(answer, 400, 'invalid-request');
    expect(answer.body.ModelState).to.have.property('TransformerTargetTypeConfigurations');
    expect((await app.get('/devices')).body.NbrOfRows).to.equal(before);
  });

  it('a loop that comes about later is cut when it runs', async () => {
    const sum = { Configurations: [{ Key: 'Expression', Value: '$sum(sources[0].values) + 1' }] };
    const loads = { Name: 'loads', DeviceIds: [deviceId], ResourceTypeIds: [load.resource] };
    const ResourceCollectionId = await app.create('/resourcecollections', loads);
    await made(await app.post(path, mean(load, sum)));
    await made(await app.post(path, mean(temperature, { ...sum, Name: 'back', ResourceCollectionId })));
    const wider = { ...loads, DeviceIds: [] };
    expect((await app.put(`/resourcecollections/${ResourceCollectionId}`, wider)).status).to.equal(204);
    await app.world.clock.advance(60_000);
    await report('/3303/0/5700', 20);
    for (let second = 0; second < 20; second += 1) {
      await app.world.clock.advance(1_000);
      await app.world.settle();
    }
    const shown = (await app.get(`${path}s`)).list.filter((one) => one['Deactivated'] === true);
    expect(shown.map((one) => one['LastError'])).to.deep.equal([
      'Its values come back to it: there is a loop.',
    ]);
  });

  for (const [what, change, member] of [
    [
      'a collection that is not there',
      { ResourceCollectionId: 'c4d7c1f0-6a0e-4b38-9d52-3f3b8a1e7a10' },
      'ResourceCollectionId',
    ],
    ['another location', { LocationId: 'c4d7c1f0-6a0e-4b38-9d52-3f3b8a1e7a10' }, 'LocationId'],
    ['an unknown type', { TransformerType: 'Python' }, 'Transformer'],
  ] as const) {
    it(`${what} is refused`, async () => {
      const answer = await app.post(path, mean(load, change));
      expectError(answer, 400, 'invalid-request');
      expect(answer.body.ModelState).to.have.property(member);
    });
  }
});
