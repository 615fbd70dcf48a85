import { systemClock } from '@muster/lwm2m';
import { pageOf, sendJson, VirtualClock } from '@muster/testkit';
import { expect } from 'chai';
import { checkServerView } from '../../../src/expectations/server-view/check-server-view.ts';
import { ReportLog } from '../../../src/expectations/server-view/report-log.ts';
import type { ExpectationResult } from '../../../src/report/expectation-result.ts';
import type { ServerExpectation } from '../../../src/scenario/expectations.ts';
import { asDevices, FakeDevice, noon, reportOf, startServer, type ShownDevice } from './scene.ts';

const sensor = '/3303/0/5700';
const key = 'secret-key-of-the-api';

describe('checkServerView', () => {
  let server: Awaited<ReturnType<typeof startServer>>;

  beforeEach(async () => {
    server = await startServer([]);
  });

  afterEach(() => server.service[Symbol.asyncDispose]());

  /** Checks once: the server has no time to agree, unless the expectation grants some. */
  function check(
    expectation: ServerExpectation,
    devices: readonly FakeDevice[],
    { reports, url = server.service.url }: { readonly reports?: ReportLog; readonly url?: string } = {},
  ): Promise<ExpectationResult> {
    const api = { url, key };
    return checkServerView({ withinSeconds: 0, ...expectation }, asDevices(devices), {
      api,
      startedAtMs: 0,
      reports,
      clock: { ...systemClock, now: () => noon },
    });
  }

  const show = (...devices: ShownDevice[]): void => void server.shown.push(...devices);
  const reasons = ({ devices }: ExpectationResult): string[] =>
    devices.map(({ endpointName, reason }) => `${endpointName}: ${reason}`);

  describe('server-status', () => {
    it('names the devices whose status differs from their state', async () => {
      const away = new FakeDevice('b');
      away.state = 'idle';
      show({ name: 'a', status: 'offline' }, { name: 'b' }, { name: 'c' });
      const result = await check({ kind: 'server-status' }, [new FakeDevice('a'), away, new FakeDevice('c')]);
      expect(result).to.include({ ok: false, deviceCount: 2, detail: '2 of 3 devices differ' });
      expect(reasons(result)).to.deep.equal([
        'a: is registered and should be online, the server shows offline',
        'b: is not registered and should be offline, the server shows online',
      ]);
    });

    it('takes Deregistered for offline', async () => {
      const away = new FakeDevice('a');
      away.state = 'closed';
      show({ name: 'a', status: 'Deregistered' });
      expect(await check({ kind: 'server-status' }, [away])).to.include({ ok: true });
      expect(await check({ kind: 'server-status', status: 'online' }, [away])).to.include({ ok: false });
    });

    it('wants the server to know all devices that have registered', async () => {
      const fresh = new FakeDevice('b');
      fresh.state = 'idle';
      fresh.counters = { registrations: 0 };
      const result = await check({ kind: 'server-status' }, [new FakeDevice('a'), fresh]);
      expect(reasons(result)).to.deep.equal(['a: the server has no device with this endpoint name']);
    });

    it('looks at the devices of its cohort only', async () => {
      show({ name: 'a' });
      const devices = [new FakeDevice('a', {}, 'meters'), new FakeDevice('b', {}, 'lamps')];
      const result = await check({ kind: 'server-status', cohort: 'meters' }, devices);
      const title = 'the server shows devices online that are registered, cohort meters';
      expect(result).to.include({ ok: true, cohort: 'meters', title });
    });

    it('asks for many devices in few requests', async () => {
      const names = Array.from({ length: 500 }, (_, index) => `device-${index}`);
      show(...names.map((name) => ({ name })));
      const devices = names.map((name) => new FakeDevice(name));
      const result = await check({ kind: 'server-status' }, devices);
      expect(result).to.include({ ok: true, detail: '500 compared on 500 devices' });
      expect(server.service.received.length).to.be.at.most(5);
    });

    it('asks again for the devices that differed, until the server agrees', async () => {
      show({ name: 'a' }, { name: 'b', status: 'offline' });
      const devices = [new FakeDevice('a'), new FakeDevice('b')];
      const checked = check({ kind: 'server-status', withinSeconds: 60 }, devices);
      while (server.service.received.length === 0) await new Promise((resolve) => setImmediate(resolve));
      server.shown[1] = { name: 'b' };
      expect(await checked).to.include({ ok: true, detail: '2 compared on 2 devices' });
      const again = server.service.received.slice(1).map(({ query }) => query['Filter']);
      expect(again).to.include("DeviceIdentifier in ('b')");
    });
  });

  describe('server-values', () => {
    const values = { kind: 'server-values', paths: [sensor] } as const;

    it('names path, both values and the time of the measurement', async () => {
      show({ name: 'press-7', values: { [sensor]: { v: 20.9 } } });
      const result = await check(values, [new FakeDevice('press-7', { [sensor]: 21.5 })]);
      expect(reasons(result)).to.deep.equal([
        `press-7: ${sensor} is 21.5 on the device, 20.9 on the server (measured 12:00:05)`,
      ]);
    });

    it('compares values of each data type', async () => {
      const paths = ['/3/0/13', '/3/0/0', '/5/0/0', '/3311/0/5850', '/19/0/9', '/3337/0/5534'];
      const device = new FakeDevice('a', {
        '/3/0/13': new Date(1_700_000_000_750),
        '/3/0/0': 'Muster',
        '/5/0/0': Buffer.from('abc'),
        '/3311/0/5850': true,
        '/19/0/9': { objectId: 3303, instanceId: 1 },
        '/3337/0/5534': 9_007_199_254_740_993n,
      });
      const right = {
        '/3/0/13': { v: 1_700_000_000, type: 'Time' },
        '/3/0/0': { sv: 'Muster' },
        '/5/0/0': { sv: 'YWJj' },
        '/3311/0/5850': { bv: true },
        '/19/0/9': { sv: '3303:1' },
        '/3337/0/5534': { sv: '9007199254740993' },
      };
      show({ name: 'a', values: right });
      expect(await check({ kind: 'server-values', paths }, [device])).to.include({ ok: true });
      const wrong = {
        '/3/0/13': { v: 1_700_000_001, type: 'Time' },
        '/3/0/0': { sv: '' },
        '/5/0/0': { sv: 'YWJk' },
        '/3311/0/5850': { bv: false },
        '/19/0/9': { sv: '3303:2' },
        '/3337/0/5534': { sv: '9007199254740992' },
      };
      server.shown[0] = { name: 'a', values: wrong };
      for (const path of paths) {
        const result = await check({ kind: 'server-values', paths: [path] }, [device]);
        expect(reasons(result)[0], path).to.contain(`a: ${path} is`);
      }
    });

    it('compares resource instances one by one', async () => {
      const device = new FakeDevice('a', { '/3/0/7': new Map([3800, 5000].entries()) });
      const shown = { '/3/0/7': {}, '/3/0/7/0': { v: 3800 }, '/3/0/7/1': { v: 4990 }, '/3/0/7/2': { v: 12 } };
      show({ name: 'a', values: shown });
      const result = await check({ kind: 'server-values', paths: ['/3/0/7'] }, [device]);
      expect(reasons(result)).to.deep.equal([
        'a: /3/0/7/1 is 5000 on the device, 4990 on the server (measured 12:00:05); ' +
          '/3/0/7/2 is not on the device, 12 on the server (measured 12:00:05)',
      ]);
    });

    it('allows a tolerance', async () => {
      show({ name: 'a', values: { [sensor]: { v: 21.4 } } });
      const device = new FakeDevice('a', { [sensor]: 21.5 });
      expect(await check({ ...values, tolerance: 0.2 }, [device])).to.include({ ok: true });
      expect(await check({ ...values, tolerance: 0.05 }, [device])).to.include({ ok: false });
    });

    it('says of what the server has no value', async () => {
      const devices = ['a', 'b', 'c'].map((name) => new FakeDevice(name, { [sensor]: 1 }));
      const gone = { isUnavailable: true, v: 1 };
      show({ name: 'a' }, { name: 'b', values: { [sensor]: {} } }, { name: 'c', values: { [sensor]: gone } });
      expect(reasons(await check(values, devices))).to.deep.equal([
        `a: ${sensor} is 1 on the device, the server does not have the resource`,
        `b: ${sensor} is 1 on the device, without a value on the server`,
        `c: ${sensor} is 1 on the device, unavailable on the server`,
      ]);
    });

    it('compares an observed value as it was last notified', async () => {
      const device = new FakeDevice('a', { [sensor]: 23 });
      const [simulated] = asDevices([device]);
      const reports = ReportLog.for([values], { clock: new VirtualClock(), deviceCount: 1 });
      reports?.record(simulated!, reportOf('observe', { [sensor]: 21 }));
      reports?.record(simulated!, reportOf('notification', { [sensor]: 22 }));
      show({ name: 'a', values: { [sensor]: { v: 22 } } });
      expect(await check(values, [device], { reports: reports! })).to.include({ ok: true });
      server.shown[0] = { name: 'a', values: { [sensor]: { v: 21 } } };
      expect(reasons(await check(values, [device], { reports: reports! }))).to.deep.equal([
        `a: ${sensor} is 22 on the device, 21 on the server (measured 12:00:05)`,
      ]);
    });

    it('fails if no device has the resource', async () => {
      show({ name: 'a' });
      const result = await check(values, [new FakeDevice('a')]);
      const expected = { ok: false, detail: 'There is nothing to compare: no registered device has this.' };
      expect(result).to.include(expected);
    });
  });

  describe('server-measurements', () => {
    const expectation = { kind: 'server-measurements', paths: [sensor] } as const;
    let device: FakeDevice;
    let reports: ReportLog;

    beforeEach(() => {
      device = new FakeDevice('a', { [sensor]: 0 });
      reports = ReportLog.for([expectation], { clock: new VirtualClock(noon), deviceCount: 1 })!;
      const [simulated] = asDevices([device]);
      reports.record(simulated!, reportOf('observe', { [sensor]: 20 }));
      for (const value of [21, 22, 21])
        reports.record(simulated!, reportOf('notification', { [sensor]: value }));
    });

    const store = (...values: number[]): void =>
      show({ name: 'a', stored: { [sensor]: values.map((v) => ({ v })) } });

    it('holds if each notified value is stored once', async () => {
      store(20, 21, 22, 21);
      const result = await check(expectation, [device], { reports });
      expect(result).to.include({ ok: true, detail: '3 compared on 1 device (0 lost, 0 duplicated)' });
    });

    it('names the first value that is not stored', async () => {
      store(20, 21, 21);
      const result = await check(expectation, [device], { reports });
      expect(result.detail).to.equal('1 of 1 device differs (1 lost, 0 duplicated)');
      expect(reasons(result)).to.deep.equal([
        `a: ${sensor}: the server has not stored 22 (notified 12:00:05), of 3 notified`,
      ]);
      expect(await check({ ...expectation, lost: 1 }, [device], { reports })).to.include({ ok: true });
    });

    it('names values that are stored too often, or that the device never sent', async () => {
      store(20, 21, 22, 22, 21, 99);
      const result = await check(expectation, [device], { reports });
      expect(result.detail).to.equal('1 of 1 device differs (0 lost, 2 duplicated)');
      expect(reasons(result)).to.deep.equal([
        `a: ${sensor}: the server has stored 22 2 times, the device sent it once; ` +
          `${sensor}: the server has stored 99 once, the device never sent it`,
      ]);
      expect(await check({ ...expectation, duplicated: 2 }, [device], { reports })).to.include({ ok: true });
    });
  });

  it('server-attributes: names attributes that differ', async () => {
    const device = new FakeDevice('a', { [sensor]: 1 });
    device.attributesAt.set(sensor, { pmin: 10, gt: 30 });
    const row = (Name: string, Value: string, Status = 'Applied') => ({ Path: sensor, Name, Value, Status });
    show({ name: 'a', values: { [sensor]: { v: 1 } }, attributes: [row('pmin', '10'), row('gt', '30')] });
    const expectation = { kind: 'server-attributes', paths: [sensor] } as const;
    expect(await check(expectation, [device])).to.include({ ok: true });
    const other = [row('pmin', '5', 'Pending'), row('pmax', '60')];
    server.shown[0] = { name: 'a', values: { [sensor]: { v: 1 } }, attributes: other };
    expect(reasons(await check(expectation, [device]))).to.deep.equal([
      `a: pmin of ${sensor} is 10 on the device, 5 on the server (Pending); ` +
        `pmax of ${sensor} is absent on the device, 60 on the server; ` +
        `gt of ${sensor} is 30 on the device, absent on the server`,
    ]);
  });

  it('server-firmware: names state and result that differ', async () => {
    const device = new FakeDevice('a', { '/5/0/3': 0, '/5/0/5': 1 });
    show({ name: 'a', firmware: { CurrentState: 'Idle', Result: 1 } });
    const without = new FakeDevice('b');
    expect(await check({ kind: 'server-firmware' }, [device, without])).to.include({ ok: true });
    server.shown[0] = { name: 'a', firmware: { CurrentState: 'Updating' } };
    expect(reasons(await check({ kind: 'server-firmware' }, [device]))).to.deep.equal([
      'a: firmware is Idle with result 1 on the device, Updating without a result on the server',
    ]);
  });

  describe('an API that cannot be asked', () => {
    const status = { kind: 'server-status' } as const;

    async function detailAfter(httpStatus: number, message: string): Promise<string> {
      server.service.answer((_request, response) =>
        sendJson(response, httpStatus, { Message: message }, { 'Retry-After': '0' }),
      );
      const result = await check(status, [new FakeDevice('a'), new FakeDevice('b')]);
      expect(result).to.include({ ok: false, deviceCount: 2 });
      expect(JSON.stringify(result)).not.to.contain(key);
      return result.detail;
    }

    for (const [httpStatus, remedy] of [
      [401, 'Check api.key.'],
      [403, 'The key needs Device.Read'],
      [404, 'Check api.url.'],
      [429, 'Raise --requests-per-minute'],
      [503, ''],
    ] as const) {
      it(`fails with the status ${httpStatus}, without the key`, async () => {
        const detail = await detailAfter(httpStatus, `No place for ${key}.`);
        expect(detail).to.contain(`${server.service.url} `).and.to.contain(`${httpStatus} No place for ***.`);
        expect(detail).to.contain(remedy);
      });
    }

    it('fails if the server cannot be reached', async () => {
      await server.service[Symbol.asyncDispose]();
      const result = await check(status, [new FakeDevice('a')]);
      expect(result).to.include({ ok: false, deviceCount: 1 });
      expect(result.detail).to.contain('did not answer');
    });

    it('fails without api, and for a URL and a key that are none', async () => {
      const devices = asDevices([new FakeDevice('a')]);
      const result = await checkServerView(status, devices, { api: undefined, startedAtMs: 0 });
      expect(result.detail).to.equal('The fleet file has no api. Add api: {url: ..., key: ...}.');
      expect((await check(status, [new FakeDevice('a')], { url: 'example' })).detail).to.contain('baseUrl');
      const api = { url: server.service.url, key: 'with\nnewline' };
      const bad = await checkServerView(status, devices, { api, startedAtMs: 0 });
      expect(bad.detail).to.contain('apiKey').and.not.to.contain('newline');
    });

    it('asks again after a temporary failure', async () => {
      const { service } = server;
      let isDown = true;
      service.answer((_request, response) => {
        if (isDown) sendJson(response, 400 + 100, { Message: 'Out of order.' });
        else sendJson(response, 200, pageOf([{ DeviceIdentifier: 'a', Status: 'online' }], {}));
      });
      const checked = check({ ...status, withinSeconds: 60 }, [new FakeDevice('a')]);
      while (service.received.length < 4) await new Promise((resolve) => setImmediate(resolve));
      isDown = false;
      expect(await checked).to.include({ ok: true });
    });
  });
});
