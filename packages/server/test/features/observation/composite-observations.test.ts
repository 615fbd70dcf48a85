import { expect } from 'chai';
import type { OperationAnswer, ValueRecord } from '@muster/lwm2m/core';
import { devices, type Device } from '../../../src/features/devices/model.ts';
import { observations } from '../../../src/features/observation/model.ts';
import { resourceId } from '../../../src/features/device-objects/model.ts';
import { settings } from '../../../src/settings.ts';
import { REGROUP_DELAY_MS } from '../../../src/features/observation/desired-observations.ts';
import { DeviceWorld, record } from '../../support/device-world.ts';
import { executedStatements } from '../../support/executed-statements.ts';
import { isOnPostgres } from '../../support/seeded-postgres.ts';
import { silence } from '../../support/sleepy.ts';

describe('CompositeObservations', () => {
  const paths = ['/3303/0', '/3303/1', '/3303/2', '/3/0'];
  const [first, second, third] = ['/3303/0/5700', '/3303/1/5700', '/3303/2/5700'] as const;
  const both = `${first} ${second}`;
  let world: DeviceWorld;
  let device: Device;
  let ids: Record<string, string>;

  beforeEach(async () => {
    world = await DeviceWorld.create();
    await begin();
  });

  afterEach(async () => {
    expect(world.errors).to.deep.equal([]);
    await world.close();
  });

  async function begin(): Promise<void> {
    device = await world.addDevice('a', ...paths);
    const objects = await world.objectsOf(device.id);
    ids = Object.fromEntries(
      [first, second, third].map((path) => [
        path,
        resourceId(objects.get(path.slice(0, '/3303/0'.length))!.id, 5700),
      ]),
    );
    supportObservations();
    world.link.sent.length = 0;
  }

  function supportObservations(): void {
    world.link.observed = (path) => ({ code: '2.05', success: true, records: [record(path, 20)] });
    world.link.observedTogether = (all) => ({ code: '2.05', success: true, records: values(all) });
  }

  const values = (all: string, value = 20): ValueRecord[] =>
    all.split(' ').map((path) => record(path, value));

  const state = async (path: string): Promise<boolean> =>
    (await world.domain.resources.observeState(world.deviceNetworkId, ids[path]!)).observed;

  async function regroup(): Promise<void> {
    await world.clock.advance(REGROUP_DELAY_MS);
    await world.settle();
  }

  /** Starts the next process on the same store. */
  async function restart(): Promise<void> {
    await world.domain.close();
    world = await world.restarted();
    supportObservations();
  }

  async function observe(...wanted: readonly string[]): Promise<void> {
    for (const path of wanted) {
      await world.domain.resources.observe(world.deviceNetworkId, ids[path]!);
      await world.settle();
      await world.clock.advance(1);
    }
    await regroup();
  }

  async function cancel(path: string): Promise<void> {
    await world.domain.resources.cancelObserve(world.deviceNetworkId, ids[path]!);
    await world.settle();
  }

  const latest = async (path: string): Promise<unknown> =>
    (await world.store.measurements.latest([ids[path]!])).get(ids[path]!)?.value;

  it('two resources are observed together; their own observations end', async () => {
    await observe(first, second);
    expect(world.link.sent).to.deep.equal([
      `observe ${first}`,
      `observe ${second}`,
      'read /3/0/3',
      `observe-composite ${both}`,
      `cancel ${first} passive`,
      `cancel ${second} passive`,
    ]);
    expect([await state(first), await state(second)]).to.deep.equal([true, true]);
    await world.link.notify(both, [record(first, 21), record(second, 22)]);
    expect([await latest(first), await latest(second)]).to.deep.equal([21, 22]);
  });

  describe('values of a notification that are samples', () => {
    const samples = async (path: string): Promise<unknown[]> =>
      (await world.store.measurements.range(ids[path]!, 0, Number.MAX_SAFE_INTEGER, 100)).map(
        ({ value }) => value,
      );
    let before: readonly number[];

    /** Returns the numbers of samples since the observation began, of the first and the second resource. */
    const since = async (): Promise<unknown[][]> => [
      (await samples(first)).slice(before[0]),
      (await samples(second)).slice(before[1]),
    ];

    beforeEach(async () => {
      await observe(first, second);
      before = [(await samples(first)).length, (await samples(second)).length];
    });

    it('one change is one sample: the unchanged values are no samples', async () => {
      await world.link.notify(both, [record(first, 21), record(second, 20)]);
      expect(await since()).to.deep.equal([[21], []]);
    });

    it('notifications of one changed value each, with all values, are one sample per change', async () => {
      const events = world.seen.filter(({ type }) => type === 'measurement').length;
      for (let times = 0; times < 6; times += 1) {
        await world.clock.advance(1);
        await world.link.notify(both, [record(first, 21), record(second, 22)]);
      }
      expect(await since()).to.deep.equal([[21], [22]]);
      expect(world.seen.filter(({ type }) => type === 'measurement')).to.have.length(events + 2);
    });

    it('the same values a second later, because pmax has passed, are samples', async () => {
      await world.link.notify(both, values(both, 21));
      await world.clock.advance(1000);
      await world.link.notify(both, values(both, 21));
      expect(await since()).to.deep.equal([
        [21, 21],
        [21, 21],
      ]);
    });

    it('the same value with another timestamp is a sample, with the same timestamp it is none', async () => {
      const at = (timeMs: number): ValueRecord[] => values(both, 21).map((one) => ({ ...one, timeMs }));
      const now = world.clock.now();
      await world.link.notify(both, at(now));
      await world.link.notify(both, at(now + 10));
      await world.clock.advance(5000);
      await world.link.notify(both, at(now + 10));
      expect((await since()).map((one) => one.length)).to.deep.equal([2, 2]);
    });

    it('values whose commit failed are samples when they arrive again', async () => {
      const write = world.store.write.bind(world.store);
      world.store.write = () => Promise.reject(new Error('disk full'));
      const refused = await world.link.notify(both, values(both, 21)).catch(() => 'refused');
      world.store.write = write;
      expect(refused).to.equal('refused');
      await world.link.notify(both, values(both, 21));
      expect(await since()).to.deep.equal([[21], [21]]);
    });
  });

  it('another resource: a new composite of all, then the old one ends', async () => {
    await observe(first, second);
    world.link.sent.length = 0;
    await observe(third);
    expect(world.link.sent).to.deep.equal([
      `observe ${third}`,
      `observe-composite ${both} ${third}`,
      `cancel ${third} passive`,
      `cancel-composite ${both} active`,
    ]);
  });

  it('one less: a new composite of the others, then the old one ends', async () => {
    await observe(first, second, third);
    world.link.sent.length = 0;
    await cancel(first);
    await regroup();
    expect(world.link.sent).to.deep.equal([
      `observe-composite ${second} ${third}`,
      `cancel-composite ${both} ${third} active`,
    ]);
    expect([await state(first), await state(second)]).to.deep.equal([false, true]);
  });

  it('only one is left: it gets its own observation', async () => {
    await observe(first, second);
    world.link.sent.length = 0;
    await cancel(first);
    await regroup();
    expect(world.link.sent).to.deep.equal([`cancel-composite ${both} active`, `observe ${second}`]);
    expect([await state(first), await state(second)]).to.deep.equal([false, true]);
  });

  it('values of cancelled observations are ignored', async () => {
    await observe(first, second);
    const { sink } = world.link.placed.get(both)!;
    await cancel(first);
    await sink.onNotify(values(both, 99));
    expect([await latest(first), await latest(second)]).to.deep.equal([20, 99]);
  });

  it('after another Observe with a time-out, it leaves in time', async () => {
    await observe(first, second);
    world.link.sent.length = 0;
    await world.domain.resources.observe(world.deviceNetworkId, ids[first]!, 60_000);
    await world.settle();
    await regroup();
    expect(world.link.sent).to.deep.equal([
      `observe ${first}`,
      `observe-composite ${second} ${first}`,
      `cancel ${first} passive`,
      `cancel-composite ${both} active`,
    ]);
    await world.clock.advance(60_000);
    await regroup();
    expect(world.link.sent.slice(-2)).to.deep.equal([
      `cancel-composite ${second} ${first} active`,
      `observe ${second}`,
    ]);
  });

  it('a path without a value gets its own observation, so that the device reports the error', async () => {
    world.link.observedTogether = () => ({
      code: '2.05',
      success: true,
      records: values(`${first} ${third}`),
    });
    await observe(first, second, third);
    world.link.sent.length = 0;
    world.link.observed = () => ({ code: '4.04', success: false });
    await world.register('a', paths);
    expect(world.link.sent.filter((one) => one.includes('observe'))).to.deep.equal([
      `observe-composite ${both} ${third}`,
      `observe ${second}`,
    ]);
    expect(world.activity.entries.at(-1)).to.include({ entityIdentifier: second, responseCode: '4.04' });
    expect([await state(first), await state(second), await state(third)]).to.deep.equal([true, false, true]);
    await regroup();
    expect(world.link.sent.filter((one) => one.includes('observe'))).to.have.length(2);
  });

  it('a new registration: the whole composite is observed again, at once', async () => {
    await observe(first, second);
    world.link.sent.length = 0;
    const source = { listener: 'coap://127.0.0.1:5683', address: '127.0.0.1', port: 40_777 };
    await world.register('a', paths, { source });
    await regroup();
    expect(world.link.sent.filter((one) => one.includes('observe'))).to.deep.equal([
      `observe-composite ${both}`,
    ]);
    expect(world.link.placed.get(both)?.target.port).to.equal(40_777);
    expect([await state(first), await state(second)]).to.deep.equal([true, true]);
  });

  it('after a Register its resources are read once, and each is replaced with one statement', async () => {
    await observe(first, second);
    const statements = await executedStatements(async () => {
      await world.register('a', paths);
    });
    const executed = statements
      .filter((text) => text.includes('c_observations'))
      .map((text) => text.split(' ')[0]);
    expect(executed).to.deep.equal(isOnPostgres ? [] : ['SELECT', 'UPDATE', 'UPDATE']);
    expect([await state(first), await state(second)]).to.deep.equal([true, true]);
  });

  it('after a restart its token is known: values are stored, nothing is sent', async () => {
    await observe(first, second);
    const { token } = world.link.placed.get(both)!;
    await restart();
    await regroup();
    expect(world.link.placed.get(both)?.token).to.equal(token);
    await world.link.notify(both, values(both, 25));
    expect([await latest(first), await latest(second)]).to.deep.equal([25, 25]);
    expect(world.link.sent).to.deep.equal([]);
    await world.domain.resources.cancelObserve(world.deviceNetworkId, ids[first]!);
    await regroup();
    expect(world.link.sent).to.deep.equal([`cancel-composite ${both} active`, `observe ${second}`]);
  });

  it('after the device ends it, each resource gets its own observation, and a composite at the next registration', async () => {
    await observe(first, second);
    world.link.sent.length = 0;
    world.link.placed.get(both)!.sink.onEnd('ended');
    await world.settle();
    await regroup();
    await regroup();
    expect(world.link.sent).to.deep.equal([`observe ${first}`, `observe ${second}`]);
    world.link.sent.length = 0;
    await world.register('a', paths);
    expect(world.link.sent).to.include(`observe-composite ${both}`);
  });

  function tellVersion(version: string): void {
    world.link.answer = ({ type, path }) =>
      type === 'read' && path.resourceId === 3
        ? { code: '2.05', success: true, records: [record('/3/0/3', version)] }
        : { code: '2.05', success: true, records: [], links: [] };
  }

  const asked = (): string[] =>
    world.link.sent.filter((one) => one.startsWith('observe') || one.startsWith('read'));
  const support = async (): Promise<Device['compositeSupport']> =>
    (await world.store.collection(devices).get(device.id))?.compositeSupport;

  for (const code of ['4.00', '4.02', '4.04', '4.05', '4.15', '5.01']) {
    it(`after a refusal with ${code}, the composite is tried again when the software of the device has changed, and not before`, async () => {
      tellVersion('1.0.0');
      world.link.observedTogether = () => ({ code, success: false });
      await observe(first, second);
      expect([await state(first), await state(second)]).to.deep.equal([true, true]);
      expect(await support()).to.deep.equal({
        isSupported: false,
        lwm2mVersion: '1.1',
        softwareVersion: '1.0.0',
      });
      supportObservations();
      world.link.sent.length = 0;
      await world.clock.advance(30 * 24 * 3_600_000);
      await world.register('a', paths);
      await regroup();
      expect(asked()).to.deep.equal([`observe ${first}`, `observe ${second}`, 'read /3/0/3']);
      tellVersion('1.1.0');
      world.link.sent.length = 0;
      await world.register('a', paths);
      await regroup();
      expect(asked()).to.deep.equal([
        `observe ${first}`,
        `observe ${second}`,
        'read /3/0/3',
        `observe-composite ${both}`,
      ]);
    });
  }

  it('a refusal survives a restart, and ends with another version of LwM2M', async () => {
    world.link.observedTogether = () => ({ code: '4.05', success: false });
    await observe(first, second);
    await restart();
    await world.register('a', paths);
    await regroup();
    expect(asked()).to.deep.equal([`observe ${first}`, `observe ${second}`, 'read /3/0/3']);
    world.link.sent.length = 0;
    await world.register('a', paths, { lwm2mVersion: '1.2' });
    await regroup();
    expect(world.link.sent).to.include(`observe-composite ${both}`);
  });

  it('support survives a restart: the composite is observed at once', async () => {
    await observe(first, second);
    await restart();
    await world.register('a', paths);
    expect(asked()).to.deep.equal([`observe-composite ${both}`]);
  });

  for (const code of ['4.08', '4.29', '5.03']) {
    it(`a device that refuses a composite for now (${code}) gets it again the next time`, async () => {
      world.link.observedTogether = () => ({ code, success: false });
      await observe(first, second);
      expect([await state(first), await state(second)]).to.deep.equal([true, true]);
      expect(await support()).to.equal(undefined);
    });

    it(`a device that refuses a Read for now (${code}) is not asked for a composite then`, async () => {
      world.link.answer = ({ type, path }) => {
        const isVersion = type === 'read' && path.resourceId === 3;
        return isVersion ? { code, success: false } : { code: '2.05', success: true, records: [], links: [] };
      };
      await observe(first, second);
      expect([await state(first), await state(second)]).to.deep.equal([true, true]);
      expect(world.link.sent).to.include('read /3/0/3').and.not.to.include(`observe-composite ${both}`);
    });
  }

  it('a response without Observe is a refusal', async () => {
    const answer = { code: '2.05', success: true, records: values(both) };
    world.link.observeComposite = async () => ({ answer });
    await observe(first, second);
    expect([await state(first), await state(second)]).to.deep.equal([true, true]);
    expect(await support()).to.include({ isSupported: false, lwm2mVersion: '1.1' });
  });

  it('no response is a refusal if the device answers a Read, and no request waits longer than the time-out', async () => {
    world.link.observedTogether = () => new Promise(() => undefined);
    await observe(first, second);
    expect([await state(first), await state(second)]).to.deep.equal([true, true]);
    await world.clock.advance(settings.compositeTimeoutSeconds.default * 1000);
    await world.settle();
    expect(world.domain.requestsPending).to.equal(0);
    expect(await support()).to.include({ isSupported: false, lwm2mVersion: '1.1' });
    world.link.sent.length = 0;
    await world.register('a', paths);
    await regroup();
    expect(asked()).to.deep.equal([`observe ${first}`, `observe ${second}`, 'read /3/0/3']);
  });

  it('a device that supports composites and leaves one unanswered gets single observations, and a probe', async () => {
    await observe(first, second);
    world.link.observedTogether = () => silence;
    world.link.sent.length = 0;
    await world.register('a', paths);
    await regroup();
    expect(asked()).to.deep.equal([
      `observe-composite ${both}`,
      `observe ${first}`,
      `observe ${second}`,
      'read /3/0/3',
      `observe-composite ${both}`,
      'read /3/0/3',
    ]);
    expect(await support()).to.include({ isSupported: false });
  });

  it('a device that answers no request at all has not refused composites', async () => {
    await observe(first, second);
    world.link.observedTogether = () => silence;
    world.link.observed = () => silence;
    world.link.answer = () => silence;
    await world.register('a', paths);
    expect(await support()).to.equal(undefined);
    supportObservations();
    tellVersion('1.0.0');
    world.link.sent.length = 0;
    await world.register('a', paths);
    await regroup();
    expect(world.link.sent).to.include(`observe-composite ${both}`);
    expect(await state(first)).to.equal(true);
  });

  it('commands precede the probe, and repeated observations', async () => {
    await world.domain.resources.observe(world.deviceNetworkId, ids[first]!);
    await world.domain.resources.observe(world.deviceNetworkId, ids[second]!);
    await world.settle();
    world.link.sent.length = 0;
    let answerFirst: (answer: OperationAnswer) => void = () => undefined;
    world.link.observed = (path) =>
      path === first
        ? new Promise((resolve) => {
            answerFirst = resolve;
          })
        : { code: '2.05', success: true, records: [record(path, 20)] };
    await world.register('a', paths);
    await world.domain.resources.read(world.deviceNetworkId, ids[third]!);
    await world.settle();
    answerFirst({ code: '2.05', success: true, records: [record(first, 20)] });
    await world.settle();
    await regroup();
    expect(world.link.sent.filter((one) => !one.startsWith('cancel'))).to.deep.equal([
      `observe ${first}`,
      `read ${third}`,
      `observe ${second}`,
      'read /3/0/3',
      `observe-composite ${both}`,
    ]);
  });

  it('a device of LwM2M 1.0 gets single observations', async () => {
    await world.register('a', paths, { lwm2mVersion: '1.0' });
    world.link.sent.length = 0;
    await observe(first, second);
    expect(world.link.sent).to.deep.equal([`observe ${first}`, `observe ${second}`]);
  });

  it('observeComposite never: each resource gets its own observation', async () => {
    await world.close();
    world = await DeviceWorld.create({ observeComposite: 'never' });
    await begin();
    await observe(first, second);
    expect(world.link.sent).to.deep.equal([`observe ${first}`, `observe ${second}`]);
  });

  it('a deleted SmartObject leaves it', async () => {
    await observe(first, second, third);
    world.link.sent.length = 0;
    const object = (await world.objectsOf(device.id)).get('/3303/0')!;
    await world.domain.smartObjects.delete(world.deviceNetworkId, object.id);
    await regroup();
    expect(world.link.sent).to.deep.equal([
      'delete /3303/0',
      `observe-composite ${second} ${third}`,
      `cancel-composite ${both} ${third} active`,
    ]);
    expect(await world.store.collection(observations).count()).to.equal(2);
  });

  it('a deleted device gets no further requests', async () => {
    await observe(first, second);
    world.link.sent.length = 0;
    await world.domain.deviceDeletion.delete(world.deviceNetworkId, device.id);
    await regroup();
    expect(world.link.sent).to.deep.equal([]);
    expect(world.link.left).to.have.length.above(0);
    expect(await world.store.collection(observations).count()).to.equal(0);
  });

  it('a device in queue mode gets changed composites when it wakes', async () => {
    const location = await world.register('a', paths, { queueMode: true });
    await observe(first, second);
    await world.clock.advance(200_000);
    await world.settle();
    world.link.sent.length = 0;
    await cancel(first);
    await regroup();
    expect(world.link.sent).to.deep.equal([]);
    await world.update(location);
    await regroup();
    expect(world.link.sent).to.deep.equal([`cancel-composite ${both} active`, `observe ${second}`]);
    expect([await state(first), await state(second)]).to.deep.equal([false, true]);
  });
});
