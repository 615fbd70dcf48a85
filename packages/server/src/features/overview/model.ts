import type { CollectionDefinition, Entity } from '../../store/port.ts';

/** Number of operations that failed for a reason. */
export interface FailureCount {
  readonly reason: string;
  readonly count: number;
}

/** Names of the counts that are kept for each minute. */
export const minuteFigures = ['online', 'registrations', 'values', 'failed'] as const;
export type MinuteFigure = (typeof minuteFigures)[number];

/** An hour of a device network, so that a week is read from 168 documents instead of 10,080. */
export interface NetworkHour extends Entity, Readonly<Record<MinuteFigure, readonly (number | null)[]>> {
  /** `NETWORK/HOUR`. */
  readonly id: string;
  readonly deviceNetworkId: string;
  /** Start of the hour in epoch milliseconds. The lists have a number for each minute from then, null for none. */
  readonly hourMs: number;
  /** Reasons of the failed operations. */
  readonly failures: readonly FailureCount[];
}

export const networkHours: CollectionDefinition<NetworkHour> = {
  name: 'networkHours',
  indexes: [{ fields: ['deviceNetworkId', 'hourMs'] }, { fields: ['hourMs'] }],
};

/** The devices of a network that send most, and registered ones that are silent. Replaced every minute. */
export interface DeviceActivityLists extends Entity {
  /** ID of the device network. */
  readonly id: string;
  readonly deviceNetworkId: string;
  /** Epoch milliseconds, like the times below. */
  readonly timeMs: number;
  /** Start of the count of messages. */
  readonly sinceMs: number;
  /** Most messages first. */
  readonly noisiest: readonly { readonly deviceId: string; readonly messages: number }[];
  /** Longest silence first. */
  readonly silent: readonly { readonly deviceId: string; readonly lastHeardMs: number }[];
}

export const deviceActivityLists: CollectionDefinition<DeviceActivityLists> = {
  name: 'deviceActivityLists',
  indexes: [{ fields: ['deviceNetworkId'] }],
};
