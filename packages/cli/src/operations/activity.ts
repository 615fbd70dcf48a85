import { setTimeout as delay } from 'node:timers/promises';
import type { ActivityLogEntryResponse, MusterClient } from '@muster/sdk';
import { withFigures } from '../live/figures.ts';
import { InterruptedError } from './interrupt.ts';

export type Entry = ActivityLogEntryResponse;

/** Numbers of parts of a command by outcome. */
export interface Counts {
  readonly total: number;
  readonly completed: number;
  readonly failed: number;
}

const ended: ReadonlySet<string> = new Set(['Completed', 'Failed', 'Deleted']);
const POLL_MS = 250;
const MAX_POLL_MS = 2000;

export const isOver = (entry: Entry): boolean => ended.has(entry.Status);

/** An entry to wait for. */
export interface Awaited {
  readonly client: MusterClient;
  /** Reads the entry once; undefined while it does not exist. */
  readonly read: () => Promise<Entry | undefined>;
  readonly timeoutMs: number;
  /** Stops waiting. The command continues. */
  readonly signal: AbortSignal;
  /** Returns the filter that finds the parts of the command, for the progress on a terminal. */
  readonly filterOf: (entry: Entry) => string;
}

/**
 * Waits for the end of an activity log entry. Shows progress on standard error if that is a terminal and the entry has
 * parts.
 *
 * @returns the entry at its end, or when the time is up
 * @throws {InterruptedError} Ctrl-C; the command continues
 */
export async function waitForEntry(awaited: Awaited): Promise<Entry | undefined> {
  const endMs = performance.now() + awaited.timeoutMs;
  const first = await awaited.read();
  if (first !== undefined && isOver(first)) return first;
  const { client, filterOf } = awaited;
  let text = '';
  const count =
    process.stderr.isTTY && first?.EntityType === 'Multiple'
      ? async (entry: Entry) => (text = progressText(await countsOf(client, filterOf(entry))))
      : undefined;
  const work = (): Promise<Entry | undefined> => poll(awaited, first, endMs, count);
  return count === undefined ? work() : withFigures(() => text, process.stderr, work);
}

async function poll(
  { read, signal }: Awaited,
  first: Entry | undefined,
  endMs: number,
  count?: (entry: Entry) => Promise<unknown>,
): Promise<Entry | undefined> {
  let entry = first;
  let pauseMs = POLL_MS;
  for (;;) {
    const leftMs = endMs - performance.now();
    if (leftMs <= 0) return entry;
    await pause(Math.min(pauseMs, leftMs), signal, entry);
    entry = await read();
    if (entry === undefined) continue;
    if (isOver(entry)) return entry;
    await count?.(entry);
    pauseMs = Math.min(pauseMs * 1.25, MAX_POLL_MS);
  }
}

async function pause(ms: number, signal: AbortSignal, entry: Entry | undefined): Promise<void> {
  try {
    await delay(ms, undefined, { signal });
  } catch (error) {
    if (!signal.aborted) throw error;
    const where = entry === undefined ? '' : `: muster activity-logs get ${entry.Id}`;
    throw new InterruptedError(`Interrupted. The command goes on; the activity log has its outcome${where}`);
  }
}

const progressText = ({ total, completed, failed }: Counts): string =>
  `${completed + failed} of ${total} done, ${failed} failed`;

/** Counts the entries that match a filter. */
export async function countsOf(client: MusterClient, filter: string): Promise<Counts> {
  const [total, completed, failed] = await Promise.all(
    ['', ' and Status eq Completed', ' and Status in (Failed,Deleted)'].map(async (more) => {
      const page = await client.activityLogs.list({ Filter: `${filter}${more}`, PageSize: 1 });
      return page.NbrOfRows;
    }),
  );
  return { total: total ?? 0, completed: completed ?? 0, failed: failed ?? 0 };
}

/** Failure of an entry. */
export interface Failure {
  readonly Status: Entry['Status'];
  readonly ResponseCode?: string | undefined;
  readonly ResponseMessage?: string | undefined;
}

/** Reasons of failures, most frequent first: `409 exists already (3), 4.04 (1)`. */
export class Reasons {
  readonly #counts = new Map<string, number>();
  readonly #max: number;

  /** @param max maximum number of different reasons; the others are counted together */
  constructor(max = 20) {
    this.#max = max;
  }

  add(entry: Failure): void {
    const text = reasonOf(entry);
    const reason = this.#counts.has(text) || this.#counts.size < this.#max ? text : 'other reasons';
    this.#counts.set(reason, (this.#counts.get(reason) ?? 0) + 1);
  }

  toString(): string {
    return [...this.#counts]
      .sort(([, one], [, other]) => other - one)
      .map(([reason, count]) => `${reason} (${count})`)
      .join('; ');
  }
}

/** Returns the reason of a failure as recorded in the entry. */
export function reasonOf({ ResponseCode, ResponseMessage, Status }: Failure): string {
  const parts = [ResponseCode, ResponseMessage?.replace(/[\s.]+$/u, '')];
  const reason = parts.filter((part) => part !== undefined && part !== '').join(' ');
  if (reason !== '') return reason;
  return Status === 'Deleted' ? 'taken back from the queue' : 'no reason given';
}
