import { readFile } from 'node:fs/promises';
import { UsageError } from '../errors/cli-error.ts';
import { defaultProfile, readConfig, type Profile } from './config-file.ts';
import { findLocalServer, type LocalServer } from './connection.ts';

/** What flags say about the connection. */
export interface ConnectionFlags {
  readonly url?: string | undefined;
  readonly 'api-key-file'?: string | undefined;
  readonly 'device-network'?: string | undefined;
  readonly profile?: string | undefined;
  readonly output?: string | undefined;
}

/** A setting and where it came from. */
export interface Setting {
  readonly value: string;
  readonly source: string;
}

export interface Settings {
  readonly url: Setting;
  readonly apiKey: Setting | undefined;
  readonly deviceNetwork: Setting | undefined;
  readonly output: Setting | undefined;
}

const defaultUrl = 'http://127.0.0.1:8080';

/**
 * Puts the settings together: flags first, then the environment, then the profile of the configuration file, then
 * the server that runs on this machine. The key of the local server is used for that server alone.
 */
export async function resolveSettings(flags: ConnectionFlags): Promise<Settings> {
  const asked = flags.profile ?? process.env['MUSTER_PROFILE'];
  const profileName = asked ?? defaultProfile;
  const profile = await readProfile(profileName, asked);
  const local = await findLocalServer();
  const fromProfile = (name: keyof Profile): Setting | undefined =>
    setting(profile[name], `profile ${profileName}`);
  const url = firstOf(
    setting(flags.url, '--url'),
    fromEnvironment('MUSTER_URL'),
    fromProfile('url'),
    setting(local?.http, 'local server'),
  ) ?? { value: defaultUrl, source: 'default' };
  return {
    url,
    apiKey: firstOf(
      await keyFromFile(flags['api-key-file']),
      fromEnvironment('MUSTER_API_KEY'),
      fromProfile('api-key'),
      keyOfLocalServer(local, url.value),
    ),
    deviceNetwork: firstOf(
      setting(flags['device-network'], '--device-network'),
      fromEnvironment('MUSTER_DEVICE_NETWORK'),
      fromProfile('device-network'),
    ),
    output: firstOf(
      setting(flags.output, '--output'),
      fromEnvironment('MUSTER_OUTPUT'),
      fromProfile('output'),
    ),
  };
}

const firstOf = (...settings: readonly (Setting | undefined)[]): Setting | undefined =>
  settings.find((one) => one !== undefined);

async function readProfile(name: string, asked: string | undefined): Promise<Profile> {
  const { profiles } = await readConfig();
  const profile = profiles[name];
  if (profile !== undefined) return profile;
  if (asked === undefined) return {};
  throw new UsageError(
    `There is no profile ${asked}.`,
    `Profiles: ${Object.keys(profiles).join(', ') || 'none'}.`,
  );
}

const setting = (value: string | undefined, source: string): Setting | undefined =>
  value === undefined || value === '' ? undefined : { value, source };

const fromEnvironment = (name: string): Setting | undefined => setting(process.env[name], name);

async function keyFromFile(file: string | undefined): Promise<Setting | undefined> {
  if (file === undefined) return undefined;
  try {
    return setting((await readFile(file, 'utf8')).trim(), '--api-key-file');
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new UsageError(`Cannot read the API key: ${reason}`);
  }
}

function keyOfLocalServer(local: LocalServer | undefined, url: string): Setting | undefined {
  if (local === undefined || !URL.canParse(url) || !URL.canParse(local.http)) return undefined;
  return new URL(url).origin === new URL(local.http).origin
    ? setting(local.apiKey, 'local server')
    : undefined;
}
