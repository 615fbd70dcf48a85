import { expect } from 'chai';
import { observations } from '../../../src/features/observation/model.ts';
import { samplesBetween } from '../../../src/features/measurements/measurement-queries.ts';
import { DeviceUnreachable } from '../../../src/gateway/ports/device-link.ts';
import { resourceId } from '../../../src/features/device-objects/model.ts';
import type { Device } from '../../../src/features/devices/model.ts';
import { worldPerTest } from '../../support/app-of-tests.ts';
import { type DeviceWorld, record } from '../../support/device-world.ts';
import { executedStatements } from '../../support/executed-statements.ts';
import { isOnPostgres } from '../../support/seeded-postgres.ts';
import { silence, sleepy } from '../../support/sleepy.ts';

describe('ObservationService', () => {
  let world: DeviceWorld;
  let device: Device;
  let location: string;
  let temperature: string;
  const url = '/3303/0/5700';

  worldPerTest(async (one) => {
    world = one;
    device = await world.addDevice('a');
    location = await world.register('a', ['/3/0', '/3303/0']);
    temperature = resourceId((await world.objectsOf(device.id)).get('/3303/0')!.id, 5700);
    world.link.sent.length = 0;
    world.link.observed = (path) => ({ code: '2.05', success: true, records: [record(path, 20)] });
  });

  async function observe(id = temperature, timeoutMs?: number): Promise<string> {
    const activity = await world.domain.resources.observe(world.deviceNetworkId, id, timeoutMs);
    await world.settle();
    return activity;
  }

  const state = (id = temperature) => world.domain.resources.observeState(world.deviceNetworkId, id);

  it('observe: the first value and every notification are stored', async () => {
    const activity = await observe();
    expect(world.activity.entry(activity).statuses.at(-1)).to.equal('Completed');
    expect(await state()).to.deep.equal({ observed: true });
    await world.clock.advance(1000);
    await world.link.notify(url, [record(url, 21)]);
    const now = world.clock.now();
    const values = await samplesBetween(world.store, temperature, now - 5000, undefined, now);
    expect(values.map((one) => one.value)).to.deep.equal([20, 21]);
  });

  it('a further notification costs one statement for its mark and one for its value, and reads nothing', async () => {
    await observe();
    await world.link.notify(url, [record(url, 21)], 1);
    const executed = await executedStatements(() => world.link.notify(url, [record(url, 22)], 2));
    const tables = executed
      .filter((text) => !/^(?:BEGIN|COMMIT)/u.test(text))
      .map((text) => /^(?:UPDATE|INSERT INTO) "?(\w+)/u.exec(text)?.[1]);
    expect(tables).to.deep.equal(isOnPostgres ? [] : ['c_notificationMarks', 'sample']);
  });

  it('of several resource instances only changed ones are samples; a single value is always a sample', async () => {
    const object = (await world.objectsOf(device.id)).get('/3/0')!;
    await observe(resourceId(object.id, 7));
    const samples = async (riid: number): Promise<unknown[]> => {
      const id = resourceId(object.id, 7, riid);
      const range = await world.store.measurements.range(id, 0, Number.MAX_SAFE_INTEGER, 100);
      return range.map(({ value }) => value);
    };
    await world.link.notify('/3/0/7', [record('/3/0/7/0', 3801), record('/3/0/7/1', 5000)]);
    await world.link.notify('/3/0/7', [record('/3/0/7/0', 3802), record('/3/0/7/1', 5000)]);
    expect((await samples(0)).slice(-2)).to.deep.equal([3801, 3802]);
    expect((await samples(1)).slice(-2)).to.deep.equal([5000]);
    await world.link.notify('/3/0/7', [record('/3/0/7/1', 5000)]);
    await world.link.notify('/3/0/7', [record('/3/0/7/1', 5000)]);
    expect(await samples(1)).to.deep.equal([5000, 5000, 5000]);
  });

  it('a resource instance is observed by itself', async () => {
    const object = (await world.objectsOf(device.id)).get('/3/0')!;
    world.link.answer = () => ({ code: '2.05', success: true, records: [record('/3/0/7/1', 5000)] });
    await world.domain.resources.read(world.deviceNetworkId, resourceId(object.id, 7));
    await world.settle();
    const instance = resourceId(object.id, 7, 1);
    await observe(instance);
    await world.clock.advance(5);
    await world.link.notify('/3/0/7/1', [record('/3/0/7/1', 5100)]);
    const latest = await world.store.measurements.latest([instance]);
    expect(latest.get(instance)?.value).to.equal(5100);
  });

  it('a device that responds without observing fails the entry, and its value is stored', async () => {
    world.link.observe = async () => ({
      answer: { code: '2.05', success: true, records: [record(url, 19)] },
    });
    const activity = await observe();
    expect(world.activity.entry(activity).responseMessage).to.contain('did not start the observation');
    expect(await state()).to.deep.equal({ observed: false });
    expect((await world.store.measurements.latest([temperature])).get(temperature)?.value).to.equal(19);
  });

  it('after a Register the observations are read once, and each is replaced with one statement', async () => {
    const humidity = resourceId((await world.objectsOf(device.id)).get('/3303/0')!.id, 5701);
    await observe();
    await observe(humidity);
    const statements = await executedStatements(async () => {
      await world.register('a', ['/3/0', '/3303/0']);
    });
    const executed = statements
      .filter((text) => text.includes('c_observations'))
      .map((text) => text.split(' ')[0]);
    expect(executed).to.deep.equal(isOnPostgres ? [] : ['SELECT', 'UPDATE', 'UPDATE']);
    expect((await state()).observed && (await state(humidity)).observed).to.equal(true);
  });

  it('an observation that is cancelled or requested while its renewal waits is not renewed as it was', async () => {
    const humidity = resourceId((await world.objectsOf(device.id)).get('/3303/0')!.id, 5701);
    const first = resourceId((await world.objectsOf(device.id)).get('/3/0')!.id, 9);
    await observe(first);
    await observe();
    await observe(humidity);
    world.link.sent.length = 0;
    let commands: Promise<unknown> | undefined;
    // The Observes of the others wait for the response to the first.
    world.link.observed = async (path) => {
      const { resources } = world.domain;
      commands ??= Promise.all([
        resources.cancelObserve(world.deviceNetworkId, temperature),
        resources.observe(world.deviceNetworkId, humidity, 60_000),
      ]);
      await commands;
      return { code: '2.05', success: true, records: [record(path, 20)] };
    };
    await world.register('a', ['/3/0', '/3303/0']);
    await world.settle();
    const observes = world.link.sent.filter((one) => one.startsWith('observe'));
    expect(observes).to.deep.equal(['observe /3/0/9', 'observe /3303/0/5701', 'observe /3303/0/5701']);
    expect(await state()).to.deep.equal({ observed: false });
    expect(await state(humidity)).to.include({ observed: true, timeoutMs: 60_000 });
    expect(await world.store.collection(observations).count()).to.equal(2);
  });

  it('a device that refuses the repeated Observe is recorded, and gets it again at its next registration', async () => {
    await observe();
    world.link.observed = () => ({ code: '4.05', success: false });
    await world.register('a', ['/3/0', '/3303/0']);
    expect(world.activity.entries.at(-1)).to.include({ entityIdentifier: url, responseCode: '4.05' });
    expect((await state()).observed).to.equal(false);
    world.link.observed = (path) => ({ code: '2.05', success: true, records: [record(path, 20)] });
    await world.register('a', ['/3/0', '/3303/0']);
    expect((await state()).observed).to.equal(true);
  });

  it('a device in queue mode that resets one Observe and does not take another is not asked in a loop', async () => {
    const smartObject = (await world.objectsOf(device.id)).get('/3303/0')!;
    await observe();
    await observe(resourceId(smartObject.id, 5701));
    const { link } = world;
    const send = link.observe.bind(link);
    link.observe = async (...sent) => {
      const { answer } = await send(...sent);
      if (sent[1].resourceId === 5700) throw new DeviceUnreachable('reset', 'The device sent a reset.');
      return { answer };
    };
    link.sent.length = 0;
    await world.register('a', ['/3/0', '/3303/0'], { queueMode: true, lwm2mVersion: '1.0' });
    await world.settle();
    expect(link.sent.filter((one) => one.startsWith('observe'))).to.deep.equal([
      'observe /3303/0/5700',
      'observe /3303/0/5701',
    ]);
  });

  it('an Update keeps observations; one from another address observes again', async () => {
    await observe();
    world.link.sent.length = 0;
    await world.update(location);
    expect(world.link.sent).to.deep.equal([]);
    const source = { listener: 'coap://127.0.0.1:5683', address: '127.0.0.1', port: 40_778 };
    await world.update(location, { source });
    expect(world.link.sent).to.deep.equal([`cancel ${url} passive`, `observe ${url}`]);
  });

  it('the time-out ends an observation, also on the device, and it is not renewed', async () => {
    await observe(temperature, 60_000);
    expect(await state()).to.deep.equal({
      observed: true,
      timeoutMs: 60_000,
      expiresAt: world.clock.now() + 60_000,
    });
    await world.clock.advance(60_000);
    await world.settle();
    expect(await state()).to.deep.equal({ observed: false });
    expect(world.link.sent.at(-1)).to.equal(`cancel ${url} active`);
    world.link.sent.length = 0;
    await world.register('a', ['/3/0', '/3303/0']);
    expect(world.link.sent.filter((one) => one.startsWith('observe'))).to.deep.equal([]);
  });

  it('cancel: the device gets a cancellation and the observation is deleted; a second one does nothing', async () => {
    await observe();
    const activity = await world.domain.resources.cancelObserve(world.deviceNetworkId, temperature);
    await world.settle();
    expect(world.activity.entry(activity).statuses.at(-1)).to.equal('Completed');
    expect(world.link.sent.at(-1)).to.equal(`cancel ${url} active`);
    expect(await state()).to.deep.equal({ observed: false });
    expect(await world.domain.resources.cancelObserve(world.deviceNetworkId, temperature)).to.equal(
      undefined,
    );
  });

  it('observing once more replaces the observation', async () => {
    await observe();
    await observe(temperature, 60_000);
    expect(world.link.sent).to.deep.equal([`observe ${url}`, `cancel ${url} passive`, `observe ${url}`]);
    expect((await state()).timeoutMs).to.equal(60_000);
    expect(await world.store.collection(observations).count()).to.equal(1);
  });

  it('a device that ends the observation is no longer observed, and gets it again when it registers', async () => {
    await observe();
    world.link.placed.get(url)!.sink.onEnd('reset');
    await world.settle();
    expect((await state()).observed).to.equal(false);
    world.link.sent.length = 0;
    await world.register('a', ['/3/0', '/3303/0']);
    expect(world.link.sent).to.include(`observe ${url}`);
    expect((await state()).observed).to.equal(true);
  });

  it('after a restart the token is known: the next notification is stored, nothing is sent', async () => {
    await observe();
    const token = world.link.placed.get(url)?.token;
    await world.domain.close();
    const next = await world.restarted();
    await world.clock.advance(10);
    expect(await next.recall(token!)).to.equal('resumed');
    expect(next.link.placed.get(url)?.token).to.equal(token);
    await next.link.notify(url, [record(url, 25)]);
    expect((await world.store.measurements.latest([temperature])).get(temperature)?.value).to.equal(25);
    expect(next.link.sent).to.deep.equal([]);
  });

  it('after a restart an observation is restored by its notification only, and none for unknown tokens or peers', async () => {
    // Twice, because the link of the next process assigns the same tokens again.
    await observe();
    await observe();
    const token = world.link.placed.get(url)!.token;
    await world.domain.close();
    const next = await world.restarted();
    expect(next.link.placed.size).to.equal(0);
    expect(await next.recall('00ff')).to.equal('absent');
    const stranger = { listener: 'coap://127.0.0.1:5683', address: '127.0.0.1', port: 1 };
    expect(await next.recall(token, stranger)).to.equal('unknown');
    expect(next.link.placed.size).to.equal(0);
    await next.register('a', ['/3/0', '/3303/0']);
    next.link.placed.clear();
    expect(await next.recall(token)).to.equal('absent');
    expect(next.link.placed.size).to.equal(0);
  });

  it("an observation removed from the gateway's memory is restored by its notifications, each time", async () => {
    await observe();
    const { token } = world.link.placed.get(url)!;
    for (const value of [25, 26]) {
      world.link.placed.clear();
      await Promise.all([world.recall(token), world.recall(token)]);
      await world.clock.advance(10);
      await world.link.notify(url, [record(url, value)]);
      expect((await world.store.measurements.latest([temperature])).get(temperature)?.value).to.equal(value);
    }
    world.link.placed.get(url)!.sink.onEnd('reset');
    await world.settle();
    expect((await state()).observed).to.equal(false);
    world.link.placed.clear();
    await world.recall(token);
    expect(world.link.placed.size).to.equal(0);
  });

  it('one that cannot be restored now is restored by a later notification', async () => {
    await observe();
    const { token } = world.link.placed.get(url)!;
    world.link.placed.clear();
    world.link.resumeObservation = () => {
      throw new DeviceUnreachable('closed', 'there are too many');
    };
    let fault: unknown;
    await world.recall(token).catch((error: unknown) => (fault = error));
    expect(fault).to.be.instanceOf(DeviceUnreachable);
    expect((await state()).observed).to.equal(true);
  });

  it('time-outs continue after a restart', async () => {
    await observe(temperature, 60_000);
    await world.domain.close();
    const next = await world.restarted();
    await world.clock.advance(60_000);
    await next.settle();
    expect(await world.store.collection(observations).count()).to.equal(0);
  });

  it('deleting the device deletes its observations, without a request to the device', async () => {
    await observe();
    await world.domain.deviceDeletion.delete(world.deviceNetworkId, device.id);
    expect(await world.store.collection(observations).count()).to.equal(0);
    expect(world.link.sent.at(-1)).to.equal(`cancel ${url} passive`);
    expect((await world.store.measurements.latest([temperature])).size).to.equal(0);
    expect(world.domain.live.size).to.equal(0);
  });

  describe('of a device in queue mode', () => {
    const observesSent = (): string[] => world.link.sent.filter((one) => one.startsWith('observe'));

    beforeEach(async () => {
      location = await world.register('a', ['/3303/0'], sleepy);
      await observe();
      world.link.sent.length = 0;
    });

    it('that falls asleep before it is observed again: it is when it wakes', async () => {
      world.link.observed = () => silence;
      const again = await world.register('a', ['/3303/0'], sleepy);
      expect(observesSent()).to.have.length(1);
      world.link.observed = () => ({ code: '2.05', success: true, records: [] });
      await world.clock.advance(3_600_000);
      await world.update(again);
      expect(observesSent()).to.have.length(2);
      await world.clock.advance(1_000);
      await world.update(again);
      expect(observesSent()).to.have.length(2);
    });

    it('that falls asleep during its Discover, which continues when it wakes', async () => {
      const discovers = (): string[] => world.link.sent.filter((one) => one.startsWith('discover'));
      const { answer } = world.link;
      world.link.answer = () => silence;
      const again = await world.register('a', ['/3/0', '/3303/0'], sleepy);
      expect(discovers()).to.deep.equal(['discover /3']);
      world.link.answer = answer;
      await world.clock.advance(3_600_000);
      await world.update(again);
      expect(discovers()).to.deep.equal(['discover /3', 'discover /3', 'discover /3303']);
      expect((await state()).observed).to.equal(true);
    });

    it('after a restart the gateway restores lost state when the device wakes, and not before', async () => {
      world.link.observed = () => silence;
      const again = await world.register('a', ['/3303/0'], sleepy);
      await world.domain.close();
      await world.clock.advance(3_600_000);
      const next = await world.restarted();
      await next.settle();
      expect(next.link.sent).to.deep.equal([]);
      await next.update(again);
      // The token of the earlier registration is forgotten without a message.
      expect(next.link.sent).to.deep.equal([`cancel ${url} passive`, `observe ${url}`]);
    });

    it('one that expires during its sleep is deleted without a message', async () => {
      await observe(temperature, 600_000);
      world.link.sent.length = 0;
      await world.clock.advance(600_000);
      await world.settle();
      expect(world.link.sent).to.deep.equal([`cancel ${url} passive`]);
      await world.update(location);
    });
  });
});
