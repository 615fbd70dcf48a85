import { expect } from 'chai';
import { resourceId } from '../../../src/features/device-objects/model/resource-id.ts';
import { DeviceApi, list, object } from '../../support/device-api.ts';
import { record } from '../../support/device-world.ts';

describe('routes of resources and measurements', () => {
  let api: DeviceApi;
  let temperature: string;
  let lifetime: string;
  let smartObject: string;

  beforeEach(async () => {
    api = await DeviceApi.start();
    const device = await api.world.addDevice('a');
    await api.world.register('a', ['/1/0', '/3/0', '/3303/0']);
    const objects = await api.world.objectsOf(device.id);
    smartObject = objects.get('/3303/0')!.id;
    temperature = resourceId(smartObject, 5700);
    lifetime = resourceId(objects.get('/1/0')!.id, 1);
    api.world.link.sent.length = 0;
  });

  afterEach(() => api.close());

  it('read responds with 204 and the ID of its activity, and the value arrives', async () => {
    api.world.link.answer = () => ({ code: '2.05', success: true, records: [record('/3303/0/5700', 21.5)] });
    const answer = await api.get(`/resources/${temperature}/read`);
    expect(answer.status).to.equal(204);
    await api.world.settle();
    expect(api.world.activity.entry(answer.headers.get('x-activity-id')!).statuses.at(-1)).to.equal(
      'Completed',
    );
    const shown = await api.get(`/resources/${temperature}`);
    expect(shown.body).to.include({ Url: '/3303/0/5700', AccessType: 'Read', DeviceName: 'a' });
    expect(shown.body['LatestMeasurement']).to.include({ r: temperature, v: 21.5 });
    const values = await api.get(`/smartobjects/${smartObject}/resources/values`);
    const row = list(values.body, 'Resources').find((one) => one['TypeId'] === 5700);
    expect(row?.['LatestMeasurement']).to.include({ v: 21.5 });
  });

  it('values by type: numbers in v, text in sv, booleans in bv, opaque in base64, times in seconds', async () => {
    const device = await api.world.device('a');
    const objects = await api.world.objectsOf(device.id);
    const values = [
      record('/3/0/0', 'Acme'),
      record('/3/0/13', new Date(1_700_000_000_000)),
      record('/1/0/6', true),
      record('/3303/0/5700', -1.5),
      record('/3/0/7/0', 9_007_199_254_740_993n),
      record('/3/0/17', new Uint8Array([1, 2, 255])),
    ];
    await api.world.domain.measurements.take(
      { deviceId: device.id, deviceNetworkId: api.world.deviceNetworkId },
      values,
    );
    const latest = async (path: string, rid: number, riid?: number): Promise<object> => {
      const { body } = await api.get(`/resources/${resourceId(objects.get(path)!.id, rid, riid)}`);
      const { v, sv, bv } = object(body, 'LatestMeasurement');
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
      await api.call('PUT', `/resources/${lifetime}/write`, { Id: lifetime, Value: '300' }),
      await api.call('POST', `/resources/${lifetime}/write/600`),
    ];
    expect(paths.map((one) => one.status)).to.deep.equal([204, 204]);
    await api.world.settle();
    expect(api.world.link.sent).to.deep.equal(['write /1/0/1', 'write /1/0/1']);
    const fault = await api.call('PUT', `/resources/${lifetime}/write`, { Value: 'soon' });
    expect(fault.status).to.equal(400);
    expect(fault.body['ModelState']).to.have.keys('Value');
    const other = await api.call('PUT', `/resources/${lifetime}/write`, { Id: temperature, Value: '1' });
    expect(other.body['ModelState']).to.have.keys('Id');
    const notWriteable = await api.call('PUT', `/resources/${temperature}/write`, { Value: '1' });
    expect(notWriteable.body).to.include({ Code: 'operation-not-allowed' });
  });

  it('execute with and without arguments', async () => {
    const device = await api.world.device('a');
    const reboot = resourceId((await api.world.objectsOf(device.id)).get('/3/0')!.id, 4);
    expect((await api.call('POST', `/resources/${reboot}/execute`)).status).to.equal(204);
    expect(
      (await api.call('POST', `/resources/${reboot}/execute`, { Arguments: "0='now'" })).status,
    ).to.equal(204);
    await api.world.settle();
    expect(api.world.link.sent).to.deep.equal(['execute /3/0/4', 'execute /3/0/4']);
  });

  for (const [text, reason] of [
    ["0='now please'", 'a space'],
    [`0='"'`, '"'],
    ["0='C:\\x'", '\\'],
    ["0='ü'", 'ü'],
    ['10', 'is not a list of arguments'],
    ['now', 'is not a list of arguments'],
    ["0='a'b'", 'is not a list of arguments'],
    ['0,', 'is not a list of arguments'],
  ] as const) {
    it(`execute refuses the arguments ${text}, and explains the form of LwM2M`, async () => {
      const device = await api.world.device('a');
      const reboot = resourceId((await api.world.objectsOf(device.id)).get('/3/0')!.id, 4);
      const refused = await api.call('POST', `/resources/${reboot}/execute`, { Arguments: text });
      expect(refused.status).to.equal(400);
      const state = refused.body['ModelState'] as Record<string, string[]>;
      expect(state['Arguments']?.[0]).to.include(reason).and.include("0='now',1");
      expect(api.world.link.sent).to.deep.equal([]);
    });
  }

  it('observe, observestate, cancelobserve', async () => {
    api.world.link.observed = (path) => ({ code: '2.05', success: true, records: [record(path, 20)] });
    const observed = await api.call('PUT', `/resources/${temperature}/observe`, { Timeout: 60_000 });
    expect(observed.status).to.equal(204);
    await api.world.settle();
    expect((await api.get(`/resources/${temperature}/observestate`)).body).to.deep.equal({
      IsObserveState: true,
      ObserveExpires: api.world.clock.now() + 60_000,
      Timeout: 60_000,
    });
    expect((await api.get(`/resources/${temperature}`)).body['IsRequestObserve']).to.equal(true);
    const cancelled = await api.call('PUT', `/resources/${temperature}/cancelobserve`);
    expect(cancelled.headers.get('x-activity-id')).to.be.a('string');
    await api.world.settle();
    expect((await api.get(`/resources/${temperature}/observestate`)).body).to.deep.equal({
      IsObserveState: false,
    });
    const again = await api.call('PUT', `/resources/${temperature}/cancelobserve`);
    expect([again.status, again.headers.get('x-activity-id')]).to.deep.equal([204, null]);
  });

  it('the whole smart object is read with one request', async () => {
    expect((await api.get(`/smartobjects/${smartObject}/resources/read`)).status).to.equal(204);
    await api.world.settle();
    expect(api.world.link.sent).to.deep.equal(['read /3303/0']);
  });

  it('measurements since a time, and between two', async () => {
    const device = await api.world.device('a');
    const at = api.world.clock.now();
    const of = { deviceId: device.id, deviceNetworkId: api.world.deviceNetworkId };
    for (const [offset, value] of [
      [-2000, 1],
      [-1000, 2],
      [0, 3],
    ] as const) {
      await api.world.domain.measurements.take(of, [record('/3303/0/5700', value, at + offset)]);
    }
    const since = await api.get(`/measurements/${temperature}/since/${at - 1000}`);
    expect(since.body['id']).to.equal(temperature);
    expect(since.body['v']).to.deep.equal([
      { UnixTimestamp: at - 1000, DateTime: new Date(at - 1000).toISOString(), v: 2 },
      { UnixTimestamp: at, DateTime: new Date(at).toISOString(), v: 3 },
    ]);
    const between = await api.get(`/measurements/${temperature}/since/${at - 2000}/to/${at - 1000}`);
    expect(list(between.body, 'v').map((one) => one['v'])).to.deep.equal([1, 2]);
    const tooLong = await api.get(`/measurements/${temperature}/since/0/to/${at}`);
    expect(tooLong.status).to.equal(400);
    const unknown = await api.get(`/measurements/${resourceId(smartObject, 1)}/since/${at}`);
    expect(unknown.body['Code']).to.equal('resource-not-found');
  });
});
