import type { ClientExchange, NotificationEvent } from '@muster/lwm2m';
import type { DeviceState, SimulatedDevice } from '../device/simulated-device.ts';
import type { AnsweredRequest } from '../device/answered-request.ts';
import { addMqttCounters, type MqttCounters } from '../mqtt/mqtt-counters.ts';
import { addNetworkCounters, noNetworkFaults, type NetworkCounters } from '../network/network-counters.ts';
import { EventGroups } from './event-groups.ts';
import { LatencyRecorder } from './latency.ts';
import {
  latencyKinds,
  mapKeys,
  sortedCounts,
  type CohortMeasurements,
  type CohortTotals,
  type DeviceTraffic,
} from './measurements.ts';
import type { ProblemEvent, ProblemKind } from './run-problems.ts';

type States = Pick<CohortTotals, 'registered' | 'registering' | 'failed'>;

const maxRequestKinds = 500;
const operations = ['register', 'update', 'deregister', 'send'] as const;

/** Records measurements of the devices of a cohort. */
export class CohortRecorder {
  readonly #name: string;
  readonly #devices: SimulatedDevice[] = [];
  readonly #latency = mapKeys(latencyKinds, () => new LatencyRecorder());
  readonly #states: Record<DeviceState, number> = {
    ...{ idle: 0, bootstrapping: 0, registering: 0, registered: 0, failed: 0, closed: 0 },
    offline: 0,
  };
  readonly #codes = new Map<string, number>();
  readonly #serverCodes = mapKeys(operations, () => new Map<string, number>());
  readonly #requests = new Map<string, number>();
  readonly #problems = new EventGroups<ProblemKind>();
  readonly #impaired = new EventGroups<ProblemKind>();
  readonly #troubles = new EventGroups<string>();
  readonly #notifications = { sent: 0, replaced: 0, acknowledged: 0, lost: 0, reset: 0 };
  #everRegistered = 0;
  #started = 0;
  /** States of the devices when the fleet stopped. */
  #final: States | undefined;

  constructor(name: string) {
    this.#name = name;
  }

  add(device: SimulatedDevice): void {
    this.#devices.push(device);
  }

  get registered(): number {
    return this.#states.registered;
  }

  state(state: DeviceState, previous: DeviceState): void {
    this.#states[state] += 1;
    this.#states[previous] -= 1;
  }

  started(): void {
    this.#started += 1;
  }

  /** @param tookMs milliseconds since the start of the device */
  registeredFirst(tookMs: number): void {
    this.#everRegistered += 1;
    this.#latency.firstRegistration.record(tookMs);
  }

  answered({ operation, path, code }: AnsweredRequest): void {
    count(this.#codes, code);
    const request = `${operation} ${path}`;
    count(
      this.#requests,
      this.#requests.size < maxRequestKinds || this.#requests.has(request) ? request : 'other',
    );
  }

  exchange({ operation, code, isAccepted, tookMs }: ClientExchange): void {
    count(this.#serverCodes[operation], code ?? 'none');
    if (!isAccepted) return;
    if (operation === 'register') this.#latency.registration.record(tookMs);
    if (operation === 'update') this.#latency.update.record(tookMs);
    if (operation === 'send') this.#latency.send.record(tookMs);
  }

  handshake(tookMs: number): void {
    this.#latency.handshake.record(tookMs);
  }

  notification(event: NotificationEvent): void {
    this.#notifications[event.type] += 1;
    if (event.type === 'acknowledged') this.#latency.notification.record(event.tookMs);
  }

  problem(device: SimulatedDevice, { kind, timeMs, message }: ProblemEvent): void {
    this.#problems.record(device, kind, message, timeMs);
    if (kind === 'notification-unanswered') this.#notifications.lost += 1;
  }

  /** Records a problem that the network conditions of the run explain. */
  impaired(device: SimulatedDevice, { kind, timeMs, message }: ProblemEvent): void {
    this.#impaired.record(device, kind, message, timeMs);
  }

  trouble(device: SimulatedDevice, action: string, message: string, timeMs: number): void {
    this.#troubles.record(device, action, message, timeMs);
  }

  /** Freezes the states of the devices for later measurements. */
  freeze(): void {
    this.#final = this.#currentStates();
  }

  thaw(): void {
    this.#final = undefined;
  }

  /**
   * @param frozen whether to use the states of the last `freeze`
   * @param seconds since the start of the fleet
   */
  measure(frozen: boolean, seconds: number): CohortMeasurements {
    const cohort = this.#name;
    return {
      name: cohort,
      seconds,
      totals: this.#totals(frozen),
      latency: mapKeys(latencyKinds, (kind) => this.#latency[kind].histogram()),
      answersByCode: sortedCounts(this.#codes),
      serverCodes: mapKeys(operations, (operation) => sortedCounts(this.#serverCodes[operation])),
      requests: sortedCounts(this.#requests),
      traffic: this.#traffic(),
      ...this.#networkFaults(),
      ...this.#mqtt(),
      problems: this.#problems.groups().map((group) => ({ cohort, ...group })),
      impaired: this.#impaired.groups().map((group) => ({ cohort, ...group })),
      troubles: this.#troubles.groups().map(({ kind, ...group }) => ({ cohort, action: kind, ...group })),
    };
  }

  #currentStates(): States {
    const { registered, registering, bootstrapping, failed } = this.#states;
    return { registered, registering: registering + bootstrapping, failed };
  }

  #totals(frozen: boolean): CohortTotals {
    const sum = {
      ...{ registrations: 0, updates: 0, churned: 0, notifications: 0, handshakes: 0, resumptions: 0 },
      ...{
        handshakeFailures: 0,
        missed: 0,
        ...{ retransmissions: 0, malformed: 0, unmatched: 0, unknownOptions: 0, resets: 0 },
        duplicates: 0,
        bytesSent: 0,
        bytesReceived: 0,
      },
    };
    for (const { counters, churned } of this.#devices) {
      const own = { ...counters, churned };
      for (const name of Object.keys(sum) as (keyof typeof sum)[]) sum[name] += own[name];
    }
    const { sent, replaced, acknowledged, lost, reset } = this.#notifications;
    return {
      devices: this.#devices.length,
      started: this.#started,
      everRegistered: this.#everRegistered,
      ...((frozen ? this.#final : undefined) ?? this.#currentStates()),
      ...sum,
      sends: this.#latency.send.histogram().count,
      confirmableNotifications: sent,
      seenNotifications: sum.notifications - sent - replaced + acknowledged,
      acknowledgedNotifications: acknowledged,
      lostNotifications: lost,
      resetNotifications: reset,
    };
  }

  #networkFaults(): Pick<CohortMeasurements, 'networkFaults'> {
    let sum: NetworkCounters | undefined;
    for (const { counters } of this.#devices) {
      if (counters.network) sum = addNetworkCounters(sum ?? noNetworkFaults, counters.network);
    }
    return sum === undefined ? {} : { networkFaults: sum };
  }

  #mqtt(): Pick<CohortMeasurements, 'mqtt'> {
    let sum: MqttCounters | undefined;
    for (const { counters } of this.#devices) sum = addMqttCounters(sum, counters.mqtt);
    return sum === undefined ? {} : { mqtt: sum };
  }

  #traffic(): DeviceTraffic {
    let [leastBytes, mostBytes] = [Infinity, -1];
    let worst: string | undefined;
    for (const { counters, endpointName } of this.#devices) {
      const bytes = counters.bytesSent + counters.bytesReceived;
      leastBytes = Math.min(leastBytes, bytes);
      if (bytes <= mostBytes) continue;
      mostBytes = bytes;
      worst = endpointName;
    }
    return worst === undefined ? { leastBytes: 0, mostBytes: 0, worst } : { leastBytes, mostBytes, worst };
  }
}

function count(counts: Map<string, number>, name: string): void {
  counts.set(name, (counts.get(name) ?? 0) + 1);
}
