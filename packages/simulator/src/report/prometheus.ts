import { demandArgument } from '../demand-argument.ts';
import { mqttCounterNames, type MqttCounters } from '../mqtt/mqtt-counters.ts';
import type { FleetReport } from './fleet-report.ts';
import { latencyKinds, type CohortReport } from './measurements.ts';

interface Metric {
  readonly name: string;
  readonly type: 'gauge' | 'counter' | 'summary';
  readonly help: string;
  readonly samples: readonly string[];
}

/** Formats a report in the text format of Prometheus, version 0.0.4. */
export function renderPrometheus(report: FleetReport): string {
  demandArgument('report', report, 'renderPrometheus');
  const { cohorts, problems, allowedProblems, troubles, expectations } = report;
  const perCohort = (
    name: string,
    type: Metric['type'],
    help: string,
    valueOf: (cohort: CohortReport) => number,
  ): Metric => ({
    ...{ name, type, help },
    samples: cohorts.map((cohort) => sample(name, { cohort: cohort.name }, valueOf(cohort))),
  });
  const metrics: Metric[] = [
    perCohort('muster_fleet_devices', 'gauge', 'Devices.', ({ devices }) => devices),
    perCohort(
      'muster_fleet_registered',
      'gauge',
      'Devices that are registered.',
      ({ registered }) => registered,
    ),
    perCohort('muster_fleet_failed', 'gauge', 'Devices whose registration failed.', ({ failed }) => failed),
    perCohort(
      'muster_fleet_registrations_total',
      'counter',
      'Accepted Registers.',
      (one) => one.registrations,
    ),
    perCohort('muster_fleet_updates_total', 'counter', 'Accepted Updates.', ({ updates }) => updates),
    perCohort('muster_fleet_notifications_total', 'counter', 'Notifications.', (one) => one.notifications),
    perCohort(
      'muster_fleet_lost_notifications_total',
      'counter',
      'Confirmable notifications that were never acknowledged.',
      (one) => one.lostNotifications,
    ),
    perCohort('muster_fleet_handshakes_total', 'counter', 'DTLS handshakes.', ({ handshakes }) => handshakes),
    perCohort(
      'muster_fleet_handshake_failures_total',
      'counter',
      'DTLS handshakes that failed.',
      ({ handshakeFailures }) => handshakeFailures,
    ),
    perCohort(
      'muster_fleet_retransmissions_total',
      'counter',
      'CoAP messages sent again because no acknowledgement came.',
      ({ retransmissions }) => retransmissions,
    ),
    perCohort(
      'muster_fleet_sent_bytes_total',
      'counter',
      'Bytes of CoAP messages and MQTT connections sent.',
      ({ bytesSent }) => bytesSent,
    ),
    perCohort(
      'muster_fleet_received_bytes_total',
      'counter',
      'Bytes of CoAP messages and MQTT connections received.',
      (one) => one.bytesReceived,
    ),
    ...mqttMetrics(cohorts),
    {
      name: 'muster_fleet_answers_total',
      type: 'counter',
      help: 'Answers of the devices, by code.',
      samples: cohorts.flatMap(({ name: cohort, answersByCode }) =>
        Object.entries(answersByCode).map(([code, count]) =>
          sample('muster_fleet_answers_total', { cohort, code }, count),
        ),
      ),
    },
    {
      name: 'muster_fleet_requests_total',
      type: 'counter',
      help: 'Requests of the devices, by operation (register, update, deregister, send) and code of the response; none for no response.',
      samples: cohorts.flatMap(({ name: cohort, serverCodes }) =>
        Object.entries(serverCodes).flatMap(([operation, counts]) =>
          Object.entries(counts).map(([code, count]) =>
            sample('muster_fleet_requests_total', { cohort, operation, code }, count),
          ),
        ),
      ),
    },
    {
      name: 'muster_fleet_latency_seconds',
      type: 'summary',
      help: 'Round trips, by kind.',
      samples: cohorts.flatMap(latencySamples),
    },
    {
      name: 'muster_fleet_problems_total',
      type: 'counter',
      help: 'Problems, by kind and cause, with those that an expectation allows.',
      samples: [...problems, ...allowedProblems].map(({ cohort, kind, cause, count }) =>
        sample('muster_fleet_problems_total', { cohort, kind, cause }, count),
      ),
    },
    {
      name: 'muster_fleet_troubles_total',
      type: 'counter',
      help: 'Actions of the devices that failed, by action and cause.',
      samples: troubles.map(({ cohort, action, cause, count }) =>
        sample('muster_fleet_troubles_total', { cohort, action, cause }, count),
      ),
    },
    {
      name: 'muster_fleet_expectation_met',
      type: 'gauge',
      help: 'Whether an expectation is met now.',
      samples: expectations.map(({ title, ok }, position) =>
        sample('muster_fleet_expectation_met', { position: String(position), title }, ok ? 1 : 0),
      ),
    },
  ];
  return metrics
    .filter(({ samples }) => samples.length > 0)
    .map(({ name, type, help, samples }) =>
      [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`, ...samples, ''].join('\n'),
    )
    .join('');
}

const mqttNames: Readonly<Record<keyof MqttCounters, readonly [name: string, help: string]>> = {
  connections: ['connections', 'Accepted MQTT connections.'],
  lostConnections: ['lost_connections', 'MQTT connections that the server or the network has ended.'],
  wills: ['wills', 'MQTT connections that a device has ended without a DISCONNECT.'],
  published: ['messages_sent', 'MQTT messages of the devices, without repetitions.'],
  repeated: ['messages_repeated', 'MQTT messages that the devices have sent again.'],
  acknowledged: ['messages_acknowledged', 'MQTT messages that the server has acknowledged.'],
  dropped: ['messages_dropped', 'MQTT messages that the devices have given up.'],
  received: ['messages_received', 'MQTT messages of the server.'],
  refused: ['values_refused', 'Values and messages of MQTT devices that the server has refused.'],
};

/** Returns the metrics of cohorts with MQTT devices. */
function mqttMetrics(cohorts: readonly CohortReport[]): Metric[] {
  return mqttCounterNames.map((counter) => {
    const [end, help] = mqttNames[counter];
    const name = `muster_fleet_mqtt_${end}_total`;
    const samples = cohorts.flatMap(({ name: cohort, mqtt }) =>
      mqtt === undefined ? [] : [sample(name, { cohort }, mqtt[counter])],
    );
    return { name, type: 'counter', help, samples };
  });
}

function latencySamples({ name: cohort, latencyMs }: CohortReport): string[] {
  const metric = 'muster_fleet_latency_seconds';
  return latencyKinds.flatMap((of) => {
    const { count, p50, p95, p99 } = latencyMs[of];
    const quantiles = { '0.5': p50, '0.95': p95, '0.99': p99 };
    return [
      ...Object.entries(quantiles).flatMap(([quantile, ms]) =>
        ms === undefined ? [] : [sample(metric, { cohort, of, quantile }, ms / 1000)],
      ),
      sample(`${metric}_count`, { cohort, of }, count),
    ];
  });
}

function sample(name: string, labels: Readonly<Record<string, string>>, value: number): string {
  const pairs = Object.entries(labels).map(([label, text]) => `${label}="${escape(text)}"`);
  return `${name}{${pairs.join(',')}} ${value}`;
}

function escape(text: string): string {
  return text.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n');
}
