/**
 * Why a stored session cannot be used: `unknown-key`: it was sealed with a key that is not given; `corrupt`: it was
 * changed, cut short, or belongs to another id or generation; `unsupported`: a later version wrote it, or it has a cipher
 * suite that is not there.
 */
export type SessionFormatReason = 'unknown-key' | 'corrupt' | 'unsupported';

/** A stored session cannot be read. Its message holds nothing of the session. */
export class SessionFormatError extends Error {
  override readonly name = 'SessionFormatError';
  readonly reason: SessionFormatReason;

  constructor(reason: SessionFormatReason, message: string, options?: ErrorOptions) {
    super(message, options);
    this.reason = reason;
  }
}

/** Another process owns the session. The receiver of this error must stop sending for it. */
export class SessionFencedError extends Error {
  override readonly name = 'SessionFencedError';

  constructor(message = 'the session has a newer owner') {
    super(message);
  }
}
