import type { NetworkCatalogue } from '../../kernel/catalogue.ts';
import { newId } from '../../kernel/new-id.ts';
import { omitUndefined } from '../../kernel/omit-undefined.ts';
import type { Reader, Sample } from '../../store/port.ts';
import { eventCategories } from '../actuators/model/event-category.ts';
import type { EventCategory } from '../actuators/model/event-category.ts';
import { parseResourceId } from '../device-objects/model/resource-id.ts';
import type { SmartObject } from '../device-objects/model/smart-object.ts';
import type { Device } from '../devices/model/device.ts';
import type { DomainEvent } from '../events/events.ts';
import { locations } from '../locations/model.ts';
import { filledIn } from './message.ts';
import { activeGroup, activeKey } from './model/raised-event.ts';
import type { EventStatus, RaisedEvent } from './model/raised-event.ts';
import type { Rule, RuleCondition } from './model/rule.ts';

/** Device or resource of an event. */
export interface EventSubject {
  readonly device: Device;
  readonly smartObject?: SmartObject;
  readonly resourceId?: string;
  readonly resourceName?: string;
}

/** Rule and value that raise an event. */
export interface EventCause {
  readonly rule: Rule;
  readonly groupKey: string;
  /** Key of the event within its group; see `eventKey`. */
  readonly key: string;
  readonly condition?: RuleCondition | undefined;
  readonly value?: Sample['value'];
  /** Epoch milliseconds. */
  readonly timeMs: number;
}

/** Creates an event, with the current names of its rule and subject. */
export async function raisedEvent(
  reader: Reader,
  { rule, groupKey, key, condition, value, timeMs }: EventCause,
  { device, smartObject, resourceId, resourceName }: EventSubject,
): Promise<RaisedEvent> {
  const location = await reader.collection(locations).get(device.locationId);
  const category = await categoryOf(reader, rule.eventCategoryId);
  const group = activeGroup(rule.revision, groupKey);
  const event: RaisedEvent = {
    id: newId(),
    deviceNetworkId: rule.deviceNetworkId,
    ruleId: rule.id,
    ruleName: rule.name,
    severityLevel: rule.severityLevel,
    isActive: true,
    status: 'Active',
    createdAt: timeMs,
    activeGroup: group,
    activeKey: activeKey(group, key),
    deviceId: device.id,
    deviceName: device.name,
    deviceIdentifier: device.deviceIdentifier,
    locationId: device.locationId,
    ...omitUndefined({
      ruleDescription: rule.description,
      eventCategoryId: category?.id,
      eventCategoryName: category?.name,
      eventCategoryTypeId: category?.typeId,
      locationName: location?.name,
      locationExternalId: location?.externalId,
      smartObjectId: smartObject?.id,
      resourceId,
      resourceName,
      trigger: condition?.trigger,
      reset: condition?.reset,
      value,
    }),
  };
  return rule.message === undefined ? event : { ...event, information: filledIn(rule.message, event) };
}

/** Details of the reset of an event. */
export interface EventReset {
  readonly status: Exclude<EventStatus, 'Active'>;
  /** Epoch milliseconds. */
  readonly timeMs: number;
  readonly value?: Sample['value'];
}

/** Returns the event after its reset. */
export function resetEvent(
  { activeGroup: _group, activeKey: _key, ...event }: RaisedEvent,
  { status, timeMs, value }: EventReset,
): RaisedEvent {
  return {
    ...event,
    isActive: false,
    status,
    resetAt: timeMs,
    ...(value === undefined ? {} : { resetValue: value }),
  };
}

/** Returns the event that streams and event consumers receive when an event was raised or reset. */
export async function domainEventOf(reader: Reader, raised: RaisedEvent): Promise<DomainEvent> {
  const { deviceNetworkId, deviceId, smartObjectId, resourceId } = raised;
  const category = await categoryOf(reader, raised.eventCategoryId);
  return {
    type: raised.isActive ? 'event.active' : 'event.reset',
    deviceNetworkId,
    ...omitUndefined({ deviceId, smartObjectId, resourceId }),
    raised,
    eventConsumerIds: category?.eventConsumerIds ?? [],
  };
}

async function categoryOf(reader: Reader, id: string | undefined): Promise<EventCategory | undefined> {
  return id === undefined ? undefined : reader.collection(eventCategories).get(id);
}

/** Returns the name of a resource in the catalogue of its network. */
export function resourceNameOf(
  catalogue: NetworkCatalogue,
  { objectId, objectVersion }: SmartObject,
  resourceId: string,
): string | undefined {
  const rid = parseResourceId(resourceId)?.rid;
  return rid === undefined ? undefined : catalogue.models.resource(objectId, rid, objectVersion)?.name;
}
