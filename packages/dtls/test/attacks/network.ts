import { VirtualClock } from '@muster/testkit';
import type { DatagramSocket, SocketReceiver } from '@muster/net';
import type { DtlsClientOptions } from '../../src/transport/client-options.ts';
import { createDtlsClientTransport } from '../../src/transport/create-client-transport.ts';
import type { DtlsClientTransport } from '../../src/transport/client-transport.ts';
import type { DtlsServerOptions } from '../../src/transport/server-options.ts';
import { createDtlsServerTransport } from '../../src/transport/create-server-transport.ts';
import type { DtlsServerTransport } from '../../src/transport/server-transport.ts';
import { identity, Inbox, key, serverCredentials } from '../support/scene.ts';

export const SERVER = { address: '192.0.2.1', port: 5684 };
export const DEVICE = { address: '198.51.100.7', port: 40_000 };
export const ATTACKER = { address: '203.0.113.9', port: 6_666 };

export interface Endpoint {
  readonly address: string;
  readonly port: number;
}

export interface Passed {
  readonly from: Endpoint;
  readonly to: Endpoint;
  readonly datagram: Buffer;
}

const textOf = ({ address, port }: Endpoint): string => `${address}:${port}`;

/** A network in memory, on which an attacker sees all, holds back what he likes, and sends from any address. */
export class Network {
  readonly clock = new VirtualClock();
  /** All that was sent, by whom else than the attacker. */
  readonly log: Passed[] = [];
  /** Whether a datagram reaches whom it is for. */
  passes: (passed: Passed) => boolean = () => true;
  readonly #sockets = new Map<string, SocketReceiver>();
  readonly #open: { close(): Promise<void> }[] = [];

  socket(own: Endpoint): DatagramSocket {
    return {
      localAddress: own,
      start: (receiver) => void this.#sockets.set(textOf(own), receiver),
      send: (datagram, address, port) => {
        const passed = { from: own, to: { address, port }, datagram: Buffer.from(datagram) };
        this.log.push(passed);
        if (this.passes(passed)) queueMicrotask(() => this.inject(passed.datagram, own, passed.to));
      },
      close: async () => void this.#sockets.delete(textOf(own)),
    };
  }

  /** Delivers a datagram from any sender. */
  inject(datagram: Buffer, from: Endpoint, to: Endpoint = SERVER): void {
    this.#sockets.get(textOf(to))?.onDatagram(Buffer.from(datagram), from.address, from.port);
  }

  sentBy(from: Endpoint): Buffer[] {
    return this.log.filter((passed) => textOf(passed.from) === textOf(from)).map(({ datagram }) => datagram);
  }

  sentTo(to: Endpoint): Buffer[] {
    return this.log.filter((passed) => textOf(passed.to) === textOf(to)).map(({ datagram }) => datagram);
  }

  /** A server that answers in capitals. */
  async server(
    options: Partial<DtlsServerOptions> = {},
  ): Promise<{ transport: DtlsServerTransport; inbox: Inbox }> {
    const transport = await createDtlsServerTransport({
      socket: this.socket(SERVER),
      credentials: serverCredentials,
      clock: this.clock,
      ...options,
    });
    this.#open.push(transport);
    const inbox = new Inbox((text, peer) => transport.send(Buffer.from(text.toUpperCase()), peer));
    transport.start(inbox);
    return { transport, inbox };
  }

  async device(
    options: Partial<DtlsClientOptions> = {},
    own: Endpoint = DEVICE,
  ): Promise<{ transport: DtlsClientTransport; inbox: Inbox; say(text: string): Promise<void> }> {
    const transport = await createDtlsClientTransport({
      ...SERVER,
      credentials: { psk: { identity, key } },
      clock: this.clock,
      openSocket: async () => this.socket(own),
      ...options,
    });
    this.#open.push(transport);
    const inbox = new Inbox();
    transport.start(inbox);
    const say = async (text: string): Promise<void> => {
      transport.send(Buffer.from(text), transport.peer);
      await settled();
    };
    return { transport, inbox, say };
  }

  async close(): Promise<void> {
    for (const one of this.#open.splice(0).reverse()) await one.close();
  }
}

/** Long enough for a handshake in memory. */
export async function settled(turns = 60): Promise<void> {
  for (let turn = 0; turn < turns; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}
