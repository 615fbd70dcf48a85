import { createSocket, type Socket } from 'node:dgram';
import { once } from 'node:events';

/** A datagram in transit, and its content. */
export interface TappedDatagram {
  readonly from: 'client' | 'server';
  /** Handshake message or alert in each record (RFC 5246 7.2, 7.4), or its type. `protected`: encrypted. */
  readonly records: readonly string[];
  readonly bytes: Buffer;
}

const contentTypes: Readonly<Record<number, string>> = {
  20: 'ChangeCipherSpec',
  23: 'protected',
  25: 'protected',
};
const handshakeTypes: Readonly<Record<number, string>> = {
  1: 'ClientHello',
  2: 'ServerHello',
  3: 'HelloVerifyRequest',
  11: 'Certificate',
  12: 'ServerKeyExchange',
  13: 'CertificateRequest',
  14: 'ServerHelloDone',
  15: 'CertificateVerify',
  16: 'ClientKeyExchange',
};
const HEADER_BYTES = 13;
const CID_TYPE = 25;
/** Length of the Connection ID in records of the client. Those of the server have none. */
const CID_BYTES = 6;

/** Whether a datagram with these records is lost, by how many have passed in its direction before. */
export type Losses = (from: TappedDatagram['from'], index: number, records: readonly string[]) => boolean;

/** Stands between a client and a server: writes down what passes, and may lose some of it. */
export class WireTap implements AsyncDisposable {
  readonly seen: TappedDatagram[] = [];
  readonly lost: TappedDatagram[] = [];
  readonly #near: Socket;
  readonly #far: Socket;

  private constructor(near: Socket, far: Socket) {
    this.#near = near;
    this.#far = far;
  }

  static async open(serverPort: number, loses: Losses = () => false): Promise<WireTap> {
    const tap = new WireTap(await socket(), await socket());
    const counts = { client: 0, server: 0 };
    let clientPort = 0;
    const take = (from: TappedDatagram['from'], bytes: Buffer, forward: () => void): void => {
      const records = recordsOf(bytes, from === 'client' ? CID_BYTES : 0);
      const isLost = loses(from, counts[from]++, records);
      (isLost ? tap.lost : tap.seen).push({ from, bytes, records });
      if (!isLost) forward();
    };
    tap.#near.on('message', (bytes, { port }) => {
      clientPort = port;
      take('client', bytes, () => tap.#far.send(bytes, serverPort, '127.0.0.1'));
    });
    tap.#far.on('message', (bytes) =>
      take('server', bytes, () => tap.#near.send(bytes, clientPort, '127.0.0.1')),
    );
    return tap;
  }

  /** Where clients reach the server. */
  get port(): number {
    return this.#near.address().port;
  }

  /** Direction and contents of each datagram, such as `client: ClientHello`. */
  get course(): string[] {
    return this.seen.map(({ from, records }) => `${from}: ${records.join(', ')}`);
  }

  /** The handshake messages of both sides in order, without those that were sent again. */
  get handshake(): string[] {
    const messages = this.seen.flatMap(({ from, records }) => records.map((record) => `${from}: ${record}`));
    return [...new Set(messages.filter((message) => !/protected|Alert/.test(message)))];
  }

  /** The cipher suite of the ServerHello (RFC 5246 7.4.1.3). */
  get cipherSuite(): number | undefined {
    const hello = this.seen.find(({ records }) => records[0] === 'ServerHello')?.bytes;
    if (!hello) return undefined;
    const sessionIdAt = HEADER_BYTES + 12 + 2 + 32;
    return hello.readUInt16BE(sessionIdAt + 1 + hello.readUInt8(sessionIdAt));
  }

  /** Whether a text was on the wire for all to read. */
  shows(text: string): boolean {
    return this.seen.some(({ bytes }) => bytes.includes(text));
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await Promise.all(
      [this.#near, this.#far].map((one) => new Promise<void>((resolve) => one.close(() => resolve()))),
    );
  }
}

async function socket(): Promise<Socket> {
  const opened = createSocket('udp4');
  opened.bind(0, '127.0.0.1');
  await once(opened, 'listening');
  return opened;
}

function recordsOf(datagram: Buffer, cidBytes: number): string[] {
  const found: string[] = [];
  for (let at = 0; at + HEADER_BYTES <= datagram.length;) {
    const type = datagram.readUInt8(at);
    const header = HEADER_BYTES + (type === CID_TYPE ? cidBytes : 0);
    const length = datagram.readUInt16BE(at + header - 2);
    const isPlain = datagram.readUInt16BE(at + 3) === 0;
    found.push(isPlain ? plainName(type, datagram.subarray(at + header)) : 'protected');
    at += header + length;
  }
  return found;
}

function plainName(type: number, content: Buffer): string {
  if (type === 21) return `Alert ${content[1] ?? ''}`;
  if (type !== 22) return contentTypes[type] ?? `type ${type}`;
  const handshakeType = content[0] ?? 0;
  return handshakeTypes[handshakeType] ?? `handshake ${handshakeType}`;
}
