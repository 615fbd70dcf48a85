import type { Clock } from '../../kernel/clock.ts';
import type { Store } from '../../store/port.ts';
import { IdempotencyRecords } from './idempotency-records.ts';
import { IdempotencyService } from './idempotency-service.ts';

export interface IdempotencyOptions {
  readonly store: Store;
  readonly clock: Clock;
  /** Keys the digests of keys and requests. */
  readonly secret: Uint8Array;
  /** How long answers are kept. */
  readonly keptSeconds: number;
  /** Answers that a device network keeps at most; default 100,000. */
  readonly maxPerNetwork?: number | undefined;
  readonly onError: (error: unknown) => void;
}

/** Requests that are done once, and the records about them. */
export interface IdempotencyDomain {
  readonly service: IdempotencyService;
  readonly records: IdempotencyRecords;
}

export function createIdempotency(options: IdempotencyOptions): IdempotencyDomain {
  const { store, clock, secret, keptSeconds, maxPerNetwork, onError } = options;
  const records = new IdempotencyRecords({ store, clock, maxPerNetwork, onError });
  const service = new IdempotencyService({ store, clock, secret, records, keptSeconds, onError });
  return { service, records };
}
