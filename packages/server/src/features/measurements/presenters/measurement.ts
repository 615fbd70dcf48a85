import type { Sample } from '../../../store/port.ts';
import type { AggregatedPoint } from '../aggregation.ts';
import type { Aggregation } from '../measurement-queries.ts';
import type {
  AggregatedMeasurements,
  MeasurementMessage,
  MinimalMeasurementMessage,
} from '../../../http/generated/contract.ts';
import type { ReplyMessage } from '../../../http/handler.ts';
import { presentValue } from '../../../http/replies/latest-measurement.ts';
import { jsonParts } from '../../../http/replies/json-parts.ts';

/** Format of the times of points. By default, both are returned. */
export type DateFormat = 'UnixTimestampMS' | 'ISO8601';

/** Presents a MinimalMeasurementMessage. */
export function presentMinimal(sample: Pick<Sample, 'timeMs' | 'value'>): MinimalMeasurementMessage {
  return {
    UnixTimestamp: sample.timeMs,
    DateTime: new Date(sample.timeMs).toISOString(),
    ...presentValue(sample),
  };
}

export function presentMeasurements(
  resourceId: string,
  samples: readonly Sample[],
): ReplyMessage<200, never> {
  return { status: 200, parts: jsonParts({ id: resourceId }, 'v', samples, presentMinimal) };
}

/**
 * Presents AggregatedMeasurements.
 *
 * @param tookMs duration of the aggregation in milliseconds
 */
export function presentAggregation(
  resourceId: string,
  aggregation: Aggregation,
  points: readonly AggregatedPoint[],
  tookMs: number,
  dateFormat: DateFormat | undefined,
): ReplyMessage<200, never> {
  const head: Omit<AggregatedMeasurements, 'v'> = {
    id: resourceId,
    AggregationType: aggregation.type,
    TimespanStart: aggregation.startMs,
    TimespanEnd: aggregation.endMs,
    Resolution: aggregation.resolutionMs,
    CalculatedResolution: aggregation.calculatedResolutionMs,
    NumberOfMeasurements: aggregation.count,
    Timers: { Aggregation: tookMs },
  };
  const parts = jsonParts(head, 'v', points, ({ timeMs, figures }): MeasurementMessage => ({
    ...(dateFormat === 'ISO8601' ? {} : { t: timeMs }),
    ...(dateFormat === 'UnixTimestampMS' ? {} : { d: new Date(timeMs).toISOString() }),
    m: figures,
  }));
  return { status: 200, parts };
}
