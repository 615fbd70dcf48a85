import type { InstanceCommands } from '../instance-commands.ts';
import type { SmartObjectCreation } from '../smart-object-creation.ts';
import type { SmartObjectDeletion } from '../smart-object-deletion.ts';
import type { SmartObjectInput } from '../smart-object-input.ts';
import { smartObjectDetails } from '../smart-object-reads.ts';
import type { SmartObjectDetails } from '../smart-object-reads.ts';
import type { SmartObjectUpdate } from '../smart-object-update.ts';
import type { SmartObjectRequest } from '../../../http/generated/contract.ts';
import { act, commandAccepted, create, noContent, ok, read } from '../../../http/handler.ts';
import type { FeatureRoutes, ReadContext } from '../../../http/handler.ts';
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

export interface Services {
  readonly smartObjectCreation: SmartObjectCreation;
  readonly smartObjectUpdate: SmartObjectUpdate;
  readonly smartObjectDeletion: SmartObjectDeletion;
  readonly instanceCommands: Pick<InstanceCommands, 'read'>;
}

/** Reads the smart object of a request. */
const detailsOf = (
  { catalogues, params, principal, reader }: ReadContext<{ readonly id: string }>,
  withValues = false,
): Promise<SmartObjectDetails> =>
  smartObjectDetails(reader, catalogues, principal.deviceNetworkId, params.id, withValues);

/** Routes of the tag `smartObjects`, but its attributes. */
export const routes: FeatureRoutes<
  | 'smartObjects.create'
  | 'smartObjects.delete'
  | 'smartObjects.get'
  | 'smartObjects.read'
  | 'smartObjects.update'
  | 'smartObjects.values',
  Services
> = {
  'smartObjects.create': act(({ body, principal, begin }, { smartObjectCreation }) =>
    create(begin, '/api/v3/smartobjects', (unit) =>
      smartObjectCreation.create(principal.deviceNetworkId, inputOf(body), unit),
    ),
  ),
  'smartObjects.get': read(async (context) => ok(presentSmartObject(await detailsOf(context)))),
  'smartObjects.update': act(async ({ params, body, principal }, { smartObjectUpdate }) => {
    await smartObjectUpdate.update(principal.deviceNetworkId, params.id, inputOf(body));
    return noContent();
  }),
  'smartObjects.delete': act(async ({ params, principal }, { smartObjectDeletion }) =>
    commandAccepted(await smartObjectDeletion.delete(principal.deviceNetworkId, params.id)),
  ),
  'smartObjects.values': read(async (context) => ok(presentSmartObject(await detailsOf(context, true)))),
  'smartObjects.read': act(async (context, { instanceCommands }) =>
    commandAccepted(await instanceCommands.read(await detailsOf(context))),
  ),
};
