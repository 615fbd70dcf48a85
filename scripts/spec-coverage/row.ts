/** A section of the specification. */
export interface SpecSection {
  readonly title: string;
  readonly rows: readonly SpecRow[];
}

/** A row of the specification in our own words, with the tests that prove it. A row without tests is open. */
export interface SpecRow {
  readonly id: string;
  readonly says: string;
  /**
   * Each is `FILE: TITLE`. FILE is `PACKAGE/FOLDERS/NAME`, for `packages/PACKAGE/test/FOLDERS/NAME.test.ts`, or
   * `e2e/NAME`. TITLE is the title of the test itself, as shown when it runs.
   */
  readonly tests: readonly string[];
}

export const row = (id: string, says: string, ...tests: readonly string[]): SpecRow => ({ id, says, tests });

/** The contract test of an operation: the response to a request that is generated from the contract conforms to it. */
export const contract = (operationId: string, body = ' with application/json'): string =>
  `server/contract/operations: ${operationId}${body} responds as the contract says`;
export const bare = (operationId: string): string => contract(operationId, '');
/** The test that a deprecated operation has the deprecation headers. */
export const sunset = (operationId: string): string =>
  `server/contract/deprecation: ${operationId} answers with Deprecation and Sunset`;
export const sunsetLinked = (operationId: string): string => `${sunset(operationId)} and a Link`;

export const features = 'server/features';
