import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

/** Types of packets in the first four bits (MQTT 3.1.1, 2.2.1). */
const [CONNECT, CONNACK, PUBLISH, PUBACK, SUBSCRIBE, SUBACK, PINGREQ, DISCONNECT] = [
  1, 2, 3, 4, 8, 9, 12, 14,
] as const;

export interface RawConnect {
  readonly clientId?: string;
  readonly username?: string;
  readonly password?: string;
  readonly will?: { readonly topic: string; readonly payload: string; readonly retain?: boolean };
}

export interface RawPacket {
  readonly type: number;
  readonly body: Buffer;
}

function text(value: string): Buffer {
  const bytes = Buffer.from(value);
  const length = Buffer.alloc(2);
  length.writeUInt16BE(bytes.length);
  return Buffer.concat([length, bytes]);
}

function remainingLength(length: number): Buffer {
  const bytes: number[] = [];
  for (let rest = length; bytes.length === 0 || rest > 0; rest = Math.floor(rest / 128)) {
    bytes.push((rest % 128) + (rest >= 128 ? 128 : 0));
  }
  return Buffer.from(bytes);
}

function packet(type: number, flags: number, ...parts: readonly Buffer[]): Buffer {
  const body = Buffer.concat(parts);
  return Buffer.concat([Buffer.from([type * 16 + flags]), remainingLength(body.length), body]);
}

export function connectPacket({ clientId = 'raw', username, password, will }: RawConnect): Buffer {
  const flags =
    0x02 +
    (username === undefined ? 0 : 0x80) +
    (password === undefined ? 0 : 0x40) +
    (will === undefined ? 0 : 0x04 + (will.retain === true ? 0x20 : 0));
  return packet(
    CONNECT,
    0,
    text('MQTT'),
    Buffer.from([4, flags, 0, 0]),
    ...[clientId, will?.topic, will?.payload, username, password].flatMap((one) =>
      one === undefined ? [] : [text(one)],
    ),
  );
}

/** @param id message ID of a PUBLISH with QoS 1; 0: QoS 0 */
export function publishPacket(topic: string, payload: string | Buffer, id = 0, isRetained = false): Buffer {
  const messageId = Buffer.from([id >> 8, id & 0xff]);
  return packet(
    PUBLISH,
    (id > 0 ? 2 : 0) + (isRetained ? 1 : 0),
    text(topic),
    id > 0 ? messageId : Buffer.alloc(0),
    Buffer.from(payload),
  );
}

/** With message ID 1 and QoS 1. */
export function subscribePacket(...filters: readonly string[]): Buffer {
  return packet(
    SUBSCRIBE,
    2,
    Buffer.from([0, 1]),
    ...filters.map((one) => Buffer.concat([text(one), Buffer.from([1])])),
  );
}

export const pingPacket = packet(PINGREQ, 0);
export const disconnectPacket = packet(DISCONNECT, 0);

/** The fixed header of a PUBLISH that announces a length. */
export function publishHeader(length: number): Buffer {
  return Buffer.concat([Buffer.from([PUBLISH * 16]), remainingLength(length)]);
}

/** A client of MQTT that sends any bytes. */
export class RawMqtt {
  readonly socket: Socket;
  /** Resolves when the connection has ended. */
  readonly closed: Promise<unknown>;
  #bytes = Buffer.alloc(0);
  readonly #packets: RawPacket[] = [];

  private constructor(socket: Socket) {
    this.socket = socket;
    this.closed = new Promise((resolve) => socket.once('close', resolve));
    socket.on('error', () => undefined);
  }

  static async open(url: string): Promise<RawMqtt> {
    const { hostname, port } = new URL(url);
    const client = new RawMqtt(connect({ host: hostname, port: Number(port) }));
    await once(client.socket, 'connect');
    return client;
  }

  send(...packets: readonly Buffer[]): void {
    this.socket.write(Buffer.concat(packets));
  }

  /** Sends a CONNECT. Resolves with the return code, or undefined if the connection ended. */
  async connect(options: RawConnect): Promise<number | undefined> {
    this.send(connectPacket(options));
    return (await this.next(CONNACK))?.body[1];
  }

  async subscribe(...filters: readonly string[]): Promise<readonly number[] | undefined> {
    this.send(subscribePacket(...filters));
    const answer = await this.next(SUBACK);
    return answer && [...answer.body.subarray(2)];
  }

  /** Publishes with QoS 1. Resolves with true when it is acknowledged, false if the connection ended before. */
  async publish(topic: string, payload: string): Promise<boolean> {
    this.send(publishPacket(topic, payload, 1));
    return (await this.next(PUBACK)) !== undefined;
  }

  /** Resolves with the next packet of a type, and leaves others; undefined if the connection ended. */
  async next(type: number = PUBLISH): Promise<RawPacket | undefined> {
    for (;;) {
      for (let one = this.#take(); one !== undefined; one = this.#take()) this.#packets.push(one);
      const at = this.#packets.findIndex((one) => one.type === type);
      if (at >= 0) return this.#packets.splice(at, 1)[0];
      const chunk = await Promise.race([
        once(this.socket, 'data') as Promise<[Buffer]>,
        this.closed.then(() => undefined),
      ]);
      if (chunk === undefined) return undefined;
      this.#bytes = Buffer.concat([this.#bytes, chunk[0]]);
    }
  }

  #take(): RawPacket | undefined {
    let length = 0;
    for (let at = 1; at < this.#bytes.length; at += 1) {
      const byte = this.#bytes[at]!;
      length += (byte & 0x7f) * 128 ** (at - 1);
      if (byte >= 0x80) continue;
      const end = at + 1 + length;
      if (this.#bytes.length < end) return undefined;
      const taken = { type: this.#bytes[0]! >> 4, body: this.#bytes.subarray(at + 1, end) };
      this.#bytes = this.#bytes.subarray(end);
      return taken;
    }
    return undefined;
  }

  end(): void {
    this.socket.destroy();
  }
}
