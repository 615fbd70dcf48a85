const MAX_LENGTH = 255;

/**
 * The name that a mistyped one most likely means: equal except for case, or within a third of its length in edits
 * (Levenshtein), at least two.
 *
 * @param text what was given; texts above 255 characters match nothing, which bounds the work
 * @returns undefined if no name is close
 */
export function closestName(text: string, names: Iterable<string>): string | undefined {
  if (text.length > MAX_LENGTH) return undefined;
  const wanted = text.toLowerCase();
  let best = Math.max(2, Math.floor(wanted.length / 3)) + 1;
  let closest: string | undefined;
  for (const name of names) {
    if (Math.abs(name.length - wanted.length) >= best) continue;
    const distance = editDistance(wanted, name.toLowerCase());
    if (distance < best && distance < name.length) {
      best = distance;
      closest = name;
    }
  }
  return closest;
}

/** ` Did you mean "Meter"?` to end a message with, or an empty text if no name is close. */
export function didYouMean(text: string, names: Iterable<string>): string {
  const name = closestName(text, names);
  return name === undefined ? '' : ` Did you mean "${name}"?`;
}

/** Levenshtein distance in UTF-16 code units, with one row of memory. */
function editDistance(from: string, to: string): number {
  let previous = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (let row = 1; row <= from.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= to.length; column += 1) {
      const replaced = (previous[column - 1] ?? 0) + (from[row - 1] === to[column - 1] ? 0 : 1);
      current.push(Math.min(replaced, (previous[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1));
    }
    previous = current;
  }
  return previous[to.length] ?? 0;
}
