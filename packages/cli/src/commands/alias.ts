import * as Args from '@oclif/core/args';
import { BaseCommand, outputFlags } from '../base-command.ts';
import { splitWords } from '../config/aliases.ts';
import { readConfig, writeConfig } from '../config/config-file.ts';
import { commandRegistry } from '../command-registry.ts';
import { UsageError } from '../errors/cli-error.ts';
import { printRows } from '../output/printer.ts';
import { formatOfFlags } from './config-use.ts';

const nameArgument = Args.string({ description: 'Name of the alias.', required: true, ignoreStdin: true });

export class AliasSet extends BaseCommand {
  static override summary = 'Give a command line a name of its own';
  static override description =
    'Stores an alias in the configuration file. Arguments of the alias replace $1 to $9, and the others follow the command line. An alias cannot have the name of a command or topic, nor stand for another alias.';
  static override examples = [
    `<%= config.bin %> alias set offline "devices list --filter 'Status eq offline' --all"`,
    `<%= config.bin %> alias set temp 'read $1 /3303/0/5700'`,
  ];
  static override args = {
    name: nameArgument,
    command: Args.string({
      description: 'Words after `muster`, as one argument.',
      required: true,
      ignoreStdin: true,
    }),
  };

  async run(): Promise<void> {
    const { args } = await this.parse(AliasSet);
    const { name, command } = args;
    if (!/^[a-z][\w-]*$/iu.test(name)) {
      throw new UsageError(
        `"${name}" cannot be an alias.`,
        'Use letters, digits, - and _, with a letter first.',
      );
    }
    const { commandIds, isCommandLine, topicDescriptions } = commandRegistry();
    const taken = name === 'help' || topicDescriptions().has(name) || commandIds().includes(name);
    if (taken) throw new UsageError(`"${name}" is a command.`, 'Choose another name for the alias.');
    const text = command.trim().replace(/^muster\s+/u, '');
    if (!isCommandLine(splitWords(text))) {
      throw new UsageError(`"${text}" is not a command of muster.`, 'List the commands with: muster --help');
    }
    const config = await readConfig();
    await writeConfig({ ...config, aliases: { ...config.aliases, [name]: text } });
    process.stderr.write(`muster ${name} stands for: muster ${text}\n`);
  }
}

export class AliasList extends BaseCommand {
  static override summary = 'List the aliases';
  static override description = 'Lists the aliases of the configuration file with their command lines.';
  static override examples = ['<%= config.bin %> alias list', '<%= config.bin %> alias list -o json'];
  static override flags = outputFlags;

  async run(): Promise<void> {
    const { flags } = await this.parse(AliasList);
    const { aliases = {} } = await readConfig();
    const rows = Object.entries(aliases).map(([Name, Command]) => ({ Name, Command }));
    const knownColumns = ['Name', 'Command'];
    await printRows(rows, { format: formatOfFlags(flags), columns: undefined, knownColumns, secrets: [] });
  }
}

export class AliasDelete extends BaseCommand {
  static override summary = 'Delete an alias';
  static override description = 'Removes an alias from the configuration file.';
  static override examples = ['<%= config.bin %> alias delete offline'];
  static override args = { name: nameArgument };

  async run(): Promise<void> {
    const { args } = await this.parse(AliasDelete);
    const config = await readConfig();
    const { [args.name]: found, ...aliases } = config.aliases ?? {};
    if (found === undefined) {
      throw new UsageError(`There is no alias ${args.name}.`, 'List them with: muster alias list');
    }
    await writeConfig({ ...config, aliases });
    process.stderr.write(`Deleted the alias ${args.name}.\n`);
  }
}
