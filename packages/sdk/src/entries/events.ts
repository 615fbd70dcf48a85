/** The group `events`: live events. */
export { events, type EventsGroup, type StreamOptions } from '../events.ts';
export type {
  ActivityLogEvent,
  DeviceDeregisteredEvent,
  DeviceEventData,
  DeviceOfflineEvent,
  DeviceRegisteredData,
  DeviceRegisteredEvent,
  DeviceUpdatedEvent,
  MeasurementEvent,
  MusterEvent,
  SmartObjectAvailableEvent,
  SmartObjectEventData,
  SmartObjectUnavailableEvent,
} from '../event-types.ts';
