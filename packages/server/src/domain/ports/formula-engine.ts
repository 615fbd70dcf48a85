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

/** Evaluates JSONata expressions where they can hold up nobody. */
export interface FormulaEngine {
  /** What is wrong with the text of an expression; undefined when nothing is. */
  problem(expression: string): Promise<string | undefined>;
  /**
   * The result as plain JSON data; undefined when there is none.
   *
   * @throws FormulaError
   */
  evaluate(expression: string, input: unknown): Promise<unknown>;
  close(): Promise<void>;
}
