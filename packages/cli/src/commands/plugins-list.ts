import { BaseCommand, outputFlags } from '../base-command.ts';
import { printRows } from '../output/printer.ts';
import { findPlugins } from '../plugins.ts';
import { formatOfFlags } from './config-use.ts';

export default class PluginsList extends BaseCommand {
  static override summary = 'List the programs that add commands';
  static override description =
    'An executable file muster-NAME in a folder of $PATH adds the command "muster NAME". It gets the words after NAME as arguments, and its exit code is that of the command. Built-in commands take precedence, then aliases, then the first program in $PATH. HiddenBy says why a program does not run.';
  static override examples = ['<%= config.bin %> plugins list', '<%= config.bin %> plugins list -o json'];
  static override flags = outputFlags;

  async run(): Promise<void> {
    const { flags } = await this.parse(PluginsList);
    const rows = findPlugins().map(({ name, path, hiddenBy }) => ({
      Name: name,
      Path: path,
      HiddenBy: hiddenBy ?? null,
    }));
    const knownColumns = ['Name', 'Path', 'HiddenBy'];
    await printRows(rows, { format: formatOfFlags(flags), columns: undefined, knownColumns, secrets: [] });
  }
}
