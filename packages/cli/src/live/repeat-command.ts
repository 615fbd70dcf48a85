import { shellQuote } from './shell-quote.ts';

/** Flags with secret values. */
const secretFlags = /^--(?:api-key|password|token)(?:=|$)/u;

/** Settings that a command line leaves to the environment and to defaults. */
export interface EffectiveFlags {
  readonly server: string | undefined;
  readonly bootstrap: string | undefined;
  readonly seed: number;
}

/**
 * Returns the command line that repeats a run of a fleet, without secrets.
 *
 * @param argv words after `fleet run`
 */
export function repeatCommand(command: string, argv: readonly string[], flags: EffectiveFlags): string {
  const given = withoutSecrets(argv);
  const more = Object.entries(flags).flatMap(([name, value]: [string, string | number | undefined]) =>
    value === undefined || isGiven(given, `--${name}`) ? [] : [`--${name}`, String(value)],
  );
  return `${command} fleet run ${shellQuote([...given, ...more])}`;
}

function isGiven(words: readonly string[], flag: string): boolean {
  return words.some((word) => word === flag || word.startsWith(`${flag}=`));
}

function withoutSecrets(argv: readonly string[]): string[] {
  return argv.filter((word, position) => {
    const before = argv[position - 1];
    const isValue = before !== undefined && secretFlags.test(before) && !before.includes('=');
    return !secretFlags.test(word) && !isValue;
  });
}
