import type { BodyEncoder, FormParts } from './encoded-body.ts';
import type { operationTable } from './generated/operations.ts';

/** ID of an operation of the contract, such as `devices.list`. */
export type OperationId = keyof typeof operationTable;

/** Description of an operation for sending its request. Generated from the contract. */
export interface Operation<Id extends OperationId = OperationId> {
  readonly id: Id;
  readonly method: string;
  /** Path with its parameters in braces. */
  readonly path: string;
  /** Names of the query parameters. */
  readonly query: readonly string[];
  /** Whether the operation applies to a device network. */
  readonly network: boolean;
  /** Kind of result. */
  readonly result: string;
  /** Whether some successful responses have no body. */
  readonly optional?: true;
  /** Whether the operation takes an Idempotency-Key. */
  readonly takesKey?: true;
  /** Whether the service processes the body while it arrives. Such uploads have no default time-out. */
  readonly uploads?: true;
  /** Media type of a text body. */
  readonly text?: string;
  /** Parts of a form body. */
  readonly form?: FormParts;
  /** Encodes the body. Only operations that need an encoder import it, so that bundles stay small. */
  readonly encode?: BodyEncoder;
}
