import { UsageError } from '../errors/cli-error.ts';

const column = '"?[A-Za-z][\\w. ]*"?';
const otherSeparator = new RegExp(`^${column}(?:(?<separator>[;\\t|])(?:${column})?)+$`, 'u');
const NAMES: Readonly<Record<string, string>> = { ';': 'semicolons', '\t': 'tabs', '|': 'vertical bars' };

/**
 * Checks the header of a CSV.
 *
 * @param name flag or stream that the CSV comes from
 * @throws {UsageError} the columns are not separated by commas, or one of them has no name
 */
export function checkCsvHeader(name: string, line: string): void {
  const { separator } = otherSeparator.exec(line.trim())?.groups ?? {};
  if (separator !== undefined) {
    throw new UsageError(
      `${name}: the header separates its columns with ${NAMES[separator] ?? separator}: ${JSON.stringify(line.trim())}.`,
      'Save the file with commas as separators.',
    );
  }
  const empty = line.split(',').findIndex((text) => text.replaceAll('"', '').trim() === '');
  if (line.includes(',') && empty !== -1) {
    throw new UsageError(
      `${name}: column ${empty + 1} of the header has no name: ${JSON.stringify(line.trim())}.`,
      'Name it, or delete the column or the surplus comma.',
    );
  }
}
