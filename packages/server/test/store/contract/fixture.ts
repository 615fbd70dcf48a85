import { expect } from 'chai';

import type {
  AnyCollectionDefinition,
  Collection,
  CollectionDefinition,
  Condition,
  Entity,
  Scalar,
  Store,
  StoreErrorCode,
} from '../../../src/store/port.ts';
import { UniqueViolationError } from '../../../src/store/port.ts';
import type { StoreOptions } from '../../../src/store/open-store.ts';

export interface Thing extends Entity {
  readonly network: string;
  readonly name: string;
  readonly rank?: number | null;
  readonly flag?: boolean;
  readonly nested?: { readonly deep: string };
  readonly tags?: readonly string[];
  readonly parts?: {
    readonly missing?: readonly number[];
    readonly copies?: Readonly<Record<number, readonly number[]>>;
  };
}

export const things: CollectionDefinition<Thing> = {
  name: 'things',
  indexes: [
    { fields: ['network', 'name'], unique: true },
    { fields: ['network'] },
    { fields: ['rank'] },
    { fields: ['flag'], sparse: true },
    { fields: ['exceptionOf', 'rank'], sparse: true },
  ],
  exceptionOf: ({ flag, network }) => (flag === true ? network : undefined),
};

export interface Other extends Entity {
  readonly thingId: string;
}

export const others: CollectionDefinition<Other> = { name: 'others', indexes: [{ fields: ['thingId'] }] };

/** A collection of many rows, for pages, filters and sort orders. */
export interface Asset extends Entity {
  readonly network: string;
  readonly name: string;
  readonly place: string;
  readonly note?: string;
  readonly rank?: Scalar;
  readonly size?: { readonly width?: Scalar };
}

export const assets: CollectionDefinition<Asset> = {
  name: 'assets',
  indexes: [{ fields: ['network', 'name'] }, { fields: ['place', 'name'] }, { fields: ['rank'] }],
};

export interface Place extends Entity {
  readonly name: string;
}

export const places: CollectionDefinition<Place> = { name: 'places', indexes: [{ fields: ['name'] }] };

/** A collection with searched fields. */
export interface Label extends Entity {
  readonly network: string;
  readonly name: string;
  /** The same text as `name`, in a field that is not searched. */
  readonly alias?: string;
  readonly code?: string;
  readonly size?: { readonly width?: number | null };
}

export const labels: CollectionDefinition<Label> = {
  name: 'labels',
  indexes: [
    { fields: ['network', 'name'], includes: ['size.width'], covers: ['code'] },
    { fields: ['network', 'size.width'] },
  ],
  searched: ['name', 'code'],
};

export const definitions = [things, others, assets, places, labels];

/** Later than the times of all samples of the tests. */
const AFTER_ALL_MS = 1_000_000;

/** One adapter under test. */
export interface Subject {
  readonly name: string;
  /** Opens an empty store, a separate one for each call. */
  open(options?: StoreOptions): Promise<Store>;
  /** Reopens the store of the last `open`; undefined for stores that exist only in memory. */
  readonly reopen?: () => Promise<Store>;
  cleanUp(): Promise<void> | void;
}

/** Provides the store of the current test, which is empty at its beginning. */
export class Fixture {
  readonly subject: Subject;
  readonly #definitions: readonly AnyCollectionDefinition[];
  #store: Store | undefined;
  #hasOptions = false;

  constructor(subject: Subject, definitions: readonly AnyCollectionDefinition[]) {
    this.subject = subject;
    this.#definitions = definitions;
  }

  async begin(): Promise<void> {
    this.#store ??= await this.subject.open();
  }

  /** Empties the store for the next test, or closes it if that test needs another one. */
  async end(): Promise<void> {
    const isUsable = await this.store.ping().then(
      () => !this.#hasOptions,
      () => false,
    );
    if (!isUsable) return this.close();
    await this.store.transaction(async (tx) => {
      // Documents that restrict the deletion of others come after those in the list.
      for (const definition of this.#definitions.toReversed())
        await tx.collection(definition as CollectionDefinition<Entity>).deleteWhere([]);
    });
    await this.store.measurements.prune(AFTER_ALL_MS);
  }

  async close(): Promise<void> {
    await this.#store?.close();
    this.#store = undefined;
    this.#hasOptions = false;
    await this.subject.cleanUp();
  }

  /** Opens a store with options for the current test alone. */
  async openWith(options: StoreOptions): Promise<void> {
    await this.close();
    this.#store = await this.subject.open(options);
    this.#hasOptions = true;
  }

  get store(): Store {
    if (this.#store === undefined) throw new Error('No test runs.');
    return this.#store;
  }

  set store(store: Store) {
    this.#store = store;
  }

  get collection(): Collection<Thing> {
    return this.store.collection(things);
  }

  readonly fill = async (...docs: readonly Thing[]): Promise<void> => {
    await Promise.all(docs.map((doc) => this.collection.put(doc)));
  };

  readonly idsOf = async (where: readonly Condition[]): Promise<string[]> =>
    (await this.collection.find({ where })).map((doc) => doc.id);
}

export function fieldsOf(error: unknown): readonly string[] | undefined {
  return error instanceof UniqueViolationError ? error.fields : undefined;
}

/** Returns the error with which the promise rejects, and fails if it does not reject. */
export async function rejection(promise: Promise<unknown>): Promise<Error> {
  try {
    await promise;
  } catch (error) {
    return error as Error;
  }
  throw new Error('expected a rejection');
}

/** Requires that the promise rejects with a StoreError of this code, and returns it. */
export async function failsWith(code: StoreErrorCode, promise: Promise<unknown>): Promise<Error> {
  const error = await rejection(promise);
  expect(error).to.have.property('code', code);
  return error;
}

/** A document with its ID as name. */
export const thing = (id: string, more: Partial<Thing> = {}): Thing => ({
  id,
  network: 'n',
  name: id,
  ...more,
});

/** Returns a generator of numbers below a bound, the same in every run. */
export function numbers(seed: number): (bound: number) => number {
  let state = seed;
  return (bound) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * bound);
  };
}
