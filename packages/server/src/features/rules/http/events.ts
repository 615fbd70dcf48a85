import type { EventMessage, EventResponse } from '../../../http/generated/contract.ts';
import { act, noContent, ok, read } from '../../../http/handler.ts';
import type { FeatureRoutes, ReadContext } from '../../../http/handler.ts';
import { membersOf } from '../../../http/members.ts';
import { pageReply, readEntity, readPage } from '../../../http/reads.ts';
import type { PageMessage } from '../../../http/reads.ts';
import { omitUndefined } from '../../../kernel/data.ts';
import type { Condition, Sample } from '../../../store/port.ts';
import { eventCategories } from '../../actuators/model.ts';
import { smartObjects, resourceAndInstanceIds } from '../../device-objects/model.ts';
import { devices } from '../../devices/model.ts';
import { presentMinimal } from '../../measurements/http.ts';
import { raisedEvents } from '../model.ts';
import type { RaisedEvent } from '../model.ts';
import type { RaisedEventService } from '../raised-events.ts';

const members = membersOf<RaisedEvent>()({
  Id: 'uuid',
  Active: { path: 'isActive', type: 'boolean' },
  CreatedDateTime: { path: 'createdAt', type: 'time' },
  DeviceId: 'uuid',
  DeviceIdentifier: 'text',
  DeviceName: 'text',
  EventCategoryId: 'uuid',
  EventCategoryName: 'text',
  EventCategoryTypeId: 'number',
  Information: 'text',
  LocationId: 'uuid',
  LocationName: 'text',
  ResetDateTime: { path: 'resetAt', type: 'time' },
  ResetOperator: { path: 'reset.operator', type: 'text' },
  ResourceId: 'uuid',
  ResourceName: 'text',
  RuleDescription: 'text',
  RuleId: 'uuid',
  RuleName: 'text',
  SeverityLevel: 'number',
  SmartObjectId: 'uuid',
  Status: 'text',
  TriggerMaxLimit: { path: 'trigger.max', type: 'number' },
  TriggerMaxResetLimit: { path: 'reset.max', type: 'number' },
  TriggerMinLimit: { path: 'trigger.min', type: 'number' },
  TriggerMinResetLimit: { path: 'reset.min', type: 'number' },
  TriggerOperator: { path: 'trigger.operator', type: 'text' },
  TriggerStringResetValue: { path: 'reset.text', type: 'text' },
  TriggerStringValue: { path: 'trigger.text', type: 'text' },
});
const fields = members.list({
  search: ['deviceName', 'deviceIdentifier', 'ruleName'],
  defaultSort: [{ field: 'createdAt', direction: 'desc' }],
});
const show = members.show();

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
    return ok(presentRaisedEvent(event, await existingEntities(context, [event])));
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
  const existing = await existingEntities(context, page.rows);
  return pageReply(context, page, (event) => presentRaisedEvent(event, existing));
}

async function ofCategory(context: ReadContext<{ readonly id: string }>): Promise<Condition> {
  const { id } = await readEntity(context, eventCategories, 'event-category');
  return { field: 'eventCategoryId', op: 'eq', value: id };
}

/** Returns the IDs of the existing devices, smart objects, resources and event categories of events. */
async function existingEntities(
  { reader, catalogues }: ReadContext<unknown>,
  events: readonly RaisedEvent[],
): Promise<ReadonlySet<string>> {
  const idsOf = (idOf: (event: RaisedEvent) => string | undefined): Set<string> =>
    new Set(events.flatMap((event) => idOf(event) ?? []));
  const [ofDevices, ofObjects, ofCategories] = await Promise.all([
    reader.collection(devices).getMany(idsOf(({ deviceId }) => deviceId)),
    reader.collection(smartObjects).getMany(idsOf(({ smartObjectId }) => smartObjectId)),
    reader.collection(eventCategories).getMany(idsOf(({ eventCategoryId }) => eventCategoryId)),
  ]);
  const existing = new Set([ofDevices, ofObjects, ofCategories].flatMap((one) => [...one.keys()]));
  for (const { deviceNetworkId, smartObjectId = '', resourceId = '' } of events) {
    const smartObject = ofObjects.get(smartObjectId);
    if (smartObject === undefined) continue;
    // Its type or its device may have lost the resource.
    const ids = resourceAndInstanceIds(smartObject, await catalogues.forNetwork(deviceNetworkId));
    if (ids.includes(resourceId)) existing.add(resourceId);
  }
  return existing;
}

type Value = Sample['value'] | undefined;

// JSON has no NaN or infinity: they are text, as in measurements.
const numberOf = (value: Value): number | undefined =>
  typeof value === 'number' && Number.isFinite(value) ? value : undefined;
const textOf = (value: Value): string | undefined =>
  value === undefined || typeof value === 'boolean' || numberOf(value) !== undefined
    ? undefined
    : String(value);
const booleanOf = (value: Value): boolean | undefined => (typeof value === 'boolean' ? value : undefined);
const timeOf = (epochMs: number | undefined): string | undefined =>
  epochMs === undefined ? undefined : new Date(epochMs).toISOString();

/**
 * Presents an EventResponse.
 *
 * @param existing devices, smart objects, resources and event categories of the events
 */
function presentRaisedEvent(event: RaisedEvent, existing: ReadonlySet<string>): EventResponse {
  const { trigger, reset, value, resetValue } = event;
  const isGone = (id: string | undefined): boolean => id !== undefined && !existing.has(id);
  return {
    ...show(event),
    CreatedDateTime: new Date(event.createdAt).toISOString(),
    ResetDateTime: timeOf(event.resetAt),
    IsDeviceDeleted: isGone(event.deviceId),
    IsResourceDeleted: isGone(event.resourceId ?? event.smartObjectId),
    IsEventCategoryDeleted: isGone(event.eventCategoryId),
    TriggerOperator: trigger?.operator,
    TriggerMinLimit: trigger?.min,
    TriggerMaxLimit: trigger?.max,
    TriggerStringValue: trigger?.text,
    ResetOperator: reset?.operator,
    TriggerMinResetLimit: reset?.min,
    TriggerMaxResetLimit: reset?.max,
    TriggerStringResetValue: reset?.text,
    TriggerValue: numberOf(value),
    StringValue: textOf(value),
    BooleanValue: booleanOf(value),
    ResetValue: numberOf(resetValue),
    ResetStringValue: textOf(resetValue),
    ResetBooleanValue: booleanOf(resetValue),
  };
}

/** Presents an EventMessage for event streams and event consumers. */
export function presentEventMessage(event: RaisedEvent): EventMessage {
  return omitUndefined({
    Id: event.id,
    EventStatus: event.status,
    Generated: new Date(event.resetAt ?? event.createdAt).toISOString(),
    DeviceNetworkId: event.deviceNetworkId,
    DeviceId: event.deviceId,
    DeviceName: event.deviceName,
    DeviceIdentifier: event.deviceIdentifier,
    EventCategoryId: event.eventCategoryId,
    EventCategoryName: event.eventCategoryName,
    EventCategoryTypeId: event.eventCategoryTypeId,
    Information: event.information,
    LocationId: event.locationId,
    LocationName: event.locationName,
    LocationExternalId: event.locationExternalId,
    ResourceId: event.resourceId,
    ResourceName: event.resourceName,
    RuleId: event.ruleId,
    RuleName: event.ruleName,
    RuleDescription: event.ruleDescription,
    SeverityLevel: event.severityLevel,
    TriggerOperator: event.trigger?.operator,
    TriggerStringValue: event.trigger?.text,
    TriggerThresholdMinValue: event.trigger?.min,
    TriggerThresholdMaxValue: event.trigger?.max,
    Measurement: measurementOf(event),
  });
}

/** Returns the value that raised or reset an event. */
function measurementOf(event: RaisedEvent): EventMessage['Measurement'] | undefined {
  const value = event.isActive ? event.value : event.resetValue;
  if (value === undefined) return undefined;
  return omitUndefined(presentMinimal({ timeMs: event.resetAt ?? event.createdAt, value }));
}
