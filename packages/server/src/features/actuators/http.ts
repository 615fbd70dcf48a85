import type {
  ActuatorRequest,
  ActuatorResponse,
  EventCategoryRequest,
  EventCategoryResponse,
  RuleListResponse,
} from '../../http/generated/contract.ts';
import { act, ok, read, startCommand } from '../../http/handler.ts';
import type { FeatureRoutes } from '../../http/handler.ts';
import { membersOf } from '../../http/members.ts';
import { pageReply, entityRoute, listRoute, readEntity, readPage } from '../../http/reads.ts';
import { createRoute, deleteRoute, updateRoute } from '../../http/writes.ts';
import { omitUndefined } from '../../kernel/data.ts';
import type { Rule } from '../rules/model.ts';
import type { Actuation } from './actuation.ts';
import type { ActuatorInput, ActuatorService } from './actuators.ts';
import { partsOf } from './event-categories.ts';
import type { EventCategoryInput, EventCategoryParts, EventCategoryService } from './event-categories.ts';
import { actuators, eventCategories } from './model.ts';
import type { Actuator, ActuatorValue, EventCategory } from './model.ts';

const byName = { search: ['name'], defaultSort: [{ field: 'name', direction: 'asc' }] } as const;

const members = membersOf<Actuator>()({
  Id: 'uuid',
  Name: 'text',
  EventCategoryId: 'unlisted',
  ResourceCollectionId: 'unlisted',
});
const fields = members.list(byName);
const showRow = members.show('Id', 'Name');
const showAll = members.show();

const valueMembers = membersOf<ActuatorValue>()({
  Id: 'unlisted',
  SmartObjectTypeId: 'unlisted',
  ResourceTypeId: 'unlisted',
  ExecuteOnActivate: { path: 'executesOnActivate' },
  Value: 'unlisted',
  ExecuteOnReset: { path: 'executesOnReset' },
  ResetValue: 'unlisted',
});
const showValue = valueMembers.show();

const categoryMembers = membersOf<EventCategory>()({ Id: 'uuid', Name: 'text', TypeId: 'number' });
const categoryFields = categoryMembers.list(byName);
const showCategory = categoryMembers.show();

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
  'actuators.list': listRoute(actuators, fields, showRow),
  'actuators.create': createRoute('actuators', '/api/v3/actuators', inputOf),
  'actuators.get': entityRoute(actuators, 'actuator', presentActuator),
  'actuators.update': updateRoute('actuators', inputOf),
  'actuators.delete': deleteRoute('actuators'),
  'actuators.actuate': act(async (context, { actuation }) => {
    const actuator = await readEntity(context, actuators, 'actuator');
    return startCommand(context.begin, (unit) => actuation.actuate(actuator, unit));
  }),
  'eventCategories.list': read(async (context) => {
    const page = await readPage(context, eventCategories, categoryFields);
    const parts = await partsOf(context.reader, page.rows);
    return pageReply(context, page, (category) => presentEventCategory(category, parts));
  }),
  'eventCategories.create': createRoute('eventCategories', '/api/v3/eventcategories', categoryInputOf),
  'eventCategories.get': read(async (context) => {
    const found = await readEntity(context, eventCategories, 'event-category');
    return ok(presentEventCategory(found, await partsOf(context.reader, [found])));
  }),
  'eventCategories.update': updateRoute('eventCategories', categoryInputOf),
  'eventCategories.delete': deleteRoute('eventCategories'),
  'eventCategories.listActuators': read(async (context) => {
    const { id } = await readEntity(context, eventCategories, 'event-category');
    const own = [{ field: 'eventCategoryId', op: 'eq', value: id }] as const;
    return pageReply(context, await readPage(context, actuators, fields, own), showRow);
  }),
};

function inputOf(body: ActuatorRequest): ActuatorInput {
  return {
    ...members.read(body),
    values: (body.ActuatorResourceValues ?? []).map((one) => ({
      ...valueMembers.read({ ExecuteOnActivate: false, ExecuteOnReset: false, ...one }),
      ...omitUndefined({ id: one.Id }),
    })),
  };
}

function presentActuator(actuator: Actuator): ActuatorResponse {
  return { ...showAll(actuator), ActuatorResourceValues: actuator.values.map(showValue) };
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
  const { id, eventConsumerIds = [] } = category;
  const named = eventConsumerIds.flatMap((one) => consumers.get(one) ?? []);
  const known = new Map([[id, category]]);
  return {
    ...showCategory(category),
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
