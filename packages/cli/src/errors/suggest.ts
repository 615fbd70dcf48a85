import { UsageError } from './cli-error.ts';

/** Turns a command that does not exist into an error that names the ones that are meant, most likely. */
export function unknownCommand(words: readonly string[], known: readonly string[]): UsageError {
  const given = words.filter((word) => !word.startsWith('-')).slice(0, 2);
  const text = given.join(' ');
  const topics = [...new Set(known.map((id) => id.split(':')[0] ?? ''))];
  const names = known.map((id) => id.replaceAll(':', ' '));
  const topic = topics.find((name) => name === given[0]);
  const close =
    topic === undefined
      ? closest(text, [...names, ...topics])
      : closest(
          text,
          names.filter((name) => name.startsWith(`${topic} `)),
        );
  const remedy =
    close === undefined ? '`muster --help` lists the commands.' : `Do you mean \`muster ${close}\`?`;
  return new UsageError(`There is no command "${text}".`, remedy);
}

/** The name that has the last word in it, or else the one with the fewest changes, if they are few enough. */
function closest(text: string, names: readonly string[]): string | undefined {
  const word = text.slice(text.indexOf(' ') + 1);
  const having = names.filter((name) => name.split(/[ -]/u).includes(word));
  const [only] = having;
  if (having.length === 1 && only !== undefined) return only;
  const ranked = names
    .map((name) => ({ name, distance: editDistance(text, name) }))
    .sort((one, other) => one.distance - other.distance);
  const [best] = ranked;
  return best !== undefined && best.distance <= Math.max(2, Math.floor(text.length / 3))
    ? best.name
    : undefined;
}

/** Levenshtein's distance, with one row of memory. */
export function editDistance(from: string, to: string): number {
  let previous = Array.from({ length: to.length + 1 }, (_value, index) => index);
  for (let row = 1; row <= from.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= to.length; column += 1) {
      const same = from[row - 1] === to[column - 1] ? 0 : 1;
      const replaced = (previous[column - 1] ?? 0) + same;
      current.push(Math.min(replaced, (previous[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1));
    }
    previous = current;
  }
  return previous[to.length] ?? 0;
}
