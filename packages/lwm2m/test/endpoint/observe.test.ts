import { expect } from 'chai';
import { settle, VirtualClock } from '@muster/testkit';
import {
  createLwm2mServer,
  DeviceUnreachableError,
  parsePath,
  type DeviceTarget,
  type Lwm2mServer,
  type ObserveHandlers,
  type ObserveResult,
  type ServerHandlers,
  type ValueRecord,
} from '../../src/index.ts';
import { collecting, Collector, ignored, models, Pair, TestServer } from './support.ts';

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
    const handlers = { ...collecting(notified), onEnd: ended.add };
    const options = accept === undefined ? {} : { accept };
    return pair.server.server.observe(pair.server.target, parsePath(path), handlers, options);
  }

  const setSensor = (value: number): void => pair.set('/3303/0/5700', value);

  /** Waits until all that is under way on the loopback has arrived: an operation takes the same way. */
  async function settled(): Promise<void> {
    await pair.perform({ type: 'read', path: parsePath('/3/0/9') });
  }

  const values = (): unknown[] => notified.all.map(([record]) => record?.value);

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

  it('cancelled by its path, which calls no handler of its end', async () => {
    const { token } = await observe('/3303/0/5700');
    expect(token).to.match(/^([0-9a-f]{2}){1,8}$/);
    const cancel = { type: 'cancelObserve', path: sensor } as const;
    expect(await pair.perform(cancel)).to.include({ success: true });
    expect(await pair.perform(cancel)).to.include({ code: '4.04' });
    expect(ended.all).to.deep.equal([]);
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
    await pair.perform({ type: 'delete', path: parsePath('/3303/0') });
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
    await pair.perform({ type: 'writeAttributes', path: sensor, attributes: { con: 1 } });
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
  let pair: Pair;
  let next: Lwm2mServer | undefined;
  let notified: Collector<ValueRecord[]>;

  beforeEach(() => {
    notified = new Collector();
  });

  afterEach(async () => {
    await pair.close();
    await next?.close();
    next = undefined;
  });

  /** Begins an observation, and takes the server away. @returns how a server of the same addresses goes on with it */
  async function begun(): Promise<ObserveResult & { listen: string[]; target: DeviceTarget }> {
    pair = await Pair.open();
    const { server, target } = pair.server;
    const result = await server.observe(target, sensor, ignored);
    const listen = [...server.addresses];
    await server.close();
    return { ...result, listen, target };
  }

  it('goes on without being taken up before: its notification recalls it', async () => {
    const { target, listen, token, answer } = await begun();
    const recalls: unknown[] = [];
    const { server }: TestServer = await TestServer.open({ listen }, async (request) => {
      recalls.push(request);
      server.resumeObservation(target, sensor, request.token, answer.contentFormat, collecting(notified));
      return 'resumed';
    });
    next = server;
    expect(server.counters()).to.include({ observations: 0 });
    pair.set('/3303/0/5700', 61);
    expect(await notified.take(1)).to.deep.equal([[{ path: sensor, value: 61 }]]);
    const { address, port, listener } = target;
    expect(recalls).to.deep.equal([{ source: { address, port, listener }, token }]);
    expect(server.counters()).to.include({ observations: 1 });
  });

  it('unloads the observation with the oldest notification beyond maxLoadedObservations, and recalls it', async () => {
    const recalled: string[] = [];
    const notifiedPaths = new Collector<string>();
    const paths = new Map<string, string>();
    const handlers = (path: string): ObserveHandlers => ({
      ...ignored,
      onNotify: async () => notifiedPaths.add(path),
    });
    const recall: ServerHandlers['recall'] = async ({ token }) => {
      const path = paths.get(token)!;
      recalled.push(path);
      const { server, target } = pair.server;
      server.resumeObservation(target, parsePath(path), token, 11_543, handlers(path));
      return 'resumed';
    };
    pair = await Pair.open({}, { limits: { maxLoadedObservations: 2 } }, recall);
    const { server, target } = pair.server;
    for (const path of ['/3303/0/5700', '/3/0/13', '/3/0/9']) {
      const { token } = await server.observe(target, parsePath(path), handlers(path), { accept: 11_543 });
      paths.set(token!, path);
    }
    expect(server.counters()).to.include({ observations: 2 });
    const order = ['/3/0/13', '/3/0/9', '/3303/0/5700', '/3/0/9', '/3/0/13'];
    for (const [index, path] of order.entries()) {
      pair.set(path, 70 + index);
      expect(await notifiedPaths.take(index + 1)).to.deep.equal(order.slice(0, index + 1));
      expect(server.counters()).to.include({ observations: 2 });
    }
    expect(recalled).to.deep.equal(['/3303/0/5700', '/3/0/13']);
  });

  it('more devices than it keeps in mind are unreachable when a new server takes their observations up', async () => {
    pair = await Pair.open();
    const limits = { coap: { maxPeers: 2 } };
    next = await createLwm2mServer({ listen: ['coap://127.0.0.1:0'], models, handlers: pair.server, limits });
    const [listener = ''] = next.addresses;
    const resume = (index: number): void => {
      const one = { ...pair.server.target, listener, port: 40_000 + index };
      next?.resumeObservation(one, parsePath('/3/0/9'), `0${index}`, undefined, ignored);
    };
    resume(1);
    resume(2);
    expect(() => resume(3)).to.throw(DeviceUnreachableError);
  });

  it('one that is not resumed can still be cancelled by its token', async () => {
    const { target, listen, token = '' } = await begun();
    next = await createLwm2mServer({ listen, models, handlers: pair.server });
    await next.cancelObservation(target, sensor, token, 'active');
    pair.set('/3303/0/5700', 1);
    expect(pair.client.counters.notifications).to.equal(0);
  });
});
