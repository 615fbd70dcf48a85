import { codeText, OptionNumber } from '@muster/coap';
import { encodeText } from '@muster/testkit';
import { secureTransport, type ClientCredentials, type SecureTransport } from '../../../src/index.ts';

const { contentFormat, uriQuery } = OptionNumber;

/** A device over DTLS of which a test writes the CoAP messages byte by byte. */
export class RawSecuredDevice {
  readonly #transport: SecureTransport;
  readonly #answers: Buffer[] = [];
  #wake: () => void = () => undefined;

  private constructor(transport: SecureTransport) {
    this.#transport = transport;
    transport.start({
      onDatagram: (datagram) => {
        this.#answers.push(Buffer.from(datagram));
        this.#wake();
      },
      onError: () => undefined,
    });
  }

  /** @param uri such as `coaps://127.0.0.1:5684` */
  static async open(uri: string, credentials: ClientCredentials): Promise<RawSecuredDevice> {
    const { hostname, port } = new URL(uri.replace('coaps:', 'http:'));
    const open = secureTransport({ credentials, handshakeTimeoutMs: 30_000 });
    const transport = await open({ address: hostname, port: Number(port), scheme: 'coaps' });
    const device = new RawSecuredDevice(transport);
    await transport.connect();
    return device;
  }

  /** Sends a confirmable request, and resolves with the first message that has its token. */
  async ask(request: Buffer): Promise<Buffer> {
    this.#transport.send(request, this.#transport.peer);
    for (;;) {
      const at = this.#answers.findIndex((one) => one.subarray(4, 8).equals(request.subarray(4, 8)));
      const [answer] = at < 0 ? [] : this.#answers.splice(at, 1);
      if (answer) return answer;
      await new Promise<void>((resolve) => (this.#wake = resolve));
    }
  }

  close(): Promise<void> {
    return this.#transport.close();
  }
}

/** CON POST /`path`, a token of four bytes, those queries, and the object list `</3/0>`: RFC 7252 3. */
export const postBytes = (path: string, queries: readonly string[], withList = true): Buffer =>
  encodeText({
    ...{ type: 'CON', code: 'POST', id: 0x0101, token: 'a1b2c3d4', path: [path] },
    options: { [uriQuery]: [...queries], ...(withList ? { [contentFormat]: 40 } : {}) },
    payload: withList ? '</3/0>' : '',
  });

/** Its CoAP code, such as `2.01`. */
export const codeOf = (message: Buffer): string => codeText(message.readUInt8(1));
