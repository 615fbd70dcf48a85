import { useCallback } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { PollTarget, Progress } from '@muster/sdk/activity-logs';
import { NotFoundError, type ActivityLogEntryResponse, type CommandReceipt } from '@muster/sdk/core';
import { valueText } from '../device/value-text.ts';
import { countText } from '../format/text.ts';
import type { DashboardClient } from '../session/client.ts';
import { messageOf } from '../session/message-of.ts';
import type { Session } from '../session/session.ts';
import { useSession } from '../session/session-context.ts';
import type { CommandEntry } from './command-log.ts';

/** An action with its equivalent command. */
export interface Command<Result> {
  readonly title: string;
  readonly cli: string;
  /** @param onProgress called with the sent part of the request, 0 to 1 */
  readonly send: (onProgress: (sent: number) => void) => Promise<Result>;
  /** The activity log entry of the work that the request started. Defaults to the ID in the response to a command. */
  readonly follow?: (result: Result) => PollTarget;
  /** Called when the work has succeeded. */
  readonly onDone?: (result: Result) => void;
}

/**
 * Runs actions and shows them in the command panel. The function resolves when the request has been accepted, or with
 * false if it was refused. A command to a device then continues, even after the page is left.
 */
export function useCommand(): <Result>(command: Command<Result>) => Promise<boolean> {
  const session = useSession();
  const queries = useQueryClient();
  return useCallback(
    async (command) => {
      const id = session.commands.add(command.title, command.cli);
      const update = (change: Partial<CommandEntry>): void => session.commands.update(id, change);
      try {
        const result = await command.send((progress) => update({ progress }));
        void finish(session, targetOf(command, result), update).then((done) => {
          if (done) command.onDone?.(result);
          return queries.invalidateQueries();
        });
        return true;
      } catch (error) {
        if (!session.signal.aborted) update({ state: 'failed', message: messageOf(error) });
        // The page shows an entity that has been deleted elsewhere.
        if (error instanceof NotFoundError) void queries.invalidateQueries();
        return false;
      }
    },
    [session, queries],
  );
}

const isReceipt = (result: unknown): result is CommandReceipt =>
  typeof result === 'object' && result !== null && 'activityId' in result;

function targetOf<Result>({ follow }: Command<Result>, result: Result): PollTarget | undefined {
  return follow === undefined ? (isReceipt(result) ? result.activityId : undefined) : follow(result);
}

/** Follows the work of a request until it ends. Resolves with whether it succeeded. */
async function finish(
  session: Session,
  target: PollTarget | undefined,
  update: (change: Partial<CommandEntry>) => void,
): Promise<boolean> {
  if (target === undefined) {
    update({ state: 'done', message: 'Done.' });
    return true;
  }
  if (!session.may('ActivityLog.Read')) {
    update({ state: 'done', message: 'Sent. You cannot read results: that needs ActivityLog.Read.' });
    return true;
  }
  try {
    const { signal } = session;
    let last: Progress | undefined;
    for await (const progress of progressOf(session.client, target, signal)) {
      last = progress;
      const { entry, total, completed, failed } = progress;
      update({
        state: entry.Status === 'Pending' ? 'waiting' : 'running',
        message: entry.Status === 'Pending' ? 'Queued until the device can be reached.' : '',
        ...(total > 1 ? { progress: (completed + failed) / total } : {}),
      });
    }
    const failed = last?.entry.Status !== 'Completed';
    update({ state: failed ? 'failed' : 'done', message: resultOf(last) });
    return !failed;
  } catch (error) {
    if (!session.signal.aborted) update({ state: 'failed', message: messageOf(error) });
    return false;
  }
}

/** Polls work on many devices less often, because it takes longer. */
async function* progressOf(
  { activityLogs }: DashboardClient,
  target: PollTarget,
  signal: AbortSignal,
): AsyncGenerator<Progress, void, undefined> {
  for await (const progress of activityLogs.poll(target, { pollMs: 400, signal })) {
    yield progress;
    if (progress.entry.EntityType !== 'Multiple') continue;
    yield* activityLogs.poll(target, { pollMs: 5_000, signal });
    return;
  }
}

function resultOf(progress: Progress | undefined): string {
  if (progress === undefined) return 'Ended.';
  const { entry, total, completed, failed } = progress;
  const text = [entry.ResponseCode, entry.ResponseMessage, returnedText(entry.Values)]
    .filter((part) => part !== undefined)
    .join(' ');
  const counts = total > 1 ? `${countText(completed)} completed, ${countText(failed)} failed.` : '';
  return [counts, text].filter(Boolean).join(' ') || entry.Status;
}

/** The value returned by a Read, or the number of values. */
function returnedText(values: ActivityLogEntryResponse['Values']): string | undefined {
  const [value] = values ?? [];
  if (values === undefined || value === undefined) return undefined;
  return values.length === 1 ? `${valueText(value)} (${value.d})` : `${countText(values.length)} values`;
}
