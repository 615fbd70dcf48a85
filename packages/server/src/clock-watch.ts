import type { Clock } from './kernel/timers.ts';
import { CLOCK_MARK, clockMarks } from './features/system/model.ts';
import type { Logger } from './logger.ts';
import type { HealthCheck } from './observability/health.ts';
import { putOperation, type Store } from './store/port.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Days of downtime after which a server asks whether its clock is right. */
const MAX_AHEAD_DAYS = 7;
/** The mark is written every hour, and clocks are usually corrected by less than that. */
const MAX_BEHIND_MS = HOUR_MS;

interface ClockWatchOptions {
  readonly store: Store;
  readonly clock: Clock;
  /** Days for which data is kept. 0: unlimited. */
  readonly retentionDays: number;
}

type Fault = 'ahead' | 'behind';

/** Compares the clock with the latest stored time. With a new store, the clock is trusted. */
async function faultOf({ store, clock, retentionDays }: ClockWatchOptions): Promise<Fault | undefined> {
  const mark = await store.collection(clockMarks).get(CLOCK_MARK);
  if (mark === undefined) return undefined;
  const aheadMs = clock.now() - mark.timeMs;
  if (aheadMs < -MAX_BEHIND_MS) return 'behind';
  // Half of the retention is kept even if the clock is wrong.
  const maxDays = retentionDays === 0 ? MAX_AHEAD_DAYS : Math.min(MAX_AHEAD_DAYS, retentionDays / 2);
  return aheadMs > maxDays * DAY_MS ? 'ahead' : undefined;
}

/**
 * Readiness check of a process. It fails while the clock is behind the latest stored time, because keys and
 * registrations would be valid only in the future. A clock ahead of that time may be right after a long stop, so it
 * only causes a note.
 */
export function clockCheck(options: ClockWatchOptions): HealthCheck {
  return async () => {
    const fault = await faultOf(options);
    if (fault === 'behind') throw new Error('The clock is behind the newest stored time.');
    return fault === undefined ? undefined : 'ahead of the newest stored time; nothing is deleted';
  };
}

/** Stops the deletion of old data while the clock cannot be trusted, and records times at which it could. */
export class ClockWatch {
  readonly #options: ClockWatchOptions;
  readonly #logger: Logger;

  constructor(options: ClockWatchOptions, logger: Logger) {
    this.#options = options;
    this.#logger = logger;
  }

  /** Records that the clock is right, even if it contradicts the latest stored time. */
  async trust(): Promise<void> {
    const mark = { id: CLOCK_MARK, timeMs: this.#options.clock.now() } as const;
    await this.#options.store.write([putOperation(clockMarks, mark)]);
  }

  /** Whether data may be deleted by the clock. If not, that is logged. */
  async isTrustworthy(): Promise<boolean> {
    const fault = await faultOf(this.#options);
    if (fault === undefined) {
      await this.trust();
      return true;
    }
    this.#logger.error(
      { clock: new Date(this.#options.clock.now()).toISOString() },
      `the clock is ${fault === 'ahead' ? 'far ahead of' : 'behind'} the newest stored time, so old data is not deleted; correct it, or start once with --trust-clock if it is right`,
    );
    return false;
  }
}
