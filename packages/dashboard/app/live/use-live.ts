import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { MusterEvent } from '@muster/sdk/core';
import { useSession } from '../session/session-context.ts';
import { follow } from './follow.ts';
import type { LiveStatus } from './live-state.ts';

export interface LiveOptions {
  readonly types: readonly MusterEvent['type'][];
  /** Only events of this device. */
  readonly deviceId?: string;
  readonly onEvents: (events: readonly MusterEvent[]) => void;
}

/**
 * Follows live events while the page is shown. A hidden tab closes its stream, because browsers open at most six
 * connections to a server, and each stream uses one. After a gap, all queries of the page are loaded again.
 */
export function useLive({ types, deviceId, onEvents }: LiveOptions): void {
  const session = useSession();
  const queries = useQueryClient();
  const visible = useSyncExternalStore(watchVisibility, isVisible);
  const take = useEffectEvent(onEvents);
  const wanted = types.join(',');
  useEffect(() => {
    if (!visible) return undefined;
    if (!session.may('Event.Read')) {
      session.live.set({ kind: 'forbidden' });
      return undefined;
    }
    const stop = new AbortController();
    const refresh = (): void => void queries.invalidateQueries();
    void follow(session.client, session.live, {
      types: wanted.split(',') as MusterEvent['type'][],
      deviceId,
      signal: AbortSignal.any([stop.signal, session.signal]),
      onEvents: (events) => take(events),
      onResumed: refresh,
    });
    return () => {
      stop.abort(new Error('The page was left.'));
      session.live.set({ kind: 'off' });
    };
  }, [session, queries, visible, wanted, deviceId]);
}

export function useLiveStatus(): LiveStatus {
  const { live } = useSession();
  return useSyncExternalStore(live.subscribe, live.get);
}

/** Interval at which a page loads its data again. Long while a stream reports changes. */
export function useRefetchMs(): number {
  return useLiveStatus().kind === 'open' ? 30_000 : 5_000;
}

const isVisible = (): boolean => document.visibilityState === 'visible';

function watchVisibility(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}
