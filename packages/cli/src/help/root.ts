import { commandIds, summaryOf, topicDescriptions } from '../commands.ts';
import { UsageError } from '../errors/cli-error.ts';
import { groups } from './groups.ts';
import { section, wrap, headingOf } from './layout.ts';

type Row = readonly [name: string, description: string];

/** Formats the help of `muster`: topics and commands in groups. */
export async function rootHelp(width: number): Promise<string> {
  const known = await knownNames();
  const listed = new Set<string>();
  const sections: string[] = [];
  for (const [heading, names] of groups) {
    const rows = names.flatMap((name) => rowOf(known, name));
    for (const name of names) listed.add(name);
    if (rows.length > 0) sections.push(section(heading, await withDescriptions(rows), width));
  }
  const others = [...known.keys()].filter((name) => !listed.has(name) && !name.includes(' '));
  if (others.length > 0) {
    const rows = others.flatMap((name) => rowOf(known, name));
    sections.push(section('MORE', await withDescriptions(rows), width));
  }
  return [
    wrap('Manage LwM2M devices, run the Muster server and simulate fleets.', width).join('\n'),
    [headingOf('USAGE'), '  $ muster COMMAND [FLAGS]'].join('\n'),
    ...sections,
    section('HELP', helpRows, width),
  ].join('\n\n');
}

const helpRows: readonly Row[] = [
  ['muster help TOPIC', 'List the commands of a topic.'],
  ['muster help COMMAND', 'Show the flags of a command, with examples. -h behind a command does the same.'],
  ['muster --version', 'Show the version.'],
];

/** Returns functions that describe each topic and command. */
async function knownNames(): Promise<ReadonlyMap<string, () => Promise<string>>> {
  const known = new Map<string, () => Promise<string>>();
  for (const [name, description] of topicDescriptions()) known.set(name, () => Promise.resolve(description));
  for (const id of commandIds()) known.set(id.replaceAll(':', ' '), () => summaryOf(id));
  return known;
}

type Described = readonly [name: string, describe: () => Promise<string>];

function rowOf(known: ReadonlyMap<string, () => Promise<string>>, name: string): readonly Described[] {
  const describe = known.get(name);
  return describe === undefined ? [] : [[name, describe]];
}

const withDescriptions = (rows: readonly Described[]): Promise<readonly Row[]> =>
  Promise.all(rows.map(async ([name, describe]): Promise<Row> => [name, await describe()]));

/** Formats the help of a topic: its commands with their summaries. */
export async function topicHelp(topic: string, width: number): Promise<string> {
  const ids = commandIds().filter((id) => id.startsWith(`${topic}:`));
  if (ids.length === 0) throw new UsageError(`Topic "${topic}" has no commands.`);
  const rows = await Promise.all(
    ids.map(async (id): Promise<Row> => [id.slice(topic.length + 1), await summaryOf(id)]),
  );
  return [
    wrap(topicDescriptions().get(topic) ?? '', width).join('\n'),
    [headingOf('USAGE'), `  $ muster ${topic} COMMAND [FLAGS]`].join('\n'),
    section('COMMANDS', rows, width),
    wrap(`\`muster help ${topic} COMMAND\` shows the flags of a command, with examples.`, width).join('\n'),
  ].join('\n\n');
}
