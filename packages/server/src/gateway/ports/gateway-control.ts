/** The gateway component, as it is now. */
export interface GatewayState {
  readonly isListening: boolean;
  /** Version of its software. */
  readonly version: string;
  /** Epoch milliseconds: when it began to listen. */
  readonly since?: number;
  /** URLs that devices are heard on. */
  readonly addresses: readonly string[];
  /** Names of the processes with the role gateway that are linked; absent if this process is the gateway, or before the first one. */
  readonly processes?: readonly string[];
}

/** What the domain asks of the gateway component. */
export interface GatewayControl {
  state(): GatewayState;
}
