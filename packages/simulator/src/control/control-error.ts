/** Status of an error response of the control API. */
export type ControlStatus = 400 | 401 | 404 | 405 | 409 | 413 | 415 | 421;

/** A refused request to the control API. */
export class ControlError extends Error {
  override readonly name = 'ControlError';
  readonly status: ControlStatus;
  readonly remedy: string | undefined;

  constructor(status: ControlStatus, message: string, remedy?: string) {
    super(message);
    this.status = status;
    this.remedy = remedy;
  }
}
