import { formatPath } from '@muster/lwm2m/core';
import type { AvailabilityChanged, DomainEvent, EventStamp, EventFormat } from '../../events/events.ts';
import type { MusterEvent } from '../../../http/generated/contract.ts';
import { presentActivity } from '../../activity/http.ts';
import { presentLatest } from '../../../http/replies/latest-measurement.ts';
import { presentEventMessage } from '../../rules/http/events.ts';

export function presentEvent(event: DomainEvent, { id, time }: EventStamp): MusterEvent {
  const { type, deviceNetworkId, deviceId, smartObjectId, resourceId } = event;
  return { id, type, time, deviceNetworkId, deviceId, smartObjectId, resourceId, data: dataOf(event) };
}

function dataOf(event: DomainEvent): MusterEvent['data'] {
  switch (event.type) {
    case 'device.registered':
      return {
        DeviceIdentifier: event.endpointName,
        Name: event.deviceName,
        LifetimeSeconds: event.lifetimeSeconds,
        LwM2MVersion: event.lwm2mVersion,
      };
    case 'device.updated':
    case 'device.deregistered':
    case 'device.offline':
      return { DeviceIdentifier: event.endpointName };
    case 'smartObject.available':
    case 'smartObject.unavailable':
      return presentAvailability(event);
    case 'measurement':
      return presentLatest(event, formatPath(event.path));
    case 'event.active':
    case 'event.reset':
      return presentEventMessage(event.raised);
    case 'activityLog':
      return presentActivity(event.entry);
  }
}

function presentAvailability({
  type,
  name,
  objectId,
  instanceNumber,
}: AvailabilityChanged): MusterEvent['data'] {
  return {
    Name: name,
    TypeId: objectId,
    InstanceNumber: instanceNumber,
    IsUnavailable: type === 'smartObject.unavailable',
  };
}

/** Formats webhook deliveries as the Standard Webhooks specification recommends: type, timestamp and data. */
export const eventFormat: EventFormat = {
  event: (event, stamp) => JSON.stringify(presentEvent(event, stamp)),
  testEvent: (deviceNetworkId, data, { id, time }) =>
    JSON.stringify({ id, type: 'test', time, deviceNetworkId, data }),
  delivery: ({ id, deviceNetworkId }, events, sentAt) => {
    const head = JSON.stringify({ type: 'events', timestamp: new Date(sentAt).toISOString() }).slice(0, -1);
    const ids = JSON.stringify({ eventConsumerId: id, deviceNetworkId }).slice(0, -1);
    return `${head},"data":${ids},"events":[${events}]}}`;
  },
};
