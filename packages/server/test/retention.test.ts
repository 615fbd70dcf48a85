import { VirtualClock } from '@muster/testkit';
import { expect } from 'chai';

import type { MeasurementStore } from '../src/store/port.ts';
import { openStore } from '../src/store/open-store.ts';
import { Retention } from '../src/retention.ts';

describe('retention', () => {
  const day = 86_400_000;
  const hour = 3_600_000;
  const start = 100 * day;

  const setUp = async (): Promise<{
    measurements: MeasurementStore;
    clock: VirtualClock;
    close: () => Promise<void>;
  }> => {
    const clock = new VirtualClock(start);
    const store = await openStore('memory:', [], { clock });
    await store.measurements.append(
      [start - 31 * day, start - 30 * day + hour / 2, start].map((timeMs) => ({
        resourceId: 'r',
        timeMs,
        value: 1,
      })),
    );
    return { measurements: store.measurements, clock, close: () => store.close() };
  };
  const count = async (measurements: MeasurementStore): Promise<number> =>
    (await measurements.range('r', 0, start, 10)).length;

  it('prunes at the start and every hour', async () => {
    const { measurements, clock, close } = await setUp();
    const retention = new Retention([measurements], clock, 30, () => undefined);
    retention.start();
    await clock.advance(1);
    expect(await count(measurements)).to.equal(2);
    await clock.advance(hour);
    expect(await count(measurements)).to.equal(1);
    await retention.stop();
    await close();
  });

  it('keeps everything for 0 days', async () => {
    const { measurements, clock, close } = await setUp();
    const retention = new Retention([measurements], clock, 0, () => undefined);
    retention.start();
    await clock.advance(hour);
    expect(await count(measurements)).to.equal(3);
    await retention.stop();
    await close();
  });

  it('reports failures and continues', async () => {
    const { measurements, clock, close } = await setUp();
    await close();
    const errors: unknown[] = [];
    const retention = new Retention([measurements], clock, 30, (error) => errors.push(error));
    retention.start();
    await clock.advance(hour);
    expect(errors.length).to.equal(2);
    await retention.stop();
  });
});
