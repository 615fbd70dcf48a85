const NEEDS_QUOTES = /[",\r\n]/u;
/**
 * Text that a spreadsheet would execute as a formula (CWE-1236). Some also execute full-width forms and text after a
 * line break.
 */
const FORMULA = /^'*[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20]./su;

/**
 * Formats a value as a field of a CSV line (RFC 4180). Text that a spreadsheet would execute as a formula gets a
 * leading apostrophe, which spreadsheets hide. Text that already looks escaped gets one too, so that reading it back
 * is unambiguous.
 */
export function csvField(value: unknown): string {
  if (typeof value === 'number') {
    return String(value);
  }
  const text = typeof value === 'string' ? value : '';
  const plain = FORMULA.test(text) ? `'${text}` : text;
  return NEEDS_QUOTES.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
}

/** Reverses {@link csvField}. */
export function fromCsvField(cell: string): string {
  return cell.startsWith("'") && FORMULA.test(cell) ? cell.slice(1) : cell;
}
