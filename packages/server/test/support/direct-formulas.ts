import jsonata from 'jsonata';
import { FormulaError, type FormulaEngine } from '../../src/features/transformers/formulas.ts';

/** A formula engine in the process of the test. `settle()` completes its evaluations. */
export class DirectFormulas implements FormulaEngine {
  /** The evaluated inputs, in order. */
  readonly inputs: unknown[] = [];
  /** Expressions that count as too expensive. */
  readonly excessive = new Set<string>();
  /** Expressions whose evaluation waits. */
  readonly held = new Map<string, Promise<unknown>>();

  async problem(expression: string): Promise<string | undefined> {
    try {
      jsonata(expression);
      return undefined;
    } catch (error) {
      return (error as Error).message;
    }
  }

  async evaluate(
    expression: string,
    input: unknown,
    _deviceNetworkId?: string,
    bindings: Readonly<Record<string, unknown>> = {},
  ): Promise<unknown> {
    this.inputs.push(input);
    await this.held.get(expression);
    if (this.excessive.has(expression)) throw new FormulaError('The formula took longer than 250 ms.', true);
    try {
      const result: unknown = await jsonata(expression).evaluate(
        structuredClone(input),
        structuredClone(bindings),
      );
      return result === undefined ? undefined : (JSON.parse(JSON.stringify(result)) as unknown);
    } catch (error) {
      throw new FormulaError((error as Error).message);
    }
  }

  async close(): Promise<void> {
    await Promise.resolve();
  }
}
