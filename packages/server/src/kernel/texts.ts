/** Texts for messages: values of requests, and the name that a mistyped one means. */

export { shownText, shownValue } from '@muster/net/core';

/** Limits of the work, because clients choose texts and some of the names. */
const MAX_LENGTH = 64;
const MAX_NAMES = 100;
const MAX_EDITS = 4;

/**
 * Returns the name that a mistyped text most likely means: equal except for case, or within an edit distance
 * (Levenshtein) of a third of its length, at least two and at most four.
 *
 * @param text a text above 64 characters matches nothing
 * @param names only the first 100 are compared
 * @returns undefined if no name is close
 */
export function closestName(text: string, names: Iterable<string>): string | undefined {
  if (text.length > MAX_LENGTH) return undefined;
  const wanted = text.toLowerCase();
  let limit = Math.min(Math.max(2, Math.floor(wanted.length / 3)), MAX_EDITS);
  let closest: string | undefined;
  let compared = 0;
  for (const name of names) {
    compared += 1;
    if (compared > MAX_NAMES || limit < 0) break;
    if (Math.abs(name.length - wanted.length) > limit) continue;
    const distance = editDistance(wanted, name.toLowerCase(), limit);
    if (distance > limit || distance >= name.length) continue;
    closest = name;
    limit = distance - 1;
  }
  return closest;
}

/** Returns ` Did you mean "Meter"?` for the end of a message, or an empty text if no name is close. */
export function didYouMean(text: string, names: Iterable<string>): string {
  const name = closestName(text, names);
  return name === undefined ? '' : ` Did you mean "${name}"?`;
}

/** Levenshtein distance in UTF-16 code units, with one row of memory; Infinity as soon as it must exceed the limit. */
function editDistance(from: string, to: string, limit: number): number {
  let previous = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (let row = 1; row <= from.length; row += 1) {
    const current = [row];
    let least = row;
    for (let column = 1; column <= to.length; column += 1) {
      const replaced = (previous[column - 1] ?? 0) + (from[row - 1] === to[column - 1] ? 0 : 1);
      const distance = Math.min(replaced, (previous[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1);
      current.push(distance);
      least = Math.min(least, distance);
    }
    if (least > limit) return Infinity;
    previous = current;
  }
  return previous[to.length] ?? 0;
}
