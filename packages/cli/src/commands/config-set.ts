import { Args, Flags } from '@oclif/core';
import { BaseCommand } from '../base-command.ts';
import { changeSetting, defaultProfile, isSettingName, settingNames } from '../config/config-file.ts';
import { configFile } from '../config/paths.ts';
import { UsageError } from '../errors/cli-error.ts';
import { formats } from '../output/printer.ts';
import { readStdin } from '../operations/stdin.ts';

export default class ConfigSet extends BaseCommand {
  static override summary = 'Set or unset a setting of a profile';
  static override description = `Settings: ${settingNames.join(', ')}. The file is readable by its owner only. Give an API key on standard input (a dash as value), so that it stays out of the history of the shell.`;
  static override examples = [
    '<%= config.bin %> config set url http://127.0.0.1:8080',
    '<%= config.bin %> config set api-key - < key-file',
    '<%= config.bin %> config set device-network --unset --profile staging',
  ];
  static override args = {
    setting: Args.string({
      description: 'Which setting.',
      options: [...settingNames],
      required: true,
      ignoreStdin: true,
    }),
    value: Args.string({ description: 'Its value, or - for standard input.', ignoreStdin: true }),
  };
  static override flags = {
    unset: Flags.boolean({ description: 'Take the setting out.', default: false }),
    profile: Flags.string({ description: 'Which profile.', default: defaultProfile, helpValue: 'NAME' }),
  };

  async run(): Promise<void> {
    const { args, flags } = await this.parse(ConfigSet);
    if (!isSettingName(args.setting)) throw new UsageError(`There is no setting ${args.setting}.`);
    if (flags.unset === (args.value !== undefined)) throw new UsageError('Give either a value or --unset.');
    const value = args.value === '-' ? (await readStdin()).trim() : args.value;
    if (value === '') throw new UsageError('The value is empty.', 'Use --unset to take the setting out.');
    if (args.setting === 'output' && value !== undefined && !(formats as readonly string[]).includes(value)) {
      throw new UsageError(`There is no output form ${value}.`, `Forms: ${formats.join(', ')}.`);
    }
    await changeSetting(flags.profile, args.setting, value);
    process.stderr.write(
      `${flags.unset ? 'Took' : 'Set'} ${args.setting} ${flags.unset ? 'out of' : 'in'} profile ${flags.profile} of ${configFile()}\n`,
    );
  }
}
