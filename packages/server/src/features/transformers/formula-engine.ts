/** A formula that cannot be computed. The message is shown to users. */
export class FormulaError extends Error {
  /** Whether it exceeded its time or memory limit, as it would again. */
  readonly isExcessive: boolean;

  constructor(message: string, isExcessive = false) {
    super(message);
    this.name = 'FormulaError';
    this.isExcessive = isExcessive;
  }
}

/**
 * Evaluates JSONata expressions. Device networks take turns, so that no network waits for all formulas of
 * another.
 */
export interface FormulaEngine {
  /** Returns the fault of an expression; undefined if it can be parsed. */
  problem(expression: string, deviceNetworkId: string): Promise<string | undefined>;
  /**
   * Resolves with the result as plain JSON data; undefined if there is none.
   *
   * @param bindings values of variables: `config` is `$config`
   * @throws FormulaError
   */
  evaluate(
    expression: string,
    input: unknown,
    deviceNetworkId: string,
    bindings?: Readonly<Record<string, unknown>>,
  ): Promise<unknown>;
  close(): Promise<void>;
}
