import { connectionFlags, outputFlags } from '../../packages/cli/src/base-command.ts';
import { loadAllCommands, topicDescriptions } from '../../packages/cli/src/commands.ts';
import { groups } from '../../packages/cli/src/help/groups.ts';
import { bulkFlags } from '../../packages/cli/src/operations/bulk-flags.ts';
import { dryRunFlags } from '../../packages/cli/src/operations/dry-run.ts';
import { anchorOf, code, fence, item, page, plain, sentence } from './markdown.ts';

type Commands = Awaited<ReturnType<typeof loadAllCommands>>;
type CommandClass = Commands[string];

interface Flag {
  readonly type: string;
  readonly char?: string;
  readonly description?: string;
  readonly helpGroup?: string;
  readonly helpValue?: string | readonly string[];
  readonly aliases?: readonly string[];
  readonly options?: readonly string[];
  readonly default?: unknown;
  readonly min?: number;
  readonly max?: number;
  readonly required?: boolean;
  readonly multiple?: boolean;
  readonly allowNo?: boolean;
  readonly hidden?: boolean;
}

interface Argument {
  readonly description?: string;
  readonly required?: boolean;
  readonly options?: readonly string[];
}

const folder = 'docs/reference/cli';
const common = { ...outputFlags, ...connectionFlags, ...dryRunFlags, ...bulkFlags } as Readonly<
  Record<string, Flag>
>;

/** Generates the pages of the command line: an index, and a page for each topic and each command without a topic. */
export async function cliPages(): Promise<Readonly<Record<string, string>>> {
  const commands = await loadAllCommands();
  const byPage = Map.groupBy(Object.keys(commands), pageOf);
  const pages = [...byPage].map(([name, ids]) => [`${folder}/${name}.md`, topicPage(name, ids, commands)]);
  return {
    [`${folder}/README.md`]: indexPage(commands, [...byPage.keys()]),
    ...(Object.fromEntries(pages) as Record<string, string>),
  };
}

const pageOf = (id: string): string => id.split(':')[0] ?? id;
const wordsOf = (id: string): string => `muster ${id.replaceAll(':', ' ')}`;

function indexPage(commands: Commands, pages: readonly string[]): string {
  const descriptions = topicDescriptions();
  const listed = new Set<string>();
  const entry = (name: string): string[] => {
    const id = name.replaceAll(' ', ':');
    const file = pageOf(id);
    const text = descriptions.get(name) ?? commands[id]?.summary;
    if (text === undefined || !pages.includes(file)) return [];
    listed.add(file);
    const anchor = id in commands ? `#${anchorOf(wordsOf(id))}` : '';
    return [item(`[${name}](${file}.md${anchor}): ${plain(sentence(text))}`)];
  };
  const sections = groups.flatMap(([heading, names]) => {
    const entries = names.flatMap(entry);
    return entries.length === 0 ? [] : [`## ${titleCase(heading)}`, entries.join('\n')];
  });
  const others = pages.filter((name) => !listed.has(name)).flatMap(entry);
  return page([
    '# Commands',
    'Every command of `muster`, with its arguments, flags and examples. `muster help COMMAND` shows the same on a terminal.',
    examplesNote,
    ...sections,
    ...(others.length === 0 ? [] : ['## More', others.join('\n')]),
    '## Common flags',
    'Most commands take these flags. Their own sections do not repeat them.',
    flagGroups(Object.entries(common), 3),
    '## Exit codes',
    'Every command ends with one of the [exit codes](../../guides/exit-codes.md). The [guide](../../guides/cli.md) has the rules for profiles, keys, ids from standard input and confirmations.',
  ]);
}

const examplesNote = `A test runs every example. The examples share one device network: \`muster-sim-000001\` is a simulated device of \`muster up\`, and names such as
\`'Quay 7'\` are those of the examples that create an entity. Variables such as \`"$POSITION_ID"\` hold the id of an entity
that has no name. \`ids.txt\` has one id a line.`;

function topicPage(name: string, ids: readonly string[], commands: Commands): string {
  const description = topicDescriptions().get(name);
  const sorted = [...ids].sort();
  const isSingle = sorted.length === 1 && sorted[0] === name;
  const list = sorted.map((id) =>
    item(`[${wordsOf(id)}](#${anchorOf(wordsOf(id))}): ${plain(sentence(commands[id]?.summary ?? ''))}`),
  );
  return page([
    isSingle ? undefined : `# ${name}`,
    isSingle || description === undefined ? undefined : plain(description),
    isSingle ? undefined : list.join('\n'),
    ...sorted.map((id) => commandSection(id, commands[id], isSingle ? 1 : 2)),
    'See also: [all commands](README.md), [common flags](README.md#common-flags), [exit codes](../../guides/exit-codes.md).',
  ]);
}

function commandSection(id: string, command: CommandClass | undefined, level: number): string | undefined {
  if (command === undefined) return undefined;
  const flags = Object.entries({ ...command.baseFlags, ...command.flags } as Record<string, Flag>).filter(
    ([, flag]) => flag.hidden !== true,
  );
  const own = flags.filter(([name, flag]) => !isCommon(name, flag));
  const shared = flags.filter(([name, flag]) => isCommon(name, flag)).map(([name]) => code(`--${name}`));
  const args = Object.entries(command.args as Record<string, Argument>);
  const examples = (command.examples as unknown[] | undefined) ?? [];
  return page([
    `${'#'.repeat(level)} ${wordsOf(id)}`,
    plain(sentence(command.summary ?? '')),
    deprecationOf(command),
    fence('text', synopsis(id, args, flags.length > 0)),
    plain(command.description ?? ''),
    ...(args.length === 0 ? [] : ['**Arguments**', args.map(argumentItem).join('\n')]),
    ...(own.length === 0 ? [] : [flagGroups(own, 0)]),
    ...(shared.length === 0 ? [] : [`[Common flags](README.md#common-flags): ${shared.join(', ')}.`]),
    ...(examples.length === 0
      ? []
      : ['**Examples**', ...examples.map((example) => fence('sh', exampleText(example)))]),
  ]).trimEnd();
}

function deprecationOf({ deprecationOptions }: CommandClass): string | undefined {
  const message = deprecationOptions?.message;
  return message === undefined ? undefined : `**Deprecated.** ${plain(message)}`;
}

function synopsis(id: string, args: readonly (readonly [string, Argument])[], hasFlags: boolean): string {
  const words = args.map(([name, arg]) =>
    arg.required === true ? name.toUpperCase() : `[${name.toUpperCase()}]`,
  );
  return [wordsOf(id), ...words, ...(hasFlags ? ['[FLAGS]'] : [])].join(' ');
}

const argumentItem = ([name, { description, options }]: readonly [string, Argument]): string =>
  item(
    [code(name.toUpperCase()), plain(description ?? ''), optionsOf(options, description)]
      .filter(Boolean)
      .join(' '),
  );

const isCommon = (name: string, flag: Flag): boolean => common[name]?.description === flag.description;

/** Lists flags under the headings of the help. Level 0 writes headings in bold. */
function flagGroups(flags: readonly (readonly [string, Flag])[], level: number): string {
  const byGroup = Map.groupBy(flags, ([, { helpGroup }]) => helpGroup ?? 'FLAGS');
  return [...byGroup]
    .map(([group, members]) => {
      const title = titleCase(group === 'FLAGS' || /flags/iu.test(group) ? group : `${group} FLAGS`);
      const heading = level === 0 ? `**${title}**` : `${'#'.repeat(level)} ${title}`;
      return `${heading}\n\n${members.map(flagItem).join('\n')}`;
    })
    .join('\n\n');
}

function flagItem([name, flag]: readonly [string, Flag]): string {
  const short = flag.char === undefined ? '' : `-${flag.char}, `;
  const long = flag.allowNo === true ? `--[no-]${name}` : `--${name}`;
  const value = flag.type === 'boolean' ? '' : ` ${valueName(name, flag)}`;
  const aliases = (flag.aliases ?? []).map((alias) => code(`--${alias}`));
  return item(
    [
      `${code(`${short}${long}${value}`)}${aliases.length === 0 ? '' : `, ${aliases.join(', ')}`}`,
      flag.required === true ? '(required)' : '',
      plain(sentence(flag.description ?? '')),
      boundsOf(flag),
      optionsOf(flag.options, flag.description),
      defaultOf(flag),
      flag.multiple === true ? 'Can be given several times.' : '',
    ]
      .filter(Boolean)
      .join(' '),
  );
}

function valueName(name: string, { helpValue }: Flag): string {
  const value = typeof helpValue === 'string' ? helpValue : helpValue?.[0];
  // A list of values repeats the text.
  if (value === undefined || value === '<value>' || value.includes('|')) return lastWord(name);
  return value;
}

const lastWord = (name: string): string => (name.split('-').at(-1) ?? name).toUpperCase();

function boundsOf({ min, max, description = '' }: Flag): string {
  const isSaid = (bound: number): boolean =>
    description.replaceAll(/(?<=\d),(?=\d)/gu, '').includes(String(bound));
  if (min !== undefined && max !== undefined)
    return isSaid(min) && isSaid(max) ? '' : `From ${min} to ${max}.`;
  if (min !== undefined) return isSaid(min) ? '' : `At least ${min}.`;
  return max === undefined || isSaid(max) ? '' : `At most ${max}.`;
}

const optionsOf = (options: readonly string[] | undefined, description = ''): string =>
  options === undefined || options.every((option) => description.includes(option))
    ? ''
    : `One of ${options.map(code).join(', ')}.`;

function defaultOf({ default: value, description = '' }: Flag): string {
  const isPlain = ['string', 'number', 'boolean'].includes(typeof value);
  if (!isPlain || value === false || /default/iu.test(description)) return '';
  return `Default: ${code(String(value))}.`;
}

const exampleText = (example: unknown): string => {
  const text = typeof example === 'string' ? example : (example as { command: string }).command;
  return text.replaceAll('<%= config.bin %>', 'muster');
};

function titleCase(heading: string): string {
  const lower = heading
    .toLowerCase()
    .replaceAll(/\bapi\b/gu, 'API')
    .replaceAll(/\blwm2m\b/gu, 'LwM2M');
  return lower.charAt(0).toUpperCase() + lower.slice(1);
}
