import { encodeText, udpPeer, type MessageText, type UdpPeer } from '@muster/testkit';

export const option = {
  observe: 6,
  locationPath: 8,
  uriPath: 11,
  contentFormat: 12,
  uriQuery: 15,
  accept: 17,
} as const;

export interface ReceivedMessage {
  readonly code: string;
  readonly id: number;
  /** Hexadecimal. */
  readonly token: string;
  readonly bytes: Buffer;
}

/** A device that exchanges bytes. */
export class BytesDevice {
  readonly #udp: UdpPeer;
  #id = 0x1000;

  private constructor(udp: UdpPeer) {
    this.#udp = udp;
  }

  static async open(): Promise<BytesDevice> {
    return new BytesDevice(await udpPeer());
  }

  /** @param uri URI of the gateway */
  send(uri: string, message: MessageText): Promise<void> {
    return this.#udp.send(encodeText(message), Number(new URL(uri).port));
  }

  /** @throws Error if no message arrives within `timeoutMs` */
  async receive(timeoutMs?: number): Promise<ReceivedMessage> {
    const bytes = await this.#udp.receive(timeoutMs);
    const code = bytes[1] ?? 0;
    return {
      bytes,
      code: `${code >> 5}.${String(code & 31).padStart(2, '0')}`,
      id: bytes.readUInt16BE(2),
      token: bytes.subarray(4, 4 + ((bytes[0] ?? 0) & 15)).toString('hex'),
    };
  }

  /** Sends a confirmable request and returns the response. Ignores requests that arrive before it. */
  async ask(uri: string, request: Omit<MessageText, 'type' | 'id' | 'token'>): Promise<ReceivedMessage> {
    this.#id += 1;
    const token = this.#id.toString(16);
    await this.send(uri, { type: 'CON', id: this.#id, token, ...request });
    for (;;) {
      const answer = await this.receive();
      if (answer.token !== token || answer.code.startsWith('0.')) continue;
      // On a busy machine the response is a separate message (RFC 7252, 5.2.2).
      if (isConfirmable(answer)) {
        await this.send(uri, { type: 'ACK', code: '0.00', id: answer.id, token: '' });
      }
      return answer;
    }
  }

  /** @param links e.g. `</>;ct=110,</3/0>` */
  register(uri: string, endpointName: string, links: string): Promise<ReceivedMessage> {
    return this.ask(uri, {
      code: 'POST',
      path: ['rd'],
      options: {
        [option.contentFormat]: 40,
        [option.uriQuery]: [`ep=${endpointName}`, 'lt=300', 'lwm2m=1.1', 'b=U'],
      },
      payload: links,
    });
  }

  /** Answers a request with a piggybacked response. */
  answer(
    uri: string,
    { id, token }: ReceivedMessage,
    message: Omit<MessageText, 'type' | 'id' | 'token'>,
  ): Promise<void> {
    return this.send(uri, { type: 'ACK', id, token, ...message });
  }

  close(): Promise<void> {
    return this.#udp.close();
  }
}

/** Whether the type of a message is CON (RFC 7252, 3). */
function isConfirmable({ bytes }: ReceivedMessage): boolean {
  return (((bytes[0] ?? 0) >> 4) & 3) === 0;
}

/** Returns the values of an option, in their order (RFC 7252, 3.1). */
export function optionsOf({ bytes, token }: ReceivedMessage, number: number): Buffer[] {
  const found: Buffer[] = [];
  let at = 4 + token.length / 2;
  let current = 0;
  const extended = (nibble: number): number => {
    if (nibble < 13) return nibble;
    const size = nibble - 12;
    at += size;
    return bytes.readUIntBE(at - size, size) + (size === 1 ? 13 : 269);
  };
  while (at < bytes.length && bytes[at] !== 0xff) {
    const head = bytes[at] ?? 0;
    at += 1;
    current += extended(head >> 4);
    const length = extended(head & 15);
    if (current === number) found.push(bytes.subarray(at, at + length));
    at += length;
  }
  return found;
}

const numberOf = (value: Buffer | undefined): number | undefined =>
  value && (value.length === 0 ? 0 : value.readUIntBE(0, value.length));

export const acceptOf = (message: ReceivedMessage): number | undefined =>
  numberOf(optionsOf(message, option.accept)[0]);

/** Returns the Observe option of a request: 0 to observe, 1 to cancel. */
export const observeOf = (message: ReceivedMessage): number | undefined =>
  numberOf(optionsOf(message, option.observe)[0]);

/** Returns the Uri-Path, or another option with segments of a path; without segments "/". */
export const pathOf = (message: ReceivedMessage, number: number = option.uriPath): string =>
  `/${optionsOf(message, number).join('/')}`;

/** Returns an ASCII payload: the marker is the last 0xff. */
export function payloadOf({ bytes }: ReceivedMessage): string {
  const marker = bytes.lastIndexOf(0xff);
  return marker < 0 ? '' : bytes.subarray(marker + 1).toString();
}
