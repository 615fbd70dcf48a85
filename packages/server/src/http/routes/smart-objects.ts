import type {
  SmartObjectInput,
  SmartObjectService,
} from '../../domain/services/smart-objects/smart-object-service.ts';
import { commandAccepted, created, noContent, ok } from '../handler.ts';
import type { RouteTable } from '../handler.ts';
import { given } from '../presenters/given.ts';
import { presentSmartObject } from '../presenters/resource.ts';

/** SmartObjectRequest, as the contract has checked it. */
interface SmartObjectBody {
  readonly DeviceId: string;
  readonly SmartObjectTypeId: string;
  readonly InstanceNumber?: number;
  readonly Label?: string;
  readonly TagIds?: readonly string[];
  readonly SmartObjectTemplateId?: string;
  readonly ResourceValues?: readonly { readonly ResourceTypeId: string; readonly Value: string }[];
}

function inputOf(body: SmartObjectBody): SmartObjectInput {
  return {
    deviceId: body.DeviceId,
    smartObjectTypeId: body.SmartObjectTypeId,
    ...(body.InstanceNumber === undefined ? {} : { instanceNumber: body.InstanceNumber }),
    ...given({
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

/** Routes of the tag `smartObjects`. */
export function smartObjectRoutes(smartObjects: SmartObjectService): RouteTable {
  return {
    'smartObjects.create': async ({ body, principal }) => {
      const { id, activityId } = await smartObjects.create(
        principal.deviceNetworkId,
        inputOf(body as SmartObjectBody),
      );
      return created(id, `/api/v3/smartobjects/${id}`, activityId);
    },
    'smartObjects.get': async ({ params, principal }) =>
      ok(presentSmartObject(await smartObjects.get(principal.deviceNetworkId, params['id'] ?? ''))),
    'smartObjects.update': async ({ params, body, principal }) => {
      const input = inputOf(body as SmartObjectBody);
      await smartObjects.update(principal.deviceNetworkId, params['id'] ?? '', input);
      return noContent();
    },
    'smartObjects.delete': async ({ params, principal }) =>
      commandAccepted(await smartObjects.delete(principal.deviceNetworkId, params['id'] ?? '')),
    'smartObjects.values': async ({ params, principal }) =>
      ok(presentSmartObject(await smartObjects.get(principal.deviceNetworkId, params['id'] ?? '', true))),
    'smartObjects.read': async ({ params, principal }) =>
      commandAccepted(await smartObjects.read(principal.deviceNetworkId, params['id'] ?? '')),
  };
}
