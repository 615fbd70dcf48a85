import { hkdfSync } from 'node:crypto';
import type { RequestListener } from 'node:http';

import type { ServerConfig } from '../config.ts';
import type { Clock } from '../domain/ports/clock.ts';
import { createIdempotency } from '../domain/services/idempotency/idempotency-domain.ts';
import type { IdempotencyDomain } from '../domain/services/idempotency/idempotency-domain.ts';
import type { WorkStore } from '../domain/services/idempotency/work-store.ts';
import { createHttpApp } from '../http/app.ts';
import { loadContract } from '../http/contract.ts';
import { serveDownloads } from '../http/firmware-downloads.ts';
import { LocalOperations } from '../http/operations.ts';
import { createRoutes } from '../http/routes/index.ts';
import type { RouteServices } from '../http/routes/index.ts';
import type { Logger } from '../logger.ts';

/** Settings of the API itself. */
export type ApiConfig = Pick<
  ServerConfig,
  | 'allowedOrigins'
  | 'bodyLimitBytes'
  | 'idempotencyHours'
  | 'noDeprecated'
  | 'refusalsPerMinutePerAddress'
  | 'requestsPerMinute'
  | 'requestsPerMinutePerAddress'
  | 'trustProxy'
>;

/** What the API of a server needs of it. */
export interface ApiOptions {
  readonly store: WorkStore;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly secret: Uint8Array;
  readonly config: ApiConfig;
}

const SECONDS_PER_HOUR = 3600;
/** More than mistakes make, and little against a flood. */
const DEFAULT_REFUSALS = 600;

/** What remembers the answers to requests with an Idempotency-Key. */
export function idempotencyOf(
  { store, clock, secret, config }: ApiOptions,
  onError: (error: unknown) => void,
): IdempotencyDomain {
  const { idempotencyHours } = config;
  return createIdempotency({
    store,
    clock,
    // A key of its own for each purpose.
    secret: Buffer.from(hkdfSync('sha256', secret, '', 'muster idempotency keys', 32)),
    keptSeconds: idempotencyHours === undefined ? undefined : idempotencyHours * SECONDS_PER_HOUR,
    onError,
  });
}

/** The Web Admin API of a server. */
export function createApi(
  { clock, logger, config }: Omit<ApiOptions, 'store'>,
  parts: RouteServices & { readonly idempotency: IdempotencyDomain },
): RequestListener {
  const { admin, devices } = parts;
  const contract = loadContract(undefined, { deprecated: config.noDeprecated !== true });
  return createHttpApp({
    contract,
    operations: new LocalOperations(createRoutes(parts, contract), contract, parts.idempotency.service),
    access: admin.access,
    audit: admin.audit,
    logger,
    clock,
    bodyLimitBytes: config.bodyLimitBytes,
    extend: (app) => serveDownloads(app, devices.downloads),
    // No limit is said by leaving it out.
    requestsPerMinute: config.requestsPerMinute || undefined,
    requestsPerMinutePerAddress: config.requestsPerMinutePerAddress || undefined,
    refusalsPerMinutePerAddress: (config.refusalsPerMinutePerAddress ?? DEFAULT_REFUSALS) || undefined,
    trustProxy: config.trustProxy,
    allowedOrigins: config.allowedOrigins,
  });
}
