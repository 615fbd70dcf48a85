import type { FormParts } from './multipart.ts';
import type { operationTable } from './generated/operations.ts';

/** The id of an operation of the contract, such as `devices.list`. */
export type OperationId = keyof typeof operationTable;

/** What the client must know of an operation to send it. Generated from the contract, one constant per operation. */
export interface Operation<Id extends OperationId = OperationId> {
  readonly id: Id;
  readonly method: string;
  /** Path with its parameters in braces. */
  readonly path: string;
  /** Names of the query parameters. */
  readonly query: readonly string[];
  /** Whether the operation works in a device network. */
  readonly network: boolean;
  /** Kind of result. */
  readonly result: string;
  /** Whether it takes an Idempotency-Key. */
  readonly takesKey?: true;
  /** Whether the service processes the body as it arrives. Such a body may take longer than the default time-out. */
  readonly uploads?: true;
  /** Media type of a body that is text. */
  readonly text?: string;
  /** The parts of a body that is a form. */
  readonly form?: FormParts;
}
