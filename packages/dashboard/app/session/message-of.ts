import {
  AuthenticationError,
  ConnectionError,
  MusterApiError,
  ServerError,
  TimeoutError,
} from '@muster/sdk/core';

/** Returns the message of a failure for users: that of the API with its faults, each once, or that of the connection. */
export function messageOf(error: unknown): string {
  if (error instanceof AuthenticationError) return 'The service does not accept this key.';
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

/** Whether the service or the connection failed, rather than the request. */
export function isServiceFault(error: unknown): boolean {
  return error instanceof ServerError || error instanceof ConnectionError || error instanceof TimeoutError;
}
