import type {
  ActivityLogEntry,
  EventMessage,
  LatestMeasurement,
  MusterEvent as ContractEvent,
} from './generated/models.ts';

/** An event with the type, data and required IDs of one kind. */
type EventOf<Type extends string, Data, Ids extends 'deviceId' | 'smartObjectId' | 'resourceId'> = Omit<
  ContractEvent,
  'type' | 'data' | Ids
> &
  Required<Pick<ContractEvent, Ids>> & { type: Type; data: Data };

/** Data of the events of a registration. */
export interface DeviceEventData {
  /** Endpoint name of the device. */
  DeviceIdentifier: string;
}

/** Data of `device.registered`. */
export interface DeviceRegisteredData extends DeviceEventData {
  /** Name of the device. */
  Name: string;
  /** Lifetime of the registration in seconds. */
  LifetimeSeconds: number;
  /** LwM2M version that the device speaks, for example `1.1`. */
  LwM2MVersion: string;
}

/** Data of the events of a smart object. */
export interface SmartObjectEventData {
  /** Name of the smart object. */
  Name: string;
  /** LwM2M object id. */
  TypeId: number;
  /** LwM2M object instance id. */
  InstanceNumber: number;
  IsUnavailable: boolean;
}

/** Data of `traffic`: activity of the devices of a device network since the previous event. */
export interface TrafficData {
  /** Duration of the counts in milliseconds. */
  Milliseconds: number;
  /** Number of accepted Registers. */
  Registrations: number;
  /** Number of accepted Updates. */
  Updates: number;
  /** Number of devices that deregistered or went offline. */
  Departures: number;
  /** Number of stored values. */
  Values: number;
}

/** The event of a test delivery to a webhook. */
export type WebhookTestEvent = EventOf<'test', Readonly<Record<string, unknown>>, never>;
/** A device registered. */
export type DeviceRegisteredEvent = EventOf<'device.registered', DeviceRegisteredData, 'deviceId'>;
/** A device updated its registration. */
export type DeviceUpdatedEvent = EventOf<'device.updated', DeviceEventData, 'deviceId'>;
/** A device deregistered. */
export type DeviceDeregisteredEvent = EventOf<'device.deregistered', DeviceEventData, 'deviceId'>;
/** The registration of a device expired. */
export type DeviceOfflineEvent = EventOf<'device.offline', DeviceEventData, 'deviceId'>;
/** A smart object appeared in the registration of its device. */
export type SmartObjectAvailableEvent = EventOf<
  'smartObject.available',
  SmartObjectEventData,
  'deviceId' | 'smartObjectId'
>;
/** A smart object disappeared from the registration of its device. */
export type SmartObjectUnavailableEvent = EventOf<
  'smartObject.unavailable',
  SmartObjectEventData,
  'deviceId' | 'smartObjectId'
>;
/** A resource has a new value. */
export type MeasurementEvent = EventOf<
  'measurement',
  LatestMeasurement,
  'deviceId' | 'smartObjectId' | 'resourceId'
>;
/** A rule raised an event. */
export type RuleEventActiveEvent = EventOf<'event.active', EventMessage, never>;
/** An event of a rule was reset. */
export type RuleEventResetEvent = EventOf<'event.reset', EventMessage, never>;
/** An entry of the activity log was added or changed. */
export type ActivityLogEvent = EventOf<'activityLog', ActivityLogEntry, never>;
/** Counts of the last second, in streams that request this type. The event has an empty ID. */
export type TrafficEvent = EventOf<'traffic', TrafficData, never>;

/**
 * An event of a device network. Compare `type` to narrow `data`:
 *
 * @example
 * import type { MusterEvent } from '@muster/sdk';
 *
 * function show(event: MusterEvent): void {
 *   if (event.type === 'measurement') console.log(event.resourceId, event.data.v);
 * }
 */
export type MusterEvent =
  | DeviceRegisteredEvent
  | DeviceUpdatedEvent
  | DeviceDeregisteredEvent
  | DeviceOfflineEvent
  | SmartObjectAvailableEvent
  | SmartObjectUnavailableEvent
  | MeasurementEvent
  | RuleEventActiveEvent
  | RuleEventResetEvent
  | ActivityLogEvent
  | TrafficEvent;

/** The events of some types; all events if there are none. */
export type EventOfType<Type extends MusterEvent['type']> = [Type] extends [never]
  ? MusterEvent
  : Extract<MusterEvent, { readonly type: Type }>;
