import type { ResourceTypeInstanceService } from '../resource-type-instance-service.ts';
import { act, noContent } from '../../../http/handler.ts';
import type { FeatureRoutes, Principal, ReplyMessage } from '../../../http/handler.ts';
import { omitUndefined } from '../../../kernel/omit-undefined.ts';

/** Updates the smart objects of a network after changes of their types. */
export interface TypeFollower {
  follow(deviceNetworkId: string): Promise<void>;
}

export interface Services {
  readonly resourceTypeInstances: ResourceTypeInstanceService;
  readonly typeChanges: TypeFollower;
}

/** Responds after the smart objects have been updated. If the client disconnects, the update continues. */
async function followed(
  { typeChanges }: Services,
  { deviceNetworkId }: Principal,
  work: Promise<void>,
): Promise<ReplyMessage<204, undefined>> {
  await work;
  await typeChanges.follow(deviceNetworkId);
  return noContent();
}

/** Routes for the resources of smart object types, of the tag `smartObjectTypes`. */
export const routes: FeatureRoutes<
  | 'smartObjectTypes.addResourceType'
  | 'smartObjectTypes.removeResourceType'
  | 'smartObjectTypes.updateResourceTypeInstances',
  Services
> = {
  'smartObjectTypes.updateResourceTypeInstances': act(async ({ params, body, principal }, services) => {
    const inputs = body.map((one) => ({
      resourceTypeId: one.ResourceTypeId,
      ...omitUndefined({ id: one.Id }),
    }));
    const { resourceTypeInstances } = services;
    return followed(
      services,
      principal,
      resourceTypeInstances.setInstances(principal.deviceNetworkId, params.id, inputs),
    );
  }),
  'smartObjectTypes.addResourceType': act(async ({ params, principal }, services) => {
    const { id, resourceTypeId } = params;
    const { resourceTypeInstances } = services;
    return followed(
      services,
      principal,
      resourceTypeInstances.addResourceType(principal.deviceNetworkId, id, resourceTypeId),
    );
  }),
  'smartObjectTypes.removeResourceType': act(async ({ params, principal }, services) => {
    const { id, resourceTypeId } = params;
    const { resourceTypeInstances } = services;
    return followed(
      services,
      principal,
      resourceTypeInstances.removeResourceType(principal.deviceNetworkId, id, resourceTypeId),
    );
  }),
};
