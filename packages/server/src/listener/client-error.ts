import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';

import { MusterError } from '../kernel/errors.ts';
import { presentError } from '../http/replies/error.ts';

/** Errors of the HTTP parser and the timers of Node.js. All other errors mean that the request is unreadable. */
const known: ReadonlyMap<unknown, () => MusterError> = new Map([
  ['HPE_HEADER_OVERFLOW', () => new MusterError('headers-too-large')],
  ['ERR_HTTP_REQUEST_TIMEOUT', () => new MusterError('request-timeout')],
]);

/**
 * The complete response to a request that could not be parsed, in the form of all other errors. It closes the
 * connection, because the start of the next request is unknown.
 *
 * @param cause error of the event `clientError` of a `node:http` server
 */
export function clientErrorAnswer(cause: Error): string {
  const code: unknown = 'code' in cause ? cause.code : undefined;
  return answerOf(known.get(code)?.() ?? new MusterError('malformed-request'));
}

/** The same for a request whose body does not arrive. */
export function lateBodyAnswer(): string {
  return answerOf(new MusterError('request-timeout'));
}

function answerOf(error: MusterError): string {
  const requestId = randomUUID();
  const body = JSON.stringify(presentError(error, requestId));
  return [
    `HTTP/1.1 ${error.status} ${STATUS_CODES[error.status]}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Cache-Control: no-store',
    'X-Content-Type-Options: nosniff',
    `X-Request-Id: ${requestId}`,
    'Connection: close',
    '',
    body,
  ].join('\r\n');
}
