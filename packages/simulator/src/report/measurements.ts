import type { ClientExchange } from '@muster/lwm2m';
import { mergeGroups } from './event-groups.ts';
import { mergeLatencies, summaryOf, type LatencyHistogram, type LatencySummary } from './latency.ts';
import { addMqttCounters, type MqttCounters } from '../mqtt/mqtt-counters.ts';
import { addNetworkCounters, type NetworkCounters } from '../network/network-counters.ts';
import type { RunProblem, RunTrouble } from './run-problems.ts';

/** Exchanges whose latency is measured. */
export type LatencyKind =
  'registration' | 'handshake' | 'update' | 'send' | 'notification' | 'firstRegistration';
export const latencyKinds = [
  'registration',
  'handshake',
  'update',
  'send',
  'notification',
  'firstRegistration',
] as const;

/** Numbers of occurrences by name. */
export type Counts = Readonly<Record<string, number>>;

/** Figures that add up over devices. */
export interface CohortTotals {
  readonly devices: number;
  /** Devices that have begun to register or bootstrap. */
  readonly started: number;
  /** Devices that have registered at least once. */
  readonly everRegistered: number;
  /** Devices that are registered now; in a report, when the run ended. */
  readonly registered: number;
  /** Devices that are bootstrapping or registering now. */
  readonly registering: number;
  /** Devices whose registration was refused or unanswered. They try again. */
  readonly failed: number;
  readonly registrations: number;
  readonly updates: number;
  /** Accepted changes of the object list by churn. */
  readonly churned: number;
  /** Accepted Sends. */
  readonly sends: number;
  readonly notifications: number;
  /** Acknowledged notifications, and sent ones that are not confirmable. */
  readonly seenNotifications: number;
  readonly confirmableNotifications: number;
  readonly acknowledgedNotifications: number;
  /** Confirmable notifications that were never acknowledged. */
  readonly lostNotifications: number;
  /** Observations that the server ended by rejecting a notification with a Reset. */
  readonly resetNotifications: number;
  readonly handshakes: number;
  readonly resumptions: number;
  readonly handshakeFailures: number;
  /** Messages that arrived while a device in queue mode slept. */
  readonly missed: number;
  /** Messages that devices retransmitted because there was no acknowledgement. */
  readonly retransmissions: number;
  /** Messages that the server retransmitted. */
  readonly duplicates: number;
  /** Datagrams of the server that are not CoAP messages. */
  readonly malformed: number;
  /** Responses, acknowledgements and Resets of the server that match no message of a device. */
  readonly unmatched: number;
  /** Responses of the server that were rejected for an unknown critical option. */
  readonly unknownOptions: number;
  /** Resets of the server for messages of devices. */
  readonly resets: number;
  readonly bytesSent: number;
  readonly bytesReceived: number;
}

/** Bytes that a single device sends and receives. */
export interface DeviceTraffic {
  readonly leastBytes: number;
  readonly mostBytes: number;
  /** Endpoint name of the device with the most bytes. */
  readonly worst: string | undefined;
}

/** Measurements of the devices of a cohort, as plain data that processes can exchange and merge. */
export interface CohortMeasurements {
  readonly name: string;
  /** Seconds from the start of the fleet until now, or until the end of the run. */
  readonly seconds: number;
  readonly totals: CohortTotals;
  readonly latency: Readonly<Record<LatencyKind, LatencyHistogram>>;
  /** Responses of the devices, by code. */
  readonly answersByCode: Counts;
  /** Responses of the server, by code; `none` for a missing response. */
  readonly serverCodes: Readonly<Record<ClientExchange['operation'], Counts>>;
  /** Requests of the server by operation and path, such as `read /3303/0/5700`; beyond 500 they count as `other`. */
  readonly requests: Counts;
  readonly traffic: DeviceTraffic;
  /** Effects of the network conditions; absent without conditions. */
  readonly networkFaults?: NetworkCounters;
  /** Counters of MQTT devices; absent if there are none. */
  readonly mqtt?: MqttCounters;
  readonly problems: readonly RunProblem[];
  /** Problems that the network conditions of the run explain; they are not in `problems`. */
  readonly impaired: readonly RunProblem[];
  readonly troubles: readonly RunTrouble[];
}

/** Measurements of a cohort in a report: latencies as percentiles. */
export interface CohortReport extends CohortTotals {
  readonly name: string;
  readonly latencyMs: Readonly<Record<LatencyKind, LatencySummary>>;
  readonly answersByCode: Counts;
  readonly serverCodes: Readonly<Record<ClientExchange['operation'], Counts>>;
  readonly requests: Counts;
  /** Counters of MQTT devices; absent for LwM2M devices. */
  readonly mqtt?: MqttCounters;
  readonly bytesPerDevice: DeviceTraffic & { readonly meanBytes: number };
}

export function reportCohort(measured: CohortMeasurements): CohortReport {
  const { name, totals, latency, answersByCode, serverCodes, requests, traffic, mqtt } = measured;
  const { devices, bytesSent, bytesReceived } = totals;
  const meanBytes = devices === 0 ? 0 : Math.round((bytesSent + bytesReceived) / devices);
  return {
    name,
    ...totals,
    latencyMs: mapKeys(latencyKinds, (kind) => summaryOf(latency[kind])),
    ...{ answersByCode, serverCodes, requests },
    ...(mqtt === undefined ? {} : { mqtt }),
    bytesPerDevice: { ...traffic, meanBytes },
  };
}

/** Adds up the measurements of the same cohorts in several processes with different devices. */
export function mergeMeasurements(
  ...parts: readonly (readonly CohortMeasurements[])[]
): CohortMeasurements[] {
  const cohorts = new Map<string, CohortMeasurements>();
  for (const measured of parts.flat()) {
    const known = cohorts.get(measured.name);
    cohorts.set(measured.name, known ? mergeCohorts(known, measured) : measured);
  }
  return [...cohorts.values()];
}

/** @returns measurements with the name of `a` */
export function mergeCohorts(a: CohortMeasurements, b: CohortMeasurements): CohortMeasurements {
  return {
    name: a.name,
    seconds: Math.max(a.seconds, b.seconds),
    totals: mapKeys(keysOf(a.totals), (key) => a.totals[key] + b.totals[key]),
    latency: mapKeys(latencyKinds, (kind) => mergeLatencies(a.latency[kind], b.latency[kind])),
    answersByCode: addCounts(a.answersByCode, b.answersByCode),
    serverCodes: mapKeys(keysOf(a.serverCodes), (key) => addCounts(a.serverCodes[key], b.serverCodes[key])),
    requests: addCounts(a.requests, b.requests),
    traffic: mergeTraffic(a.traffic, b.traffic),
    ...mergeNetworkFaults(a, b),
    ...mergeMqtt(a, b),
    problems: mergeProblems(a.problems, b.problems),
    impaired: mergeProblems(a.impaired, b.impaired),
    troubles: mergeGroups(
      a.troubles,
      b.troubles,
      ({ cohort, action, cause }) => `${cohort} ${action} ${cause}`,
    ),
  };
}

function mergeProblems(a: readonly RunProblem[], b: readonly RunProblem[]): RunProblem[] {
  return mergeGroups(a, b, ({ cohort, kind, cause }) => `${cohort} ${kind} ${cause}`);
}

function mergeNetworkFaults(
  { networkFaults: a }: CohortMeasurements,
  { networkFaults: b }: CohortMeasurements,
): Pick<CohortMeasurements, 'networkFaults'> {
  const sum = a && b ? addNetworkCounters(a, b) : (a ?? b);
  return sum === undefined ? {} : { networkFaults: sum };
}

function mergeMqtt(a: CohortMeasurements, b: CohortMeasurements): Pick<CohortMeasurements, 'mqtt'> {
  const mqtt = addMqttCounters(a.mqtt, b.mqtt);
  return mqtt === undefined ? {} : { mqtt };
}

function mergeTraffic(a: DeviceTraffic, b: DeviceTraffic): DeviceTraffic {
  if (a.worst === undefined) return b;
  if (b.worst === undefined) return a;
  const { mostBytes, worst } = b.mostBytes > a.mostBytes ? b : a;
  return { leastBytes: Math.min(a.leastBytes, b.leastBytes), mostBytes, worst };
}

export function addCounts(a: Counts, b: Counts): Counts {
  const sum = new Map(Object.entries(a));
  for (const [name, count] of Object.entries(b)) sum.set(name, (sum.get(name) ?? 0) + count);
  return sortedCounts(sum);
}

export function sortedCounts(counts: ReadonlyMap<string, number>): Counts {
  return Object.fromEntries([...counts].sort(([a], [b]) => (a < b ? -1 : 1)));
}

export function mapKeys<Key extends string, Value>(
  keys: readonly Key[],
  valueOf: (key: Key) => Value,
): Record<Key, Value> {
  return Object.fromEntries(keys.map((key) => [key, valueOf(key)])) as Record<Key, Value>;
}

function keysOf<Of extends object>(value: Of): (keyof Of & string)[] {
  return Object.keys(value) as (keyof Of & string)[];
}
