import type { InstanceCommands } from '../instance-commands.ts';
import type { SmartObjectCreation } from '../smart-object-creation.ts';
import type { SmartObjectDeletion } from '../smart-object-deletion.ts';
import type { SmartObjectInput } from '../smart-object-input.ts';
import type { SmartObjectQueries } from '../smart-object-queries.ts';
import type { SmartObjectUpdate } from '../smart-object-update.ts';
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

export interface SmartObjectServices {
  readonly smartObjectCreation: SmartObjectCreation;
  readonly smartObjectUpdate: SmartObjectUpdate;
  readonly smartObjectDeletion: SmartObjectDeletion;
  readonly smartObjectQueries: SmartObjectQueries;
  readonly instanceCommands: Pick<InstanceCommands, 'read'>;
}

export function smartObjectRoutes({
  smartObjectCreation,
  smartObjectUpdate,
  smartObjectDeletion,
  smartObjectQueries,
  instanceCommands,
}: SmartObjectServices): Routes<
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
        smartObjectCreation.create(principal.deviceNetworkId, inputOf(body), unit),
      ),
    'smartObjects.get': async ({ params, principal }) =>
      ok(presentSmartObject(await smartObjectQueries.get(principal.deviceNetworkId, params.id))),
    'smartObjects.update': async ({ params, body, principal }) => {
      const input = inputOf(body);
      await smartObjectUpdate.update(principal.deviceNetworkId, params.id, input);
      return noContent();
    },
    'smartObjects.delete': async ({ params, principal }) =>
      commandAccepted(await smartObjectDeletion.delete(principal.deviceNetworkId, params.id)),
    'smartObjects.values': async ({ params, principal }) =>
      ok(presentSmartObject(await smartObjectQueries.get(principal.deviceNetworkId, params.id, true))),
    'smartObjects.read': async ({ params, principal }) => {
      const found = await smartObjectQueries.get(principal.deviceNetworkId, params.id);
      return commandAccepted(await instanceCommands.read(found));
    },
  };
}
