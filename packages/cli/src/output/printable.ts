/** Control characters (C0, DEL, C1) and those that turn the direction of writing. */
const unsafe = /[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/**
 * Makes text harmless for a terminal: names and values come from devices, and control characters in them could
 * move the cursor or worse.
 */
export function printable(text: string, keepNewlines = false): string {
  return text.replace(unsafe, (character) => {
    if (keepNewlines && character === '\n') return character;
    if (character === '\t') return ' ';
    return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
  });
}
