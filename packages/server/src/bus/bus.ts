/**
 * Messages between the processes of a service. A message reaches every process that listens to its subject at that time, at
 * most once, and those of one sender in their order. What must not be lost goes over a {@link ReliableLink}.
 */
export interface Bus {
  /** Whether messages can be sent now. */
  readonly isConnected: boolean;
  /** Sends a message of up to 1 MB. While the bus is away, it is dropped. */
  publish(subject: string, data: Uint8Array): void;
  /** Listens to a subject until the bus is closed, also after it was away. */
  subscribe(subject: string, take: (data: Uint8Array) => void): void;
  /** Calls `listener` when the bus comes or goes. */
  onChange(listener: (isConnected: boolean) => void): void;
  /** Sends the published messages, and ends the connection. */
  close(): Promise<void>;
}
