/**
 * `timeout`: no answer; `reset`: the other side rejected the message; `closed`: this side is closed, or cannot send; `away`: no
 * front end can serve the device now, and nothing was sent; `unknown`: it ended before it said whether the device answered.
 */
export type UnreachableKind = 'timeout' | 'reset' | 'closed' | 'away' | 'unknown';

/** A request that came to no answer. */
export class DeviceUnreachableError extends Error {
  override readonly name = 'DeviceUnreachableError';
  readonly kind: UnreachableKind;

  constructor(kind: UnreachableKind, message: string, options?: ErrorOptions) {
    super(message, options);
    this.kind = kind;
  }
}
