import { smartObjectTypes } from '../../catalogue/model.ts';
import type { SmartObjectType } from '../../catalogue/model.ts';
import { resolutions } from '../model/resolution.ts';
import type { Resolution, ResolvedResourceType } from '../model/resolution.ts';
import type { ResolutionInput, ResolutionService } from '../resolution-service.ts';
import type { ResolutionRequest, ResolutionResponse } from '../../../http/generated/contract.ts';
import { act, create, noContent, ok, read } from '../../../http/handler.ts';
import type { FeatureRoutes, ReadContext } from '../../../http/handler.ts';
import { readEntity } from '../../../http/reads.ts';
import { inNetwork } from '../../../kernel/list-query.ts';
import { omitUndefined } from '../../../kernel/omit-undefined.ts';
import type { Reader } from '../../../store/port.ts';

const HOUR_MS = 3_600_000;

export interface Services {
  readonly resolutions: ResolutionService;
}

export const routes: FeatureRoutes<'deviceNetworks.listResolutions' | 'resolutions', Services> = {
  'resolutions.list': read(async (context) => {
    const { smartObjectTypeId, resourceTypeId } = context.query;
    const wanted = {
      smartObjectTypeId: smartObjectTypeId?.toLowerCase(),
      resourceTypeId: resourceTypeId?.toLowerCase(),
    };
    return ok(await list(context, omitUndefined(wanted)));
  }),
  'deviceNetworks.listResolutions': read(async (context) => ok(await list(context, {}))),
  'resolutions.create': act(({ body, principal, begin }, { resolutions: service }) =>
    create(begin, '/api/v3/resolutions', (unit) =>
      service.create(principal.deviceNetworkId, inputOf(body), unit),
    ),
  ),
  'resolutions.get': read(async (context) => {
    const found = await readEntity(context, resolutions, 'resolution');
    return ok(present(found, await typesOf(context.reader, [found])));
  }),
  'resolutions.update': act(async ({ params, body, principal }, { resolutions: service }) => {
    await service.update(principal.deviceNetworkId, params.id, inputOf(body));
    return noContent();
  }),
  'resolutions.delete': act(async ({ params, principal }, { resolutions: service }) => {
    await service.delete(principal.deviceNetworkId, params.id);
    return noContent();
  }),
};

/** Lists the resolutions for a resource, shortest first. An absent member matches any resolution. */
async function list(
  { principal, reader }: ReadContext<unknown>,
  resource: Partial<ResolvedResourceType>,
): Promise<ResolutionResponse[]> {
  const query = inNetwork(principal.deviceNetworkId, { sort: [{ field: 'timespanMs', direction: 'asc' }] });
  const found = (await reader.collection(resolutions).find(query)).filter((one) => isFor(one, resource));
  const types = await typesOf(reader, found);
  return found.map((one) => present(one, types));
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

function inputOf(body: ResolutionRequest): ResolutionInput {
  return {
    timespanMs: body.Timespan ?? HOUR_MS,
    resources: (body.ResourceTypeInstances ?? []).map((one) => ({
      smartObjectTypeId: one.SmartObjectTypeId.toLowerCase(),
      resourceTypeId: one.ResourceTypeId.toLowerCase(),
    })),
    ...omitUndefined({ title: body.Title, retentionDays: body.RetentionDays }),
  };
}

/** Leaves out resource types that their object no longer has. */
function present(resolution: Resolution, types: ReadonlyMap<string, SmartObjectType>): ResolutionResponse {
  return {
    Id: resolution.id,
    Title: resolution.title,
    Timespan: resolution.timespanMs,
    RetentionDays: resolution.retentionDays,
    ResourceTypeInstances: resolution.resources.flatMap(({ smartObjectTypeId, resourceTypeId }) => {
      const instances = types.get(smartObjectTypeId)?.resourceTypeInstances ?? [];
      return instances
        .filter((one) => one.resourceTypeId === resourceTypeId)
        .map(({ id }) => ({ Id: id, SmartObjectTypeId: smartObjectTypeId, ResourceTypeId: resourceTypeId }));
    }),
  };
}
