import type { EventResponse } from '../../../http/generated/contract.ts';
import { noContent, ok } from '../../../http/handler.ts';
import type { EntityContext, RequestContext, Routes } from '../../../http/handler.ts';
import { toListQuery } from '../../../http/lists/list-fields.ts';
import type { ListFields } from '../../../http/lists/list-fields.ts';
import { pageReply } from '../../../http/lists/paging.ts';
import type { PageMessage } from '../../../http/lists/paging.ts';
import { readEntity } from '../../../http/reads.ts';
import type { Condition } from '../../../store/port.ts';
import { eventCategories } from '../../actuators/model/event-category.ts';
import { presentRaisedEvent } from '../presenters/raised-event.ts';
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

type Operations = Routes<
  | 'events.list'
  | 'events.listActive'
  | 'events.get'
  | 'events.reset'
  | 'eventCategories.listEvents'
  | 'eventCategories.listActiveEvents'
>;

export function raisedEventRoutes(events: RaisedEventService): Operations {
  const list = async (
    context: RequestContext,
    where: readonly Condition[],
  ): Promise<PageMessage<EventResponse>> => {
    const { deviceNetworkId } = context.principal;
    const query = toListQuery(context.paging, fields, deviceNetworkId);
    const page = await events.list(deviceNetworkId, { ...query, where: [...where, ...(query.where ?? [])] });
    const existing = await events.existing(page.rows);
    return pageReply(context, page, (event) => presentRaisedEvent(event, existing));
  };
  const ofCategory = async (context: EntityContext): Promise<Condition> => {
    const { id } = await readEntity(context, eventCategories, 'event-category');
    return { field: 'eventCategoryId', op: 'eq', value: id };
  };
  return {
    'events.list': (context) => list(context, []),
    'events.listActive': (context) => list(context, [active]),
    'eventCategories.listEvents': async (context) => list(context, [await ofCategory(context)]),
    'eventCategories.listActiveEvents': async (context) => list(context, [active, await ofCategory(context)]),
    'events.get': async ({ params, principal }) => {
      const event = await events.get(principal.deviceNetworkId, params.id);
      return ok(presentRaisedEvent(event, await events.existing([event])));
    },
    'events.reset': async ({ params, principal }) => {
      await events.resetByHand(principal.deviceNetworkId, params.id);
      return noContent();
    },
  };
}
