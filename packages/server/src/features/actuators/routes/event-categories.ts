import { actuators } from '../model/actuator.ts';
import { eventCategories } from '../model/event-category.ts';
import { partsOf } from '../event-category-service.ts';
import type { EventCategoryInput, EventCategoryService } from '../event-category-service.ts';
import type { EventCategoryRequest } from '../../../http/generated/contract.ts';
import { act, create, noContent, ok, read } from '../../../http/handler.ts';
import type { FeatureRoutes } from '../../../http/handler.ts';
import type { ListFields } from '../../../http/lists/list-fields.ts';
import { pageReply } from '../../../http/lists/paging.ts';
import { readEntity, readPage } from '../../../http/reads.ts';
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

export interface Services {
  readonly eventCategories: EventCategoryService;
}

export const routes: FeatureRoutes<
  | 'eventCategories.create'
  | 'eventCategories.delete'
  | 'eventCategories.get'
  | 'eventCategories.list'
  | 'eventCategories.listActuators'
  | 'eventCategories.update',
  Services
> = {
  'eventCategories.list': read(async (context) => {
    const page = await readPage(context, eventCategories, fields);
    const parts = await partsOf(context.reader, page.rows);
    return pageReply(context, page, (category) => presentEventCategory(category, parts));
  }),
  'eventCategories.create': act(({ body, principal, begin }, { eventCategories: service }) =>
    create(begin, '/api/v3/eventcategories', (unit) =>
      service.create(principal.deviceNetworkId, inputOf(body), unit),
    ),
  ),
  'eventCategories.get': read(async (context) => {
    const found = await readEntity(context, eventCategories, 'event-category');
    return ok(presentEventCategory(found, await partsOf(context.reader, [found])));
  }),
  'eventCategories.update': act(async ({ params, body, principal }, { eventCategories: service }) => {
    await service.update(principal.deviceNetworkId, params.id, inputOf(body));
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

function inputOf({ Name, EventConsumerIds = [] }: EventCategoryRequest): EventCategoryInput {
  return { name: Name, eventConsumerIds: [...new Set(EventConsumerIds)] };
}
