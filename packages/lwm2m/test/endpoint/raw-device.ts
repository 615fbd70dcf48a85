import { codeText, decodeMessage, OptionNumber, type Message } from '@muster/coap';
import { encodeText, udpPeer, type MessageText, type UdpPeer } from '@muster/testkit';

const { contentFormat, locationPath, maxAge, uriQuery } = OptionNumber;

/** What a raw answer says. */
export interface RawAnswer {
  readonly code: string;
  readonly payload: string;
  readonly location: readonly string[];
  readonly contentFormat: number | undefined;
  readonly maxAge: number | undefined;
}

/** A device that speaks in bytes. */
export class RawDevice {
  readonly udp: UdpPeer;
  readonly #port: number;
  #id = 1000;

  private constructor(udp: UdpPeer, port: number) {
    this.udp = udp;
    this.#port = port;
  }

  /** @param port the server's */
  static async open(port: number): Promise<RawDevice> {
    return new RawDevice(await udpPeer(), port);
  }

  /** Sends a confirmable request and takes the answer that comes with its acknowledgement. */
  async ask(request: Omit<MessageText, 'type' | 'id'>): Promise<RawAnswer> {
    this.#id += 1;
    await this.send({ type: 'CON', id: this.#id, token: 'a1b2', ...request });
    const message = await this.receive();
    if (message.messageId !== this.#id) throw new Error('not the acknowledgement of this request');
    return readAnswer(message);
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

  send(message: MessageText): Promise<void> {
    return this.udp.send(encodeText(message), this.#port);
  }

  async receive(): Promise<Message> {
    return decodeMessage(await this.udp.receive());
  }

  close(): Promise<void> {
    return this.udp.close();
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
    code: codeText(message.code),
    payload: message.payload.toString(),
    location: values(locationPath).map(String),
    contentFormat: uint(contentFormat),
    maxAge: uint(maxAge),
  };
}
