const SEPARATORS = /[:-]/gu;

/** A MAC address (EUI-48 to EUI-64) in the form in which two of them can be compared. */
export function macKey(text: string): string {
  return text.replaceAll(SEPARATORS, '').toLowerCase();
}
