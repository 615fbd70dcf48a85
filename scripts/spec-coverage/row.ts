/** A section of the specification. */
export interface SpecSection {
  readonly title: string;
  readonly rows: readonly SpecRow[];
}

/** A row of the specification, in our words, with the tests that prove it. A row without tests is open. */
export interface SpecRow {
  readonly id: string;
  readonly says: string;
  /**
   * `FILE: TITLE` each. FILE is `PACKAGE/FOLDERS/NAME`, for `packages/PACKAGE/test/FOLDERS/NAME.test.ts`, or
   * `e2e/NAME`; TITLE is that of the test itself, as it is shown when it runs.
   */
  readonly tests: readonly string[];
}

export const row = (id: string, says: string, ...tests: readonly string[]): SpecRow => ({ id, says, tests });

/** The contract test of an operation: a request made from the contract is answered as the contract says. */
export const contract = (operationId: string, body = ' with application/json'): string =>
  `server/contract/operations: ${operationId}${body} responds as the contract says`;
export const bare = (operationId: string): string => contract(operationId, '');
/** A deprecated operation says so in its headers. */
export const sunset = (operationId: string): string =>
  `server/contract/deprecation: ${operationId} answers with Deprecation and Sunset`;
export const sunsetLinked = (operationId: string): string => `${sunset(operationId)} and a Link`;

export const features = 'server/features';
