/**
 * Messages between the processes of a service. A message reaches every process that is subscribed to its subject at
 * that time, at most once. Messages of one sender keep their order. Data that must not be lost uses a
 * {@link ReliableLink}.
 */
export interface Bus {
  /** Whether messages can be sent now. */
  readonly isConnected: boolean;
  /** Sends a message of up to 1 MB. While the bus is disconnected, messages are dropped. */
  publish(subject: string, data: Uint8Array): void;
  /** Subscribes to a subject until the bus is closed. The subscription survives reconnects. */
  subscribe(subject: string, take: (data: Uint8Array) => void): void;
  /** Calls `listener` when the bus connects or disconnects. */
  onChange(listener: (isConnected: boolean) => void): void;
  /** Sends the published messages, then closes the connection. */
  close(): Promise<void>;
}
