import type { ActuatorService } from '../actuator-service.ts';
import type { EventCategoryInput, EventCategoryService } from '../event-category-service.ts';
import type { EventCategoryRequest } from '../../../http/generated/contract.ts';
import { create, noContent, ok } from '../../../http/handler.ts';
import type { Routes } from '../../../http/handler.ts';
import { toListQuery } from '../../../http/lists/list-fields.ts';
import type { ListFields } from '../../../http/lists/list-fields.ts';
import { pageReply } from '../../../http/lists/paging.ts';
import { presentEventCategory } from '../presenters/event-category.ts';
import { actuatorFields, presentActuatorRow } from './actuators.ts';

const fields: ListFields = {
  fields: {
    Id: { path: 'id', type: 'uuid' },
    Name: { path: 'name', type: 'text' },
    TypeId: { path: 'typeId', type: 'number' },
  },
  search: ['name'],
  defaultSort: [{ field: 'name', direction: 'asc' }],
};

type Operations = Omit<
  Routes<'eventCategories'>,
  'eventCategories.listEvents' | 'eventCategories.listActiveEvents' | 'eventCategories.listRules'
>;

export function eventCategoryRoutes(
  categories: EventCategoryService,
  actuators: ActuatorService,
): Operations {
  return {
    'eventCategories.list': async (context) => {
      const { deviceNetworkId } = context.principal;
      const query = toListQuery(context.paging, fields, deviceNetworkId);
      const page = await categories.list(deviceNetworkId, query);
      const parts = await categories.partsOf(page.rows);
      return pageReply(context, page, (category) => presentEventCategory(category, parts));
    },
    'eventCategories.create': async ({ body, principal, begin }) => {
      const input = inputOf(body);
      return create(begin, '/api/v3/eventcategories', (unit) =>
        categories.create(principal.deviceNetworkId, input, unit),
      );
    },
    'eventCategories.get': async ({ params, principal }) => {
      const found = await categories.get(principal.deviceNetworkId, params.id);
      return ok(presentEventCategory(found, await categories.partsOf([found])));
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
  };
}

function inputOf({ Name, EventConsumerIds = [] }: EventCategoryRequest): EventCategoryInput {
  return { name: Name, eventConsumerIds: [...new Set(EventConsumerIds)] };
}
