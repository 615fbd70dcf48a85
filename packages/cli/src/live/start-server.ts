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
  const { ConfigError, parseServerConfig, startServer, StartError, StoreError } =
    await import('@muster/server');
  try {
    const config = parseServerConfig(
      {
        http: flags.http,
        coap: flags.coap,
        bootstrap: flags.bootstrap,
        dataDir: flags['data-dir'],
        store: flags.store,
        autoEnroll: flags['auto-enroll'],
        readyFile: flags['ready-file'],
        region: flags.region,
        logLevel: flags['log-level'],
        retentionDays: flags['retention-days'],
        shutdownTimeoutSeconds: flags['shutdown-timeout-seconds'],
        expiryGraceSeconds: flags['expiry-grace-seconds'],
        bodyLimitBytes: flags['body-limit-bytes'],
        requestsPerMinute: flags['requests-per-minute'],
        coaps: flags.coaps,
        coapsCertificate: flags['coaps-certificate'],
        coapsKey: flags['coaps-key'],
        requireSecurity: flags['require-security'],
        rotateKeys: flags['rotate-keys'],
        noDeprecated: flags['no-deprecated'],
        maxEventStreams: flags['max-event-streams'],
        maxWaitingCommands: flags['max-waiting-commands'],
        queueAwakeSeconds: flags['queue-awake-seconds'],
        queueExpirySeconds: flags['queue-expiry-seconds'],
        queueLength: flags['queue-length'],
        observeComposite: flags['observe-composite'],
        webhookTargets: flags['webhook-targets'],
        webhookTimeoutSeconds: flags['webhook-timeout-seconds'],
        webhookAttempts: flags['webhook-attempts'],
        webhookFirstDelaySeconds: flags['webhook-first-delay-seconds'],
        webhookPendingEvents: flags['webhook-pending-events'],
      },
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
