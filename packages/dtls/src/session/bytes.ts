import { SessionFormatError } from './session-error.ts';

const INITIAL_BYTES = 512;

/** Writes big-endian fields. Reusable: `begin` restarts it. */
export class ByteWriter {
  #bytes = Buffer.allocUnsafeSlow(INITIAL_BYTES);
  #at = 0;

  begin(): void {
    this.#at = 0;
  }

  /** Returns a copy of the written bytes and wipes the writer's own memory, which held secrets. */
  finish(): Buffer {
    const written = Buffer.allocUnsafeSlow(this.#at);
    this.#bytes.copy(written, 0, 0, this.#at);
    this.#bytes.fill(0, 0, this.#at);
    this.#at = 0;
    return written;
  }

  /** @param bytes 1 to 6 */
  uint(value: number, bytes: number): void {
    this.#room(bytes);
    this.#at = this.#bytes.writeUIntBE(value, this.#at, bytes);
  }

  /** Writes up to 255 bytes after their number. */
  short(value: Uint8Array): void {
    if (value.length > 255) throw new RangeError('a field of a session has at most 255 bytes');
    this.uint(value.length, 1);
    this.#raw(value);
  }

  /** Writes up to 65,535 bytes of UTF-8 after their number. */
  text(value: string): void {
    const length = Buffer.byteLength(value);
    if (length > 0xffff) throw new RangeError('a text of a session has at most 65,535 bytes');
    this.uint(length, 2);
    this.#room(length);
    this.#at += this.#bytes.write(value, this.#at, length, 'utf8');
  }

  #raw(value: Uint8Array): void {
    this.#room(value.length);
    this.#bytes.set(value, this.#at);
    this.#at += value.length;
  }

  #room(bytes: number): void {
    if (this.#at + bytes <= this.#bytes.length) return;
    const larger = Buffer.alloc(Math.max(this.#bytes.length * 2, this.#at + bytes));
    this.#bytes.copy(larger, 0, 0, this.#at);
    this.#bytes.fill(0);
    this.#bytes = larger;
  }
}

/** Reads the output of `ByteWriter`. Its methods throw SessionFormatError if the bytes end early. */
export class ByteReader {
  readonly #bytes: Buffer;
  #at = 0;

  constructor(bytes: Buffer) {
    this.#bytes = bytes;
  }

  uint(bytes: number): number {
    const at = this.#take(bytes);
    return this.#bytes.readUIntBE(at, bytes);
  }

  /** Returns a copy, which does not keep the whole input in memory. */
  short(): Buffer {
    const length = this.uint(1);
    const at = this.#take(length);
    const copy = Buffer.allocUnsafeSlow(length);
    this.#bytes.copy(copy, 0, at, at + length);
    return copy;
  }

  text(): string {
    const length = this.uint(2);
    const at = this.#take(length);
    return this.#bytes.toString('utf8', at, at + length);
  }

  /** @throws SessionFormatError if bytes are left */
  end(): void {
    if (this.#at !== this.#bytes.length) throw new SessionFormatError('corrupt', 'the session is too long');
  }

  #take(bytes: number): number {
    const at = this.#at;
    if (at + bytes > this.#bytes.length) throw new SessionFormatError('corrupt', 'the session is cut short');
    this.#at = at + bytes;
    return at;
  }
}
