import { stripVTControlCharacters } from 'node:util';

type Reword = (...groups: readonly string[]) => string;

/** Messages of oclif's parser, with their replacements. */
const whole: readonly (readonly [RegExp, Reword])[] = [
  [
    /^Parsing (--[\w-]+) \n\s*Expected an integer but received: (.*)$/su,
    (flag, value) => `${flag} must be a whole number, not "${value}".`,
  ],
  [
    /^Parsing (--[\w-]+) \n\s*Expected an integer greater than or equal to (\S+) but received: (.*)$/su,
    (flag, least, value) => `${flag} must be at least ${least}, not ${value}.`,
  ],
  [
    /^Parsing (--[\w-]+) \n\s*Expected an integer less than or equal to (\S+) but received: (.*)$/su,
    (flag, most, value) => `${flag} must be at most ${most}, not ${value}.`,
  ],
  [/^Flag (--[\w-]+) expects a value$/u, (flag) => `The value of ${flag} is missing.`],
  [
    /^Flag (--[\w-]+) expects one of these values: (.*)$/su,
    (flag, options) => `The value of ${flag} is missing. Allowed: ${options}.`,
  ],
  [/^The following errors? occurred:\n(.*)$/su, (lines) => sentences(lines)],
];

/** Messages about flags that depend on or exclude each other. */
const relations: readonly (readonly [RegExp, Reword])[] = [
  [/^Missing required flag (\S+)$/u, (flag) => `Missing flag: --${flag}.`],
  [
    /^(--[\w-]+)(?:=.*)? cannot also be provided when using (--[\w-]+)$/su,
    (one, other) => `${other} and ${one} exclude each other.`,
  ],
  [
    /^All of the following must be provided when using (--[\w-]+): (.*)$/su,
    (flag, needed) => `${flag} needs ${needed}.`,
  ],
  [
    /^One of the following must be provided when using (--[\w-]+): (.*)$/su,
    (flag, needed) => `${flag} needs one of ${needed}.`,
  ],
];

/** Rewords a message of oclif's parser. Returns other messages unchanged. */
export function rewordParserMessage(message: string): string {
  return reword(whole, stripVTControlCharacters(message)) ?? message;
}

/** Names the missing arguments; undefined for other errors. oclif does not export its class for them. */
export function missingArguments(error: Error): string | undefined {
  if (!error.message.startsWith('Missing ') || !('args' in error) || !Array.isArray(error.args))
    return undefined;
  const args = error.args as readonly { readonly name: string; readonly description?: string }[];
  return args
    .map(({ name, description = '' }) => `Missing argument: ${name}. ${description}`.trim())
    .join('\n');
}

const sentences = (lines: string): string =>
  lines
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => reword(relations, line) ?? line)
    .join('\n');

function reword(rules: readonly (readonly [RegExp, Reword])[], text: string): string | undefined {
  for (const [pattern, say] of rules) {
    const match = pattern.exec(text);
    if (match !== null) return say(...match.slice(1));
  }
  return undefined;
}
