/** A hand-made device: one UDP socket and CoAP messages made with coap-packet, so that tests decide each byte. */
import { createSocket, type Socket } from 'node:dgram';
import { once } from 'node:events';
import { generate, parse, type ParsedPacket } from 'coap-packet';

const RETRANSMIT_MS = 2000;

export class RawDevice {
  /** Path of its registration, without a slash in front. */
  location = '';
  private readonly socket: Socket;
  private readonly host: string;
  private readonly port: number;
  // Random: a later device on the same port must not seem to repeat the messages of this one.
  private messageId = Math.floor(Math.random() * 0x10000);
  private readonly inbox: ParsedPacket[] = [];
  /** Of requests without an answer. */
  private readonly repeats = new Set<NodeJS.Timeout>();
  private readonly waiting: ((packet: ParsedPacket) => void)[] = [];

  private constructor(socket: Socket, host: string, port: number) {
    this.socket = socket;
    this.host = host;
    this.port = port;
    socket.on('message', (datagram) => {
      const packet = parse(datagram);
      const waiter = this.waiting.shift();
      if (waiter) waiter(packet);
      else this.inbox.push(packet);
    });
  }

  static async open(serverUri: string): Promise<RawDevice> {
    const { hostname, port } = new URL(serverUri.replace('coap:', 'http:'));
    const socket = createSocket('udp4');
    socket.bind(0, '127.0.0.1');
    await once(socket, 'listening');
    return new RawDevice(socket, hostname, Number(port || 5683));
  }

  /** Opens a device that registers in LwM2M 1.1. */
  static async register(serverUri: string, endpoint: string, objects?: string): Promise<RawDevice> {
    const device = await RawDevice.open(serverUri);
    await device.register(endpoint, objects);
    return device;
  }

  /** @throws Error if the registration is refused */
  async register(endpoint: string, objects = '</1/0>,</3303/0>', binding = 'b=U'): Promise<void> {
    const message = { contentFormat: 40, payload: objects };
    const answer = await this.request('0.02', `/rd?ep=${endpoint}&lt=3600&lwm2m=1.1&${binding}`, message);
    if (answer.code !== '2.01') throw new Error(`${endpoint} was refused: ${answer.code}`);
    this.location = locationOf(answer);
  }

  /** Reports a value by a Send. @returns the code of the response */
  async report(value: number, timeMs?: number): Promise<string> {
    const record = { n: '/3303/0/5700', v: value, ...(timeMs === undefined ? {} : { t: timeMs / 1_000 }) };
    const message = { contentFormat: 110, payload: JSON.stringify([record]) };
    return (await this.request('0.02', '/dp', message)).code;
  }

  sendBytes(bytes: Uint8Array): Promise<void> {
    return new Promise((resolve, reject) =>
      this.socket.send(bytes, this.port, this.host, (error) => (error ? reject(error) : resolve())),
    );
  }

  /** A Message ID that this device has not used yet. */
  nextMessageId(): number {
    this.messageId = (this.messageId + 1) & 0xffff;
    return this.messageId;
  }

  /** The next message that arrives. */
  receive(): Promise<ParsedPacket> {
    const queued = this.inbox.shift();
    return queued ? Promise.resolve(queued) : new Promise((resolve) => this.waiting.push(resolve));
  }

  /** Sends a confirmable request and waits for its answer; other messages stay in the inbox. */
  async request(
    code: '0.01' | '0.02' | '0.03' | '0.04',
    path: string,
    options: { readonly contentFormat?: number; readonly payload?: string | Buffer } = {},
  ): Promise<ParsedPacket> {
    const [pathname = '', query = ''] = path.split('?');
    const messageId = this.nextMessageId();
    const token = Buffer.from([messageId >> 8, messageId & 0xff, 7]);
    const packet = generate({
      code,
      confirmable: true,
      messageId,
      token,
      payload: Buffer.from(options.payload ?? ''),
      options: [
        ...pathname
          .split('/')
          .filter(Boolean)
          .map((segment) => ({ name: 'Uri-Path' as const, value: Buffer.from(segment) })),
        ...(options.contentFormat === undefined
          ? []
          : [{ name: 'Content-Format' as const, value: uint(options.contentFormat) }]),
        ...query
          .split('&')
          .filter(Boolean)
          .map((pair) => ({ name: 'Uri-Query' as const, value: Buffer.from(pair) })),
      ],
    });
    await this.sendBytes(packet);
    // A datagram may be lost, above all behind a flood: a confirmable request is sent again (RFC 7252 section 4.2).
    const again = setInterval(() => void this.sendBytes(packet), RETRANSMIT_MS);
    this.repeats.add(again);
    try {
      for (;;) {
        const answer = await this.receive();
        if (!answer.token.equals(token)) continue;
        // A response of its own: the service repeats it, and keeps back the next one, until it is acknowledged.
        if (answer.confirmable) await this.acknowledge(answer);
        return answer;
      }
    } finally {
      clearInterval(again);
      this.repeats.delete(again);
    }
  }

  /** Acknowledges a confirmable message. */
  acknowledge({ messageId }: ParsedPacket): Promise<void> {
    return this.sendBytes(generate({ code: '0.00', ack: true, messageId, token: Buffer.alloc(0) }));
  }

  /** Also gives up requests that have had no answer. */
  close(): void {
    for (const again of this.repeats) clearInterval(again);
    this.socket.close();
  }
}

/** The path in the Location-Path options of a response. */
export function locationOf({ options }: Pick<ParsedPacket, 'options'>): string {
  return options
    .filter(({ name }) => name === 'Location-Path')
    .map(({ value }) => String(value))
    .join('/');
}

function uint(value: number): Buffer {
  if (value === 0) return Buffer.alloc(0);
  return value < 256 ? Buffer.from([value]) : Buffer.from([value >> 8, value & 0xff]);
}
