import type { X509Certificate } from 'node:crypto';
import { connect as connectTcp, isIP, type Socket } from 'node:net';
import { connect as connectTls } from 'node:tls';
import type { MqttClient, IClientOptions } from 'mqtt';
import { connectionFailure } from './connection-failure.ts';
import type { MqttMessage, Qos } from './mqtt-message.ts';

/** Maximum number of bytes in the buffer of the socket. Above it, a flood pauses. */
const maxBufferedBytes = 1_048_576;

/** Address of an MQTT server. */
export interface MqttServer {
  /** IP address of the server. */
  readonly address: string;
  readonly port: number;
  /** Whether the server uses TLS. */
  readonly isSecured: boolean;
  /** Host name for the verification of the server's certificate. If absent, the address is used. */
  readonly hostName?: string;
}

export interface ConnectionOptions {
  readonly server: MqttServer;
  readonly localAddress: string;
  /** Certificates that the device trusts for TLS. Default: those of Node.js. */
  readonly serverCertificates: readonly X509Certificate[];
  readonly clientId: string;
  readonly username?: string;
  readonly password?: string;
  /** Keep-alive in seconds; 0 disables it. */
  readonly keepAliveSeconds: number;
  readonly will: MqttMessage | undefined;
  /** Called for each message of the server. Returns whether the device acknowledges it. */
  readonly onMessage: (topic: string, payload: Buffer) => boolean;
  /** Called when a PUBLISH is written, which is later than {@link MqttConnection.publish}. */
  readonly onPublish: (isRepeated: boolean) => void;
  /** Called after a TLS handshake. */
  readonly onSecured: () => void;
  /** Called when the connection has ended on either side. Not called if it was never accepted. */
  readonly onClosed: (reason: Error | undefined) => void;
}

const coapCodes: Readonly<Record<number, string>> = { 3: '5.03', 4: '4.01', 5: '4.03' };

/** The server refused the CONNECT. */
export class ConnectRefusal extends Error {
  override readonly name = 'ConnectRefusal';
  /** Return code of the CONNACK (MQTT 3.1.1, 3.2.2.3). */
  readonly returnCode: number;

  constructor(returnCode: number, message: string) {
    super(message);
    this.returnCode = returnCode;
  }

  /** CoAP code with the same meaning. */
  get coapCode(): string {
    return coapCodes[this.returnCode] ?? '4.00';
  }
}

/** A connection of a device to its server. */
export class MqttConnection {
  readonly #client: MqttClient;
  readonly #socket: Socket;
  /** Functions that reject the promises of unacknowledged messages. */
  readonly #waiting = new Set<(error: Error) => void>();
  readonly #closed = Promise.withResolvers<undefined>();
  #isClosed = false;

  private constructor(client: MqttClient, socket: Socket) {
    this.#client = client;
    this.#socket = socket;
  }

  /**
   * Opens a connection.
   *
   * @throws ConnectRefusal if the server refuses the CONNECT; Error if it cannot be reached or does not answer
   */
  static async open(options: ConnectionOptions): Promise<MqttConnection> {
    // Load the library only for fleets with MQTT devices.
    const { MqttClient: Client } = await import('mqtt');
    let socket: Socket | undefined;
    const client = new Client(() => (socket = openSocket(options)), clientOptions(options));
    const { promise, resolve, reject } = Promise.withResolvers<MqttConnection>();
    let failure: Error | undefined;
    let connection: MqttConnection | undefined;
    client.on('error', (error: Error & { code?: unknown }) => {
      const { code } = error;
      const isRefusal = connection === undefined && typeof code === 'number' && code > 0;
      failure ??= isRefusal ? new ConnectRefusal(code, refusalText(code)) : connectionFailure(error);
      if (isRefusal) client.end(true);
    });
    client.on('connect', () => {
      connection = new MqttConnection(client, socket as Socket);
      resolve(connection);
    });
    client.on('close', () => {
      if (connection) connection.#over(failure, options);
      else reject(failure ?? new Error('the server has closed the connection before its CONNACK'));
    });
    client.on('packetsend', (packet) => {
      if (packet.cmd === 'publish') options.onPublish(packet.dup);
    });
    client.handleMessage = (packet, done) => {
      const isAcknowledged = options.onMessage(packet.topic, Buffer.from(packet.payload));
      // If it gets an error, the library does not send an acknowledgement.
      done(isAcknowledged ? undefined : new Error('not acknowledged'));
    };
    return promise;
  }

  get isOpen(): boolean {
    return !this.#isClosed;
  }

  get localAddress(): { readonly address: string; readonly port: number } | undefined {
    const { localAddress: address, localPort: port } = this.#socket;
    return address === undefined || port === undefined ? undefined : { address, port };
  }

  get bytesSent(): number {
    return this.#socket.bytesWritten;
  }

  get bytesReceived(): number {
    return this.#socket.bytesRead;
  }

  /** Whether the server reads so slowly that further messages would accumulate in this process. */
  get isCongested(): boolean {
    return this.#socket.writableLength > maxBufferedBytes;
  }

  /**
   * Publishes a message. Resolves when the server has acknowledged it, or for QoS 0 when it is written.
   *
   * @param dup whether the message is a repetition
   * @throws Error if the connection ends before
   */
  async publish({ topic, payload, qos }: MqttMessage, dup = false): Promise<void> {
    await this.#acknowledged((done) => this.#client.publish(topic, payload, { qos, dup }, done));
  }

  /** @throws Error if the server refuses a filter, or the connection ends before the SUBACK */
  async subscribe(filters: readonly string[], qos: Qos): Promise<void> {
    if (filters.length === 0) return;
    let refused: string | undefined;
    await this.#acknowledged((done) =>
      this.#client.subscribe([...filters], { qos }, (error, granted = []) => {
        refused = granted.find((one) => (one.qos as number) > 2)?.topic;
        done(error ?? undefined);
      }),
    );
    if (refused !== undefined) throw new Error(`the server refuses the subscription to ${refused}`);
  }

  /** Sends a DISCONNECT and ends the connection, so that the server does not publish the will. */
  async disconnect(): Promise<void> {
    if (!this.#isClosed) this.#client.end();
    await this.#closed.promise;
  }

  /** Ends the connection without a DISCONNECT. */
  async destroy(): Promise<void> {
    if (!this.#isClosed) this.#client.end(true);
    await this.#closed.promise;
  }

  #acknowledged(start: (done: (error?: Error | null) => void) => void): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#waiting.add(reject);
      start((error) => {
        this.#waiting.delete(reject);
        if (error) reject(error);
        else resolve();
      });
    });
  }

  #over(failure: Error | undefined, { onClosed }: ConnectionOptions): void {
    if (this.#isClosed) return;
    this.#isClosed = true;
    const error = failure ?? new Error('the server has closed the connection');
    for (const reject of this.#waiting) reject(error);
    this.#waiting.clear();
    this.#closed.resolve(undefined);
    onClosed(failure);
  }
}

function clientOptions(options: ConnectionOptions): IClientOptions {
  const { clientId, username, password, keepAliveSeconds, will } = options;
  return {
    protocolVersion: 4,
    clean: true,
    // The owner reconnects itself, on its own clock.
    reconnectPeriod: 0,
    resubscribe: false,
    queueQoSZero: false,
    clientId,
    keepalive: keepAliveSeconds,
    ...(username === undefined ? {} : { username }),
    ...(password === undefined ? {} : { password }),
    ...(will === undefined
      ? {}
      : { will: { topic: will.topic, payload: Buffer.from(will.payload), qos: will.qos, retain: false } }),
  };
}

function openSocket({ server, localAddress, serverCertificates, onSecured }: ConnectionOptions): Socket {
  const { address: host, port, isSecured, hostName } = server;
  if (!isSecured) return connectTcp({ host, port, localAddress, noDelay: true });
  const ca = serverCertificates.map((one) => one.toString());
  const socket = connectTls({
    ...{ host, port, localAddress },
    ...(hostName === undefined || isIP(hostName) !== 0 ? {} : { servername: hostName }),
    ...(ca.length === 0 ? {} : { ca }),
  });
  socket.setNoDelay(true);
  socket.once('secureConnect', onSecured);
  return socket;
}

const refusals: Readonly<Record<number, string>> = {
  1: 'unacceptable protocol version',
  2: 'client ID rejected',
  3: 'server unavailable',
  4: 'bad user name or password',
  5: 'not authorized',
};

function refusalText(returnCode: number): string {
  return `CONNACK with return code ${returnCode} (${refusals[returnCode] ?? 'unknown'})`;
}
