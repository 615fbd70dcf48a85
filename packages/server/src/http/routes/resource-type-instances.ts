import type { ResourceTypeInstanceService } from '../../domain/services/catalogue/resource-type-instance-service.ts';
import type { TypeChanges } from '../../domain/services/smart-objects/type-changes.ts';
import { noContent } from '../handler.ts';
import type { Reply, RouteTable } from '../handler.ts';
import { given } from '../presenters/given.ts';

/** ResourceTypeInstanceRequest, as the contract has checked it. */
interface InstanceBody {
  readonly Id?: string;
  readonly ResourceTypeId: string;
}

/** Which resources smart object types have: routes of the tag `smartObjectTypes`. */
export function resourceTypeInstanceRoutes(
  instances: ResourceTypeInstanceService,
  changes: Pick<TypeChanges, 'follow'>,
): RouteTable {
  /** Smart objects have followed when the answer leaves; a client that goes away does not stop them. */
  const followed = async (deviceNetworkId: string, work: Promise<void>): Promise<Reply> => {
    await work;
    await changes.follow(deviceNetworkId);
    return noContent();
  };
  return {
    'smartObjectTypes.updateResourceTypeInstances': async ({ params, body, principal }) => {
      const inputs = (body as readonly InstanceBody[]).map((one) => ({
        resourceTypeId: one.ResourceTypeId,
        ...given({ id: one.Id }),
      }));
      return followed(
        principal.deviceNetworkId,
        instances.setInstances(principal.deviceNetworkId, params['id'] ?? '', inputs),
      );
    },
    'smartObjectTypes.addResourceType': async ({ params, principal }) =>
      followed(
        principal.deviceNetworkId,
        instances.addResourceType(
          principal.deviceNetworkId,
          params['id'] ?? '',
          params['resourceTypeId'] ?? '',
        ),
      ),
    'smartObjectTypes.removeResourceType': async ({ params, principal }) =>
      followed(
        principal.deviceNetworkId,
        instances.removeResourceType(
          principal.deviceNetworkId,
          params['id'] ?? '',
          params['resourceTypeId'] ?? '',
        ),
      ),
  };
}
