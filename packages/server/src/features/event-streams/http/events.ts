import { formatPath } from '@muster/lwm2m/core';
import type { DomainEvent, EventStamp, EventFormat } from '../../events/events.ts';
import type { Clock, TimerHandle } from '../../../kernel/timers.ts';
import type { MusterEvent } from '../../../http/generated/contract.ts';
import { presentActivity } from '../../activity/http.ts';
import { presentLatest } from '../../../http/replies.ts';
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
      return {
        Name: event.name,
        TypeId: event.objectId,
        InstanceNumber: event.instanceNumber,
        IsUnavailable: event.type === 'smartObject.unavailable',
      };
    case 'measurement':
      return presentLatest(event, formatPath(event.path));
    case 'event.active':
    case 'event.reset':
      return presentEventMessage(event.raised);
    case 'activityLog':
      return presentActivity(event.entry);
  }
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

type Counts = Record<'Registrations' | 'Updates' | 'Departures' | 'Values', number>;

const INTERVAL_MS = 1_000;

const memberOf: Partial<Record<DomainEvent['type'], keyof Counts>> = {
  'device.registered': 'Registrations',
  'device.updated': 'Updates',
  'device.deregistered': 'Departures',
  'device.offline': 'Departures',
  measurement: 'Values',
};

const none = (): Counts => ({ Registrations: 0, Updates: 0, Departures: 0, Values: 0 });

/** Counts events by device network while clients want the counts. */
export class TrafficMeter {
  readonly #clock: Clock;
  readonly #send: (textFor: (deviceNetworkId: string) => string) => boolean;
  #counts = new Map<string, Counts>();
  #since = 0;
  #timer: TimerHandle | undefined;

  /** @param send called every second with the text for a device network. Returns whether a client still wants counts */
  constructor(clock: Clock, send: (textFor: (deviceNetworkId: string) => string) => boolean) {
    this.#clock = clock;
    this.#send = send;
  }

  /** Starts counting, or continues. */
  start(): void {
    if (this.#timer !== undefined) return;
    this.#since = this.#clock.monotonic();
    this.#arm();
  }

  stop(): void {
    this.#timer?.cancel();
    this.#timer = undefined;
    this.#counts.clear();
  }

  count({ type, deviceNetworkId }: DomainEvent): void {
    const member = memberOf[type];
    if (this.#timer === undefined || member === undefined) return;
    let counts = this.#counts.get(deviceNetworkId);
    if (counts === undefined) this.#counts.set(deviceNetworkId, (counts = none()));
    counts[member] += 1;
  }

  #arm(): void {
    this.#timer = this.#clock.setTimer(INTERVAL_MS, () => {
      const counts = this.#counts;
      const now = this.#clock.monotonic();
      const milliseconds = Math.max(1, Math.round(now - this.#since));
      this.#counts = new Map();
      this.#since = now;
      const textFor = (id: string): string => {
        const data = { Milliseconds: milliseconds, ...(counts.get(id) ?? none()) };
        const time = this.#clock.now();
        // Has no ID, so that the client keeps the ID of its last event.
        const event: MusterEvent = { id: '', type: 'traffic', time, deviceNetworkId: id, data };
        return `event: traffic\ndata: ${JSON.stringify(event)}\n\n`;
      };
      if (this.#send(textFor)) this.#arm();
      else this.stop();
    });
  }
}
