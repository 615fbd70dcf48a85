/** The group `events`, with `stream`. */
export { events, type Events, type StreamOptions } from '../events.ts';
export type {
  ActivityLogEvent,
  DeviceDeregisteredEvent,
  DeviceEventData,
  DeviceOfflineEvent,
  DeviceRegisteredData,
  DeviceRegisteredEvent,
  DeviceUpdatedEvent,
  EventOfType,
  MeasurementEvent,
  MusterEvent,
  RuleEventActiveEvent,
  RuleEventResetEvent,
  SmartObjectAvailableEvent,
  SmartObjectEventData,
  SmartObjectUnavailableEvent,
  TrafficData,
  TrafficEvent,
} from '../event-types.ts';
