import { styleText } from 'node:util';

const minWidth = 40;
const maxWidth = 120;

/** Width of the terminal in columns, 40 to 120. Without a terminal, $COLUMNS or 80. */
export function helpWidth(): number {
  const columns = process.stdout.isTTY ? process.stdout.columns : Number(process.env['COLUMNS'] ?? 80);
  return Math.min(maxWidth, Math.max(minWidth, Number.isInteger(columns) && columns > 0 ? columns : 80));
}

/** Breaks a text at spaces into lines of at most `width` characters. A longer word has a line of its own. */
export function wrap(text: string, width: number): string[] {
  const lines: string[] = [];
  for (const paragraph of text.split('\n')) {
    let line = '';
    for (const word of paragraph.split(' ')) {
      if (line !== '' && line.length + 1 + word.length > width) {
        lines.push(line);
        line = word;
      } else {
        line = line === '' ? word : `${line} ${word}`;
      }
    }
    lines.push(line);
  }
  return lines;
}

/** Formats a heading with a list of names and descriptions. */
export function section(
  heading: string,
  rows: readonly (readonly [name: string, description: string])[],
  width: number,
): string {
  const nameWidth = Math.max(...rows.map(([name]) => name.length));
  const descriptionWidth = width - nameWidth - 4;
  // Names and descriptions are side by side if the descriptions have at least half of the width.
  const isWide = descriptionWidth >= width / 2;
  const lines = rows.flatMap(([name, description]) => {
    if (description === '') return [`  ${name}`];
    if (!isWide) return [`  ${name}`, ...wrap(description, width - 6).map((line) => `      ${line}`)];
    const [first = '', ...others] = wrap(description, descriptionWidth);
    const indent = ' '.repeat(nameWidth + 4);
    return [`  ${name.padEnd(nameWidth)}  ${first}`, ...others.map((line) => `${indent}${line}`)];
  });
  return [headingOf(heading), ...lines].join('\n');
}

/** A heading, in bold if the terminal supports it. */
export const headingOf = (text: string): string => styleText('bold', text);
