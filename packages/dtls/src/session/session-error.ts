/**
 * Reason why a stored session cannot be used: `unknown-key`: its key is not among the given ones; `corrupt`: it was
 * changed or truncated, or belongs to another id or generation; `unsupported`: it comes from a later version or has an
 * unknown cipher suite.
 */
export type SessionFormatReason = 'unknown-key' | 'corrupt' | 'unsupported';

/** A stored session cannot be read. Its message contains no data of the session. */
export class SessionFormatError extends Error {
  override readonly name = 'SessionFormatError';
  readonly reason: SessionFormatReason;

  constructor(reason: SessionFormatReason, message: string, options?: ErrorOptions) {
    super(message, options);
    this.reason = reason;
  }
}

/** Another process owns the session. The caller must stop sending for it. */
export class SessionFencedError extends Error {
  override readonly name = 'SessionFencedError';

  constructor(message = 'the session has a newer owner') {
    super(message);
  }
}
