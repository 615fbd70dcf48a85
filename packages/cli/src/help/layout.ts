import { styleText } from 'node:util';

const minWidth = 40;
const maxWidth = 120;

/** Columns of the terminal, 40 to 120. $COLUMNS counts where there is no terminal; the default is 80. */
export function helpWidth(): number {
  const columns = process.stdout.isTTY ? process.stdout.columns : Number(process.env['COLUMNS'] ?? 80);
  return Math.min(maxWidth, Math.max(minWidth, Number.isInteger(columns) && columns > 0 ? columns : 80));
}

/** Breaks a text at spaces into lines of at most `width` characters; only a longer word stands over. */
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

/** A heading with a list of names and their descriptions below it. */
export function section(
  heading: string,
  rows: readonly (readonly [name: string, description: string])[],
  width: number,
): string {
  const nameWidth = Math.max(...rows.map(([name]) => name.length));
  const descriptionWidth = width - nameWidth - 4;
  // Side by side where half of the width is left for the descriptions.
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

/** A heading, in bold where the terminal shows it. */
export const headingOf = (text: string): string => styleText('bold', text);
