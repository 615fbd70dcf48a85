import { isUtf8 } from 'node:buffer';

/** A line of input, with its number from 1. */
export interface InputLine {
  readonly number: number;
  /** Undefined if the line is longer than {@link MAX_LINE_BYTES} or is not UTF-8. */
  readonly text?: string;
  readonly isUtf8?: boolean;
}

export interface BatchOptions {
  /** Maximum number of lines in a batch, at least 1. */
  readonly maxLines: number;
  /** Maximum size of a batch in bytes. A single line can be longer. */
  readonly maxBytes: number;
  /** Milliseconds after its first line at which a batch is complete. */
  readonly maxDelayMs: number;
  /** Stops reading. Lines that have been read are still delivered. */
  readonly signal: AbortSignal;
}

/** Maximum size of a line in bytes. */
export const MAX_LINE_BYTES = 131_072;

const NEWLINE = 0x0a;
const NO_BYTES = Buffer.alloc(0);

/** Reads the lines of a stream without blank ones. Does not read ahead, and does not keep a line that is too long. */
export async function* linesOf(input: AsyncIterable<Uint8Array>): AsyncGenerator<InputLine, void, undefined> {
  let rest = NO_BYTES;
  let isTooLong = false;
  let number = 1;
  const line = (end: Buffer): InputLine | undefined => {
    if (isTooLong || rest.length + end.length > MAX_LINE_BYTES) return { number };
    const bytes = Buffer.concat([rest, end]);
    if (!isUtf8(bytes)) return { number, isUtf8: false };
    const text = bytes.toString('utf8').trim();
    return text === '' ? undefined : { number, text };
  };
  for await (const chunk of input) {
    let left = Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength);
    for (let at = left.indexOf(NEWLINE); at >= 0; at = left.indexOf(NEWLINE)) {
      const read = line(left.subarray(0, at));
      if (read !== undefined) yield read;
      number += 1;
      rest = NO_BYTES;
      isTooLong = false;
      left = left.subarray(at + 1);
    }
    isTooLong ||= rest.length + left.length > MAX_LINE_BYTES;
    rest = isTooLong ? NO_BYTES : Buffer.concat([rest, left]);
  }
  const last = line(NO_BYTES);
  if (last !== undefined) yield last;
}

const pause: unique symbol = Symbol('pause');

/**
 * Reads lines in batches. Reads the next batch after the previous one is done, so that a slow service slows the input.
 */
export async function* batchesOf(
  lines: AsyncGenerator<InputLine, void, undefined>,
  options: BatchOptions,
): AsyncGenerator<readonly InputLine[], void, undefined> {
  const reader = new BatchReader(lines, options);
  while (!reader.isOver) {
    const batch = await reader.read();
    if (batch.length > 0) yield batch;
  }
}

class BatchReader {
  /** Whether the input has ended or the reading was stopped. */
  isOver = false;
  readonly #lines: AsyncGenerator<InputLine, void, undefined>;
  readonly #options: BatchOptions;
  readonly #stopped: Promise<typeof pause>;
  #next: Promise<IteratorResult<InputLine, void>>;

  constructor(lines: AsyncGenerator<InputLine, void, undefined>, options: BatchOptions) {
    const { signal } = options;
    this.#lines = lines;
    this.#options = options;
    this.#stopped = new Promise((resolve) => {
      if (signal.aborted) resolve(pause);
      signal.addEventListener('abort', () => resolve(pause), { once: true });
    });
    this.#next = this.#readNext();
  }

  #readNext(): Promise<IteratorResult<InputLine, void>> {
    const reading = this.#lines.next();
    // After a stop, no caller awaits it, so its rejection has no other handler.
    reading.catch(() => undefined);
    return reading;
  }

  async read(): Promise<readonly InputLine[]> {
    const { maxLines, maxBytes, maxDelayMs, signal } = this.#options;
    const batch: InputLine[] = [];
    let bytes = 0;
    const delay = new Delay();
    try {
      while (batch.length < maxLines && bytes < maxBytes) {
        const result = await Promise.race([this.#next, this.#stopped, delay.over]);
        if (result === pause || result.done === true) {
          this.isOver = signal.aborted || result !== pause;
          break;
        }
        if (batch.length === 0) delay.start(maxDelayMs);
        batch.push(result.value);
        bytes += result.value.text?.length ?? 0;
        this.#next = this.#readNext();
      }
    } finally {
      delay.cancel();
    }
    return batch;
  }
}

/** Resolves a fixed time after it was started. */
class Delay {
  readonly over: Promise<typeof pause>;
  readonly #resolve: (value: typeof pause) => void;
  #timer: NodeJS.Timeout | undefined;

  constructor() {
    const { promise, resolve } = Promise.withResolvers<typeof pause>();
    this.over = promise;
    this.#resolve = resolve;
  }

  start(ms: number): void {
    this.#timer = setTimeout(() => this.#resolve(pause), ms);
  }

  cancel(): void {
    clearTimeout(this.#timer);
  }
}
