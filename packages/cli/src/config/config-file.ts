import { rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { CliError, UsageError } from '../errors/cli-error.ts';
import { exitCodes } from '../errors/exit-codes.ts';
import { readText } from '../operations/decode.ts';
import { makeFolders } from './make-folders.ts';
import { configFile } from './paths.ts';

/** The settings of a profile. `read-only` is `true` or absent. */
export const settingNames = ['url', 'api-key', 'device-network', 'output', 'read-only'] as const;
export type SettingName = (typeof settingNames)[number];

/** Members of a profile. `key-store` is `keyring` if the keyring of the system has the key, or else absent. */
const profileMembers = [...settingNames, 'key-store'] as const;
export type Profile = Readonly<Partial<Record<(typeof profileMembers)[number], string>>>;

/** The configuration file: settings by profile. */
export interface Config {
  /** The profile to use if neither `--profile` nor MUSTER_PROFILE names one. */
  readonly current?: string;
  readonly profiles: Readonly<Record<string, Profile>>;
  /** Command lines by the name of their alias. */
  readonly aliases?: Readonly<Record<string, string>>;
}

export const defaultProfile = 'default';

const remedy = 'Correct it, or delete it to start over.';

/**
 * Reads the configuration file. A missing or empty file is an empty configuration.
 *
 * @throws {UsageError} the file is not YAML, or contains unknown settings
 */
export async function readConfig(): Promise<Config> {
  const file = configFile();
  let text: string;
  try {
    text = await readText(file, true);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return { profiles: {} };
    if (error instanceof UsageError) throw error;
    throw new CliError(`Cannot read ${file}: ${String(error)}`, exitCodes.usage);
  }
  return checkConfig(file, await parseYaml(file, text));
}

async function parseYaml(file: string, text: string): Promise<unknown> {
  const { parse } = await import('yaml');
  try {
    return parse(text) as unknown;
  } catch (error) {
    const reason = error instanceof Error ? (error.message.split('\n')[0] ?? '') : '';
    throw new UsageError(`${file} is not YAML: ${reason}`, remedy);
  }
}

function checkConfig(file: string, value: unknown): Config {
  if (value === null) return { profiles: {} };
  const { current, aliases, ...rest } = isRecord(value) ? value : { profiles: value };
  const profiles = rest['profiles'] ?? {};
  if (!isRecord(profiles)) throw new UsageError(`${file} must hold \`profiles\`.`, remedy);
  if (current !== undefined && typeof current !== 'string')
    throw new UsageError(`${file}: current must be the name of a profile.`, remedy);
  for (const [name, profile] of Object.entries(profiles)) checkProfile(`${file}: profile ${name}`, profile);
  if (aliases !== undefined && !isTexts(aliases))
    throw new UsageError(`${file}: aliases must hold texts by name.`, remedy);
  return {
    ...(current === undefined ? {} : { current }),
    profiles: profiles as Config['profiles'],
    ...(aliases === undefined ? {} : { aliases }),
  };
}

function checkProfile(where: string, profile: unknown): void {
  if (!isRecord(profile)) throw new UsageError(`${where} must hold settings.`);
  for (const [name, value] of Object.entries(profile)) {
    if (!(profileMembers as readonly string[]).includes(name))
      throw new UsageError(`${where}: there is no setting ${name}.`, `Settings: ${settingNames.join(', ')}.`);
    if (typeof value !== 'string') throw new UsageError(`${where}: ${name} must be text.`);
  }
}

export const isSettingName = (name: string): name is SettingName =>
  (settingNames as readonly string[]).includes(name);

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isTexts = (value: unknown): value is Record<string, string> =>
  isRecord(value) && Object.values(value).every((text) => typeof text === 'string');

/**
 * Returns the name of the profile in use: the named one, the one of MUSTER_PROFILE, the current one, or "default".
 */
export function profileNameOf(config: Config, named: string | undefined): string {
  return named ?? (process.env['MUSTER_PROFILE'] || undefined) ?? config.current ?? defaultProfile;
}

/**
 * Returns the profile in use and its name. The profile "default" is empty unless the file contains it.
 *
 * @throws {UsageError} another profile is named and does not exist
 */
export function chosenProfile(
  config: Config,
  named: string | undefined,
): { readonly name: string; readonly profile: Profile } {
  const name = profileNameOf(config, named);
  const profile = Object.hasOwn(config.profiles, name) ? config.profiles[name] : undefined;
  if (profile !== undefined) return { name, profile };
  if (name === defaultProfile && named === undefined) return { name, profile: {} };
  throw new UsageError(
    `There is no profile ${name}.`,
    `Profiles: ${Object.keys(config.profiles).join(', ') || 'none'}.`,
  );
}

/** Changes members of a profile. Those that are undefined in `changes` are removed. */
export async function changeProfile(
  name: string,
  changes: { readonly [Member in keyof Profile]: string | undefined },
): Promise<void> {
  const config = await readConfig();
  const members = Object.entries({ ...config.profiles[name], ...changes });
  const profile = Object.fromEntries(members.filter(([, value]) => value !== undefined));
  await writeConfig({ ...config, profiles: { ...config.profiles, [name]: profile } });
}

/** Replaces the file atomically. Only its owner can read it (0600), because it can contain keys. */
export async function writeConfig(config: Config): Promise<void> {
  const file = configFile();
  await makeFolders(dirname(file));
  const { stringify } = await import('yaml');
  const temporary = `${file}.${process.pid}.tmp`;
  await writeFile(temporary, stringify(config), { mode: 0o600 });
  await rename(temporary, file);
}
