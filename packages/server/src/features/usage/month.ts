/** A month in UTC. */
export interface Month {
  /** For example `2026-11`. */
  readonly name: string;
  /** Epoch milliseconds. */
  readonly startMs: number;
  /** Epoch milliseconds, exclusive. */
  readonly endMs: number;
}

/** @param atMs epoch milliseconds */
export function monthOf(atMs: number): Month {
  const at = new Date(atMs);
  const startMs = Date.UTC(at.getUTCFullYear(), at.getUTCMonth());
  return {
    name: new Date(startMs).toISOString().slice(0, 'yyyy-mm'.length),
    startMs,
    endMs: Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + 1),
  };
}
