import { expect } from 'chai';
import { settle } from '@muster/testkit';
import type { CoapReply } from '@muster/coap';
import {
  parsePath,
  type DeviceTarget,
  type ObserveHandlers,
  type ObserveResult,
  type PlainResponse,
  type Recalled,
  type RecallRequest,
  type ServerOptions,
  type ValueRecord,
} from '../../../src/index.ts';
import type { CoapDevice } from '../coap-device.ts';
import { Collector, failureOf } from '../support.ts';
import { Site } from './support.ts';

const battery = parsePath('/3/0/9');
const sensor = parsePath('/3303/0/5700');

describe('front end: observations', () => {
  let site: Site;
  let notified: Collector<ValueRecord[]>;
  let ended: Collector<string>;
  let handlers: ObserveHandlers;
  let recalls: RecallRequest[];
  /** Whether the server finds the observation in its store. */
  let isStored: boolean;
  /** Sequence number of the last notification in that store. */
  let mark: number | undefined;

  const recall = async (request: RecallRequest): Promise<Recalled> => {
    recalls.push(request);
    const { source, token } = request;
    const target = { ...source, rootPath: '/', lwm2mVersion: '1.1', contentFormats: [] };
    if (!isStored) return 'absent';
    site.server.server.resumeObservation(target, battery, token, 0, handlers, undefined, mark);
    return 'resumed';
  };

  const open = async (options: Partial<ServerOptions> = {}): Promise<void> => {
    site = await Site.open({ parameters: { ackTimeoutMs: 200 } }, options, recall);
  };
  /** Another server is behind the front ends. It has the observations in its store only. */
  const replace = async (): Promise<void> => {
    await site.serve({}, recall);
    site.frontEnds.current?.forgetObservations();
  };
  const observe = (target: DeviceTarget, options = {}): Promise<ObserveResult> =>
    site.server.server.observe(target, battery, handlers, { accept: 0, ...options });
  const targetOf = (device: CoapDevice): DeviceTarget => device.target({ listener: site.listener });
  const count = (): number | undefined => site.frontEnds.current?.counters()['observations'];
  const values = (): unknown[] => notified.all.map(([record]) => record?.value);

  const reply = (value: number, given: Partial<CoapReply> = {}): CoapReply => ({
    code: '2.05',
    contentFormat: 0,
    payload: Buffer.from(String(value)),
    ...given,
  });
  /** A device that takes an Observe of its battery, and the answer to that. */
  const observed = async (): Promise<{ device: CoapDevice; target: DeviceTarget; token: string }> => {
    const device = await site.device();
    device.answer = () => reply(1);
    const target = targetOf(device);
    const { token = '' } = await observe(target);
    return { device, target, token };
  };
  /** Resolves when the device has been answered all that it has sent. */
  const arrived = async (device: CoapDevice): Promise<void> => {
    await device.register('</3/0>');
  };

  beforeEach(async () => {
    notified = new Collector();
    ended = new Collector();
    recalls = [];
    isStored = true;
    mark = undefined;
    handlers = { onNotify: async (records) => notified.add(records), onEnd: ended.add };
    await open();
  });

  afterEach(() => site.close());

  it('the first values, the notifications, and the end by the server', async () => {
    const client = await site.client();
    const { target, server } = site.server;
    const { answer, token = '' } = await server.observe(target, sensor, handlers);
    expect(answer.records).to.deep.equal([{ path: sensor, value: 21.5 }]);
    expect(token).to.match(/^([0-9a-f]{2}){1,8}$/);
    expect(count()).to.equal(1);
    site.tree.set(3303, 0, 5700, 22);
    client.changed(sensor);
    await notified.take(1);
    await server.cancelObservation(target, sensor, token, 'active');
    expect(count()).to.equal(0);
    expect(server.counters()).to.include({ observations: 0, notifications: 1 });
    site.tree.set(3303, 0, 5700, 23);
    client.changed(sensor);
    await server.perform(target, { type: 'read', path: battery });
    expect(values()).to.deep.equal([22]);
    expect(ended.all, 'the server has ended it').to.deep.equal([]);
    expect(recalls).to.deep.equal([]);
  });

  it('a passive end makes the next notification a Reset, which ends it on the device', async () => {
    isStored = false;
    const { device, target, token } = await observed();
    await site.server.server.cancelObservation(target, battery, token, 'passive');
    expect(count()).to.equal(0);
    device.observer?.notify(reply(2), { confirmable: true });
    while (device.observer?.active === true) await settle();
    expect(recalls).to.have.length(1);
    expect(values()).to.deep.equal([]);
  });

  it('a passive end does not fail, and does not wait, while the front end is away', async () => {
    const { target, token } = await observed();
    site.frontEnds.failure = 'away';
    await site.server.server.cancelObservation(target, battery, token, 'passive');
    site.server.server.moveDevice(target, target);
    expect(site.server.server.counters()).to.include({ observations: 0 });
  });

  it('observations that the server unloads are recalled; a front end that is away does not matter', async () => {
    await site.close();
    await open({ limits: { maxLoadedObservations: 1 } });
    const first = await observed();
    await observed();
    expect(site.server.server.counters()).to.include({ observations: 1 });
    expect(count()).to.equal(1);
    site.frontEnds.failure = 'away';
    await observed().catch(() => undefined);
    first.device.observer?.notify(reply(5), { confirmable: true });
    await notified.take(1);
    expect(values()).to.deep.equal([5]);
  });

  it('the end by the device, with its last notification', async () => {
    const { device } = await observed();
    device.observer?.notify({ code: '4.04' }, { confirmable: true });
    expect(await ended.take(1)).to.deep.equal(['ended']);
    await arrived(device);
    expect(count()).to.equal(0);
    expect(site.server.server.counters()).to.include({ observations: 0 });
    expect(recalls).to.deep.equal([]);
  });

  it('an Observe that the device does not take is an ordinary answer', async () => {
    const device = await site.device();
    device.answer = () => reply(1);
    device.takesObservers = false;
    const { answer, token } = await observe(targetOf(device));
    expect(answer.success).to.equal(true);
    expect(token).to.equal(undefined);
    expect(count()).to.equal(0);
  });

  it('a notification on the heels of the first response is handled after it', async () => {
    const device = await site.device();
    device.answer = () => reply(1, { afterSent: () => device.observer?.notify(reply(2)) });
    const course: string[] = [];
    handlers = {
      onNotify: async ([record]) => {
        course.push(JSON.stringify(record?.value));
        notified.add([]);
      },
      onEnd: ended.add,
    };
    let go = (): void => undefined;
    site.frontEnds.observed = new Promise((resolve) => (go = resolve));
    const observing = observe(targetOf(device)).then(() => course.push('observed'));
    while (!site.link.asked.includes('notification')) await settle();
    for (let turn = 0; turn < 5; turn += 1) await settle();
    expect(course, 'the server does not know the observation yet').to.deep.equal([]);
    go();
    await observing;
    await notified.take(1);
    expect(course).to.deep.equal(['observed', '2']);
    expect(recalls).to.deep.equal([]);
    expect(site.errors).to.deep.equal([]);
  });

  it('leaves a notification that cannot be stored unacknowledged: the device sends it again', async () => {
    const { device } = await observed();
    let isFull = true;
    handlers.onNotify = async (records) => {
      if (isFull) throw new Error('full');
      notified.add(records);
    };
    device.observer?.notify(reply(2), { confirmable: true });
    while (site.errors.length === 0) await settle();
    expect(site.errors[0]).to.have.property('message', 'full');
    isFull = false;
    await notified.take(1);
    expect(values()).to.deep.equal([2]);
  });

  it('leaves a notification unacknowledged while the server cannot be asked', async () => {
    const { device } = await observed();
    site.leave();
    device.observer?.notify(reply(2), { confirmable: true });
    while (site.errors.length === 0) await settle();
    expect(device.observer?.active).to.equal(true);
    await replace();
    await notified.take(1);
    expect(values()).to.deep.equal([2]);
    expect(recalls).to.have.length(1);
  });

  it('recalls an observation of an earlier server by its next notification, and once', async () => {
    const { device, target, token } = await observed();
    await replace();
    expect(count()).to.equal(0);
    expect(site.server.server.counters()).to.include({ observations: 0 });
    site.frontEnds.asked.length = 0;
    device.observer?.notify(reply(2));
    await notified.take(1);
    device.observer?.notify(reply(3));
    await notified.take(2);
    expect(values()).to.deep.equal([2, 3]);
    const { address, port, listener } = target;
    expect(recalls).to.deep.equal([{ source: { address, port, listener }, token }]);
    expect(site.frontEnds.asked).to.deep.equal(['resumeObservation']);
    expect(count()).to.equal(1);
    expect(site.server.server.counters()).to.include({ observations: 1 });
  });

  it('a notification that is not confirmable, and waits while the server is replaced, reaches the next one', async () => {
    const { device } = await observed();
    // The front end has not heard that there is another server.
    await site.serve({}, recall);
    device.observer?.notify(reply(2));
    await notified.take(1);
    device.observer?.notify(reply(3));
    await notified.take(2);
    expect(values()).to.deep.equal([2, 3]);
    expect(recalls).to.have.length(1);
    expect(site.errors).to.deep.equal([]);
  });

  it('a notification that a server has stored, and whose answer is lost, is not stored by the next one', async () => {
    const { device } = await observed();
    handlers.onNotify = async (records, { sequence }) => {
      notified.add(records);
      mark = sequence;
    };
    // Both are stored before the first one is repeated.
    const stored = Promise.withResolvers<undefined>();
    const replaced = { isBegun: false };
    site.link.lose = async () => {
      if (notified.all.length === 2) stored.resolve(undefined);
      await stored.promise;
      if (replaced.isBegun) return;
      replaced.isBegun = true;
      await site.serve({}, recall);
    };
    device.observer?.notify(reply(2));
    device.observer?.notify(reply(3));
    while (recalls.length === 0) await settle();
    site.link.lose = undefined;
    await arrived(device);
    device.observer?.notify(reply(4), { confirmable: true });
    await notified.take(3);
    await arrived(device);
    expect(values()).to.deep.equal([2, 3, 4]);
    expect(site.errors).to.deep.equal([]);
  });

  it('a notification that is handed on again to the same server is stored once', async () => {
    const { device } = await observed();
    let lost = 0;
    site.link.lose = async () => void (lost += 1);
    device.observer?.notify(reply(2));
    device.observer?.notify(reply(3));
    await notified.take(2);
    await arrived(device);
    expect(lost).to.equal(2);
    expect(values()).to.deep.equal([2, 3]);
  });

  it('a notification that is handed on again while it is being stored is stored once', async () => {
    const { target, token } = await observed();
    const { address, port, listener } = target;
    const observation = { listener, peer: { key: `${address} ${port}`, address, port }, token };
    const numbered = (observe: number): PlainResponse => ({
      code: '2.05',
      contentFormat: 0,
      payload: Buffer.from(String(observe)),
      observe,
      etag: undefined,
      options: [],
      locationPath: [],
      maxAgeSeconds: 60,
    });
    const stored = Promise.withResolvers<undefined>();
    handlers.onNotify = async (records) => {
      notified.add(records);
      await stored.promise;
    };
    const asked = [site.link.notification(observation, numbered(9))];
    await notified.take(1);
    asked.push(site.link.notification(observation, numbered(9), true));
    for (let turn = 0; turn < 5; turn += 1) await settle();
    stored.resolve(undefined);
    expect(await Promise.all(asked)).to.deep.equal([true, true]);
    for (const observe of [8, 10]) await site.link.notification(observation, numbered(observe), true);
    expect(values()).to.deep.equal([9, 10]);
  });

  it('a notification that was stored when its front end gave up is not stored when the device sends it again', async () => {
    const { device } = await observed();
    site.link.lose = () => {
      site.link.lose = undefined;
      return Promise.reject(new Error('the server is away'));
    };
    device.observer?.notify(reply(2), { confirmable: true });
    while (site.errors.length === 0) await settle();
    while (site.link.asked.filter((one) => one === 'notification').length < 2) await settle();
    await arrived(device);
    device.observer?.notify(reply(3), { confirmable: true });
    await notified.take(2);
    expect(values()).to.deep.equal([2, 3]);
  });

  it('the last notification reaches the next server too, and ends the observation there', async () => {
    const { device } = await observed();
    await site.serve({}, recall);
    device.observer?.end({ code: '4.04' });
    expect(await ended.take(1)).to.deep.equal(['ended']);
    await arrived(device);
    expect(count()).to.equal(0);
    expect(site.server.server.counters()).to.include({ observations: 0 });
  });

  it('an observation that no store has is ended by a Reset', async () => {
    const { device } = await observed();
    isStored = false;
    await site.serve({}, recall);
    device.observer?.notify(reply(2), { confirmable: true });
    while (device.observer?.active === true) await settle();
    expect(values()).to.deep.equal([]);
    expect(count()).to.equal(0);
  });

  it('cancels an observation that neither the server nor the front end has in memory', async () => {
    const { device, target, token } = await observed();
    await replace();
    device.asked.length = 0;
    const exchanged: boolean[] = [];
    const observes: unknown[] = [];
    device.answer = ({ observe: option, token: sent }) => {
      observes.push([option, sent.toString('hex')]);
      return reply(1);
    };
    await site.server.server.cancelObservation(target, battery, token, 'active', {
      accept: 0,
      onExchanged: (isAnswered) => exchanged.push(isAnswered),
    });
    expect(observes).to.deep.equal([[1, token]]);
    expect(exchanged).to.deep.equal([true]);
    expect(count()).to.equal(0);
  });

  it('cancels an observation that a front end of an earlier process had', async () => {
    const { device, target, token } = await observed();
    site.frontEnds.current?.forgetObservations();
    device.asked.length = 0;
    await site.server.server.cancelObservation(target, battery, token, 'active');
    expect(device.asked).to.deep.equal(['GET /3/0/9 accept=0']);
  });

  it('an active end that cannot be sent says so', async () => {
    const { target, token } = await observed();
    site.frontEnds.failure = 'away';
    const cancelled = site.server.server.cancelObservation(target, battery, token, 'active');
    expect(await failureOf(cancelled)).to.have.property('kind', 'away');
  });

  it('an aborted Observe is over on both sides', async () => {
    const device = await site.device();
    const asked = new Promise<void>((resolve) => {
      device.answer = () => {
        resolve();
        return new Promise(() => undefined);
      };
    });
    const abort = new AbortController();
    const observing = failureOf(observe(targetOf(device), { signal: abort.signal }));
    await asked;
    abort.abort();
    expect(await observing).to.have.property('name', 'AbortError');
    expect(count()).to.equal(0);
    expect(site.server.server.counters()).to.include({ observations: 0 });
  });

  it('an Observe that was aborted when its response was there stands, as without front ends', async () => {
    const device = await site.device();
    device.answer = () => reply(1);
    let go = (): void => undefined;
    site.frontEnds.observed = new Promise((resolve) => (go = resolve));
    const abort = new AbortController();
    const observing = observe(targetOf(device), { signal: abort.signal });
    while (count() !== 1) await settle();
    abort.abort();
    go();
    expect((await observing).token).to.be.a('string');
    expect(site.server.server.counters()).to.include({ observations: 1 });
  });

  it('composites: the first values, notifications, the resumption by another server, and the end', async () => {
    const client = await site.client();
    const paths = [battery, sensor];
    const { target, server } = site.server;
    const { answer, token = '', contentFormat = 0 } = await server.observeComposite(target, paths, handlers);
    expect(answer.records?.map(({ value }) => value)).to.deep.equal([87, 21.5]);
    site.tree.set(3, 0, 9, 50);
    client.changed(battery);
    const [records] = await notified.take(1);
    expect(records).to.deep.equal([
      { path: battery, value: 50 },
      { path: sensor, value: 21.5 },
    ]);
    await site.serve({}, async (request) => {
      const taken = { ...target, ...request.source };
      site.server.server.resumeCompositeObservation(taken, paths, request.token, { contentFormat }, handlers);
      return 'resumed';
    });
    site.frontEnds.current?.forgetObservations();
    site.tree.set(3, 0, 9, 40);
    client.changed(battery);
    await notified.take(2);
    expect(values()).to.deep.equal([50, 40]);
    const next = site.server.server;
    await next.cancelCompositeObservation(target, paths, token, 'active', { contentFormat });
    site.tree.set(3, 0, 9, 30);
    client.changed(battery);
    await next.perform(target, { type: 'read', path: sensor });
    expect(values()).to.deep.equal([50, 40]);
    expect(count()).to.equal(0);
  });

  it('names of observations that neither side has do no harm', async () => {
    const { device, target, token } = await observed();
    const { address, port, listener } = target;
    const peer = { key: 'none', address, port };
    const { frontEnds, link } = site;
    frontEnds.forgetObservation({ listener: 'none#gw', peer, token });
    frontEnds.forgetObservation({ listener, peer, token: 'ff' });
    frontEnds.resumeObservation({ listener: 'none#gw', peer, token }, { method: 'GET', path: [] }, 1);
    const response = { code: '2.05', payload: Buffer.of(), options: [], locationPath: [], maxAgeSeconds: 60 };
    const notification = { ...response, contentFormat: 0, etag: undefined, observe: 1 } as const;
    for (const named of [
      { listener: 'none#gw', peer, token },
      { listener: 'coap://127.0.0.1:1', peer, token },
      { listener, peer, token: 'zz' },
    ]) {
      expect(await link.notification(named, { ...notification, code: '2.05' })).to.equal(false);
    }
    await failureOf(link.bodyPart('none', 0, 1));
    device.observer?.notify(reply(9));
    await notified.take(1);
    expect(values()).to.deep.equal([9]);
  });
});
