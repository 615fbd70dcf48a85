import type { AuditEntry } from './model/audit-entry.ts';
import { newId } from '../../kernel/new-id.ts';

/** Milliseconds during which refusals of one key with one status are counted in one entry. */
const WINDOW_MS = 60_000;
/** Maximum number of counted keys and statuses. Beyond it, the oldest is stored and its count restarts. */
const MAX_WINDOWS = 10_000;

interface Window {
  entry: AuditEntry;
  /** Whether the count has risen since it was stored. */
  isChanged: boolean;
}

/**
 * Refused requests, counted by key, network and status, which bounds their memory and their stored entries.
 */
export class RefusalWindows {
  /** Oldest first. */
  readonly #windows = new Map<string, Window>();

  /** @returns the entries to store now: the first of a window, and the counts of windows that have ended */
  note(refused: Omit<AuditEntry, 'id' | 'time' | 'count'>, now: number): AuditEntry[] {
    const key = [refused.deviceNetworkId, refused.apiKeyId, refused.status].join(' ');
    const window = this.#windows.get(key);
    if (window !== undefined && now - window.entry.time < WINDOW_MS) {
      window.entry = { ...window.entry, count: (window.entry.count ?? 1) + 1 };
      window.isChanged = true;
      return [];
    }
    const over = this.#takeOver(key, window, now);
    const entry: AuditEntry = { ...refused, id: newId(), time: now, count: 1 };
    this.#windows.set(key, { entry, isChanged: false });
    return [...over, entry];
  }

  /** Ends the window of `key` and all expired windows, and the oldest window if there are too many. */
  #takeOver(key: string, window: Window | undefined, now: number): AuditEntry[] {
    const ended: Window[] = [];
    if (window !== undefined) {
      this.#windows.delete(key);
      ended.push(window);
    }
    for (const [oldKey, old] of this.#windows) {
      if (now - old.entry.time < WINDOW_MS && this.#windows.size < MAX_WINDOWS) break;
      this.#windows.delete(oldKey);
      ended.push(old);
    }
    return ended.filter((one) => one.isChanged).map((one) => one.entry);
  }

  /** Returns the entries whose counts have risen since they were stored, of one network or of all. */
  takeChanged(deviceNetworkId?: string): AuditEntry[] {
    const changed = [...this.#windows.values()].filter(
      ({ entry, isChanged }) =>
        isChanged && (deviceNetworkId === undefined || entry.deviceNetworkId === deviceNetworkId),
    );
    for (const one of changed) one.isChanged = false;
    return changed.map((one) => one.entry);
  }

  forget(deviceNetworkId: string): void {
    for (const [key, { entry }] of this.#windows) {
      if (entry.deviceNetworkId === deviceNetworkId) this.#windows.delete(key);
    }
  }
}
