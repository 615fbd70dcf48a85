/** State of the gateway component. Plain data that can be sent between threads. */
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

/** The gateway of this service. */
export interface OwnGateway {
  /** The cloud region of the service. */
  readonly region: string;
  /** Absent if there is none, and if the device loop cannot be reached. */
  readonly state?: GatewayState | undefined;
}

/**
 * What only the memory of the device loop has. Reads ask for it from any thread or process. Where the device loop cannot
 * be reached, the answer is that nothing is known, so that requests that only read work without it.
 */
export interface LiveState {
  /**
   * Returns when a registered device last sent a message, in epoch milliseconds; undefined if it is not registered. The
   * store has the time of the last Register or Update.
   */
  lastHeard(deviceId: string): Promise<number | undefined>;
  gateway(): Promise<OwnGateway>;
  /** Returns the texts of the latest faults of transformers that fail, by ID. */
  transformerFaults(ids: readonly string[]): Promise<ReadonlyMap<string, string>>;
}
