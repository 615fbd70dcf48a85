import type { WriteOperation } from '../../store/port.ts';
import type { UnitOfWork } from '../../kernel/unit-of-work.ts';
import type { ActivityLogEntry, ReturnedValue, UnsentCommand } from './model/activity-log-entry.ts';
import type { Device } from '../devices/model/device.ts';

/** The Activity Log, as far as commands and registrations write it. */
export interface ActivityStart {
  readonly deviceNetworkId: string;
  readonly entityType: 'Gateway' | 'Device' | 'Resource' | 'Multiple';
  readonly entityId?: string;
  readonly entityIdentifier?: string;
  readonly entityName?: string;
  /** The device that it is about. Default: the entity, if that is a device. */
  readonly deviceId?: string;
  readonly description: string;
  readonly parentId?: string;
  readonly correlationId?: string;
  /** Package of a firmware update. The children of an update of many devices leave it out. */
  readonly firmwarePackageId?: string;
  /** Sent by the next run if the service ends before it is under way. */
  readonly command?: UnsentCommand;
  /** If the service ends before the entry does, its next run does the work again, under an entry of its own. */
  readonly isRedone?: true;
}

/** The members of an entry that name its device. */
export function deviceEntity({
  id,
  deviceIdentifier,
  name,
}: Pick<Device, 'id' | 'deviceIdentifier' | 'name'>): Pick<
  ActivityStart,
  'entityType' | 'entityId' | 'entityIdentifier' | 'entityName'
> {
  return { entityType: 'Device', entityId: id, entityIdentifier: deviceIdentifier, entityName: name };
}

export interface ActivityResponse {
  readonly responseCode?: string;
  readonly responseMessage?: string;
  readonly returned?: readonly ReturnedValue[];
}

/** An entry about something that was over at once. */
export interface FinishedActivity extends ActivityStart, ActivityResponse {
  readonly status: 'Completed' | 'Failed';
}

/**
 * Stores finished children of one parent entry.
 *
 * @param progress new text of the open entry
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

export interface ActivityLog {
  /** Entries of commands that an earlier run accepted and did not send, the oldest first. */
  unsent(): AsyncIterable<ActivityLogEntry>;
  /**
   * Adds finished children to an entry, in a commit of the caller: `work` writes the given entries.
   *
   * @param progressingId of the open entry that reports the progress
   */
  addFinished(
    parentId: string,
    progressingId: string,
    work: (add: AddFinished) => Promise<void>,
  ): Promise<void>;
  /** @param unit gets the ID of the entry */
  start(entry: ActivityStart, unit?: UnitOfWork): Promise<{ readonly id: string }>;
  /** It is under way. @param response what the device has said so far */
  progress(id: string, response?: ActivityResponse): Promise<unknown>;
  /** It was under way and waits again. */
  postpone(id: string): Promise<unknown>;
  complete(id: string, response?: ActivityResponse): Promise<unknown>;
  fail(id: string, response?: ActivityResponse): Promise<unknown>;
  /** It was taken back before it was sent: the entry is Deleted. The status of an entry with children follows from theirs. */
  withdraw(id: string, response?: ActivityResponse): Promise<unknown>;
}
