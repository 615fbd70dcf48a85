import { randomUUID } from 'node:crypto';
import type { Clock } from '../../kernel/timers.ts';
import { MusterError } from '../../kernel/errors.ts';
import { FairWork, FairSlots } from '../../kernel/fair-queue.ts';
import { nextTurn, TURN_MS } from '../../kernel/tasks.ts';
import { UnitOfWork } from '../../kernel/entities.ts';
import type { Store } from '../../store/port.ts';
import type { ActivityLog, FinishedActivity } from '../activity/activity.ts';
import { asError } from './devices.ts';
import type { CreationOutcome, DeviceCreation, DeviceInput } from './devices.ts';

/**
 * Rows per commit. A larger commit takes less time per row, but delays the requests of devices for longer.
 */
const MIN_CHUNK = 2;
const MAX_CHUNK = 128;
/**
 * Maximum concurrent requests, each with rows in memory. A quarter of them is reserved for device networks
 * with few.
 */
const MAX_BATCHES = 32;
const RESERVED_BATCHES = 8;
const BATCH_RETRY_SECONDS = 10;
/** A longer commit halves the number of rows; a commit shorter than half of this doubles it. Milliseconds. */
const WANTED_MS = TURN_MS;

interface Dependencies {
  readonly store: Store;
  readonly clock: Clock;
  readonly creation: DeviceCreation;
  readonly activityLog: ActivityLog;
  readonly onError: (error: unknown) => void;
}

/** Format in which rows arrive. The Activity Log names it. */
export type MassSource = keyof typeof sources;
const sources = {
  CSV: { title: 'CSV', place: 'line' },
  array: { title: 'an array', place: 'item' },
} as const;

/** A row of the source, not yet validated. */
export interface MassRow {
  /** Number in the source, from 1. */
  readonly line: number;
  /** Empty if the row has none. */
  readonly deviceIdentifier: string;
  /** Returns the device to create. @throws MusterError if the row is invalid */
  readonly input: () => Promise<DeviceInput>;
}

interface Batch {
  readonly deviceNetworkId: string;
  readonly correlationId: string;
  readonly parentId: string;
  /** Activity Log entry that counts the rows read. While it is open, so is its parent. */
  readonly readingId: string;
  /** Noun for the position of a row in the source. */
  readonly place: string;
}

/**
 * Creates many devices in one request. Each row succeeds or fails on its own. Its Activity Log entry is
 * stored in the same commit as its device, so a row without an entry has not been processed. After a crash,
 * the entry {@link Batch.readingId} holds the number of finished rows, in the order of the source. The client
 * can send the others again.
 */
export class MassRegistration {
  readonly #deps: Dependencies;
  readonly #underWay = new Set<Promise<void>>();
  readonly #slots = new FairSlots(MAX_BATCHES, RESERVED_BATCHES);
  /** The store has one writer, so rows are committed one chunk at a time, and device networks take turns. */
  readonly #commits = new FairWork({ max: 1 });
  #closing = false;

  constructor(deps: Dependencies) {
    this.#deps = deps;
  }

  /**
   * Starts creating devices. Resolves with the correlation ID of their Activity Log entries.
   *
   * @throws MusterError `too-many-requests` if too many mass registrations are in progress
   */
  async start(
    deviceNetworkId: string,
    inputs: readonly DeviceInput[],
    unit = new UnitOfWork(),
  ): Promise<string> {
    const batch = await this.#open(deviceNetworkId, `Create ${inputs.length} devices`, 'item', unit);
    this.#follow(batch, rowsOf(inputs)).catch(this.#deps.onError);
    return batch.correlationId;
  }

  /**
   * Creates devices while their rows arrive. Reads rows no faster than devices are stored. Resolves with the
   * correlation ID after the last row. A fault that ends the reading fails that entry; devices of earlier rows
   * remain.
   *
   * @throws MusterError `too-many-requests` if too many mass registrations are in progress
   */
  async stream(
    deviceNetworkId: string,
    rows: AsyncIterable<MassRow>,
    source: MassSource = 'CSV',
    unit = new UnitOfWork(),
  ): Promise<string> {
    const { title, place } = sources[source];
    const batch = await this.#open(deviceNetworkId, `Create devices from ${title}`, place, unit);
    await this.#follow(batch, rows);
    return batch.correlationId;
  }

  async #open(deviceNetworkId: string, description: string, place: string, unit: UnitOfWork): Promise<Batch> {
    if (this.#closing) throw new MusterError('shutting-down');
    if (!this.#slots.take(deviceNetworkId)) {
      const message = 'Too many mass registrations are in progress. Wait for one to end.';
      throw new MusterError('too-many-requests', message, { retryAfterSeconds: BATCH_RETRY_SECONDS });
    }
    try {
      const { activityLog } = this.#deps;
      const correlationId = randomUUID();
      const common = { deviceNetworkId, entityType: 'Multiple', correlationId } as const;
      const ofBatch = new UnitOfWork(() => unit.writesFor(correlationId));
      const parent = await activityLog.start({ ...common, entityName: 'devices', description }, ofBatch);
      const reading = { ...common, description: 'Read the rows', parentId: parent.id };
      const { id: readingId } = await activityLog.start(reading);
      return { deviceNetworkId, correlationId, parentId: parent.id, readingId, place };
    } catch (error) {
      this.#slots.release(deviceNetworkId);
      throw error;
    }
  }

  #follow(batch: Batch, rows: AsyncIterable<MassRow>): Promise<void> {
    const settled: Promise<void> = this.#readAll(rows, batch).finally(() => {
      this.#slots.release(batch.deviceNetworkId);
      this.#underWay.delete(settled);
    });
    this.#underWay.add(settled);
    return settled;
  }

  async #readAll(rows: AsyncIterable<MassRow>, batch: Batch): Promise<void> {
    const { activityLog } = this.#deps;
    let done = 0;
    const size = new ChunkSize(this.#deps.clock);
    try {
      await activityLog.progress(batch.readingId);
      for await (const chunk of chunksOf(rows, size)) {
        if (this.#closing) throw new MusterError('shutting-down');
        await this.#commits.run(
          batch.deviceNetworkId,
          () => size.timed(() => this.#createAll(batch, chunk, done + chunk.length)),
          () => size.tookMs,
        );
        done += chunk.length;
        await nextTurn();
      }
      await activityLog.complete(batch.readingId, { responseMessage: `${done} rows` });
    } catch (error) {
      const known = error instanceof MusterError ? error : new MusterError('internal');
      if (known.status >= 500) this.#deps.onError(error);
      const responseMessage = `Stopped after ${done} rows: ${known.message}`;
      await activityLog.fail(batch.readingId, { responseCode: String(known.status), responseMessage });
    }
  }

  async #createAll(batch: Batch, rows: readonly MassRow[], done: number): Promise<void> {
    const { activityLog, creation, store } = this.#deps;
    const inputs = await Promise.all(rows.map((row) => row.input().catch(asError)));
    await creation.createMany(batch.deviceNetworkId, inputs, (create) =>
      activityLog.addFinished(batch.parentId, batch.readingId, (add) =>
        store.transaction(async (tx) => {
          const outcomes = await create(tx);
          const entries = outcomes.flatMap((outcome, index) => {
            const row = rows[index];
            return row === undefined ? [] : [this.#entry(batch, row, outcome)];
          });
          await tx.write(add(entries, `${done} rows so far`));
        }),
      ),
    );
  }

  #entry(batch: Batch, row: MassRow, outcome: CreationOutcome): FinishedActivity {
    const name = row.deviceIdentifier;
    const common = {
      deviceNetworkId: batch.deviceNetworkId,
      entityType: 'Device',
      ...(name === '' ? {} : { entityIdentifier: name, entityName: name }),
      description: `Create device ${`${name} (${batch.place} ${row.line})`.trimStart()}`,
      parentId: batch.parentId,
      correlationId: batch.correlationId,
    } as const;
    if (!(outcome instanceof Error)) {
      return { ...common, entityId: outcome.id, status: 'Completed', responseCode: '201' };
    }
    const known = outcome instanceof MusterError ? outcome : new MusterError('internal');
    if (known !== outcome) this.#deps.onError(outcome);
    return {
      ...common,
      status: 'Failed',
      responseCode: String(known.status),
      responseMessage: known.message,
    };
  }

  /**
   * Starts no more rows. Resolves when the rows in progress are finished. The Activity Log holds the number
   * of finished rows.
   */
  async close(): Promise<void> {
    this.#closing = true;
    await Promise.all(this.#underWay);
  }
}

async function* rowsOf(inputs: readonly DeviceInput[]): AsyncGenerator<MassRow, void, undefined> {
  for (const [index, one] of inputs.entries()) {
    yield { line: index + 1, deviceIdentifier: one.deviceIdentifier, input: async () => one };
  }
}

/** Adapts the number of rows per commit to the duration of the previous commit. */
class ChunkSize {
  rows = MIN_CHUNK;
  /** Duration of the latest commit in milliseconds. */
  tookMs = 0;
  readonly #clock: Clock;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  async timed(work: () => Promise<void>): Promise<void> {
    const startedAt = this.#clock.monotonic();
    await work();
    const tookMs = this.#clock.monotonic() - startedAt;
    this.tookMs = tookMs;
    if (tookMs > WANTED_MS) this.rows = Math.max(MIN_CHUNK, Math.floor(this.rows / 2));
    else if (tookMs < WANTED_MS / 2) this.rows = Math.min(MAX_CHUNK, this.rows * 2);
  }
}

async function* chunksOf(
  rows: AsyncIterable<MassRow>,
  size: ChunkSize,
): AsyncGenerator<readonly MassRow[], void, undefined> {
  let chunk: MassRow[] = [];
  try {
    for await (const row of rows) {
      chunk.push(row);
      if (chunk.length < size.rows) continue;
      yield chunk;
      chunk = [];
    }
  } catch (error) {
    // Rows that were read completely before the fault are still created.
    if (chunk.length > 0) yield chunk;
    throw error;
  }
  if (chunk.length > 0) yield chunk;
}
