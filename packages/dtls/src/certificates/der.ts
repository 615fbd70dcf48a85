import { AlertDescription } from '../alert.ts';
import { DecodeError } from '../errors.ts';

/** Tags of X.690 that occur in certificates. */
export const DerTag = {
  boolean: 0x01,
  integer: 0x02,
  bitString: 0x03,
  octetString: 0x04,
  objectIdentifier: 0x06,
  sequence: 0x30,
  set: 0x31,
} as const;

/** One element. Its content is a view. */
export interface DerElement {
  readonly tag: number;
  readonly content: Buffer;
}

/** Reads consecutive DER elements (X.690). Implements only the part for certificates that OpenSSL has parsed before. */
export class DerReader {
  readonly #bytes: Buffer;
  #at = 0;

  constructor(bytes: Buffer) {
    this.#bytes = bytes;
  }

  get isAtEnd(): boolean {
    return this.#at >= this.#bytes.length;
  }

  /** Returns the next tag without consuming it; undefined at the end. */
  peek(): number | undefined {
    return this.#bytes[this.#at];
  }

  /** @throws DecodeError bad_certificate if there is no element, or it is longer than the remaining bytes */
  next(): DerElement {
    const tag = this.#byte();
    const length = this.#length();
    const end = this.#at + length;
    if (end > this.#bytes.length) throw malformed();
    const content = this.#bytes.subarray(this.#at, end);
    this.#at = end;
    return { tag, content };
  }

  /** @throws DecodeError bad_certificate if the next element has another tag */
  take(tag: number): Buffer {
    const element = this.next();
    if (element.tag !== tag) throw malformed();
    return element.content;
  }

  /** Consumes the next element and returns its content if it has that tag. */
  takeIf(tag: number): Buffer | undefined {
    return this.peek() === tag ? this.next().content : undefined;
  }

  enter(tag: number): DerReader {
    return new DerReader(this.take(tag));
  }

  #length(): number {
    const first = this.#byte();
    if (first < 0x80) return first;
    const bytes = first & 0x7f;
    // DER has no indefinite lengths, and certificates need no length of 4 bytes or more.
    if (bytes === 0 || bytes > 3) throw malformed();
    let length = 0;
    for (let count = 0; count < bytes; count += 1) length = length * 256 + this.#byte();
    return length;
  }

  #byte(): number {
    const byte = this.#bytes[this.#at];
    if (byte === undefined) throw malformed();
    this.#at += 1;
    return byte;
  }
}

function malformed(): DecodeError {
  return new DecodeError('A certificate is malformed', AlertDescription.badCertificate);
}
