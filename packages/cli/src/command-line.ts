import { isCommand, topicDescriptions } from './commands.ts';

/** A parsed command line. */
export type CommandLine =
  | { readonly kind: 'run'; readonly id: string; readonly rest: readonly string[] }
  /** Help for a command, a topic, or everything. */
  | { readonly kind: 'help'; readonly id?: string; readonly topic?: string; readonly all: boolean }
  | { readonly kind: 'unknown'; readonly words: readonly string[]; readonly rest: readonly string[] };

const helpFlags = new Set(['--help', '-h', '--help-all']);

/** Finds the command in a command line. Flags before the command belong to it as well. */
export function readCommandLine(argv: readonly string[]): CommandLine {
  const end = argv.indexOf('--');
  const own = end === -1 ? argv : argv.slice(0, end);
  const asksHelp = own.some((word) => helpFlags.has(word)) || own[0] === 'help';
  const all = own.includes('--help-all');
  // Words after `--` are arguments, even if they look like flags.
  const words = [
    ...(own[0] === 'help' ? own.slice(1) : own).filter((word) => !helpFlags.has(word)),
    ...argv.slice(own.length),
  ];
  if (words.length === 0) return { kind: 'help', all };
  const found = findCommand(words);
  if (found !== undefined) {
    return asksHelp ? { kind: 'help', id: found.id, all } : { kind: 'run', id: found.id, rest: found.rest };
  }
  const plain = words.filter((word) => !word.startsWith('-'));
  const [topic, next] = plain;
  const isAlone = next === undefined && (asksHelp || words.length === 1);
  if (topic !== undefined && isAlone && topicDescriptions().has(topic)) {
    return { kind: 'help', topic, all };
  }
  return { kind: 'unknown', words: plain, rest: words };
}

interface Found {
  readonly id: string;
  readonly rest: readonly string[];
}

/** Finds the longest command that the first words form. Only flags and their values can precede it. */
function findCommand(words: readonly string[]): Found | undefined {
  const first = commandAt(words, 0);
  if (first !== undefined || words[0]?.startsWith('-') !== true) return first;
  for (let start = 1; start < words.length; start += 1) {
    const found = commandAt(words, start);
    if (found !== undefined) return { id: found.id, rest: [...words.slice(0, start), ...found.rest] };
  }
  return undefined;
}

function commandAt(words: readonly string[], start: number): Found | undefined {
  const [first = '', second = ''] = words.slice(start);
  if (isCommand(`${first}:${second}`)) return { id: `${first}:${second}`, rest: words.slice(start + 2) };
  return isCommand(first) ? { id: first, rest: words.slice(start + 1) } : undefined;
}
