import { pino, stdSerializers, type DestinationStream, type Logger } from 'pino';
import { LogOutput } from './log-output.ts';

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
