import { AsyncLocalStorage } from 'node:async_hooks';

/** The API key or the person whose request is in progress, as logs name them. */
export interface Requester {
  /** ID of the key, or of the session of the person. */
  readonly apiKeyId: string;
  readonly apiKeyName: string;
  readonly actorType: 'ApiKey' | 'Person';
}

const requests = new AsyncLocalStorage<{ requester: Requester | undefined }>();

/**
 * Runs the work of a request. {@link currentRequester} names its requester until it ends. Later work of
 * the service has no requester, because workers that a request wakes also serve other requests.
 */
export async function runFor<T>(requester: Requester, work: () => Promise<T>): Promise<T> {
  const request: { requester: Requester | undefined } = { requester };
  try {
    return await requests.run(request, work);
  } finally {
    request.requester = undefined;
  }
}

/** Returns who made the request in progress; undefined outside of requests. */
export function currentRequester(): Requester | undefined {
  return requests.getStore()?.requester;
}
