import type { Actuator } from '../model/actuator.ts';
import type { Actuation } from '../actuation.ts';
import type { ActuatorInput, ActuatorService } from '../actuator-service.ts';
import type {
  ActuatorListResponse,
  ActuatorRequest,
  ActuatorResponse,
} from '../../../http/generated/contract.ts';
import { create, noContent, ok, startCommand } from '../../../http/handler.ts';
import type { Routes } from '../../../http/handler.ts';
import { toListQuery } from '../../../http/lists/list-fields.ts';
import type { ListFields } from '../../../http/lists/list-fields.ts';
import { pageReply } from '../../../http/lists/paging.ts';
import { omitUndefined } from '../../../kernel/omit-undefined.ts';

export const actuatorFields: ListFields = {
  fields: {
    Id: { path: 'id', type: 'uuid' },
    Name: { path: 'name', type: 'text' },
  },
  search: ['name'],
  defaultSort: [{ field: 'name', direction: 'asc' }],
};

export function actuatorRoutes(actuators: ActuatorService, actuation: Actuation): Routes<'actuators'> {
  return {
    'actuators.list': async (context) => {
      const { deviceNetworkId } = context.principal;
      const query = toListQuery(context.paging, actuatorFields, deviceNetworkId);
      return pageReply(context, await actuators.list(deviceNetworkId, query), presentActuatorRow);
    },
    'actuators.create': ({ body, principal, begin }) =>
      create(begin, '/api/v3/actuators', (unit) =>
        actuators.create(principal.deviceNetworkId, inputOf(body), unit),
      ),
    'actuators.get': async ({ params, principal }) =>
      ok(presentActuator(await actuators.get(principal.deviceNetworkId, params.id))),
    'actuators.update': async ({ params, body, principal }) => {
      const input = inputOf(body);
      await actuators.update(principal.deviceNetworkId, params.id, input);
      return noContent();
    },
    'actuators.delete': async ({ params, principal }) => {
      await actuators.delete(principal.deviceNetworkId, params.id);
      return noContent();
    },
    'actuators.actuate': async ({ params, principal, begin }) => {
      const actuator = await actuators.get(principal.deviceNetworkId, params.id);
      return startCommand(begin, (unit) => actuation.actuate(actuator, unit));
    },
  };
}

function inputOf(body: ActuatorRequest): ActuatorInput {
  return {
    name: body.Name,
    eventCategoryId: body.EventCategoryId,
    resourceCollectionId: body.ResourceCollectionId,
    values: (body.ActuatorResourceValues ?? []).map((one) => ({
      smartObjectTypeId: one.SmartObjectTypeId,
      resourceTypeId: one.ResourceTypeId,
      executesOnActivate: one.ExecuteOnActivate ?? false,
      executesOnReset: one.ExecuteOnReset ?? false,
      ...omitUndefined({ id: one.Id, value: one.Value, resetValue: one.ResetValue }),
    })),
  };
}

export function presentActuatorRow({ id, name }: Actuator): ActuatorListResponse {
  return { Id: id, Name: name };
}

function presentActuator(actuator: Actuator): ActuatorResponse {
  return {
    ...presentActuatorRow(actuator),
    EventCategoryId: actuator.eventCategoryId,
    ResourceCollectionId: actuator.resourceCollectionId,
    ActuatorResourceValues: actuator.values.map((one) => ({
      Id: one.id,
      SmartObjectTypeId: one.smartObjectTypeId,
      ResourceTypeId: one.resourceTypeId,
      ExecuteOnActivate: one.executesOnActivate,
      Value: one.value,
      ExecuteOnReset: one.executesOnReset,
      ResetValue: one.resetValue,
    })),
  };
}
