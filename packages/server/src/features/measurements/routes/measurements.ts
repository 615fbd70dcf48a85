import { parseIsoTime } from '@muster/lwm2m/core';
import { invalidMember } from '../../../kernel/errors.ts';
import { resolveResource } from '../../device-objects/resource-views.ts';
import type { ResolvedResource } from '../../device-objects/resource-views.ts';
import { advancedResults } from '../advanced-query.ts';
import type { AdvancedQuery } from '../advanced-query.ts';
import { aggregate, compressed, samplesBetween } from '../measurement-queries.ts';
import type { Aggregation } from '../measurement-queries.ts';
import type { AdvancedMeasurementQuery } from '../../../http/generated/contract.ts';
import { ok, read } from '../../../http/handler.ts';
import type { FeatureRoutes, PathOf, QueryOf, ReadContext, ReplyOf } from '../../../http/handler.ts';
import { omitUndefined } from '../../../kernel/omit-undefined.ts';
import { presentAggregation, presentMeasurements } from '../presenters/measurement.ts';

type MeasurementContext = ReadContext<{
  readonly resourceId: string;
  readonly start: string;
  readonly end?: string;
}>;

/** Routes of the tags `measurements` and `kpi`. */
export const routes: FeatureRoutes<'kpi' | 'measurements'> = {
  'measurements.since': read(since),
  'measurements.sinceTo': read(since),
  'measurements.aggregations': read(async (context) => {
    const { dateFormat } = context.query;
    const { aggregation, took } = await aggregated(context);
    return presentAggregation(context.params.resourceId, aggregation, aggregation.points, took, dateFormat);
  }),
  'measurements.compressed': read(async (context) => {
    const { dateFormat = 'UnixTimestampMS' } = context.query;
    const { aggregation, took } = await aggregated(context);
    const points = compressed(aggregation.points);
    return presentAggregation(context.params.resourceId, aggregation, points, took, dateFormat);
  }),
  'measurements.advanced': read(async ({ body, catalogues, nowMs, principal, reader }) => {
    const deps = { store: reader, catalogues };
    const results = await advancedResults(deps, principal.deviceNetworkId, queryOf(body), nowMs);
    return ok(
      results.map(({ timeMs, value }) => ({ Timestamp: new Date(timeMs).toISOString(), Value: value })),
    );
  }),
  'kpi.since': read(async (context) => {
    requireDimension(Number(context.params.dimension), 'dimension');
    return since(context);
  }),
};

async function since(context: MeasurementContext): Promise<ReplyOf<'measurements.since'>> {
  const { nowMs, params, reader } = context;
  const { resourceId, start, end } = params;
  const { view } = await resourceOf(context);
  const toMs = end === undefined ? undefined : Number(end);
  return presentMeasurements(resourceId, await samplesBetween(reader, view.id, Number(start), toMs, nowMs));
}

const resourceOf = ({
  catalogues,
  params,
  principal,
  reader,
}: ReadContext<{ readonly resourceId: string }>): Promise<ResolvedResource> =>
  resolveResource(reader, catalogues, principal.deviceNetworkId, params.resourceId);

async function aggregated(
  context: ReadContext<PathOf<'measurements.aggregations'>, QueryOf<'measurements.aggregations'>>,
): Promise<{ readonly aggregation: Aggregation; readonly took: number }> {
  const { nowMs, query, reader } = context;
  const { view } = await resourceOf(context);
  const began = performance.now();
  const aggregation = await aggregate(
    reader,
    view.id,
    omitUndefined({
      type: query.aggregationType,
      resolutionMs: query.resolution,
      startMs: query.timespanStart,
      endMs: query.timespanEnd,
      maxPoints: query.maximumNumberOfMeasurements,
    }),
    nowMs,
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
