import type { MqttCounters } from '../mqtt/mqtt-counters.ts';
import type { NetworkCounters } from '../network/network-counters.ts';
import { summaryOf, type LatencySummary } from '../report/latency.ts';
import { mergeCohorts, type CohortMeasurements, type CohortTotals } from '../report/measurements.ts';

/** Figures of a fleet at one moment. */
export interface FleetStats {
  readonly devices: number;
  /** Number of registered devices. */
  readonly registered: number;
  /** Number of devices that bootstrap, or wait for the response to a Register. */
  readonly registering: number;
  /** Number of devices whose registration was refused or unanswered. They retry. */
  readonly failed: number;
  /** Number of accepted Registers, including those after a reboot. */
  readonly registrations: number;
  readonly updates: number;
  /** Number of accepted changes of the object list by churn. */
  readonly churned: number;
  /** Number of accepted Sends. */
  readonly sends: number;
  readonly notifications: number;
  /** Number of completed DTLS handshakes, including resumptions. */
  readonly handshakes: number;
  readonly resumptions: number;
  readonly handshakeFailures: number;
  /** Duration of handshakes in milliseconds. */
  readonly handshakeMs: LatencySummary;
  /** Number of answered server requests. */
  readonly requestsAnswered: number;
  /** Number of responses by CoAP code: `{ '2.05': 12, '4.05': 1 }`. */
  readonly answersByCode: Readonly<Record<string, number>>;
  /** Number of failed actions of devices. */
  readonly troubles: number;
  /** Number of messages that arrived while a device in queue mode slept. */
  readonly missed: number;
  /** Number of messages of the server that devices could not use, by reason. */
  readonly rejected: Pick<CohortTotals, 'malformed' | 'unmatched' | 'unknownOptions' | 'resets'>;
  /** Effects of the network conditions. Absent for a fleet without conditions. */
  readonly networkFaults?: NetworkCounters;
  /** Counters of MQTT devices. Absent for a fleet without any. */
  readonly mqtt?: MqttCounters;
  /** Bytes of datagrams, with DTLS records and handshakes, and of MQTT connections. */
  readonly bytes: { readonly sent: number; readonly received: number };
  /** Time from the first transmission of a Register to the response in milliseconds. */
  readonly registrationMs: LatencySummary;
  /** The same for Updates, for Sends, and for confirmable notifications until their acknowledgement. */
  readonly updateMs: LatencySummary;
  readonly sendMs: LatencySummary;
  readonly notificationMs: LatencySummary;
}

/** Adds up the cohorts of a fleet. A fleet has at least one cohort. */
export function statsOf(cohorts: readonly CohortMeasurements[]): FleetStats {
  const { totals, latency, answersByCode, troubles, networkFaults, mqtt } = cohorts.reduce(mergeCohorts);
  const { devices, registered, registering, failed, registrations, updates, churned, sends, notifications } =
    totals;
  const { handshakes, resumptions, handshakeFailures, missed, bytesSent, bytesReceived } = totals;
  const { malformed, unmatched, unknownOptions, resets } = totals;
  return {
    ...{ devices, registered, registering, failed, registrations, updates, churned, sends, notifications },
    ...{ handshakes, resumptions, handshakeFailures },
    handshakeMs: summaryOf(latency.handshake),
    requestsAnswered: Object.values(answersByCode).reduce((sum, count) => sum + count, 0),
    answersByCode,
    troubles: troubles.reduce((sum, { count }) => sum + count, 0),
    missed,
    rejected: { malformed, unmatched, unknownOptions, resets },
    ...(networkFaults === undefined ? {} : { networkFaults }),
    ...(mqtt === undefined ? {} : { mqtt }),
    bytes: { sent: bytesSent, received: bytesReceived },
    registrationMs: summaryOf(latency.registration),
    updateMs: summaryOf(latency.update),
    sendMs: summaryOf(latency.send),
    notificationMs: summaryOf(latency.notification),
  };
}
