import { randomBytes } from 'node:crypto';
import { VirtualClock } from '@muster/testkit';
import type { DatagramSocket, SocketReceiver } from '@muster/net';
import { decodeConnection, type SavedConnection } from '../../src/session/codec.ts';
import { MemorySessionStore } from '../../src/session/memory-store.ts';
import { SessionSealer } from '../../src/session/sealing.ts';
import type { SessionKey, SessionStore, StoredSession } from '../../src/session/store.ts';
import type { DtlsClientOptions } from '../../src/transport/client-options.ts';
import type { DtlsClientTransport } from '../../src/transport/client-transport.ts';
import { createDtlsClientTransport } from '../../src/transport/create-client-transport.ts';
import { createDtlsServerTransport } from '../../src/transport/create-server-transport.ts';
import type { DtlsServerEvents, DtlsServerOptions, SessionInfo } from '../../src/transport/server-options.ts';
import type { DtlsServerTransport } from '../../src/transport/server-transport.ts';
import { identity, Inbox, key, numbersOf, serverCredentials } from './scene.ts';

/** The address that devices know; every server of the service has it. */
export const SERVICE = { address: '192.0.2.1', port: 5684 };
const DEVICE_ADDRESS = '198.51.100.7';

type Closed = SessionInfo & { readonly reason: string };

/** A store that several servers share. Owners that are alive release sessions when another server takes them. */
export class SharedSessions {
  readonly inner = new MemorySessionStore();
  /** Servers that can be reached. */
  readonly alive = new Map<string, DtlsServerTransport>();
  readonly finds: SessionKey[] = [];
  readonly takes: { id: string; sequence: number | undefined }[] = [];
  /** Run before the step of that name; may reject, or wait. */
  before: (step: 'find' | 'take' | 'save', server: string) => Promise<void> = () => Promise.resolve();

  /** The store as one server sees it. */
  viewOf(name: string): Required<SessionStore> {
    return {
      load: () => [],
      save: async (session, replaces) => {
        await this.before('save', name);
        await this.inner.save(session, replaces);
      },
      remove: (id, generation) => this.inner.remove(id, generation),
      find: async (sessionKey) => {
        this.finds.push(sessionKey);
        await this.before('find', name);
        return this.inner.load().find((session) => isOf(sessionKey, session));
      },
      take: async (id, sequence) => {
        this.takes.push({ id, sequence });
        await this.before('take', name);
        for (const [other, transport] of this.alive) {
          if (other === name) continue;
          if ((await transport.releaseSession(id, sequence)) === 'seen') return undefined;
        }
        return this.inner.load().find((session) => session.id === id);
      },
    };
  }
}

function isOf(sessionKey: SessionKey, { id, description }: StoredSession): boolean {
  if ('id' in sessionKey) return sessionKey.id === id;
  return description?.address === sessionKey.address && description.port === sessionKey.port;
}

export interface SharedServer {
  readonly name: string;
  readonly transport: DtlsServerTransport;
  readonly inbox: Inbox;
  /** Datagrams that it has sent. */
  readonly sent: Buffer[];
  readonly closed: Closed[];
  /** Datagrams reach it, from a device or from an attacker. */
  hear(datagram: Buffer, port: number): void;
  /** Simulates a killed process: it sends nothing more, saves nothing, and releases nothing. */
  kill(): void;
}

export interface SharedDevice {
  readonly transport: DtlsClientTransport;
  readonly inbox: Inbox;
  /** Datagrams that it has sent, whether they have arrived or not. */
  readonly sent: Buffer[];
  /** Of the present socket. */
  readonly port: () => number;
  /** Servers that its datagrams reach. */
  route: readonly SharedServer[];
  say(text: string): void;
  /** Says something that no server hears, and returns the datagram. */
  unheard(text: string): Buffer;
}

/** Servers of one service, which share a store, and devices, on a network in memory and a clock that stands still. */
export class SharedScene {
  readonly clock = new VirtualClock();
  readonly sessionKeys = [randomBytes(32)];
  readonly sessions = new SharedSessions();
  readonly #devices = new Map<number, SocketReceiver>();
  readonly #open: { close(): Promise<void> }[] = [];
  /** Every record of epoch 1 that a server has sent. */
  readonly numbers: number[] = [];
  /** Whether a datagram of a server reaches its device. */
  passes: (datagram: Buffer) => boolean = () => true;
  #nextPort = 40_000;

  /** @param onText gets the texts that are delivered there */
  async server(
    name: string,
    options: Partial<DtlsServerOptions> = {},
    onText: (text: string) => void = () => undefined,
  ): Promise<SharedServer> {
    const { events, ...rest } = options;
    let receiver: SocketReceiver | undefined;
    let isAlive = true;
    const sent: Buffer[] = [];
    const closed: Closed[] = [];
    const socket: DatagramSocket = {
      localAddress: SERVICE,
      start: (started) => (receiver = started),
      send: (datagram, _address, port) => {
        if (!isAlive) return;
        const copy = Buffer.from(datagram);
        sent.push(copy);
        for (const { epoch, sequence } of numbersOf([copy])) if (epoch === 1) this.numbers.push(sequence);
        if (!this.passes(copy)) return;
        queueMicrotask(() => this.#devices.get(port)?.onDatagram(copy, SERVICE.address, SERVICE.port));
      },
      close: async () => {
        isAlive = false;
      },
    };
    const told: DtlsServerEvents = { ...events, onClosed: (info) => closed.push(info) };
    const view = this.sessions.viewOf(name);
    const store: SessionStore = {
      ...view,
      // A killed process does not reach the store.
      save: (session, replaces) => (isAlive ? view.save(session, replaces) : new Promise(() => undefined)),
      remove: (id, generation) => (isAlive ? view.remove(id, generation) : Promise.resolve()),
    };
    const transport = await createDtlsServerTransport({
      socket,
      credentials: serverCredentials,
      clock: this.clock,
      sessionStore: store,
      sessionKeys: this.sessionKeys,
      events: told,
      ...rest,
    });
    this.sessions.alive.set(name, transport);
    this.#open.push({
      close: async () => {
        if (isAlive) await transport.close();
      },
    });
    const inbox = new Inbox((text, peer) => {
      onText(text);
      if (!text.startsWith('!')) transport.send(Buffer.from(text.toUpperCase()), peer);
    });
    transport.start(inbox);
    return {
      name,
      transport,
      inbox,
      sent,
      closed,
      hear: (datagram, port) => {
        if (isAlive) receiver?.onDatagram(Buffer.from(datagram), DEVICE_ADDRESS, port);
      },
      kill: () => {
        isAlive = false;
        if (this.sessions.alive.get(name) === transport) this.sessions.alive.delete(name);
      },
    };
  }

  /** @param firstPort of its first socket; another socket may have had it */
  async device(
    route: readonly SharedServer[],
    options: Partial<DtlsClientOptions> = {},
    firstPort = this.#nextPort++,
  ): Promise<SharedDevice> {
    const sent: Buffer[] = [];
    let latestPort = firstPort;
    let opened = 0;
    const openSocket = async (): Promise<DatagramSocket> => {
      const port = opened === 0 ? firstPort : this.#nextPort++;
      opened += 1;
      latestPort = port;
      return {
        localAddress: { address: DEVICE_ADDRESS, port },
        start: (receiver) => void this.#devices.set(port, receiver),
        send: (datagram) => {
          const copy = Buffer.from(datagram);
          sent.push(copy);
          for (const server of device.route) queueMicrotask(() => server.hear(copy, port));
        },
        close: async () => void this.#devices.delete(port),
      };
    };
    const transport = await createDtlsClientTransport({
      ...SERVICE,
      credentials: { psk: { identity, key } },
      clock: this.clock,
      openSocket,
      ...options,
    });
    const inbox = new Inbox();
    const device: SharedDevice = {
      transport,
      inbox,
      sent,
      port: () => latestPort,
      route,
      say: (text) => transport.send(Buffer.from(text), transport.peer),
      unheard: (text) => {
        const before = device.route;
        device.route = [];
        device.say(text);
        device.route = before;
        const datagram = sent.at(-1);
        if (!datagram) throw new Error('The device has sent nothing');
        return datagram;
      },
    };
    this.#open.unshift(transport);
    transport.start(inbox);
    return device;
  }

  /** What the store holds of the only session in it. @throws Error when it holds none */
  stored(): { id: string; generation: number } & SavedConnection {
    const [session] = this.sessions.inner.load();
    if (!session) throw new Error('Nothing is stored');
    const { id, generation, blob } = session;
    const opened = new SessionSealer(this.sessionKeys).open(id, generation, blob);
    return { id, generation, ...decodeConnection(opened) };
  }

  async close(): Promise<void> {
    for (const one of this.#open.splice(0)) await one.close();
  }
}

/** Long enough for a handshake in memory, and for a take-over. */
export async function settled(turns = 60): Promise<void> {
  for (let turn = 0; turn < turns; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}

/** Sequence numbers of the records of epoch 1 in datagrams. */
export function sequencesOf(datagrams: readonly Buffer[], cidBytes = 0): number[] {
  return numbersOf(datagrams, cidBytes)
    .filter(({ epoch }) => epoch === 1)
    .map(({ sequence }) => sequence);
}
