import { expect } from 'chai';
import { perTest } from '../../../support/app-of-tests.ts';
import type { DeviceWorld } from '../../../support/device-world.ts';
import { expectError } from '../../../support/app.ts';
import { formula, TransformerWorld } from '../../../support/transformer-world.ts';

const MINUTE = 60_000;

describe('transformers of aggregated sources', () => {
  let world: TransformerWorld;
  /** The first period that ends during the test. */
  let startMs: number;

  perTest(TransformerWorld, async (one) => {
    world = one;
    const { clock } = world.app.world;
    await clock.advance(MINUTE - (clock.now() % MINUTE));
    startMs = clock.now();
  });

  const aggregated = (Aggregation: string, Value = 'sources[0].value', Resolution = MINUTE): object => {
    const { temperature, load } = world;
    return formula('of a minute', Value, temperature, load, {
      TransformerSourceTypeConfigurations: [
        { ResourceTypeId: temperature.resource, Aggregation, Resolution },
      ],
    });
  };

  const at = async (timeMs: number): Promise<void> => {
    const { app } = world;
    await app.world.clock.advance(timeMs - app.world.clock.now());
    await app.world.settle();
  };

  /** The minute and the value of each result. */
  const computed = ({ seen }: DeviceWorld = world.app.world): string[] =>
    seen
      .filter((event) => event.type === 'measurement')
      .filter(({ path }) => path.objectId === 3322)
      .map(({ timeMs, value }) => `${(timeMs - startMs) / MINUTE}: ${String(value)}`);

  it('the value of a period is computed at its end, and has that time', async () => {
    const made = await world.add(aggregated('MaxValue'));
    expect(made['TransformerSourceTypeConfigurations']).to.have.nested.property('[0].Resolution', MINUTE);
    await world.report('/3303/0/5700', 20);
    await at(startMs + 30_000);
    await world.report('/3303/0/5700', 30);
    await at(startMs + 45_000);
    await world.report('/3303/0/5700', 25);
    expect(computed()).to.deep.equal([]);
    await at(startMs + MINUTE);
    expect(computed()).to.deep.equal(['1: 30']);
    await world.report('/3303/0/5700', 7);
    await at(startMs + 2 * MINUTE);
    // Without a value, aggregates of samples are missing.
    await at(startMs + 3 * MINUTE);
    expect(computed()).to.deep.equal(['1: 30', '2: 7']);
  });

  it('each aggregation is that of measurements', async () => {
    const figures = Object.entries({
      TimeWeightedAverage: 15,
      MinValue: 10,
      StartValue: 10,
      EndValue: 20,
      TimeWeightedVariance: 25,
      NbrOfMeasurements: 2,
      Length: MINUTE,
      ArithmeticMean: 15,
      Variance: 25,
    });
    // The millions of a result tell its transformer.
    const mark = (index: number): number => index * 1_000_000;
    for (const [index, [Name]] of figures.entries()) {
      await world.add({ ...aggregated(Name, `sources[0].value + ${mark(index)}`), Name });
    }
    await world.report('/3303/0/5700', 10);
    await at(startMs + 30_000);
    await world.report('/3303/0/5700', 20);
    await at(startMs + MINUTE);
    expect(computed()).to.have.members(figures.map(([, figure], index) => `1: ${mark(index) + figure}`));
  });

  it('All is an array of the aggregates, in the order of measurements', async () => {
    await world.add(aggregated('All', '$sum(sources[0].value) - sources[0].value[7]'));
    await world.report('/3303/0/5700', 10);
    await at(startMs + MINUTE);
    // Average, maximum, minimum, first, last, variance, number, [length], mean, variance.
    expect(computed()).to.deep.equal(['1: 61']);
  });

  it('a late value corrects its period', async () => {
    await world.add(aggregated('MaxValue'));
    await world.report('/3303/0/5700', 20);
    await at(startMs + MINUTE);
    await at(startMs + 3 * MINUTE);
    await world.report('/3303/0/5700', 50, world.deviceId, startMs + 10_000);
    expect(computed()).to.deep.equal(['1: 20', '1: 50']);
  });

  it('beside a latest value the newest complete period counts', async () => {
    const { temperature, load } = world;
    await world.add(
      formula('above the mean', 'sources[0].value - sources[1].value', temperature, load, {
        TransformerSourceTypeConfigurations: [
          { ResourceTypeId: temperature.resource },
          { ResourceTypeId: temperature.resource, Aggregation: 'ArithmeticMean', Resolution: MINUTE },
        ],
      }),
    );
    await world.report('/3303/0/5700', 10);
    await at(startMs + MINUTE);
    await at(startMs + MINUTE + 1000);
    await world.report('/3303/0/5700', 14);
    expect(computed().map((one) => one.split(' ')[1])).to.deep.equal(['0', '4']);
  });

  it('a restart computes the periods that have ended, and none twice', async () => {
    await world.add(aggregated('TimeWeightedAverage'));
    await world.report('/3303/0/5700', 10);
    await at(startMs + MINUTE);
    const { app } = world;
    await app.world.transformers.close();
    await at(startMs + MINUTE + 30_000);
    await world.report('/3303/0/5700', 20);
    await at(startMs + 3 * MINUTE + 1000);
    const next = await app.world.restarted();
    await next.settle();
    expect(computed(next)).to.deep.equal(['2: 15', '3: 20']);
  });

  for (const Resolution of [0, 999, 2_678_400_001]) {
    it(`a period of ${Resolution} ms is refused`, async () => {
      const answer = await world.app.post(world.list, aggregated('MaxValue', '1', Resolution));
      expectError(answer, 400, 'invalid-request');
    });
  }
});
