/** Maximum number of compared pairs of lines. Longer texts are shown as replaced. */
const maxPairs = 4_000_000;

/** Returns the lines that differ between two texts: `-` in front of those of the first, `+` of the second. */
export function lineDiff(from: string, to: string): string[] {
  const [before, after] = [linesOf(from), linesOf(to)];
  let start = 0;
  while (start < Math.min(before.length, after.length) && before[start] === after[start]) start += 1;
  let end = 0;
  const rest = Math.min(before.length, after.length) - start;
  while (end < rest && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  return changed(before.slice(start, before.length - end), after.slice(start, after.length - end));
}

const linesOf = (text: string): string[] => text.replace(/\n$/u, '').split('\n').filter(Boolean);

/** Keeps the longest common subsequence. */
function changed(before: readonly string[], after: readonly string[]): string[] {
  const removed = before.map((line) => `- ${line}`);
  const added = after.map((line) => `+ ${line}`);
  const width = after.length + 1;
  if (before.length * width > maxPairs) return [...removed, ...added];
  // The length of the longest common subsequence of the lines from each pair on.
  const lengths = new Uint32Array((before.length + 1) * width);
  const at = (row: number, column: number): number => lengths[row * width + column] ?? 0;
  for (let row = before.length - 1; row >= 0; row -= 1) {
    for (let column = after.length - 1; column >= 0; column -= 1) {
      lengths[row * width + column] =
        before[row] === after[column]
          ? at(row + 1, column + 1) + 1
          : Math.max(at(row + 1, column), at(row, column + 1));
    }
  }
  const lines: string[] = [];
  let [row, column] = [0, 0];
  while (row < before.length && column < after.length) {
    if (before[row] === after[column]) {
      row += 1;
      column += 1;
    } else if (at(row + 1, column) >= at(row, column + 1)) {
      lines.push(removed[row] ?? '');
      row += 1;
    } else {
      lines.push(added[column] ?? '');
      column += 1;
    }
  }
  return [...lines, ...removed.slice(row), ...added.slice(column)];
}
