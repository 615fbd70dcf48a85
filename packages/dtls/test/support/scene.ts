import { randomBytes } from 'node:crypto';
import { VirtualClock } from '@muster/testkit';
import { expect } from 'chai';
import type { DatagramReceiver, DatagramSocket, SocketReceiver } from '@muster/net';
import { records } from '../../src/record/record.ts';
import { decodeConnection, type SavedConnection } from '../../src/session/codec.ts';
import type { MemorySessionStore } from '../../src/session/memory-store.ts';
import { SessionSealer } from '../../src/session/sealing.ts';
import type { DtlsClientOptions } from '../../src/transport/client-options.ts';
import { createDtlsClientTransport } from '../../src/transport/create-client-transport.ts';
import type { DtlsClientTransport } from '../../src/transport/client-transport.ts';
import type { DtlsServerOptions, SessionInfo } from '../../src/transport/server-options.ts';
import { createDtlsServerTransport } from '../../src/transport/create-server-transport.ts';
import type { DtlsServerTransport } from '../../src/transport/server-transport.ts';
import type { DtlsPeer } from '../../src/transport/transport.ts';

export const identity = 'sensor-1';
export const key = Buffer.from('a key of sixteen');

/** Every identity has the key, but for `unknown`. */
export const serverCredentials = {
  psk: (name: string): Uint8Array | undefined => (name === 'unknown' ? undefined : key),
};

export interface Address {
  readonly address: string;
  readonly port: number;
}

export const SERVICE: Address = { address: '192.0.2.1', port: 5684 };
export const DEVICE: Address = { address: '198.51.100.7', port: 40_000 };
export const ATTACKER: Address = { address: '203.0.113.9', port: 6_666 };

const isSame = (one: Address, other: Address): boolean =>
  one.port === other.port && one.address === other.address;

/** Keeps what a transport delivers. */
export class Inbox implements DatagramReceiver {
  readonly datagrams: { readonly text: string; readonly peer: DtlsPeer }[] = [];
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

/** A datagram that a socket has sent. */
export interface Passage {
  readonly from: TestSocket;
  readonly to: Address;
  readonly datagram: Buffer;
}

/** A socket on the network of a scene, which records the datagrams it sends and receives. */
export class TestSocket implements DatagramSocket {
  readonly localAddress: Address;
  readonly received: Buffer[] = [];
  /** Whether a datagram may go out. */
  passes: (datagram: Buffer) => boolean = () => true;
  /** Sockets that hear it. By default, those at the address that it sends to. */
  route: () => readonly TestSocket[] | undefined = () => undefined;
  readonly #scene: Scene;
  #receiver: SocketReceiver | undefined;
  #isOpen = true;

  constructor(scene: Scene, localAddress: Address) {
    this.#scene = scene;
    this.localAddress = localAddress;
  }

  get isOpen(): boolean {
    return this.#isOpen;
  }

  get sent(): Buffer[] {
    return this.#scene.log.filter(({ from }) => from === this).map(({ datagram }) => datagram);
  }

  start(receiver: SocketReceiver): void {
    this.#receiver = receiver;
  }

  send(datagram: Uint8Array, address: string, port: number): void {
    const copy = Buffer.from(datagram);
    if (this.#isOpen && this.passes(copy))
      this.#scene.carry({ from: this, to: { address, port }, datagram: copy });
  }

  /** Delivers a datagram from any sender. */
  hear(datagram: Buffer, { address, port }: Address): void {
    if (this.#isOpen) this.#receiver?.onDatagram(Buffer.from(datagram), address, port);
  }

  async close(): Promise<void> {
    this.#isOpen = false;
  }
}

export interface SceneServer {
  readonly transport: DtlsServerTransport;
  readonly inbox: Inbox;
  readonly socket: TestSocket;
  readonly port: number;
  readonly closed: (SessionInfo & { readonly reason: string })[];
  /** Delivers a datagram of a device or an attacker. */
  hear(datagram: Buffer, port: number): void;
  /** Delivers datagrams, and waits until the network is quiet. */
  takes(port: number, ...datagrams: readonly Buffer[]): Promise<void>;
  /** Simulates a killed process: it sends and hears nothing more, and does not reach its store. */
  kill(): void;
}

export interface SceneClient {
  readonly transport: DtlsClientTransport;
  readonly inbox: Inbox;
  /** Of the present socket. */
  readonly socket: () => TestSocket;
  readonly port: () => number;
  /** Datagrams of all its sockets, whether they have arrived or not. */
  readonly sent: Buffer[];
  /** Servers that hear it. By default, those at the address that it sends to. */
  route: readonly SceneServer[] | undefined;
  say(text: string): void;
  /** Says something, to other servers if they are given, and waits until the network is quiet. */
  tell(text: string, ...route: readonly SceneServer[]): Promise<void>;
  /** The same, with text that is echoed: fails without the echo. */
  ask(text: string, ...route: readonly SceneServer[]): Promise<void>;
  /** Says something that no server hears, and returns the datagram. */
  unheard(text: string): Buffer;
}

/** Servers and clients on a network in memory, on a clock that stands still. */
export class Scene {
  readonly clock = new VirtualClock();
  readonly sessionKeys = [randomBytes(32)];
  /** All that sockets have sent. */
  readonly log: Passage[] = [];
  /** Whether a datagram reaches whom it is for. */
  passes: (passage: Passage) => boolean = () => true;
  readonly #sockets: TestSocket[] = [];
  readonly #open = new Set<{ close(): Promise<void> }>();
  #nextPort = DEVICE.port;

  /** A socket, by default at a port that no peer has used. */
  socket(
    { address = ATTACKER.address, port = this.#nextPort++ }: Partial<Address> = {},
    create = (at: Address): TestSocket => new TestSocket(this, at),
  ): TestSocket {
    const socket = create({ address, port });
    this.#sockets.push(socket);
    return socket;
  }

  carry(passage: Passage): void {
    this.log.push(passage);
    if (!this.passes(passage)) return;
    const { from, to, datagram } = passage;
    const at = from.route() ?? this.#sockets.filter(({ localAddress }) => isSame(localAddress, to));
    for (const socket of at) {
      queueMicrotask(() => {
        if (socket.isOpen) socket.received.push(datagram);
        socket.hear(datagram, from.localAddress);
      });
    }
  }

  /** A server that echoes in capitals, except texts that begin with an exclamation mark. */
  async server(
    options: Partial<DtlsServerOptions> = {},
    onText: (text: string) => void = () => undefined,
  ): Promise<SceneServer> {
    const { port = 0, events, ...rest } = options;
    const socket = this.socket({ address: SERVICE.address, ...(port > 0 ? { port } : {}) });
    const closed: SceneServer['closed'] = [];
    const transport = await createDtlsServerTransport({
      socket,
      credentials: serverCredentials,
      clock: this.clock,
      sessionKeys: this.sessionKeys,
      ...rest,
      events: {
        ...events,
        onClosed: (info) => {
          closed.push(info);
          events?.onClosed?.(info);
        },
      },
    });
    this.#open.add(transport);
    const inbox = new Inbox((text, peer) => {
      onText(text);
      if (!text.startsWith('!')) transport.send(Buffer.from(text.toUpperCase()), peer);
    });
    transport.start(inbox);
    return {
      transport,
      inbox,
      socket,
      port: socket.localAddress.port,
      closed,
      hear: (datagram, from) => socket.hear(datagram, { ...DEVICE, port: from }),
      takes: async (from, ...datagrams) => {
        for (const datagram of datagrams) socket.hear(datagram, { ...DEVICE, port: from });
        await settled();
      },
      kill: () => {
        this.#open.delete(transport);
        void socket.close();
      },
    };
  }

  /** @param options `localPort` is of its first socket; another socket may have had it */
  async client(
    to: Partial<Address> & { readonly port: number },
    options: Partial<DtlsClientOptions> = {},
    address = DEVICE.address,
  ): Promise<SceneClient> {
    const sockets: TestSocket[] = [];
    const { localPort } = options;
    const openSocket = async (): Promise<DatagramSocket> => {
      const port = sockets.length === 0 ? localPort : undefined;
      const opened = this.socket({ address, ...(port === undefined ? {} : { port }) });
      opened.route = () => client.route?.map((server) => server.socket);
      sockets.push(opened);
      return opened;
    };
    const transport = await createDtlsClientTransport({
      address: to.address ?? SERVICE.address,
      port: to.port,
      credentials: { psk: { identity, key } },
      clock: this.clock,
      openSocket,
      sessionKeys: this.sessionKeys,
      ...options,
    });
    this.#open.add(transport);
    const inbox = new Inbox();
    transport.start(inbox);
    const { log } = this;
    const socket = (): TestSocket => sockets.at(-1)!;
    const client: SceneClient = {
      transport,
      inbox,
      socket,
      port: () => socket().localAddress.port,
      get sent() {
        return log.filter(({ from }) => sockets.includes(from)).map(({ datagram }) => datagram);
      },
      route: undefined,
      say: (text) => transport.send(Buffer.from(text), transport.peer),
      tell: async (text, ...route) => {
        if (route.length > 0) client.route = route;
        client.say(text);
        await settled();
      },
      ask: async (text, ...route) => {
        await client.tell(text, ...route);
        expect(inbox.texts).to.include(text.toUpperCase());
      },
      unheard: (text) => {
        const { route } = client;
        client.route = [];
        client.say(text);
        client.route = route;
        return client.sent.at(-1)!;
      },
    };
    return client;
  }

  /** A server and a client of it that has said hello. */
  async connected(
    serverOptions: Partial<DtlsServerOptions> = {},
    clientOptions: Partial<DtlsClientOptions> = {},
  ): Promise<{ server: SceneServer; client: SceneClient }> {
    const server = await this.server(serverOptions);
    const client = await this.client(server, clientOptions);
    await client.ask('hello');
    return { server, client };
  }

  /** What a store holds of the only session in it. @throws Error when it holds none */
  storedState(store: MemorySessionStore): { id: string; generation: number } & SavedConnection {
    const [session] = store.load();
    if (!session) throw new Error('Nothing is stored');
    const { id, generation, blob } = session;
    return {
      id,
      generation,
      ...decodeConnection(new SessionSealer(this.sessionKeys).open(id, generation, blob)),
    };
  }

  async close(): Promise<void> {
    for (const one of [...this.#open].reverse()) await one.close();
    this.#open.clear();
  }
}

export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** Long enough for a handshake in memory, and for a take-over. */
export async function settled(turns = 60): Promise<void> {
  for (let turn = 0; turn < turns; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}

/** The same record with another end. */
export function forgeryOf(record: Buffer): Buffer {
  const forged = Buffer.from(record);
  forged[forged.length - 1]! ^= 1;
  return forged;
}

/** Sequence numbers of the records of epoch 1 in datagrams. `cidBytes` are those of the Connection ID in them. */
export function sequencesOf(datagrams: readonly Buffer[], cidBytes = 0): number[] {
  const all = datagrams.flatMap((datagram) => [...records(datagram, cidBytes)]);
  return all.filter(({ epoch }) => epoch === 1).map(({ sequence }) => sequence);
}
