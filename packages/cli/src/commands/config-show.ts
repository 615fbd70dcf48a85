import { BaseCommand, connectionFlags, formatOf, outputFlags } from '../base-command.ts';
import { localServers } from '../config/local-servers.ts';
import { configFile } from '../config/paths.ts';
import type { Setting } from '../config/setting.ts';
import { resolveSettings } from '../config/settings.ts';
import { printObject } from '../output/printer.ts';

export default class ConfigShow extends BaseCommand {
  static override summary = 'Show the settings in effect and where they come from';
  static override description =
    'Each setting comes from the first source that has it: flag, profile of the configuration file, MUSTER_* variable, server on this machine. The API key is not shown.';
  static override examples = [
    '<%= config.bin %> config show',
    '<%= config.bin %> config show --profile staging',
  ];
  static override flags = { ...outputFlags, ...connectionFlags };

  async run(): Promise<void> {
    const { flags } = await this.parse(ConfigShow);
    const settings = await resolveSettings(flags);
    const shown = {
      Url: describe(settings.url),
      ApiKey: settings.apiKey === undefined ? 'none' : `set (${settings.apiKey.source})`,
      DeviceNetwork: describe(settings.deviceNetwork),
      Output: describe(settings.output),
      Profile: settings.profile,
      ReadOnly: settings.readOnly !== undefined,
      ConfigFile: configFile(),
      LocalServers: (await localServers()).map(({ name, http }) => `${name} (${http})`).join(', ') || 'none',
    };
    await printObject(shown, {
      format: formatOf(flags, settings),
      columns: undefined,
      knownColumns: Object.keys(shown),
      secrets: [],
    });
  }
}

const describe = (setting: Setting | undefined): string =>
  setting === undefined ? 'default' : `${setting.value} (${setting.source})`;
