import { readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { CliError, UsageError } from '../errors/cli-error.ts';
import { exitCodes } from '../errors/exit-codes.ts';
import { makeFolders } from './make-folders.ts';
import { configFile } from './paths.ts';

/** What a profile can hold. */
export const settingNames = ['url', 'api-key', 'device-network', 'output'] as const;
export type SettingName = (typeof settingNames)[number];

export type Profile = Readonly<Partial<Record<SettingName, string>>>;

/** The configuration file: settings by profile. */
export interface Config {
  readonly profiles: Readonly<Record<string, Profile>>;
}

export const defaultProfile = 'default';

/**
 * Reads the configuration file; none is an empty one.
 *
 * @throws {UsageError} it is not YAML, or holds something that no setting is
 */
export async function readConfig(): Promise<Config> {
  const file = configFile();
  let text: string;
  try {
    text = await readFile(file, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return { profiles: {} };
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
    throw new UsageError(`${file} is not YAML: ${reason}`, 'Mend it, or delete it to start over.');
  }
}

function checkConfig(file: string, value: unknown): Config {
  if (value === null) return { profiles: {} };
  const profiles = isRecord(value) ? (value['profiles'] ?? {}) : undefined;
  if (!isRecord(profiles))
    throw new UsageError(`${file} must hold \`profiles\`.`, 'Mend it, or delete it to start over.');
  for (const [name, profile] of Object.entries(profiles)) checkProfile(`${file}: profile ${name}`, profile);
  return { profiles: profiles as Config['profiles'] };
}

function checkProfile(where: string, profile: unknown): void {
  if (!isRecord(profile)) throw new UsageError(`${where} must hold settings.`);
  for (const [name, value] of Object.entries(profile)) {
    if (!isSettingName(name))
      throw new UsageError(`${where}: there is no setting ${name}.`, `Settings: ${settingNames.join(', ')}.`);
    if (typeof value !== 'string') throw new UsageError(`${where}: ${name} must be text.`);
  }
}

export const isSettingName = (name: string): name is SettingName =>
  (settingNames as readonly string[]).includes(name);

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Changes one setting of a profile; undefined takes it out. The file is for its owner only: it can hold a key. */
export async function changeSetting(
  profile: string,
  name: SettingName,
  value: string | undefined,
): Promise<void> {
  const config = await readConfig();
  const others = Object.entries(config.profiles[profile] ?? {}).filter(([key]) => key !== name);
  const changed = Object.fromEntries(value === undefined ? others : [...others, [name, value]]);
  const file = configFile();
  await makeFolders(dirname(file));
  const { stringify } = await import('yaml');
  const temporary = `${file}.${process.pid}.tmp`;
  await writeFile(temporary, stringify({ profiles: { ...config.profiles, [profile]: changed } }), {
    mode: 0o600,
  });
  await rename(temporary, file);
}
