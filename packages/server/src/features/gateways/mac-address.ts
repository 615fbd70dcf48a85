const SEPARATORS = /[:-]/gu;

/** Normalizes a MAC address (EUI-48 to EUI-64) for comparison. */
export function macKey(text: string): string {
  return text.replaceAll(SEPARATORS, '').toLowerCase();
}
