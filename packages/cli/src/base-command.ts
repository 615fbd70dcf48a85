import * as Flags from '@oclif/core/flags';
import { createClient, resolveName, type ClientOptions, type MusterClient } from '@muster/sdk';
import { clientHooks } from './client-hooks.ts';
import { readOnlyFetch } from './config/read-only.ts';
import { resolveSettings, type ConnectionFlags, type Settings } from './config/settings.ts';
import { UsageError } from './errors/cli-error.ts';
import { durationFlag } from './live/duration.ts';
import { formats, type Format } from './output/printer.ts';

export { BaseCommand } from './command-class.ts';

/** Flags of every command that connects to a service. */
export const connectionFlags = {
  url: Flags.string({
    description:
      'Address of the service, with or without /api/v3. Default: the profile, $MUSTER_URL, the server on this machine.',
    helpGroup: 'CONNECTION',
    helpValue: 'URL|HOST:PORT',
  }),
  'api-key-file': Flags.string({
    description:
      'File with the API key. Default: the profile, $MUSTER_API_KEY, the key of the server on this machine.',
    helpGroup: 'CONNECTION',
    helpValue: 'FILE',
  }),
  'device-network': Flags.string({
    description:
      'ID or name of the device network. Default: the profile, $MUSTER_DEVICE_NETWORK, the network of the key.',
    helpGroup: 'CONNECTION',
    helpValue: 'ID|NAME',
  }),
  profile: Flags.string({
    description:
      'Profile of the configuration file. Default: $MUSTER_PROFILE, the profile selected with `config use`, "default".',
    helpGroup: 'CONNECTION',
    helpValue: 'NAME',
  }),
  local: Flags.string({
    description: 'Name of a server on this machine, with its key; see `muster server --name`.',
    exclusive: ['url'],
    helpGroup: 'CONNECTION',
    helpValue: 'NAME',
  }),
  'request-timeout': durationFlag({
    description:
      'Time limit of a request and its retries. 0 sets no limit. Default: 30s, for downloads 30s per chunk, no limit for imports, firmware packages and mass registrations.',
    max: 86_400,
    helpGroup: 'CONNECTION',
  }),
};

/** Flag of every command that prints JSON. */
export const jqFlag = {
  jq: Flags.string({
    description:
      'Filter of jq for the JSON output: prints one result per line, and strings without quotes. With one row per line, as with -o ndjson, the filter gets each row, otherwise the whole document.',
    helpGroup: 'OUTPUT',
    helpValue: 'FILTER',
  }),
};

/** Flags of every command that shows results. */
export const outputFlags = {
  ...jqFlag,
  output: Flags.string({
    char: 'o',
    description:
      'Format of the output: json, ndjson (a JSON object per line), table, csv or yaml. Default: the profile, $MUSTER_OUTPUT, table on a terminal, otherwise json.',
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

export interface Connection {
  readonly client: MusterClient;
  readonly settings: Settings;
}

/**
 * Creates the client for the flags. With a read-only profile it sends only GET requests.
 *
 * @param overrides options of the client that take precedence over the flags
 */
export async function connect(
  flags: ConnectionFlags & { 'request-timeout'?: number | undefined },
  overrides: Partial<ClientOptions> = {},
): Promise<Connection> {
  const settings = await settingsOf(flags);
  return { client: clientOf(settings, flags, overrides), settings };
}

/** Resolves the settings of the flags, and the name of a device network to its ID. */
export async function settingsOf(
  flags: ConnectionFlags & { 'request-timeout'?: number | undefined },
): Promise<Settings> {
  const settings = await resolveSettings(flags);
  const { deviceNetwork } = settings;
  if (deviceNetwork === undefined) return settings;
  const client = clientOf({ ...settings, deviceNetwork: undefined }, flags);
  const value = await resolveName(client, 'deviceNetworks.list', deviceNetwork.value);
  return { ...settings, deviceNetwork: { ...deviceNetwork, value } };
}

/**
 * Creates the client for settings and flags; see {@link connect}.
 *
 * @throws {UsageError} a setting is malformed
 */
export function clientOf(
  settings: Settings,
  flags: { 'request-timeout'?: number | undefined },
  overrides: Partial<ClientOptions> = {},
): MusterClient {
  const seconds = flags['request-timeout'];
  try {
    return createClient({
      baseUrl: settings.url.value,
      ...(seconds === undefined ? {} : { timeoutMs: Math.round(seconds * 1000) }),
      ...(settings.apiKey === undefined ? {} : { apiKey: settings.apiKey.value }),
      ...(settings.deviceNetwork === undefined ? {} : { deviceNetwork: settings.deviceNetwork.value }),
      ...(settings.readOnly === undefined ? {} : { fetch: readOnlyFetch(settings.readOnly) }),
      hooks: clientHooks.current,
      ...overrides,
    });
  } catch (error) {
    if (error instanceof TypeError) throw new UsageError(error.message, 'See `muster config show`.');
    throw error;
  }
}

/** Returns the output format: the requested one, or else a table on a terminal and JSON otherwise. */
export function formatOf(
  flags: { json?: boolean; output?: string | undefined },
  settings: Pick<Settings, 'output'>,
): Format {
  if (flags.json === true) return 'json';
  const asked = settings.output;
  if (asked === undefined) return process.stdout.isTTY ? 'table' : 'json';
  const format = formats.find((known) => known === asked.value);
  if (format === undefined) throw new UsageError(`${asked.source}: there is no output form ${asked.value}.`);
  return format;
}
