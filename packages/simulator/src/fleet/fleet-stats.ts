import type { AnsweredRequest, DeviceState, SimulatedDevice } from '../device/simulated-device.ts';
import { LatencyRecorder, type LatencySummary } from '../report/latency.ts';

/** Figures of a fleet at one moment. */
export interface FleetStats {
  readonly devices: number;
  /** Registered now. */
  readonly registered: number;
  /** Being bootstrapped, or waiting for the answer to a Register, now. */
  readonly registering: number;
  /** Registration refused or unanswered; such devices try again. */
  readonly failed: number;
  /** Registers that were taken, first ones and those after a reboot or a lost server. */
  readonly registrations: number;
  readonly updates: number;
  /** Updates that carried a changed object list because of churn. */
  readonly churned: number;
  readonly notifications: number;
  /** DTLS handshakes that ended in a connection; resumptions are among them. */
  readonly handshakes: number;
  readonly resumptions: number;
  readonly handshakeFailures: number;
  /** Milliseconds that a handshake took. */
  readonly handshakeMs: LatencySummary;
  /** Requests of the server that were answered. */
  readonly requestsAnswered: number;
  /** Answers by CoAP code: `{ '2.05': 12, '4.05': 1 }`. */
  readonly answersByCode: Readonly<Record<string, number>>;
  /** Things that devices undertook and that did not work out. */
  readonly troubles: number;
  /** Messages that came while a device in queue mode slept. */
  readonly missed: number;
  /** CoAP messages, sent and received, without what DTLS adds. */
  readonly bytes: { readonly sent: number; readonly received: number };
  /** Milliseconds from the first Register message to the answer. */
  readonly registrationMs: LatencySummary;
}

/** Adds up what the devices of a fleet do. */
export class StatsRecorder {
  readonly #latency = new LatencyRecorder();
  readonly #handshakeMs = new LatencyRecorder();
  readonly #states: Record<DeviceState, number> = {
    idle: 0,
    bootstrapping: 0,
    registering: 0,
    registered: 0,
    failed: 0,
    closed: 0,
    offline: 0,
  };
  readonly #codes = new Map<string, number>();
  readonly #registeringSinceMs = new Map<SimulatedDevice, number>();
  #answered = 0;
  #troubles = 0;

  state(device: SimulatedDevice, state: DeviceState, previous: DeviceState, nowMs: number): void {
    this.#states[state] += 1;
    this.#states[previous] -= 1;
    const sinceMs = this.#registeringSinceMs.get(device);
    if (state === 'registered' && sinceMs !== undefined) this.#latency.record(nowMs - sinceMs);
    if (state === 'registering') this.#registeringSinceMs.set(device, nowMs);
    else this.#registeringSinceMs.delete(device);
  }

  answered({ code }: AnsweredRequest): void {
    this.#answered += 1;
    this.#codes.set(code, (this.#codes.get(code) ?? 0) + 1);
  }

  handshake(tookMs: number): void {
    this.#handshakeMs.record(tookMs);
  }

  trouble(): void {
    this.#troubles += 1;
  }

  /** Devices that are registered now. */
  get registered(): number {
    return this.#states.registered;
  }

  snapshot(devices: readonly SimulatedDevice[]): FleetStats {
    const sum = {
      registrations: 0,
      updates: 0,
      churned: 0,
      notifications: 0,
      missed: 0,
      sent: 0,
      received: 0,
    };
    const secured = { handshakes: 0, resumptions: 0, handshakeFailures: 0 };
    for (const { counters, churned } of devices) {
      sum.registrations += counters.registrations;
      sum.updates += counters.updates;
      sum.churned += churned;
      sum.notifications += counters.notifications;
      sum.missed += counters.missed;
      sum.sent += counters.bytesSent;
      sum.received += counters.bytesReceived;
      secured.handshakes += counters.handshakes;
      secured.resumptions += counters.resumptions;
      secured.handshakeFailures += counters.handshakeFailures;
    }
    const { registered, failed } = this.#states;
    const registering = this.#states.registering + this.#states.bootstrapping;
    const { sent, received, ...counted } = sum;
    return {
      devices: devices.length,
      registered,
      registering,
      failed,
      ...counted,
      ...secured,
      handshakeMs: this.#handshakeMs.summary(),
      requestsAnswered: this.#answered,
      answersByCode: Object.fromEntries([...this.#codes].sort(([a], [b]) => (a < b ? -1 : 1))),
      troubles: this.#troubles,
      bytes: { sent, received },
      registrationMs: this.#latency.summary(),
    };
  }
}
