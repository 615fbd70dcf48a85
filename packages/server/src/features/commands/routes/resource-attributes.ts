import { formatPath, isWithin, parsePath } from '@muster/lwm2m/core';
import type { AttributeReadService } from '../attribute-read-service.ts';
import { attributesOfDevice } from '../attribute-store.ts';
import { smartObjects } from '../../device-objects/model.ts';
import { act, commandAccepted, ok, read } from '../../../http/handler.ts';
import type { FeatureRoutes } from '../../../http/handler.ts';
import { readEntity } from '../../../http/reads.ts';
import { presentSmartObjectAttributes } from '../presenters/resource-attribute.ts';

export interface Services {
  readonly attributeReads: AttributeReadService;
}

/** Routes of the tag `resourceAttributes`, and the attributes of a smart object. */
export const routes: FeatureRoutes<'resourceAttributes' | 'smartObjects.resourceAttributes', Services> = {
  'resourceAttributes.readDevice': act(async ({ params, principal }, { attributeReads }) =>
    commandAccepted(await attributeReads.readDevice(principal.deviceNetworkId, params.deviceidentifier)),
  ),
  'resourceAttributes.readObject': act(async ({ params, principal }, { attributeReads }) =>
    commandAccepted(
      await attributeReads.read(principal.deviceNetworkId, params.deviceidentifier, Number(params.objectid)),
    ),
  ),
  'resourceAttributes.readInstance': act(async ({ params, principal }, { attributeReads }) =>
    commandAccepted(
      await attributeReads.read(
        principal.deviceNetworkId,
        params.deviceidentifier,
        Number(params.objectid),
        Number(params.instancenumber),
      ),
    ),
  ),
  'smartObjects.resourceAttributes': read(async (context) => {
    const smartObject = await readEntity(context, smartObjects, 'smart-object');
    const { deviceId, objectId, instanceNumber: instanceId } = smartObject;
    const ofObject = formatPath({ objectId });
    const sets = (await attributesOfDevice(context.reader, deviceId))
      .filter((one) => one.path === ofObject || isWithin(parsePath(one.path), { objectId, instanceId }))
      .toSorted((a, b) => a.path.localeCompare(b.path, 'en', { numeric: true }));
    return ok(presentSmartObjectAttributes(smartObject, sets));
  }),
};
