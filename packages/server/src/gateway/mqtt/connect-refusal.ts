/** A CONNECT was refused, or the client may not use a topic. */
export class ConnectRefusal extends Error {
  /** Return code of the CONNACK (MQTT 3.1.1, 3.2.2.3): 3 unavailable, 4 wrong user name or password, 5 not authorized. */
  readonly returnCode: 3 | 4 | 5;

  constructor(returnCode: 3 | 4 | 5, message: string, options?: ErrorOptions) {
    super(message, options);
    this.returnCode = returnCode;
  }
}
