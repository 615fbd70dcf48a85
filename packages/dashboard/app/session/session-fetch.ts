import { answerOf, SESSION_HEADER } from './ask.ts';

export interface SessionFetchOptions {
  /** Whether a cookie takes the place of the key, so that requests need the header of the dashboard. */
  readonly isPerson: boolean;
  /** Called at a 401, with the reason of the service. */
  readonly onRefused: (reason: string | undefined) => void;
  /** Sends the requests; by default, `fetch`. */
  readonly transport: typeof globalThis.fetch | undefined;
}

/** A `fetch` for the requests of a session. */
export function sessionFetch({
  isPerson,
  onRefused,
  transport = (request) => globalThis.fetch(request),
}: SessionFetchOptions): typeof globalThis.fetch {
  return async (input, init) => {
    const request = new Request(input, init);
    if (isPerson) request.headers.set(SESSION_HEADER, '1');
    const response = await transport(request);
    if (response.status === 401) {
      const { text } = await answerOf(response.clone());
      // Browsers delete the cookie of a session that was idle, and the service then asks for a key.
      onRefused(text('Code') === 'missing-key' ? undefined : text('Message'));
    }
    return response;
  };
}
