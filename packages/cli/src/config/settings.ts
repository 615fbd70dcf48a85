import { normalizeBaseUrl } from '@muster/sdk';
import { readText } from '../operations/decode.ts';
import { UsageError } from '../errors/cli-error.ts';
import { chosenProfile, readConfig, type Profile } from './config-file.ts';
import type { Setting } from './setting.ts';
import { chooseKey, type KeyCandidate } from './key.ts';
import { keyOfProfile } from './profile-key.ts';
import { localServers, onlyServer, serverNamed, type LocalServer } from './local-servers.ts';

/** Flags of the connection. */
export interface ConnectionFlags {
  readonly url?: string | undefined;
  readonly local?: string | undefined;
  readonly 'api-key-file'?: string | undefined;
  readonly 'device-network'?: string | undefined;
  readonly profile?: string | undefined;
  readonly output?: string | undefined;
}

export interface Settings {
  readonly url: Setting;
  readonly apiKey: Setting | undefined;
  readonly deviceNetwork: Setting | undefined;
  readonly output: Setting | undefined;
  /** The name of the profile in use. */
  readonly profile: string;
  /** Name of the profile in use if it is read-only. */
  readonly readOnly: string | undefined;
}

const defaultUrl = 'http://127.0.0.1:8080';

/**
 * Resolves each setting from the first source that has it: flag, profile, environment, local server. A key is used only
 * with the URL that it belongs to; see {@link chooseKey}.
 *
 * @throws {UsageError} a profile, file or local server is missing, empty or ambiguous, or a key belongs to another URL
 */
export async function resolveSettings(flags: ConnectionFlags): Promise<Settings> {
  checkNotEmpty(flags);
  const { name, profile } = chosenProfile(await readConfig(), flags.profile);
  const servers = await localServers();
  const fromProfile = (key: keyof Profile): Setting | undefined => setting(profile[key], `profile ${name}`);
  const named = flags.local === undefined ? undefined : serverNamed(servers, flags.local);
  const url = resolveUrl(flags, fromProfile('url'), servers);
  // Reading a keyring can ask the user to unlock it.
  const hasOther = flags['api-key-file'] !== undefined || named !== undefined;
  const ownKey = hasOther ? undefined : await keyOfProfile(name, profile);
  const keySource = profile['key-store'] === undefined ? `profile ${name}` : `profile ${name}, keyring`;
  return {
    url,
    apiKey: chooseKey(url, [
      { key: await keyFromFile(flags['api-key-file']), belongsTo: url },
      ...keysOfLocalServers(named === undefined ? [] : [named]),
      { key: setting(ownKey, keySource), belongsTo: address(fromProfile('url')) },
      keyOfEnvironment(url),
      ...keysOfLocalServers(servers),
    ]),
    deviceNetwork: firstOf(
      setting(flags['device-network'], '--device-network'),
      fromProfile('device-network'),
      fromEnvironment('MUSTER_DEVICE_NETWORK'),
    ),
    output: resolveOutput(flags, fromProfile('output')),
    profile: name,
    readOnly: profile['read-only'] === 'true' ? name : undefined,
  };
}

/**
 * Resolves the address of the service from the first source that has it.
 *
 * @param ofProfile address in the profile
 * @throws {UsageError} no local server has the given name, or several run and none is the default
 */
export function resolveUrl(
  flags: Pick<ConnectionFlags, 'url' | 'local'>,
  ofProfile: Setting | undefined,
  servers: readonly LocalServer[],
): Setting {
  return (
    firstOf(
      address(setting(flags.url, '--url')),
      localUrl(flags.local === undefined ? undefined : serverNamed(servers, flags.local)),
      address(ofProfile),
      address(fromEnvironment('MUSTER_URL')),
    ) ??
    localUrl(onlyServer(servers)) ?? { value: defaultUrl, source: 'default' }
  );
}

/** Resolves the output format from the first source that has it. */
export const resolveOutput = (
  flags: Pick<ConnectionFlags, 'output'>,
  ofProfile: Setting | undefined,
): Setting | undefined =>
  firstOf(setting(flags.output, '--output'), ofProfile, fromEnvironment('MUSTER_OUTPUT'));

const firstOf = (...settings: readonly (Setting | undefined)[]): Setting | undefined =>
  settings.find((one) => one !== undefined);

/** Rejects empty flags: an unset shell variable in `--url "$X"` must not send a command to another service. */
export function checkNotEmpty(flags: ConnectionFlags): void {
  for (const name of ['url', 'local', 'api-key-file', 'device-network', 'profile'] as const) {
    if (flags[name]?.trim() === '')
      throw new UsageError(`The value of --${name} is empty.`, 'Is a shell variable in it unset?');
  }
}

const setting = (value: string | undefined, source: string): Setting | undefined =>
  value === undefined || value === '' ? undefined : { value, source };

const fromEnvironment = (name: string): Setting | undefined => setting(process.env[name], name);

const address = (url: Setting | undefined): Setting | undefined =>
  url === undefined ? undefined : { ...url, value: normalizeBaseUrl(url.value) };

const localUrl = (server: LocalServer | undefined): Setting | undefined =>
  server === undefined ? undefined : setting(server.http, sourceOf(server));

const sourceOf = ({ name }: LocalServer): string => `local server ${name}`;

/** The key of MUSTER_API_KEY belongs to the URL of MUSTER_URL if both are set, and to any URL otherwise. */
function keyOfEnvironment(url: Setting): KeyCandidate {
  const belongsTo = address(fromEnvironment('MUSTER_URL')) ?? url;
  return { key: fromEnvironment('MUSTER_API_KEY'), belongsTo };
}

/** Keys of local servers are optional: a key for another URL is not an error. */
const keysOfLocalServers = (servers: readonly LocalServer[]): KeyCandidate[] =>
  servers.map((server) => ({
    key: setting(server.apiKey, sourceOf(server)),
    belongsTo: localUrl(server),
    isOptional: true,
  }));

async function keyFromFile(file: string | undefined): Promise<Setting | undefined> {
  if (file === undefined) return undefined;
  let text: string;
  try {
    text = await readText(file, true);
  } catch (error) {
    if (error instanceof UsageError) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    throw new UsageError(`Cannot read the API key: ${reason}`);
  }
  if (text.trim() === '') {
    throw new UsageError(
      `The file ${file} of --api-key-file is empty.`,
      'Write the key into it, or leave the flag out to use another key.',
    );
  }
  return setting(text.trim(), '--api-key-file');
}
