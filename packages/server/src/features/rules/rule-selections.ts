import type { Clock } from '../../kernel/clock.ts';
import type { ResourceCollection } from '../resource-collections/model/resource-collection.ts';
import { ResourceSelection } from '../resource-collections/resource-selection.ts';
import type { SelectionDependencies } from '../resource-collections/resource-selection.ts';

/**
 * Maximum age of a selection in milliseconds. Moved or newly tagged devices enter or leave a collection after
 * this time.
 */
const MAX_AGE_MS = 10_000;

/** Caches the selections of the collections that rules watch. */
export class RuleSelections {
  readonly #deps: SelectionDependencies;
  readonly #clock: Clock;
  readonly #known = new Map<
    string,
    { readonly selection: Promise<ResourceSelection>; readonly madeAt: number }
  >();

  constructor(deps: SelectionDependencies, clock: Clock) {
    this.#deps = deps;
    this.#clock = clock;
  }

  /** Returns the selection of a collection, at most ten seconds old. */
  of(collection: ResourceCollection): Promise<ResourceSelection> {
    const now = this.#clock.now();
    const known = this.#known.get(collection.id);
    if (known !== undefined && now - known.madeAt < MAX_AGE_MS) return known.selection;
    const selection = ResourceSelection.of(this.#deps, collection);
    this.#known.set(collection.id, { selection, madeAt: now });
    selection.catch(() => this.#known.delete(collection.id));
    return selection;
  }

  /** Forgets the selection of a collection that was changed or deleted, or that no rule watches. */
  forget(collectionId: string): void {
    this.#known.delete(collectionId);
  }
}
