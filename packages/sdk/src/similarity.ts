/** Maximum number of suggestions of an error. */
const MAX_SUGGESTIONS = 3;

/**
 * Returns the names most similar to a text, closest first. A name that contains the text counts as close.
 *
 * @returns at most three names
 */
export function closestNames(text: string, names: readonly string[]): string[] {
  const wanted = text.toLowerCase();
  const limit = Math.max(2, Math.floor(wanted.length / 3));
  return names
    .map((name) => ({ name, distance: distanceOf(wanted, name.toLowerCase()) }))
    .filter(({ distance }) => distance <= limit)
    .sort((one, other) => one.distance - other.distance)
    .slice(0, MAX_SUGGESTIONS)
    .map(({ name }) => name);
}

function distanceOf(wanted: string, name: string): number {
  const isPart = wanted.length > 2 && name.includes(wanted);
  return Math.min(isPart ? 2 : Infinity, editDistance(wanted, name));
}

/** Levenshtein distance in Unicode code units, with one row of memory. */
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
