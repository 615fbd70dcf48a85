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
 * What a database supplies. Queueing, group commit, the order of transactions and the promises are the same for all databases
 * and live in `queued-store.ts`. Calls that write, and reads of the view `current`, come one at a time.
 */
export interface Backend {
  /** True when reads outside a transaction would see what a running commit or transaction has not finished. */
  readonly readsSeeUncommitted: boolean;
  /** `committed` is for reads only. */
  table(definition: AnyCollectionDefinition, view: View): Table;
  samples(view: View): SampleTable;
  /** @param isAlone whether no other process may write during the transaction */
  begin(isAlone: boolean): Promise<void>;
  /**
   * Runs every write, each isolated from the failure of another, ends the transaction and makes it durable. When it rejects, nothing
   * is kept once it has been rolled back.
   */
  commit(batch: readonly PendingWrite[]): Promise<void>;
  rollback(): Promise<void>;
  /** Whether a commit failed only because another process wrote at the same time. */
  isConflict(error: unknown): boolean;
  /** Inside a transaction: all of the changes or none. */
  atomically(changes: readonly Change[]): Promise<unknown>;
  /** The errors of the database as StoreError. */
  translate(error: unknown): Error;
  close(): Promise<void>;
}

export type View = 'committed' | 'current';

/** A prepared part of a write, with a copy of its documents. */
export interface Change {
  /** Executes it with statements of its own. */
  readonly run: () => Promise<unknown>;
}

/** Executes changes one after the other. @returns the outcome of the last one */
export async function runAll(changes: readonly Change[]): Promise<unknown> {
  let outcome: unknown;
  for (const change of changes) outcome = await change.run();
  return outcome;
}

/** One write on its way to a commit. */
export interface PendingWrite {
  readonly changes: readonly Change[];
  /** It consists of several statements of which a later one may fail alone: all of them or none must count. */
  readonly atomic: boolean;
  /** It reads documents to decide what to write, so no other process may write at the same time. */
  readonly isAlone: boolean;
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: Error) => void;
  outcome: unknown;
  error: Error | undefined;
}

/** Whether a write was refused before it changed anything: what else is in its commit can go on. */
export function isRefusal(error: unknown): error is StoreError {
  return error instanceof StoreError && (error.code === 'unique' || error.code === 'referenced');
}

/** One collection. */
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
   * Deletes what refers to the document too, or nothing at all. Its outcome is whether there was such a document. Throws
   * ReferencedError before anything is deleted.
   */
  prepareDelete(id: string): Change;
  /** Deletes up to `limit` of those that match; resolves with how many. */
  deleteWhere(where: readonly Condition[], limit: number): Promise<number>;
  /** Deletes all that match, without regard to references. */
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
  /** One step of pruning, so that other writes come in between. @param from 0, then `next` of the step before */
  prune(beforeMs: number, from: number): Promise<PruneStep>;
}

export interface PruneStep {
  readonly pruned: number;
  /** Undefined after the last step. */
  readonly next: number | undefined;
}
