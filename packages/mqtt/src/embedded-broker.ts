import type { X509Certificate } from 'node:crypto';
import { Aedes } from 'aedes';
import type { AuthenticateError, Client, ConnectPacket, PublishPacket, Subscription } from 'aedes';
import type { TlsDescription } from './ports.ts';
import type { Clock } from '@muster/net/core';
import { ConnectRefusal } from './mqtt-dialect.ts';
import { ConnectionGate } from './connection-gate.ts';
import type { GateLimits } from './connection-gate.ts';
import { Session } from './broker-session.ts';
import type { BrokerSession } from './broker-session.ts';
import { MqttListeners } from './mqtt-listeners.ts';
import type { AcceptedConnection, BrokerCertificate, ListenerLimits } from './mqtt-listeners.ts';
import { shownText, shownValue } from '@muster/net/core';

/** Data of a client's CONNECT. */
export interface Login {
  readonly clientId: string;
  readonly username?: string;
  readonly password?: Uint8Array;
  readonly peer: string;
  /** Certificates from the client's TLS handshake, its own first. They are not verified. Empty if it has none. */
  readonly certificates: readonly X509Certificate[];
  /** Parameters of the TLS connection; absent over plain TCP. */
  readonly tls?: TlsDescription;
  /** Topic of the will, which is published if the connection is lost. */
  readonly willTopic?: string;
}

/** Callbacks to the owner of the broker. */
export interface BrokerHandlers<C> {
  /** The CONNACK is sent after this resolves. Rejects with a {@link ConnectRefusal} if the client may not connect. */
  connect(login: Login): Promise<C>;
  /** Called immediately after {@link connect}. A call of {@link disconnected} follows. */
  connected(session: BrokerSession<C>): void;
  /** Not called while the broker closes. @param isClean whether the client has sent a DISCONNECT */
  disconnected(session: BrokerSession<C>, isClean: boolean): void;
  /**
   * The message is acknowledged after this resolves. If it rejects, the connection is closed. For a will,
   * this is called before {@link disconnected}.
   */
  publish(session: BrokerSession<C>, topic: string, payload: Buffer): Promise<void>;
  maySubscribe(session: BrokerSession<C>, filter: string): boolean;
  /** The client has subscribed or unsubscribed, and has the acknowledgement. */
  subscriptionsChanged(session: BrokerSession<C>): void;
}

export interface BrokerLimits extends GateLimits, ListenerLimits {
  /** Maximum number of messages in progress. Above it, the broker reads nothing from clients. */
  readonly maxUnderWay: number;
  /** Maximum size of these messages in bytes. */
  readonly maxBytesUnderWay: number;
  /** Milliseconds after which a client that does not read is disconnected. Defaults to one minute. */
  readonly maxStallMs?: number;
}

interface BrokerOptions<C> {
  /** URLs to listen on, for example `mqtt://127.0.0.1:1883`. */
  readonly listen: readonly string[];
  /** Required for `mqtts:` URLs. */
  readonly tls?: BrokerCertificate | undefined;
  readonly handlers: BrokerHandlers<C>;
  readonly limits: BrokerLimits;
  readonly clock: Clock;
  readonly onWarning: (
    fields: { readonly peer: string; readonly clientId?: string },
    message: string,
  ) => void;
}

type Count = 'messagesReceived' | 'messagesSent' | 'clientsThrottled';

const MAX_STALL_MS = 60_000;

/**
 * An MQTT broker between its clients and one owner. The owner receives the messages of all clients, and
 * clients receive only messages from the owner. No client sees messages of another client. Sessions end with
 * their connections.
 */
export class EmbeddedBroker<C> {
  readonly #options: BrokerOptions<C>;
  readonly #aedes: Aedes;
  readonly #listeners: MqttListeners;
  readonly #sessions = new Map<Client, Session<C>>();
  readonly #counts: Record<Count, number> = {
    messagesReceived: 0,
    messagesSent: 0,
    clientsThrottled: 0,
  };
  #underWay = 0;
  #bytesUnderWay = 0;
  #nextId = 1;
  #isClosing = false;

  private constructor(options: BrokerOptions<C>) {
    this.#options = options;
    this.#listeners = new MqttListeners({
      ...options,
      onConnection: (connection) => this.#accept(connection),
    });
    this.#aedes = new Aedes({
      // The gate already limits the rate of clients.
      concurrency: 100,
      maxClientsIdLength: 65_535,
      connectTimeout: options.limits.loginSeconds * 1_000,
      drainTimeout: options.limits.maxStallMs ?? MAX_STALL_MS,
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
      // Messages published by clients have a client ID.
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

  /** Rejects with the system error if it cannot listen. */
  static async start<C>(options: BrokerOptions<C>): Promise<EmbeddedBroker<C>> {
    const broker = new EmbeddedBroker(options);
    await broker.#aedes.listen();
    try {
      for (const url of options.listen) await broker.#listeners.listen(url);
    } catch (error) {
      await broker.close();
      throw error;
    }
    return broker;
  }

  /** URLs with their actual ports. */
  get addresses(): readonly string[] {
    return this.#listeners.addresses;
  }

  counters(): Record<string, number> {
    return { ...this.#listeners.counters(), ...this.#counts, messagesUnderWay: this.#underWay };
  }

  #accept({ socket, ...connection }: AcceptedConnection): void {
    const { clock, limits, onWarning } = this.#options;
    const { peer } = connection;
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
    connections.set(gate, connection);
    this.#aedes.handle(gate);
  }

  #prepare(
    client: Client,
    packet: ConnectPacket,
    done: (error: Error | null, success: boolean) => void,
  ): void {
    // Sessions end with connections: the broker keeps no messages for disconnected clients.
    packet.clean = true;
    // The owner handles wills. aedes would store and retain them for any topic.
    const { will } = packet;
    if (will !== undefined) wills.set(client, { topic: will.topic, payload: Buffer.from(will.payload) });
    delete packet.will;
    done(null, true);
  }

  async #authenticate(client: Client, username?: string, password?: Buffer): Promise<void> {
    const { handlers } = this.#options;
    const gate = client.conn as ConnectionGate;
    const will = wills.get(client);
    const { certificates = [], tls } = connections.get(gate) ?? {};
    const login: Login = {
      clientId: client.id,
      peer: peerOf(client),
      certificates,
      ...(tls === undefined ? {} : { tls }),
      ...(will === undefined ? {} : { willTopic: will.topic }),
      ...(username === undefined ? {} : { username }),
      ...(password === undefined ? {} : { password }),
    };
    const session = new Session(await handlers.connect(login), client, login.peer, () => {
      this.#counts.messagesSent += 1;
    });
    connections.get(gate)?.loggedIn();
    // aedes reports an acknowledgement too late if the client disconnects immediately after it.
    gate.onPuback = () => session.acknowledged();
    // Client IDs are only unique within a device. The prefix prevents a client from ending the connection of another
    // device.
    (client as { id: string }).id = `${this.#nextId} ${login.clientId}`;
    this.#nextId += 1;
    this.#sessions.set(client, session);
    handlers.connected(session);
    const ended = (): void => {
      this.#sessions.delete(client);
      session.ended();
      if (this.#isClosing) return;
      if (will !== undefined && !gate.isDisconnected) {
        // The owner reports failures itself, and the connection is already closed.
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
    // aedes would store retained messages, and QoS 2 messages until their PUBREL.
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

  async close(): Promise<void> {
    this.#isClosing = true;
    const closed = this.#listeners.close();
    await new Promise<void>((resolve) => this.#aedes.close(() => resolve()));
    await closed;
  }
}

interface Will {
  readonly topic: string;
  readonly payload: Buffer;
}

/** Keyed by the stream that aedes uses for the connection. */
const connections = new WeakMap<object, Omit<AcceptedConnection, 'socket'>>();
const wills = new WeakMap<Client, Will>();

function peerOf(client: Client): string {
  return connections.get(client.conn)?.peer ?? '';
}

/** aedes reads the return code from the error. */
function authenticationError(cause: unknown): AuthenticateError {
  const refusal = cause instanceof ConnectRefusal ? cause : new ConnectRefusal(3, 'failed', { cause });
  return refusal as Error as AuthenticateError;
}

/** Whether an error only means that a connection has ended. Such errors are not logged as warnings. */
function isEndOfConnection(error: Error): boolean {
  const { code = '' } = error as NodeJS.ErrnoException;
  return code === 'ECONNRESET' || code === 'EPIPE' || code === 'ERR_STREAM_PREMATURE_CLOSE';
}
