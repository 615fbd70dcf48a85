import { listIndexes, putOperation } from '../../store/port.ts';
import type { CollectionDefinition, Entity, WriteOperation } from '../../store/port.ts';

/** Firmware for the devices of a type. Its file has the same ID and is stored separately (`FirmwareFiles`). */
export interface FirmwarePackage extends Entity {
  readonly deviceNetworkId: string;
  readonly deviceTypeId: string;
  readonly title: string;
  /** Version that devices report after the update. */
  readonly version: string;
  readonly build?: string;
  /** Name of the file at the client. */
  readonly fileName: string;
  readonly sizeBytes: number;
  /** SHA-256 of the file, in hex. */
  readonly sha256: string;
  /** Epoch milliseconds. */
  readonly createdAt: number;
}

export const firmwarePackages: CollectionDefinition<FirmwarePackage> = {
  name: 'firmwarePackages',
  indexes: [
    { fields: ['deviceTypeId', 'title'] },
    {
      fields: ['deviceNetworkId', 'title'],
      includes: ['deviceTypeId', 'sizeBytes', 'createdAt'],
      covers: ['version', 'build'],
    },
    ...listIndexes('deviceNetworkId', ['id', 'version', 'build', 'deviceTypeId', 'sizeBytes', 'createdAt']),
  ],
  searched: ['title', 'version', 'build'],
  references: [
    {
      field: 'deviceTypeId',
      to: ['deviceTypes'],
      onDelete: { restrict: 'There are firmware packages of this type. Delete them first.' },
    },
  ],
};

/** Firmware Version (/3/0/3) that a device reported last. Its ID is that of the device. */
export interface ReportedFirmware extends Entity {
  readonly deviceNetworkId: string;
  readonly version: string;
}

export const reportedFirmware: CollectionDefinition<ReportedFirmware> = {
  name: 'reportedFirmware',
  indexes: [{ fields: ['deviceNetworkId', 'version'] }],
  references: [{ field: 'id', to: ['devices'], onDelete: 'cascade' }],
};

/** Maximum characters of a stored version. */
const MAX_VERSION = 255;

/** Returns the writes that store the firmware version of a device, if it is a text. */
export function firmwareWrites(
  deviceId: string,
  deviceNetworkId: string,
  version: unknown,
): readonly WriteOperation[] {
  if (typeof version !== 'string' || version === '') return [];
  const reported = { id: deviceId, deviceNetworkId, version: version.slice(0, MAX_VERSION) };
  return [putOperation(reportedFirmware, reported)];
}

/** Returns the title of a package with its version. */
export function packageLabel({ title, version, build }: FirmwarePackage): string {
  return build === undefined ? `${title} ${version}` : `${title} ${version} (${build})`;
}

/** The states of LwM2M object 5 (resource 3), in the order of their values. */
export const firmwareStates = ['Idle', 'Downloading', 'Downloaded', 'Updating'] as const;
export type FirmwareState = (typeof firmwareStates)[number];

/** Delivery of the file: the service writes it to the device, or the device fetches it. */
export type FirmwareDelivery = 'Push' | 'Pull';

/**
 * Progress of an update as the service sees it. Waiting: nothing has been sent. Transferring: the file is being sent.
 * Verifying: the device has the file and checks it. Executing: Update has been executed.
 */
export type FirmwarePhase = 'Waiting' | 'Transferring' | 'Verifying' | 'Executing';

/** The active or the latest update of a device. Its ID is that of the device, because a device has one at a time. */
export interface FirmwareUpdate extends Entity {
  readonly deviceNetworkId: string;
  readonly firmwarePackageId: string;
  /** Activity log entry, and its parent if the update is one of many. */
  readonly activityId: string;
  readonly parentActivityId?: string;
  /** Activity log entry of the current step. Absent from an update of many devices, and before the first step. */
  readonly stepActivityId?: string;
  /** Whether the update is in progress. */
  readonly isActive: boolean;
  readonly phase: FirmwarePhase;
  /** State that the device last reported. */
  readonly currentState: FirmwareState;
  /** State that the service expects next; `Idle` after the end of the update. */
  readonly expectedState: FirmwareState;
  /** Update Result (resource 5) that the device last reported. */
  readonly result?: number;
  /**
   * Result of an earlier update, which the device may report until it starts this one. 0 or absent if there is none.
   */
  readonly staleResult?: number;
  /** Requested delivery. If absent, the service chooses. */
  readonly wishedDelivery?: FirmwareDelivery;
  /** Chosen delivery. Absent before the transfer. */
  readonly delivery?: FirmwareDelivery;
  /**
   * False from before Update is sent until the device has accepted it. After a crash in between, Update is sent again.
   */
  readonly isExecuted?: boolean;
  /** Number of times that the file has been sent. */
  readonly attempts: number;
  /** Consecutive temporary refusals of the device (5.03, 4.29, 4.08, no response). */
  readonly retries?: number;
  /** Consecutive resets after which the device was not Idle. */
  readonly resets?: number;
  /** Message of the latest temporary refusal or missing response. Empty after a later success. */
  readonly trouble?: string;
  /** CoAP code of the latest temporary refusal. Empty if there was no response. */
  readonly troubleCode?: string;
  /** Epoch milliseconds before which nothing is sent. */
  readonly retryAt?: number;
  /** Set if the update failed. Absent after success or cancellation. */
  readonly hasFailed?: true;
  /** Reason for the end, as a sentence. */
  readonly message?: string;
  /** Epoch milliseconds. */
  readonly startedAt: number;
  /** Time when the phase began. */
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
