import * as Errors from '@oclif/core/errors';
import { editDistance } from '@muster/sdk';
import { missingArguments, rewordParserMessage } from './parser-messages.ts';
import { closest } from './suggest.ts';

/** A fault of a command line, and its remedy. */
export interface UsageProblem {
  readonly message: string;
  readonly remedy?: string;
}

/** Words that users mistake for flags, with the right ones. */
const remedies: Readonly<Record<string, string>> = {
  '--api-key':
    'A key in a command line is seen by others: set MUSTER_API_KEY, or name a file by --api-key-file.',
};
const outputForms = /^Expected --output=(?!\w+ to be)(?<path>.*) to be one of: /su;
const wrongOption = /^Expected (?:(?<flag>--[\w-]+)=)?(?<value>.*) to be one of: (?<options>[^\n]*)/su;

/** Describes an error of oclif's parser. Leaves out the values of unknown flags, which can be secrets. */
export function usageProblem(error: Error): UsageProblem {
  const { message } = error;
  const flags = unknownFlags(error);
  if (flags.length > 0) return unknownFlagsProblem(flags, knownFlags(error));
  const args = unexpectedArgs(error);
  if (args.length > 0) return unexpectedArgsProblem(args);
  const missing = missingArguments(error);
  if (missing !== undefined) return { message: missing };
  const { path } = outputForms.exec(message)?.groups ?? {};
  if (path === undefined) return wrongOptionProblem(message) ?? { message: withoutParser(message) };
  return {
    message: `--output is the form of the output, and ${path} is none: json, ndjson, table, csv or yaml.`,
    remedy: `For a file: … > ${path}`,
  };
}

/** Returns the surplus arguments. oclif does not export its class for them. */
function unexpectedArgs(error: Error): string[] {
  if (!error.message.startsWith('Unexpected argument') || !('args' in error)) return [];
  return Array.isArray(error.args) ? error.args.filter((arg) => typeof arg === 'string') : [];
}

function unexpectedArgsProblem(args: readonly string[]): UsageProblem {
  const names = args.map((arg) => `"${arg}"`).join(', ');
  return {
    message: `Unexpected argument${args.length === 1 ? '' : 's'} ${names}.`,
    remedy: 'Quote arguments with spaces. -h behind the command lists its arguments and flags.',
  };
}

function wrongOptionProblem(message: string): UsageProblem | undefined {
  const { flag, value, options } = wrongOption.exec(message)?.groups ?? {};
  if (value === undefined || options === undefined) return undefined;
  const close = closest(value, options.split(', '));
  return {
    message: `Unknown value "${value}"${flag === undefined ? '' : ` of ${flag}`}.`,
    remedy: `${close === undefined ? '' : `Did you mean "${close}"? `}Allowed: ${options}.`,
  };
}

/** Returns the message of a flag's own error, without the text that oclif adds. */
export function withoutParser(message: string): string {
  const { own } =
    /^Parsing (?<flag>--[\w-]+) \n\s*(?<own>\k<flag> .*)\nSee more help with --help$/su.exec(message)
      ?.groups ?? {};
  return rewordParserMessage((own ?? message).replace(/\nSee more help with --help$/u, ''));
}

/** Returns the unknown flags. oclif does not export its class for them. */
function unknownFlags(error: Error): string[] {
  if (!('flags' in error) || !Array.isArray(error.flags) || !(error instanceof Errors.CLIError)) return [];
  return error.flags.filter((flag) => typeof flag === 'string').map(nameOf);
}

/** Returns the name of `--key=value` and `-kvalue`. */
function nameOf(flag: string): string {
  return flag.startsWith('--') ? (flag.split('=', 1)[0] ?? flag) : flag.slice(0, 2);
}

interface ParsedInput {
  readonly parse?: { readonly input?: { readonly flags?: Readonly<Record<string, unknown>> } };
}

function knownFlags(error: Error & ParsedInput): string[] {
  return Object.keys(error.parse?.input?.flags ?? {}).map((name) => `--${name}`);
}

function unknownFlagsProblem(flags: readonly string[], known: readonly string[]): UsageProblem {
  const [first = ''] = flags;
  const message = `Unknown flag${flags.length === 1 ? '' : 's'} ${flags.join(', ')}.`;
  const own = remedies[first];
  if (own !== undefined) return { message, remedy: own };
  const close = known
    .map((name) => ({ name, distance: distanceOf(first, name) }))
    .sort((one, other) => one.distance - other.distance)[0];
  const isClose = close !== undefined && close.distance <= Math.max(2, Math.floor(first.length / 4));
  return { message, remedy: isClose ? `Did you mean ${close.name}?` : 'List the flags with --help.' };
}

/**
 * Returns the edit distance between two names, or 1 if the name ends with all but the first character of the given one,
 * which must be longer than 4 characters.
 */
function distanceOf(given: string, name: string): number {
  const isPart = given.length > 4 && name.endsWith(given.slice(1));
  return isPart ? 1 : editDistance(given, name);
}
