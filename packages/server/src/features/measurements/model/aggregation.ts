/** Figures of an interval, in the order of `All`. `docs/guides/measurements.md` defines each. */
export const intervalFigures = [
  'TimeWeightedAverage',
  'MaxValue',
  'MinValue',
  'StartValue',
  'EndValue',
  'TimeWeightedVariance',
  'NbrOfMeasurements',
  'Length',
  'ArithmeticMean',
  'Variance',
] as const;
export type IntervalFigure = (typeof intervalFigures)[number];
/** Aggregation of measurements; Realtime for none. */
export type AggregationType = IntervalFigure | 'All' | 'Realtime';
