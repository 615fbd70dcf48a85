/**
 * A scanner over link-format text; see link-format.ts.
 */
import { DecodeError } from './decode-error.ts';

const MAX_WARNINGS = 20;
const TAB = 9;
const LF = 10;
const CR = 13;
const SPACE = 32;

const QUOTE = 34;
export const COMMA = 44;
export const SEMICOLON = 59;
export const LESS = 60;
export const EQUALS = 61;

export class LinkScanner {
  readonly text: string;
  readonly warnings: string[] = [];
  offset = 0;

  constructor(text: string) {
    this.text = text;
  }

  atEnd(): boolean {
    return this.offset >= this.text.length;
  }

  /** Returns the character code at the offset; NaN at the end. */
  peek(): number {
    return this.text.charCodeAt(this.offset);
  }

  /** Records a deviation that was accepted. Keeps at most 20. */
  warn(message: string): void {
    if (this.warnings.length < MAX_WARNINGS && !this.warnings.includes(message)) this.warnings.push(message);
  }

  fail(message: string, offset = this.offset): never {
    throw new DecodeError('malformed', `${message} at character ${offset}`, offset);
  }

  skipSpace(): void {
    const start = this.offset;
    for (;;) {
      const code = this.peek();
      if (code !== SPACE && code !== TAB && code !== LF && code !== CR) break;
      this.offset += 1;
    }
    if (this.offset > start) this.warn('white space between links or attributes');
  }

  /** Reads the text between `<` and `>`. */
  readTarget(): string {
    const end = this.text.indexOf('>', this.offset + 1);
    if (end < 0) this.fail('a link target is not closed by ">"');
    const target = this.text.slice(this.offset + 1, end);
    if (target.includes('<')) this.fail('a link target is not closed by ">"');
    this.offset = end + 1;
    return target.trim();
  }

  /** Reads text up to one of `, ; =` or the end, without surrounding white space. */
  readName(): string {
    const start = this.offset;
    for (;;) {
      const code = this.peek();
      if (Number.isNaN(code) || code === COMMA || code === SEMICOLON || code === EQUALS) break;
      if (code === LESS || code === QUOTE) this.fail('an attribute name holds "<" or a quotation mark');
      this.offset += 1;
    }
    return this.text.slice(start, this.offset).trim();
  }

  /** Reads the value of an attribute: quoted, or up to the next `,` or `;`. */
  readValue(): string {
    this.skipSpace();
    if (this.peek() === QUOTE) return this.#readQuoted();
    const start = this.offset;
    for (;;) {
      const code = this.peek();
      if (Number.isNaN(code) || code === COMMA || code === SEMICOLON) break;
      if (code === LESS || code === QUOTE)
        this.fail('an attribute value holds "<" or a stray quotation mark');
      this.offset += 1;
    }
    return this.text.slice(start, this.offset).trim();
  }

  #readQuoted(): string {
    const open = this.offset;
    const end = this.text.indexOf('"', open + 1);
    const plain = this.text.slice(open + 1, end);
    if (end >= 0 && !plain.includes('\\')) {
      this.offset = end + 1;
      return plain;
    }
    return this.#readEscaped(open);
  }

  #readEscaped(open: number): string {
    let value = '';
    for (let at = open + 1; at < this.text.length; at += 1) {
      const char = this.text.charAt(at);
      if (char === '"') {
        this.offset = at + 1;
        return value;
      }
      if (char === '\\') at += 1;
      value += char === '\\' ? this.text.charAt(at) : char;
    }
    return this.fail('a quoted value is not closed', open);
  }
}
