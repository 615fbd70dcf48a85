import { createHmac } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { idempotencyRecords } from './model/idempotency-record.ts';
import type { IdempotencyRecord, StoredAnswer, StoredRefusal } from './model/idempotency-record.ts';
import { MusterError } from '../../kernel/errors.ts';
import type { Clock } from '../../kernel/clock.ts';
import { putOperation } from '../../store/port.ts';
import type { Store, WriteOperation } from '../../store/port.ts';
import type { IdempotencyRecords } from './idempotency-records.ts';

export interface IdempotencyDependencies {
  readonly store: Store;
  readonly clock: Clock;
  /** Secret key for the digests. */
  readonly secret: Uint8Array;
  readonly records: IdempotencyRecords;
  /** Seconds that a response is kept. */
  readonly keptSeconds: number;
  readonly onError: (error: unknown) => void;
}

/** A body that is read as it arrives. */
export interface ReceivedBody {
  /** Returns the digest and the length of the body; undefined if the work has not read all of it. */
  seen(): { readonly digest: string; readonly bytes: number } | undefined;
  /**
   * Reads the body if the work is not run, and returns its digest. Undefined if it is longer than `maxBytes`
   * or cannot be read.
   */
  read(maxBytes: number): Promise<string | undefined>;
}

/** A request that must run only once. */
export interface IdempotentRequest {
  readonly deviceNetworkId: string;
  readonly apiKeyId: string;
  /** As the client chose it. */
  readonly key: string;
  /** Operation, parameters and body, as one text. */
  readonly content: string;
  readonly received?: ReceivedBody;
}

/** A response, and whether it is that of an earlier request. */
export type Outcome =
  | { readonly isReplay: boolean; readonly answer: StoredAnswer }
  | { readonly isReplay: boolean; readonly refusal: StoredRefusal };

/** Result of the work: a response to store, or the reason for its refusal. */
export type WorkResult = { readonly answer: StoredAnswer } | { readonly refusal: StoredRefusal };

/** Returns the writes that store a response, for the commit of the work. */
export type StoreAnswer = (answer: StoredAnswer) => readonly WriteOperation[];

/** Maximum characters of a stored refusal. For a longer one, the work is repeated. */
const MAX_REFUSAL_CHARS = 8_192;

/**
 * Runs a repeated request once (draft-ietf-httpapi-idempotency-key-header). The work stores its response in
 * its own commit, so that after a crash there are both or neither. A response that the work has not stored is
 * stored afterwards. A stored error is returned again. Requests in progress are in memory only, because no
 * other process works on the same data.
 */
export class IdempotencyService {
  readonly #deps: IdempotencyDependencies;
  /** Digests of requests in progress, by record ID. */
  readonly #underWay = new Map<string, string>();

  constructor(deps: IdempotencyDependencies) {
    this.#deps = deps;
  }

  /**
   * Runs the work, or returns the stored result of an earlier run.
   *
   * @throws MusterError `idempotency-key-reused`, `idempotency-key-in-progress`; errors of the work
   */
  async once(
    request: IdempotentRequest,
    work: (store: StoreAnswer) => Promise<WorkResult>,
  ): Promise<Outcome> {
    const id = this.#digest([request.deviceNetworkId, request.apiKeyId, request.key]);
    const content = this.#digest([request.content]);
    const running = this.#underWay.get(id);
    if (running !== undefined) throw running === content ? inProgress() : reused();
    this.#underWay.set(id, content);
    try {
      const known = await this.#deps.store.collection(idempotencyRecords).get(id);
      if (known !== undefined && known.expiresAt > this.#deps.clock.now()) {
        return await replayed(known, content, request.received);
      }
      return await this.#first(id, content, request, work);
    } finally {
      this.#underWay.delete(id);
    }
  }

  async #first(
    id: string,
    content: string,
    request: IdempotentRequest,
    work: (store: StoreAnswer) => Promise<WorkResult>,
  ): Promise<Outcome> {
    let stored: IdempotencyRecord | undefined;
    try {
      const result = await work((answer) => {
        stored = this.#record(id, content, request, { answer });
        return [putOperation(idempotencyRecords, stored)];
      });
      const record = this.#record(id, content, request, result);
      if (!isSameRecord(stored, record)) await this.#keep(record);
      return { ...result, isReplay: false };
    } finally {
      this.#deps.records.added(request.deviceNetworkId);
    }
  }

  #record(id: string, content: string, request: IdempotentRequest, result: WorkResult): IdempotencyRecord {
    const { clock, keptSeconds } = this.#deps;
    const received = request.received?.seen();
    const createdAt = clock.now();
    return {
      id,
      deviceNetworkId: request.deviceNetworkId,
      request: content,
      ...(received === undefined ? {} : { received }),
      ...result,
      createdAt,
      expiresAt: createdAt + keptSeconds * 1000,
    };
  }

  /**
   * Stores the response. The work is already done or refused, so a failure to store the response must not
   * hide the result from the client.
   */
  async #keep(record: IdempotencyRecord): Promise<void> {
    if (record.refusal !== undefined && JSON.stringify(record.refusal).length > MAX_REFUSAL_CHARS) return;
    try {
      await this.#deps.store.collection(idempotencyRecords).put(record);
    } catch (error) {
      this.#deps.onError(error);
    }
  }

  #digest(parts: readonly string[]): string {
    return createHmac('sha256', this.#deps.secret).update(JSON.stringify(parts)).digest('base64url');
  }
}

function isSameRecord(stored: IdempotencyRecord | undefined, record: IdempotencyRecord): boolean {
  if (stored === undefined) return false;
  return isDeepStrictEqual(
    { ...stored, createdAt: 0, expiresAt: 0 },
    { ...record, createdAt: 0, expiresAt: 0 },
  );
}

async function replayed(
  known: IdempotencyRecord,
  content: string,
  received: ReceivedBody | undefined,
): Promise<Outcome> {
  if (known.request !== content) throw reused();
  if (known.received !== undefined && received !== undefined) {
    const digest = await received.read(known.received.bytes);
    if (digest !== known.received.digest) throw reused();
  }
  if (known.answer !== undefined) return { isReplay: true, answer: known.answer };
  if (known.refusal !== undefined) return { isReplay: true, refusal: known.refusal };
  throw new MusterError('internal');
}

function reused(): MusterError {
  return new MusterError('idempotency-key-reused');
}

function inProgress(): MusterError {
  return new MusterError('idempotency-key-in-progress', undefined, { retryAfterSeconds: 1 });
}
