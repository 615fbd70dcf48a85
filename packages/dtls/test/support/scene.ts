import { randomBytes } from 'node:crypto';
import { freeUdpPort, VirtualClock } from '@muster/testkit';
import {
  createUdpSocket,
  type DatagramReceiver,
  type DatagramSocket,
  type SocketReceiver,
} from '@muster/net';
import { decodeConnection, type SavedConnection } from '../../src/session/codec.ts';
import type { MemorySessionStore } from '../../src/session/memory-store.ts';
import { SessionSealer } from '../../src/session/sealing.ts';
import type { DtlsClientOptions } from '../../src/transport/client-options.ts';
import { createDtlsClientTransport } from '../../src/transport/create-client-transport.ts';
import type { DtlsClientTransport } from '../../src/transport/client-transport.ts';
import type { DtlsServerOptions } from '../../src/transport/server-options.ts';
import { createDtlsServerTransport } from '../../src/transport/create-server-transport.ts';
import type { DtlsServerTransport } from '../../src/transport/server-transport.ts';
import type { DtlsPeer } from '../../src/transport/transport.ts';

export { messageOf } from './message-of.ts';

export const identity = 'sensor-1';
export const key = Buffer.from('a key of sixteen');

/** Every identity has the key, but for `unknown`. */
export const serverCredentials = {
  psk: (name: string): Uint8Array | undefined => (name === 'unknown' ? undefined : key),
};

export interface Received {
  readonly text: string;
  readonly peer: DtlsPeer;
}

/** Keeps what a transport delivers. */
export class Inbox implements DatagramReceiver {
  readonly datagrams: Received[] = [];
  readonly errors: Error[] = [];
  readonly #onDatagram: ((text: string, peer: DtlsPeer) => void) | undefined;

  constructor(onDatagram?: (text: string, peer: DtlsPeer) => void) {
    this.#onDatagram = onDatagram;
  }

  get texts(): string[] {
    return this.datagrams.map(({ text }) => text);
  }

  onDatagram(datagram: Buffer, peer: DtlsPeer): void {
    const text = datagram.toString();
    this.datagrams.push({ text, peer });
    this.#onDatagram?.(text, peer);
  }

  onError(error: Error): void {
    this.errors.push(error);
  }
}

/** A socket whose datagrams are written down, and may be held back. */
export class TappedSocket implements DatagramSocket {
  readonly sent: Buffer[] = [];
  readonly received: Buffer[] = [];
  /** Whether a datagram may go out. */
  passes: (datagram: Buffer) => boolean = () => true;
  readonly #inner: DatagramSocket;

  constructor(inner: DatagramSocket) {
    this.#inner = inner;
  }

  get localAddress(): { address: string; port: number } {
    return this.#inner.localAddress;
  }

  start(receiver: SocketReceiver): void {
    this.#inner.start({
      onDatagram: (datagram, address, port) => {
        this.received.push(Buffer.from(datagram));
        receiver.onDatagram(datagram, address, port);
      },
      onError: (error) => receiver.onError(error),
    });
  }

  send(datagram: Uint8Array, address: string, port: number): void {
    const copy = Buffer.from(datagram);
    if (!this.passes(copy)) return;
    this.sent.push(copy);
    this.#inner.send(datagram, address, port);
  }

  close(): Promise<void> {
    return this.#inner.close();
  }
}

export interface SceneServer {
  readonly transport: DtlsServerTransport;
  readonly inbox: Inbox;
  readonly socket: TappedSocket;
  readonly port: number;
  /** Simulates a killed process: closes the socket, saves nothing and sends nothing. */
  kill(): Promise<void>;
}

export interface SceneClient {
  readonly transport: DtlsClientTransport;
  readonly inbox: Inbox;
  /** Of the present socket. */
  readonly socket: () => TappedSocket;
  say(text: string): void;
}

/** Servers and clients on loopback, on a clock that stands still. */
export class Scene {
  readonly clock = new VirtualClock();
  readonly sessionKeys = [randomBytes(32)];
  readonly #open = new Set<{ close(): Promise<void> }>();

  /** A server that echoes, in capitals. */
  async server(options: Partial<DtlsServerOptions> = {}): Promise<SceneServer> {
    const { port = 0, floodPerSecond, ...rest } = options;
    const socketOptions = floodPerSecond === undefined ? {} : { floodPerSecond };
    const inner = await createUdpSocket({ port: port || (await freeUdpPort()), ...socketOptions });
    const socket = new TappedSocket(inner);
    this.#open.add(socket);
    const transport = await createDtlsServerTransport({
      socket,
      credentials: serverCredentials,
      clock: this.clock,
      sessionKeys: this.sessionKeys,
      ...rest,
    });
    this.#open.add(transport);
    const inbox = new Inbox((text, peer) => {
      if (!text.startsWith('!')) transport.send(Buffer.from(text.toUpperCase()), peer);
    });
    transport.start(inbox);
    const kill = async (): Promise<void> => {
      this.#open.delete(transport);
      this.#open.delete(socket);
      socket.passes = () => false;
      await socket.close();
    };
    return { transport, inbox, socket, port: transport.localAddress.port, kill };
  }

  async client(
    server: { readonly port: number },
    options: Partial<DtlsClientOptions> = {},
  ): Promise<SceneClient> {
    let latest: TappedSocket | undefined;
    const { localPort = 0 } = options;
    const transport = await createDtlsClientTransport({
      address: '127.0.0.1',
      port: server.port,
      credentials: { psk: { identity, key } },
      clock: this.clock,
      openSocket: async () => (latest = new TappedSocket(await createUdpSocket({ port: localPort }))),
      sessionKeys: this.sessionKeys,
      ...options,
    });
    this.#open.add(transport);
    const inbox = new Inbox();
    transport.start(inbox);
    const socket = (): TappedSocket => {
      if (!latest) throw new Error('The client has no socket');
      return latest;
    };
    return {
      transport,
      inbox,
      socket,
      say: (text) => transport.send(Buffer.from(text), transport.peer),
    };
  }

  /** What a store holds of the only session in it. @throws Error when it holds none */
  storedState(store: MemorySessionStore): { generation: number } & SavedConnection {
    const [session] = store.load();
    if (!session) throw new Error('Nothing is stored');
    const { id, generation, blob } = session;
    const sealer = new SessionSealer(this.sessionKeys);
    return { generation, ...decodeConnection(sealer.open(id, generation, blob)) };
  }

  async close(): Promise<void> {
    await Promise.all([...this.#open].map((one) => one.close()));
    this.#open.clear();
  }
}

/** Waits until it is so. @throws Error when it is not within 30 seconds */
export async function until(isSo: () => boolean, what = 'what was waited for'): Promise<void> {
  const endMs = Date.now() + 30_000;
  while (!isSo()) {
    if (Date.now() > endMs) throw new Error(`${what} has not come`);
    await new Promise((resolve) => setTimeout(resolve, 2));
  }
}

/** Long enough for datagrams on loopback to arrive, and for this process to read them however late its timer runs. */
export async function quiet(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, 40));
  // After a stall the event loop runs timers before it reads sockets.
  for (let turn = 0; turn < 10; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}

/** Epochs and sequence numbers of the records in datagrams; `cidBytes` those of records of type 25. */
export function numbersOf(
  datagrams: readonly Buffer[],
  cidBytes = 0,
): { type: number; epoch: number; sequence: number }[] {
  const numbers = [];
  for (const datagram of datagrams) {
    let at = 0;
    while (at + 13 <= datagram.length) {
      const type = datagram[at] ?? 0;
      const extra = type === 25 ? cidBytes : 0;
      const length = datagram.readUInt16BE(at + 11 + extra);
      numbers.push({ type, epoch: datagram.readUInt16BE(at + 3), sequence: datagram.readUIntBE(at + 5, 6) });
      at += 13 + extra + length;
    }
  }
  return numbers;
}
