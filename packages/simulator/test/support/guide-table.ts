import { readFileSync } from 'node:fs';

const guides = new URL('../../../../docs/guides/', import.meta.url);

/** The cells of the table whose first column has this name in a guide, without its head. */
export function guideTable(guide: string, name: string): string[][] {
  const lines = readFileSync(new URL(guide, guides), 'utf8').split('\n').map(cells);
  const head = lines.findIndex(([first]) => first === name);
  if (head < 0) throw new Error(`${guide} has no table of ${name}`);
  const rows = lines.slice(head + 2);
  return rows.slice(
    0,
    rows.findIndex(({ length }) => length === 0),
  );
}

function cells(line: string): string[] {
  if (!line.startsWith('|')) return [];
  return line
    .slice(1, -1)
    .split('|')
    .map((cell) => cell.trim().replaceAll('`', ''));
}
