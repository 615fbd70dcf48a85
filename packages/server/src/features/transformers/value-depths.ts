import { parseResourceId } from '../device-objects/model/resource-id.ts';
import { FormulaError } from './formula-engine.ts';
import type { FormulaInput } from './formula-values.ts';

/** Maximum number of transformers in the chain behind a value. */
const MAX_DEPTH = 8;
/** Maximum number of stored depths. Beyond it, counting restarts. */
const MAX_REMEMBERED = 100_000;

/**
 * Counts the transformers in the chain behind a value of a virtual resource. A value is one level deeper than
 * the deepest of its input values. Only a resource that is computed from itself gets ever deeper.
 */
export class ValueDepths {
  /** Depths by resource. Values behind a single transformer, which are the majority, are not stored. */
  readonly #depthsAboveOne = new Map<string, number>();

  /**
   * Returns the depth of a value that is computed from the given input.
   *
   * @param virtual IDs of the virtual smart objects among the owners of the input resources
   */
  of({ sources }: FormulaInput, virtual: ReadonlySet<string>): number {
    let deepest = 0;
    for (const { resources } of sources) {
      for (const { id } of resources) {
        if (virtual.size === 0 || !virtual.has(parseResourceId(id)?.smartObjectId ?? '')) continue;
        deepest = Math.max(deepest, this.#depthsAboveOne.get(id) ?? 1);
      }
    }
    return deepest + 1;
  }

  /** Records a depth. Call it before storing the value. @throws FormulaError if the chain is too long */
  note(resourceId: string, depth: number): void {
    if (depth > MAX_DEPTH) throw new FormulaError('The transformer reads its own results in a loop.', true);
    if (depth <= 1) {
      this.#depthsAboveOne.delete(resourceId);
      return;
    }
    if (this.#depthsAboveOne.size >= MAX_REMEMBERED) this.#depthsAboveOne.clear();
    this.#depthsAboveOne.set(resourceId, depth);
  }

  /** Call it after a change of transformers, to detect their loops again. */
  clear(): void {
    this.#depthsAboveOne.clear();
  }
}
