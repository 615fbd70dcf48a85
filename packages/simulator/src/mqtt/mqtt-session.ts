import { DeviceUnreachableError, type TimerHandle } from '@muster/lwm2m';
import { asError } from '../as-error.ts';
import { MqttConnection } from './mqtt-connection.ts';
import type { MqttCounters } from './mqtt-counters.ts';
import type { MqttClientOptions } from './mqtt-client-options.ts';

const maxDelayMs = 2_000_000_000;

/** The owner of a session. */
export interface SessionOwner {
  /**
   * Called before each attempt to connect.
   *
   * @param isWakeUp whether the device wakes up from sleep, so that the server already knows it
   */
  onConnecting(isWakeUp: boolean): void;
  /**
   * Introduces the device to the server over a new connection.
   *
   * @throws Error if the server does not accept it
   */
  introduce(connection: MqttConnection, isWakeUp: boolean): Promise<void>;
  onConnected(connection: MqttConnection, isWakeUp: boolean, tookMs: number): void;
  /** Called when an attempt has failed. Another one follows. */
  onFailed(error: Error, tookMs: number): void;
  /**
   * Called when the connection has ended, but the device did not end it.
   *
   * @param isCut whether a fault of the device has cut the connection
   */
  onLost(reason: string, isCut: boolean): void;
  /** @returns whether the message is acknowledged */
  onMessage(topic: string, payload: Buffer): boolean;
}

/** Keeps a device connected: reconnects with growing pauses, and lets the device sleep between its messages. */
export class MqttSession {
  readonly #options: MqttClientOptions;
  readonly #counts: Record<keyof MqttCounters, number>;
  readonly #owner: SessionOwner;
  #connection: MqttConnection | undefined;
  /** Bytes of connections that have ended. */
  readonly #bytes = { sent: 0, received: 0 };
  /** Number of the current attempt to connect. Results of earlier attempts are ignored. */
  #attempt = 0;
  /** Number of consecutive failed attempts. */
  #failures = 0;
  /** Whether the session is connecting, or introducing the device over a new connection. */
  #isConnecting = false;
  #isAsleep = false;
  #isCut = false;
  /** Reason why the device closes its connection. */
  #reason: string | undefined;
  #timer: TimerHandle | undefined;
  /** Pending wait for a connection. */
  #connected: PromiseWithResolvers<undefined> | undefined;

  constructor(options: MqttClientOptions, counts: Record<keyof MqttCounters, number>, owner: SessionOwner) {
    this.#options = options;
    this.#counts = counts;
    this.#owner = owner;
  }

  /** The connection; undefined if there is none, or if it is not ready. */
  get connection(): MqttConnection | undefined {
    return this.#isConnecting ? undefined : this.#connection;
  }

  get isAsleep(): boolean {
    return this.#isAsleep;
  }

  get localAddress(): MqttConnection['localAddress'] {
    return this.#connection?.localAddress;
  }

  get bytes(): { readonly sent: number; readonly received: number } {
    return {
      sent: this.#bytes.sent + (this.#connection?.bytesSent ?? 0),
      received: this.#bytes.received + (this.#connection?.bytesReceived ?? 0),
    };
  }

  /**
   * Resolves when there is a connection.
   *
   * @throws DeviceUnreachableError if the device leaves before
   */
  whenConnected(): Promise<void> {
    if (this.connection) return Promise.resolve();
    if (!this.#connected) {
      this.#connected = Promise.withResolvers<undefined>();
      // Some callers only need the side effect: a sleeping device connects.
      this.#connected.promise.catch(() => undefined);
    }
    const { promise } = this.#connected;
    if (this.#isAsleep && !this.#isConnecting) void this.connect();
    return promise;
  }

  /** Connects now. Retries after a failure. */
  async connect(): Promise<void> {
    const { clock } = this.#options;
    this.#timer?.cancel();
    this.#attempt += 1;
    const attempt = this.#attempt;
    const isWakeUp = this.#isAsleep;
    this.#isConnecting = true;
    this.#owner.onConnecting(isWakeUp);
    const beganMs = clock.monotonic();
    try {
      const connection = await this.#open(attempt);
      if (attempt === this.#attempt) await this.#owner.introduce(connection, isWakeUp);
      if (attempt !== this.#attempt) return;
      this.#isConnecting = false;
      this.#isAsleep = false;
      this.#failures = 0;
      this.#owner.onConnected(connection, isWakeUp, clock.monotonic() - beganMs);
      this.#connected?.resolve(undefined);
      this.#connected = undefined;
    } catch (error) {
      if (attempt !== this.#attempt) return;
      await this.#drop();
      if (attempt !== this.#attempt) return;
      this.#tryAgain(1);
      this.#owner.onFailed(asError(error), clock.monotonic() - beganMs);
    }
  }

  async #open(attempt: number): Promise<MqttConnection> {
    const { server, localAddress, serverCertificates, keepAliveSeconds, dialect, clock } = this.#options;
    const { username, password } = this.#options.credentials() ?? {};
    const beganMs = clock.monotonic();
    const connection: MqttConnection = await MqttConnection.open({
      ...{ server, localAddress, serverCertificates, keepAliveSeconds },
      clientId: this.#options.endpointName,
      ...(username === undefined ? {} : { username }),
      ...(password === undefined ? {} : { password }),
      will: dialect.will(),
      onSecured: () => this.#options.onSecured(clock.monotonic() - beganMs),
      onPublish: (isRepeated) => {
        this.#counts[isRepeated ? 'repeated' : 'published'] += 1;
      },
      onMessage: (topic, payload) => this.#owner.onMessage(topic, payload),
      onClosed: (reason) => this.#lost(connection, reason),
    });
    this.#counts.connections += 1;
    if (attempt === this.#attempt) this.#connection = connection;
    else await this.#dropConnection(connection);
    return connection;
  }

  #lost(connection: MqttConnection, reason: Error | undefined): void {
    if (connection !== this.#connection) return;
    const isCut = this.#isCut;
    this.#isCut = false;
    this.#attempt += 1;
    this.#connection = undefined;
    this.#addBytes(connection);
    this.#counts.lostConnections += 1;
    // A random pause, so that devices that lost their server at the same moment do not reconnect at the same moment.
    this.#tryAgain(this.#options.random());
    const given = this.#reason;
    this.#reason = undefined;
    this.#owner.onLost(given ?? reason?.message ?? 'the server has closed the connection', isCut);
  }

  /** Cuts the connection like a network failure. */
  cut(): void {
    const connection = this.#connection;
    if (!connection) return;
    this.#isCut = true;
    this.#countWill();
    void connection.destroy();
  }

  /**
   * Closes a connection whose server has stopped answering.
   *
   * @param reason reason for the report
   */
  giveUp(connection: MqttConnection, reason: string): void {
    if (connection !== this.#connection) return;
    this.#reason = reason;
    this.#countWill();
    void connection.destroy();
  }

  /**
   * Restarts the time without a message after which a sleeping device disconnects. Call it for each message.
   *
   * @param isBusy whether the device has to stay awake for another period
   * @param onAsleep called when the device has fallen asleep
   */
  stayAwake(isBusy: () => boolean, onAsleep: () => void): void {
    const { awakeSeconds, clock } = this.#options;
    if (awakeSeconds === undefined || !this.connection) return;
    this.#timer?.cancel();
    this.#timer = clock.setTimer(awakeSeconds * 1000, () => {
      if (isBusy()) {
        this.stayAwake(isBusy, onAsleep);
        return;
      }
      void this.#fallAsleep();
      onAsleep();
    });
  }

  async #fallAsleep(): Promise<void> {
    const connection = this.#connection;
    this.#isAsleep = true;
    this.#connection = undefined;
    this.#attempt += 1;
    await connection?.disconnect();
    if (connection) this.#addBytes(connection);
  }

  /** Calls `work` after a delay, unless the device wakes up or leaves before. */
  whileAsleep(delayMs: number, work: () => void): void {
    this.#timer?.cancel();
    this.#timer = this.#options.clock.setTimer(Math.min(delayMs, maxDelayMs), work);
  }

  /** Ends the connection without a DISCONNECT, or an attempt to connect. */
  async leave(): Promise<void> {
    this.#end();
    await this.#drop();
  }

  /**
   * Releases the connection, which the caller has to end with `ended`. The session does not connect again until
   * `connect`.
   */
  release(): MqttConnection | undefined {
    const { connection } = this;
    this.#end();
    if (connection) this.#connection = undefined;
    else void this.#drop();
    return connection;
  }

  /**
   * Ends a released connection.
   *
   * @param isClean whether to send a DISCONNECT
   */
  async ended(connection: MqttConnection, isClean: boolean): Promise<void> {
    if (isClean) await connection.disconnect();
    else await this.#dropConnection(connection);
    this.#addBytes(connection);
  }

  #end(): void {
    this.#attempt += 1;
    this.#failures = 0;
    this.#isAsleep = false;
    this.#isConnecting = false;
    this.#timer?.cancel();
    this.#connected?.reject(new DeviceUnreachableError('closed', 'the client is closed or deregistered'));
    this.#connected = undefined;
  }

  async #drop(): Promise<void> {
    const connection = this.#connection;
    this.#connection = undefined;
    this.#isConnecting = false;
    if (!connection) return;
    await this.#dropConnection(connection);
    this.#addBytes(connection);
  }

  async #dropConnection(connection: MqttConnection): Promise<void> {
    if (connection.isOpen) this.#countWill();
    await connection.destroy();
  }

  #countWill(): void {
    if (this.#options.dialect.hasWill) this.#counts.wills += 1;
  }

  #addBytes({ bytesSent, bytesReceived }: MqttConnection): void {
    this.#bytes.sent += bytesSent;
    this.#bytes.received += bytesReceived;
  }

  /** Schedules the next attempt. The pause doubles with each attempt, and is randomly shortened by up to a quarter. */
  #tryAgain(factor: number): void {
    const { backOff, random, clock } = this.#options;
    const seconds = Math.min(backOff.maxSeconds, backOff.initialSeconds * 2 ** Math.min(this.#failures, 30));
    this.#failures += 1;
    this.#isAsleep = false;
    this.#isConnecting = false;
    this.#timer?.cancel();
    const delayMs = seconds * 1000 * (1 - 0.25 * random()) * factor;
    this.#timer = clock.setTimer(delayMs, () => void this.connect());
  }
}
