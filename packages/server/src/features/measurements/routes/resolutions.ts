import type { ResolutionDetails, ResolutionInput, ResolutionService } from '../resolution-service.ts';
import type { ResolutionRequest, ResolutionResponse } from '../../../http/generated/contract.ts';
import { create, noContent, ok } from '../../../http/handler.ts';
import type { Routes } from '../../../http/handler.ts';
import { omitUndefined } from '../../../kernel/omit-undefined.ts';

const HOUR_MS = 3_600_000;

export function resolutionRoutes(
  resolutions: ResolutionService,
): Routes<'deviceNetworks.listResolutions' | 'resolutions'> {
  return {
    'resolutions.list': async ({ query, principal }) => {
      const asked = omitUndefined({
        smartObjectTypeId: query.smartObjectTypeId?.toLowerCase(),
        resourceTypeId: query.resourceTypeId?.toLowerCase(),
      });
      return ok((await resolutions.list(principal.deviceNetworkId, asked)).map(present));
    },
    'deviceNetworks.listResolutions': async ({ principal }) =>
      ok((await resolutions.list(principal.deviceNetworkId)).map(present)),
    'resolutions.create': ({ body, principal, begin }) =>
      create(begin, '/api/v3/resolutions', (unit) =>
        resolutions.create(principal.deviceNetworkId, inputOf(body), unit),
      ),
    'resolutions.get': async ({ params, principal }) =>
      ok(present(await resolutions.get(principal.deviceNetworkId, params.id))),
    'resolutions.update': async ({ params, body, principal }) => {
      const input = inputOf(body);
      await resolutions.update(principal.deviceNetworkId, params.id, input);
      return noContent();
    },
    'resolutions.delete': async ({ params, principal }) => {
      await resolutions.delete(principal.deviceNetworkId, params.id);
      return noContent();
    },
  };
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

/** A resource type that its object has no longer is left out. */
function present({ resolution, types }: ResolutionDetails): ResolutionResponse {
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
