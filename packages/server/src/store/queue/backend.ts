import type {
  AnyCollectionDefinition,
  Condition,
  ElementList,
  ElementRow,
  Entity,
  Page,
  Query,
  Sample,
} from '../port.ts';
import { StoreError } from '../port.ts';

/**
 * The part of a store that differs between databases. Queueing, group commit, the order of transactions and the
 * promises are the same for all and implemented in `queued-store.ts`. Calls that write, and reads of the view
 * `current`, never overlap.
 */
export interface Backend {
  /** Whether reads outside a transaction would see the unfinished changes of a running commit or transaction. */
  readonly readsSeeUncommitted: boolean;
  /** The view `committed` is read-only. */
  table(definition: AnyCollectionDefinition, view: View): Table;
  samples(view: View): SampleTable;
  begin(): Promise<void>;
  /**
   * Runs every write, isolated from the failures of others, then ends the transaction and makes it durable. If it
   * rejects, no write is kept once the transaction has been rolled back.
   */
  commit(batch: readonly PendingWrite[]): Promise<void>;
  rollback(): Promise<void>;
  /** Inside a transaction: executes all changes or none. */
  atomically(changes: readonly Change[]): Promise<unknown>;
  /** Converts an error of the database to a StoreError. */
  translate(error: unknown): Error;
  close(): Promise<void>;
}

export type View = 'committed' | 'current';

/** A prepared part of a write, with a copy of its documents. */
export interface Change {
  /** Executes the change with separate statements. */
  readonly run: () => Promise<unknown>;
}

/** Executes changes one after the other. @returns the outcome of the last one */
export async function runAll(changes: readonly Change[]): Promise<unknown> {
  let outcome: unknown;
  for (const change of changes) outcome = await change.run();
  return outcome;
}

/** A write that waits for a commit. */
export interface PendingWrite {
  readonly changes: readonly Change[];
  /** Whether the write has several statements and a later one can fail alone. Then all or none must take effect. */
  readonly atomic: boolean;
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: Error) => void;
  outcome: unknown;
  error: Error | undefined;
}

/** Whether a write was refused before it changed anything. The rest of its commit can continue. */
export function isRefusal(error: unknown): error is StoreError {
  return error instanceof StoreError && (error.code === 'unique' || error.code === 'referenced');
}

export interface Table {
  get(id: string): Promise<Entity | undefined>;
  getMany(ids: Iterable<string>): Promise<Map<string, Entity>>;
  find(query: Query): Promise<Entity[]>;
  page(query: Query): Promise<Page<Entity>>;
  pageElements(query: Query, elements: ElementList): Promise<Page<ElementRow>>;
  ids(query: Query): Promise<string[]>;
  count(query: Query): Promise<number>;
  countBy(field: string, where: readonly Condition[]): Promise<Map<string | number | null, number>>;
  /** If the insert is rejected, some of the documents may have been inserted. */
  prepareInsert(docs: readonly Entity[]): Change;
  /** @param before see `WriteOperation` */
  preparePut(doc: Entity, before?: Entity): Change;
  /**
   * Also deletes the documents that refer to this one, or nothing at all. The outcome is whether the document
   * existed. Throws ReferencedError before anything is deleted.
   */
  prepareDelete(id: string): Change;
  /** Deletes up to `limit` matches. Resolves with their number. */
  deleteWhere(where: readonly Condition[], limit: number): Promise<number>;
  /** Deletes all matches, ignoring references. */
  remove(where: readonly Condition[]): Promise<void>;
}

/** All measurements. */
export interface SampleTable {
  prepareAppend(samples: readonly Sample[]): Change;
  range(resourceId: string, fromMs: number, toMs: number, limit: number): Promise<Sample[]>;
  oldest(resourceId: string, fromMs: number, toMs: number, limit: number): Promise<Sample[]>;
  latest(resourceIds: readonly string[]): Promise<Map<string, Sample>>;
  /** Deletes up to `limit` samples. @returns the resources that may have more */
  deleteFor(resourceIds: readonly string[], limit: number): Promise<readonly string[]>;
  /**
   * Executes one step of pruning, so that other writes can run in between. @param from 0, then `next` of the previous
   * step
   */
  prune(beforeMs: number, from: number): Promise<PruneStep>;
}

export interface PruneStep {
  readonly pruned: number;
  /** Undefined after the last step. */
  readonly next: number | undefined;
}
