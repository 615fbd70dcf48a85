/** A server answered a request of a device in a way that neither accepts nor refuses it, such as 2.05 to a Register. */
export class InvalidResponseError extends Error {
  override readonly name = 'InvalidResponseError';
  /** Such as `2.05`. */
  readonly coapCode: string;

  constructor(coapCode: string, message: string) {
    super(message);
    this.coapCode = coapCode;
  }
}
