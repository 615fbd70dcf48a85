import type { MusterClient, OperationId, OperationInput } from '@muster/sdk';
import { operationTable } from '@muster/sdk';
import type { CliError } from '../errors/cli-error.ts';
import type { View } from '../output/printer.ts';
import type { NameResolver } from '../names/resolver.ts';
import type { PlannedArguments } from './arguments.ts';
import { membersOfFlags } from './parse-value.ts';
import type { OperationSpec } from './spec.ts';

/** One operation, ready to be called with one id or with many. */
export interface Job {
  readonly spec: OperationSpec;
  readonly client: MusterClient;
  readonly flags: Readonly<Record<string, unknown>>;
  readonly view: View;
  readonly planned: PlannedArguments;
  readonly body: unknown;
  /** Aborted by Ctrl-C. */
  readonly signal: AbortSignal;
  /** The body holds the members to change alone. */
  readonly isPartial: boolean;
  /** Resolves names on standard input. */
  readonly names: NameResolver;
}

/** The path, the query and the body of a call; `id` takes the place of the one from standard input. */
export function inputOf(job: Job, idName?: string, id?: string): OperationInput {
  const { planned, spec, flags, body } = job;
  return {
    path: idName === undefined || id === undefined ? planned.path : { [idName]: id, ...planned.path },
    query: { ...membersOfFlags(spec.query, flags), ...planned.query },
    ...(body === undefined ? {} : { body }),
  };
}

/** What a call came to. */
export interface CallResult {
  readonly value: unknown;
  /** What went wrong after the service took the call: the value is shown all the same. */
  readonly failure?: CliError;
}

/** @throws {Error} SDK and CLI were generated from different contracts */
export function operationId(spec: OperationSpec): OperationId {
  if (!isOperationId(spec.id)) throw new Error(`The SDK does not know ${spec.id}; run pnpm generate.`);
  return spec.id;
}

const isOperationId = (id: string): id is OperationId => id in operationTable;
