import { parseIsoTime } from '@muster/lwm2m/core';
import type {
  AdvancedMeasurementQuery,
  AggregatedMeasurements,
  MeasurementMessage,
  MinimalMeasurementMessage,
  ResolutionRequest,
  ResolutionResponse,
} from '../../http/generated/contract.ts';
import { ok, read } from '../../http/handler.ts';
import type {
  FeatureRoutes,
  PathOf,
  QueryOf,
  ReadContext,
  ReplyMessage,
  ReplyOf,
} from '../../http/handler.ts';
import { membersOf } from '../../http/members.ts';
import { readEntity } from '../../http/reads.ts';
import { jsonParts, presentValue } from '../../http/replies.ts';
import { createRoute, deleteRoute, updateRoute } from '../../http/writes.ts';
import { invalidMember } from '../../kernel/errors.ts';
import { inNetwork } from '../../kernel/entities.ts';
import { omitUndefined } from '../../kernel/data.ts';
import type { Reader, Sample } from '../../store/port.ts';
import { smartObjectTypes } from '../catalogue/model.ts';
import type { SmartObjectType } from '../catalogue/model.ts';
import { resolveResource } from '../device-objects/resource-views.ts';
import type { ResolvedResource } from '../device-objects/resource-views.ts';
import { advancedResults } from './advanced-query.ts';
import type { AdvancedQuery } from './advanced-query.ts';
import { aggregate, compressed, samplesBetween } from './measurement-queries.ts';
import type { AggregatedPoint, Aggregation } from './measurement-queries.ts';
import { resolutions } from './model.ts';
import type { Resolution, ResolvedResourceType } from './model.ts';
import type { ResolutionInput, ResolutionService } from './resolution-service.ts';

const members = membersOf<Resolution>()({
  Id: 'unlisted',
  Title: 'unlisted',
  Timespan: { path: 'timespanMs' },
  RetentionDays: 'unlisted',
});
const show = members.show();

export interface Services {
  readonly resolutions: ResolutionService;
}

type MeasurementContext = ReadContext<{
  readonly resourceId: string;
  readonly start: string;
  readonly end?: string;
}>;

/** Routes of the tags `measurements`, `kpi` and `resolutions`. */
export const routes: FeatureRoutes<
  'deviceNetworks.listResolutions' | 'kpi' | 'measurements' | 'resolutions',
  Services
> = {
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
    const results = await advancedResults(deps, principal.deviceNetworkId, advancedQuery(body), nowMs);
    return ok(
      results.map(({ timeMs, value }) => ({ Timestamp: new Date(timeMs).toISOString(), Value: value })),
    );
  }),
  'kpi.since': read(async (context) => {
    requireDimension(Number(context.params.dimension), 'dimension');
    return since(context);
  }),
  'resolutions.list': read(async (context) => {
    const { smartObjectTypeId, resourceTypeId } = context.query;
    const wanted = {
      smartObjectTypeId: smartObjectTypeId?.toLowerCase(),
      resourceTypeId: resourceTypeId?.toLowerCase(),
    };
    return ok(await listResolutions(context, omitUndefined(wanted)));
  }),
  'deviceNetworks.listResolutions': read(async (context) => ok(await listResolutions(context, {}))),
  'resolutions.create': createRoute('resolutions', '/api/v3/resolutions', resolutionInput),
  'resolutions.get': read(async (context) => {
    const found = await readEntity(context, resolutions, 'resolution');
    return ok(presentResolution(found, await typesOf(context.reader, [found])));
  }),
  'resolutions.update': updateRoute('resolutions', resolutionInput),
  'resolutions.delete': deleteRoute('resolutions'),
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

function advancedQuery(body: AdvancedMeasurementQuery): AdvancedQuery {
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

/** Format of the times of points. By default, both are returned. */
type DateFormat = 'UnixTimestampMS' | 'ISO8601';

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
function presentAggregation(
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

/** Lists the resolutions for a resource, shortest first. An absent member matches any resolution. */
async function listResolutions(
  { principal, reader }: ReadContext<unknown>,
  resource: Partial<ResolvedResourceType>,
): Promise<ResolutionResponse[]> {
  const query = inNetwork(principal.deviceNetworkId, { sort: [{ field: 'timespanMs', direction: 'asc' }] });
  const found = (await reader.collection(resolutions).find(query)).filter((one) => isFor(one, resource));
  const types = await typesOf(reader, found);
  return found.map((one) => presentResolution(one, types));
}

/** Returns whether a resolution applies to a resource. Without resources, it applies to all. */
function isFor(
  { resources }: Resolution,
  { smartObjectTypeId, resourceTypeId }: Partial<ResolvedResourceType>,
): boolean {
  return (
    resources.length === 0 ||
    resources.some(
      (one) =>
        (smartObjectTypeId ?? one.smartObjectTypeId) === one.smartObjectTypeId &&
        (resourceTypeId ?? one.resourceTypeId) === one.resourceTypeId,
    )
  );
}

/** Returns the smart object types of resolutions, by ID. */
function typesOf(
  reader: Reader,
  found: readonly Resolution[],
): Promise<ReadonlyMap<string, SmartObjectType>> {
  const ids = found.flatMap((one) => one.resources.map((each) => each.smartObjectTypeId));
  return reader.collection(smartObjectTypes).getMany(new Set(ids));
}

const HOUR_MS = 3_600_000;

function resolutionInput(body: ResolutionRequest): ResolutionInput {
  return {
    ...members.read({ Timespan: HOUR_MS, ...body }),
    resources: (body.ResourceTypeInstances ?? []).map((one) => ({
      smartObjectTypeId: one.SmartObjectTypeId.toLowerCase(),
      resourceTypeId: one.ResourceTypeId.toLowerCase(),
    })),
  };
}

/** Leaves out resource types that their object no longer has. */
function presentResolution(
  resolution: Resolution,
  types: ReadonlyMap<string, SmartObjectType>,
): ResolutionResponse {
  return {
    ...show(resolution),
    ResourceTypeInstances: resolution.resources.flatMap(({ smartObjectTypeId, resourceTypeId }) => {
      const instances = types.get(smartObjectTypeId)?.resourceTypeInstances ?? [];
      return instances
        .filter((one) => one.resourceTypeId === resourceTypeId)
        .map(({ id }) => ({ Id: id, SmartObjectTypeId: smartObjectTypeId, ResourceTypeId: resourceTypeId }));
    }),
  };
}
