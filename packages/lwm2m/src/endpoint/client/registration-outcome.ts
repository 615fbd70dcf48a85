import type { CoapResponse } from '@muster/coap';
import { diagnosticOf } from '../../binding/failure.ts';
import { InvalidResponseError } from '../../operation/invalid-response.ts';
import { isBusy, Lwm2mRefusal, type RefusalCode } from '../../operation/refusal.ts';
import { DeviceUnreachableError } from '../../operation/unreachable.ts';
import type { ClientExchange, ClientProblemKind, RegistrationBackOff } from './types.ts';

/** Requests of a device that its server can accept. */
export type ClientOperation = ClientExchange['operation'] | 'bootstrap-request' | 'fetch';

/** Success code of each request (OMA-TS-LightweightM2M_Transport-V1_1 6.4). */
const successCodes: Readonly<Record<ClientOperation, string>> = {
  'bootstrap-request': '2.04',
  register: '2.01',
  update: '2.04',
  deregister: '2.02',
  send: '2.04',
  fetch: '2.05',
};

/** Whether a response has the code of the operation and, for a Register, the Location to which later Updates go. */
export function isAccepted(operation: ClientOperation, { code, locationPath }: CoapResponse): boolean {
  return code === successCodes[operation] && (operation !== 'register' || locationPath.length > 0);
}

/** The error for callers that wait for a client that ends. */
export function closed(): DeviceUnreachableError {
  return new DeviceUnreachableError('closed', 'the client is closed or deregistered');
}

export function suspended(): DeviceUnreachableError {
  return new DeviceUnreachableError('closed', 'the client is suspended');
}

export function isResponse(outcome: unknown): outcome is CoapResponse {
  return typeof outcome === 'object' && outcome !== null && 'code' in outcome && 'payload' in outcome;
}

/** Returns the error for a request that the server did not accept. */
export function refusalOf(
  operation: ClientOperation,
  response: CoapResponse,
): Lwm2mRefusal | InvalidResponseError {
  const { code, payload, maxAgeSeconds } = response;
  if (!isRefusal(code)) return new InvalidResponseError(code, `the server ${describe(operation, response)}`);
  const message = diagnosticOf(payload) ?? `the server answered ${code}`;
  return new Lwm2mRefusal(code, message, code === '5.03' ? maxAgeSeconds : undefined);
}

/** Describes why a request was not accepted, for messages. */
export function describe(operation: ClientOperation, outcome: unknown): string {
  if (!isResponse(outcome)) return outcome instanceof Error ? outcome.message : 'no answer';
  const { code, payload } = outcome;
  if (isRefusal(code)) {
    const said = diagnosticOf(payload);
    return said === undefined ? `refused with ${code}` : `refused with ${code}: ${said}`;
  }
  const expected = successCodes[operation];
  return code === expected
    ? `answered with ${code} without a Location`
    : `answered with ${code} instead of ${expected}`;
}

export function isRefusal(code: string): code is RefusalCode {
  return code.startsWith('4.') || code.startsWith('5.');
}

/** Whether a response code says that the server no longer knows the device. */
export function isForgotten(code: string): boolean {
  return code === '4.01' || code === '4.03' || code === '4.04';
}

/** Whether a request was not answered, for a reason other than the end of the client itself. */
export function isUnanswered(error: unknown): error is DeviceUnreachableError {
  return error instanceof DeviceUnreachableError && error.kind !== 'closed';
}

/** Whether the server sent something that is not a valid response. */
export function isInvalidAnswer(error: unknown): boolean {
  return error instanceof DeviceUnreachableError && ['reset', 'faulty', 'too-large'].includes(error.kind);
}

/** Names of the requests in problem messages. */
export const requestNames = {
  register: 'Register',
  update: 'Update',
  deregister: 'Deregister',
  send: 'Send',
} as const;

/** Returns the problem of the server that a failed request shows; undefined: none. */
export function problemOf(
  operation: keyof typeof requestNames,
  outcome: unknown,
): ClientProblemKind | undefined {
  if (isResponse(outcome)) {
    // The client tries again later, unless it is a Deregister.
    if (isBusy(outcome.code) && operation !== 'deregister') return undefined;
    return isRefusal(outcome.code) ? `${operation}-refused` : 'response-invalid';
  }
  if (isInvalidAnswer(outcome)) return 'response-invalid';
  return operation !== 'deregister' && isUnanswered(outcome) ? `${operation}-unanswered` : undefined;
}

export function describeProblem(operation: keyof typeof requestNames, outcome: unknown): string {
  return `${requestNames[operation]}: ${describe(operation, outcome)}`;
}

/**
 * Returns the delay before the next try: doubled with each failure, minus a random part of up to a quarter, and not less
 * than the Max-Age of a 5.03 response.
 *
 * @param attempts number of consecutive failures, including this one
 */
export function retryDelayMs(
  outcome: unknown,
  attempts: number,
  { initialSeconds, maxSeconds }: RegistrationBackOff,
  random: () => number,
): number {
  const seconds = Math.min(maxSeconds, initialSeconds * 2 ** Math.min(attempts - 1, 30));
  const delayMs = seconds * 1000 * (1 - 0.25 * random());
  if (!isResponse(outcome) || outcome.code !== '5.03') return delayMs;
  return Math.max(delayMs, outcome.maxAgeSeconds * 1000 * (1 + 0.1 * random()));
}
