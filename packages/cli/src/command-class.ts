import type { Command, Interfaces } from '@oclif/core';
import * as Flags from '@oclif/core/flags';
import { parse } from '@oclif/core/parser';
import { UsageError } from './errors/cli-error.ts';
import { endFilter, filterStdout } from './output/stdout.ts';

/** A command class with its ID, such as `devices:get`. */
export type CommandClass = typeof BaseCommand & { readonly id: string } & (new (
    argv: readonly string[],
    packageRoot: URL,
  ) => BaseCommand);

type AnyFlags = Interfaces.OutputFlags<Interfaces.FlagInput>;
type AnyArgs = Interfaces.OutputArgs<Interfaces.ArgInput>;

/**
 * Base class of all commands. It uses the parser of oclif without its `Command`, which loads plugins, hooks and user
 * settings at every start. Errors propagate to the launcher, which reports them.
 */
export abstract class BaseCommand {
  static id: string;
  static summary: string | undefined;
  static description: string | undefined;
  static examples: Command.Example[] = [];
  static usage: string | string[] | undefined;
  /** Whether arguments that `args` does not define are errors. */
  static strict = true;
  static args: Interfaces.ArgInput = {};
  static flags: Interfaces.FlagInput = {};
  /** Flags of every command. */
  static baseFlags: Interfaces.FlagInput = {
    debug: Flags.boolean({
      description:
        'Show requests, responses, their times and retries on standard error, without secrets. $MUSTER_DEBUG=1 does the same.',
      helpGroup: 'CONNECTION',
    }),
  };
  /** Warning that the command writes to standard error when it runs. */
  static deprecationOptions: { readonly message: string } | undefined;

  readonly argv: readonly string[];
  /** Folder that contains package.json. */
  protected readonly packageRoot: URL;

  constructor(argv: readonly string[], packageRoot: URL) {
    this.argv = argv;
    this.packageRoot = packageRoot;
  }

  abstract run(): Promise<void>;

  /**
   * Runs the command.
   *
   * @param argv the words after the command
   * @param packageRoot the folder that contains package.json
   */
  static async run(
    this: new (argv: readonly string[], packageRoot: URL) => BaseCommand,
    argv: readonly string[],
    packageRoot: URL,
  ): Promise<void> {
    const command = new this(argv, packageRoot);
    const { deprecationOptions } = command.constructor as typeof BaseCommand;
    if (deprecationOptions !== undefined) process.stderr.write(`Warning: ${deprecationOptions.message}\n`);
    try {
      await command.run();
    } catch (error) {
      // The error of the command matters more than one of its filter.
      await endFilter().catch(() => undefined);
      throw error;
    } finally {
      command.#endDebug?.();
    }
    await endFilter();
  }

  #endDebug: (() => void) | undefined;

  /**
   * Parses the words after the command, and starts `--debug` and the filter of `--jq`. Throws the errors of oclif's parser and of the
   * flags.
   */
  protected async parse<Flags extends AnyFlags, Base extends AnyFlags, Args extends AnyArgs>(
    command: Interfaces.Input<Flags, Base, Args>,
  ): Promise<Interfaces.ParserOutput<Flags, Base, Args>> {
    const flags = { ...command.baseFlags, ...command.flags } as Interfaces.FlagInput<Flags>;
    const parsed = await parse(this.argv.map(markValue), { ...command, flags: unmarking(flags) });
    if ('debug' in parsed.flags || process.env['MUSTER_DEBUG'] === '1') {
      // Loaded on demand, because few commands need it.
      const { startDebug } = await import('./output/debug.ts');
      this.#endDebug = startDebug();
    }
    await startFilter(parsed.flags, {
      isOutputGiven:
        parsed.flags['output'] !== undefined && parsed.metadata.flags['output']?.setFromDefault !== true,
      isAlwaysLines: isLinesOnly(flags['output']),
    });
    return parsed;
  }
}

/** Whether the JSON output of a command is always one document per line. */
const isLinesOnly = (output: Interfaces.FlagInput[string] | undefined): boolean =>
  output?.type === 'option' &&
  output.options?.includes('ndjson') === true &&
  !output.options.includes('json');

/**
 * Starts the filter of `--jq`, which makes JSON the default format.
 *
 * @throws {UsageError} the requested format is not JSON, or the filter cannot be compiled
 */
async function startFilter(
  flags: Record<string, unknown>,
  { isOutputGiven, isAlwaysLines }: { readonly isOutputGiven: boolean; readonly isAlwaysLines: boolean },
): Promise<void> {
  const { jq, output, jsonl } = flags;
  if (typeof jq !== 'string') return;
  const isJson = output === 'json' || output === 'ndjson';
  if (isOutputGiven && !isJson)
    throw new UsageError(`--jq filters JSON, not ${String(output)}.`, 'Use -o json, or leave out -o.');
  const isLines = isAlwaysLines || jsonl === true || (output === 'ndjson' && flags['json'] !== true);
  if (!isJson) flags['json'] = true;
  // Loaded on demand, because few commands need it.
  const { compileFilter, outputFilter } = await import('./output/jq.ts');
  filterStdout(outputFilter(await compileFilter(jq), isLines));
}

/** Prefix of a value, so that oclif does not take `-y` in `--name=-y` for a flag. Command lines cannot contain it. */
const MARK = '\0';

const markValue = (word: string): string => word.replace(/^(--[\w-]+=)(?=-)/u, `$1${MARK}`);

const unmarked = (text: string): string => (text.startsWith(MARK) ? text.slice(1) : text);

/** Returns flags whose parsers remove the mark. */
function unmarking<Flags extends AnyFlags>(flags: Interfaces.FlagInput<Flags>): Interfaces.FlagInput<Flags> {
  const entries = Object.entries<Interfaces.FlagInput[string]>(flags).map(([name, flag]) => {
    if (flag.type !== 'option') return [name, flag];
    const { parse: parseText } = flag;
    const parseMarked: typeof parseText = (text, context, options) =>
      parseText(unmarked(text), context, options);
    return [name, { ...flag, parse: parseMarked }];
  });
  return Object.fromEntries(entries) as Interfaces.FlagInput<Flags>;
}
