/** A formula that cannot be computed. The message is for people. */
export class FormulaError extends Error {
  /** It took more time or memory than it may have: it would again. */
  readonly isExcessive: boolean;

  constructor(message: string, isExcessive = false) {
    super(message);
    this.name = 'FormulaError';
    this.isExcessive = isExcessive;
  }
}

/** Evaluates JSONata expressions. device networks take turns, so that no network waits for all formulas of another. */
export interface FormulaEngine {
  /** Describes the fault in the text of an expression; undefined if there is none. */
  problem(expression: string, deviceNetworkId: string): Promise<string | undefined>;
  /**
   * Resolves with the result as plain JSON data, or with undefined if there is none.
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
