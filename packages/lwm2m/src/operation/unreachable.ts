/**
 * `timeout`: no answer; `reset`: the peer rejected the message; `faulty`: the messages of the peer do not form a valid
 * answer, e.g. blocks of different bodies; `too-large`: the answer exceeds `limits.maxBodyBytes`; `closed`: this side is
 * closed or cannot send; `overload`: a limit of this side prevented the request; `away`: no front end can serve the
 * device now, and nothing was sent; `unknown`: the front end ended before it reported whether the device answered.
 */
export type UnreachableKind =
  'timeout' | 'reset' | 'faulty' | 'too-large' | 'closed' | 'overload' | 'away' | 'unknown';

/** A request was not answered. */
export class DeviceUnreachableError extends Error {
  override readonly name = 'DeviceUnreachableError';
  readonly kind: UnreachableKind;

  constructor(kind: UnreachableKind, message: string, options?: ErrorOptions) {
    super(message, options);
    this.kind = kind;
  }
}
