import type { EventMessage, EventResponse } from '../../../http/generated/contract.ts';
import { presentMinimal } from '../../measurements/presenters/measurement.ts';
import { omitUndefined } from '../../../kernel/omit-undefined.ts';
import type { Sample } from '../../../store/port.ts';
import type { RaisedEvent } from '../model/raised-event.ts';

/** IDs of the entities of events that still exist. */
export interface ExistingIds {
  has(id: string): boolean;
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
export function presentRaisedEvent(event: RaisedEvent, existing: ExistingIds): EventResponse {
  const { trigger, reset, value, resetValue } = event;
  const isGone = (id: string | undefined): boolean => id !== undefined && !existing.has(id);
  return {
    Id: event.id,
    Active: event.isActive,
    Status: event.status,
    CreatedDateTime: new Date(event.createdAt).toISOString(),
    RuleId: event.ruleId,
    RuleName: event.ruleName,
    SeverityLevel: event.severityLevel,
    IsDeviceDeleted: isGone(event.deviceId),
    IsResourceDeleted: isGone(event.resourceId ?? event.smartObjectId),
    IsEventCategoryDeleted: isGone(event.eventCategoryId),
    ...omitUndefined({
      ResetDateTime: timeOf(event.resetAt),
      RuleDescription: event.ruleDescription,
      Information: event.information,
      EventCategoryId: event.eventCategoryId,
      EventCategoryName: event.eventCategoryName,
      EventCategoryTypeId: event.eventCategoryTypeId,
      DeviceId: event.deviceId,
      DeviceName: event.deviceName,
      DeviceIdentifier: event.deviceIdentifier,
      LocationId: event.locationId,
      LocationName: event.locationName,
      SmartObjectId: event.smartObjectId,
      ResourceId: event.resourceId,
      ResourceName: event.resourceName,
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
    }),
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
