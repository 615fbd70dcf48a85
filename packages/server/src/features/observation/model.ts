import { formatPath } from '@muster/lwm2m/core';
import { omit } from '../../kernel/data.ts';
import type { CollectionDefinition, Entity } from '../../store/port.ts';

/**
 * A desired observation of a resource. It is kept until it is cancelled or times out, and requested again after a new
 * Register of the device. While the device observes, `token` is the CoAP token, so that notifications match after a
 * restart. `id` is the ID of the resource or resource instance, so each has at most one observation.
 */
export interface Observation extends Entity {
  readonly deviceId: string;
  readonly deviceNetworkId: string;
  readonly smartObjectId: string;
  /** LwM2M path, "/3/0/7/1". */
  readonly path: string;
  /** Hex; absent while no observation is established on the device. */
  readonly token?: string;
  /** Location of the registration under which the token was assigned. A token does not outlive it. */
  readonly registrationId?: string;
  /** Requested Content-Format, needed to resume the observation. */
  readonly accept?: number;
  /**
   * Set while the resource is observed together with others, under one token: the requested paths in their order, and
   * the Content-Format. Both are needed to resume and to end the observation.
   */
  readonly composite?: { readonly paths: readonly string[]; readonly contentFormat: number };
  /** Epoch milliseconds. */
  readonly requestedAt: number;
  /** Requested time-out in milliseconds; absent for none. */
  readonly timeoutMs?: number;
  readonly expiresAt?: number;
}

export const observations: CollectionDefinition<Observation> = {
  name: 'observations',
  indexes: [{ fields: ['deviceId'] }, { fields: ['smartObjectId'] }],
  references: [
    { field: 'deviceId', to: ['devices'], onDelete: 'cascade' },
    { field: 'smartObjectId', to: ['smartObjects'], onDelete: 'cascade' },
  ],
};

/** Creates an observation that has not been requested from the device yet. */
export function newObservation(init: {
  readonly id: string;
  readonly deviceId: string;
  readonly deviceNetworkId: string;
  readonly smartObjectId: string;
  readonly path: Parameters<typeof formatPath>[0];
  /** Epoch milliseconds. */
  readonly nowMs: number;
  /** 0 or absent for no time-out. */
  readonly timeoutMs?: number;
}): Observation {
  const { path, nowMs, timeoutMs, ...rest } = init;
  return {
    ...rest,
    path: formatPath(path),
    requestedAt: nowMs,
    ...(timeoutMs === undefined || timeoutMs === 0 ? {} : { timeoutMs, expiresAt: nowMs + timeoutMs }),
  };
}

/** Returns the observation without the state of the device. */
export function unplaced(observation: Observation): Observation {
  return omit(observation, 'token', 'registrationId', 'composite');
}

/**
 * The last stored notification of an observation, written together with its values. A device that received no
 * acknowledgement before the gateway went down sends the notification again to the next one. `id` is the ID of the
 * observation.
 */
export interface NotificationMark extends Entity {
  readonly deviceId: string;
  /** Token of the observation. Another observation has other marks. */
  readonly token: string;
  /** Observe sequence number, 24 bits (RFC 7641 3.4). */
  readonly sequence: number;
}

export const notificationMarks: CollectionDefinition<NotificationMark> = {
  name: 'notificationMarks',
  indexes: [{ fields: ['deviceId'] }],
  references: [
    { field: 'id', to: ['observations'], onDelete: 'cascade' },
    { field: 'deviceId', to: ['devices'], onDelete: 'cascade' },
  ],
};
