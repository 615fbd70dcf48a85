import type { ActuatorService } from '../actuator-service.ts';
import type { EventCategoryInput, EventCategoryService } from '../event-category-service.ts';
import type { EventCategoryRequest } from '../../../http/generated/contract.ts';
import { create, noContent, ok } from '../../../http/handler.ts';
import type { EntityContext, Routes } from '../../../http/handler.ts';
import { toListQuery } from '../../../http/lists/list-fields.ts';
import type { ListFields } from '../../../http/lists/list-fields.ts';
import { pageReply } from '../../../http/lists/paging.ts';
import type { PageMessage } from '../../../http/lists/paging.ts';
import { presentEventCategory } from '../presenters/event-category.ts';
import { actuatorFields, presentActuatorRow } from './actuators.ts';

const fields: ListFields = {
  fields: {
    Id: { path: 'id', type: 'uuid' },
    Name: { path: 'name', type: 'text' },
  },
  search: ['name'],
  defaultSort: [{ field: 'name', direction: 'asc' }],
};

const eventFields: ListFields = {
  fields: {
    Id: { path: 'id', type: 'uuid' },
    EventCategoryId: { path: 'eventCategoryId', type: 'uuid' },
  },
  search: [],
  defaultSort: [],
};

export function eventCategoryRoutes(
  categories: EventCategoryService,
  actuators: ActuatorService,
): Routes<'eventCategories'> {
  // The service has no rules, so that no events arise from them: these lists are empty for every category there is.
  const nothing =
    (rows: ListFields) =>
    async (context: EntityContext): Promise<PageMessage<never>> => {
      const { deviceNetworkId } = context.principal;
      await categories.get(deviceNetworkId, context.params.id);
      toListQuery(context.paging, rows, deviceNetworkId);
      return pageReply(context, { rows: [], total: 0 }, (row: never) => row);
    };
  return {
    'eventCategories.list': async (context) => {
      const { deviceNetworkId } = context.principal;
      const query = toListQuery(context.paging, fields, deviceNetworkId);
      const page = await categories.list(deviceNetworkId, query);
      const consumers = await categories.consumersOf(page.rows);
      return pageReply(context, page, (category) => presentEventCategory(category, consumers));
    },
    'eventCategories.create': async ({ body, principal, begin }) => {
      const input = inputOf(body);
      return create(begin, '/api/v3/eventcategories', (unit) =>
        categories.create(principal.deviceNetworkId, input, unit),
      );
    },
    'eventCategories.get': async ({ params, principal }) => {
      const found = await categories.get(principal.deviceNetworkId, params.id);
      return ok(presentEventCategory(found, await categories.consumersOf([found])));
    },
    'eventCategories.update': async ({ params, body, principal }) => {
      const input = inputOf(body);
      await categories.update(principal.deviceNetworkId, params.id, input);
      return noContent();
    },
    'eventCategories.delete': async ({ params, principal }) => {
      await categories.delete(principal.deviceNetworkId, params.id);
      return noContent();
    },
    'eventCategories.listActuators': async (context) => {
      const { deviceNetworkId } = context.principal;
      const { id } = await categories.get(deviceNetworkId, context.params.id);
      const query = toListQuery(context.paging, actuatorFields, deviceNetworkId);
      const own = { field: 'eventCategoryId', op: 'eq', value: id } as const;
      const page = await actuators.list(deviceNetworkId, { ...query, where: [own, ...(query.where ?? [])] });
      return pageReply(context, page, presentActuatorRow);
    },
    'eventCategories.listEvents': nothing(eventFields),
    'eventCategories.listActiveEvents': nothing(eventFields),
    'eventCategories.listRules': nothing(fields),
  };
}

function inputOf({ Name, EventConsumerIds = [] }: EventCategoryRequest): EventCategoryInput {
  return { name: Name, eventConsumerIds: [...new Set(EventConsumerIds)] };
}
