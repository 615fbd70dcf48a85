import { useCallback } from 'react';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { RateLimitError } from '@muster/sdk/core';
import { countText } from '../format/text.ts';
import { messageOf } from '../session/message-of.ts';
import type { Session } from '../session/session.ts';
import { useSession } from '../session/session-context.ts';
import type { CommandEntry, Outcome } from './command-log.ts';

/** The same action on many entities. */
export interface BulkCommand<Target> {
  /** Description for a number of entities, such as `Delete 3 devices`. */
  readonly title: (count: number) => string;
  readonly cli: string;
  readonly load: (signal: AbortSignal) => Promise<readonly Target[]>;
  /**
   * Acts on one entity.
   *
   * @param signal fires when the user cancels
   * @returns the result, if users want to read it
   */
  readonly act: (target: Target, signal: AbortSignal) => Promise<string | undefined>;
  readonly nameOf: (target: Target) => string;
  readonly hrefOf: (target: Target) => string;
}

/** Requests at a time. */
const WORKERS = 6;
/** Milliseconds between two updates of the panel. */
const UPDATE_MS = 200;
/** Milliseconds before the next attempt if the service names no time. */
const LIMITED_MS = 1_000;

/**
 * Acts on many entities and shows progress and failures in the command panel. Continues when the page is left, and
 * waits where the service limits requests.
 */
export function useBulk(): <Target>(command: BulkCommand<Target>, count: number) => void {
  const session = useSession();
  const queries = useQueryClient();
  return useCallback((command, count) => void run(session, queries, command, count), [session, queries]);
}

/** @param targets those of an earlier run. Undefined: loads them */
async function run<Target>(
  session: Session,
  queries: QueryClient,
  command: BulkCommand<Target>,
  count: number,
  targets?: readonly Target[],
): Promise<void> {
  const stop = new AbortController();
  const signal = AbortSignal.any([session.signal, stop.signal]);
  const id = session.commands.add(command.title(count), command.cli);
  const update = (change: Partial<CommandEntry>): void => session.commands.update(id, change);
  update({ progress: 0, message: 'Loading the list …', cancel: () => stop.abort() });
  // The browser asks before it closes the tab, which would end the work.
  const ask = (event: Event): void => event.preventDefault();
  globalThis.addEventListener('beforeunload', ask);
  try {
    const all = targets ?? (await command.load(signal));
    const { outcomes, rest } = await work(command, all, signal, update);
    if (session.signal.aborted) return;
    const failed = outcomes.filter(({ hasFailed }) => hasFailed).length;
    const done = outcomes.length - failed;
    update({
      state: rest.length > 0 ? 'failed' : 'done',
      message: `${stop.signal.aborted ? 'Cancelled. ' : ''}${resultText(done, failed, all.length)}`,
      outcomes,
      ...(rest.length > 0 && {
        retry: {
          label: `${stop.signal.aborted ? 'Continue with' : 'Retry'} ${countText(rest.length)}`,
          run: () => {
            update({ retry: undefined });
            void run(session, queries, command, rest.length, rest);
          },
        },
      }),
    });
  } catch (error) {
    if (session.signal.aborted) return;
    update({ state: 'failed', message: stop.signal.aborted ? 'Cancelled.' : messageOf(error) });
  } finally {
    globalThis.removeEventListener('beforeunload', ask);
    update({ cancel: undefined });
    if (!session.signal.aborted) void queries.invalidateQueries();
  }
}

const resultText = (done: number, failed: number, total: number): string =>
  `${countText(done)} of ${countText(total)} completed${failed === 0 ? '' : `, ${countText(failed)} failed`}.`;

/** @returns outcomes, and the entities on which the action failed or has not begun */
async function work<Target>(
  { act, nameOf, hrefOf }: BulkCommand<Target>,
  targets: readonly Target[],
  signal: AbortSignal,
  update: (change: Partial<CommandEntry>) => void,
): Promise<{ readonly outcomes: readonly Outcome[]; readonly rest: readonly Target[] }> {
  const outcomes: Outcome[] = [];
  const failedTargets: Target[] = [];
  let next = 0;
  let shownMs = 0;
  const show = (): void => {
    if (performance.now() - shownMs < UPDATE_MS) return;
    shownMs = performance.now();
    update({
      progress: outcomes.length / targets.length,
      message: resultText(outcomes.length - failedTargets.length, failedTargets.length, targets.length),
    });
  };
  const worker = async (): Promise<void> => {
    while (!signal.aborted && next < targets.length) {
      const target = targets[next] as Target;
      next += 1;
      const outcome = await paced(() => act(target, signal), signal);
      if (outcome.hasFailed) failedTargets.push(target);
      outcomes.push({ name: nameOf(target), href: hrefOf(target), ...outcome });
      show();
    }
  };
  await Promise.all(Array.from({ length: WORKERS }, worker));
  return { outcomes, rest: [...failedTargets, ...targets.slice(next)] };
}

/** Repeats a request that the service refused because of its limit. A refused request has changed nothing. */
async function paced(
  act: () => Promise<string | undefined>,
  signal: AbortSignal,
): Promise<Pick<Outcome, 'hasFailed' | 'text'>> {
  for (;;) {
    try {
      return { hasFailed: false, text: (await act()) ?? '' };
    } catch (error) {
      if (!(error instanceof RateLimitError) || signal.aborted)
        return { hasFailed: true, text: messageOf(error) };
      await pause(error.retryAfterMs ?? LIMITED_MS, signal);
    }
  }
}

/** Waits, at most until the signal fires. */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = (): void => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    signal.addEventListener('abort', end);
  });
}
