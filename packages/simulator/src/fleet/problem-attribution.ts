import type { ClientExchange, Clock, NotificationEvent } from '@muster/lwm2m';
import type { SimulatedDevice } from '../device/simulated-device.ts';
import { ImpairmentLog } from '../network/impairment-log.ts';
import type { ProblemEvent, ProblemKind } from '../report/run-problems.ts';

/** Maximum time that CoAP waits for an acknowledgement or a separate response (MAX_TRANSMIT_WAIT, RFC 7252 4.8.2). */
const transmitWaitMs = 93_000;
/** Maximum time for the messages of a bootstrap server (EXCHANGE_LIFETIME, RFC 7252 4.8.2). */
const bootstrapMs = 247_000;
/** Time for the server to answer a datagram that arrived late (ACK_TIMEOUT, RFC 7252 4.8). */
const answerMs = 2_000;

interface Exchange {
  readonly operation: ClientExchange['operation'];
  readonly beganMs: number;
}

/** State of a device with network conditions. */
class DeviceImpairments {
  readonly log = new ImpairmentLog();
  /** Start of the latest Register or Update that the server accepted. The registration was correct at that time. */
  acceptedMs = -Infinity;
  latest: Exchange | undefined;
  /** Kinds of exchange that were impaired and have not succeeded since. */
  readonly open = new Set<string>();

  /** Whether the network explains a missing response. Without a DTLS connection, the server cannot answer. */
  explainsSilence(sinceMs: number, nowMs: number): boolean {
    if (this.open.has('handshake')) return true;
    return this.log.lostMs >= sinceMs || this.log.arrivesMs + answerMs >= nowMs;
  }

  /** Whether the network explains that the server does not have the registration of the device. */
  explainsLoss(sinceMs: number): boolean {
    return Math.max(this.log.lostMs, this.log.arrivesMs) >= sinceMs;
  }
}

interface ProblemFacts {
  /** Time of the problem in epoch milliseconds. */
  readonly timeMs: number;
  /** Whether the server answered. */
  readonly isAnswer: boolean;
  readonly lifetimeMs: number;
}

type Rule = (impairments: DeviceImpairments, facts: ProblemFacts) => boolean;

/**
 * Decides which problems are explained by the network conditions of the scenario. They explain a missing response if a
 * datagram of the exchange was lost, corrupted or has not arrived; a refusal if a datagram was corrupted; and a lost
 * registration if any datagram was impaired since the server last accepted a Register or an Update.
 */
export class ProblemAttribution {
  readonly #clock: Clock;
  readonly #handshakeTimeoutMs: number;
  readonly #devices = new Map<SimulatedDevice, DeviceImpairments>();

  constructor(clock: Clock, handshakeTimeoutMs: number) {
    this.#clock = clock;
    this.#handshakeTimeoutMs = handshakeTimeoutMs;
  }

  /** Called for a device with network conditions. */
  logOf(device: SimulatedDevice): ImpairmentLog {
    const known = this.#devices.get(device) ?? new DeviceImpairments();
    this.#devices.set(device, known);
    return known.log;
  }

  /** Whether any datagram has been impaired. */
  get hasImpaired(): boolean {
    return this.#some(({ lostMs, arrivesMs }) => Math.max(lostMs, arrivesMs) > -Infinity);
  }

  /** Number of devices with an exchange that failed because of an impairment and has not succeeded since. */
  get openDevices(): number {
    let count = 0;
    for (const { open } of this.#devices.values()) if (open.size > 0) count += 1;
    return count;
  }

  exchange(device: SimulatedDevice, { operation, isAccepted, tookMs }: ClientExchange): void {
    const impairments = this.#devices.get(device);
    if (!impairments) return;
    const beganMs = this.#nowMs - tookMs;
    impairments.latest = { operation, beganMs };
    if (!isAccepted) return;
    impairments.open.delete(operation);
    if (operation === 'register') impairments.open.delete('bootstrap');
    if (operation === 'register' || operation === 'update') impairments.acceptedMs = beganMs;
  }

  notification(device: SimulatedDevice, { type }: NotificationEvent): void {
    if (type === 'acknowledged') this.#devices.get(device)?.open.delete('notification');
  }

  handshake(device: SimulatedDevice): void {
    this.#devices.get(device)?.open.delete('handshake');
  }

  /**
   * Whether the network explains a problem. In this case the failed exchange has to succeed later, or the device counts
   * in `openDevices`.
   */
  explains(device: SimulatedDevice, { kind, timeMs }: ProblemEvent, isAnswer: boolean): boolean {
    const impairments = this.#devices.get(device);
    if (!impairments) return false;
    const facts = { timeMs, isAnswer, lifetimeMs: device.lifetimeSeconds * 1000 };
    if (this.#rules[kind]?.(impairments, facts) !== true) return false;
    impairments.open.add(exchangeKindOf(kind, impairments.latest));
    return true;
  }

  readonly #unanswered: Rule = (impairments) =>
    impairments.explainsSilence(impairments.latest?.beganMs ?? -Infinity, this.#nowMs);
  readonly #refused: Rule = ({ log, latest }) => log.corruptedMs >= (latest?.beganMs ?? -Infinity);
  /** A server learns the new port of a device with the next Update. */
  readonly #isAtNewPort: Rule = ({ log, acceptedMs }) => log.reboundMs >= acceptedMs;
  readonly #isUnregistered: Rule = (impairments) =>
    impairments.open.size > 0 || impairments.explainsSilence(this.#nowMs - 2 * transmitWaitMs, this.#nowMs);

  readonly #rules: Readonly<Partial<Record<ProblemKind, Rule>>> = {
    'register-unanswered': this.#unanswered,
    'update-unanswered': this.#unanswered,
    'send-unanswered': (...of) => this.#unanswered(...of) || this.#isAtNewPort(...of),
    'notification-unanswered': (impairments, problem) =>
      impairments.explainsSilence(this.#nowMs - transmitWaitMs, this.#nowMs) ||
      this.#isAtNewPort(impairments, problem),
    'deregister-unanswered': (impairments) =>
      impairments.explainsSilence(this.#nowMs - 2 * transmitWaitMs, this.#nowMs),
    'bootstrap-failed': (impairments) => impairments.explainsSilence(this.#nowMs - bootstrapMs, this.#nowMs),
    'handshake-failed': (impairments, { isAnswer }) => {
      const sinceMs = this.#nowMs - this.#handshakeTimeoutMs;
      return isAnswer
        ? impairments.log.corruptedMs >= sinceMs
        : impairments.explainsSilence(sinceMs, this.#nowMs);
    },
    'register-refused': this.#refused,
    'update-refused': this.#refused,
    'deregister-refused': this.#refused,
    'response-invalid': this.#refused,
    'send-refused': (...of) => this.#refused(...of) || this.#isAtNewPort(...of),
    // A corrupted Register or Location can contain that of another device.
    'location-shared': () => this.#hasCorrupted,
    'registration-lost': (impairments) =>
      impairments.explainsLoss(impairments.acceptedMs) || this.#hasCorrupted,
    'lifetime-lapsed': (impairments, { timeMs, lifetimeMs }) =>
      impairments.explainsLoss(this.#nowMs - (this.#clock.now() - timeMs) - lifetimeMs),
    'never-registered': this.#isUnregistered,
    'not-registered': this.#isUnregistered,
    'event-failed': (impairments, { isAnswer }) =>
      impairments.open.size > 0 || (!isAnswer && impairments.explainsLoss(impairments.acceptedMs)),
  };

  get #nowMs(): number {
    return this.#clock.monotonic();
  }

  get #hasCorrupted(): boolean {
    return this.#some(({ corruptedMs }) => corruptedMs > -Infinity);
  }

  #some(isTrue: (log: ImpairmentLog) => boolean): boolean {
    for (const { log } of this.#devices.values()) if (isTrue(log)) return true;
    return false;
  }
}

/**
 * Returns the kind of exchange that has to succeed to resolve an impaired problem. Nothing resolves `event-failed` and
 * problems at the end of a run.
 */
function exchangeKindOf(kind: ProblemKind, latest: Exchange | undefined): string {
  // A Register would be enough for the device, but does not show how the server answers Updates.
  if (kind === 'registration-lost' || kind === 'lifetime-lapsed') return 'update';
  if (kind === 'response-invalid') return latest?.operation ?? kind;
  return /^(register|update|send|deregister|notification|handshake|bootstrap)-/.exec(kind)?.[1] ?? kind;
}
