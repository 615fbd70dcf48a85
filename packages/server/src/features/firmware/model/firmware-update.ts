import type { CollectionDefinition, Entity } from '../../../store/port.ts';

/** The states of LwM2M object 5 (resource 3), by their numbers. */
export const firmwareStates = ['Idle', 'Downloading', 'Downloaded', 'Updating'] as const;
export type FirmwareState = (typeof firmwareStates)[number];

/** How the file comes to the device: it is written to it, or the device fetches it. */
export type FirmwareDelivery = 'Push' | 'Pull';

/**
 * How far an update has come, as the service sees it: nothing has been sent; the file is on its way; it is there and the
 * device looks at it; Update has been executed.
 */
export type FirmwarePhase = 'Waiting' | 'Transferring' | 'Verifying' | 'Executing';

/** The active or the last update of a device. Its id is that of the device: there is one at a time. */
export interface FirmwareUpdate extends Entity {
  readonly deviceNetworkId: string;
  readonly firmwarePackageId: string;
  /** Entry of the activity log, and the one above it, where it is one of many. */
  readonly activityId: string;
  readonly parentActivityId?: string;
  /** Whether it is under way. */
  readonly isActive: boolean;
  readonly phase: FirmwarePhase;
  /** What the device has last said. */
  readonly currentState: FirmwareState;
  /** What the device is led to next; `Idle` when the update is over. */
  readonly expectedState: FirmwareState;
  /** Update Result (resource 5), as the device has last said it. */
  readonly result?: number;
  /** Result of an earlier update, which the device may report until it begins; 0 or absent: there is none. */
  readonly staleResult?: number;
  /** As asked for; absent: the service chooses. */
  readonly wishedDelivery?: FirmwareDelivery;
  /** As chosen; absent before the file goes out. */
  readonly delivery?: FirmwareDelivery;
  /** False from before Update is sent until the device has taken it: after a crash in between it goes out once more. */
  readonly isExecuted?: boolean;
  /** How often the file has gone out. */
  readonly attempts: number;
  /** Consecutive temporary refusals of the device (5.03, 4.29, 4.08, no response), and the last of them. */
  readonly retries?: number;
  /** Resets in a row after which the device was not Idle. */
  readonly resets?: number;
  readonly trouble?: string;
  readonly troubleCode?: string;
  /** Nothing is sent before: epoch milliseconds. */
  readonly retryAt?: number;
  /** It ended, and neither with success nor because it was cancelled. */
  readonly hasFailed?: true;
  /** How it ended, in words. */
  readonly message?: string;
  /** Epoch milliseconds. */
  readonly startedAt: number;
  /** When the phase began. */
  readonly phaseAt: number;
  readonly changedAt: number;
}

export const firmwareUpdates: CollectionDefinition<FirmwareUpdate> = {
  name: 'firmwareUpdates',
  indexes: [
    { fields: ['firmwarePackageId', 'isActive'] },
    { fields: ['isActive'] },
    {
      fields: ['deviceNetworkId', 'isActive', 'hasFailed'],
      includes: ['phase', 'firmwarePackageId'],
    },
  ],
  references: [{ field: 'id', to: ['devices'], onDelete: 'cascade' }],
};
