import type { Clock, Peer, Transport } from '@muster/lwm2m';

type Receiver = Parameters<Transport['start']>[0];

const server = { address: '127.0.0.1', port: 5683 };
const code = { post: 0x02, delete: 0x04, created: 0x41, deleted: 0x42, changed: 0x44 };
const locationPath = 8;
const uriPath = 11;

/**
 * A network without sockets, on the test's clock, with an LwM2M server of a few lines at its end: it takes every
 * Register, Update and Deregister, and writes down each datagram that it is sent.
 */
export class MemoryNetwork {
  /** Virtual milliseconds, port of the device, bytes in hexadecimal. */
  readonly transcript: string[] = [];
  /** While set, the server does not answer. */
  isSilent = false;
  readonly #clock: Clock;
  readonly #receivers = new Map<number, Receiver>();

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** The transport of a device. */
  open(port: number): Transport {
    return {
      scheme: 'coap',
      localAddress: { address: '127.0.0.1', port },
      peerOf,
      start: (receiver) => void this.#receivers.set(port, receiver),
      send: (datagram) => this.#serve(port, Buffer.from(datagram)),
      close: async () => void this.#receivers.delete(port),
    };
  }

  #serve(port: number, datagram: Buffer): void {
    this.transcript.push(`${this.#clock.monotonic()} ${port} ${datagram.toString('hex')}`);
    const reply = this.isSilent ? undefined : replyTo(datagram, port);
    if (!reply) return;
    const deliver = (): void =>
      this.#receivers.get(port)?.onDatagram(reply, peerOf(server.address, server.port));
    this.#clock.setTimer(1, deliver);
  }
}

function peerOf(address: string, port: number): Peer {
  return { key: `${address}:${port}`, address, port };
}

/** The ACK with a piggybacked response (RFC 7252 5.2.1) to a confirmable request, else nothing. */
function replyTo(datagram: Buffer, port: number): Buffer | undefined {
  const isConfirmable = (datagram.readUInt8(0) & 0x30) === 0;
  const method = datagram.readUInt8(1);
  if (!isConfirmable || (method !== code.post && method !== code.delete)) return undefined;
  const tokenLength = datagram.readUInt8(0) & 0x0f;
  const isRegister = countOptions(datagram, 4 + tokenLength, uriPath) === 1;
  const header = Buffer.from(datagram.subarray(0, 4 + tokenLength));
  header[0] = 0x60 | tokenLength;
  header[1] = isRegister ? code.created : method === code.delete ? code.deleted : code.changed;
  if (!isRegister) return header;
  const id = Buffer.from(String(port));
  return Buffer.concat([
    header,
    Buffer.from([(locationPath << 4) | 2]),
    Buffer.from('rd'),
    Buffer.from([id.length]),
    id,
  ]);
}

/** How often an option is there (RFC 7252 3.1). */
function countOptions(datagram: Buffer, start: number, wanted: number): number {
  let at = start;
  let number = 0;
  let count = 0;
  const extended = (nibble: number): number => {
    if (nibble < 13) return nibble;
    const value = nibble === 13 ? datagram.readUInt8(at) + 13 : datagram.readUInt16BE(at) + 269;
    at += nibble === 13 ? 1 : 2;
    return value;
  };
  while (at < datagram.length && datagram[at] !== 0xff) {
    const byte = datagram.readUInt8(at);
    at += 1;
    number += extended(byte >> 4);
    at += extended(byte & 0x0f);
    if (number === wanted) count += 1;
  }
  return count;
}
