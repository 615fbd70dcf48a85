import { parseResourceId } from '../../entities/resource-id.ts';
import { FormulaError } from '../../ports/formula-engine.ts';
import type { FormulaInput } from './formula-values.ts';

/** Transformers that a value may come through, one after the other. */
const MAX_DEPTH = 8;
/** Deep values that are remembered; beyond that counting starts anew. */
const MAX_REMEMBERED = 100_000;

/**
 * How many transformers the values of virtual resources have come through. A value is one deeper than the deepest that it
 * is computed of, whatever else happens at that time: only where a resource is computed of itself it grows without end.
 */
export class ValueDepths {
  /** By resource. Values that come through one transformer, which most do, are not in it. */
  readonly #deep = new Map<string, number>();

  /**
   * The depth of what is computed of values.
   *
   * @param virtual ids of the virtual smart objects among those that the values are of
   */
  of({ sources }: FormulaInput, virtual: ReadonlySet<string>): number {
    let deepest = 0;
    for (const { resources } of sources) {
      for (const { id } of resources) {
        if (virtual.size === 0 || !virtual.has(parseResourceId(id)?.smartObjectId ?? '')) continue;
        deepest = Math.max(deepest, this.#deep.get(id) ?? 1);
      }
    }
    return deepest + 1;
  }

  /** Before a value is stored. @throws FormulaError when it has come through too many */
  note(resourceId: string, depth: number): void {
    if (depth > MAX_DEPTH) throw new FormulaError('The transformer reads its own results in a loop.', true);
    if (depth <= 1) {
      this.#deep.delete(resourceId);
      return;
    }
    if (this.#deep.size >= MAX_REMEMBERED) this.#deep.clear();
    this.#deep.set(resourceId, depth);
  }

  /** Transformers were changed: what is a loop now shows anew. */
  clear(): void {
    this.#deep.clear();
  }
}
