/**
 * Maximum number of names that are compared, so that the time does not grow with the square of a faulty file's size.
 */
const maxNames = 1000;

/**
 * Returns the closest name as the start of a remedy, `Did you mean meters? `, or an empty text if no name is close. The
 * edit distance (Levenshtein) can be a third of the length, or 2 if that is more.
 */
export function didYouMean(text: string, names: readonly string[]): string {
  const wanted = text.toLowerCase();
  let limit = Math.max(2, Math.floor(wanted.length / 3));
  let closest: string | undefined;
  for (const name of names.slice(0, maxNames)) {
    const distance = editDistance(wanted, name.toLowerCase());
    if (distance > limit || distance >= Math.max(name.length, wanted.length)) continue;
    closest = name;
    limit = distance - 1;
  }
  return closest === undefined ? '' : `Did you mean ${closest}? `;
}

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
