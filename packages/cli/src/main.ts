import { readCommandLine, type CommandLine } from './command-line.ts';
import { registerCommands } from './command-registry.ts';
import { commandIds, isCommand, loadCommand, topicDescriptions } from './commands.ts';
import { outputError } from './errors/cli-error.ts';
import { exitCodes } from './errors/exit-codes.ts';
import { lastOutputWins } from './output/last-output.ts';
import { handleStdoutErrors, isStdoutFailed, survivesStderr } from './output/stdout.ts';

registerCommands({
  commandIds,
  isCommand,
  isCommandLine: (words) => readCommandLine(words).kind === 'run',
  loadCommand,
  topicDescriptions,
});

/**
 * Runs a command line and sets the exit code of the process.
 *
 * @param argv the words after `muster`
 * @param packageRoot the folder that contains package.json
 */
export async function main(argv: readonly string[], packageRoot: URL): Promise<void> {
  handleStdoutErrors((error) => {
    process.exitCode = exitCodes.output;
    void report(outputError('standard output', error), argv);
  });
  survivesStderr();
  if (argv[0] === '__complete') {
    const { complete } = await import('./completion/complete.ts');
    return complete(argv.slice(1));
  }
  try {
    await dispatch(argv, packageRoot);
  } catch (error) {
    // A failure of standard output also ends the command, and has been reported.
    if (!isStdoutFailed()) await report(error, argv);
  }
}

async function report(error: unknown, argv: readonly string[]): Promise<void> {
  const { reportError, wantsJsonErrors } = await import('./errors/report.ts');
  process.exitCode = reportError(error, wantsJsonErrors(argv));
}

async function dispatch(argv: readonly string[], packageRoot: URL): Promise<void> {
  const line = await withAlias(argv);
  if (line.kind === 'help') {
    const { showHelp } = await import('./help/show.ts');
    return showHelp(line, packageRoot);
  }
  if (line.kind === 'unknown') {
    const { runPlugin } = await import('./plugins.ts');
    if (await runPlugin(argv)) return;
    const { unknownCommand } = await import('./errors/suggest.ts');
    throw unknownCommand(line.words, commandIds(), line.rest);
  }
  const command = await loadCommand(line.id);
  // The --output of a download is a file, which --json does not replace.
  const isFormat = command?.flags['output'] !== undefined && 'options' in command.flags['output'];
  await command?.run(isFormat ? lastOutputWins(line.rest) : line.rest, packageRoot);
}

/** Reads a command line. The name of an alias stands for its words, unless it is a command. */
async function withAlias(argv: readonly string[]): Promise<CommandLine> {
  const line = readCommandLine(argv);
  if (line.kind !== 'unknown') return line;
  const { aliasedLine } = await import('./config/aliases.ts');
  return readCommandLine(await aliasedLine(argv));
}
