import { randomUUID } from 'node:crypto';
import { inTimeZone } from '@muster/testkit';
import { expect } from 'chai';
import { attributeSets, queueItems } from '../../../../src/features/commands/model.ts';
import { initialValues } from '../../../../src/features/templates/model.ts';
import { observations } from '../../../../src/features/observation/model.ts';
import { resourceId } from '../../../../src/features/device-objects/model.ts';
import { UplinkRefusal } from '../../../../src/kernel/errors.ts';
import { appPerTest, expectDone, expectFaults, typeIdOf } from '../../../support/app-of-tests.ts';
import {
  expectError,
  type Answer,
  type CallInit,
  type ResponseObject,
  type TestApp,
} from '../../../support/app.ts';
import { addFirmware } from '../../../support/firmware-package.ts';
import { StreamReader } from '../../../support/stream-reader.ts';
import { attribute } from '../../../support/template-world.ts';
import { formula, idsOf } from '../../../support/transformer-world.ts';

interface ItemError {
  readonly Index: number;
  readonly Code: string;
  readonly Message: string;
}

describe('devices that do not speak LwM2M (spec section 1)', () => {
  let gateway: string;
  let nowMs: number;

  const app: TestApp = appPerTest(async () => {
    gateway = (await app.get('/dataCollectors')).body.Rows[0]!.Id;
    nowMs = app.world.clock.now();
  });

  afterEach(() => {
    // The server has sent no request to these devices.
    expect(app.world.link.targets.filter(({ listener }) => listener === 'http')).to.deep.equal([]);
  });

  const from = (): { deviceNetworkId: string; dataCollectorId: string } => ({
    ...{ deviceNetworkId: app.deviceNetworkId, dataCollectorId: gateway },
  });
  const pathOf = (endpoint: string, id = gateway): string =>
    `/dataCollectors/${id}/devices/${encodeURIComponent(endpoint)}`;
  const register = (
    endpoint: string,
    Objects: readonly string[] = ['/3303/0'],
    more: object = {},
    init?: CallInit,
  ): Promise<Answer> => app.put(`${pathOf(endpoint)}/registration`, { Objects, ...more }, init);
  const deliver = (records: unknown, init?: CallInit): Promise<Answer> =>
    app.post(`/dataCollectors/${gateway}/measurements`, records, init);
  const at = { Endpoint: 'boiler', Path: '/3303/0/5700' };
  const value = (Value: unknown, more: object = {}): object => ({ ...at, Value, ...more });
  const errorsOf = ({ body }: Answer): readonly ItemError[] => body['Errors'] as readonly ItemError[];
  const codesOf = (answer: Answer): Record<number, string> =>
    Object.fromEntries(errorsOf(answer).map(({ Index, Code }) => [Index, Code]));

  async function deviceOf(name: string): Promise<ResponseObject> {
    const { id } = await app.world.device(name);
    return (await app.get(`/devices/${id}`)).body;
  }

  async function resourceOf(name: string, path: string, rid: number, riid?: number): Promise<string> {
    const { id } = await app.world.device(name);
    return resourceId((await app.world.objectsOf(id)).get(path)!.id, rid, riid);
  }

  async function valuesOf(id: string): Promise<readonly (readonly [number, unknown])[]> {
    const { body } = await app.get(
      `/measurements/${id}/since/${nowMs - 300 * 86_400_000}/to/${nowMs + 86_400_000}`,
    );
    const rows = (body['v'] ?? []) as readonly Record<string, unknown>[];
    return rows.map((one) => [one['UnixTimestamp'] as number, one['v'] ?? one['sv'] ?? one['bv']]);
  }

  /** Checks the values of the thermometer, each at milliseconds from now. */
  async function expectTemperatures(...expected: readonly [offset: number, value: number][]): Promise<void> {
    const stored = await valuesOf(await temperature());
    expect(stored).to.deep.equal(expected.map(([offset, one]) => [nowMs + offset, one]));
  }

  const eventsOf = (type: string): number => app.world.types().filter((one) => one === type).length;

  const temperature = (): Promise<string> => resourceOf('boiler', '/3303/0', 5700);

  describe('registration', () => {
    it('creates the device, with the gateway, and makes the listed objects Available', async () => {
      const members = { Name: 'Boiler room', Lifetime: 600 };
      const answer = await register('boiler', ['/3/0', '/3303/0', '/3303/1'], members);
      expect(answer.status, JSON.stringify(answer.body)).to.equal(200);
      expect(answer.body).to.include({ DeviceIdentifier: 'boiler', Lifetime: 600 });
      expect(answer.body['ExpirationTime']).to.equal(nowMs + 847_000);
      const device = await deviceOf('boiler');
      const type = { DeviceStandard: 'Legacy', DeviceTypeName: 'Legacy', DataCollectorId: gateway };
      const Id = answer.body['DeviceId'];
      expect(device).to.include({ ...type, Id, Name: 'Boiler room', Status: 'online' });
      const all = { '/3/0': true, '/3303/0': true, '/3303/1': true };
      expect(await app.world.availability(device.Id)).to.deep.equal(all);
      const listed = (await app.get('/devices?Filter=DeviceStandard eq Legacy')).body;
      expect(listed.Rows.map((one) => one.Name)).to.deep.equal(['Boiler room']);
      const [registered] = app.world.seen.filter(({ type }) => type === 'device.registered');
      expect(registered).to.include({ endpointName: 'boiler', deviceName: 'Boiler room' });
      expect(registered).not.to.have.property('lwm2mVersion');
    });

    it('is one registration however often it is sent, and a changed list makes objects Unavailable', async () => {
      await register('boiler', ['/3303/0', '/3303/1']);
      const first = (await app.world.device('boiler')).initialRegistrationTime;
      await app.world.clock.advance(1000);
      await register('boiler', ['/3303/0', '/3303/1'], { Name: 'no new name' });
      expect(eventsOf('device.registered')).to.equal(1);
      expect(app.world.domain.live.size).to.equal(1);
      const device = await app.world.device('boiler');
      expect(device).to.include({ name: 'boiler', latestRegistrationTime: first });
      await register('boiler', ['/3303/1']);
      expect(await app.world.availability(device.id)).to.deep.equal({ '/3303/0': false, '/3303/1': true });
      expect(app.world.types()).to.include('smartObject.unavailable');
    });

    it('expires without reports for the lifetime, and deliveries extend it', async () => {
      await register('boiler', ['/3303/0'], { Lifetime: 600 });
      await app.world.clock.advance(800_000);
      expect((await deliver([value(1)])).body['Accepted']).to.equal(1);
      await app.world.clock.advance(800_000);
      expect((await deviceOf('boiler'))['Status']).to.equal('online');
      await app.world.clock.advance(100_000);
      await app.world.settle();
      const device = await deviceOf('boiler');
      expect(device['Status']).to.equal('offline');
      expect(app.world.types()).to.include('device.offline');
      expect(app.world.types()).not.to.include('device.updated');
      const late = await deliver([value(2)]);
      expect(codesOf(late)).to.deep.equal({ 0: 'device-not-registered' });
      await register('boiler');
      expect((await deviceOf('boiler'))['Status']).to.equal('online');
    });

    it('survives a restart, and so does its deadline', async () => {
      await register('boiler', ['/3303/0'], { Lifetime: 600 });
      await app.world.clock.advance(500_000);
      const next = await app.world.restarted();
      const device = await next.device('boiler');
      expect(device.status).to.equal('online');
      const values = [{ endpointName: 'boiler', path: '/3303/0/5700', value: 4 }];
      expect((await next.domain.legacyDevices.values.deliver(from(), values)).accepted).to.equal(1);
      next.domain.registrations.stop();
      app.world.domain.registrations.stop();
      const last = await next.restarted();
      await last.clock.advance(846_000);
      expect((await last.device('boiler')).status).to.equal('online');
      await last.clock.advance(2_000);
      await last.settle();
      expect((await last.device('boiler')).status).to.equal('offline');
      last.domain.registrations.stop();
    });

    it('is ended by a deregistration, which can be repeated', async () => {
      await register('boiler');
      for (let times = 0; times < 2; times += 1) {
        expect((await app.delete(`${pathOf('boiler')}/registration`)).status).to.equal(204);
        expect((await deviceOf('boiler'))['Status']).to.equal('Deregistered');
      }
      expect(eventsOf('device.deregistered')).to.equal(1);
      expectError(await app.delete(`${pathOf('nobody')}/registration`), 404, 'device-not-found');
    });

    it('accepts a device that was created beforehand, with its own type', async () => {
      const DeviceTypeId = await app.create('/devicetypes', { Name: 'Meter', DeviceStandard: 'Legacy' });
      await app.create('/devices', { DeviceIdentifier: 'meter', DeviceTypeId, Name: 'Cellar' });
      expect((await register('meter', ['/3303/0'], { DeviceTypeId })).status).to.equal(200);
      expect(await deviceOf('meter')).to.include({ Name: 'Cellar', DeviceTypeName: 'Meter' });
      const other = await app.create('/devicetypes', { Name: 'Valve', DeviceStandard: 'Legacy' });
      expectError(await register('meter', [], { DeviceTypeId: other }), 400, 'invalid-request');
      const lwm2m = { DeviceTypeId: app.world.deviceTypeId };
      expectFaults(await register('valve', [], lwm2m), 'DeviceStandard');
      expectError(await register('valve', [], { DeviceTypeId: randomUUID() }), 400, 'invalid-request');
    });

    it('of many: each succeeds or fails on its own', async () => {
      await app.world.addDevice('speaks');
      const answer = await app.post(`/dataCollectors/${gateway}/registrations`, [
        { Endpoint: 'a', Objects: ['/3303/0'] },
        { Endpoint: 'b' },
        { Endpoint: 'c', Objects: ['/3303/0', '/31999/0', 'x', '/3303'] },
        { Endpoint: 'speaks', Objects: [] },
        17,
        { Endpoint: 'a', Objects: ['/3303/0'] },
        { Endpoint: 'd', Objects: [], Lifetime: 0 },
      ]);
      expect(answer.status).to.equal(200);
      expect(answer.body['Accepted']).to.equal(2);
      const [bad, speaks] = ['invalid-request', 'not-a-legacy-device'];
      expect(codesOf(answer)).to.deep.equal({ 1: bad, 2: bad, 3: speaks, 4: bad, 6: bad });
      expect(errorsOf(answer)[1]!.Message).to.contain('31999');
      expect(app.world.domain.live.size).to.equal(1);
    });

    it('endpoint names that look like IDs or paths are names', async () => {
      const upper = randomUUID().toUpperCase();
      const urn = 'urn:dev:mac:0024befffe804ff1';
      for (const name of ['../../apikeys', 'a/b?c#d', '%2e%2e', 'ü 漢字', "x'; --", upper, urn]) {
        expect((await register(name)).status, name).to.equal(200);
        expect((await app.world.device(name)).deviceIdentifier).to.equal(name);
        const one = await app.post(`${pathOf(name)}/measurements`, { Path: '/3303/0/5700', Value: 1 });
        expect(one.status, name).to.equal(204);
      }
      expectError(await register('a\u0000b'), 400, 'invalid-request');
      expectError(await register('x'.repeat(256)), 400, 'invalid-request');
    });
  });

  describe('ownership', () => {
    it('a device that speaks LwM2M is refused, and a Register of a Legacy one too (4.03)', async () => {
      await app.world.addDevice('speaks');
      await app.world.register('speaks', ['/3303/0']);
      expectError(await register('speaks'), 409, 'not-a-legacy-device');
      expectError(await app.delete(`${pathOf('speaks')}/registration`), 409, 'not-a-legacy-device');
      const values = await deliver([value(1, { Endpoint: 'speaks' })]);
      expect(codesOf(values)).to.deep.equal({ 0: 'not-a-legacy-device' });
      await register('boiler');
      const refused = await app.world.register('boiler', ['/3303/0']).catch((error: unknown) => error);
      expect(refused).to.be.instanceOf(UplinkRefusal);
      expect((refused as UplinkRefusal).coapCode).to.equal('4.03');
      expect((await deviceOf('boiler'))['Status']).to.equal('online');
    });

    it('a device of another gateway is refused until it is moved', async () => {
      await register('boiler');
      const other = await app.create('/dataCollectors/register', { Name: 'other' });
      const path = pathOf('boiler', other);
      const body = { Objects: ['/3303/0'] };
      for (const answer of [
        await app.put(`${path}/registration`, body),
        await app.delete(`${path}/registration`),
        await app.post(`${path}/measurements`, { Path: '/3303/0/5700', Value: 1 }),
      ]) {
        expectError(answer, 409, 'device-of-other-gateway');
      }
      const values = await app.post(`/dataCollectors/${other}/measurements`, [value(3)]);
      expect(codesOf(values)).to.deep.equal({ 0: 'device-of-other-gateway' });
      const device = await app.world.device('boiler');
      const moved = { DeviceIdentifier: 'boiler', DeviceTypeId: device.deviceTypeId, DataCollectorId: other };
      expect((await app.put(`/devices/${device.id}`, moved)).status).to.equal(204);
      expect((await app.put(`${path}/registration`, body)).status).to.equal(200);
      expectError(await register('boiler'), 409, 'device-of-other-gateway');
    });

    it('no access across device networks', async () => {
      await register('boiler');
      const network = await app.create('/deviceNetworks', { Name: 'other' });
      const headers = { 'x-devicenetwork': network };
      const there = (await app.get('/dataCollectors', { headers })).body.Rows[0]!.Id;
      const taken = await app.put(`${pathOf('boiler', there)}/registration`, { Objects: [] }, { headers });
      expectError(taken, 409, 'already-exists');
      const values = await app.post(`/dataCollectors/${there}/measurements`, [value(1)], { headers });
      expect(codesOf(values)).to.deep.equal({ 0: 'device-not-found' });
      const ended = await app.delete(`${pathOf('boiler', there)}/registration`, { headers });
      expectError(ended, 404, 'device-not-found');
      await expectTemperatures();
    });

    it('a blacklisted gateway is refused, and its devices go offline', async () => {
      await register('boiler');
      await app.post(`/dataCollectors/${gateway}/setblacklist`, true);
      await app.world.settle();
      expect((await deviceOf('boiler'))['Status']).to.equal('offline');
      expectError(await register('boiler'), 403, 'gateway-blacklisted');
      expectError(await deliver([value(1)]), 403, 'gateway-blacklisted');
      await app.post(`/dataCollectors/${gateway}/setblacklist`, false);
      expect((await register('boiler')).status).to.equal(200);
    });

    it('a device with more object instances than the service keeps is refused with the reason', async () => {
      const from = (first: number): string[] =>
        Array.from({ length: 1_000 }, (_, index) => `/3303/${first + index}`);
      for (const first of [0, 1_000]) expect((await register('boiler', from(first))).status).to.equal(200);
      const refused = await register('boiler', from(2_000));
      expectError(refused, 413, 'payload-too-large');
      expect(refused.body['Message']).to.contain('--max-instances');
    });
  });

  describe('values', () => {
    beforeEach(async () => {
      await register('boiler', ['/3/0', '/3303/0', '/3303/1', '/3311/0']);
    });

    it('are stored with their times, and shown like any other', async () => {
      const iso = (time: number): string => new Date(time).toISOString();
      const values = [
        value(21.5, { Time: nowMs - 60_000 }),
        value(22, { Time: iso(nowMs - 30_000) }),
        value(22.25, { Time: iso(nowMs - 10_000).replace('Z', '') }),
        value(22.5),
        value(7, { Path: '/3303/1/5700', Time: nowMs }),
        value(true, { Path: '/3311/0/5850' }),
        value('Acme', { Path: '/3/0/0' }),
        value(3, { Path: '/3/0/6/1' }),
      ];
      const answer = await inTimeZone('America/New_York', () => deliver(values));
      expect(answer.body).to.deep.equal({ Accepted: 8, Duplicates: 0, Errors: [] });
      await expectTemperatures([-60_000, 21.5], [-30_000, 22], [-10_000, 22.25], [0, 22.5]);
      expect(await valuesOf(await resourceOf('boiler', '/3311/0', 5850))).to.deep.equal([[nowMs, true]]);
      expect(await valuesOf(await resourceOf('boiler', '/3/0', 6, 1))).to.deep.equal([[nowMs, 3]]);
      const { body } = await app.get(`/resources/${await temperature()}`);
      expect(JSON.stringify(body)).to.contain('22.5');
      const LastSeen = new Date(nowMs).toISOString();
      expect(await deviceOf('boiler')).to.include({ Status: 'online', LastSeen });
    });

    it('delivered again are stored, published and computed once', async () => {
      const records = [value(1, { Time: nowMs - 2 }), value(2, { Time: nowMs - 1 })];
      await deliver(records);
      const again = await deliver([...records, value(2, { Time: nowMs - 1 }), value(3, { Time: nowMs })]);
      expect(again.body).to.deep.equal({ Accepted: 4, Duplicates: 3, Errors: [] });
      await expectTemperatures([-2, 1], [-1, 2], [0, 3]);
      expect(eventsOf('measurement')).to.equal(3);
      const together = await Promise.all([1, 2, 3].map(() => deliver([value(9, { Time: nowMs - 9 })])));
      expect(together.map(({ body }) => body['Duplicates']).sort()).to.deep.equal([0, 1, 1]);
      expect(eventsOf('measurement')).to.equal(4);
    });

    it('of the same time are never replaced by others', async () => {
      await deliver([value(1, { Time: nowMs - 5 }), value(2, { Time: nowMs - 1 })]);
      const times = [value(3, { Time: nowMs }), value(4, { Time: nowMs })];
      const answer = await deliver([value(8, { Time: nowMs - 5 }), ...times]);
      expect(answer.body['Accepted']).to.equal(1);
      expect(codesOf(answer)).to.deep.equal({ 0: 'time-taken', 2: 'time-taken' });
      await expectTemperatures([-5, 1], [-1, 2], [0, 3]);
      const single = { Path: '/3303/0/5700', Value: 8, Time: nowMs - 5 };
      expectError(await app.post(`${pathOf('boiler')}/measurements`, single), 409, 'time-taken');
    });

    it('without times are all kept, in one batch and in several of the same millisecond', async () => {
      await deliver([value(1), value(2), value(3)]);
      await deliver([value(4), value(5), value(0, { Time: nowMs + 6 })]);
      await deliver([value(6), value(7)]);
      const stored = await valuesOf(await temperature());
      expect(stored.map(([, one]) => one).toSorted()).to.deep.equal([0, 1, 2, 3, 4, 5, 6, 7]);
      expect(new Set(stored.map(([time]) => time)).size).to.equal(8);
    });

    it('that are valid are stored when others are refused, each with its reason', async () => {
      const invalid = [
        ...['21.5', true, { a: 1 }, null, [1]].map((one) => value(one)),
        ...[at, { Path: at.Path, Value: 1 }, 'text', null],
        ...['/3303/0', '/', '/3303/0/../5700', '/3303/0/5700/0', '/3/0/6'].map((Path) => value(1, { Path })),
        ...[1.5, 1e30, 'much'].map((one) => value(one, { Path: '/3/0/9' })),
        value('1', { Path: '/3311/0/5850' }),
        ...[nowMs + 86_400_001, -1, 1.5, 1e300, 'yesterday', '2026-03-01T12:00:00'].map((Time) =>
          value(1, { Time }),
        ),
        ...['2026-02-31T12:00:00Zx', '9999-12-31T23:59:59Z'].map((Time) => value(1, { Time })),
      ];
      const cases: readonly (readonly [unknown, string])[] = [
        ...invalid.map((one) => [one, 'invalid-request'] as const),
        [value(1, { Path: '/3303/2/5700' }), 'smart-object-not-found'],
        [value(1, { Path: '/3304/0/5700' }), 'smart-object-not-found'],
        [value(1, { Path: '/3303/0/4711' }), 'resource-not-found'],
        [value('', { Path: '/3/0/4' }), 'operation-not-allowed'],
        [value(1, { Endpoint: 'nobody' }), 'device-not-found'],
      ];
      const records = cases.map(([record]) => record);
      const answer = await deliver([value(1), ...records, value(2, { Time: nowMs - 1 })]);
      expect(answer.body['Accepted']).to.equal(2);
      expect(errorsOf(answer).map(({ Index, Code }) => [Index, Code])).to.deep.equal(
        cases.map(([, code], index) => [index + 1, code]),
      );
      await expectTemperatures([-1, 2], [0, 1]);
      for (const { Message } of errorsOf(answer)) expect(Message).not.to.equal('');
      const overflow = JSON.stringify(value(1)).replace(':1}', ':1e999}');
      const other = JSON.stringify(value(-0.5, { Path: '/3303/1/5700' }));
      const infinite = await deliver(undefined, { raw: `[${overflow},${other}]` });
      expect(infinite.body['Accepted']).to.equal(1);
      expect(codesOf(infinite)).to.deep.equal({ 0: 'invalid-request' });
    });

    it('of a whole number beyond 2^53, a time and bytes are converted as the guide says', async () => {
      const answer = await deliver([
        value('9007199254740993', { Path: '/3/0/9' }),
        value(1_700_000_000, { Path: '/3/0/13' }),
        value('2026-03-01T12:00:00Z', { Path: '/3/0/13', Time: nowMs - 1 }),
      ]);
      expect(answer.body).to.deep.equal({ Accepted: 3, Duplicates: 0, Errors: [] });
      const whole = await valuesOf(await resourceOf('boiler', '/3/0', 9));
      expect(whole).to.deep.equal([[nowMs, '9007199254740993']]);
      expect(await valuesOf(await resourceOf('boiler', '/3/0', 13))).to.deep.equal([
        [nowMs - 1, 1_772_366_400],
        [nowMs, 1_700_000_000],
      ]);
    });

    it('in batches of 1000 at most, in a body of 1 MiB at most', async () => {
      const batch = Array.from({ length: 1000 }, (_, at) => value(at, { Time: nowMs - at }));
      const answer = await deliver(batch);
      expect(answer.body).to.deep.equal({ Accepted: 1000, Duplicates: 0, Errors: [] });
      expect((await deliver(batch)).body).to.deep.equal({ Accepted: 1000, Duplicates: 1000, Errors: [] });
      const more = await deliver([...batch, value(1)]);
      expectError(more, 400, 'invalid-request');
      expect(more.body.Message).to.contain('1000');
      const flood = await deliver(Array.from({ length: 100_000 }, (_, at) => value(at)));
      expectError(flood, 413, 'payload-too-large');
      expectError(await deliver([]), 400, 'invalid-request');
      expectError(await deliver({}), 400, 'invalid-request');
    });

    it('older than the retention are refused rather than lost', async () => {
      const next = await app.world.restarted({ retentionDays: 30 });
      const old = { endpointName: 'boiler', path: '/3303/0/5700', value: 1, time: nowMs - 31 * 86_400_000 };
      const { refused } = await next.domain.legacyDevices.values.deliver(from(), [old]);
      expect(refused[0]!.error.message).to.contain('30 days');
      next.domain.registrations.stop();
    });
  });

  it('values are passed on like any other: to streams, webhooks and transformers', async () => {
    const types = await Promise.all([idsOf(app, 3303, 5700), idsOf(app, 3322, 5602)]);
    await register('boiler');
    const device = await deviceOf('boiler');
    const template = device['DeviceTemplateId'] as string;
    const doubled = formula('double', 'sources[0].value * 2', types[0], types[1]);
    await expectDone(app.post(`/devicetemplates/${template}/transformertemplates`, doubled));
    await app.create('/eventConsumers', {
      Name: 'office',
      HttpEndpoint: 'https://hooks.example.com/muster',
      EventTypes: ['measurement', 'device.registered', 'device.offline'],
    });
    const stream = await StreamReader.open(app.url, app.apiKey, '?types=measurement');
    await deliver([value(21, { Time: nowMs })]);
    expect((await stream.next())?.data['data']).to.include({ ruri: '/3303/0/5700', v: 21 });
    for (let seconds = 0; seconds < 2; seconds += 1) {
      await app.world.clock.advance(1_000);
      await app.world.settle();
    }
    const seen = app.world.sender.events.filter(({ type }) => type === 'measurement');
    expect(seen.map(({ data }) => [data['ruri'], data['v']])).to.deep.include(['/3303/0/5700', 21]);
    const objects = [...(await app.world.objectsOf(device.Id)).values()];
    const target = objects.find((one) => one.isVirtual === true);
    expect((await valuesOf(resourceId(target!.id, 5602))).map(([, one]) => one)).to.deep.equal([42]);
    await app.delete(`${pathOf('boiler')}/registration`);
    await stream.cancel();
  });

  describe('unsupported requests', () => {
    let object: string;
    let device: string;

    beforeEach(async () => {
      await register('boiler', ['/3/0', '/5/0', '/3303/0', '/3311/0']);
      device = (await app.world.device('boiler')).id;
      object = (await app.world.objectsOf(device)).get('/3311/0')!.id;
    });

    it('is refused with a reason, online and offline, and queues nothing', async () => {
      const lamp = resourceId(object, 5850);
      const pack = { DeviceId: device, SmartObjectTypeId: await typeIdOf(app, 3303), InstanceNumber: 7 };
      const all = async (): Promise<void> => {
        for (const answer of [
          await app.get(`/resources/${lamp}/read`),
          await app.put(`/resources/${lamp}/write`, { Id: lamp, Value: '1' }),
          await app.post(`/resources/${lamp}/write/1`, undefined),
          await app.put(`/resources/${lamp}/observe`, { Id: lamp }),
          await app.post(`/resources/${await resourceOf('boiler', '/3/0', 4)}/execute`, undefined),
          await app.get(`/smartobjects/${object}/resources/read`),
          await app.post('/smartobjects', pack),
          await app.post('/resourceattributes/boiler/read', undefined),
          await app.post('/resourceattributes/boiler/3311/0/read', undefined),
        ]) {
          expectError(answer, 400, 'legacy-device');
        }
        expect((await app.put(`/resources/${lamp}/cancelobserve`, undefined)).status).to.equal(204);
        expect((await app.get('/queueitems')).body.NbrOfRows).to.equal(0);
        expect(app.world.domain.requestsPending).to.equal(0);
      };
      await all();
      await app.delete(`${pathOf('boiler')}/registration`);
      await all();
    });

    /** Checks that one activity has failed, and why. */
    function expectRefused(): void {
      const failed = app.world.activity.entries.filter(({ statuses }) => statuses.includes('Failed'));
      expect(failed.map(({ responseMessage }) => responseMessage)).to.deep.equal([
        'The device does not speak LwM2M: nothing can be sent to it. Its gateway reports for it.',
      ]);
    }

    it('of an actuator fails in the Activity Log at once', async () => {
      const types = await idsOf(app, 3311, 5850);
      const EventCategoryId = await app.create('/eventcategories', { Name: 'Storm' });
      const ResourceCollectionId = await app.create('/resourcecollections', { DeviceIds: [device] });
      const lamp = { SmartObjectTypeId: types.object, ResourceTypeId: types.resource };
      const actuator = await app.create('/actuators', {
        ...{ Name: 'Lamps on', EventCategoryId, ResourceCollectionId },
        ActuatorResourceValues: [{ ...lamp, Value: 'true' }],
      });
      expect((await app.post(`/actuators/${actuator}/actuate`, undefined)).status).to.equal(204);
      await app.world.settle();
      expectRefused();
    });

    it('of templates does not apply: no observation, first value or attribute is stored for them', async () => {
      const { admin, deviceNetworkId } = app.world;
      const lamp = await idsOf(app, 3311, 5850);
      const onOff = { resourceTypeId: lamp.resource, isRequestObserve: true, value: '1' };
      const watched = { name: 'watched', smartObjectTypeId: lamp.object, resourceTemplates: [onOff] };
      const template = await admin.smartObjectTemplates.create(deviceNetworkId, watched);
      await admin.smartObjectTemplates.setAttributes(deviceNetworkId, template.id, [attribute('pmin', 10)]);
      const type = await app.create('/devicetypes', { Name: 'Lamp', DeviceStandard: 'Legacy' });
      const instance = { SmartObjectTypeId: lamp.object, InstanceId: 0, SmartObjectTemplateId: template.id };
      const lamps = { Name: 'watched lamps', DeviceTypeId: type };
      const instances = { SmartObjectTypeInstanceTemplates: [instance] };
      const DeviceTemplateId = await app.create('/devicetemplates', { ...lamps, ...instances });
      const made = { DeviceIdentifier: 'lamp', DeviceTypeId: type, DeviceTemplateId };
      const id = await app.create('/devices', made);
      await register('lamp', ['/3311/0', '/3311/1']);
      await admin.smartObjectTemplates.setAttributes(deviceNetworkId, template.id, [attribute('pmin', 20)]);
      await app.world.settle();
      await app.world.clock.advance(60_000);
      await app.world.settle();
      const where = [{ field: 'deviceId', op: 'eq', value: id }] as const;
      for (const collection of [observations, initialValues, attributeSets, queueItems]) {
        const count = await app.world.store.collection(collection as typeof observations).count({ where });
        expect(count).to.equal(0);
      }
      expect(app.world.domain.requestsPending).to.equal(0);
    });

    it('a deleted smart object is deleted without a request, and is created again by the next registration', async () => {
      expect((await app.delete(`/smartobjects/${object}`)).headers.get('x-activity-id')).to.equal(null);
      await register('boiler', ['/3311/0']);
      expect((await app.world.objectsOf(device)).get('/3311/0')).to.include({ isUnavailable: false });
    });

    it('firmware is refused for one, and fails at once among many', async () => {
      const { deviceTypeId } = await app.world.device('boiler');
      const FirmwarePackageId = await addFirmware(app.world, Buffer.from('image'), deviceTypeId);
      const one = await app.post(`/devices/${device}/firmwareupgrade`, { FirmwarePackageId });
      expectError(one, 400, 'legacy-device');
      const many = await app.post(`/firmwarepackages/${FirmwarePackageId}/upgrade`, { DeviceIds: [device] });
      expect(many.status, JSON.stringify(many.body)).to.equal(204);
      await app.world.settle();
      expectRefused();
      const { body } = await app.get(`/devices/${device}/firmwareupgrade`);
      expect(body).not.to.have.property('Status', 'InProgress');
    });
  });
});
