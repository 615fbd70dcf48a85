import type { GatewayState } from '../gateway/ports/gateway-control.ts';

/** The API of a running server, in this thread or in one of its own. */
export interface Api {
  /**
   * Resolves with the URL.
   *
   * @throws StartError that names the flag if the address cannot be bound
   */
  listen(): Promise<string>;
  gatewayChanged(state: GatewayState): void;
  /** From now on `/readyz` answers that the server stops. */
  stopReadiness(): Promise<void>;
  /** Ends requests under way by the deadline, and all else at once. */
  close(): Promise<void>;
}
