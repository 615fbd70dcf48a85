import type { MusterClient, OperationId, OperationInput } from '@muster/sdk';
import { operationTable } from '@muster/sdk';
import type { CliError } from '../errors/cli-error.ts';
import type { View } from '../output/printer.ts';
import type { NameResolver } from '../names/resolver.ts';
import type { PlannedArguments } from './arguments.ts';
import { membersOfFlags } from './parse-value.ts';
import type { OperationSpec } from './spec.ts';

/** An operation with its input, to be called with one ID or with many. */
export interface Job {
  readonly spec: OperationSpec;
  readonly client: MusterClient;
  readonly flags: Readonly<Record<string, unknown>>;
  readonly view: View;
  readonly planned: PlannedArguments;
  readonly body: unknown;
  /** Aborted by Ctrl-C. */
  readonly signal: AbortSignal;
  /** Whether the body contains only the members to change. */
  readonly isPartial: boolean;
  /** Resolves names from standard input. */
  readonly names: NameResolver;
}

/** Returns the path, query and body of a call. `id` replaces the ID from standard input. */
export function inputOf(job: Job, idName?: string, id?: string): OperationInput {
  const { planned, spec, flags, body } = job;
  return {
    path: idName === undefined || id === undefined ? planned.path : { [idName]: id, ...planned.path },
    query: { ...membersOfFlags(spec.query, flags), ...planned.query },
    ...(body === undefined ? {} : { body }),
  };
}

/** Result of a call. */
export interface CallResult {
  readonly value: unknown;
  /** Failure after the service accepted the call. The value is shown as well. */
  readonly failure?: CliError;
}

/** @throws {Error} SDK and CLI were generated from different contracts */
export function operationId(spec: OperationSpec): OperationId {
  if (!isOperationId(spec.id)) throw new Error(`The SDK does not know ${spec.id}; run pnpm generate.`);
  return spec.id;
}

const isOperationId = (id: string): id is OperationId => id in operationTable;
