import { parseResourceId } from '../device-objects/model/resource-id.ts';
import { FormulaError } from './formula-engine.ts';
import type { FormulaInput } from './formula-values.ts';

/** Transformers that a value may come through, one after the other. */
const MAX_DEPTH = 8;
/** Maximum number of stored depths. Beyond it, counting restarts. */
const MAX_REMEMBERED = 100_000;

/**
 * Counts the transformers behind a value of a virtual resource. A value is one deeper than the deepest value that it
 * is computed from. Only a resource that is computed from itself gets deeper without end.
 */
export class ValueDepths {
  /** By resource. Values that come through one transformer, which most do, are not in it. */
  readonly #deep = new Map<string, number>();

  /**
   * Returns the depth of a value that is computed from the given ones.
   *
   * @param virtual ids of the virtual smart objects among their owners
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

  /** Call it after a change of transformers, to detect their loops again. */
  clear(): void {
    this.#deep.clear();
  }
}
