/** `timeout`: no answer; `reset`: the other side rejected the message; `closed`: this side is closed, or cannot send. */
export type UnreachableKind = 'timeout' | 'reset' | 'closed';

/** A request that came to no answer. */
export class DeviceUnreachableError extends Error {
  override readonly name = 'DeviceUnreachableError';
  readonly kind: UnreachableKind;

  constructor(kind: UnreachableKind, message: string, options?: ErrorOptions) {
    super(message, options);
    this.kind = kind;
  }
}
