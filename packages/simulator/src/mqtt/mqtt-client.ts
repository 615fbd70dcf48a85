import {
  DeviceUnreachableError,
  isWithin,
  Lwm2mRefusal,
  type ClientExchange,
  type ClientState,
  type Lwm2mPath,
  type NotificationAttributes,
  type ValueRecord,
} from '@muster/lwm2m';
import { asError } from '../as-error.ts';
import type { DeviceClient } from '../device/device-client.ts';
import type { ProblemKind } from '../report/run-problems.ts';
import { CommandHandler } from './command-handler.ts';
import { ConnectRefusal, type MqttConnection } from './mqtt-connection.ts';
import { noMqttCounters, type MqttCounters } from './mqtt-counters.ts';
import type { MqttClientOptions } from './mqtt-client-options.ts';
import type { Introduction, MqttMessage } from './mqtt-message.ts';
import { MqttSession, type SessionOwner } from './mqtt-session.ts';
import { instancesOf, recordsAt } from './perform-command.ts';
import { Publisher, type PostListener } from './publisher.ts';

/** Maximum time in milliseconds that a device waits for the acknowledgement of its death before it disconnects. */
const leavingMs = 5_000;
/** Share of its lifetime after which a sleeping device sends a message to stay registered. */
const renewalShare = 0.8;

/**
 * The client of an MQTT device, in the states of an LwM2M registration:
 *
 *                 start             CONNACK, birth
 *      idle ------------> registering ------------> registered --+ asleep: a DISCONNECT, and a
 *       ^                  |  ^                         |  ^     | connection for each message
 *       |          refused,|  | back-off       lost     |  +-----+
 *       |        no answer v  |                         |
 *       |                 failed <----------------------+
 *       +--- death, DISCONNECT --- registered               any state -- close --> closed
 *
 * Commands change the objects of the device, and changed values are published. Values have their time, so that a repeated
 * message is stored once.
 */
export class MqttDeviceClient implements DeviceClient, SessionOwner {
  readonly #options: MqttClientOptions;
  readonly #publisher: Publisher;
  readonly #session: MqttSession;
  readonly #commands: CommandHandler;
  /** Whether the device has cut its connection and has not connected again. */
  #isCut = false;
  readonly mqtt: Record<keyof MqttCounters, number> = { ...noMqttCounters };
  #state: ClientState = 'idle';
  #lifetimeSeconds: number;
  #isSuspended = false;
  #closing: Promise<void> | undefined;
  #lastTimeMs = 0;
  #registrations = 0;
  #updates = 0;
  #failures = 0;

  constructor(options: MqttClientOptions) {
    this.#options = options;
    this.#lifetimeSeconds = options.lifetimeSeconds;
    this.#publisher = new Publisher(options, this.mqtt, () => this.#stayAwake());
    this.#session = new MqttSession(options, this.mqtt, this);
    this.#commands = new CommandHandler(options, this.mqtt, {
      birth: () => this.#inBackground(this.update()),
      answer: (message) => this.#publisher.post(message, []),
      changed: (paths) => this.changed(...paths),
      onProblem: (kind, message) => this.#problem(kind, message),
    });
  }

  get state(): ClientState {
    return this.#state;
  }

  get isAwake(): boolean {
    return this.#session.connection !== undefined;
  }

  get localAddress(): DeviceClient['localAddress'] {
    return this.#session.localAddress;
  }

  get isBusy(): boolean {
    return this.#state === 'registering' || this.#isCut || !this.#publisher.isEmpty;
  }

  get counters(): DeviceClient['counters'] {
    const { sent, received } = this.#session.bytes;
    return {
      requests: this.#commands.answered,
      notifications: this.#publisher.reported,
      registrations: this.#registrations,
      updates: this.#updates,
      failures: this.#failures,
      bytesSent: sent,
      bytesReceived: received,
      retransmissions: this.mqtt.repeated,
      duplicates: 0,
      ...{ malformed: 0, unmatched: 0, unknownOptions: 0, resets: 0 },
    };
  }

  start(): Promise<void> {
    if (this.#state === 'closed') return Promise.reject(closed());
    if (this.#state === 'registered') return Promise.resolve();
    const connected = this.#session.whenConnected();
    if (this.#state === 'idle' && !this.#isSuspended) void this.#session.connect();
    else if (this.#state === 'idle') this.#setState('registering');
    return connected;
  }

  /** Sends a birth. If the device is connecting, the new connection sends one anyway. */
  async update({ lifetimeSeconds }: { readonly lifetimeSeconds?: number } = {}): Promise<void> {
    if (this.#state === 'idle' || this.#state === 'closed') throw closed();
    this.#lifetimeSeconds = lifetimeSeconds ?? this.#lifetimeSeconds;
    if (this.#state !== 'registered' || this.#isSuspended) {
      await this.#session.whenConnected();
      return;
    }
    const connection = await this.#awake();
    await this.#exchange('update', () => this.#introduceAgain(connection));
    this.#updates += 1;
    this.#stayAwake();
  }

  objectsChanged(): Promise<void> {
    return this.update();
  }

  changed(...paths: readonly Lwm2mPath[]): void {
    if (this.#state === 'idle' || this.#state === 'closed') return;
    const isChanged = (path: Lwm2mPath): boolean =>
      paths.some((one) => isWithin(path, one) || isWithin(one, path));
    // Values of other instances of the same resource have not changed.
    const records = recordsAt(this.#options.tree, isChanged).filter(({ path }) => isChanged(path));
    if (records.length > 0) this.#post(records);
  }

  async send(records: readonly ValueRecord[]): Promise<void> {
    if (this.#state !== 'registered') throw closed();
    await this.#exchange('send', () => {
      const sent = Promise.withResolvers<undefined>();
      this.#post(records, { onAcknowledged: () => sent.resolve(undefined), onDropped: sent.reject });
      return sent.promise;
    });
  }

  fetch(): Promise<Uint8Array> {
    return Promise.reject(new Lwm2mRefusal('4.05', 'an MQTT server has nothing to fetch'));
  }

  attributes(): NotificationAttributes {
    return {};
  }

  suspend(): void {
    if (this.#isSuspended) return;
    this.#isSuspended = true;
    this.#publisher.disconnect();
    this.#inBackground(this.#session.leave());
  }

  async resume(): Promise<void> {
    if (!this.#isSuspended) return;
    this.#isSuspended = false;
    if (this.#state === 'idle' || this.#state === 'closed') return;
    const connected = this.#session.whenConnected();
    void this.#session.connect();
    await connected;
  }

  /** Sends a death and a DISCONNECT. */
  async deregister(): Promise<void> {
    if (this.#state === 'idle' || this.#state === 'closed') return;
    if (this.#state === 'registered' && !this.#isSuspended) await this.#awake();
    const connection = this.#session.release();
    this.#publisher.disconnect();
    this.#setState('idle');
    let isClean = false;
    try {
      if (!connection) return;
      const deaths = this.#options.dialect.death(this.#time());
      await this.#exchange('deregister', () => this.#publishAll(connection, deaths));
      isClean = true;
    } finally {
      // The server has now acknowledged the messages before the death.
      if (this.state === 'idle') this.#publisher.clear();
      if (connection) await this.#session.ended(connection, isClean);
    }
  }

  /** Drops the connection and connects again at once. Messages without an acknowledgement are sent again. */
  async reconnect(): Promise<void> {
    this.#publisher.disconnect();
    await this.#session.leave();
    if (this.#state === 'closed') throw closed();
    const connected = this.#session.whenConnected();
    void this.#session.connect();
    await connected;
  }

  close({ deregister = false }: { readonly deregister?: boolean } = {}): Promise<void> {
    return (this.#closing ??= this.#close(deregister));
  }

  async #close(deregister: boolean): Promise<void> {
    if (deregister && !this.#isSuspended) {
      const { promise: over, resolve } = Promise.withResolvers<undefined>();
      const timer = this.#options.clock.setTimer(leavingMs, () => resolve(undefined));
      await Promise.race([this.deregister().catch((error: unknown) => this.#onError(error)), over]);
      timer.cancel();
    }
    this.#publisher.clear();
    this.#setState('closed');
    await this.#session.leave();
  }

  cut(): void {
    this.#session.cut();
  }

  flood(messages: number): void {
    const { connection } = this.#session;
    const { tree, dialect, hooks } = this.#options;
    const [record] = connection ? recordsAt(tree, () => true) : [];
    if (!connection || !record) return;
    for (let sent = 0; sent < messages && !connection.isCongested; sent += 1) {
      const timeMs = this.#time();
      const records = [{ ...record, timeMs }];
      connection.publish({ ...dialect.values(records, timeMs), qos: 0 }).catch(() => undefined);
      hooks.onReport?.({ kind: 'publish', paths: [], records });
    }
  }

  /** Called by the session. */
  onConnecting(isWakeUp: boolean): void {
    if (!isWakeUp) this.#setState('registering');
  }

  /** Called by the session. */
  async introduce(connection: MqttConnection, isWakeUp: boolean): Promise<void> {
    const { dialect, qos } = this.#options;
    await connection.subscribe(dialect.firstFilters, 1);
    if (!isWakeUp) await this.#introduceAgain(connection);
    await connection.subscribe(dialect.requestFilters, qos === 0 ? 0 : 1);
  }

  /** Called by the session. */
  onConnected(connection: MqttConnection, isWakeUp: boolean, tookMs: number): void {
    this.#isCut = false;
    const { hooks, credentials, dialect } = this.#options;
    if (!isWakeUp) {
      this.#registrations += 1;
      hooks.onExchange?.({ operation: 'register', code: '2.01', isAccepted: true, tookMs });
      if (credentials()?.isWrong === true) {
        this.#problem('wrong-password-accepted', 'the server has accepted a wrong password');
      }
      this.#setState('registered');
      // All changes are reported, as if the server observed all resources.
      hooks.onObserve?.(['/']);
    }
    this.#publisher.connect(connection, () =>
      this.#session.giveUp(connection, 'the server acknowledges nothing'),
    );
    if (!isWakeUp) {
      const introduction = this.#introduction();
      for (const { message, records } of dialect.firstValues(introduction)) {
        this.#publisher.post(message, records);
      }
    }
    this.#stayAwake();
  }

  onFailed(error: Error, tookMs: number): void {
    const code = error instanceof ConnectRefusal ? error.coapCode : undefined;
    const { hooks, credentials } = this.#options;
    this.#failures += 1;
    hooks.onExchange?.({ operation: 'register', code, isAccepted: false, tookMs });
    if (code === undefined) {
      this.#problem('register-unanswered', `Connect: ${error.message}`);
    } else if (code !== '5.03' && credentials()?.isWrong !== true) {
      // The server can put the device off, and must refuse a wrong password.
      this.#problem('register-refused', `Connect: ${error.message}`);
    }
    this.#setState('failed', error.message);
  }

  onLost(reason: string, isCut: boolean): void {
    this.#publisher.disconnect();
    this.#isCut = isCut;
    if (!isCut) this.#problem('connection-lost', reason);
    this.#setState('failed', isCut ? 'the connection was cut' : reason);
  }

  /** Called by the session. */
  onMessage(topic: string, payload: Buffer): boolean {
    this.mqtt.received += 1;
    this.#stayAwake();
    return this.#commands.take(topic, payload);
  }

  #setState(state: ClientState, detail?: string): void {
    if (this.#state === state) return;
    this.#state = state;
    this.#options.hooks.onState?.(state, detail);
  }

  #stayAwake(): void {
    const isBusy = (): boolean => !this.#publisher.isEmpty || this.#commands.isBusy;
    this.#session.stayAwake(isBusy, () => {
      this.#publisher.disconnect();
      const renewMs = this.#lifetimeSeconds * 1000 * renewalShare;
      this.#session.whileAsleep(renewMs, () => this.#inBackground(this.update()));
    });
  }

  async #awake(): Promise<MqttConnection> {
    await this.#session.whenConnected();
    const { connection } = this.#session;
    if (!connection) throw closed();
    return connection;
  }

  #post(records: readonly ValueRecord[], listener: PostListener = {}): void {
    const timeMs = this.#time();
    const timed = records.map((one) => ({ ...one, timeMs }));
    const { isAsleep } = this.#session;
    this.#publisher.post(this.#options.dialect.values(timed, timeMs), timed, listener, isAsleep);
    if (isAsleep) this.#inBackground(this.#session.whenConnected());
  }

  #introduction(): Introduction {
    const { tree } = this.#options;
    const timeMs = this.#time();
    return {
      instances: instancesOf(tree),
      lifetimeSeconds: this.#lifetimeSeconds,
      records: recordsAt(tree, () => true).map((one) => ({ ...one, timeMs })),
    };
  }

  async #introduceAgain(connection: MqttConnection): Promise<void> {
    const births = this.#options.dialect.birth(this.#introduction());
    for (const { records } of births) {
      if (records.length > 0) this.#options.hooks.onReport?.({ kind: 'publish', paths: [], records });
    }
    await this.#publishAll(
      connection,
      births.map(({ message }) => message),
    );
  }

  async #publishAll(connection: MqttConnection, messages: readonly MqttMessage[]): Promise<void> {
    await Promise.all(messages.map((message) => this.#publisher.publish(connection, message)));
  }

  /** @throws DeviceUnreachableError if the connection ends first */
  async #exchange(operation: ClientExchange['operation'], work: () => Promise<void>): Promise<void> {
    const { clock, hooks } = this.#options;
    const beganMs = clock.monotonic();
    const report = (code: string | undefined): void => {
      const tookMs = clock.monotonic() - beganMs;
      hooks.onExchange?.({ operation, code, isAccepted: code !== undefined, tookMs });
    };
    try {
      await work();
    } catch (error) {
      report(undefined);
      const message = `no acknowledgement: ${asError(error).message}`;
      throw new DeviceUnreachableError('timeout', message, { cause: error });
    }
    report(operation === 'deregister' ? '2.02' : '2.04');
  }

  /** Returns the time of the device, which is unique: the server stores one value of a resource for each time. */
  #time(): number {
    this.#lastTimeMs = Math.max(Math.floor(this.#options.nowMs()), this.#lastTimeMs + 1);
    return this.#lastTimeMs;
  }

  /** Failures appear in the state, except for those of this process. */
  #inBackground(work: Promise<void>): void {
    work.catch((error: unknown) => {
      if (!(error instanceof DeviceUnreachableError)) this.#onError(error);
    });
  }

  #problem(kind: ProblemKind, message: string): void {
    this.#options.hooks.onProblem?.({ kind, timeMs: this.#options.clock.now(), message });
  }

  #onError(error: unknown): void {
    this.#options.hooks.onError?.(asError(error));
  }
}

function closed(): DeviceUnreachableError {
  return new DeviceUnreachableError('closed', 'the client is closed, deregistered or not connected');
}
