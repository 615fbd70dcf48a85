import type { RunningServer, StartOptions } from '@muster/server';
import { CliError, UsageError } from '../errors/cli-error.ts';
import { exitCodes } from '../errors/exit-codes.ts';
import type { StopSignals } from './stop-signals.ts';
import type { serverFlags } from '../generated/server-flags.ts';

/** The parsed flags, which the server checks. */
export type ServerFlags = Readonly<
  Partial<Record<keyof typeof serverFlags, string | boolean | readonly string[] | undefined>>
>;

/** Defaults of a command for settings that neither flags nor variables set. */
export interface ServerDefaults {
  readonly logLevel?: string;
  readonly autoEnroll?: string;
  readonly coaps?: string;
}

/**
 * Loads and starts the server. Loads it on demand.
 *
 * @throws {UsageError} a setting is invalid
 * @throws {CliError} an address is in use, the data folder is in use, or the store cannot be opened
 */
export async function startServerOf(
  flags: ServerFlags,
  defaults: ServerDefaults = {},
  options: StartOptions = {},
): Promise<RunningServer> {
  const { ConfigError, parseServerConfig, serverSettings, startServer, StartError, StoreError } =
    await import('@muster/server');
  const named = Object.fromEntries(Object.entries(flags).map(([name, value]) => [`--${name}`, value]));
  try {
    const config = parseServerConfig(
      Object.fromEntries(serverSettings.map(({ key, flag }) => [key, named[flag]])),
      { ...environmentOf(defaults), ...process.env },
    );
    const { dashboardFolder } = await import('@muster/dashboard');
    return await startServer({ ...config, dashboardFolder }, options);
  } catch (error) {
    if (error instanceof ConfigError) throw new UsageError(error.message);
    if (error instanceof StartError || error instanceof StoreError)
      throw new CliError(error.message, exitCodes.start);
    throw error;
  }
}

/** Lets SIGHUP reload the certificate of a server with HTTPS. */
export function reloadOnHangUp({ reloadCertificate }: RunningServer, stop: StopSignals): void {
  // The server logs why it refuses a certificate.
  if (reloadCertificate) stop.reloadOnHangUp(() => void reloadCertificate().catch(() => undefined));
}

/** Adds the defaults of a command to the environment, which takes precedence over them. */
function environmentOf({ logLevel, autoEnroll, coaps }: ServerDefaults): NodeJS.ProcessEnv {
  return {
    ...(logLevel === undefined ? {} : { MUSTER_LOG_LEVEL: logLevel }),
    ...(autoEnroll === undefined ? {} : { MUSTER_AUTO_ENROLL: autoEnroll }),
    ...(coaps === undefined ? {} : { MUSTER_COAPS: coaps }),
  };
}
