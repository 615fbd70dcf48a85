import { apiError, type MusterApiError } from './errors.ts';
import { retryAfterMs } from './retry-after.ts';

const maxMessageLength = 2000;

/**
 * Converts an error response to an error. Accepts any body: an ErrorResponse, problem details or the page of a proxy.
 * The message has at most a line or two.
 */
export function errorFromResponse(response: Response, body: unknown, operationId: string): MusterApiError {
  const members = isRecord(body) ? body : {};
  return apiError({
    status: response.status,
    message:
      messageOf(members) ??
      `The service responded with status ${response.status} ${response.statusText}`.trimEnd(),
    code: text(members['Code']),
    modelState: modelStateOf(members['ModelState']),
    requestId: text(members['RequestId']) ?? response.headers.get('X-Request-Id') ?? undefined,
    retryAfterMs: retryAfterMs(response.headers, Date.now()),
    operationId,
    response,
  });
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const text = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value.slice(0, maxMessageLength) : undefined;

const messageOf = (members: Readonly<Record<string, unknown>>): string | undefined =>
  text(members['Message']) ?? text(members['detail']) ?? text(members['title']);

function modelStateOf(value: unknown): Record<string, string[]> | undefined {
  if (!isRecord(value)) return undefined;
  return Object.fromEntries(
    Object.entries(value).map(([member, messages]) => [
      member,
      Array.isArray(messages) ? messages.map(String) : [],
    ]),
  );
}
