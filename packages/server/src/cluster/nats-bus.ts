import { connect, type ConnectionOptions, type NatsConnection } from '@nats-io/transport-node';
import { systemClock } from '@muster/lwm2m/core';
import { Gauge, Registry } from 'prom-client';
import type { Logger } from '../logger.ts';
import { ThrottledLog } from '../observability/throttled-log.ts';
import type { Bus } from './bus.ts';
import { parseBusUrl } from './bus.ts';

/** Minimum milliseconds between attempts to connect. */
const RETRY_MS = 250;
/** Milliseconds between pings. A connection that misses two of them is lost. */
const PING_MS = 1_000;
/** Milliseconds within which a server must answer an attempt to connect. A machine that is down does not answer. */
const CONNECT_MS = 2_000;
/** Milliseconds allowed for closing a connection. */
const CLOSE_MS = 1_000;

interface Subscriber {
  readonly subject: string;
  readonly take: (data: Uint8Array) => void;
}

/**
 * A bus over NATS (https://docs.nats.io/reference/reference-protocols/nats-protocol). It connects, and reconnects, in
 * the background: a process can start and continue without its bus.
 */
export class NatsBus implements Bus {
  readonly #options: ConnectionOptions;
  readonly #place: string;
  readonly #logger: Logger;
  readonly #warnings: ThrottledLog;
  readonly #subscribers: Subscriber[] = [];
  readonly #listeners: ((isConnected: boolean) => void)[] = [];
  #connection: NatsConnection | undefined;
  #isConnected = false;
  #isClosed = false;
  #retry: NodeJS.Timeout | undefined;

  /**
   * @param url addresses of NATS servers, see {@link parseBusUrl}
   * @param name of the connection, for the monitoring of NATS
   */
  constructor(url: string, name: string, logger: Logger) {
    const { servers, place, user, pass, isEncrypted } = parseBusUrl(url);
    this.#place = place;
    this.#logger = logger;
    this.#warnings = new ThrottledLog(systemClock, (fields, message) => logger.warn(fields, message));
    this.#options = {
      servers: [...servers],
      name,
      ...(user === undefined ? {} : { user }),
      ...(pass === undefined ? {} : { pass }),
      ...(isEncrypted ? { tls: {} } : {}),
      noEcho: true,
      timeout: CONNECT_MS,
      // The client drops servers that do not answer its first attempt. So each attempt uses a new client.
      reconnect: false,
      pingInterval: PING_MS,
      maxPingOut: 2,
    };
    void this.#connect();
  }

  get isConnected(): boolean {
    return this.#isConnected;
  }

  publish(subject: string, data: Uint8Array): void {
    if (this.#isConnected) this.#connection?.publish(subject, data);
  }

  subscribe(subject: string, take: (data: Uint8Array) => void): void {
    const subscriber = { subject, take };
    this.#subscribers.push(subscriber);
    if (this.#connection !== undefined) this.#listen(this.#connection, subscriber);
  }

  onChange(listener: (isConnected: boolean) => void): void {
    this.#listeners.push(listener);
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#retry);
    const connection = this.#connection;
    if (connection === undefined) return;
    // A lost connection cannot be drained.
    if (this.#isConnected) await withinTime(connection.flush());
    await withinTime(connection.close());
  }

  async #connect(): Promise<void> {
    try {
      const connection = await connect(this.#options);
      if (this.#isClosed) {
        await connection.close();
        return;
      }
      this.#connection = connection;
      for (const subscriber of this.#subscribers) this.#listen(connection, subscriber);
      void this.#watch(connection);
      this.#changed(true);
    } catch (err) {
      if (this.#isClosed) return;
      this.#warnings.write({ err, bus: this.#place }, 'the bus cannot be reached; trying again');
      this.#connectLater();
    }
  }

  #connectLater(): void {
    const pauseMs = RETRY_MS * (1 + Math.random() / 2);
    this.#retry = setTimeout(() => void this.#connect(), pauseMs);
  }

  #listen(connection: NatsConnection, { subject, take }: Subscriber): void {
    connection.subscribe(subject, {
      callback: (error, message) => {
        try {
          if (error !== null) throw error;
          take(message.data);
        } catch (err) {
          this.#warnings.write({ err, subject }, 'a message on the bus could not be read');
        }
      },
    });
  }

  async #watch(connection: NatsConnection): Promise<void> {
    for await (const status of connection.status()) {
      if (status.type === 'disconnect') this.#changed(false);
      else if (status.type === 'error') this.#logger.warn({ err: status.error }, 'the bus reports an error');
    }
    this.#changed(false);
    this.#connection = undefined;
    if (!this.#isClosed) this.#connectLater();
  }

  #changed(isConnected: boolean): void {
    if (this.#isConnected === isConnected) return;
    this.#isConnected = isConnected;
    const fields = { bus: this.#place };
    if (isConnected) this.#logger.info(fields, 'connected to the bus');
    else if (!this.#isClosed)
      this.#logger.warn(fields, 'the connection to the bus is lost; connecting again');
    for (const listener of this.#listeners) listener(isConnected);
  }
}

async function withinTime(work: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, CLOSE_MS);
  });
  await Promise.race([work.catch(() => undefined), late]);
  clearTimeout(timer);
}

/**
 * Metrics of the bus for `/metrics` of a process with a bus.
 *
 * @param bus its connection to NATS
 * @param link link to the worker, in a process other than the worker
 */
export function busMetrics(
  bus: { readonly isConnected: boolean },
  link?: { readonly isLinked: boolean },
): Registry {
  const registry = new Registry();
  const gauge = (name: string, help: string, read: () => boolean): void => {
    new Gauge({
      name,
      help,
      registers: [registry],
      collect() {
        this.set(Number(read()));
      },
    });
  };
  gauge('muster_bus_connected', 'Whether the process is connected to the bus', () => bus.isConnected);
  if (link !== undefined) {
    gauge('muster_worker_linked', 'Whether the worker can be reached over the bus', () => link.isLinked);
  }
  return registry;
}
