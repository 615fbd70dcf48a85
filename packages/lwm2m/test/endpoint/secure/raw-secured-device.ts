import { secureTransport, type ClientCredentials, type SecureTransport } from '../../../src/index.ts';

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
export function postBytes(path: string, queries: readonly string[], withList = true): Buffer {
  const options = [Buffer.from([0xb0 | path.length]), Buffer.from(path)];
  if (withList) options.push(Buffer.of(0x11, 40));
  queries.forEach((query, at) => {
    const delta = at > 0 ? 0 : withList ? 3 : 4;
    options.push(Buffer.from([(delta << 4) | query.length]), Buffer.from(query));
  });
  const payload = withList ? Buffer.from('\u00ff</3/0>', 'latin1') : Buffer.alloc(0);
  return Buffer.concat([Buffer.from('44020101a1b2c3d4', 'hex'), ...options, payload]);
}

/** Its CoAP code, such as `2.01`. */
export function codeOf(message: Buffer): string {
  const code = message.readUInt8(1);
  return `${code >> 5}.${String(code & 0x1f).padStart(2, '0')}`;
}
