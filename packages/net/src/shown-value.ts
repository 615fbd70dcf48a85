const MAX_CHARACTERS = 60;
/** Enough to find the end of the user information in most URLs. The rest of a long text is ignored. */
const MAX_CODE_UNITS = 1_000;
// C0 and C1 controls, line separators, and the marks that reorder text on a terminal.
const CONTROLS = /[\p{Cc}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;
/** The user information of a URL (RFC 3986 section 3.2.1). */
const USER_INFORMATION = /(:\/\/)[^/?#\s]*@/gu;

/**
 * Formats a value of a request for error messages: text in quotes, cut after 60 characters, with control characters
 * escaped and without the password of a URL. For arrays and objects, returns only their kind.
 *
 * The caller must not pass secrets: keys, passwords, tokens, and the values of settings.
 */
export function shownValue(value: unknown): string {
  switch (typeof value) {
    case 'string':
      return `"${shownText(value)}"`;
    case 'number':
    case 'boolean':
      return String(value);
    case 'undefined':
      return 'nothing';
    default:
      if (value === null) return 'null';
      return Array.isArray(value) ? 'an array' : 'an object';
  }
}

/** {@link shownValue} of a text, without the quotes. */
export function shownText(text: string): string {
  const start = text.slice(0, MAX_CODE_UNITS).replaceAll(USER_INFORMATION, '$1…@');
  const characters = Array.from(start.toWellFormed());
  const isWhole = characters.length <= MAX_CHARACTERS && text.length <= MAX_CODE_UNITS;
  const shown = isWhole ? characters : [...characters.slice(0, MAX_CHARACTERS), '…'];
  return shown.join('').replaceAll(CONTROLS, escaped);
}

function escaped(character: string): string {
  return `\\u${(character.codePointAt(0) ?? 0).toString(16).padStart(4, '0')}`;
}
