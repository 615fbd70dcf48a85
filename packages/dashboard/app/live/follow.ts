import { AuthenticationError, PermissionError, type MusterEvent } from '@muster/sdk/core';
import type { DashboardClient } from '../session/client.ts';
import type { LiveState } from './live-state.ts';

type EventType = MusterEvent['type'];

export interface FollowOptions {
  readonly types: readonly EventType[];
  readonly deviceId?: string | undefined;
  readonly signal: AbortSignal;
  readonly onEvents: (events: readonly MusterEvent[]) => void;
  /** Called when the stream has reopened after a break. Events during the break may be missing. */
  readonly onResumed: () => void;
}

/** Milliseconds of a batch. A fleet can send more events than a browser can render one by one. */
const BATCH_MS = 200;
/** Maximum number of events in a batch. Further events are dropped, and the page loads its data again. */
const MAX_BATCH = 5_000;
const FIRST_RETRY_MS = 2_000;

/** Follows live events until the signal fires, and reports the state of the stream to `state`. */
export async function follow(
  client: DashboardClient,
  state: LiveState,
  options: FollowOptions,
): Promise<void> {
  const { types, deviceId, signal, onResumed } = options;
  const batch = batchOf(options);
  let wasBroken = false;
  const broken = (error: Error): void => {
    wasBroken = true;
    state.set({ kind: 'broken', sinceMs: Date.now(), reason: error.message });
  };
  state.set({ kind: 'connecting' });
  const ended = (): boolean => signal.aborted;
  while (!ended()) {
    try {
      const stream = client.events.stream({
        types,
        ...(deviceId === undefined ? {} : { deviceId }),
        signal,
        onOpen: () => {
          state.set({ kind: 'open' });
          if (wasBroken) onResumed();
          wasBroken = false;
        },
        onDisconnect: broken,
      });
      for await (const event of stream) batch.add(event);
    } catch (error) {
      if (ended()) break;
      if (error instanceof PermissionError) {
        state.set({ kind: 'forbidden' });
        break;
      }
      // The session itself ends on a 401.
      if (error instanceof AuthenticationError) break;
      broken(error instanceof Error ? error : new Error(String(error)));
      await pause(FIRST_RETRY_MS, signal);
    }
  }
  batch.stop();
}

function batchOf({ onEvents, onResumed }: FollowOptions): { add(event: MusterEvent): void; stop(): void } {
  let events: MusterEvent[] = [];
  let overflowed = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const flush = (): void => {
    timer = undefined;
    const ready = events;
    events = [];
    onEvents(ready);
    if (overflowed) onResumed();
    overflowed = false;
  };
  return {
    add(event) {
      if (events.length < MAX_BATCH) events.push(event);
      else overflowed = true;
      timer ??= setTimeout(flush, BATCH_MS);
    },
    stop: () => clearTimeout(timer),
  };
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
