import type { NetworkCounters } from '../network/network-counters.ts';
import { summaryOf, type LatencySummary } from '../report/latency.ts';
import { mergeCohorts, type CohortMeasurements } from '../report/measurements.ts';

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
  /** What the network conditions of the scenario did; absent for a fleet without any. */
  readonly networkFaults?: NetworkCounters;
  /** CoAP messages, sent and received, without what DTLS adds. */
  readonly bytes: { readonly sent: number; readonly received: number };
  /** Milliseconds from the first Register message to the answer. */
  readonly registrationMs: LatencySummary;
}

/** Adds up the cohorts of a fleet, of which there is at least one. */
export function statsOf(cohorts: readonly CohortMeasurements[]): FleetStats {
  const { totals, latency, answersByCode, troubles, networkFaults } = cohorts.reduce(mergeCohorts);
  const { devices, registered, registering, failed, registrations, updates, churned, notifications } = totals;
  const { handshakes, resumptions, handshakeFailures, missed, bytesSent, bytesReceived } = totals;
  return {
    ...{ devices, registered, registering, failed, registrations, updates, churned, notifications },
    ...{ handshakes, resumptions, handshakeFailures },
    handshakeMs: summaryOf(latency.handshake),
    requestsAnswered: Object.values(answersByCode).reduce((sum, count) => sum + count, 0),
    answersByCode,
    troubles: troubles.reduce((sum, { count }) => sum + count, 0),
    missed,
    ...(networkFaults === undefined ? {} : { networkFaults }),
    bytes: { sent: bytesSent, received: bytesReceived },
    registrationMs: summaryOf(latency.registration),
  };
}
