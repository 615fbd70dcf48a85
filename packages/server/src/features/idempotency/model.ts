import type { ErrorCode, ModelState } from '../../kernel/errors.ts';
import type { CollectionDefinition, Entity } from '../../store/port.ts';

/**
 * The first response to a request, without the parts that depend on the requesting client. It holds IDs, and no secret.
 */
export interface StoredAnswer {
  /** HTTP status. */
  readonly status: number;
  readonly body?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Reason why the first request was refused. */
export interface StoredRefusal {
  readonly code: ErrorCode;
  readonly message: string;
  readonly modelState?: ModelState;
}

/** The response to a request with an Idempotency-Key. Neither the key nor the request can be derived from it. */
export interface IdempotencyRecord extends Entity {
  readonly deviceNetworkId: string;
  /** Keyed digest of operation, parameters and body. */
  readonly request: string;
  /** Digest and length of a body that is read as it arrives. Absent if it was never read to its end. */
  readonly received?: { readonly digest: string; readonly bytes: number };
  /** A record has either `answer` or `refusal`. */
  readonly answer?: StoredAnswer;
  readonly refusal?: StoredRefusal;
  /** Epoch milliseconds, like expiresAt. */
  readonly createdAt: number;
  readonly expiresAt: number;
}

export const idempotencyRecords: CollectionDefinition<IdempotencyRecord> = {
  name: 'idempotencyRecords',
  indexes: [{ fields: ['deviceNetworkId', 'createdAt'] }, { fields: ['expiresAt'] }],
};
