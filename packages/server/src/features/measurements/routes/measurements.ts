import { parseIsoTime } from '@muster/lwm2m/core';
import { invalidMember } from '../../../kernel/errors.ts';
import type { Sample } from '../../../store/port.ts';
import type { AdvancedQueries, AdvancedQuery } from '../advanced-query.ts';
import { compressed } from '../measurement-queries.ts';
import type { Aggregation, MeasurementQueries } from '../measurement-queries.ts';
import type { AdvancedMeasurementQuery } from '../../../http/generated/contract.ts';
import { ok } from '../../../http/handler.ts';
import type { ContextOf, ReplyOf, RequestContext, Routes } from '../../../http/handler.ts';
import { omitUndefined } from '../../../kernel/omit-undefined.ts';
import { presentAggregation, presentMeasurements } from '../presenters/measurement.ts';

/** Finds resources by ID, and their stored values. */
export interface MeasuredResources {
  /** @throws MusterError `resource-not-found` */
  resolve(deviceNetworkId: string, id: string): Promise<{ readonly view: { readonly id: string } }>;
  /** @throws MusterError `resource-not-found`, `invalid-request` */
  measurements(deviceNetworkId: string, id: string, fromMs: number, toMs?: number): Promise<Sample[]>;
}

export interface MeasurementServices {
  readonly resources: MeasuredResources;
  readonly measurementQueries: MeasurementQueries;
  readonly advancedQueries: AdvancedQueries;
}

type MeasurementContext = RequestContext<{
  readonly resourceId: string;
  readonly start: string;
  readonly end?: string;
}>;

/** Routes of the tags `measurements` and `kpi`. */
export function measurementRoutes(services: MeasurementServices): Routes<'kpi' | 'measurements'> {
  const { resources, advancedQueries } = services;
  const list = async ({ params, principal }: MeasurementContext): Promise<ReplyOf<'measurements.since'>> => {
    const { resourceId, start, end } = params;
    const toMs = end === undefined ? undefined : Number(end);
    const samples = await resources.measurements(principal.deviceNetworkId, resourceId, Number(start), toMs);
    return presentMeasurements(resourceId, samples);
  };
  return {
    'measurements.since': list,
    'measurements.sinceTo': list,
    'measurements.aggregations': async (context) => {
      const { dateFormat } = context.query;
      const { aggregation, took } = await aggregate(services, context);
      return presentAggregation(context.params.resourceId, aggregation, aggregation.points, took, dateFormat);
    },
    'measurements.compressed': async (context) => {
      const { dateFormat = 'UnixTimestampMS' } = context.query;
      const { aggregation, took } = await aggregate(services, context);
      const points = compressed(aggregation.points);
      return presentAggregation(context.params.resourceId, aggregation, points, took, dateFormat);
    },
    'measurements.advanced': async ({ body, principal }) => {
      const query = queryOf(body);
      const results = await advancedQueries.run(principal.deviceNetworkId, query);
      return ok(
        results.map(({ timeMs, value }) => ({ Timestamp: new Date(timeMs).toISOString(), Value: value })),
      );
    },
    'kpi.since': async (context) => {
      requireDimension(Number(context.params.dimension), 'dimension');
      return list(context);
    },
  };
}

async function aggregate(
  { resources, measurementQueries }: MeasurementServices,
  { params, query, principal }: ContextOf<'measurements.aggregations'> | ContextOf<'measurements.compressed'>,
): Promise<{ readonly aggregation: Aggregation; readonly took: number }> {
  const { view } = await resources.resolve(principal.deviceNetworkId, params.resourceId);
  const began = performance.now();
  const aggregation = await measurementQueries.aggregate(
    view.id,
    omitUndefined({
      type: query.aggregationType,
      resolutionMs: query.resolution,
      startMs: query.timespanStart,
      endMs: query.timespanEnd,
      maxPoints: query.maximumNumberOfMeasurements,
    }),
  );
  return { aggregation, took: Math.round(performance.now() - began) };
}

/** @throws MusterError `invalid-request` */
function requireDimension(dimension: number, member: string): void {
  if (dimension !== 0) {
    throw invalidMember(member, `Must be 0, not ${dimension}. Resources have one dimension.`);
  }
}

function queryOf(body: AdvancedMeasurementQuery): AdvancedQuery {
  requireDimension(body.Dimension ?? 0, 'Dimension');
  return {
    groupBy: body.GroupBy ?? [],
    smartObjectTemplateIds: body.SensorTemplateIds ?? [],
    locationIds: body.LocationIds ?? [],
    includeChildLocations: body.IncludeChildLocations ?? false,
    tagIds: body.TagIds ?? [],
    ...omitUndefined({
      calculation: body.Calculation,
      resourceCollectionId: body.SensorCollectionId,
      resourceTypeId: body.SensorTypeId,
      startMs: timeOf(body.Start),
      endMs: timeOf(body.Stop),
    }),
  };
}

const timeOf = (text: string | undefined): number | undefined =>
  text === undefined ? undefined : parseIsoTime(text);
