import * as Args from '@oclif/core/args';
import * as Flags from '@oclif/core/flags';
import { normalizeBaseUrl } from '@muster/sdk';
import { BaseCommand } from '../base-command.ts';
import {
  changeProfile,
  isSettingName,
  profileNameOf,
  readConfig,
  settingNames,
  type SettingName,
} from '../config/config-file.ts';
import { configFile } from '../config/paths.ts';
import { removeKey, storeKey } from '../config/profile-key.ts';
import { UsageError } from '../errors/cli-error.ts';
import { formats } from '../output/printer.ts';
import { readStdin } from '../operations/stdin.ts';

const settingArg = Args.string({
  description: 'Name of the setting.',
  options: [...settingNames],
  required: true,
  ignoreStdin: true,
});

const profileFlag = Flags.string({
  description:
    'Profile to change. Default: $MUSTER_PROFILE, the profile selected with `config use`, "default".',
  helpValue: 'NAME',
});

export class ConfigSet extends BaseCommand {
  static override summary = 'Set a setting of a profile';
  static override description = `Creates the profile if it does not exist. Settings: ${settingNames.join(', ')}. Only its owner can read the file. Pass an API key on standard input (value -) to keep it out of the history of the shell. \`read-only true\` makes commands with this profile refuse everything but GET.`;
  static override examples = [
    '<%= config.bin %> config set url http://127.0.0.1:8080 --profile staging',
    '<%= config.bin %> config set api-key - --profile staging < key-file',
    '<%= config.bin %> config set read-only true --profile production',
  ];
  static override args = {
    setting: settingArg,
    value: Args.string({ description: 'Value of the setting, or - for standard input.', ignoreStdin: true }),
  };
  static override flags = {
    unset: Flags.boolean({ description: 'Remove the setting; the same as `config unset`.', default: false }),
    profile: profileFlag,
  };

  async run(): Promise<void> {
    const { args, flags } = await this.parse(ConfigSet);
    if (flags.unset === (args.value !== undefined)) throw new UsageError('Give either a value or --unset.');
    const value = args.value === '-' ? (await readStdin(true)).trim() : args.value;
    if (value?.trim() === '')
      throw new UsageError('The value is empty.', 'Use --unset to remove the setting.');
    await change(flags.profile, args.setting, value);
  }
}

export class ConfigUnset extends BaseCommand {
  static override summary = 'Remove a setting from a profile';
  static override description =
    'The setting then comes from the environment or from the server on this machine.';
  static override examples = ['<%= config.bin %> config unset read-only --profile production'];
  static override args = { setting: settingArg };
  static override flags = { profile: profileFlag };

  async run(): Promise<void> {
    const { args, flags } = await this.parse(ConfigUnset);
    await change(flags.profile, args.setting, undefined);
  }
}

async function change(named: string | undefined, setting: string, value: string | undefined): Promise<void> {
  if (!isSettingName(setting)) throw new UsageError(`There is no setting ${setting}.`);
  if (named?.trim() === '') throw new UsageError('The value of --profile is empty.');
  if (value !== undefined) checkValue(setting, value);
  const config = await readConfig();
  const profile = profileNameOf(config, named);
  const existing = config.profiles[profile];
  if (value === undefined && existing === undefined)
    throw new UsageError(`There is no profile ${profile}.`, '`muster config list` shows the profiles.');
  if (setting !== 'api-key') await changeProfile(profile, { [setting]: value });
  else if (value === undefined) await removeKey(profile, existing ?? {});
  else await storeKey({ name: profile, profile: existing, key: value, store: 'file' });
  process.stderr.write(
    `${value === undefined ? 'Removed' : 'Set'} ${setting} ${value === undefined ? 'from' : 'in'} profile ${profile} of ${configFile()}\n`,
  );
}

/** @throws {UsageError} the value is not valid for the setting */
function checkValue(setting: SettingName, value: string): void {
  if (setting === 'output' && !(formats as readonly string[]).includes(value))
    throw new UsageError(`There is no output form ${value}.`, `Forms: ${formats.join(', ')}.`);
  if (setting === 'url' && !/^https?:$/u.test(URL.parse(normalizeBaseUrl(value))?.protocol ?? ''))
    throw new UsageError(
      `${value} is neither an address that begins with http:// or https:// nor HOST:PORT.`,
    );
  if (setting === 'read-only' && value !== 'true' && value !== 'false')
    throw new UsageError(`read-only is true or false, not ${value}.`);
}
