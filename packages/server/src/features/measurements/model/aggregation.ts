/** What an interval comes to, in the order in which `All` has them. `docs/guides/measurements.md` defines each. */
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
/** How measurements are put together; Realtime: not at all. */
export type AggregationType = IntervalFigure | 'All' | 'Realtime';
