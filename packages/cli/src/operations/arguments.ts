import { UsageError } from '../errors/cli-error.ts';
import { parseValue } from './parse-value.ts';
import type { ArgSpec, OperationSpec } from './spec.ts';

/** The arguments of a command, divided into path and query parameters. */
export interface PlannedArguments {
  readonly path: Readonly<Record<string, string | number>>;
  readonly query: Readonly<Record<string, unknown>>;
  /** The first argument, if the command runs for many IDs. */
  readonly many: ManyIds | undefined;
}

/** An argument with many values: words of the command line, or those that standard input or selectors name. */
export interface ManyIds {
  readonly arg: ArgSpec;
  readonly from: 'stdin' | 'selectors' | readonly string[];
}

/**
 * Assigns positional arguments. Words in excess are further values of the first argument if it is an ID. Reads IDs from
 * standard input only if the first argument is "-": in a loop that reads its own IDs from standard input, a command
 * without its argument must not consume them.
 *
 * @param isSelecting whether selectors take the place of the first argument
 * @throws {UsageError} an argument is missing, empty, malformed or in excess
 */
export function planArguments(
  spec: OperationSpec,
  given: readonly string[],
  isSelecting = false,
): PlannedArguments {
  const [arg, ...others] = spec.args;
  if (arg === undefined || !arg.isId) return { ...sort(spec.args, given), many: undefined };
  if (isSelecting) {
    if (given.length > others.length) throw notBoth(given[0]);
    return { ...sort(others, given), many: { arg, from: 'selectors' } };
  }
  if (given[0] === '-') return { ...sort(others, given.slice(1)), many: { arg, from: 'stdin' } };
  const further = given.length - spec.args.length;
  if (further <= 0) return { ...sort(spec.args, given), many: undefined };
  const ids = given.slice(0, further + 1).map((id) => textOf(arg, 0, id));
  return { ...sort(others, given.slice(further + 1)), many: { arg, from: [...new Set(ids)] } };
}

/** Selectors and names on the same command line would leave open which of them decide. */
export const notBoth = (name = ''): UsageError =>
  new UsageError(
    `Devices are named ("${name}") and selected by flags.`,
    'Give names, or flags such as --status and --tag, not both.',
  );

function sort(specs: readonly ArgSpec[], given: readonly string[]): Pick<PlannedArguments, 'path' | 'query'> {
  const path: Record<string, string | number> = {};
  const query: Record<string, unknown> = {};
  const excess = given[specs.length];
  if (excess !== undefined) throw new UsageError(`Unexpected argument "${excess}".`);
  for (const [index, spec] of specs.entries()) {
    const value = parseValue(spec.name, spec.kind, textOf(spec, index, given[index]));
    if (spec.in === 'query') query[spec.name] = value;
    else path[spec.name] = typeof value === 'number' ? value : String(value);
  }
  return { path, query };
}

function textOf(spec: ArgSpec, index: number, text: string | undefined): string {
  if (text === undefined) {
    const remedy =
      spec.isId && index === 0
        ? 'Give it, several of them, or - to read ids from standard input.'
        : undefined;
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
