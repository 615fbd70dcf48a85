import { Command, Flags } from '@oclif/core';
import { createClient, resolveName, type MusterClient } from '@muster/sdk';
import { resolveSettings, type ConnectionFlags, type Settings } from './config/settings.ts';
import { UsageError } from './errors/cli-error.ts';
import { formats, type Format } from './output/printer.ts';

/** Flags of every command that talks to a service. */
export const connectionFlags = {
  url: Flags.string({
    description: 'Address of the service. Default: $MUSTER_URL, the profile, the server on this machine.',
    helpGroup: 'CONNECTION',
    helpValue: 'URL',
  }),
  'api-key-file': Flags.string({
    description:
      'File with the API key. Default: $MUSTER_API_KEY, the profile, the key of the server on this machine.',
    helpGroup: 'CONNECTION',
    helpValue: 'FILE',
  }),
  'device-network': Flags.string({
    description:
      'ID or name of the device network. Default: $MUSTER_DEVICE_NETWORK, the profile, the one of the key.',
    helpGroup: 'CONNECTION',
    helpValue: 'ID|NAME',
  }),
  profile: Flags.string({
    description: 'Profile of the configuration file. Default: $MUSTER_PROFILE, "default".',
    helpGroup: 'CONNECTION',
    helpValue: 'NAME',
  }),
  'request-timeout': Flags.integer({
    description:
      'Seconds for one request with its retries; 0 is no limit. Default: 30, for each part of a file that comes, and no limit for imports, firmware packages and mass registrations.',
    min: 0,
    max: 86_400,
    helpGroup: 'CONNECTION',
    helpValue: 'SECONDS',
  }),
};

/** Flags of every command that shows results. */
export const outputFlags = {
  output: Flags.string({
    char: 'o',
    description:
      'Form of the output: json, table, csv or yaml. Default: $MUSTER_OUTPUT, table on a terminal, else json.',
    options: [...formats],
    helpGroup: 'OUTPUT',
    helpValue: 'FORM',
  }),
  json: Flags.boolean({
    description: 'The same as -o json; errors are JSON too, on standard error.',
    exclusive: ['output'],
    helpGroup: 'OUTPUT',
  }),
};

/** The root of all commands: errors go to the launcher, which reports them. */
export abstract class BaseCommand extends Command {
  protected override catch(error: Error & { exitCode?: number }): Promise<never> {
    return Promise.reject(error);
  }
}

export interface Connection {
  readonly client: MusterClient;
  readonly settings: Settings;
}

/** Makes the client that the flags ask for. */
export async function connect(
  flags: ConnectionFlags & { 'request-timeout'?: number | undefined },
): Promise<Connection> {
  const seconds = flags['request-timeout'];
  const settings = await resolveSettings(flags);
  const options = {
    baseUrl: settings.url.value,
    ...(seconds === undefined ? {} : { timeoutMs: seconds * 1000 }),
    ...(settings.apiKey === undefined ? {} : { apiKey: settings.apiKey.value }),
  };
  try {
    const network = settings.deviceNetwork?.value;
    if (network === undefined) return { client: createClient(options), settings };
    const deviceNetwork = await resolveName(createClient(options), 'deviceNetworks.list', network);
    return { client: createClient({ ...options, deviceNetwork }), settings };
  } catch (error) {
    if (error instanceof TypeError) throw new UsageError(error.message, 'See `muster config show`.');
    throw error;
  }
}

/** The form of the output: what was asked for, else a table for people and JSON for programs. */
export function formatOf(flags: { json?: boolean; output?: string | undefined }, settings: Settings): Format {
  if (flags.json === true) return 'json';
  const asked = settings.output;
  if (asked === undefined) return process.stdout.isTTY ? 'table' : 'json';
  const format = formats.find((known) => known === asked.value);
  if (format === undefined) throw new UsageError(`${asked.source}: there is no output form ${asked.value}.`);
  return format;
}
