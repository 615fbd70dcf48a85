import { CommandHelp } from '@oclif/core/help';
import type { Command, Config } from '@oclif/core';
import type { CommandClass } from '../command-class.ts';
import { everydayFlags } from './groups.ts';
import { section, wrap } from './layout.ts';

type HelpFlag = Parameters<CommandHelp['groupFlags']>[0][number];

/** oclif does not count this indent when it puts descriptions below their flags. */
const listIndent = 2;

/** Formats the help of a command. For a command with many flags it shows the common ones, unless `all` is set. */
export function commandHelp(command: CommandClass, config: Config, all: boolean, width: number): string {
  const { id } = command;
  const help = new GroupedHelp(describe(command, width), config, {
    maxWidth: width - listIndent,
    flagSortOrder: 'none',
  });
  help.everyday = Object.hasOwn(everydayFlags, id) ? everydayFlags[id] : undefined;
  help.showsAll = all;
  const parts = [wrap(command.summary ?? '', width).join('\n'), help.generate()];
  const hidden = help.hiddenGroups();
  if (hidden.length > 0) {
    const name = id.replaceAll(':', ' ');
    parts.push(
      section(
        'MORE FLAGS',
        [
          [
            `muster ${name} --help-all`,
            `Show all flags. Further groups: ${hidden.join(', ').toLowerCase().replace('api', 'API')}.`,
          ],
        ],
        width,
      ),
    );
  }
  return parts.join('\n\n');
}

/** Converts a command for oclif's help, with the names that it needs in flags and arguments. */
function describe(command: CommandClass, width: number): Command.Loadable {
  const args = Object.entries(command.args).map(([name, arg]) => [name, { ...arg, name }]);
  return {
    id: command.id.replaceAll(':', ' '),
    // The summary is above the usage, and oclif would repeat it here.
    description: command.description,
    examples: (command.examples as Command.Example[] | undefined)?.map((example) =>
      foldExample(example, width),
    ),
    usage: command.usage,
    strict: command.strict,
    aliases: [],
    hiddenAliases: [],
    args: Object.fromEntries(args) as CommandClass['args'],
    flags: Object.fromEntries(
      Object.entries({ ...command.baseFlags, ...command.flags }).map(([name, flag]) => [
        name,
        withOptions(flag),
      ]),
    ),
  } as unknown as Command.Loadable;
}

/** Breaks a long example before its flags, with backslashes. */
function foldExample(example: Command.Example, width: number): Command.Example {
  if (typeof example !== 'string') return example;
  const text = example.replaceAll('<%= config.bin %>', 'muster');
  const lines: string[] = [];
  for (const part of text.split(/ (?=--?[a-z])/u)) {
    const last = lines.at(-1);
    // Reserves room for the indent, the prompt and the backslash.
    if (last === undefined || last.length + part.length + 7 > width)
      lines.push(last === undefined ? part : `  ${part}`);
    else lines[lines.length - 1] = `${last} ${part}`;
  }
  return lines.join(' \\\n');
}

/** Lists the values of a flag as words, so that they can be wrapped. */
function withOptions<AnyFlag extends Command.Flag.Any>(flag: AnyFlag): AnyFlag {
  if (!('options' in flag) || !Array.isArray(flag.options) || flag.helpValue !== undefined) return flag;
  const options = flag.options as readonly string[];
  const text = flag.description ?? '';
  const description = options.every((option) => text.includes(option))
    ? text
    : `${text} One of: ${options.join(', ')}.`;
  return { ...flag, description, helpValue: '<value>' };
}

class GroupedHelp extends CommandHelp {
  everyday: readonly string[] | undefined;
  showsAll = false;
  readonly #hidden = new Set<string>();

  /** Returns the names of the hidden groups. */
  hiddenGroups(): readonly string[] {
    return [...this.#hidden];
  }

  protected override groupFlags(flags: HelpFlag[]): {
    flagGroups: Record<string, HelpFlag[]>;
    mainFlags: HelpFlag[];
  } {
    const { everyday } = this;
    if (everyday === undefined) return super.groupFlags(flags);
    const first = everyday.flatMap((name) => flags.filter((flag) => flag.name === name));
    const others = super.groupFlags(flags.filter((flag) => !everyday.includes(flag.name)));
    const flagGroups = {
      ...others.flagGroups,
      ...(others.mainFlags.length > 0 ? { OTHER: others.mainFlags } : {}),
    };
    if (this.showsAll) return { mainFlags: first, flagGroups };
    for (const name of Object.keys(flagGroups)) this.#hidden.add(name);
    return { mainFlags: first, flagGroups: {} };
  }

  /** Shows a short usage line for commands with many flags. */
  protected override defaultUsage(): string {
    if (this.everyday === undefined) return super.defaultUsage();
    const args = Object.keys(this.command.args).map((name) => `[${name.toUpperCase()}]`);
    return [this.command.id, ...args, '[FLAGS]'].join(' ');
  }
}
