import {
  AuthenticationError,
  ConnectionError,
  MusterApiError,
  ServerError,
  TimeoutError,
} from '@muster/sdk/core';

/** What people read of a failure: the message of the API with its faults, each once, or of the connection. */
export function messageOf(error: unknown): string {
  if (error instanceof AuthenticationError) return 'The service does not accept this key.';
  if (error instanceof MusterApiError && error.modelState !== undefined) {
    const faults = Object.entries(error.modelState).flatMap(([member, texts]) => {
      // The message contains the first fault of some responses.
      const others = texts.filter((text) => !error.message.includes(text));
      return others.length === 0 ? [] : [`${member}: ${others.join(' ')}`];
    });
    return [error.message, ...faults].join(' ');
  }
  return error instanceof Error ? error.message : String(error);
}

/** Whether a failure is that of the service or of the connection, and not of the request. */
export function isServiceFault(error: unknown): boolean {
  return error instanceof ServerError || error instanceof ConnectionError || error instanceof TimeoutError;
}
