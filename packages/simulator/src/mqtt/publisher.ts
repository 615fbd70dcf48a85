import type { TimerHandle, ValueRecord } from '@muster/lwm2m';
import type { MqttConnection } from './mqtt-connection.ts';
import type { MqttCounters } from './mqtt-counters.ts';
import type { MqttClientOptions } from './mqtt-client-options.ts';
import type { MqttMessage } from './mqtt-message.ts';
import { Outbox, type OutboxEntry } from './outbox.ts';

/** Time in milliseconds after which an unacknowledged message counts as lost. */
const acknowledgementMs = 60_000;
const lengthStream = 0x6d717400;

/** Listener for the end of a message. */
export interface PostListener {
  onAcknowledged?(): void;
  onDropped?(error: Error): void;
}

/** Sends the messages of a device and repeats them until they are acknowledged. */
export class Publisher {
  readonly #options: MqttClientOptions;
  readonly #counts: Record<keyof MqttCounters, number>;
  readonly #onTraffic: () => void;
  readonly #outbox = new Outbox();
  #connection: MqttConnection | undefined;
  #onStall: (() => void) | undefined;
  #stall: TimerHandle | undefined;
  /** Number of messages so far, which faults with a rate use. */
  #messages = 0;
  /** Number of sent messages with values. */
  reported = 0;

  /** @param onTraffic called at each transmission and acknowledgement */
  constructor(options: MqttClientOptions, counts: Record<keyof MqttCounters, number>, onTraffic: () => void) {
    this.#options = options;
    this.#counts = counts;
    this.#onTraffic = onTraffic;
  }

  get isEmpty(): boolean {
    return this.#outbox.size === 0;
  }

  /**
   * Sends all waiting messages, and from now on new ones.
   *
   * @param onStall called if the server does not acknowledge any message
   */
  connect(connection: MqttConnection, onStall: () => void): void {
    this.#connection = connection;
    this.#onStall = onStall;
    for (const entry of this.#outbox.all()) this.#transmit(entry, connection);
  }

  /** Makes messages wait for the next connection. Acknowledgements of sent messages still count. */
  disconnect(): void {
    this.#connection = undefined;
    this.#stall?.cancel();
    this.#stall = undefined;
  }

  /** Drops all messages. */
  clear(): void {
    this.disconnect();
    for (const entry of this.#outbox.clear()) this.#drop(entry, 'the device has left');
  }

  /**
   * Sends one message now. Resolves when it is acknowledged.
   *
   * @throws Error if the connection ends before
   */
  async publish(connection: MqttConnection, message: MqttMessage): Promise<void> {
    await connection.publish(message);
    if (message.qos > 0) this.#counts.acknowledged += 1;
  }

  /**
   * Sends a message, at once or over the next connection.
   *
   * @param records values in the message; none for a result
   * @param isKept whether a message with QoS 0 waits for a connection; messages with another QoS always wait
   */
  post(
    message: MqttMessage,
    records: readonly ValueRecord[],
    listener: PostListener = {},
    isKept = false,
  ): void {
    const { hooks } = this.#options;
    const truncated = this.#truncated(message);
    const isMeasured = message.qos > 0 && records.length > 0;
    const entry: OutboxEntry = {
      message: truncated ?? message,
      onSent: () => {
        if (records.length === 0) return;
        this.reported += 1;
        if (isMeasured) hooks.onNotification?.({ type: 'sent' });
        // A server cannot store values of a truncated payload.
        if (!truncated) hooks.onReport?.({ kind: 'publish', paths: [], records });
      },
      onAcknowledged: (tookMs) => {
        if (isMeasured) hooks.onNotification?.({ type: 'acknowledged', tookMs });
        listener.onAcknowledged?.();
      },
      onDropped: (error) => listener.onDropped?.(error),
      sentAtMs: undefined,
    };
    if (!this.#connection && message.qos === 0 && !isKept) {
      this.#drop(entry, 'there is no connection');
      return;
    }
    const oldest = this.#outbox.add(entry);
    if (oldest) this.#overflow(oldest);
    if (this.#connection) this.#transmit(entry, this.#connection);
  }

  #transmit(entry: OutboxEntry, connection: MqttConnection): void {
    const isRepeated = entry.sentAtMs !== undefined;
    const beganMs = (entry.sentAtMs ??= this.#options.clock.monotonic());
    if (!isRepeated) entry.onSent?.();
    this.#watch();
    connection.publish(entry.message, isRepeated).then(
      () => this.#acknowledged(entry, beganMs),
      // The message waits for the next connection.
      () => undefined,
    );
    if (!isRepeated) this.#duplicate(entry.message, connection);
    this.#onTraffic();
  }

  #acknowledged(entry: OutboxEntry, beganMs: number): void {
    if (!this.#outbox.remove(entry)) return;
    if (entry.message.qos > 0) this.#counts.acknowledged += 1;
    this.#stall?.cancel();
    this.#stall = undefined;
    if (!this.isEmpty) this.#watch();
    entry.onAcknowledged?.(this.#options.clock.monotonic() - beganMs);
    this.#onTraffic();
  }

  /** Sends a message twice if a fault requires it. QoS 1 allows this, and the server has to store the values once. */
  #duplicate(message: MqttMessage, connection: MqttConnection): void {
    const { faults } = this.#options;
    if (message.qos !== 1 || faults?.affects('duplicate-messages', this.#messages) !== true) return;
    connection.publish(message, true).catch(() => undefined);
  }

  /** Returns the message with a truncated payload; undefined without this fault. */
  #truncated(message: MqttMessage): MqttMessage | undefined {
    const { faults } = this.#options;
    this.#messages += 1;
    if (faults?.affects('truncated-payloads', this.#messages) !== true) return undefined;
    const payload = Buffer.from(message.payload);
    if (payload.length === 0) return undefined;
    const length = Math.floor(faults.noise(this.#messages, lengthStream) * payload.length);
    return { ...message, payload: payload.subarray(0, length) };
  }

  #watch(): void {
    if (this.#stall || this.isEmpty || !this.#connection) return;
    this.#stall = this.#options.clock.setTimer(acknowledgementMs, () => {
      this.#stall = undefined;
      this.#onStall?.();
    });
  }

  #overflow(entry: OutboxEntry): void {
    const { clock, hooks } = this.#options;
    const message = 'too many messages wait for an acknowledgement: the oldest is given up';
    this.#drop(entry, message);
    hooks.onProblem?.({ kind: 'notification-unanswered', timeMs: clock.now(), message });
  }

  #drop(entry: OutboxEntry, reason: string): void {
    this.#counts.dropped += 1;
    entry.onDropped?.(new Error(reason));
  }
}
