import { createServer } from 'node:net';
import type { AddressInfo, Server, Socket } from 'node:net';
import { once } from 'node:events';
import { formatHostPort } from '@muster/net';
import { Aedes } from 'aedes';
import type { AuthenticateError, Client, ConnectPacket, PublishPacket, Subscription } from 'aedes';
import type { Clock } from '../../kernel/clock.ts';
import { ConnectRefusal } from './connect-refusal.ts';
import { ConnectionGate } from './connection-gate.ts';
import type { GateLimits } from './connection-gate.ts';
import { Session } from './broker-session.ts';
import type { BrokerSession } from './broker-session.ts';
import { shownText, shownValue } from '../../kernel/shown-value.ts';

/** Login of a client. */
export interface Login {
  readonly clientId: string;
  readonly username?: string;
  readonly password?: Uint8Array;
  readonly peer: string;
  /** Topic of the message to publish if the connection is lost. */
  readonly willTopic?: string;
}

/** The owner of the broker. */
export interface BrokerHandlers<C> {
  /** The client has its CONNACK after this resolves. Rejects with a {@link ConnectRefusal} if the client may not connect. */
  connect(login: Login): Promise<C>;
  /** Called at once after {@link connect}, and followed by {@link disconnected}. */
  connected(session: BrokerSession<C>): void;
  /** Not called while the broker closes. @param isClean the client has sent a DISCONNECT */
  disconnected(session: BrokerSession<C>, isClean: boolean): void;
  /**
   * The message is acknowledged after this resolves. If it rejects, the connection is closed. For a will, it is called
   * before {@link disconnected}.
   */
  publish(session: BrokerSession<C>, topic: string, payload: Buffer): Promise<void>;
  maySubscribe(session: BrokerSession<C>, filter: string): boolean;
  /** The client has subscribed or unsubscribed, and knows it. */
  subscriptionsChanged(session: BrokerSession<C>): void;
}

export interface BrokerLimits extends GateLimits {
  readonly maxConnections: number;
  /** Connections of an IP address that have not logged in. */
  readonly loginsPerAddress: number;
  /** Seconds within which a client must log in, > 0. */
  readonly loginSeconds: number;
  /** Messages that are worked on at a time; beyond it, nothing is read from clients. */
  readonly maxUnderWay: number;
  /** Bytes of these messages. */
  readonly maxBytesUnderWay: number;
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

/** Milliseconds after which a client that does not read is disconnected. */
const MAX_STALL_MS = 60_000;
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
  /** Connections that have not logged in, by IP address. */
  readonly #logins = new Map<string, number>();
  #underWay = 0;
  #bytesUnderWay = 0;
  #nextId = 1;
  #isClosing = false;

  private constructor(options: BrokerOptions<C>) {
    this.#options = options;
    this.#aedes = new Aedes({
      // The gate has slowed clients down already.
      concurrency: 100,
      maxClientsIdLength: 65_535,
      connectTimeout: options.limits.loginSeconds * 1_000,
      drainTimeout: MAX_STALL_MS,
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
    const { remoteAddress = '', remotePort = 0 } = socket;
    const peer = formatHostPort(remoteAddress, remotePort);
    const refusal = this.#refusalOf(remoteAddress);
    if (this.#isClosing || refusal !== undefined) {
      this.#counts.connectionsRefused += 1;
      onWarning({ peer }, `MQTT connection refused: ${refusal ?? 'The server is stopping.'}`);
      socket.destroy();
      return;
    }
    this.#counts.connectionsAccepted += 1;
    this.#sockets.add(socket);
    socket.once('close', () => this.#sockets.delete(socket));
    const gate = new ConnectionGate(socket, {
      clock,
      limits,
      isBusy: () => this.#underWay >= limits.maxUnderWay || this.#bytesUnderWay >= limits.maxBytesUnderWay,
      onThrottled: () => {
        this.#counts.clientsThrottled += 1;
        onWarning({ peer }, `MQTT client slowed down to ${limits.packetsPerSecond} packets per second.`);
      },
    });
    gate.on('error', () => undefined);
    connections.set(gate, { peer, loggedIn: this.#login(remoteAddress, gate) });
    this.#aedes.handle(gate);
  }

  #refusalOf(address: string): string | undefined {
    const { maxConnections, loginsPerAddress } = this.#options.limits;
    if (this.#sockets.size >= maxConnections) {
      return `${maxConnections} are open (--mqtt-max-connections).`;
    }
    return (this.#logins.get(address) ?? 0) >= loginsPerAddress
      ? `${loginsPerAddress} connections of the address have not logged in (--mqtt-logins-per-address).`
      : undefined;
  }

  /** Counts a connection until it has logged in or has ended. Returns a function to call when it has logged in. */
  #login(address: string, gate: ConnectionGate): () => void {
    this.#logins.set(address, (this.#logins.get(address) ?? 0) + 1);
    let isOver = false;
    const over = (): void => {
      if (isOver) return;
      isOver = true;
      const left = (this.#logins.get(address) ?? 0) - 1;
      if (left > 0) this.#logins.set(address, left);
      else this.#logins.delete(address);
    };
    gate.once('close', over);
    return over;
  }

  #prepare(
    client: Client,
    packet: ConnectPacket,
    done: (error: Error | null, success: boolean) => void,
  ): void {
    // Sessions end with connections: the broker keeps no messages for clients that are away.
    packet.clean = true;
    // The owner gets wills. aedes would keep and retain them for any topic.
    const { will } = packet;
    if (will !== undefined) wills.set(client, { topic: will.topic, payload: Buffer.from(will.payload) });
    delete packet.will;
    done(null, true);
  }

  async #authenticate(client: Client, username?: string, password?: Buffer): Promise<void> {
    const { handlers } = this.#options;
    const gate = client.conn as ConnectionGate;
    const will = wills.get(client);
    const login: Login = {
      clientId: client.id,
      peer: peerOf(client),
      ...(will === undefined ? {} : { willTopic: will.topic }),
      ...(username === undefined ? {} : { username }),
      ...(password === undefined ? {} : { password }),
    };
    const session = new Session(await handlers.connect(login), client, login.peer, () => {
      this.#counts.messagesSent += 1;
    });
    connections.get(gate)?.loggedIn();
    // aedes announces an acknowledgement too late if the client disconnects at once.
    gate.onPuback = () => session.acknowledged();
    // A client ID counts for its device: it cannot end the connection of another one.
    (client as { id: string }).id = `${this.#nextId} ${login.clientId}`;
    this.#nextId += 1;
    this.#sessions.set(client, session);
    handlers.connected(session);
    const ended = (): void => {
      this.#sessions.delete(client);
      session.ended();
      if (this.#isClosing) return;
      if (will !== undefined && !gate.isDisconnected) {
        // The owner reports failures itself, and there is no connection left to close.
        handlers.publish(session, will.topic, will.payload).catch(() => undefined);
      }
      handlers.disconnected(session, gate.isDisconnected);
    };
    if (gate.destroyed) ended();
    else gate.once('close', ended);
  }

  async #receive(client: Client | null, packet: PublishPacket): Promise<void> {
    const session = client === null ? undefined : this.#sessions.get(client);
    if (session === undefined) return;
    const { topic, payload } = packet;
    const { length } = payload;
    this.#counts.messagesReceived += 1;
    this.#underWay += 1;
    this.#bytesUnderWay += length;
    try {
      await this.#options.handlers.publish(session, topic, Buffer.from(payload));
    } finally {
      this.#underWay -= 1;
      this.#bytesUnderWay -= length;
    }
    // aedes keeps retained messages, and those of QoS 2 until their PUBREL.
    packet.retain = false;
    packet.payload = Buffer.alloc(0);
  }

  #maySubscribe(client: Client, { topic, qos }: Subscription): boolean {
    const session = this.#sessions.get(client);
    if (session?.maySubscribe(topic) !== true || !this.#options.handlers.maySubscribe(session, topic)) {
      const fields = { peer: peerOf(client), ...(session && { clientId: shownText(session.clientId) }) };
      this.#options.onWarning(fields, `MQTT subscription to ${shownValue(topic)} refused.`);
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
    const fields = { peer: peerOf(client), ...(clientId && { clientId: shownText(clientId) }) };
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

interface Connection {
  readonly peer: string;
  /** To be called when the client has logged in. */
  readonly loggedIn: () => void;
}

interface Will {
  readonly topic: string;
  readonly payload: Buffer;
}

/** By the stream that aedes has of them. */
const connections = new WeakMap<object, Connection>();
const wills = new WeakMap<Client, Will>();

function peerOf(client: Client): string {
  return connections.get(client.conn)?.peer ?? '';
}

/** aedes takes the return code from the error. */
function authenticationError(cause: unknown): AuthenticateError {
  const refusal = cause instanceof ConnectRefusal ? cause : new ConnectRefusal(3, 'failed', { cause });
  return refusal as Error as AuthenticateError;
}

/** Connections that end are not worth a warning. */
function isEndOfConnection(error: Error): boolean {
  const { code = '' } = error as NodeJS.ErrnoException;
  return code === 'ECONNRESET' || code === 'EPIPE' || code === 'ERR_STREAM_PREMATURE_CLOSE';
}
