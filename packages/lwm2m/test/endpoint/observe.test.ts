import { expect } from 'chai';
import { settle, VirtualClock } from '@muster/testkit';
import {
  createLwm2mServer,
  DeviceUnreachableError,
  formatPath,
  parsePath,
  type Lwm2mPath,
  type ObserveHandlers,
  type ObserveResult,
  type OperationAnswer,
  type ResourceValue,
  type ServerHandlers,
  type ValueRecord,
} from '../../src/index.ts';
import { Collector, models, Pair, TestServer } from './support.ts';

const sensor = parsePath('/3303/0/5700');

describe('observation', () => {
  let pair: Pair;
  let clock: VirtualClock;
  let notified: Collector<ValueRecord[]>;
  let ended: Collector<string>;

  beforeEach(async () => {
    clock = new VirtualClock();
    notified = new Collector();
    ended = new Collector();
    // Defaults of the Server object are 0 and none in the test's tree.
    pair = await Pair.open({ clock });
  });

  afterEach(() => pair.close());

  function observe(path: string, accept?: number): Promise<ObserveResult> {
    const handlers = { onNotify: async (records: ValueRecord[]) => notified.add(records), onEnd: ended.add };
    const options = accept === undefined ? {} : { accept };
    return pair.server.server.observe(pair.server.target, parsePath(path), handlers, options);
  }

  function attribute(path: string, attributes: object): Promise<OperationAnswer> {
    const operation = { type: 'writeAttributes', path: parsePath(path), attributes } as const;
    return pair.server.server.perform(pair.server.target, operation);
  }

  function setSensor(value: number): void {
    pair.tree.set(3303, 0, 5700, value);
    pair.client.changed(sensor);
  }

  /** Waits until all that is under way on the loopback has arrived: an operation takes the same way. */
  async function settled(): Promise<void> {
    await pair.server.server.perform(pair.server.target, { type: 'read', path: parsePath('/3/0/9') });
  }

  const values = (): (ResourceValue | undefined)[] => notified.all.map(([record]) => record?.value);

  it('LightweightM2M-1.1-int-301: the answer carries the value, each change a notification', async () => {
    const { answer, token } = await observe('/3303/0/5700');
    expect(answer).to.include({ code: '2.05', success: true });
    expect(answer.records).to.deep.equal([{ path: sensor, value: 21.5 }]);
    expect(token).to.match(/^([0-9a-f]{2}){1,8}$/);
    setSensor(22);
    await notified.take(1);
    setSensor(23);
    expect(await notified.take(2)).to.deep.equal([
      [{ path: sensor, value: 22 }],
      [{ path: sensor, value: 23 }],
    ]);
  });

  it('of a resource instance, /3/0/7/1', async () => {
    const { answer } = await observe('/3/0/7/1');
    expect(answer.records).to.deep.equal([{ path: parsePath('/3/0/7/1'), value: 5000 }]);
    pair.tree.set(
      3,
      0,
      7,
      new Map([
        [0, 3800],
        [1, 4990],
      ]),
    );
    pair.client.changed(parsePath('/3/0/7'));
    expect(await notified.take(1)).to.deep.equal([[{ path: parsePath('/3/0/7/1'), value: 4990 }]]);
  });

  for (const [path, accept] of [
    ['/3', 112],
    ['/3/0', 110],
    ['/3/0/7', 11_542],
    ['/3303/0/5700', 0],
    ['/3303/0/5700', 60],
    ['/3303', 11_543],
  ] as const) {
    it(`of ${path} in format ${accept}`, async () => {
      const { answer } = await observe(path, accept);
      expect(answer).to.include({ success: true, contentFormat: accept });
      const changed = path.startsWith('/3303') ? sensor : parsePath('/3/0/7/0');
      pair.client.changed(changed);
      const [records] = await notified.take(1);
      expect(records).to.deep.equal(answer.records);
    });
  }

  it('is notified of a Write to an observed path', async () => {
    await observe('/3311/0');
    const path = parsePath('/3311/0/5851');
    await pair.server.server.perform(pair.server.target, {
      type: 'write',
      path,
      mode: 'replace',
      records: [{ path, value: 7 }],
    });
    const [records] = await notified.take(1);
    expect(records?.find((record) => record.path.resourceId === 5851)?.value).to.equal(7);
  });

  it('LightweightM2M-1.1-int-303: cancelled by a GET with Observe 1', async () => {
    const { token } = await observe('/3303/0/5700');
    await pair.server.server.cancelObservation(pair.server.target, sensor, token!, 'active');
    setSensor(30);
    await settled();
    expect(notified.all).to.deep.equal([]);
    expect(ended.all).to.deep.equal([]);
  });

  it('LightweightM2M-1.1-int-302: cancelled by a Reset of the next notification', async () => {
    const { token } = await observe('/3303/0/5700');
    await pair.server.server.cancelObservation(pair.server.target, sensor, token!, 'passive');
    setSensor(30);
    await settled();
    const { notifications } = pair.client.counters;
    setSensor(31);
    await settled();
    expect(pair.client.counters.notifications).to.equal(notifications);
    expect(notified.all).to.deep.equal([]);
  });

  it('cancelled by its path', async () => {
    await observe('/3303/0/5700');
    const cancel = { type: 'cancelObserve', path: sensor } as const;
    expect(await pair.server.server.perform(pair.server.target, cancel)).to.include({ success: true });
    expect(await pair.server.server.perform(pair.server.target, cancel)).to.include({ code: '4.04' });
  });

  it('pmin holds back, the latest value goes out then', async () => {
    await attribute('/3303/0/5700', { pmin: 10 });
    await observe('/3303/0/5700');
    setSensor(22);
    setSensor(23);
    await settled();
    expect(values()).to.deep.equal([]);
    await clock.advance(10_000);
    await notified.take(1);
    expect(values()).to.deep.equal([23]);
  });

  it('pmax repeats the value', async () => {
    await attribute('/3303/0', { pmax: 60 });
    await observe('/3303/0/5700');
    await clock.advance(60_000);
    await notified.take(1);
    await clock.advance(60_000);
    await notified.take(2);
    expect(values()).to.deep.equal([21.5, 21.5]);
  });

  it('gt, lt and st', async () => {
    await attribute('/3303/0/5700', { gt: 30, lt: 10, st: 5 });
    await observe('/3303/0/5700');
    for (const value of [22, 25, 27, 31, 32, 36]) setSensor(value);
    await notified.take(3);
    expect(values()).to.deep.equal([27, 31, 36]);
  });

  it('attributes written later apply to existing observations', async () => {
    await observe('/3303/0/5700');
    await attribute('/3303/0/5700', { pmax: 5 });
    await clock.advance(5_000);
    await notified.take(1);
    await attribute('/3303/0/5700', { unset: ['pmax'] });
    await clock.advance(60_000);
    await settled();
    expect(notified.all).to.have.length(1);
  });

  it('the periods of the Server object are the defaults', async () => {
    pair.tree.set(1, 0, 2, 3);
    pair.tree.set(1, 0, 3, 30);
    await observe('/3303/0/5700');
    setSensor(1);
    await settled();
    expect(values()).to.deep.equal([]);
    await clock.advance(3_000);
    await notified.take(1);
    await clock.advance(30_000);
    await notified.take(2);
    expect(values()).to.deep.equal([1, 1]);
  });

  it('a missing path cannot be observed', async () => {
    const { answer, token } = await observe('/3303/9/5700');
    expect(answer).to.include({ code: '4.04', success: false });
    expect(token).to.equal(undefined);
  });

  it('ends with an instance that is deleted', async () => {
    await observe('/3303/0/5700');
    await pair.server.server.perform(pair.server.target, { type: 'delete', path: parsePath('/3303/0') });
    expect(await ended.take(1)).to.have.length(1);
    expect(pair.server.server.counters()).to.include({ observations: 0 });
  });

  it('of an object tells instances that come; an unchanged list tells nothing', async () => {
    await observe('/3303');
    await pair.client.objectsChanged();
    pair.tree.set(3303, 5, 5700, 1);
    await pair.client.objectsChanged();
    const [records] = await notified.take(1);
    expect(records?.map(({ path }) => path.instanceId)).to.include(5);
    expect(notified.all).to.have.length(1);
  });

  it('a confirmable notification is acknowledged when it has been dealt with', async () => {
    await attribute('/3303/0/5700', { con: 1 });
    let store: (() => void) | undefined;
    const stored = new Promise<void>((resolve) => (store = resolve));
    await pair.server.server.observe(pair.server.target, sensor, {
      onNotify: async (records) => {
        notified.add(records);
        await stored;
      },
      onEnd: ended.add,
    });
    setSensor(40);
    await notified.take(1);
    const sent = (): number => pair.server.server.counters()['coapDatagramsSent'] ?? 0;
    const before = sent();
    for (let turn = 0; turn < 20; turn += 1) await settle();
    expect(sent()).to.equal(before);
    store?.();
    while (sent() === before) await settle();
    setSensor(41);
    await notified.take(2);
    expect(values()).to.deep.equal([40, 41]);
  });

  it('a device that registers again has no observations', async () => {
    await observe('/3303/0/5700');
    await pair.client.deregister();
    await pair.client.start();
    setSensor(50);
    await settled();
    expect(notified.all).to.deep.equal([]);
    const again = await observe('/3303/0/5700');
    expect(again.answer.records?.[0]?.value).to.equal(50);
  });

  it('a device that has moved is no longer listened to where it was', async () => {
    await observe('/3303/0/5700');
    const { target } = pair.server;
    pair.server.server.moveDevice(target, { ...target, port: target.port + 1 });
    expect(pair.server.server.counters()).to.include({ observations: 0 });
    setSensor(51);
    await settled();
    setSensor(52);
    await settled();
    expect(notified.all).to.deep.equal([]);
    expect(pair.client.counters.notifications).to.equal(1);
  });
});

describe('observation over a restart of the server', () => {
  it('goes on: notifications of the old token are read by the new process', async () => {
    const pair = await Pair.open();
    const { target } = pair.server;
    const ignore = { onNotify: async () => undefined, onEnd: () => undefined };
    const { token, answer } = await pair.server.server.observe(target, parsePath('/3/0/7/1'), ignore);
    const listen = [...pair.server.server.addresses];
    await pair.server.server.close();

    const server = await createLwm2mServer({ listen, models, handlers: pair.server });
    const notified = new Collector<ValueRecord[]>();
    const handlers = {
      onNotify: async (records: ValueRecord[]) => notified.add(records),
      onEnd: () => undefined,
    };
    server.resumeObservation(target, parsePath('/3/0/7/1'), token!, answer.contentFormat, handlers);
    pair.tree.set(3, 0, 7, new Map([[1, 4800]]));
    pair.client.changed(parsePath('/3/0/7'));
    expect(await notified.take(1)).to.deep.equal([[{ path: parsePath('/3/0/7/1'), value: 4800 }]]);

    await server.cancelObservation(target, parsePath('/3/0/7/1'), token!, 'active');
    pair.client.changed(parsePath('/3/0/7'));
    await server.perform(target, { type: 'read', path: parsePath('/3/0/9') });
    expect(notified.all).to.have.length(1);
    await pair.client.close();
    await server.close();
  });

  it('goes on without being taken up before: its notification recalls it', async () => {
    const pair = await Pair.open();
    const { target } = pair.server;
    const ignore = { onNotify: async () => undefined, onEnd: () => undefined };
    const { token, answer } = await pair.server.server.observe(target, sensor, ignore);
    const listen = [...pair.server.server.addresses];
    await pair.server.server.close();

    const notified = new Collector<ValueRecord[]>();
    const recalls: unknown[] = [];
    const { server }: TestServer = await TestServer.open({ listen }, async (request) => {
      recalls.push(request);
      const taken = { ...ignore, onNotify: async (records: ValueRecord[]) => notified.add(records) };
      server.resumeObservation(target, sensor, request.token, answer.contentFormat, taken);
      return true;
    });
    expect(server.counters()).to.include({ observations: 0 });
    pair.tree.set(3303, 0, 5700, 61);
    pair.client.changed(sensor);
    expect(await notified.take(1)).to.deep.equal([[{ path: sensor, value: 61 }]]);
    const { address, port, listener } = target;
    expect(recalls).to.deep.equal([{ source: { address, port, listener }, token }]);
    expect(server.counters()).to.include({ observations: 1 });
    await pair.client.close();
    await server.close();
  });

  it('unloads the observation with the oldest notification beyond maxLoadedObservations, and recalls it', async () => {
    const recalled: string[] = [];
    const notified = new Collector<string>();
    const paths = new Map<string, Lwm2mPath>();
    const handlers = (path: Lwm2mPath): ObserveHandlers => ({
      onNotify: async () => notified.add(formatPath(path)),
      onEnd: () => undefined,
    });
    const recall: ServerHandlers['recall'] = async ({ token }) => {
      const path = paths.get(token)!;
      recalled.push(formatPath(path));
      pair.server.server.resumeObservation(pair.server.target, path, token, 11_543, handlers(path));
      return true;
    };
    const pair: Pair = await Pair.open({}, { limits: { maxLoadedObservations: 2 } }, recall);
    for (const path of ['/3303/0/5700', '/3/0/13', '/3/0/9'].map((one) => parsePath(one))) {
      const options = { accept: 11_543 };
      const { token } = await pair.server.server.observe(pair.server.target, path, handlers(path), options);
      paths.set(token!, path);
    }
    expect(pair.server.server.counters()).to.include({ observations: 2 });
    const order = ['/3/0/13', '/3/0/9', '/3303/0/5700', '/3/0/9', '/3/0/13'];
    for (const [index, path] of order.entries()) {
      const { objectId = 0, instanceId = 0, resourceId = 0 } = parsePath(path);
      pair.tree.set(objectId, instanceId, resourceId, 70 + index);
      pair.client.changed(parsePath(path));
      expect(await notified.take(index + 1)).to.deep.equal(order.slice(0, index + 1));
      expect(pair.server.server.counters()).to.include({ observations: 2 });
    }
    expect(recalled).to.deep.equal(['/3303/0/5700', '/3/0/13']);
    await pair.close();
  });

  it('more devices than it keeps in mind are unreachable when a new server takes their observations up', async () => {
    const pair = await Pair.open();
    const { target } = pair.server;
    const limits = { coap: { maxPeers: 2 } };
    const server = await createLwm2mServer({
      listen: ['coap://127.0.0.1:0'],
      models,
      handlers: pair.server,
      limits,
    });
    const [listener = ''] = server.addresses;
    const resume = (index: number): void => {
      const one = { ...target, listener, port: 40_000 + index };
      const ignore = { onNotify: async () => undefined, onEnd: () => undefined };
      server.resumeObservation(one, parsePath('/3/0/9'), `0${index}`, undefined, ignore);
    };
    resume(1);
    resume(2);
    expect(() => resume(3)).to.throw(DeviceUnreachableError);
    await pair.close();
    await server.close();
  });

  it('one that is not resumed can still be cancelled by its token', async () => {
    const pair = await Pair.open();
    const { target } = pair.server;
    const ignore = { onNotify: async () => undefined, onEnd: () => undefined };
    const { token } = await pair.server.server.observe(target, sensor, ignore);
    const listen = [...pair.server.server.addresses];
    await pair.server.server.close();
    const server = await createLwm2mServer({ listen, models, handlers: pair.server });
    await server.cancelObservation(target, sensor, token!, 'active');
    pair.tree.set(3303, 0, 5700, 1);
    pair.client.changed(sensor);
    expect(pair.client.counters.notifications).to.equal(0);
    await pair.client.close();
    await server.close();
  });
});
