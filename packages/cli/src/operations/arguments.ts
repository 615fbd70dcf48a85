import { UsageError } from '../errors/cli-error.ts';
import { parseValue } from './parse-value.ts';
import type { ArgSpec, OperationSpec } from './spec.ts';

/** The arguments of a command, sorted into what the operation needs. */
export interface PlannedArguments {
  readonly path: Readonly<Record<string, string | number>>;
  readonly query: Readonly<Record<string, unknown>>;
  /** The argument whose values come from standard input. */
  readonly fromStdin: ArgSpec | undefined;
  /** Ids were asked for with a dash, not merely left out. */
  readonly asked: boolean;
}

/**
 * Sorts positional arguments. Where the first one is an id, "-" in its place, or leaving it out while something is
 * piped in, takes ids from standard input.
 *
 * @throws {UsageError} an argument is missing or has not its form
 */
export function planArguments(
  spec: OperationSpec,
  given: readonly string[],
  piped: boolean,
): PlannedArguments {
  const [first, ...others] = spec.args;
  const asked = first?.isId === true && given[0] === '-';
  const leftOut = first?.isId === true && piped && given.length === spec.args.length - 1;
  if (first === undefined || (!asked && !leftOut))
    return { ...sort(spec.args, given), fromStdin: undefined, asked };
  return { ...sort(others, asked ? given.slice(1) : given), fromStdin: first, asked };
}

function sort(specs: readonly ArgSpec[], given: readonly string[]): Pick<PlannedArguments, 'path' | 'query'> {
  const path: Record<string, string | number> = {};
  const query: Record<string, unknown> = {};
  for (const [index, spec] of specs.entries()) {
    const text = given[index];
    if (text === undefined) {
      const remedy = spec.isId ? 'Give it, or pipe ids in, one a line.' : undefined;
      throw new UsageError(`Missing argument: ${spec.name}. ${spec.description}`, remedy);
    }
    const value = parseValue(spec.name, spec.kind, text);
    if (spec.in === 'query') query[spec.name] = value;
    else path[spec.name] = typeof value === 'number' ? value : String(value);
  }
  return { path, query };
}
