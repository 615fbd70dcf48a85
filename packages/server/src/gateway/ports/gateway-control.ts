export interface GatewayState {
  readonly isListening: boolean;
  /** Version of its software. */
  readonly version: string;
  /** Time when it began to listen, in epoch milliseconds. */
  readonly since?: number;
  /** URLs that devices can use. */
  readonly addresses: readonly string[];
  /**
   * Names of the linked processes with the role gateway. Absent if this process is the gateway, or before the
   * first one is linked.
   */
  readonly processes?: readonly string[];
}

/** Requests of the domain to the gateway component. */
export interface GatewayControl {
  state(): GatewayState;
}
