/** The API of a running server, in this thread or its own. */
export interface Api {
  /**
   * Resolves with the URL.
   *
   * @throws StartError that names the flag if the address cannot be bound
   */
  listen(): Promise<string>;
  /** From now on, `/readyz` responds that the server stops. */
  stopReadiness(): Promise<void>;
  /** Lets requests in progress continue until the deadline, and ends everything else at once. */
  close(): Promise<void>;
}
