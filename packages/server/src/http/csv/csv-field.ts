const NEEDS_QUOTES = /[",\r\n]/u;
/** Spreadsheets take what begins like this for a formula. */
const FORMULA = /^[=+\-@\t]/u;

/** A value as a field of a CSV line (RFC 4180); text that a spreadsheet would run gets an apostrophe before it. */
export function csvField(value: unknown): string {
  if (typeof value === 'number') {
    return String(value);
  }
  const text = typeof value === 'string' ? value : '';
  const plain = FORMULA.test(text) ? `'${text}` : text;
  return NEEDS_QUOTES.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
}
