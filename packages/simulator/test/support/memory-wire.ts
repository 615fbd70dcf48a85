import type { DatagramSocket, SocketReceiver } from '@muster/lwm2m';
import type { VirtualClock } from '@muster/testkit';

/** A datagram as it arrived at the server's end. */
export interface Arrival {
  readonly atMs: number;
  /** Of the device. */
  readonly port: number;
  readonly datagram: Buffer;
}

const server = { address: '192.0.2.1', port: 5683 };

/** A network of memory on a virtual clock, with nothing at the server's end. Its sockets have the ports 40001, 40002 ... */
export class MemoryWire {
  readonly arrivals: Arrival[] = [];
  readonly #clock: VirtualClock;
  readonly #receivers = new Map<number, SocketReceiver>();
  #lastPort = 40_000;

  constructor(clock: VirtualClock) {
    this.#clock = clock;
  }

  /** Ports that are open, ascending. */
  get ports(): number[] {
    return [...this.#receivers.keys()];
  }

  /** The bytes that arrived, as text. */
  get texts(): string[] {
    return this.arrivals.map(({ datagram }) => datagram.toString());
  }

  readonly open = async (): Promise<DatagramSocket> => {
    this.#lastPort += 1;
    const port = this.#lastPort;
    return {
      localAddress: { address: '127.0.0.1', port },
      start: (receiver) => void this.#receivers.set(port, receiver),
      send: (datagram) =>
        void this.arrivals.push({ atMs: this.#clock.monotonic(), port, datagram: Buffer.from(datagram) }),
      close: async () => void this.#receivers.delete(port),
    };
  };

  /** Sends to a port of the device; lost if the port is closed. */
  reply(port: number, text: string): void {
    this.#receivers.get(port)?.onDatagram(Buffer.from(text), server.address, server.port);
  }
}
