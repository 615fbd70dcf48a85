import type { ExpectationResult } from './expectation-result.ts';
import { describeProblem, type RunProblem } from './run-problems.ts';
import type { FleetStats } from '../fleet/fleet-stats.ts';

/** Something that a device undertook and that did not work out. */
export interface Trouble {
  /** ISO 8601. */
  readonly time: string;
  readonly endpointName: string;
  /** `register`, `update`, `reboot` ... */
  readonly action: string;
  readonly message: string;
}

/** How many devices of a cohort there are, and are registered. */
export interface CohortReport {
  readonly name: string;
  readonly devices: number;
  readonly registered: number;
}

/** What a fleet did, as plain data: `JSON.stringify` writes it, {@link renderReport} shows it. */
export interface FleetReport {
  readonly format: 'muster-fleet-report/1';
  /** Name of the scenario; undefined for a fleet without one. */
  readonly name: string | undefined;
  /** `failed` if an expectation was not met, or a problem occurred that no expectation allows. */
  readonly verdict: 'passed' | 'failed';
  /** In the order of the fleet file. */
  readonly expectations: readonly ExpectationResult[];
  readonly server: string;
  readonly seed: number;
  /** ISO 8601; undefined when the fleet never started. */
  readonly startedAt: string | undefined;
  readonly durationSeconds: number;
  readonly stats: FleetStats;
  readonly cohorts: readonly CohortReport[];
  /** Faults of the server or the network by kind; empty after a run without any. */
  readonly problems: readonly RunProblem[];
  /** The first ones; `stats.troubles` counts all. */
  readonly troubles: readonly Trouble[];
}

/** Writes a report as text, for people. */
export function renderReport(report: FleetReport): string {
  const { stats } = report;
  const lines = [
    `fleet of ${stats.devices} devices against ${report.server}, seed ${report.seed}, ${report.durationSeconds.toFixed(1)} s`,
    row(
      'registered',
      `${stats.registered} of ${stats.devices}${stats.failed > 0 ? `, ${stats.failed} failed` : ''}`,
    ),
    row('registrations', `${stats.registrations}${latency(stats.registrationMs)}`),
    row(
      'updates',
      `${stats.updates}${stats.churned > 0 ? `, ${stats.churned} with a changed object list` : ''}`,
    ),
    row('notifications', String(stats.notifications)),
    ...handshakes(stats),
    row('answers', `${stats.requestsAnswered}${codes(stats.answersByCode)}`),
    row('bytes', `${stats.bytes.sent} sent, ${stats.bytes.received} received`),
    ...(stats.missed === 0 ? [] : [row('missed', `${stats.missed}, while devices slept`)]),
    row('troubles', String(stats.troubles)),
  ];
  if (report.cohorts.length > 1) {
    lines.push('', 'cohorts');
    for (const { name, devices, registered } of report.cohorts)
      lines.push(row(name, `${registered} of ${devices} registered`));
  }
  if (report.problems.length > 0) {
    lines.push('', 'problems');
    for (const problem of report.problems) {
      const { endpointName, message } = problem.example;
      lines.push(`  ${describeProblem(problem)}`, `    such as ${endpointName} ${message}`);
    }
  }
  if (report.troubles.length > 0) {
    lines.push(
      '',
      report.troubles.length < stats.troubles ? `first ${report.troubles.length} troubles` : 'troubles',
    );
    for (const { time, endpointName, action, message } of report.troubles) {
      lines.push(`  ${time} ${endpointName} ${action}: ${message}`);
    }
  }
  return `${lines.join('\n')}\n`;
}

function row(label: string, text: string): string {
  return `  ${label.padEnd(14)} ${text}`;
}

function latency({ count, p50, p95, max }: FleetStats['registrationMs']): string {
  if (count === 0 || p50 === undefined || p95 === undefined || max === undefined) return '';
  return `, p50 ${p50.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms, max ${max.toFixed(1)} ms`;
}

/** Nothing for a fleet without security. */
function handshakes(stats: FleetStats): string[] {
  if (stats.handshakes + stats.handshakeFailures === 0) return [];
  const resumed = stats.resumptions > 0 ? `, ${stats.resumptions} resumed` : '';
  const failed = stats.handshakeFailures > 0 ? `, ${stats.handshakeFailures} failed` : '';
  return [row('handshakes', `${stats.handshakes}${resumed}${failed}${latency(stats.handshakeMs)}`)];
}

function codes(byCode: Readonly<Record<string, number>>): string {
  const parts = Object.entries(byCode).map(([code, count]) => `${code} x ${count}`);
  return parts.length === 0 ? '' : ` (${parts.join(', ')})`;
}
