import { expect } from 'chai';
import type { ValueRecord } from '@muster/lwm2m/core';
import { resourceId } from '../../../src/features/device-objects/model.ts';
import { resolveResource } from '../../../src/features/device-objects/resource-views.ts';
import type { FutureTime } from '../../../src/features/measurements/measurement-service.ts';
import { worldPerTest } from '../../support/app-of-tests.ts';
import { deviceSource as source, type DeviceWorld, record } from '../../support/device-world.ts';
import { refusalOf } from '../../support/failure-of.ts';

describe('SendService', () => {
  let world: DeviceWorld;
  let deviceId: string;
  let future: FutureTime[];

  worldPerTest(
    async (one) => {
      future = [];
      world = one;
      deviceId = (await world.addDevice('a', '/1/0', '/3/0', '/3303/0')).id;
      world.seen.length = 0;
    },
    { onFutureTime: (value) => future.push(value) },
  );

  const send = (...records: readonly ValueRecord[]): Promise<void> =>
    world.domain.measurements.takeSend(source, records);

  const refusal = async (work: Promise<void>): Promise<string> => (await refusalOf(work)).coapCode;

  async function idOf(path: string, rid: number, riid?: number): Promise<string> {
    return resourceId((await world.objectsOf(deviceId)).get(path)!.id, rid, riid);
  }

  /** The values of the sensor, with their times relative to one. */
  async function storedSince(now: number): Promise<readonly unknown[]> {
    const samples = await world.store.measurements.range(await idOf('/3303/0', 5700), 0, now + 1e9, 20);
    return samples.map(({ timeMs, value }) => [timeMs - now, value]);
  }

  it('values without a time that arrive within a millisecond are all kept, in their order', async () => {
    const now = world.clock.now();
    for (const value of [1, 2, 3]) await send(record('/3303/0/5700', value), record('/3303/0/5701', 'Cel'));
    expect(await storedSince(now)).to.deep.equal([
      [0, 1],
      [1, 2],
      [2, 3],
    ]);
    await world.clock.advance(1000);
    await send(record('/3303/0/5700', 4));
    const latest = await world.store.measurements.latest([await idOf('/3303/0', 5700)]);
    expect([...latest.values()].map((one) => one.timeMs)).to.deep.equal([now + 1000]);
  });

  it('each value is stored at its own time, and published', async () => {
    const now = world.clock.now();
    await send(
      record('/3303/0/5700', 19, now - 7_200_000),
      record('/3303/0/5700', 20, now - 3_600_000),
      record('/3303/0/5701', 'Cel'),
    );
    expect(await storedSince(now)).to.deep.equal([
      [-7_200_000, 19],
      [-3_600_000, 20],
    ]);
    const unit = await world.store.measurements.latest([await idOf('/3303/0', 5701)]);
    expect([...unit.values()].map((one) => one.timeMs)).to.deep.equal([now]);
    const events = world.seen.filter((one) => one.type === 'measurement');
    expect(events.map(({ timeMs }) => timeMs)).to.deep.equal([now - 7_200_000, now - 3_600_000, now]);
  });

  it('an older value does not replace the latest one', async () => {
    const now = world.clock.now();
    await send(record('/3303/0/5700', 21));
    await send(record('/3303/0/5700', 18, now - 60_000));
    const id = await idOf('/3303/0', 5700);
    expect((await world.store.measurements.latest([id])).get(id)?.value).to.equal(21);
  });

  it('a time in the future is that of the receipt: it hides no later value, and the event has the claimed time', async () => {
    const now = world.clock.now();
    const id = await idOf('/3303/0', 5700);
    // An uptime of 12 hours as a relative time (RFC 8428, 4.5.3), and a batch of a clock that is ahead.
    await send(record('/3303/0/5700', 20, now + 43_200_000));
    await world.clock.advance(1_000);
    await send(record('/3303/0/5700', 90));
    await world.clock.advance(1_000);
    await send(record('/3303/0/5700', 95));
    expect(await storedSince(now)).to.deep.equal([
      [0, 20],
      [1_000, 90],
      [2_000, 95],
    ]);
    const latest = await world.store.measurements.latest([id]);
    expect(latest.get(id)?.value).to.equal(95);
    const events = world.seen.filter((one) => one.type === 'measurement');
    expect(events.map(({ claimedMs }) => claimedMs)).to.deep.equal([now + 43_200_000, undefined, undefined]);
    await world.clock.advance(8_000);
    const hour = 3_600_000;
    await send(
      record('/3303/0/5700', 1, now + hour),
      record('/3303/0/5700', 2, now + hour + 5_000),
      record('/3303/0/5700', 3, now - 60_000),
      record('/3303/0/5700', 4, now + 19_999),
    );
    expect(await storedSince(now)).to.deep.equal([
      [-60_000, 3],
      [0, 20],
      [1_000, 90],
      [2_000, 95],
      [5_000, 1],
      [10_000, 2],
      [19_999, 4],
    ]);
    expect(world.domain.measurements.counters()).to.deep.equal({ futureTimes: 3 });
    expect(
      future.map(({ path, claimedMs, storedMs }) => [path, claimedMs - now, storedMs - now]),
    ).to.deep.equal([
      ['/3303/0/5700', 43_200_000, 0],
      ['/3303/0/5700', hour, 5_000],
      ['/3303/0/5700', hour + 5_000, 10_000],
    ]);
  });

  it('resource instances appear with their values', async () => {
    await send(record('/3/0/7/0', 3800), record('/3/0/7/1', 5000));
    const id = await idOf('/3/0', 7, 1);
    const { view } = await resolveResource(world.store, world.admin.models, world.deviceNetworkId, id);
    expect(view.url).to.equal('/3/0/7/1');
  });

  it('a source without a registration, or with another identity, is a 4.04', async () => {
    const stranger = { ...source, port: 40_009 };
    const records = [record('/3303/0/5700', 1)];
    expect(await refusal(world.domain.measurements.takeSend(stranger, records))).to.equal('4.04');
    expect(await refusal(world.domain.measurements.takeSend({ ...source, identity: 'x' }, records))).to.equal(
      '4.04',
    );
  });

  it('a value of an instance that is not listed costs no other; alone it is a 4.04', async () => {
    await send(record('/3303/0/5700', 1), record('/3303/7/5700', 1));
    expect((await world.store.measurements.latest([await idOf('/3303/0', 5700)])).size).to.equal(1);
    expect(await refusal(send(record('/3303/7/5700', 1)))).to.equal('4.04');
  });

  it('a value of an object that is not registered is a 4.04, and nothing of the Send is stored', async () => {
    expect(await refusal(send(record('/3303/0/5700', 1), record('/3304/0/5700', 1)))).to.equal('4.04');
    expect(world.types()).to.deep.equal([]);
    expect((await world.store.measurements.latest([await idOf('/3303/0', 5700)])).size).to.equal(0);
  });

  it('values of unknown resources are ignored, unless there are no others: 4.04', async () => {
    await send(record('/3303/0/5700', 1), record('/3303/0/26241', 1));
    expect(world.types()).to.deep.equal(['measurement']);
    expect(await refusal(send(record('/3303/0/26241', 1)))).to.equal('4.04');
  });

  it('a Send without values is a 4.00', async () => {
    expect(await refusal(send())).to.equal('4.00');
  });
});
