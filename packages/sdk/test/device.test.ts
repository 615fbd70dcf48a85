import { expect } from 'chai';
import { sendJson, startFakeService, type Answer, type FakeService } from '@muster/testkit';
import { createClient, openDevice, TimeoutError, type MusterClient } from '../src/index.ts';
import { otherId, rejection, someId } from './support/fixture.ts';

const resource = (Url: string, more: object = {}) => ({
  Id: otherId,
  Url,
  TypeId: Number(Url.split('/')[3]),
  Name: 'Value',
  SmartObjectId: otherId,
  DeviceId: someId,
  ...more,
});

const page = { Page: 1, PageSize: 1000, NbrOfPages: 1, NbrOfRows: 1 };

describe('openDevice', () => {
  let service: FakeService;
  let client: MusterClient;
  let entry: object;
  let queue: object[];
  let resources: readonly object[] = [resource('/3303/0/5700')];

  const answer: Answer = (request, response) => {
    const path = request.path.replace('/api/v3', '');
    if (/\/(?:write|read|observe)$/u.test(path)) {
      response.writeHead(204, { 'X-Activity-Id': someId }).end();
      return;
    }
    const bodies: Record<string, unknown> = {
      '/devices/endpoint': {
        Id: someId,
        DeviceIdentifier: 'press-7',
        SmartObjects: [{ Id: otherId, TypeId: 3303, InstanceNumber: 0, IsUnavailable: true }],
      },
      [`/devices/${someId}`]: {
        Id: someId,
        SmartObjects: [{ Id: otherId, TypeId: 3303, InstanceNumber: 0, IsUnavailable: false }],
      },
      [`/smartobjects/${otherId}/resourceattributes`]: [],
      '/resources': { ...page, Rows: [{ ...resource('/3303/0/5700'), IsUnavailable: false }] },
      [`/smartobjects/${otherId}/resources/values`]: { Id: otherId, Resources: resources },
      [`/activitylogs/${someId}`]: entry,
      [`/devices/${someId}/queueitems`]: { ...page, Rows: queue },
    };
    sendJson(response, 200, bodies[path]);
  };

  before(async () => {
    service = await startFakeService();
    service.answer(answer);
    client = createClient({ baseUrl: service.url, retries: 0 });
  });
  after(() => service[Symbol.asyncDispose]());

  it('read and observe return what the device returned, not the latest stored values', async () => {
    const value = (ruri: string, v: number, UnixTimestamp: number): object => ({
      r: otherId,
      ruri,
      v,
      UnixTimestamp,
      d: '',
    });
    resources = [
      resource('/3303/0/5700', { LatestMeasurement: value('/3303/0/5700', 20, 5_000) }),
      resource('/3303/0/5601', { LatestMeasurement: value('/3303/0/5601', 7, 5_000) }),
    ];
    const device = await openDevice(client, 'press-7');
    const returned = [value('/3303/0/5700', 21, 1_000), value('/3303/0/5700', 21.5, 2_000)];
    for (const work of [
      () => device.read('/3303/0/5700'),
      () => device.read('/3303/0'),
      () => device.observe('/3303/0/5700'),
    ]) {
      entry = { Id: someId, Status: 'Completed', Values: returned };
      const readings = await work();
      expect(readings.map(({ Path, Value, Time }) => [Path, Value, Time])).to.deep.equal([
        ['/3303/0/5700', 21.5, '1970-01-01T00:00:02.000Z'],
      ]);
      entry = { Id: someId, Status: 'Completed', Values: [] };
      expect((await work()).filter((one) => one.Value !== undefined)).to.deep.equal([]);
    }
    resources = [resource('/3303/0/5700')];
  });

  it('discover shows an instance that was unavailable before the device answered', async () => {
    entry = { Id: someId, Status: 'Completed' };
    const device = await openDevice(client, 'press-7');
    const found = await device.discover('/3303');
    expect(found.map(({ Path }) => Path)).to.deep.equal(['/3303', '/3303/0', '/3303/0/5700']);
  });

  it('fails with the answer of the device', async () => {
    entry = { Id: someId, Status: 'Failed', ResponseCode: '4.05', ResponseMessage: 'Not allowed' };
    const device = await openDevice(client, 'press-7');
    const error = await rejection(device.write('/3303/0/5700', '5'));
    expect(error).to.include({ name: 'CommandFailedError', responseCode: '4.05' });
    expect(error.message).to.equal('Write /3303/0/5700 failed on device "press-7": 4.05 Not allowed');
  });

  it('writes numbers, booleans, dates and bytes as the text of the API', async () => {
    entry = { Id: someId, Status: 'Completed' };
    const device = await openDevice(client, 'press-7');
    service.received.length = 0;
    const values = ['33', 33, 2.5, 9007199254740993n, true, new Date(0), new Uint8Array([255, 254])];
    for (const value of values) await device.write('/3303/0/5700', value);
    const bodies = service.received.filter(({ path }) => path.endsWith('/write')).map(({ body }) => body);
    expect(bodies.map((body) => JSON.parse(body) as unknown)).to.deep.equal(
      ['33', '33', '2.5', '9007199254740993', 'true', '1970-01-01T00:00:00.000Z', '//4='].map((Value) => ({
        Value,
      })),
    );
    for (const value of [NaN, Infinity, new Date(NaN), null as never, {} as never])
      expect((await rejection(device.write('/3303/0/5700', value))).message).to.contain('The value must be');
  });

  it('says that a command is queued for a device that sleeps', async () => {
    entry = { Id: someId, Status: 'Pending' };
    queue = [
      { Id: otherId, ActivityLogId: someId, Status: 'Pending', DeviceId: someId, ExpirationTimestamp: 1000 },
    ];
    const device = await openDevice(client, 'press-7');
    const error = await rejection(device.write('/3303/0/5700', '5', { timeoutMs: 1 }));
    expect(error.name).to.equal('CommandQueuedError');
    expect(error.message).to.contain('Device "press-7" sleeps. Write /3303/0/5700 is queued');
  });

  it('runs into a time-out if the device is awake and silent', async () => {
    entry = { Id: someId, Status: 'InProgress' };
    queue = [];
    const device = await openDevice(client, 'press-7');
    const error = await rejection(device.write('/3303/0/5700', '5', { timeoutMs: 1 }));
    expect(error).to.be.instanceOf(TimeoutError).and.include({ timeoutMs: 1, activityId: someId });
    expect(error.message).to.equal('Write /3303/0/5700 on device "press-7" has not ended within 0.001 s.');
  });

  it('suggests paths that the device has', async () => {
    const device = await openDevice(client, 'press-7');
    const error = await rejection(device.read('/3303/0/570'));
    expect(error.message).to.equal('Device "press-7" has no /3303/0/570. Did you mean "/3303/0/5700"?');
    expect((await rejection(device.read('/3303/x'))).message).to.contain('"/3303/x" is not an LwM2M path.');
  });
});
