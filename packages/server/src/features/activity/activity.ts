import type { UnitOfWork } from '../../kernel/entities.ts';
import type { WriteOperation } from '../../store/port.ts';
import type { Device } from '../devices/model.ts';
import type { ActivityEntityType, ActivityLogEntry, ReturnedValue, UnsentCommand } from './model.ts';

/** The Activity Log, as commands and registrations use it. */
export interface ActivityLog {
  /** Entries of commands that an earlier run accepted and did not send, the oldest first. */
  unsent(): AsyncIterable<ActivityLogEntry>;
  /**
   * Adds finished children to an entry, in a commit of the caller: `work` writes the given entries.
   *
   * @param progressingId ID of the open entry that reports the progress
   */
  addFinished(
    parentId: string,
    progressingId: string,
    work: (add: AddFinished) => Promise<void>,
  ): Promise<void>;
  /** @param unit receives the ID of the entry */
  start(entry: ActivityStart, unit?: UnitOfWork): Promise<{ readonly id: string }>;
  /** Marks an entry as in progress. @param response the response of the device so far */
  progress(id: string, response?: ActivityResponse): Promise<unknown>;
  /** Marks an entry that was in progress as Pending again. */
  postpone(id: string): Promise<unknown>;
  complete(id: string, response?: ActivityResponse): Promise<unknown>;
  fail(id: string, response?: ActivityResponse): Promise<unknown>;
  /**
   * Marks an operation that was withdrawn before it was sent as Deleted. The status of an entry with children follows
   * from theirs.
   */
  withdraw(id: string, response?: ActivityResponse): Promise<unknown>;
}

/** A new entry for a requested operation. */
export interface ActivityStart {
  readonly deviceNetworkId: string;
  readonly entityType: ActivityEntityType;
  readonly entityId?: string;
  readonly entityIdentifier?: string;
  readonly entityName?: string;
  /** The device of the entry. Defaults to the entity, if that is a device. */
  readonly deviceId?: string;
  readonly description: string;
  readonly parentId?: string;
  readonly correlationId?: string;
  /** Package of a firmware update. Absent from the children of an update of many devices. */
  readonly firmwarePackageId?: string;
  /** Sent by the next run if the service ends before it is in progress. */
  readonly command?: UnsentCommand;
  /**
   * Whether the next run of the service repeats the work, with a new entry, if the service ends before the entry does.
   */
  readonly isRedone?: true;
  /** Whether it is a step of its parent, whose status and counts do not follow from it. */
  readonly isStep?: true;
}

/** Returns the members of an entry that identify its device. */
export function deviceEntity({
  id,
  deviceIdentifier,
  name,
}: Pick<Device, 'id' | 'deviceIdentifier' | 'name'>) {
  return {
    entityType: 'Device',
    entityId: id,
    entityIdentifier: deviceIdentifier,
    entityName: name,
  } as const;
}

export interface ActivityResponse {
  readonly responseCode?: string;
  readonly responseMessage?: string;
  readonly returned?: readonly ReturnedValue[];
}

/** An entry for an operation that has ended at once. */
export interface FinishedActivity extends ActivityStart, ActivityResponse {
  readonly status: 'Completed' | 'Failed';
}

/**
 * Stores finished children of one parent entry.
 *
 * @param progress new message of the open entry
 */
export type AddFinished = (
  entries: readonly FinishedActivity[],
  progress: string,
) => readonly WriteOperation[];

/** A new entry, for a commit of the caller. */
export interface EnclosedEntry {
  readonly id: string;
  readonly writes: readonly WriteOperation[];
}
