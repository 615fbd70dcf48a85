import {
  AuthenticationError,
  ConnectionError,
  MusterApiError,
  ServerError,
  TimeoutError,
} from '@muster/sdk/core';
import type { Login } from './login.ts';

/**
 * Returns the message of a failure for users: that of the API with its faults, each once, or that of the connection.
 *
 * @param login the log-in that failed
 */
export function messageOf(error: unknown, login?: Login): string {
  if (error instanceof AuthenticationError)
    return login !== undefined && 'person' in login ? error.message : 'The service does not accept this key.';
  if (error instanceof MusterApiError && error.modelState !== undefined) {
    const faults = Object.entries(error.modelState).flatMap(([member, texts]) => {
      // In some responses, the message contains the first fault.
      const others = texts.filter((text) => !error.message.includes(text));
      return others.length === 0 ? [] : [`${member}: ${others.join(' ')}`];
    });
    return [error.message, ...faults].join(' ');
  }
  return error instanceof Error ? error.message : String(error);
}

/**
 * Returns the faults of one member of a refused request, or the message if it names the member. Undefined if there are
 * none.
 *
 * @param member such as `DeviceIdentifier` or `ResourceValues[0].Value`
 */
export function faultIn(error: unknown, member: string): string | undefined {
  if (!(error instanceof MusterApiError)) return undefined;
  const { message, modelState } = error;
  if (modelState !== undefined) return modelState[member]?.join(' ');
  return message.split(/[^A-Za-z0-9[\].]+/u).includes(member) ? message : undefined;
}

/** Returns the message for the end of a session that the service no longer accepts. */
export function refusalOf(login: Login, reason: string | undefined): string {
  if ('person' in login)
    return (
      reason ?? 'Your session has ended. You were idle for too long, or logged out elsewhere. Log in again.'
    );
  return 'The service no longer accepts this key. It was revoked or has expired.';
}

/** Whether the service or the connection failed, rather than the request. */
export function isServiceFault(error: unknown): boolean {
  return error instanceof ServerError || error instanceof ConnectionError || error instanceof TimeoutError;
}
