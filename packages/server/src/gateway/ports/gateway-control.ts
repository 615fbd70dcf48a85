/** The gateway component, as it is now. */
export interface GatewayState {
  readonly isListening: boolean;
  /** Version of its software. */
  readonly version: string;
  /** Epoch milliseconds: when it began to listen. */
  readonly since?: number;
  /** URLs that devices are heard on. */
  readonly addresses: readonly string[];
}

/** What the domain asks of the gateway component. */
export interface GatewayControl {
  state(): GatewayState;
}
