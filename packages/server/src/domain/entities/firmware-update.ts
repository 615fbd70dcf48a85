import type { CollectionDefinition, Entity } from '../ports/store.ts';

/** The states of LwM2M object 5 (resource 3), by their numbers. */
export const firmwareStates = ['Idle', 'Downloading', 'Downloaded', 'Updating'] as const;
export type FirmwareState = (typeof firmwareStates)[number];

/** How the file comes to the device: it is written to it, or the device fetches it. */
export const firmwareDeliveries = ['Push', 'Pull'] as const;
export type FirmwareDelivery = (typeof firmwareDeliveries)[number];

/** The update of a device, under way or the last one. The id is that of the device: there is one at a time. */
export interface FirmwareUpdate extends Entity {
  readonly deviceNetworkId: string;
  readonly firmwarePackageId: string;
  /** Entry of the activity log. */
  readonly activityId: string;
  /** Whether it is under way. */
  readonly isActive: boolean;
  /** What the device was last seen in, or has last said. */
  readonly currentState: FirmwareState;
  /** What the device is being led to; `Idle` again at the end. */
  readonly expectedState: FirmwareState;
  /** Update Result (resource 5) as the device last said it. */
  readonly result?: number;
  /** As asked for; absent: what the device can decides. */
  readonly delivery?: FirmwareDelivery;
  /** Epoch milliseconds. */
  readonly startedAt: number;
  readonly changedAt: number;
}

export const firmwareUpdates: CollectionDefinition<FirmwareUpdate> = {
  name: 'firmwareUpdates',
  indexes: [{ fields: ['firmwarePackageId', 'isActive'] }, { fields: ['isActive'] }],
};
