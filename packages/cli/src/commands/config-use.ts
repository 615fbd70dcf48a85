import * as Args from '@oclif/core/args';
import { BaseCommand, connectionFlags, outputFlags } from '../base-command.ts';
import {
  chosenProfile,
  defaultProfile,
  isSettingName,
  profileNameOf,
  readConfig,
  settingNames,
  writeConfig,
  type Config,
} from '../config/config-file.ts';
import { keyOfProfile } from '../config/profile-key.ts';
import { UsageError } from '../errors/cli-error.ts';
import { formats, printRows, type Format } from '../output/printer.ts';
import { write } from '../output/stdout.ts';

export class ConfigUse extends BaseCommand {
  static override summary = 'Select the profile that commands use';
  static override description = '--profile and MUSTER_PROFILE override it for single commands.';
  static override examples = ['<%= config.bin %> config use staging'];
  static override args = {
    profile: Args.string({ description: 'Name of the profile.', required: true, ignoreStdin: true }),
  };

  async run(): Promise<void> {
    const { args } = await this.parse(ConfigUse);
    const config = await readConfig();
    const { name } = chosenProfile(config, args.profile === defaultProfile ? undefined : args.profile);
    const chosen = args.profile === defaultProfile ? defaultProfile : name;
    await writeConfig(withCurrent(config, chosen === defaultProfile ? undefined : chosen));
    process.stderr.write(`Commands use profile ${chosen}.\n`);
  }
}

/** @param current undefined: the default profile */
const withCurrent = ({ profiles, aliases }: Config, current: string | undefined): Config => ({
  ...(current === undefined ? {} : { current }),
  profiles,
  ...(aliases === undefined ? {} : { aliases }),
});

export class ConfigGet extends BaseCommand {
  static override summary = 'Print a setting of a profile';
  static override description =
    'Prints the value of a setting in the profile, including an API key. `config show` prints the settings in effect.';
  static override examples = ['<%= config.bin %> config get url --profile staging'];
  static override args = {
    setting: Args.string({
      description: 'Name of the setting.',
      options: [...settingNames],
      required: true,
      ignoreStdin: true,
    }),
  };
  static override flags = { profile: connectionFlags.profile };

  async run(): Promise<void> {
    const { args, flags } = await this.parse(ConfigGet);
    const { name, profile } = chosenProfile(await readConfig(), flags.profile);
    const { setting } = args;
    const value =
      setting === 'api-key'
        ? await keyOfProfile(name, profile)
        : isSettingName(setting)
          ? profile[setting]
          : undefined;
    if (value === undefined)
      throw new UsageError(
        `Profile ${name} has no ${setting}.`,
        'Show the settings in effect with: muster config show',
      );
    await write(`${value}\n`);
  }
}

export class ConfigList extends BaseCommand {
  static override summary = 'List the profiles';
  static override description = 'API keys are not shown.';
  static override examples = ['<%= config.bin %> config list', '<%= config.bin %> config list -o json'];
  static override flags = outputFlags;

  async run(): Promise<void> {
    const { flags } = await this.parse(ConfigList);
    const config = await readConfig();
    const current = profileNameOf(config, undefined);
    const rows = Object.entries(config.profiles).map(([name, profile]) => ({
      Name: name,
      InUse: name === current,
      Url: profile.url ?? null,
      ApiKey: profile['key-store'] ?? (profile['api-key'] === undefined ? 'none' : 'set'),
      DeviceNetwork: profile['device-network'] ?? null,
      ReadOnly: profile['read-only'] === 'true',
    }));
    await printRows(rows, {
      format: formatOfFlags(flags),
      columns: undefined,
      knownColumns: ['Name', 'InUse', 'Url', 'ApiKey', 'DeviceNetwork', 'ReadOnly'],
      secrets: [],
    });
  }
}

/** Does not resolve the settings, so that a missing profile does not prevent listing the profiles. */
export function formatOfFlags(flags: { json: boolean; output: string | undefined }): Format {
  if (flags.json) return 'json';
  return formats.find((format) => format === flags.output) ?? (process.stdout.isTTY ? 'table' : 'json');
}
