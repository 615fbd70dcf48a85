import { expect } from 'chai';
import fc from 'fast-check';
import { intervalFigures } from '../../../src/features/measurements/model.ts';
import type { IntervalFigure } from '../../../src/features/measurements/model.ts';
import { TimeGroups, type TimePart } from '../../../src/features/measurements/advanced-query.ts';
import { Aggregator, type Intervals } from '../../../src/features/measurements/measurement-queries.ts';

type Value = number | string | boolean;
type Taken = readonly [timeMs: number, value: Value];

/** Implements the definitions of docs/guides/measurements.md millisecond by millisecond, without optimization. */
function naive(
  samples: readonly Taken[],
  { startMs, endMs, resolutionMs }: Intervals,
  before: Value | undefined,
  untilMs: number,
): Map<number, Record<IntervalFigure, number | null>> {
  const number = (value: Value | undefined): number | undefined =>
    typeof value === 'boolean'
      ? Number(value)
      : typeof value === 'number' && Number.isFinite(value)
        ? value
        : undefined;
  const count = Math.max(1, Math.ceil((endMs - startMs) / resolutionMs));
  const intervalOf = (timeMs: number): number =>
    Math.min(count - 1, Math.floor((timeMs - startMs) / resolutionMs));
  const own: number[][] = Array.from({ length: count }, () => []);
  const inForce: number[][] = Array.from({ length: count }, () => []);
  for (const [timeMs, value] of samples) {
    const figure = number(value);
    if (figure !== undefined) own[intervalOf(timeMs)]!.push(figure);
  }
  for (let ms = startMs; ms < untilMs; ms += 1) {
    const value = samples.findLast(([timeMs]) => timeMs <= ms)?.[1] ?? before;
    const figure = number(value);
    if (figure !== undefined) inForce[intervalOf(ms)]!.push(figure);
  }
  const mean = (list: readonly number[]): number => list.reduce((sum, one) => sum + one, 0) / list.length;
  const variance = (list: readonly number[]): number => mean(list.map((one) => (one - mean(list)) ** 2));
  const points = new Map<number, Record<IntervalFigure, number | null>>();
  for (let index = 0; index < count; index += 1) {
    const [list, held] = [own[index]!, inForce[index]!];
    const some = (of: readonly unknown[], figure: () => number): number | null =>
      of.length === 0 ? null : figure();
    points.set(startMs + index * resolutionMs, {
      TimeWeightedAverage: some(held, () => mean(held)),
      TimeWeightedVariance: some(held, () => variance(held)),
      Length: some(held, () => held.length),
      MaxValue: some(list, () => Math.max(...list)),
      MinValue: some(list, () => Math.min(...list)),
      StartValue: some(list, () => list[0]!),
      EndValue: some(list, () => list.at(-1)!),
      NbrOfMeasurements: some(list, () => list.length),
      ArithmeticMean: some(list, () => mean(list)),
      Variance: some(list, () => variance(list)),
    });
  }
  return points;
}

const value: fc.Arbitrary<Value> = fc.oneof(
  { weight: 6, arbitrary: fc.double({ min: -1000, max: 1000, noNaN: true }) },
  { weight: 1, arbitrary: fc.boolean() },
  { weight: 1, arbitrary: fc.constantFrom<Value>('text', '12', Number.NaN, Infinity) },
);

const task = fc
  .record({
    startMs: fc.constantFrom(0, 1_000, 1_790_000_000_000),
    spanMs: fc.integer({ min: 0, max: 120 }),
    resolutionMs: fc.integer({ min: 1, max: 150 }),
    before: fc.option(value, { nil: undefined }),
    offsets: fc.uniqueArray(fc.integer({ min: 0, max: 120 }), { maxLength: 40 }),
    values: fc.array(value, { minLength: 40, maxLength: 40 }),
    cutMs: fc.integer({ min: 0, max: 160 }),
  })
  .map(({ startMs, spanMs, resolutionMs, before, offsets, values, cutMs }) => {
    const samples = offsets
      .filter((offset) => offset <= spanMs)
      .sort((a, b) => a - b)
      .map((offset, index): Taken => [startMs + offset, values[index]!]);
    const last = samples.at(-1)?.[0] ?? startMs;
    const endMs = startMs + spanMs;
    return {
      samples,
      before,
      intervals: { startMs, endMs, resolutionMs },
      untilMs: Math.min(endMs, Math.max(last, startMs + cutMs)),
    };
  });

const SEED = Number(process.env['MUSTER_SEED'] ?? 5_700);

const near = (a: number | null, b: number | null): boolean =>
  a === null || b === null ? a === b : Math.abs(a - b) <= 1e-6 * Math.max(1, Math.abs(a), Math.abs(b));

describe(`aggregation of measurements (MUSTER_SEED=${SEED})`, () => {
  for (const type of [...intervalFigures, 'All'] as const) {
    it(`${type}: the same as the definition, computed millisecond by millisecond (spec 2, measurements)`, () => {
      fc.assert(
        fc.property(task, ({ samples, before, intervals, untilMs }) => {
          const aggregator = new Aggregator(type, intervals, before);
          for (const [timeMs, one] of samples) aggregator.take({ timeMs, value: one });
          const points = new Map(aggregator.finish(untilMs).map((one) => [one.timeMs, one.figures]));
          for (const [timeMs, expected] of naive(samples, intervals, before, untilMs)) {
            const wanted = type === 'All' ? intervalFigures.map((name) => expected[name]) : [expected[type]];
            const figures = points.get(timeMs) ?? wanted.map(() => null);
            expect(
              wanted.every((one, index) => near(one, figures[index] ?? null)),
              `at ${timeMs}: ${JSON.stringify(figures)}, not ${JSON.stringify(wanted)}`,
            ).to.equal(true);
            points.delete(timeMs);
          }
          expect([...points.keys()]).to.deep.equal([]);
        }),
        { seed: SEED, numRuns: 300 },
      );
    });
  }

  it('the variance of large values with small differences is precise', () => {
    const aggregator = new Aggregator('Variance', { startMs: 0, endMs: 10, resolutionMs: 20 }, undefined);
    [1e9 + 4, 1e9 + 7, 1e9 + 13, 1e9 + 16].forEach((one, timeMs) => aggregator.take({ timeMs, value: one }));
    expect(aggregator.finish(10)[0]?.figures[0]).to.be.closeTo(22.5, 1e-6);
  });
});

const at = (text: string): number => Date.parse(`${text}Z`);

describe('time groups', () => {
  const together: readonly [TimePart, string, string, boolean][] = [
    ['Year', '2026-01-01T00:00', '2026-12-31T23:59', true],
    ['Year', '2026-01-01T00:00', '2025-12-31T23:59', false],
    ['Quarter', '2026-04-01T00:00', '2025-06-30T00:00', true],
    ['Quarter', '2026-03-31T00:00', '2026-04-01T00:00', false],
    ['Month', '2026-02-01T00:00', '2024-02-29T00:00', true],
    ['DayOfYear', '2026-03-01T00:00', '2025-03-01T23:00', true],
    ['DayOfYear', '2024-03-01T00:00', '2025-03-01T00:00', false],
    ['Day', '2026-03-07T00:00', '2025-01-07T00:00', true],
    ['WeekDay', '2026-11-21T00:00', '2026-11-14T12:00', true],
    ['Week', '2026-01-01T00:00', '2026-01-03T23:00', true],
    ['Week', '2026-01-03T00:00', '2026-01-04T00:00', false],
    ['IsoWeek', '2026-12-31T00:00', '2027-01-01T00:00', true],
    ['IsoWeek', '2026-01-04T00:00', '2026-01-05T00:00', false],
    ['Hour', '2026-01-04T05:00', '2025-06-05T05:59', true],
    ['Hour', '2026-01-04T05:59', '2026-01-04T06:00', false],
  ];
  for (const [part, a, b, same] of together) {
    it(`${part}: ${a} and ${b} are ${same ? 'together' : 'apart'}`, () => {
      const groups = new TimeGroups([part], 0);
      expect(groups.of(at(a)) === groups.of(at(b))).to.equal(same);
    });
  }

  it('the date of a group is the start of the finest part of its earliest time', () => {
    const begin = (parts: readonly TimePart[], text: string): string => {
      const groups = new TimeGroups(parts, at('2020-02-02T00:00'));
      groups.of(at(text));
      return new Date(groups.inOrder()[0]![1]).toISOString().slice(0, 16);
    };
    expect(begin(['Year'], '2026-11-21T10:30')).to.equal('2026-01-01T00:00');
    expect(begin(['Year', 'Quarter'], '2026-11-21T10:30')).to.equal('2026-10-01T00:00');
    expect(begin(['Month', 'Year'], '2026-11-21T10:30')).to.equal('2026-11-01T00:00');
    expect(begin(['IsoWeek'], '2026-11-21T10:30')).to.equal('2026-11-16T00:00');
    expect(begin(['Week'], '2026-11-21T10:30')).to.equal('2026-11-15T00:00');
    expect(begin(['WeekDay'], '2026-11-21T10:30')).to.equal('2026-11-21T00:00');
    expect(begin(['Year', 'DayOfYear', 'Hour'], '2026-11-21T10:30')).to.equal('2026-11-21T10:00');
    expect(begin([], '2026-11-21T10:30')).to.equal('2020-02-02T00:00');
  });
});
