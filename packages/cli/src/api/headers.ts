import { UsageError } from '../errors/cli-error.ts';

/** Headers that carry credentials. Command lines are visible to other users of the machine. */
const credentials = new Set(['authorization', 'cookie', 'proxy-authorization']);
/** Headers that belong to the connection (RFC 9110, 7.6.1) or to the length of the body. */
const ofConnection = new Set([
  'connection',
  'content-length',
  'expect',
  'host',
  'keep-alive',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]);

/**
 * Sets headers of the form `NAME:VALUE`. A header replaces a default of the same name.
 *
 * @throws {UsageError} a header is malformed, carries a credential or belongs to the connection
 */
export function setHeaders(headers: Headers, lines: readonly string[]): void {
  const given = new Headers();
  for (const line of lines) {
    const colon = line.indexOf(':');
    const name = line.slice(0, Math.max(0, colon)).trim();
    // The value can be a secret, so messages contain only the name.
    if (name === '') throw new UsageError('--header must be NAME:VALUE.', 'Example: -H "If-Match: *"');
    checkName(name.toLowerCase(), name);
    try {
      given.append(name, line.slice(colon + 1).trim());
    } catch {
      throw new UsageError(`--header ${name} has characters that a header cannot have.`);
    }
  }
  for (const [name, value] of given) headers.set(name, value);
}

function checkName(lower: string, name: string): void {
  if (credentials.has(lower)) {
    throw new UsageError(
      `--header ${name} would show a credential to other users of this machine.`,
      'Set MUSTER_API_KEY, or name a file by --api-key-file.',
    );
  }
  if (ofConnection.has(lower)) {
    throw new UsageError(`--header ${name} belongs to the connection.`, 'Leave it out; muster sets it.');
  }
}
