import type { RunningServer } from '@muster/server';
import { CliError, UsageError } from '../errors/cli-error.ts';
import { exitCodes } from '../errors/exit-codes.ts';
import type { ServerFlags } from './server-flags.ts';

/** What a command wants where neither flags nor variables say otherwise. */
export interface ServerDefaults {
  readonly logLevel?: string;
  readonly autoEnroll?: string;
  readonly coaps?: string;
}

/**
 * Loads and starts the server; only commands that need one pay for loading it.
 *
 * @throws {UsageError} a setting cannot be used
 * @throws {CliError} an address is taken, the data folder is in use, the store cannot be opened
 */
export async function startServerOf(
  flags: ServerFlags,
  defaults: ServerDefaults = {},
): Promise<RunningServer> {
  const {
    ConfigError,
    keepCollectionsShort,
    parseServerConfig,
    serverSettings,
    startServer,
    StartError,
    StoreError,
  } = await import('@muster/server');
  keepCollectionsShort();
  const named = Object.fromEntries(Object.entries(flags).map(([name, value]) => [`--${name}`, value]));
  try {
    const config = parseServerConfig(
      Object.fromEntries(serverSettings.map(({ key, flag }) => [key, named[flag]])),
      { ...environmentOf(defaults), ...process.env },
    );
    return await startServer(config);
  } catch (error) {
    if (error instanceof ConfigError) throw new UsageError(error.message);
    if (error instanceof StartError || error instanceof StoreError)
      throw new CliError(error.message, exitCodes.start);
    throw error;
  }
}

/** Defaults of a command rank below the environment, so they stand in for what is missing there. */
function environmentOf({ logLevel, autoEnroll, coaps }: ServerDefaults): NodeJS.ProcessEnv {
  return {
    ...(logLevel === undefined ? {} : { MUSTER_LOG_LEVEL: logLevel }),
    ...(autoEnroll === undefined ? {} : { MUSTER_AUTO_ENROLL: autoEnroll }),
    ...(coaps === undefined ? {} : { MUSTER_COAPS: coaps }),
  };
}
