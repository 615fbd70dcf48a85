import type { Clock, TimerHandle } from '@muster/net/core';
import { BrokerLink } from './broker-link.ts';
import type { LinkHandlers, LinkOptions, ProtocolVersion } from './broker-link.ts';
import type { MqttAnnouncement, MqttPublication } from './mqtt-dialect.ts';

export interface ExternalBrokerOptions extends Omit<LinkOptions, 'clock' | 'maxPacketBytes'> {
  readonly maxPacketBytes: number;
}

export interface ExternalBrokerHandlers extends Pick<LinkHandlers, 'take'> {
  /** The server has subscribed and can send. */
  connected(): void;
  disconnected(): void;
}

interface ExternalBrokerDependencies extends ExternalBrokerOptions {
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

/** The reason why the connection to the broker failed, for the log. */
interface ConnectionFault {
  /** Reason and remedy. */
  readonly message: string;
  /** Whether only an operator can fix it. The server then retries slowly. */
  readonly isPermanent: boolean;
  /** Protocol version to try next, if this one may be the cause. */
  readonly otherVersion?: ProtocolVersion;
}

/** CONNACK codes (MQTT 3.1.1, 3.2.2.3; MQTT 5, 3.2.2.2) and reasons of a DISCONNECT (MQTT 5, 3.14.2.1). */
const WRONG_VERSION: ReadonlySet<unknown> = new Set([1, 132]);
const WRONG_CREDENTIALS: ReadonlySet<unknown> = new Set([4, 5, 134, 135]);
const WRONG_CLIENT_ID: ReadonlySet<unknown> = new Set([2, 133]);
const TAKEN_OVER = 142;

const CREDENTIALS_REMEDY =
  'Check --mqtt-broker-username, --mqtt-broker-password-file and --mqtt-broker-certificate.';

/** Remedies by the code of a system error or of TLS. */
const remedies: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'Nothing listens there. Start the broker, or correct --mqtt-broker.',
  ENOTFOUND: 'The host name is unknown. Correct --mqtt-broker.',
  EAI_AGAIN: 'The host name cannot be resolved now.',
  ECONNRESET: 'The broker closed the connection.',
  ETIMEDOUT: 'The broker does not answer.',
  CERT_SIGNATURE_FAILURE: 'Give its CA with --mqtt-broker-ca.',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'Give its certificate with --mqtt-broker-ca.',
  SELF_SIGNED_CERT_IN_CHAIN: 'Give its CA with --mqtt-broker-ca.',
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: 'Give its CA with --mqtt-broker-ca.',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'Give its CA with --mqtt-broker-ca.',
  ERR_TLS_CERT_ALTNAME_INVALID: 'Its certificate is for another host name. Correct --mqtt-broker.',
  CERT_HAS_EXPIRED: 'Its certificate has expired. Renew it.',
};

/** @param error of the connection; undefined if the broker has closed it without a reason */
function connectionFault(
  error: Error | undefined,
  { clientId }: Pick<LinkOptions, 'clientId'>,
  version: ProtocolVersion,
): ConnectionFault {
  const code: unknown = (error as { readonly code?: unknown } | undefined)?.code;
  const otherVersion = version === 5 ? 4 : 5;
  if (error === undefined) return { message: 'The broker closed the connection.', isPermanent: false };
  if (WRONG_VERSION.has(code)) {
    return { message: `It does not speak ${nameOf(version)}.`, isPermanent: version === 4, otherVersion };
  }
  if (WRONG_CREDENTIALS.has(code)) {
    return { message: `It refuses the credentials. ${CREDENTIALS_REMEDY}`, isPermanent: true };
  }
  if (WRONG_CLIENT_ID.has(code)) {
    const message = `It refuses the client ID ${clientId}. Give another one with --mqtt-broker-client-id.`;
    return { message, isPermanent: true };
  }
  if (code === TAKEN_OVER) {
    const message = `Another client has the client ID ${clientId}. Give each server its own with --mqtt-broker-client-id.`;
    return { message, isPermanent: true };
  }
  // Some brokers close the connection of a version that they do not know.
  const isSilent = code === undefined && error.message.includes('before it answered');
  const remedy = typeof code === 'string' ? remedies[code] : undefined;
  return {
    message: [sentence(error.message), remedy].filter((one) => one !== undefined).join(' '),
    isPermanent: typeof code === 'string' && /CERT|SIGNATURE/u.test(code),
    ...(isSilent && { otherVersion }),
  };
}

function nameOf(version: ProtocolVersion): string {
  return version === 5 ? 'MQTT 5' : 'MQTT 3.1.1';
}

function sentence(text: string): string {
  return text.endsWith('.') ? text : `${text}.`;
}
