import { createServer } from 'node:net';
import type { AddressInfo, Server, Socket } from 'node:net';
import { once } from 'node:events';
import { formatHostPort } from '@muster/net';
import { Aedes } from 'aedes';
import type { AuthenticateError, Client, ConnectPacket, PublishPacket, Subscription } from 'aedes';
import type { Clock } from '../../kernel/clock.ts';
import { ConnectionGate } from './connection-gate.ts';
import type { GateLimits } from './connection-gate.ts';

/** What a client sends to log in. */
export interface Login {
  readonly clientId: string;
  readonly username?: string;
  readonly password?: Uint8Array;
  readonly peer: string;
}

/** A client that is connected. */
export interface BrokerSession<C> {
  /** What {@link BrokerHandlers.connect} has resolved with. */
  readonly client: C;
  readonly clientId: string;
  readonly peer: string;
  isSubscribedTo(topic: string): boolean;
  /**
   * Sends with the QoS of the client's subscription, up to `qos`. Resolves when the client has acknowledged the message, or for
   * QoS 0 when it is written. Rejects if the connection ends before.
   */
  send(topic: string, payload: string, qos: 0 | 1): Promise<void>;
  close(): void;
}

/** What the broker asks of its owner. */
export interface BrokerHandlers<C> {
  /** The client has its CONNACK after this resolves. Rejects if the client may not connect. */
  connect(login: Login): Promise<C>;
  /** Called at once after {@link connect}, and followed by {@link disconnected}. */
  connected(session: BrokerSession<C>): void;
  /** Not called while the broker closes. @param isClean the client has sent a DISCONNECT */
  disconnected(session: BrokerSession<C>, isClean: boolean): void;
  /** The message is acknowledged after this resolves. If it rejects, the connection is closed. */
  publish(session: BrokerSession<C>, topic: string, payload: Buffer): Promise<void>;
  maySubscribe(session: BrokerSession<C>, filter: string): boolean;
  /** The client has subscribed or unsubscribed, and knows it. */
  subscriptionsChanged(session: BrokerSession<C>): void;
}

export interface BrokerLimits extends GateLimits {
  readonly maxConnections: number;
  /** Messages that are worked on at a time; beyond it, nothing is read from clients. */
  readonly maxUnderWay: number;
}

export interface BrokerOptions<C> {
  /** URLs to listen on: `mqtt://127.0.0.1:1883`. */
  readonly listen: readonly string[];
  readonly handlers: BrokerHandlers<C>;
  readonly limits: BrokerLimits;
  readonly clock: Clock;
  readonly onWarning: (
    fields: { readonly peer: string; readonly clientId?: string },
    message: string,
  ) => void;
}

type Count =
  'connectionsAccepted' | 'connectionsRefused' | 'messagesReceived' | 'messagesSent' | 'clientsThrottled';

/** Return code of a CONNACK (MQTT 3.1.1, 3.2.2.3). */
const BAD_USERNAME_OR_PASSWORD = 4;
/** Milliseconds between probes of a silent connection: clients may do without the keep-alive of MQTT. */
const TCP_KEEP_ALIVE_MS = 60_000;

/**
 * An MQTT broker between its clients and one owner: what clients publish goes to the owner, and clients get what the owner
 * sends. No client sees messages of another one. Sessions end with their connections.
 */
export class EmbeddedBroker<C> {
  readonly #options: BrokerOptions<C>;
  readonly #aedes: Aedes;
  readonly #servers: Server[] = [];
  readonly #sockets = new Set<Socket>();
  readonly #sessions = new Map<Client, Session<C>>();
  readonly #counts: Record<Count, number> = {
    connectionsAccepted: 0,
    connectionsRefused: 0,
    messagesReceived: 0,
    messagesSent: 0,
    clientsThrottled: 0,
  };
  #underWay = 0;
  #nextId = 1;
  #isClosing = false;

  private constructor(options: BrokerOptions<C>) {
    this.#options = options;
    this.#aedes = new Aedes({
      // The gate has slowed clients down already.
      concurrency: 100,
      maxClientsIdLength: 65_535,
      preConnect: (client, packet, done) => this.#prepare(client, packet, done),
      authenticate: (client, username, password, done) => {
        this.#authenticate(client, username, password).then(
          () => done(null, true),
          (error: unknown) => done(authenticationError(error), false),
        );
      },
      authorizePublish: (client, packet, done) => {
        this.#receive(client, packet).then(
          () => done(),
          (error: unknown) => done(error instanceof Error ? error : new Error(String(error))),
        );
      },
      authorizeSubscribe: (client, subscription, done) =>
        done(null, this.#maySubscribe(client, subscription) ? subscription : null),
      // What a client has published carries its ID.
      authorizeForward: (_, packet) => ('clientId' in packet ? null : packet),
    });
    this.#aedes.on('ack', (_, client) => this.#sessions.get(client)?.acknowledged());
    this.#aedes.on('subscribe', (_, client) => this.#subscriptionsChanged(client));
    this.#aedes.on('unsubscribe', (filters, client) => {
      this.#sessions.get(client)?.unsubscribed(filters);
      this.#subscriptionsChanged(client);
    });
    this.#aedes.on('clientError', (client, error) => this.#warn(client, error));
    this.#aedes.on('connectionError', (client, error) => this.#warn(client, error));
  }

  /** Rejects with the error of the system if it cannot listen. */
  static async start<C>(options: BrokerOptions<C>): Promise<EmbeddedBroker<C>> {
    const broker = new EmbeddedBroker(options);
    await broker.#aedes.listen();
    try {
      for (const url of options.listen) await broker.#listen(url);
    } catch (error) {
      await broker.close();
      throw error;
    }
    return broker;
  }

  /** URLs with the real ports. */
  get addresses(): readonly string[] {
    return this.#servers.map((server) => {
      const { address, port } = server.address() as AddressInfo;
      return `mqtt://${formatHostPort(address, port)}`;
    });
  }

  get sessions(): Iterable<BrokerSession<C>> {
    return this.#sessions.values();
  }

  counters(): Record<string, number> {
    return { ...this.#counts, connections: this.#sockets.size, messagesUnderWay: this.#underWay };
  }

  async #listen(url: string): Promise<void> {
    const { hostname, port } = new URL(url);
    const server = createServer({ noDelay: true, keepAlive: true, keepAliveInitialDelay: TCP_KEEP_ALIVE_MS });
    server.on('connection', (socket) => this.#accept(socket));
    server.listen({ host: hostname.replace(/^\[|\]$/gu, ''), port: Number(port) });
    await once(server, 'listening');
    this.#servers.push(server);
  }

  #accept(socket: Socket): void {
    const { clock, limits, onWarning } = this.#options;
    const peer = formatHostPort(socket.remoteAddress ?? '', socket.remotePort ?? 0);
    if (this.#isClosing || this.#sockets.size >= limits.maxConnections) {
      this.#counts.connectionsRefused += 1;
      onWarning(
        { peer },
        `MQTT connection refused: ${limits.maxConnections} are open (--mqtt-max-connections).`,
      );
      socket.destroy();
      return;
    }
    this.#counts.connectionsAccepted += 1;
    this.#sockets.add(socket);
    socket.once('close', () => this.#sockets.delete(socket));
    const gate = new ConnectionGate(socket, {
      clock,
      limits,
      isBusy: () => this.#underWay >= limits.maxUnderWay,
      onThrottled: () => {
        this.#counts.clientsThrottled += 1;
        onWarning({ peer }, `MQTT client slowed down to ${limits.packetsPerSecond} packets per second.`);
      },
    });
    gate.on('error', () => undefined);
    peers.set(gate, peer);
    this.#aedes.handle(gate);
  }

  #prepare(_: Client, packet: ConnectPacket, done: (error: Error | null, success: boolean) => void): void {
    // Sessions end with connections: no messages are kept here for clients that are away.
    packet.clean = true;
    done(null, true);
  }

  async #authenticate(client: Client, username?: string, password?: Buffer): Promise<void> {
    const { handlers } = this.#options;
    const gate = client.conn as ConnectionGate;
    const login: Login = {
      clientId: client.id,
      peer: peerOf(client),
      ...(username === undefined ? {} : { username }),
      ...(password === undefined ? {} : { password }),
    };
    const session = new Session(await handlers.connect(login), client, () => {
      this.#counts.messagesSent += 1;
    });
    // A client ID counts for its device: it cannot end the connection of another one.
    (client as { id: string }).id = `${this.#nextId} ${login.clientId}`;
    this.#nextId += 1;
    this.#sessions.set(client, session);
    handlers.connected(session);
    const ended = (): void => {
      this.#sessions.delete(client);
      session.ended();
      if (!this.#isClosing) handlers.disconnected(session, gate.isDisconnected);
    };
    if (gate.destroyed) ended();
    else gate.once('close', ended);
  }

  async #receive(client: Client | null, packet: PublishPacket): Promise<void> {
    const session = client === null ? undefined : this.#sessions.get(client);
    // The end of the connection says as much as the will.
    if (session === undefined || packet === (client as { will?: unknown }).will) return;
    this.#counts.messagesReceived += 1;
    this.#underWay += 1;
    try {
      await this.#options.handlers.publish(session, packet.topic, Buffer.from(packet.payload));
    } finally {
      this.#underWay -= 1;
    }
  }

  #maySubscribe(client: Client, { topic, qos }: Subscription): boolean {
    const session = this.#sessions.get(client);
    if (session === undefined || !this.#options.handlers.maySubscribe(session, topic)) {
      this.#warn(client, new Error(`Subscription to ${topic} refused.`));
      return false;
    }
    session.subscribed(topic, qos);
    return true;
  }

  #subscriptionsChanged(client: Client): void {
    const session = this.#sessions.get(client);
    if (session !== undefined) this.#options.handlers.subscriptionsChanged(session);
  }

  #warn(client: Client, error: Error): void {
    if (this.#isClosing || isEndOfConnection(error)) return;
    const clientId = this.#sessions.get(client)?.clientId;
    const fields = { peer: peerOf(client), ...(clientId === undefined ? {} : { clientId }) };
    this.#options.onWarning(fields, `MQTT connection closed: ${error.message}`);
  }

  /** Ends all connections. */
  async close(): Promise<void> {
    this.#isClosing = true;
    const closed = this.#servers.map(async (server) => {
      server.close();
      await once(server, 'close');
    });
    for (const socket of this.#sockets) socket.destroy();
    await new Promise<void>((resolve) => this.#aedes.close(() => resolve()));
    await Promise.all(closed);
  }
}

/** Addresses of clients, by their connections. */
const peers = new WeakMap<object, string>();

function peerOf(client: Client): string {
  return peers.get(client.conn) ?? '';
}

function authenticationError(cause: unknown): AuthenticateError {
  const message = cause instanceof Error ? cause.message : String(cause);
  const error: Error = Object.assign(new Error(message), { returnCode: BAD_USERNAME_OR_PASSWORD });
  return error as AuthenticateError;
}

/** Connections that end are not worth a warning. */
function isEndOfConnection(error: Error): boolean {
  const { code = '' } = error as NodeJS.ErrnoException;
  return code === 'ECONNRESET' || code === 'EPIPE' || code === 'ERR_STREAM_PREMATURE_CLOSE';
}

interface Waiter {
  readonly resolve: () => void;
  readonly reject: (error: Error) => void;
}

class Session<C> implements BrokerSession<C> {
  readonly client: C;
  readonly clientId: string;
  readonly peer: string;
  readonly #connection: Client;
  readonly #onSent: () => void;
  readonly #subscriptions = new Map<string, number>();
  /** Sends with QoS 1 whose acknowledgements are out, the oldest first: clients acknowledge in order (MQTT 3.1.1, 4.6). */
  readonly #unacknowledged: Waiter[] = [];

  constructor(client: C, connection: Client, onSent: () => void) {
    this.client = client;
    this.clientId = connection.id;
    this.peer = peerOf(connection);
    this.#connection = connection;
    this.#onSent = onSent;
  }

  subscribed(filter: string, qos: number): void {
    this.#subscriptions.set(filter, qos);
  }

  unsubscribed(filters: readonly string[]): void {
    for (const one of filters) this.#subscriptions.delete(one);
  }

  isSubscribedTo(topic: string): boolean {
    return this.#connection.connected && [...this.#subscriptions.keys()].some((one) => matches(one, topic));
  }

  send(topic: string, payload: string, maxQos: 0 | 1): Promise<void> {
    const qos = maxQos === 1 && this.#qosOf(topic) > 0 ? 1 : 0;
    return new Promise((resolve, reject) => {
      if (qos === 1) this.#unacknowledged.push({ resolve, reject });
      const packet = {
        cmd: 'publish',
        topic,
        payload: Buffer.from(payload),
        qos,
        dup: false,
        retain: false,
      } as const;
      this.#connection.publish(packet, (error) => {
        if (error) reject(error);
        else if (qos === 0) resolve();
      });
      this.#onSent();
    });
  }

  #qosOf(topic: string): number {
    const exact = this.#subscriptions.get(topic);
    if (exact !== undefined) return exact;
    const all = Array.from(this.#subscriptions, ([filter, qos]) => (matches(filter, topic) ? qos : 0));
    return Math.max(0, ...all);
  }

  acknowledged(): void {
    this.#unacknowledged.shift()?.resolve();
  }

  ended(): void {
    for (const { reject } of this.#unacknowledged.splice(0)) reject(new Error('The connection ended.'));
  }

  close(): void {
    this.#connection.close();
  }
}

/** Whether a topic filter matches a topic (MQTT 3.1.1, 4.7). */
export function matches(filter: string, topic: string): boolean {
  const levels = topic.split('/');
  const wanted = filter.split('/');
  for (const [at, level] of wanted.entries()) {
    if (level === '#') return true;
    if (at >= levels.length || (level !== '+' && level !== levels[at])) return false;
  }
  return wanted.length === levels.length;
}
