import type { Clock, TimerHandle } from '../../kernel/clock.ts';
import { BrokerLink } from './broker-link.ts';
import type { LinkHandlers, LinkOptions, ProtocolVersion } from './broker-link.ts';
import { connectionFault } from './connection-fault.ts';
import type { MqttAnnouncement, MqttPublication } from './mqtt-dialect.ts';

export interface ExternalBrokerOptions extends Omit<LinkOptions, 'clock' | 'maxPacketBytes'> {
  readonly maxPacketBytes: number;
}

export interface ExternalBrokerHandlers extends Pick<LinkHandlers, 'take'> {
  /** The server has subscribed and can send. */
  connected(): void;
  disconnected(): void;
}

export interface ExternalBrokerDependencies extends ExternalBrokerOptions {
  readonly filters: readonly string[];
  /** Messages by which the server announces its own state, if any. @param nowMs epoch milliseconds */
  readonly announcement?: ((nowMs: number) => MqttAnnouncement | undefined) | undefined;
  readonly handlers: ExternalBrokerHandlers;
  readonly clock: Clock;
  readonly log: (level: 'info' | 'warn', message: string) => void;
}

/** Maximum number of messages in progress. Above it, the server reads nothing from the broker. */
const MAX_UNDER_WAY = 4_096;
/** Maximum size of these messages: 64 MiB. */
const MAX_BYTES_UNDER_WAY = 67_108_864;
const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 60_000;

/**
 * An external MQTT broker that the server is a client of. Reconnects with back-off whenever the connection
 * ends. The session is persistent: the broker keeps QoS 1 messages while the server is away.
 */
export class ExternalBroker {
  readonly #deps: ExternalBrokerDependencies;
  readonly #counts = { brokerConnections: 0, brokerMessagesReceived: 0, brokerMessagesSent: 0 };
  #link: BrokerLink | undefined;
  #isConnected = false;
  #version: ProtocolVersion = 5;
  #underWay = 0;
  #bytesUnderWay = 0;
  #failures = 0;
  /** The fault that was logged last. */
  #logged: string | undefined;
  #timer: TimerHandle | undefined;
  #isClosing = false;
  #running: Promise<void> = Promise.resolve();
  #will: MqttPublication | undefined;

  constructor(deps: ExternalBrokerDependencies) {
    this.#deps = deps;
  }

  /** Connects, and reconnects whenever the connection ends, until {@link close}. */
  start(): void {
    this.#running = this.#connect();
  }

  get url(): string {
    return this.#deps.url;
  }

  get isConnected(): boolean {
    return this.#isConnected;
  }

  counters(): Record<string, number> {
    return {
      ...this.#counts,
      brokerConnected: this.#isConnected ? 1 : 0,
      brokerMessagesUnderWay: this.#underWay,
    };
  }

  /** Resolves when the broker has acknowledged the message. Rejects if the connection ends first. */
  async publish(publication: MqttPublication): Promise<void> {
    if (this.#link === undefined) throw new Error('The server is not connected to the MQTT broker.');
    this.#counts.brokerMessagesSent += 1;
    await this.#link.publish(publication);
  }

  async #connect(): Promise<void> {
    const { announcement, clock } = this.#deps;
    const { birth, will } = announcement?.(clock.now()) ?? {};
    const link = new BrokerLink(
      this.#deps,
      { take: (...message) => this.#take(...message), isBusy: () => this.#isBusy() },
      this.#version,
      will,
    );
    this.#link = link;
    this.#will = will;
    let fault: Error | undefined;
    try {
      const { connack, ended } = await link.open();
      const refused = await link.subscribe(this.#deps.filters);
      this.#noteRefused(refused);
      if (birth !== undefined) await link.publish(birth);
      this.#noteConnected(connack.sessionPresent);
      fault = await ended;
    } catch (error) {
      fault = error instanceof Error ? error : new Error(String(error));
    }
    link.destroy();
    this.#down(fault);
  }

  /** @throws Error if the broker refuses all filters */
  #noteRefused(refused: readonly string[]): void {
    if (refused.length === 0) return;
    const remedy = `Give the user of the server read rights for ${refused.join(', ')} (its ACL).`;
    if (refused.length === this.#deps.filters.length) {
      throw new Error(`It refuses the subscriptions of the server. ${remedy}`);
    }
    this.#deps.log('warn', `The MQTT broker ${this.url} refuses subscriptions. ${remedy}`);
  }

  #noteConnected(isResumed: boolean): void {
    const { log, handlers } = this.#deps;
    const session = isResumed ? 'with the session of the last connection' : 'with a new session';
    log('info', `Connected to the MQTT broker ${this.url}, ${session}.`);
    this.#counts.brokerConnections += 1;
    this.#failures = 0;
    this.#logged = undefined;
    this.#isConnected = true;
    handlers.connected();
  }

  #down(error: Error | undefined): void {
    const { log, handlers, clock } = this.#deps;
    this.#link = undefined;
    if (this.#isConnected) {
      this.#isConnected = false;
      handlers.disconnected();
    }
    if (this.#isClosing) return;
    const fault = connectionFault(error, this.#deps, this.#version);
    this.#version = fault.otherVersion ?? this.#version;
    if (fault.message !== this.#logged) {
      this.#logged = fault.message;
      log('warn', `The MQTT broker ${this.url} is not connected: ${fault.message} The server keeps trying.`);
    }
    const waitMs = fault.isPermanent
      ? LONGEST_WAIT_MS
      : Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** this.#failures);
    this.#failures += 1;
    // Adds jitter, so that servers that lost the broker together do not reconnect at the same time.
    this.#timer = clock.setTimer(waitMs * (0.75 + Math.random() / 4), () => this.start());
  }

  #isBusy(): boolean {
    return this.#underWay >= MAX_UNDER_WAY || this.#bytesUnderWay >= MAX_BYTES_UNDER_WAY;
  }

  async #take(topic: string, payload: Buffer, isRetained: boolean): Promise<void> {
    const { length } = payload;
    this.#counts.brokerMessagesReceived += 1;
    this.#underWay += 1;
    this.#bytesUnderWay += length;
    try {
      await this.#deps.handlers.take(topic, payload, isRetained);
    } finally {
      this.#underWay -= 1;
      this.#bytesUnderWay -= length;
    }
  }

  /** Disconnects from the broker. Messages in progress are acknowledged if they are stored. */
  async close(): Promise<void> {
    this.#isClosing = true;
    this.#timer?.cancel();
    const link = this.#link;
    if (link !== undefined) {
      // The broker does not publish the will after a DISCONNECT.
      if (this.#isConnected && this.#will !== undefined)
        await link.publish(this.#will).catch(() => undefined);
      await link.close();
      link.destroy();
    }
    await this.#running;
  }
}
