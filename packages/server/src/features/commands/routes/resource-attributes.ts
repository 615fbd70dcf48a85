import type { AttributeReadService } from '../attribute-read-service.ts';
import { commandAccepted, ok } from '../../../http/handler.ts';
import type { Routes } from '../../../http/handler.ts';
import { presentSmartObjectAttributes } from '../presenters/resource-attribute.ts';

/** Routes of the tag `resourceAttributes`, and the attributes of a smart object. */
export function resourceAttributeRoutes(
  attributes: AttributeReadService,
): Routes<'resourceAttributes' | 'smartObjects.resourceAttributes'> {
  return {
    'resourceAttributes.readDevice': async ({ params, principal }) =>
      commandAccepted(await attributes.readDevice(principal.deviceNetworkId, params.deviceidentifier)),
    'resourceAttributes.readObject': async ({ params, principal }) =>
      commandAccepted(
        await attributes.read(principal.deviceNetworkId, params.deviceidentifier, Number(params.objectid)),
      ),
    'resourceAttributes.readInstance': async ({ params, principal }) =>
      commandAccepted(
        await attributes.read(
          principal.deviceNetworkId,
          params.deviceidentifier,
          Number(params.objectid),
          Number(params.instancenumber),
        ),
      ),
    'smartObjects.resourceAttributes': async ({ params, principal }) =>
      ok(presentSmartObjectAttributes(await attributes.ofSmartObject(principal.deviceNetworkId, params.id))),
  };
}
