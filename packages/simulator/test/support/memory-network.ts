import { decodeMessage, encodeMessage, MessageType, OptionNumber } from '@muster/coap';
import type { Clock, Peer, Transport } from '@muster/lwm2m';

type Receiver = Parameters<Transport['start']>[0];

const server = { address: '127.0.0.1', port: 5683 };
const code = { post: 0x02, delete: 0x04, created: 0x41, deleted: 0x42, changed: 0x44 };

/**
 * A network without sockets, on the test's clock, with an LwM2M server of a few lines at its end: it takes every
 * Register, Update, Send and Deregister, and writes down each datagram that it is sent.
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

const peerOf = (address: string, port: number): Peer => ({ key: `${address}:${port}`, address, port });

/** The ACK with a piggybacked response (RFC 7252 5.2.1) to a confirmable request, else nothing. */
function replyTo(datagram: Buffer, port: number): Buffer | undefined {
  const request = decodeMessage(datagram);
  const path = request.options.filter(({ number }) => number === OptionNumber.uriPath);
  const isRegister = path.length === 1 && String(path[0]?.value) === 'rd';
  const response = isRegister ? code.created : request.code === code.delete ? code.deleted : code.changed;
  if (request.type !== MessageType.confirmable || ![code.post, code.delete].includes(request.code)) {
    return undefined;
  }
  const location = isRegister ? ['rd', String(port)] : [];
  return encodeMessage({
    ...request,
    type: MessageType.acknowledgement,
    code: response,
    options: location.map((part) => ({ number: OptionNumber.locationPath, value: Buffer.from(part) })),
    payload: Buffer.alloc(0),
  });
}
