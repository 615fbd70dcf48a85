import type { EventResponse } from '../../../http/generated/contract.ts';
import { act, noContent, ok, read } from '../../../http/handler.ts';
import type { FeatureRoutes, ReadContext } from '../../../http/handler.ts';
import type { ListFields } from '../../../http/lists/list-fields.ts';
import { pageReply } from '../../../http/lists/paging.ts';
import type { PageMessage } from '../../../http/lists/paging.ts';
import { readEntity, readPage } from '../../../http/reads.ts';
import type { Condition } from '../../../store/port.ts';
import { eventCategories } from '../../actuators/model/event-category.ts';
import { presentRaisedEvent } from '../presenters/raised-event.ts';
import { raisedEvents } from '../model/raised-event.ts';
import { existingEntities } from '../raised-event-service.ts';
import type { RaisedEventService } from '../raised-event-service.ts';

const fields: ListFields = {
  fields: {
    Id: { path: 'id', type: 'uuid' },
    Active: { path: 'isActive', type: 'boolean' },
    CreatedDateTime: { path: 'createdAt', type: 'time' },
    DeviceId: { path: 'deviceId', type: 'uuid' },
    DeviceIdentifier: { path: 'deviceIdentifier', type: 'text' },
    DeviceName: { path: 'deviceName', type: 'text' },
    EventCategoryId: { path: 'eventCategoryId', type: 'uuid' },
    EventCategoryName: { path: 'eventCategoryName', type: 'text' },
    EventCategoryTypeId: { path: 'eventCategoryTypeId', type: 'number' },
    Information: { path: 'information', type: 'text' },
    LocationId: { path: 'locationId', type: 'uuid' },
    LocationName: { path: 'locationName', type: 'text' },
    ResetDateTime: { path: 'resetAt', type: 'time' },
    ResetOperator: { path: 'reset.operator', type: 'text' },
    ResourceId: { path: 'resourceId', type: 'uuid' },
    ResourceName: { path: 'resourceName', type: 'text' },
    RuleDescription: { path: 'ruleDescription', type: 'text' },
    RuleId: { path: 'ruleId', type: 'uuid' },
    RuleName: { path: 'ruleName', type: 'text' },
    SeverityLevel: { path: 'severityLevel', type: 'number' },
    SmartObjectId: { path: 'smartObjectId', type: 'uuid' },
    Status: { path: 'status', type: 'text' },
    TriggerMaxLimit: { path: 'trigger.max', type: 'number' },
    TriggerMaxResetLimit: { path: 'reset.max', type: 'number' },
    TriggerMinLimit: { path: 'trigger.min', type: 'number' },
    TriggerMinResetLimit: { path: 'reset.min', type: 'number' },
    TriggerOperator: { path: 'trigger.operator', type: 'text' },
    TriggerStringResetValue: { path: 'reset.text', type: 'text' },
    TriggerStringValue: { path: 'trigger.text', type: 'text' },
  },
  search: ['deviceName', 'deviceIdentifier', 'ruleName'],
  defaultSort: [{ field: 'createdAt', direction: 'desc' }],
};

const active = { field: 'isActive', op: 'eq', value: true } as const;

export interface Services {
  readonly raisedEvents: RaisedEventService;
}

/** Routes of the tag `events`, and the events of an event category. */
export const routes: FeatureRoutes<
  | 'events.list'
  | 'events.listActive'
  | 'events.get'
  | 'events.reset'
  | 'eventCategories.listEvents'
  | 'eventCategories.listActiveEvents',
  Services
> = {
  'events.list': read((context) => eventPage(context, [])),
  'events.listActive': read((context) => eventPage(context, [active])),
  'eventCategories.listEvents': read(async (context) => eventPage(context, [await ofCategory(context)])),
  'eventCategories.listActiveEvents': read(async (context) =>
    eventPage(context, [active, await ofCategory(context)]),
  ),
  'events.get': read(async (context) => {
    const event = await readEntity(context, raisedEvents, 'event');
    return ok(presentRaisedEvent(event, await existingEntities(context.reader, context.catalogues, [event])));
  }),
  'events.reset': act(async ({ params, principal }, { raisedEvents: service }) => {
    await service.resetByHand(principal.deviceNetworkId, params.id);
    return noContent();
  }),
};

async function eventPage(
  context: ReadContext<unknown>,
  where: readonly Condition[],
): Promise<PageMessage<EventResponse>> {
  const page = await readPage(context, raisedEvents, fields, where);
  const existing = await existingEntities(context.reader, context.catalogues, page.rows);
  return pageReply(context, page, (event) => presentRaisedEvent(event, existing));
}

async function ofCategory(context: ReadContext<{ readonly id: string }>): Promise<Condition> {
  const { id } = await readEntity(context, eventCategories, 'event-category');
  return { field: 'eventCategoryId', op: 'eq', value: id };
}
