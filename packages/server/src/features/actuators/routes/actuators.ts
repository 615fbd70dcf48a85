import { actuators } from '../model/actuator.ts';
import type { Actuator } from '../model/actuator.ts';
import type { Actuation } from '../actuation.ts';
import type { ActuatorInput, ActuatorService } from '../actuator-service.ts';
import type {
  ActuatorListResponse,
  ActuatorRequest,
  ActuatorResponse,
} from '../../../http/generated/contract.ts';
import { act, create, noContent, startCommand } from '../../../http/handler.ts';
import type { FeatureRoutes } from '../../../http/handler.ts';
import type { ListFields } from '../../../http/lists/list-fields.ts';
import { entityRoute, listRoute, readEntity } from '../../../http/reads.ts';
import { omitUndefined } from '../../../kernel/omit-undefined.ts';

export const actuatorFields: ListFields = {
  fields: {
    Id: { path: 'id', type: 'uuid' },
    Name: { path: 'name', type: 'text' },
  },
  search: ['name'],
  defaultSort: [{ field: 'name', direction: 'asc' }],
};

export interface Services {
  readonly actuators: ActuatorService;
  readonly actuation: Actuation;
}

export const routes: FeatureRoutes<'actuators', Services> = {
  'actuators.list': listRoute(actuators, actuatorFields, presentActuatorRow),
  'actuators.create': act(({ body, principal, begin }, { actuators: service }) =>
    create(begin, '/api/v3/actuators', (unit) =>
      service.create(principal.deviceNetworkId, inputOf(body), unit),
    ),
  ),
  'actuators.get': entityRoute(actuators, 'actuator', presentActuator),
  'actuators.update': act(async ({ params, body, principal }, { actuators: service }) => {
    await service.update(principal.deviceNetworkId, params.id, inputOf(body));
    return noContent();
  }),
  'actuators.delete': act(async ({ params, principal }, { actuators: service }) => {
    await service.delete(principal.deviceNetworkId, params.id);
    return noContent();
  }),
  'actuators.actuate': act(async (context, { actuation }) => {
    const actuator = await readEntity(context, actuators, 'actuator');
    return startCommand(context.begin, (unit) => actuation.actuate(actuator, unit));
  }),
};

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
