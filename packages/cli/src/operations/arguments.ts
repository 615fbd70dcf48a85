import { UsageError } from '../errors/cli-error.ts';
import { parseValue } from './parse-value.ts';
import type { ArgSpec, OperationSpec } from './spec.ts';

/** The arguments of a command, divided into path and query parameters. */
export interface PlannedArguments {
  readonly path: Readonly<Record<string, string | number>>;
  readonly query: Readonly<Record<string, unknown>>;
  /** The argument whose values come from standard input: the first one, if it is an ID and is given as "-". */
  readonly fromStdin: ArgSpec | undefined;
}

/**
 * Assigns positional arguments. Reads IDs from standard input only if the first argument is "-": in a loop that reads
 * its own IDs from standard input, a command without its argument must not consume them.
 *
 * @throws {UsageError} an argument is missing, empty or malformed
 */
export function planArguments(spec: OperationSpec, given: readonly string[]): PlannedArguments {
  const [first, ...others] = spec.args;
  if (first?.isId !== true || given[0] !== '-') return { ...sort(spec.args, given), fromStdin: undefined };
  return { ...sort(others, given.slice(1)), fromStdin: first };
}

function sort(specs: readonly ArgSpec[], given: readonly string[]): Pick<PlannedArguments, 'path' | 'query'> {
  const path: Record<string, string | number> = {};
  const query: Record<string, unknown> = {};
  for (const [index, spec] of specs.entries()) {
    const value = parseValue(spec.name, spec.kind, textOf(spec, index, given[index]));
    if (spec.in === 'query') query[spec.name] = value;
    else path[spec.name] = typeof value === 'number' ? value : String(value);
  }
  return { path, query };
}

function textOf(spec: ArgSpec, index: number, text: string | undefined): string {
  if (text === undefined) {
    const remedy = spec.isId && index === 0 ? 'Give it, or - to read ids from standard input.' : undefined;
    throw new UsageError(`Missing argument: ${spec.name}. ${spec.description}`, remedy);
  }
  if (text.trim() === '' && (spec.isId || spec.in === 'path')) {
    throw new UsageError(`The argument ${spec.name} is empty.`, 'Is a shell variable in it unset?');
  }
  if (text === '-' && spec.isId) {
    throw new UsageError(
      `The argument ${spec.name} cannot be -.`,
      'Only the first id is read from standard input.',
    );
  }
  return text;
}
