import type { Store } from '../../store/port.ts';
import { raisedEvents } from './model/raised-event.ts';

/** Deletes events that were reset before a time. Active events are never deleted. */
export function pruningOfEvents(store: Store): { prune(beforeMs: number): Promise<number> } {
  return {
    prune: (beforeMs) =>
      store.collection(raisedEvents).deleteWhere([{ field: 'resetAt', op: 'lt', value: beforeMs }]),
  };
}
