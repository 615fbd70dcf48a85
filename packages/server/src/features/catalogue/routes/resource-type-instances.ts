import type { ResourceTypeInstanceService } from '../resource-type-instance-service.ts';
import { noContent } from '../../../http/handler.ts';
import type { Routes } from '../../../http/handler.ts';
import { omitUndefined } from '../../../kernel/omit-undefined.ts';

/** Updates the smart objects of a network after changes of their types. */
export interface TypeFollower {
  follow(deviceNetworkId: string): Promise<void>;
}

/** Routes for the resources of smart object types, of the tag `smartObjectTypes`. */
export function resourceTypeInstanceRoutes(
  instances: ResourceTypeInstanceService,
  changes: TypeFollower,
): Routes<
  | 'smartObjectTypes.addResourceType'
  | 'smartObjectTypes.removeResourceType'
  | 'smartObjectTypes.updateResourceTypeInstances'
> {
  /** Responds after the smart objects have been updated. If the client disconnects, the update continues. */
  const followed = async (deviceNetworkId: string, work: Promise<void>) => {
    await work;
    await changes.follow(deviceNetworkId);
    return noContent();
  };
  return {
    'smartObjectTypes.updateResourceTypeInstances': async ({ params, body, principal }) => {
      const inputs = body.map((one) => ({
        resourceTypeId: one.ResourceTypeId,
        ...omitUndefined({ id: one.Id }),
      }));
      return followed(
        principal.deviceNetworkId,
        instances.setInstances(principal.deviceNetworkId, params.id, inputs),
      );
    },
    'smartObjectTypes.addResourceType': async ({ params, principal }) =>
      followed(
        principal.deviceNetworkId,
        instances.addResourceType(principal.deviceNetworkId, params.id, params.resourceTypeId),
      ),
    'smartObjectTypes.removeResourceType': async ({ params, principal }) =>
      followed(
        principal.deviceNetworkId,
        instances.removeResourceType(principal.deviceNetworkId, params.id, params.resourceTypeId),
      ),
  };
}
