import { createHmac } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { idempotencyRecords } from './model.ts';
import type { IdempotencyRecord, StoredAnswer, StoredRefusal } from './model.ts';
import { MusterError } from '../../kernel/errors.ts';
import { inNetwork } from '../../kernel/entities.ts';
import type { Clock, TimerHandle } from '../../kernel/timers.ts';
import { putOperation } from '../../store/port.ts';
import type { Condition, Store, WriteOperation } from '../../store/port.ts';

interface IdempotencyOptions {
  readonly store: Store;
  readonly clock: Clock;
  /** Secret key for the digests of keys and requests. */
  readonly secret: Uint8Array;
  /** Seconds that responses are kept. */
  readonly keptSeconds: number;
  /** Maximum responses kept for a device network. The oldest are deleted first. Defaults to 100,000. */
  readonly maxPerNetwork?: number | undefined;
  readonly onError: (error: unknown) => void;
}

/** The service that runs requests once, and its records. */
export interface IdempotencyDomain {
  readonly service: IdempotencyService;
  readonly records: IdempotencyRecords;
}

export function createIdempotency(options: IdempotencyOptions): IdempotencyDomain {
  const records = new IdempotencyRecords(options);
  return { service: new IdempotencyService(options, records), records };
}

/** A body that is read as it arrives. */
export interface ReceivedBody {
  /** Returns the digest and the length of the body; undefined if the work has not read all of it. */
  seen(): { readonly digest: string; readonly bytes: number } | undefined;
  /**
   * Reads the body if the work is not run, and returns its digest. Undefined if it is longer than `maxBytes` or cannot
   * be read.
   */
  read(maxBytes: number): Promise<string | undefined>;
}

/** A request that must run only once. */
interface IdempotentRequest {
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
type StoreAnswer = (answer: StoredAnswer) => readonly WriteOperation[];

/** Maximum characters of a stored refusal. For a longer one, the work is repeated. */
const MAX_REFUSAL_CHARS = 8_192;

/**
 * Runs a repeated request once (draft-ietf-httpapi-idempotency-key-header). The work stores its response in its own
 * commit, so that after a crash there are both or neither. A response that the work has not stored is stored
 * afterwards. A stored error is returned again. Requests in progress are in memory only, because no other process works
 * on the same data.
 */
export class IdempotencyService {
  readonly #options: IdempotencyOptions;
  readonly #records: IdempotencyRecords;
  /** Digests of requests in progress, by record ID. */
  readonly #underWay = new Map<string, string>();

  constructor(options: IdempotencyOptions, records: IdempotencyRecords) {
    this.#options = options;
    this.#records = records;
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
    if (running === content) {
      throw new MusterError('idempotency-key-in-progress', undefined, { retryAfterSeconds: 1 });
    }
    if (running !== undefined) throw reused();
    this.#underWay.set(id, content);
    try {
      const known = await this.#options.store.collection(idempotencyRecords).get(id);
      if (known !== undefined && known.expiresAt > this.#options.clock.now()) {
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
      this.#records.added(request.deviceNetworkId);
    }
  }

  #record(id: string, content: string, request: IdempotentRequest, result: WorkResult): IdempotencyRecord {
    const { clock, keptSeconds } = this.#options;
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
   * Stores the response. The work is already done or refused, so a failure to store the response must not hide the
   * result from the client.
   */
  async #keep(record: IdempotencyRecord): Promise<void> {
    if (record.refusal !== undefined && JSON.stringify(record.refusal).length > MAX_REFUSAL_CHARS) return;
    try {
      await this.#options.store.collection(idempotencyRecords).put(record);
    } catch (error) {
      this.#options.onError(error);
    }
  }

  #digest(parts: readonly string[]): string {
    return createHmac('sha256', this.#options.secret).update(JSON.stringify(parts)).digest('base64url');
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

const DEFAULT_MAX_PER_NETWORK = 100_000;
/** Records beyond the maximum before the next check, because counting is expensive. */
const SLACK = 1000;
const SWEEP_MS = 600_000;
/** Maximum documents deleted in one step. */
const STEP = 200;

/** Deletes records of responses that exceed their lifetime or their maximum number. */
class IdempotencyRecords {
  readonly #options: IdempotencyOptions;
  readonly #maxPerNetwork: number;
  readonly #slack: number;
  readonly #sinceTrim = new Map<string, number>();
  #work: Promise<void> = Promise.resolve();
  #timer: TimerHandle | undefined;
  #isClosed = false;

  constructor(options: IdempotencyOptions) {
    this.#options = options;
    this.#maxPerNetwork = options.maxPerNetwork ?? DEFAULT_MAX_PER_NETWORK;
    this.#slack = Math.min(SLACK, this.#maxPerNetwork);
  }

  /** Deletes expired records, now and every ten minutes. */
  start(): void {
    if (this.#isClosed) return;
    this.#enqueue(() => this.#expire());
    this.#timer = this.#options.clock.setTimer(SWEEP_MS, () => this.start());
  }

  /** Resolves when the step in progress has ended. */
  async close(): Promise<void> {
    this.#isClosed = true;
    this.#timer?.cancel();
    await this.#work;
  }

  /** Resolves when nothing is left to delete for now. */
  async settled(): Promise<void> {
    await this.#work;
  }

  /** Call it after a network may have got another record. */
  added(deviceNetworkId: string): void {
    const since = (this.#sinceTrim.get(deviceNetworkId) ?? 0) + 1;
    if (since < this.#slack) {
      this.#sinceTrim.set(deviceNetworkId, since);
      return;
    }
    this.#sinceTrim.delete(deviceNetworkId);
    this.#enqueue(() => this.#trim(deviceNetworkId));
  }

  #enqueue(work: () => Promise<void>): void {
    this.#work = this.#work.then(work).catch(this.#options.onError);
  }

  async #expire(): Promise<void> {
    const where: readonly Condition[] = [{ field: 'expiresAt', op: 'le', value: this.#options.clock.now() }];
    await this.#deleteInSteps(where, 'expiresAt', Infinity);
  }

  async #trim(deviceNetworkId: string): Promise<void> {
    const records = this.#options.store.collection(idempotencyRecords);
    const query = inNetwork(deviceNetworkId, {});
    const surplus = (await records.count(query)) - this.#maxPerNetwork;
    if (surplus > 0) await this.#deleteInSteps(query.where ?? [], 'createdAt', surplus);
  }

  /** Deletes the oldest first, a few in each commit. Other work runs between two commits. */
  async #deleteInSteps(where: readonly Condition[], field: string, count: number): Promise<void> {
    const records = this.#options.store.collection(idempotencyRecords);
    for (let left = count; left > 0 && !this.#isClosed;) {
      const sort = [{ field, direction: 'asc' }] as const;
      const found = await records.find({ where, sort, limit: Math.min(STEP, left) });
      if (found.length === 0) return;
      await records.deleteWhere([...where, { field: 'id', op: 'in', value: found.map((one) => one.id) }]);
      left -= found.length;
    }
  }
}
