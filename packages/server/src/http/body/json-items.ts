import { isUtf8 } from 'node:buffer';
import { MusterError } from '../../kernel/errors.ts';

const OPEN_LIST = 0x5b;
const CLOSE_LIST = 0x5d;
const OPEN_OBJECT = 0x7b;
const CLOSE_OBJECT = 0x7d;
const COMMA = 0x2c;
const QUOTE = 0x22;
const BACKSLASH = 0x5c;

/**
 * Yields the items of a JSON array as it arrives. Splits them at the commas outside strings and nested values, and
 * parses each with `JSON.parse`, with the same result as parsing the whole body. Holds one item in memory.
 *
 * @param source bytes in UTF-8
 * @param maxItemBytes maximum size of an item, including the white space around it
 * @throws MusterError `malformed-body` if the body is not a JSON array, `payload-too-large` for an item
 */
export async function* jsonItems(
  source: AsyncIterable<Uint8Array>,
  maxItemBytes: number,
): AsyncGenerator<unknown, void, undefined> {
  const splitter = new Splitter(maxItemBytes);
  for await (const chunk of source) yield* splitter.take(chunk);
  splitter.end();
}

class Splitter {
  readonly #maxItemBytes: number;
  #state: 'before' | 'inside' | 'after' = 'before';
  /** Parts of the current item. */
  #parts: Uint8Array[] = [];
  #bytes = 0;
  #items = 0;
  /** Number of open arrays and objects within the item. */
  #depth = 0;
  #inString = false;
  #isEscaped = false;

  constructor(maxItemBytes: number) {
    this.#maxItemBytes = maxItemBytes;
  }

  *take(chunk: Uint8Array): Generator<unknown, void, undefined> {
    let start = 0;
    for (let at = 0; at < chunk.length; at += 1) {
      const byte = chunk[at] ?? 0;
      if (this.#state !== 'inside') {
        this.#takeOutside(byte);
        start = at + 1;
      } else if (this.#inString) {
        this.#takeInString(byte);
      } else if (this.#endsItem(byte)) {
        this.#keep(chunk.subarray(start, at));
        yield* this.#item(byte);
        start = at + 1;
      }
    }
    if (this.#state === 'inside') this.#keep(chunk.subarray(start));
  }

  end(): void {
    if (this.#state !== 'after') throw malformed();
  }

  #takeOutside(byte: number): void {
    if (isSpace(byte)) return;
    if (this.#state === 'after' || byte !== OPEN_LIST) throw malformed();
    this.#state = 'inside';
  }

  #takeInString(byte: number): void {
    if (this.#isEscaped) this.#isEscaped = false;
    else if (byte === BACKSLASH) this.#isEscaped = true;
    else if (byte === QUOTE) this.#inString = false;
  }

  #endsItem(byte: number): boolean {
    if (byte === QUOTE) this.#inString = true;
    else if (byte === OPEN_LIST || byte === OPEN_OBJECT) this.#depth += 1;
    else if (this.#depth === 0) return byte === COMMA || byte === CLOSE_LIST;
    else if (byte === CLOSE_LIST || byte === CLOSE_OBJECT) this.#depth -= 1;
    return false;
  }

  #keep(part: Uint8Array): void {
    this.#bytes += part.length;
    if (this.#bytes > this.#maxItemBytes) {
      throw new MusterError(
        'payload-too-large',
        `A row has more than ${this.#maxItemBytes} bytes. Send less data per row.`,
      );
    }
    this.#parts.push(part);
  }

  *#item(end: number): Generator<unknown, void, undefined> {
    const text = Buffer.concat(this.#parts, this.#bytes);
    this.#parts = [];
    this.#bytes = 0;
    if (end === CLOSE_LIST) this.#state = 'after';
    if (end === CLOSE_LIST && this.#items === 0 && text.every(isSpace)) return;
    this.#items += 1;
    yield parsed(text, this.#items);
  }
}

function parsed(text: Buffer, number: number): unknown {
  if (!isUtf8(text)) {
    throw new MusterError('malformed-body', `The body is not UTF-8 in item ${number}. Encode it as UTF-8.`);
  }
  try {
    return JSON.parse(text.toString('utf8')) as unknown;
  } catch (cause) {
    throw malformed(cause);
  }
}

/** White space of RFC 8259, section 2. */
function isSpace(byte: number): boolean {
  return byte === 0x20 || byte === 0x09 || byte === 0x0a || byte === 0x0d;
}

function malformed(cause?: unknown): MusterError {
  return new MusterError('malformed-body', 'The body is not a valid JSON array.', { cause });
}
