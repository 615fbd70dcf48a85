import { Config, Errors, flush, run } from '@oclif/core';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { exitCodes } from './errors/exit-codes.ts';
import { unknownCommand } from './errors/suggest.ts';
import { reportError, wantsJsonErrors } from './errors/report.ts';
import { topics } from './generated/operations.ts';
import { lastOutputWins } from './output/last-output.ts';
import { readManifest, type Manifest } from './manifest.ts';
import { handleClosedStdout, survivesStderr } from './output/stdout.ts';

/**
 * Runs a command line and sets the exit code of the process.
 *
 * @param argv the words behind `muster`
 * @param packageRoot the folder of package.json
 */
export async function main(argv: readonly string[], packageRoot: URL): Promise<void> {
  handleClosedStdout();
  survivesStderr();
  try {
    await runOclif(argv, await readManifest(packageRoot), packageRoot);
  } catch (error) {
    // Help and --version end this way.
    if (error instanceof Errors.ExitError && error.oclif.exit === 0) return;
    process.exitCode = reportError(error, wantsJsonErrors(argv));
  }
}

async function runOclif(argv: readonly string[], manifest: Manifest, packageRoot: URL): Promise<void> {
  const config = await loadConfig(manifest, fileURLToPath(packageRoot));
  const words = argv.filter((word) => !word.startsWith('-'));
  const exists = words.length === 0 || isKnown(config, words);
  if (!exists) throw unknownCommand(words, config.commandIDs);
  await run(lastOutputWins(argv), config);
  await flush();
}

/** Whether the words begin with a command or are a topic, which has help of its own. */
function isKnown(config: Config, words: readonly string[]): boolean {
  const [first = '', second] = words;
  if (first === 'help' || config.findCommand(first) !== undefined) return true;
  if (config.findTopic(first) === undefined) return false;
  return second === undefined || config.findCommand(`${first}:${second}`) !== undefined;
}

/** The configuration of oclif, made here so that one launcher serves the sources and the compiled package. */
async function loadConfig(manifest: Manifest, root: string): Promise<Config> {
  const extension = import.meta.url.endsWith('.ts') ? '.ts' : '.js';
  const here = dirname(fileURLToPath(import.meta.url));
  const config = new Config({
    root,
    isRoot: true,
    ignoreManifest: true,
    pjson: {
      ...manifest,
      oclif: {
        bin: 'muster',
        dirname: 'muster',
        topicSeparator: ' ',
        commands: { strategy: 'explicit', target: `${here}/commands${extension}`, identifier: 'commands' },
        topics: {
          ...topics,
          config: { description: 'Settings of this command.' },
          fleet: { description: 'Simulated devices.' },
          gateways: { description: 'Reports of gateways for devices that do not speak LwM2M.' },
        },
        exitCodes: {
          default: exitCodes.usage,
          failedFlagParsing: exitCodes.usage,
          failedFlagValidation: exitCodes.usage,
          violatedFlagConstraint: exitCodes.usage,
          invalidArgsSpec: exitCodes.usage,
          nonExistentFlag: exitCodes.usage,
          requiredArgs: exitCodes.usage,
          unexpectedArgs: exitCodes.usage,
        },
      },
    },
  });
  await config.load();
  return config;
}
