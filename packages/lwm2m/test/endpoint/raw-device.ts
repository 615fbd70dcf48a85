import { codeText, decodeMessage, methodOfCode, OptionNumber, type Message } from '@muster/coap';
import { encodeText, udpPeer, type MessageText, type UdpPeer } from '@muster/testkit';

const { accept, contentFormat, locationPath, maxAge, uriPath, uriQuery } = OptionNumber;

/** What a message says. */
export interface RawAnswer {
  /** Code of a response such as `2.05`, or method. */
  readonly code: string;
  readonly path: string;
  readonly query: readonly string[];
  readonly payload: string;
  readonly bytes: Buffer;
  readonly location: readonly string[];
  readonly contentFormat: number | undefined;
  readonly accept: number | undefined;
  readonly maxAge: number | undefined;
}

/** The other side of a device or a server, in bytes. */
export class RawDevice {
  readonly udp: UdpPeer;
  /** Of the other side. */
  port: number;
  #id = 1000;

  private constructor(udp: UdpPeer, port: number) {
    this.udp = udp;
    this.port = port;
  }

  static async open(port = 0): Promise<RawDevice> {
    return new RawDevice(await udpPeer(), port);
  }

  /** Sends a confirmable request and takes its response, which may come after requests of the other side. */
  async ask(request: Omit<MessageText, 'type' | 'id'>): Promise<RawAnswer> {
    this.#id += 1;
    await this.send({ type: 'CON', id: this.#id, token: 'a1b2', ...request });
    for (;;) {
      const message = await this.receive();
      if (message.messageId === this.#id && message.code !== 0) return readAnswer(message);
    }
  }

  /** @param format null: none is given */
  register(
    query: readonly string[],
    payload: string | Uint8Array,
    format: number | null = 40,
  ): Promise<RawAnswer> {
    const options = { [uriQuery]: [...query], ...(format === null ? {} : { [contentFormat]: format }) };
    return this.ask({ code: 'POST', path: ['rd'], options, payload });
  }

  /** Takes the next request of the other side, and answers it. @returns the request */
  async answer(
    code: string,
    options: MessageText['options'] = {},
    payload: string | Uint8Array = '',
  ): Promise<RawAnswer> {
    const message = await this.receive();
    await this.acknowledge(message, code, options, payload);
    return readAnswer(message);
  }

  acknowledge(
    { messageId: id, token }: Message,
    code: string,
    options: MessageText['options'] = {},
    payload: string | Uint8Array = '',
  ): Promise<void> {
    return this.send({ type: 'ACK', code, id, token: token.toString('hex'), options, payload });
  }

  send(message: MessageText): Promise<void> {
    return this.udp.send(encodeText(message), this.port);
  }

  async receive(): Promise<Message> {
    return decodeMessage(await this.udp.receive());
  }

  close(): Promise<void> {
    return this.udp.close();
  }

  [Symbol.asyncDispose](): Promise<void> {
    return this.close();
  }
}

export function readAnswer(message: Message): RawAnswer {
  const values = (number: number): Buffer[] =>
    message.options.filter((option) => option.number === number).map(({ value }) => value);
  const uint = (number: number): number | undefined => {
    const [value] = values(number);
    return value && (value.length === 0 ? 0 : value.readUIntBE(0, value.length));
  };
  return {
    code: methodOfCode(message.code) ?? codeText(message.code),
    path: `/${values(uriPath).map(String).join('/')}`,
    query: values(uriQuery).map(String),
    payload: message.payload.toString(),
    bytes: message.payload,
    location: values(locationPath).map(String),
    contentFormat: uint(contentFormat),
    accept: uint(accept),
    maxAge: uint(maxAge),
  };
}
