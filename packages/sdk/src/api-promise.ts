/** The result of a call, with the status and the headers of its response. */
export interface ApiResponse<Result> {
  /** The result. */
  readonly data: Result;
  /** The HTTP status. */
  readonly status: number;
  /** Headers of the response. */
  readonly headers: Headers;
  /** ID under which the service logged the request. */
  readonly requestId: string | undefined;
}

/** The promise of a result. */
export interface ApiPromise<Result> extends Promise<Result> {
  /**
   * Returns the result with the status and the headers of the response to the last attempt. Rejects as the promise does.
   *
   * @example
   * const { data, status, headers } = await muster.devices.get(id).withResponse();
   * console.log(status, headers.get('RateLimit'), data.Name);
   */
  withResponse(): Promise<ApiResponse<Result>>;
}

/** Creates the promise of a result from the promise of a result with its response. */
export function apiPromise<Result>(sent: Promise<ApiResponse<Result>>): ApiPromise<Result> {
  const result = sent.then(({ data }) => data);
  return Object.assign(result, {
    withResponse: () => {
      // The caller handles the rejection of `sent` only.
      result.catch(() => undefined);
      return sent;
    },
  });
}
