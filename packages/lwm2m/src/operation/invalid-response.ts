/** A server answered a request with a code that neither accepts nor refuses it, e.g. 2.05 to a Register. */
export class InvalidResponseError extends Error {
  override readonly name = 'InvalidResponseError';
  /** e.g. `2.05` */
  readonly coapCode: string;

  constructor(coapCode: string, message: string) {
    super(message);
    this.coapCode = coapCode;
  }
}
