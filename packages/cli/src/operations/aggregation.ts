import { isRow, type Row } from '../output/value.ts';
import type { OperationSpec } from './spec.ts';

const operations: ReadonlySet<string> = new Set(['measurements.aggregations', 'measurements.compressed']);

/** The values of a point with the aggregation All, in the order of the schema AggregationType in openapi.yaml. */
const allAggregations = [
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
];

/** Whether the result of an operation is a series of points. */
export const isAggregation = ({ id }: OperationSpec): boolean => operations.has(id);

/** The columns of a point. */
export const columnsOfAggregation = (flags: Readonly<Record<string, unknown>>): string[] => [
  'id',
  'Time',
  ...(flags['aggregation-type'] === 'All' ? allAggregations : ['Value']),
];

/**
 * Returns a row for each point of a series.
 *
 * @param forPeople whether times stay epoch milliseconds, which tables show in local time
 */
export function pointsOf(result: unknown, forPeople: boolean): Row[] {
  if (!isRow(result) || !Array.isArray(result['v'])) return [];
  const { id, AggregationType: type } = result;
  return result['v'].filter(isRow).map(({ t, d, m }) => {
    const values: readonly unknown[] = Array.isArray(m) ? m : [];
    const named =
      type === 'All' ? allAggregations.map((name, at) => [name, values[at]]) : [['Value', values[0]]];
    return { id, Time: timeOf(t, d, forPeople), ...(Object.fromEntries(named) as Row) };
  });
}

function timeOf(epochMs: unknown, dateTime: unknown, forPeople: boolean): unknown {
  if (typeof epochMs !== 'number') return dateTime;
  return forPeople ? epochMs : new Date(epochMs).toISOString();
}
