import type { Command } from '@oclif/core';
import type { CommandClass } from '../command-class.ts';
import { readCommandLine } from '../command-line.ts';
import { commandIds, loadCommand, summaryOf, topicDescriptions } from '../commands.ts';
import { aliasedLine } from '../config/aliases.ts';
import { readConfig } from '../config/config-file.ts';
import { findPlugins } from '../plugins.ts';
import type { Candidate } from './candidate.ts';
import { fieldCandidates, resourceNames } from './fields.ts';
import { argumentsFromServer, flagFromServer } from './from-server.ts';

/** Candidates for the last word of a command line. */
export interface Completion {
  readonly candidates: readonly Candidate[];
  /** Tells the shell to complete file names. */
  readonly files?: boolean;
}

const nothing: Completion = { candidates: [] };
const files: Completion = { candidates: [], files: true };

/**
 * Completes a command line.
 *
 * @param words the words after `muster`; the last one is the word to complete and can be empty
 */
export async function completionOf(words: readonly string[]): Promise<Completion> {
  const current = words.at(-1) ?? '';
  const { candidates, files: asksFiles = false } = await allFor(words.slice(0, -1), current);
  const fitting = candidates.filter(({ value }) => value.startsWith(current));
  return { candidates: fitting, files: asksFiles };
}

async function allFor(before: readonly string[], current: string): Promise<Completion> {
  const line = readCommandLine(await aliasedLine(before));
  if (line.kind === 'unknown') return nothing;
  if (line.kind === 'help') {
    if (line.id !== undefined) return nothing;
    return { candidates: line.topic === undefined ? await rootNames() : await commandsOf(line.topic) };
  }
  const command = await loadCommand(line.id);
  if (command === undefined) return nothing;
  const ownCommands = before.length === 1 ? await commandsOf(line.id) : [];
  const rest = await afterCommand({ id: line.id, command, rest: line.rest, current });
  return { ...rest, candidates: [...ownCommands, ...rest.candidates] };
}

async function rootNames(): Promise<readonly Candidate[]> {
  const commands = commandIds().filter((id) => !id.includes(':'));
  const topics = [...topicDescriptions()].map(([value, description]) => ({ value, description }));
  return [
    ...(await Promise.all(commands.map((value) => withSummary(value, value)))),
    ...topics.filter(({ value }) => !commands.includes(value)),
    ...Object.entries((await readConfig()).aliases ?? {}).map(([value, description]) => ({
      value,
      description,
    })),
    ...findPlugins()
      .filter(({ hiddenBy }) => hiddenBy === undefined)
      .map(({ name, path }) => ({ value: name, description: path })),
    { value: 'help', description: 'Show help for a topic or a command' },
  ];
}

function commandsOf(topic: string): Promise<readonly Candidate[]> {
  const ids = commandIds().filter((id) => id.startsWith(`${topic}:`));
  return Promise.all(ids.map((id) => withSummary(id, id.slice(topic.length + 1))));
}

async function withSummary(id: string, value: string): Promise<Candidate> {
  return { value, description: await summaryOf(id) };
}

interface Place {
  readonly id: string;
  readonly command: CommandClass;
  /** The words after the command and before the current word. */
  readonly rest: readonly string[];
  readonly current: string;
  /** The words of `rest` that are neither flags nor their values. */
  readonly positionals: readonly string[];
}

async function afterCommand(line: Omit<Place, 'positionals'>): Promise<Completion> {
  const { command, rest, current } = line;
  const flags: Readonly<Record<string, Command.Flag.Any>> = { ...command.baseFlags, ...command.flags };
  const { positionals, used, open } = readWords(flags, rest);
  const place = { ...line, positionals };
  if (open !== undefined) return valuesOf(place, flags, open);
  const [, name] = /^--([\w-]+)=/u.exec(current) ?? [];
  if (name !== undefined) {
    const value = { ...place, current: current.slice(name.length + 3) };
    const { candidates } = await valuesOf(value, flags, flagName(flags, `--${name}`) ?? name);
    return { candidates: candidates.map((one) => ({ ...one, value: `--${name}=${one.value}` })) };
  }
  if (current.startsWith('-')) return { candidates: flagNames(flags, used) };
  return argumentAt(place, positionals.length);
}

interface ReadWords {
  readonly positionals: readonly string[];
  readonly used: ReadonlySet<string>;
  /** The flag whose value is the current word. */
  readonly open: string | undefined;
}

function readWords(flags: Readonly<Record<string, Command.Flag.Any>>, words: readonly string[]): ReadWords {
  const used = new Set<string>();
  const positionals: string[] = [];
  let open: string | undefined;
  for (const word of words) {
    if (open !== undefined) {
      open = undefined;
      continue;
    }
    if (!word.startsWith('-') || word === '-') {
      positionals.push(word);
      continue;
    }
    const name = flagName(flags, word);
    if (name === undefined) continue;
    used.add(name);
    const hasValue = word.startsWith('--') ? word.includes('=') : word.length > 2;
    if (flags[name]?.type === 'option' && !hasValue) open = name;
  }
  return { positionals, used, open };
}

function flagName(flags: Readonly<Record<string, Command.Flag.Any>>, word: string): string | undefined {
  if (!word.startsWith('--')) return Object.entries(flags).find(([, flag]) => flag.char === word[1])?.[0];
  const name = word.slice(2).split('=', 1)[0] ?? '';
  return (
    [name, name.replace(/^no-/u, '')].find((one) => Object.hasOwn(flags, one)) ?? nameOfAlias(flags, name)
  );
}

/** Returns the name of the flag with an alias: `event-category-id` for `event-category`. */
function nameOfAlias(flags: Readonly<Record<string, Command.Flag.Any>>, alias: string): string | undefined {
  return Object.entries(flags).find(([, { aliases }]) => aliases?.includes(alias))?.[0];
}

function flagNames(
  flags: Readonly<Record<string, Command.Flag.Any>>,
  used: ReadonlySet<string>,
): readonly Candidate[] {
  const shown = Object.entries(flags).filter(
    ([name, flag]) => flag.hidden !== true && (!used.has(name) || ('multiple' in flag && flag.multiple)),
  );
  return [
    ...shown.flatMap(([name, flag]) => {
      const description = flag.summary ?? flag.description ?? '';
      const own = { value: `--${name}`, description };
      const negated = flag.type === 'boolean' && flag.allowNo;
      return negated ? [own, { value: `--no-${name}`, description }] : [own];
    }),
    { value: '--help', description: 'Show help for this command' },
  ];
}

async function valuesOf(
  place: Place,
  flags: Readonly<Record<string, Command.Flag.Any>>,
  name: string,
): Promise<Completion> {
  const flag = Object.hasOwn(flags, name) ? flags[name] : undefined;
  if (flag?.type !== 'option') return nothing;
  const options =
    flag.options ??
    flag.helpValue
      ?.toString()
      .match(/^[a-z]+(?:\|[a-z]+)+$/u)?.[0]
      .split('|');
  if (options !== undefined) return { candidates: options.map((value) => ({ value })) };
  if (/^(?:FILE|DIR)$/u.test(flag.helpValue?.toString() ?? '')) return files;
  const fields = await fieldCandidates(name, place);
  return { candidates: fields ?? (await flagFromServer(name, place)) };
}

async function argumentAt(place: Place, position: number): Promise<Completion> {
  const args = Object.entries(place.command.args);
  // Further arguments are like the last one.
  const [name, arg] = args[position] ?? (place.command.strict ? [] : (args.at(-1) ?? []));
  if (name === undefined || arg === undefined) return nothing;
  if (arg.options !== undefined) return { candidates: arg.options.map((value) => ({ value })) };
  if (name === 'file') return files;
  if (name === 'resource') return { candidates: resourceNames() };
  return { candidates: await argumentsFromServer(name, position, place) };
}
