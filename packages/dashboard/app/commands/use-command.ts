import { useCallback } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { ActivityLogEntry, CommandReceipt } from '@muster/sdk/core';
import { messageOf, type Session } from '../session/session.ts';
import { useSession } from '../session/session-context.ts';
import type { CommandEntry } from './command-log.ts';

/** An action with the command that does the same. */
export interface Command<Result> {
  readonly title: string;
  readonly cli: string;
  readonly send: () => Promise<Result>;
  /** Called when the work has ended well. */
  readonly onDone?: (result: Result) => void;
}

/**
 * Runs actions and shows them in the command panel. The function resolves when the request has been accepted, to false if it was not;
 * a command to a device then goes on by itself, also after the page is left.
 */
export function useCommand(): <Result>(command: Command<Result>) => Promise<boolean> {
  const session = useSession();
  const queries = useQueryClient();
  return useCallback(
    async (command) => {
      const id = session.commands.add(command.title, command.cli);
      const update = (change: Partial<CommandEntry>): void => session.commands.update(id, change);
      try {
        const result = await command.send();
        void finish(session, result, update).then((done) => {
          if (done) command.onDone?.(result);
          return queries.invalidateQueries();
        });
        return true;
      } catch (error) {
        if (!session.signal.aborted) update({ state: 'failed', message: messageOf(error) });
        return false;
      }
    },
    [session, queries],
  );
}

const isReceipt = (result: unknown): result is CommandReceipt =>
  typeof result === 'object' && result !== null && 'activityId' in result;

/** Follows a command to its end. Resolves to whether it ended well. */
async function finish(
  session: Session,
  result: unknown,
  update: (change: Partial<CommandEntry>) => void,
): Promise<boolean> {
  if (!isReceipt(result) || result.activityId === undefined) {
    update({ state: 'done', message: 'Done.' });
    return true;
  }
  if (!session.may('ActivityLog.Read')) {
    update({ state: 'done', message: 'Sent. This key cannot read results: it needs ActivityLog.Read.' });
    return true;
  }
  try {
    const { signal } = session;
    let last: ActivityLogEntry | undefined;
    for await (const { entry, total, completed, failed } of session.client.activityLogs.poll(
      result.activityId,
      { pollMs: 400, signal },
    )) {
      last = entry;
      update({
        state: entry.Status === 'Pending' ? 'waiting' : 'running',
        message: entry.Status === 'Pending' ? 'Queued until the device can be reached.' : '',
        ...(total > 1 ? { progress: (completed + failed) / total } : {}),
      });
    }
    const failed = last?.Status !== 'Completed';
    update({ state: failed ? 'failed' : 'done', message: resultOf(last) });
    return !failed;
  } catch (error) {
    if (!session.signal.aborted) update({ state: 'failed', message: messageOf(error) });
    return false;
  }
}

function resultOf(entry: ActivityLogEntry | undefined): string {
  const text = [entry?.ResponseCode, entry?.ResponseMessage].filter((part) => part !== undefined).join(' ');
  return text === '' ? (entry?.Status ?? 'Ended.') : text;
}
