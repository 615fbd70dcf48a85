import type {
  ActuatorListResponse,
  ActuatorRequest,
  ActuatorResponse,
  EventCategoryRequest,
  EventCategoryResponse,
  RuleListResponse,
} from '../../http/generated/contract.ts';
import { act, create, noContent, ok, read, startCommand } from '../../http/handler.ts';
import type { FeatureRoutes } from '../../http/handler.ts';
import type { ListFields } from '../../http/lists/list-fields.ts';
import { pageReply, entityRoute, listRoute, readEntity, readPage } from '../../http/reads.ts';
import { omitUndefined } from '../../kernel/data.ts';
import type { Rule } from '../rules/model.ts';
import type { Actuation } from './actuation.ts';
import type { ActuatorInput, ActuatorService } from './actuators.ts';
import { partsOf } from './event-categories.ts';
import type { EventCategoryInput, EventCategoryParts, EventCategoryService } from './event-categories.ts';
import { actuators, eventCategories } from './model.ts';
import type { Actuator, EventCategory } from './model.ts';

const actuatorFields: ListFields = {
  fields: {
    Id: { path: 'id', type: 'uuid' },
    Name: { path: 'name', type: 'text' },
  },
  search: ['name'],
  defaultSort: [{ field: 'name', direction: 'asc' }],
};

const categoryFields: ListFields = {
  fields: {
    Id: { path: 'id', type: 'uuid' },
    Name: { path: 'name', type: 'text' },
    TypeId: { path: 'typeId', type: 'number' },
  },
  search: ['name'],
  defaultSort: [{ field: 'name', direction: 'asc' }],
};

export interface Services {
  readonly actuators: ActuatorService;
  readonly actuation: Actuation;
  readonly eventCategories: EventCategoryService;
}

/** Routes of actuators, and of event categories but for their rules and events. */
export const routes: FeatureRoutes<
  | 'actuators'
  | 'eventCategories.create'
  | 'eventCategories.delete'
  | 'eventCategories.get'
  | 'eventCategories.list'
  | 'eventCategories.listActuators'
  | 'eventCategories.update',
  Services
> = {
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
  'eventCategories.list': read(async (context) => {
    const page = await readPage(context, eventCategories, categoryFields);
    const parts = await partsOf(context.reader, page.rows);
    return pageReply(context, page, (category) => presentEventCategory(category, parts));
  }),
  'eventCategories.create': act(({ body, principal, begin }, { eventCategories: service }) =>
    create(begin, '/api/v3/eventcategories', (unit) =>
      service.create(principal.deviceNetworkId, categoryInputOf(body), unit),
    ),
  ),
  'eventCategories.get': read(async (context) => {
    const found = await readEntity(context, eventCategories, 'event-category');
    return ok(presentEventCategory(found, await partsOf(context.reader, [found])));
  }),
  'eventCategories.update': act(async ({ params, body, principal }, { eventCategories: service }) => {
    await service.update(principal.deviceNetworkId, params.id, categoryInputOf(body));
    return noContent();
  }),
  'eventCategories.delete': act(async ({ params, principal }, { eventCategories: service }) => {
    await service.delete(principal.deviceNetworkId, params.id);
    return noContent();
  }),
  'eventCategories.listActuators': read(async (context) => {
    const { id } = await readEntity(context, eventCategories, 'event-category');
    const own = [{ field: 'eventCategoryId', op: 'eq', value: id }] as const;
    return pageReply(context, await readPage(context, actuators, actuatorFields, own), presentActuatorRow);
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

function presentActuatorRow({ id, name }: Actuator): ActuatorListResponse {
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

function categoryInputOf({ Name, EventConsumerIds = [] }: EventCategoryRequest): EventCategoryInput {
  return { name: Name, eventConsumerIds: [...new Set(EventConsumerIds)] };
}

/**
 * Builds an EventCategoryResponse.
 *
 * @param parts consumers and rules of the category, possibly with those of others
 */
export function presentEventCategory(
  category: EventCategory,
  { consumers, rules }: EventCategoryParts,
): EventCategoryResponse {
  const { id, name, eventConsumerIds = [] } = category;
  const named = eventConsumerIds.flatMap((one) => consumers.get(one) ?? []);
  const known = new Map([[id, category]]);
  return {
    Id: id,
    Name: name,
    ...omitUndefined({ TypeId: category.typeId }),
    EventConsumerIds: named.map((one) => one.id),
    EventConsumers: named.map((one) => ({ Id: one.id, Name: one.name, UsingHttpEndpoint: one.isActive })),
    Rules: (rules.get(id) ?? []).map((rule) => presentRuleRow(rule, known)),
  };
}

/**
 * Builds a RuleListResponse.
 *
 * @param categories event categories of rules, by ID
 */
export function presentRuleRow(
  { id, name, eventCategoryId, severityLevel, isDeactivated }: Rule,
  categories: ReadonlyMap<string, EventCategory>,
): RuleListResponse {
  return {
    Id: id,
    Name: name,
    SeverityLevel: severityLevel,
    IsDeactivated: isDeactivated,
    ...omitUndefined({
      EventCategoryId: eventCategoryId,
      EventCategoryName: categories.get(eventCategoryId ?? '')?.name,
    }),
  };
}
