import { writeSync } from 'node:fs';
import { pino, stdSerializers, type DestinationStream, type Logger } from 'pino';

export type { Logger } from 'pino';

export const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;
export type LogLevel = (typeof logLevels)[number];

/** Names of members that contain secrets at any depth, in lower case. */
const secretNames = new Set([
  'authorization',
  'proxy-authorization',
  'cookie',
  'set-cookie',
  'apikey',
  'key',
  'psk',
  'secret',
  'token',
  'password',
]);
const censored = '[secret]';

/** Maximum depth of logged data, which could be endless. */
const maxDepth = 6;

/**
 * Creates a logger with one JSON object per line, to stderr by default. Stdout belongs to the program that runs the
 * server.
 */
export function createLogger(level: LogLevel = 'info', stream?: DestinationStream): Logger {
  return pino(
    {
      level,
      base: null,
      timestamp: () => `,"time":"${new Date().toISOString()}"`,
      // pino's own redaction uses paths instead of names. With the number of paths needed here, it would cost more
      // per line than all other work of a request.
      formatters: { level: (label) => ({ level: label }), log: withoutSecrets },
      serializers: { err: (error: Error) => withoutSecrets({ ...stdSerializers.err(error) }) },
    },
    stream ?? new LogOutput(),
  );
}

/** Returns a copy in which the values of members with secret names are censored. Errors are left to their serializer. */
function withoutSecrets(fields: Readonly<Record<string, unknown>>, depth = 0): Record<string, unknown> {
  const result: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(fields)) {
    result[name] = secretNames.has(name.toLowerCase()) ? censored : cleaned(value, depth + 1);
  }
  return result;
}

function cleaned(value: unknown, depth: number): unknown {
  if (typeof value !== 'object' || value === null || value instanceof Error || value instanceof Date) {
    return value;
  }
  if (depth >= maxDepth) return '[deep]';
  if (value instanceof Uint8Array) return `[${value.byteLength} bytes]`;
  if (Array.isArray(value)) return value.map((item) => cleaned(item, depth + 1));
  return withoutSecrets(value as Readonly<Record<string, unknown>>, depth);
}

/** Writes some of the bytes, and returns their number. */
type PartialWrite = (bytes: Uint8Array) => number;

const STANDARD_ERROR = 2;
/** Milliseconds between attempts to write a line to a full pipe, and the number of attempts. */
const WAIT_MS = 10;
const MAX_WAITS = 10;

/**
 * Destination of the log. A line that cannot be written, for example to a full disk, is lost and counted, without
 * other effects. As soon as lines can be written again, the log reports how many are missing.
 */
export class LogOutput {
  readonly #writeSome: PartialWrite;
  #lost = 0;
  /** Whether the last line was written incompletely. */
  #isCut = false;

  /** @param writeSome throws if nothing can be written; defaults to standard error */
  constructor(writeSome: PartialWrite = (bytes) => writeSync(STANDARD_ERROR, bytes)) {
    this.#writeSome = writeSome;
  }

  /** @param line including its line feed */
  write(line: string): void {
    const note = this.#lost === 0 ? '' : `${JSON.stringify(lostLinesRecord(this.#lost))}\n`;
    const bytes = Buffer.from(`${this.#isCut ? '\n' : ''}${note}${line}`);
    let written = 0;
    try {
      while (written < bytes.length) written += this.#writeWithRetries(bytes.subarray(written));
      this.#lost = 0;
      this.#isCut = false;
    } catch {
      this.#lost += 1;
      this.#isCut ||= written > 0;
    }
  }

  /** Waits for a slow reader. If the reader has stopped, it does not wait again for each line. */
  #writeWithRetries(bytes: Uint8Array): number {
    for (let waits = this.#lost === 0 ? 0 : MAX_WAITS; ; waits += 1) {
      try {
        return this.#writeSome(bytes);
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'EAGAIN' || waits >= MAX_WAITS) throw error;
        Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, WAIT_MS);
      }
    }
  }
}

function lostLinesRecord(lines: number): object {
  return {
    level: 'warn',
    time: new Date().toISOString(),
    lines,
    msg: 'log lines were lost because they could not be written',
  };
}
