import { once } from 'node:events';
import { connect as connectTcp } from 'node:net';
import type { Socket } from 'node:net';
import { connect as connectTls } from 'node:tls';
import { MqttClient } from 'mqtt';
import type { IConnackPacket, IPublishPacket } from 'mqtt';
import type { Clock } from '@muster/net/core';
import { ConnectionGate } from './connection-gate.ts';
import type { MqttPublication } from './mqtt-dialect.ts';

/** Limits the number of sent messages that are not acknowledged. Further messages wait for their turn. */
class SendWindow {
  #limit: number;
  #used = 0;
  #closed: Error | undefined;
  readonly #waiting: (() => void)[] = [];
  readonly #closers = new Set<(error: Error) => void>();

  constructor(limit: number) {
    this.#limit = limit;
  }

  /** @param limit > 0. A limit above the present one has no effect */
  limitTo(limit: number): void {
    this.#limit = Math.min(limit, this.#limit);
  }

  /**
   * Calls `send` when the message's turn has come. Settles as `send` does, and rejects if the window closes
   * first.
   *
   * @param send resolves when the message is acknowledged
   */
  async run(send: () => Promise<void>): Promise<void> {
    while (this.#closed === undefined && this.#used >= this.#limit) {
      await new Promise<void>((resolve) => this.#waiting.push(resolve));
    }
    if (this.#closed !== undefined) throw this.#closed;
    this.#used += 1;
    const { promise: isClosed, reject } = Promise.withResolvers<never>();
    this.#closers.add(reject);
    try {
      await Promise.race([send(), isClosed]);
    } finally {
      this.#closers.delete(reject);
      this.#used -= 1;
      this.#waiting.shift()?.();
    }
  }

  /** Rejects all waiting messages. */
  close(error: Error): void {
    this.#closed ??= error;
    for (const resolve of this.#waiting.splice(0)) resolve();
    for (const reject of this.#closers) reject(this.#closed);
  }
}

/** 5 is MQTT 5, 4 is MQTT 3.1.1. */
export type ProtocolVersion = 4 | 5;

/** Credentials for TLS with the broker, in PEM: those of the server, and the CA that the broker must have. */
interface BrokerTls {
  readonly ca?: Buffer | undefined;
  readonly certificate?: Buffer | undefined;
  readonly key?: Buffer | undefined;
}

export interface LinkOptions {
  /** `mqtt://HOST:PORT` or `mqtts://HOST:PORT`. */
  readonly url: string;
  readonly clientId: string;
  readonly username?: string | undefined;
  readonly password?: string | undefined;
  readonly tls: BrokerTls;
  readonly maxPacketBytes: number;
  readonly clock: Clock;
}

export interface LinkHandlers {
  /**
   * The message is acknowledged after this resolves. If it rejects, the connection ends and the broker sends
   * the message again.
   */
  take(topic: string, payload: Buffer, isRetained: boolean): Promise<void>;
  /** Whether so many messages are in progress that no more may be read. */
  isBusy(): boolean;
}

/** Maximum number of unacknowledged QoS 1 messages from the broker (Receive Maximum, MQTT 5, 3.1.2.11.3). */
const RECEIVE_MAXIMUM = 1_000;
/** Maximum number of unacknowledged messages to the broker. A broker with MQTT 3.1.1 does not announce its limit. */
const MAX_UNACKNOWLEDGED = 20;
const CONNECT_TIMEOUT_MS = 15_000;
const KEEP_ALIVE_SECONDS = 30;
/**
 * Seconds for which a broker keeps messages while the server is away: one week. A broker with MQTT 3.1.1
 * decides this itself.
 */
const SESSION_EXPIRY_SECONDS = 604_800;
/** Lowest reason code that indicates a failure (MQTT 5, 2.4). */
const FIRST_FAILURE = 0x80;
const NO_MATCHING_SUBSCRIBERS = 0x10;

/** No client of the broker has subscribed to the topic of a message. Only brokers with MQTT 5 report this. */
export class NoSubscriberError extends Error {}

/** One connection to an external broker. It is not reopened after it has ended. */
export class BrokerLink {
  readonly #options: LinkOptions;
  readonly #handlers: LinkHandlers;
  readonly #client: MqttClient;
  readonly #window = new SendWindow(MAX_UNACKNOWLEDGED);
  /** IDs of messages that the broker has acknowledged although they have no subscriber. */
  readonly #unmatched = new Set<number>();
  /**
   * Resolves when all messages received so far are stored and acknowledged. Acknowledgements keep the order
   * of the messages (MQTT 5, 4.6).
   */
  #acknowledged: Promise<void> = Promise.resolve();
  #stream: ConnectionGate | undefined;
  #fault: Error | undefined;
  #isOpen = false;

  constructor(
    options: LinkOptions,
    handlers: LinkHandlers,
    version: ProtocolVersion,
    will?: MqttPublication,
  ) {
    this.#options = options;
    this.#handlers = handlers;
    const { clientId, username, password, maxPacketBytes } = options;
    this.#client = new MqttClient(() => this.#openStream(), {
      clientId,
      ...(username === undefined ? {} : { username }),
      ...(password === undefined ? {} : { password }),
      ...(will && { will: { ...will, payload: Buffer.from(will.payload), retain: will.isRetained } }),
      // The broker keeps messages while the server is away.
      clean: false,
      protocolVersion: version,
      ...(version === 5 && {
        properties: {
          sessionExpiryInterval: SESSION_EXPIRY_SECONDS,
          receiveMaximum: RECEIVE_MAXIMUM,
          maximumPacketSize: maxPacketBytes,
        },
      }),
      keepalive: KEEP_ALIVE_SECONDS,
      connectTimeout: CONNECT_TIMEOUT_MS,
      reconnectPeriod: 0,
      resubscribe: false,
      manualConnect: true,
    });
    this.#client.handleMessage = (packet, next) => this.#receive(packet, next);
    this.#client.on('packetreceive', (packet) => {
      if (packet.cmd === 'puback' && packet.reasonCode === NO_MATCHING_SUBSCRIBERS) {
        this.#unmatched.add(packet.messageId ?? 0);
      }
    });
    // Only MQTT 5: the broker gives the reason why it ends a connection.
    this.#client.on('disconnect', ({ reasonCode }) => {
      this.#fault ??= Object.assign(new Error('The broker has ended the connection.'), { code: reasonCode });
    });
  }

  get isOpen(): boolean {
    return this.#isOpen;
  }

  /**
   * Opens the connection. Resolves with the broker's answer and a promise, `ended`. That promise resolves
   * when the connection has ended, with the error if there was one. Rejects if the connection cannot be
   * opened, with the `code` of the system or of the CONNACK.
   */
  async open(): Promise<{ readonly connack: IConnackPacket; readonly ended: Promise<Error | undefined> }> {
    const { promise, resolve, reject } = Promise.withResolvers<IConnackPacket>();
    const ended = new Promise<Error | undefined>((done) => {
      this.#client.once('close', () => {
        this.#end();
        done(this.#fault);
        reject(this.#fault ?? new Error('The broker closed the connection before it answered.'));
      });
    });
    this.#client.on('error', (error) => {
      this.#fault ??= error;
      this.#stream?.destroy();
    });
    this.#client.once('connect', (connack) => {
      this.#isOpen = true;
      const { receiveMaximum } = connack.properties ?? {};
      if (receiveMaximum !== undefined) this.#window.limitTo(receiveMaximum);
      resolve(connack);
    });
    this.#client.connect();
    return { connack: await promise, ended };
  }

  #openStream(): ConnectionGate {
    const { url, tls, clock, maxPacketBytes } = this.#options;
    const { protocol, hostname, port } = new URL(url);
    const host = hostname.replace(/^\[|\]$/gu, '');
    const to = { host, port: Number(port), noDelay: true, keepAlive: true };
    const socket: Socket =
      protocol === 'mqtts:'
        ? connectTls({ ...to, ...optionsOf(tls), minVersion: 'TLSv1.2', servername: serverNameOf(host) })
        : connectTcp(to);
    socket.once('error', (error) => {
      this.#fault ??= error;
    });
    const gate = new ConnectionGate(socket, {
      clock,
      limits: { maxPacketBytes, packetsPerSecond: 0 },
      isBusy: () => this.#handlers.isBusy(),
      onThrottled: () => undefined,
    });
    gate.on('error', (error) => {
      this.#fault ??= error;
    });
    this.#stream = gate;
    return gate;
  }

  /** mqtt.js would handle one message at a time. This calls back at once; the acknowledgement follows the commit. */
  #receive(packet: IPublishPacket, next: (error?: Error) => void): void {
    const { topic, payload, qos, retain, messageId } = packet;
    const taken = this.#handlers.take(topic, Buffer.from(payload), retain);
    const before = this.#acknowledged;
    this.#acknowledged = (async () => {
      const [, result] = await Promise.allSettled([before, taken]);
      if (qos === 0 || messageId === undefined) return;
      if (result.status === 'rejected') {
        this.#fault ??= new Error('A message could not be stored.', { cause: result.reason });
        this.#stream?.destroy();
      }
      if (this.#stream?.destroyed === false) this.#stream.write(puback(messageId));
    })();
    // mqtt.js sends no acknowledgement if it gets an error.
    if (qos === 0) next();
    else next(new Error('Acknowledged later.'));
  }

  /** Subscribes with QoS 1. Resolves with the filters that the broker has refused. */
  async subscribe(filters: readonly string[]): Promise<readonly string[]> {
    const refused: string[] = [];
    for (const filter of filters) {
      const isGranted = await this.#client.subscribeAsync(filter, { qos: 1 }).then(
        (grants) => grants.every(({ qos }) => qos < FIRST_FAILURE),
        (error: unknown) => {
          if (!this.#isOpen) throw error;
          return false;
        },
      );
      if (!isGranted) refused.push(filter);
    }
    return refused;
  }

  /**
   * Resolves when the broker has acknowledged the message. @throws NoSubscriberError; Error if the connection
   * ends first
   */
  async publish(publication: MqttPublication): Promise<void> {
    const { topic, payload, qos, isRetained } = publication;
    await this.#window.run(
      () =>
        new Promise<void>((resolve, reject) => {
          let messageId = 0;
          this.#client.publish(topic, Buffer.from(payload), { qos, retain: isRetained }, (error) => {
            const isUnmatched = qos === 1 && this.#unmatched.delete(messageId);
            if (error) reject(error);
            else if (isUnmatched) reject(new NoSubscriberError(`No client has subscribed to ${topic}.`));
            else resolve();
          });
          messageId = this.#client.getLastMessageId();
        }),
    );
  }

  #end(): void {
    this.#isOpen = false;
    this.#window.close(new Error('The connection to the MQTT broker ended.'));
  }

  destroy(): void {
    this.#stream?.destroy();
  }

  /** Acknowledges stored messages, then sends a DISCONNECT to the broker. */
  async close(): Promise<void> {
    await this.#acknowledged;
    const stream = this.#stream;
    if (stream === undefined || stream.destroyed) return;
    const closed = once(stream, 'close');
    this.#client.end(true);
    await closed;
  }
}

/** PUBACK without a reason code, which means success in MQTT 3.1.1 and 5 (3.4). */
function puback(messageId: number): Buffer {
  return Buffer.from([0x40, 2, messageId >> 8, messageId & 0xff]);
}

/** An IP address is not a valid server name (RFC 6066, 3). */
function serverNameOf(host: string): string {
  return /^[\d.]+$|:/u.test(host) ? '' : host;
}

function optionsOf({ ca, certificate, key }: BrokerTls): { ca?: Buffer; cert?: Buffer; key?: Buffer } {
  return {
    ...(ca && { ca }),
    ...(certificate && { cert: certificate }),
    ...(key && { key }),
  };
}
