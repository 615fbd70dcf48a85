import type { Sample } from '../../domain/ports/store.ts';
import type { AggregatedPoint } from '../../domain/services/measurements/aggregation.ts';
import type { Aggregation } from '../../domain/services/measurements/measurement-queries.ts';
import { presentSample } from '../../domain/services/measurements/measurement-service.ts';
import type {
  AggregatedMeasurements,
  MeasurementMessage,
  MinimalMeasurementMessage,
} from '../generated/contract.ts';
import type { ReplyMessage } from '../handler.ts';
import { jsonParts } from './json-parts.ts';

/** How the times of points are written; left out: both ways. */
export type DateFormat = 'UnixTimestampMS' | 'ISO8601';

/** MinimalMeasurements. */
export function presentMeasurements(
  resourceId: string,
  samples: readonly Sample[],
): ReplyMessage<200, never> {
  const parts = jsonParts({ id: resourceId }, 'v', samples, (sample): MinimalMeasurementMessage => ({
    UnixTimestamp: sample.timeMs,
    DateTime: new Date(sample.timeMs).toISOString(),
    ...presentSample(sample),
  }));
  return { status: 200, parts };
}

/**
 * AggregatedMeasurements.
 *
 * @param tookMs milliseconds that the aggregation took
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
