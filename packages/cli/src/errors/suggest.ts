import { editDistance } from '@muster/sdk';
import { UsageError } from './cli-error.ts';

/**
 * Creates the error for an unknown command, with the most similar command.
 *
 * @param words the words of the command line without flags
 * @param known IDs of the commands
 * @param rest the whole command line, with flags
 */
export function unknownCommand(
  words: readonly string[],
  known: readonly string[],
  rest: readonly string[] = words,
): UsageError {
  const topics = [...new Set(known.map((id) => id.split(':')[0] ?? ''))];
  const [first, second] = words;
  if (first === undefined) {
    const flag = (rest[0] ?? '').split('=', 1)[0] ?? '';
    return new UsageError(`Missing command after ${flag}.`, 'List the commands with: muster --help');
  }
  const topic = topics.find((name) => name === first);
  if (topic !== undefined && second === undefined) {
    return new UsageError(
      `Missing command after "${topic}".`,
      `List its commands with: muster help ${topic}`,
    );
  }
  const text = words.slice(0, 2).join(' ');
  const close = synonymOf(words, known) ?? closestCommand(words, known, topics);
  const list = topic === undefined ? 'muster --help' : `muster help ${topic}`;
  const remedy =
    close === undefined
      ? `List the commands with: ${list}`
      : `Did you mean \`muster ${close}\`? List the commands with: ${list}`;
  return new UsageError(`Unknown command "${text}".`, remedy);
}

/** Names that other programs have for commands. */
const synonyms: Readonly<Record<string, readonly string[]>> = {
  'events:stream': ['watch', 'follow', 'tail', 'subscribe'],
  list: ['ls'],
  get: ['cat', 'describe', 'info'],
  create: ['add', 'new'],
  update: ['edit', 'set', 'modify'],
  delete: ['rm', 'remove', 'del'],
};

/** Finds the command for a synonym. A synonym such as `ls` belongs to the topic that precedes it. */
function synonymOf(words: readonly string[], known: readonly string[]): string | undefined {
  const word = words.slice(0, 2).at(-1) ?? '';
  const [command] = Object.entries(synonyms).find(([, names]) => names.includes(word)) ?? [];
  if (command === undefined) return undefined;
  const id = command.includes(':') || words.length < 2 ? command : `${words[0] ?? ''}:${command}`;
  return known.includes(id) ? id.replaceAll(':', ' ') : undefined;
}

function closestCommand(
  [first = '', second]: readonly string[],
  known: readonly string[],
  topics: readonly string[],
): string | undefined {
  const names = known.map((id) => id.replaceAll(':', ' '));
  const ofTopic = names.filter((name) => name.startsWith(`${first} `));
  if (ofTopic.length > 0) return closestName(`${first} ${second ?? ''}`, ofTopic);
  if (second === undefined) return closestName(first, [...names, ...topics]);
  return (
    closestName(`${first} ${second}`, names) ??
    closestName(first, [...topics, ...names.filter((name) => !name.includes(' '))])
  );
}

/** Returns the only name that contains the last word, or else the closest name. */
function closestName(text: string, names: readonly string[]): string | undefined {
  const word = text.slice(text.indexOf(' ') + 1);
  const having = names.filter((name) => name.split(/[ -]/u).includes(word));
  const [only] = having;
  if (having.length === 1 && only !== undefined) return only;
  return closest(text, names);
}

/**
 * Returns the candidate with the smallest edit distance from a text, if that is at most 2, or at most a third of the
 * length of a longer text.
 */
export function closest(text: string, candidates: readonly string[]): string | undefined {
  const lower = text.toLowerCase();
  const ranked = candidates
    .map((name) => ({ name, distance: editDistance(lower, name.toLowerCase()) }))
    .sort((one, other) => one.distance - other.distance);
  const [best] = ranked;
  const most = Math.min(text.length, Math.max(2, Math.floor(text.length / 3)));
  return best !== undefined && best.distance <= most ? best.name : undefined;
}
