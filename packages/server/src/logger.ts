import { destination, pino, type DestinationStream, type Logger } from 'pino';

export type { Logger } from 'pino';

export const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;
export type LogLevel = (typeof logLevels)[number];

/** Names of members that hold secrets wherever they appear. */
const secretNames = [
  'authorization',
  'Authorization',
  'cookie',
  'apiKey',
  'ApiKey',
  'Key',
  'key',
  'psk',
  'secret',
  'token',
  'password',
];

/** Secrets are replaced at the top, and up to three levels below. */
const secretPaths = secretNames.flatMap((name) => [name, `*.${name}`, `*.*.${name}`, `*.*.*.${name}`]);

/** One JSON object per line, on stderr unless another place is given: stdout belongs to whoever runs the server. */
export function createLogger(level: LogLevel = 'info', stream?: DestinationStream): Logger {
  return pino(
    {
      level,
      base: null,
      timestamp: () => `,"time":"${new Date().toISOString()}"`,
      formatters: { level: (label) => ({ level: label }) },
      redact: { paths: secretPaths, censor: '[secret]' },
    },
    stream ?? destination({ dest: 2, sync: true }),
  );
}
