import type {
  AnyCollectionDefinition,
  Condition,
  ElementList,
  ElementRow,
  Entity,
  Page,
  Query,
  Sample,
} from '../../domain/ports/store.ts';

/**
 * What an adapter supplies; everything is synchronous but the end of a commit. Queueing, group commit, the order of
 * transactions and the promises are the same for all adapters and live in `queued-store.ts`.
 */
export interface Backend {
  /** True when reads outside a transaction would see what a running commit or transaction has not finished. */
  readonly readsSeeUncommitted: boolean;
  /** Until when nothing may be written, while the adapter does what a write would disturb; reads go on. */
  readonly pause?: Promise<void> | undefined;
  /** `committed` is for reads only. */
  table(definition: AnyCollectionDefinition, view: View): Table;
  samples(view: View): SampleTable;
  begin(): void;
  /** Inside a transaction: runs every write, each isolated from the failure of another. Throws when none can be kept. */
  run(batch: readonly PendingWrite[]): void;
  /** Ends the transaction and makes it durable. When it throws, nothing is kept once it has been rolled back. */
  end(): void | Promise<void>;
  rollback(): void;
  /** Inside a transaction: all of `work` or nothing. */
  atomically(work: () => void): void;
  /** The adapter's own errors as StoreError. */
  translate(error: unknown): Error;
  close(): void | Promise<void>;
}

export type View = 'committed' | 'current';

/** One write on its way to a commit. */
export interface PendingWrite {
  readonly run: () => unknown;
  /** It consists of several statements of which a later one may fail alone: all of them or none must count. */
  readonly atomic: boolean;
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: Error) => void;
  outcome: unknown;
  error: Error | undefined;
}

/** One collection, synchronously but for what may take long. */
export interface Table {
  get(id: string): Entity | undefined;
  getMany(ids: Iterable<string>): Map<string, Entity>;
  find(query: Query): Entity[];
  page(query: Query): Page<Entity> | Promise<Page<Entity>>;
  pageElements(query: Query, elements: ElementList): Page<ElementRow> | Promise<Page<ElementRow>>;
  ids(query: Query): string[];
  /**
   * The same in parts, each found when it is asked for and all as they are when the first is; in no order where the query
   * asks for none. What it returns is the last part. Absent: there is nothing to be gained.
   */
  readonly idParts?: ((query: Query) => Generator<string[], string[], undefined>) | undefined;
  count(query: Query): number | Promise<number>;
  /** Copies the document now; the write happens when the result is called. */
  prepare(type: 'put' | 'insert', doc: Entity): () => void;
  delete(id: string): boolean;
  /** Up to so many of those that match; says how many. */
  deleteWhere(where: readonly Condition[], limit: number): number;
}

/** All measurements, synchronously. */
export interface SampleTable {
  append(samples: readonly Sample[]): void;
  range(resourceId: string, fromMs: number, toMs: number, limit: number): Sample[];
  oldest(resourceId: string, fromMs: number, toMs: number, limit: number): Sample[];
  latest(resourceIds: readonly string[]): Map<string, Sample>;
  /** Deletes up to so many samples. @returns the resources that may have more */
  deleteFor(resourceIds: readonly string[], limit: number): readonly string[];
  /** One step of pruning, so that other writes come in between. @param from 0, then `next` of the step before */
  prune(beforeMs: number, from: number): PruneStep;
}

export interface PruneStep {
  readonly pruned: number;
  /** Undefined after the last step. */
  readonly next: number | undefined;
}
