import type { SmartObjectInput, SmartObjectService } from '../smart-object-service.ts';
import type { SmartObjectRequest } from '../../../http/generated/contract.ts';
import { commandAccepted, create, noContent, ok } from '../../../http/handler.ts';
import type { Routes } from '../../../http/handler.ts';
import { omitUndefined } from '../../../kernel/omit-undefined.ts';
import { presentSmartObject } from '../presenters/resource.ts';

function inputOf(body: SmartObjectRequest): SmartObjectInput {
  return {
    deviceId: body.DeviceId,
    smartObjectTypeId: body.SmartObjectTypeId,
    ...(body.InstanceNumber === undefined ? {} : { instanceNumber: body.InstanceNumber }),
    ...omitUndefined({
      label: body.Label,
      smartObjectTemplateId: body.SmartObjectTemplateId,
      tagIds: body.TagIds,
      values: body.ResourceValues?.map((one) => ({
        resourceTypeId: one.ResourceTypeId,
        value: one.Value,
      })),
    }),
  };
}

export function smartObjectRoutes(
  smartObjects: SmartObjectService,
): Routes<
  | 'smartObjects.create'
  | 'smartObjects.delete'
  | 'smartObjects.get'
  | 'smartObjects.read'
  | 'smartObjects.update'
  | 'smartObjects.values'
> {
  return {
    'smartObjects.create': ({ body, principal, begin }) =>
      create(begin, '/api/v3/smartobjects', (unit) =>
        smartObjects.create(principal.deviceNetworkId, inputOf(body), unit),
      ),
    'smartObjects.get': async ({ params, principal }) =>
      ok(presentSmartObject(await smartObjects.get(principal.deviceNetworkId, params.id))),
    'smartObjects.update': async ({ params, body, principal }) => {
      const input = inputOf(body);
      await smartObjects.update(principal.deviceNetworkId, params.id, input);
      return noContent();
    },
    'smartObjects.delete': async ({ params, principal }) =>
      commandAccepted(await smartObjects.delete(principal.deviceNetworkId, params.id)),
    'smartObjects.values': async ({ params, principal }) =>
      ok(presentSmartObject(await smartObjects.get(principal.deviceNetworkId, params.id, true))),
    'smartObjects.read': async ({ params, principal }) =>
      commandAccepted(await smartObjects.read(principal.deviceNetworkId, params.id)),
  };
}
