import { expect } from 'chai';
import { attributeSets } from '../../../src/features/commands/model.ts';
import { observations } from '../../../src/features/observation/model.ts';
import { resourceId } from '../../../src/features/device-objects/model.ts';
import { appPerTest, keyWith } from '../../support/app-of-tests.ts';
import { routes } from '../../../src/features/device-tree/http.ts';
import type { ReadRoute } from '../../../src/http/handler.ts';
import {
  expectError,
  localOptions,
  type CallInit,
  type ResponseObject,
  type TestApp,
} from '../../support/app.ts';
import { record } from '../../support/device-world.ts';

type Rows = readonly ResponseObject[];

describe('the tree of a device', () => {
  let deviceId: string;
  let temperature: string;

  const app: TestApp = appPerTest(async () => {
    deviceId = (await app.world.addDevice('a')).id;
    await app.world.register('a', ['/3/0', '/3303/0', '/3303/1'], { lifetimeSeconds: 300 });
    const objects = await app.world.objectsOf(deviceId);
    temperature = resourceId(objects.get('/3303/0')!.id, 5700);
    await take('/3303/0/5700', 21.5);
  });

  const take = (path: string, value: number | string): Promise<unknown> =>
    app.world.domain.measurements.take({ deviceId, deviceNetworkId: app.deviceNetworkId }, [
      record(path, value),
    ]);

  async function tree(query = '', init?: CallInit): Promise<ResponseObject> {
    const { status, body } = await app.get(`/devices/${deviceId}/tree${query}`, init);
    expect(status, JSON.stringify(body)).to.equal(200);
    return body;
  }

  const resourcesOf = (shown: ResponseObject, url: string): ResponseObject =>
    shown.SmartObjects.flatMap((one) => one['Resources']).find((one) => one['Url'] === url)!;

  it('has the device, its registration and its resources with values in one answer', async () => {
    const shown = await tree();
    expect(shown['Device']).to.deep.equal((await app.get(`/devices/${deviceId}`)).body);
    expect(shown['Registration']).to.include({ Lifetime: 300, LwM2MVersion: '1.1', IsSecured: false });
    expect(shown).to.include({ Page: 1, PageSize: 20, NbrOfPages: 1, NbrOfSmartObjects: 3 });
    const paths = shown.SmartObjects.map((one) => `/${one.TypeId}/${one.InstanceNumber}`);
    expect(paths).to.deep.equal(['/3/0', '/3303/0', '/3303/1']);
    const value = resourcesOf(shown, '/3303/0/5700');
    expect(value).to.include({ Id: temperature, Name: 'Sensor Value', Operations: 'R', DataType: 'Float' });
    expect(value['LatestMeasurement']).to.include({ v: 21.5, ruri: '/3303/0/5700' });
    expect(resourcesOf(shown, '/3303/1/5700')).not.to.have.property('LatestMeasurement');
    await app.world.clock.advance(2_000_000);
    await app.world.settle();
    expect(await tree(), 'after its end').not.to.have.property('Registration');
  });

  it('has the instances of a resource below it', async () => {
    await take('/3/0/11/0', 0);
    await take('/3/0/11/2', 5);
    const codes = resourcesOf(await tree(), '/3/0/11')['Instances'] as Rows;
    const urls = codes.map((one) => `${one.InstanceId} ${String(one['Url'])}`);
    expect(urls).to.deep.equal(['0 /3/0/11/0', '2 /3/0/11/2']);
    expect(codes[1]!['LatestMeasurement']).to.include({ v: 5 });
  });

  it('tells requested observations from those that the device has accepted in its registration', async () => {
    const location = await app.world.register('a', ['/3/0', '/3303/0', '/3303/1']);
    const [smartObject] = (await app.world.objectsOf(deviceId)).values();
    const expiresAt = 9_000_000_000_000;
    const one = {
      ...{ id: temperature, deviceId, deviceNetworkId: app.deviceNetworkId, smartObjectId: smartObject!.id },
      ...{ path: '/3303/0/5700', requestedAt: 1, expiresAt },
    };
    const observationsOf = app.world.store.collection(observations);
    const stateWith = async (more: object): Promise<unknown[]> => {
      await observationsOf.put({ ...one, ...more });
      const { IsRequestObserve, IsObserved, ObserveExpires } = resourcesOf(await tree(), '/3303/0/5700');
      return [IsRequestObserve, IsObserved, ObserveExpires];
    };
    expect(await stateWith({})).to.deep.equal([true, false, expiresAt]);
    const earlier = { token: '01', registrationId: 'earlier' };
    expect(await stateWith(earlier)).to.deep.equal([true, false, expiresAt]);
    expect(await stateWith({ ...earlier, registrationId: location })).to.deep.equal([true, true, expiresAt]);
    const other = resourcesOf(await tree(), '/3303/1/5700');
    expect(other).to.include({ IsRequestObserve: false, IsObserved: false });
  });

  it('has the attributes of each smart object, also those of its object', async () => {
    for (const [path, pmin] of [
      ['/3303/1/5700', 3],
      ['/3303', 1],
      ['/3303/0', 2],
      ['/33', 9],
    ] as const) {
      const owner = { deviceId, deviceNetworkId: app.deviceNetworkId };
      const row = { id: path, ...owner, path, attributes: { pmin }, updatedAt: 1 };
      await app.world.store.collection(attributeSets).put(row);
    }
    const shown = await tree();
    const attributes = shown.SmartObjects.map((one) =>
      (one['Attributes'] as Rows).map((row) => `${String(row['Path'])} ${String(row['Value'])}`),
    );
    expect(attributes).to.deep.equal([[], ['/3303 1', '/3303/0 2'], ['/3303 1', '/3303/1/5700 3']]);
    const own = await app.get(`/smartobjects/${shown.SmartObjects[1]!.Id}/resourceattributes`);
    expect(shown.SmartObjects[1]!['Attributes']).to.deep.equal(own.body);
  });

  it('comes in pages of smart objects', async () => {
    const paths = Array.from({ length: 45 }, (_, index) => `/3303/${index}`);
    await app.world.register('a', paths);
    const seen: number[] = [];
    for (const page of [1, 2, 3, 4]) {
      const shown = await tree(`?Page=${page}&PageSize=16`);
      expect(shown).to.include({ NbrOfPages: 3, NbrOfSmartObjects: 46 });
      seen.push(...shown.SmartObjects.map((one) => one.InstanceNumber));
    }
    expect(seen).to.deep.equal([0, ...paths.map((_, index) => index)]);
    expectError(await app.get(`/devices/${deviceId}/tree?PageSize=1001`), 400, 'invalid-request');
  });

  it('needs as many queries for many smart objects as for few', async () => {
    // The API reads over a connection of its own, so the handler is called on the device loop, whose reads are counted.
    const { access, catalogues, live, reader } = localOptions(app.world);
    const route = routes['devices.tree'] as ReadRoute<'devices.tree'>;
    const apiKeyId = (await app.get('/apikeys')).body.Rows[0]!.Id;
    const principal = { apiKeyId, deviceNetworkId: app.deviceNetworkId };
    const reads = app.world.countReads();
    const readsOf = async (pageSize: number): Promise<number> => {
      const before = reads().length;
      const paging = { page: 1, pageSize };
      const params = { id: deviceId };
      await route.read({ access, catalogues, live, paging, params, principal, reader } as never);
      return reads().length - before;
    };
    const few = await readsOf(20);
    const paths = Array.from({ length: 200 }, (_, index) => `/3303/${index}`);
    await app.world.register('a', paths);
    expect(await readsOf(1000)).to.be.at.most(few);
    expect(few).to.be.above(0);
  });

  it('needs Device.Read, and leaves out what the key may not read', async () => {
    const none = await keyWith(app, 'Tag.Read');
    expectError(await app.get(`/devices/${deviceId}/tree`, none), 403, 'permission-denied');
    const devicesOnly = await tree('', await keyWith(app, 'Device.Read'));
    expect(devicesOnly).to.have.property('Device');
    expect(devicesOnly).not.to.have.property('SmartObjects');
    const objects = await tree('', await keyWith(app, 'Device.Read', 'SmartObject.Read'));
    expect(resourcesOf(objects, '/3303/0/5700')).to.have.property('LatestMeasurement');
    for (const one of objects.SmartObjects) expect(one).not.to.have.property('Attributes');
  });
});
