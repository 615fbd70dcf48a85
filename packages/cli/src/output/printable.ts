/** Control characters (C0, DEL, C1) and those that change the direction of writing. */
const unsafe = /[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/** Replaces control characters: names and values come from devices and could control a terminal. */
export function printable(text: string, keepNewlines = false): string {
  return text.replace(unsafe, (character) => {
    if (keepNewlines && character === '\n') return character;
    if (character === '\t') return ' ';
    return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
  });
}
