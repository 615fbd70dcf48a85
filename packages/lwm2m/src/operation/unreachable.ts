/**
 * `timeout`: no answer; `reset`: the other side rejected the message; `faulty`: it answered, and its messages do not make an
 * answer, such as blocks of different bodies; `too-large`: its answer is longer than `limits.maxBodyBytes`; `closed`: this
 * side is closed, or cannot send; `overload`: a limit of this side kept the request back; `away`: no front end can serve the
 * device now, and nothing was sent; `unknown`: it ended before it said whether the device answered.
 */
export type UnreachableKind =
  'timeout' | 'reset' | 'faulty' | 'too-large' | 'closed' | 'overload' | 'away' | 'unknown';

/** A request that came to no answer. */
export class DeviceUnreachableError extends Error {
  override readonly name = 'DeviceUnreachableError';
  readonly kind: UnreachableKind;

  constructor(kind: UnreachableKind, message: string, options?: ErrorOptions) {
    super(message, options);
    this.kind = kind;
  }
}
