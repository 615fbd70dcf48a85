import { randomUUID } from 'node:crypto';
import { expect } from 'chai';
import type { DeviceOperation } from '@muster/lwm2m/core';
import { resourceId } from '../../../src/features/device-objects/model.ts';
import { appPerTest, expectDone, expectFaults, typeIdOf } from '../../support/app-of-tests.ts';
import type { ResponseObject, TestApp } from '../../support/app.ts';
import { record } from '../../support/device-world.ts';

describe('routes of smart objects, their resources and measurements', () => {
  let deviceId: string;
  /** /3303/0 of the device. */
  let id: string;
  let temperature: string;
  let lifetime: string;
  let operations: DeviceOperation[];

  const app: TestApp = appPerTest(async () => {
    deviceId = (await app.world.addDevice('a')).id;
    await app.world.register('a', ['/1/0', '/3/0', '/3303/0', '/3303/1']);
    id = await objectOf('/3303/0');
    temperature = resourceId(id, 5700);
    lifetime = resourceId(await objectOf('/1/0'), 1);
    operations = [];
    const usual = app.world.link.answer;
    app.world.link.answer = (operation, ...rest) => {
      operations.push(operation);
      return usual(operation, ...rest);
    };
  });

  const objectOf = async (path: string): Promise<string> =>
    (await app.world.objectsOf(deviceId)).get(path)!.id;
  const device = (): { deviceId: string; deviceNetworkId: string } => ({
    deviceId,
    deviceNetworkId: app.deviceNetworkId,
  });

  it('PUT replaces the label; a missing label is removed', async () => {
    const body = { DeviceId: deviceId, SmartObjectTypeId: await typeIdOf(app, 3303) };
    await expectDone(app.put(`/smartobjects/${id}`, { ...body, Label: 'Deck' }));
    expect((await app.get(`/smartobjects/${id}`)).body).to.include({ Label: 'Deck', InstanceNumber: 0 });
    await app.put(`/smartobjects/${id}`, { ...body, InstanceNumber: 0 });
    expect((await app.get(`/smartobjects/${id}`)).body).not.to.have.property('Label');
  });

  it('PUT cannot change the InstanceNumber, nor the device, nor the type (spec 4.2)', async () => {
    const changed = { DeviceId: randomUUID(), SmartObjectTypeId: randomUUID(), InstanceNumber: 1 };
    const fault = await app.put(`/smartobjects/${id}`, changed);
    expectFaults(fault, 'DeviceId', 'SmartObjectTypeId', 'InstanceNumber');
    const body = { DeviceId: deviceId, SmartObjectTypeId: await typeIdOf(app, 3303) };
    const unknown = await app.put(`/smartobjects/${id}`, { ...body, SmartObjectTemplateId: randomUUID() });
    expectFaults(unknown, 'SmartObjectTemplateId');
  });

  it('a resource is deleted with its values, and can be added again', async () => {
    await app.world.domain.measurements.take(device(), [record('/3303/0/5700', 4)]);
    const value = resourceId(id, 5700);
    const { body } = await app.get(`/resources/${value}`);
    await expectDone(app.delete(`/resources/${value}`));
    expect((await app.get(`/resources/${value}`)).status).to.equal(404);
    expect((await app.delete(`/resources/${value}`)).status).to.equal(404);
    const request = { SmartObjectId: id, ResourceTypeId: body['ResourceTypeId'] };
    const added = await app.post('/resources', request);
    expect(added.status).to.equal(201);
    expect(added.body['Id']).to.equal(value);
    expect((await app.get(`/resources/${value}`)).body).not.to.have.property('LatestMeasurement');
    expect((await app.post('/resources', request)).status).to.equal(409);
    const strange = { SmartObjectId: id, ResourceTypeId: randomUUID() };
    expectFaults(await app.post('/resources', strange), 'ResourceTypeId');
  });

  it('a resource instance is deleted alone, and returns when the device reports it', async () => {
    const { world } = app;
    const sources = ['/3/0/6/0', '/3/0/6/1'];
    const records = sources.map((path) => record(path, 1));
    const show = (): Promise<unknown> => world.domain.measurements.take(device(), records);
    await show();
    const object = await objectOf('/3/0');
    const urls = async (): Promise<unknown[]> =>
      (await app.get(`/smartobjects/${object}`)).body.Resources.map((one) => one['Url']);
    expect(await urls()).to.include.members(sources);
    await app.delete(`/resources/${resourceId(object, 6, 1)}`);
    expect(await urls()).to.include(sources[0]);
    expect(await urls()).not.to.include(sources[1]);
    await show();
    expect(await urls()).to.include.members(sources);
  });

  it('read responds with 204 and the ID of its activity, and the value arrives; a smart object is read with one request', async () => {
    expect((await app.get(`/smartobjects/${id}/resources/read`)).status).to.equal(204);
    await app.world.settle();
    expect(operations).to.deep.equal([{ type: 'read', path: { objectId: 3303, instanceId: 0 } }]);
    app.world.link.answer = () => ({ code: '2.05', success: true, records: [record('/3303/0/5700', 21.5)] });
    const answer = await app.get(`/resources/${temperature}/read`);
    expect(answer.status).to.equal(204);
    await app.world.settle();
    const { statuses } = app.world.activity.entry(answer.headers.get('x-activity-id')!);
    expect(statuses.at(-1)).to.equal('Completed');
    const shown = await app.get(`/resources/${temperature}`);
    expect(shown.body).to.include({ Url: '/3303/0/5700', AccessType: 'Read', DeviceName: 'a' });
    expect(shown.body['LatestMeasurement']).to.include({ r: temperature, v: 21.5 });
    const values = await app.get(`/smartobjects/${id}/resources/values`);
    const row = values.body.Resources.find((one) => one.TypeId === 5700);
    expect(row?.['LatestMeasurement']).to.include({ v: 21.5 });
  });

  it('values by type: numbers in v, text in sv, booleans in bv, opaque in base64, times in seconds', async () => {
    const objects = await app.world.objectsOf(deviceId);
    const values = [
      record('/3/0/0', 'Acme'),
      record('/3/0/13', new Date(1_700_000_000_000)),
      record('/1/0/6', true),
      record('/3303/0/5700', -1.5),
      record('/3/0/7/0', 9_007_199_254_740_993n),
      record('/3/0/17', new Uint8Array([1, 2, 255])),
    ];
    await app.world.domain.measurements.take(device(), values);
    const latest = async (path: string, rid: number, riid?: number): Promise<object> => {
      const { body } = await app.get(`/resources/${resourceId(objects.get(path)!.id, rid, riid)}`);
      const { v, sv, bv } = body['LatestMeasurement'] as ResponseObject;
      return { v, sv, bv };
    };
    expect(await latest('/3/0', 0)).to.deep.equal({ v: undefined, sv: 'Acme', bv: undefined });
    expect(await latest('/3/0', 13)).to.include({ v: 1_700_000_000 });
    expect(await latest('/1/0', 6)).to.include({ bv: true });
    expect(await latest('/3303/0', 5700)).to.include({ v: -1.5 });
    expect(await latest('/3/0', 7, 0)).to.include({ sv: '9007199254740993' });
    expect(await latest('/3/0', 17)).to.include({ sv: 'AQL/' });
  });

  it('write: with a body, and with the value in the path; an invalid value is a 400', async () => {
    const paths = [
      await app.put(`/resources/${lifetime}/write`, { Id: lifetime, Value: ' 300 ' }),
      await app.post(`/resources/${lifetime}/write/600`, undefined),
    ];
    expect(paths.map((one) => one.status)).to.deep.equal([204, 204]);
    await app.world.settle();
    const path = { objectId: 1, instanceId: 0, resourceId: 1 };
    const written = (value: number): object => ({
      ...{ type: 'write', mode: 'replace', path },
      records: [{ path, value }],
    });
    expect(operations.splice(0)).to.deep.equal([written(300), written(600)]);
    expectFaults(await app.put(`/resources/${lifetime}/write`, { Value: 'soon' }), 'Value');
    expectFaults(await app.put(`/resources/${lifetime}/write`, { Id: temperature, Value: '1' }), 'Id');
    const notWriteable = await app.put(`/resources/${temperature}/write`, { Value: '1' });
    expect(notWriteable.body).to.include({ Code: 'operation-not-allowed' });
    expect(operations).to.deep.equal([]);
  });

  it('execute with and without arguments; others are refused, with the form of LwM2M', async () => {
    const reboot = resourceId(await objectOf('/3/0'), 4);
    await expectDone(app.post(`/resources/${reboot}/execute`, undefined));
    await expectDone(app.post(`/resources/${reboot}/execute`, { Arguments: "0='now'" }));
    await app.world.settle();
    const execute = { type: 'execute', path: { objectId: 3, instanceId: 0, resourceId: 4 } };
    expect(operations.splice(0)).to.deep.equal([execute, { ...execute, arguments: "0='now'" }]);
    for (const [Arguments, reason] of [
      ["0='now please'", 'a space'],
      [`0='"'`, '"'],
      ["0='C:\\x'", '\\'],
      ["0='ü'", 'ü'],
      ['10', 'is not a list of arguments'],
      ['now', 'is not a list of arguments'],
      ["0='a'b'", 'is not a list of arguments'],
      ['0,', 'is not a list of arguments'],
    ] as const) {
      const refused = await app.post(`/resources/${reboot}/execute`, { Arguments });
      expectFaults(refused, 'Arguments');
      expect(refused.body.ModelState['Arguments']?.[0]).to.include(reason).and.include("0='now',1");
    }
    expect(operations).to.deep.equal([]);
  });

  it('observe, observestate, cancelobserve', async () => {
    app.world.link.observed = (path) => ({ code: '2.05', success: true, records: [record(path, 20)] });
    const observeState = async (): Promise<ResponseObject> =>
      (await app.get(`/resources/${temperature}/observestate`)).body;
    const observed = await app.put(`/resources/${temperature}/observe`, { Timeout: 60_000 });
    expect(observed.status).to.equal(204);
    await app.world.settle();
    const expiry = { ObserveExpires: app.world.clock.now() + 60_000, Timeout: 60_000 };
    expect(await observeState()).to.deep.equal({ IsObserveState: true, ...expiry });
    expect((await app.get(`/resources/${temperature}`)).body['IsRequestObserve']).to.equal(true);
    const cancelled = await app.put(`/resources/${temperature}/cancelobserve`, undefined);
    expect(cancelled.headers.get('x-activity-id')).to.be.a('string');
    await app.world.settle();
    expect(await observeState()).to.deep.equal({ IsObserveState: false });
    const again = await app.put(`/resources/${temperature}/cancelobserve`, undefined);
    expect([again.status, again.headers.get('x-activity-id')]).to.deep.equal([204, null]);
  });

  it('measurements since a time, and between two', async () => {
    const at = app.world.clock.now();
    for (const value of [1, 2, 3]) {
      const timeMs = at + (value - 3) * 1000;
      await app.world.domain.measurements.take(device(), [record('/3303/0/5700', value, timeMs)]);
    }
    const since = await app.get(`/measurements/${temperature}/since/${at - 1000}`);
    expect(since.body['id']).to.equal(temperature);
    expect(since.body['v']).to.deep.equal([
      { UnixTimestamp: at - 1000, DateTime: new Date(at - 1000).toISOString(), v: 2 },
      { UnixTimestamp: at, DateTime: new Date(at).toISOString(), v: 3 },
    ]);
    const between = await app.get(`/measurements/${temperature}/since/${at - 2000}/to/${at - 1000}`);
    expect((between.body['v'] as readonly ResponseObject[]).map((one) => one['v'])).to.deep.equal([1, 2]);
    expect((await app.get(`/measurements/${temperature}/since/0/to/${at}`)).body['v']).to.have.length(3);
    expect((await app.get(`/measurements/${temperature}/since/${at}/to/${at - 1}`)).status).to.equal(400);
    const unknown = await app.get(`/measurements/${resourceId(id, 1)}/since/${at}`);
    expect(unknown.body['Code']).to.equal('resource-not-found');
  });

  describe('GET /resources', () => {
    let other: string;

    beforeEach(async () => {
      other = (await app.world.addDevice('b')).id;
      await app.world.register('b', ['/1/0', '/3303/0']);
    });

    const rowsOf = async (query: string): Promise<readonly ResponseObject[]> => {
      const { status, body } = await app.get(`/resources?PageSize=1000&${query}`);
      expect(status, JSON.stringify(body)).to.equal(200);
      const rows = body.Rows;
      expect(body['NbrOfRows']).to.equal(rows.length);
      return rows;
    };

    it('filter[0].Key=smartobjectid: the resources of the smart object, as clients of the original request them', async () => {
      const second = await objectOf('/3303/1');
      const rows = await rowsOf(`filter[0].Key=smartobjectid&filter[0].Value=${second}`);
      const { body } = await app.get(`/smartobjects/${second}`);
      const resources = body.Resources;
      expect(rows.map((one) => one['Id'])).to.deep.equal(resources.map((one) => one['Id']));
      expect(rows[0]).to.include({ SmartObjectId: second, DeviceId: deviceId, DeviceName: 'a' });
    });

    it('is filtered, sorted, and searched by the members of a row', async () => {
      const of = (rows: readonly ResponseObject[]): unknown[] =>
        rows.map((one) => String(one['DeviceName']) + String(one['Url']));
      const urls = ['a/3303/0/5700', 'a/3303/1/5700', 'b/3303/0/5700'];
      expect(of(await rowsOf('Filter=TypeId eq 5700'))).to.have.members(urls);
      const [row] = await rowsOf(`Filter=TypeId eq 5700 and DeviceId eq ${other}`);
      expect(row).to.include({ Name: 'Sensor Value', DeviceName: 'b' });
      const type = String(row!['ResourceTypeId']);
      expect(await rowsOf(`Filter=ResourceTypeId eq ${type} and DeviceName eq a`)).to.have.length(2);
      expect(await rowsOf(`Filter=AccessType eq 4 and DeviceName startswith B`)).not.to.be.empty;
      const at = `LocationId eq ${String(row!['LocationId'])}`;
      expect(await rowsOf(`Filter=ResourceTypeId eq ${type} and ${at}`)).to.have.length(3);
      const found = await rowsOf('Search=SENSOR VAL');
      expect(new Set(found.map((one) => one['Name']))).to.deep.equal(new Set(['Sensor Value']));
      const names = (await rowsOf('Sort=-Name')).map((one) => one['Name']);
      expect(names).to.deep.equal([...names].sort().reverse());
      const refused = await app.get('/resources?Filter=Colour eq red');
      expect(refused.status).to.equal(400);
      expect(JSON.stringify(refused.body)).to.include('SmartObjectId');
    });

    it('pages are complete: each resource once, and the total of all', async () => {
      const all = (await rowsOf('')).map((one) => one['Id']);
      const seen: unknown[] = [];
      for (let page = 1; seen.length < all.length; page += 1) {
        const { body } = await app.get(`/resources?PageSize=7&Page=${page}`);
        expect(body).to.include({ NbrOfRows: all.length, NbrOfPages: Math.ceil(all.length / 7) });
        seen.push(...body.Rows.map((one) => one['Id']));
        expect(body.Rows).not.to.be.empty;
      }
      expect(seen).to.deep.equal(all);
    });

    it('shows a resource as GET /resources/{id} does, except AccessType', async () => {
      const [row] = await rowsOf(`Filter=TypeId eq 5700 and DeviceId eq ${other}`);
      const resource = row!.Id;
      await app.put(`/resources/${resource}/observe`, { Timeout: 60_000 });
      await app.world.settle();
      const [observed] = await rowsOf(`Filter=TypeId eq 5700 and DeviceId eq ${other}`);
      const { body } = await app.get(`/resources/${resource}`);
      expect(observed).to.deep.equal({ ...body, AccessType: 1 });
      expect(observed).to.include({ IsRequestObserve: true });
      // The bits of AccessType are read, write, and execute.
      const accessOf = async (rid: number): Promise<unknown> =>
        (await rowsOf(`Filter=TypeId eq ${rid} and DeviceId eq ${other}`))[0]?.['AccessType'];
      expect([await accessOf(5605), await accessOf(1)]).to.deep.equal([4, 3]);
    });
  });
});
