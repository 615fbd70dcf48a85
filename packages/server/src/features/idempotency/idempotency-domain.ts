import type { Clock } from '../../kernel/clock.ts';
import type { Store } from '../../store/port.ts';
import { IdempotencyRecords } from './idempotency-records.ts';
import { IdempotencyService } from './idempotency-service.ts';

export interface IdempotencyOptions {
  readonly store: Store;
  readonly clock: Clock;
  /** Secret key for the digests of keys and requests. */
  readonly secret: Uint8Array;
  /** Seconds that responses are kept. */
  readonly keptSeconds: number;
  /** Maximum responses kept for a device network. Defaults to 100,000. */
  readonly maxPerNetwork?: number | undefined;
  readonly onError: (error: unknown) => void;
}

/** The service that runs requests once, and its records. */
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
