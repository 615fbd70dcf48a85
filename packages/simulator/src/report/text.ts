import { demandArgument } from '../demand-argument.ts';
import { describeMqtt } from '../mqtt/mqtt-counters.ts';
import { describeNetworkFaults } from '../network/network-counters.ts';
import type { ExpectationResult } from './expectation-result.ts';
import type { FleetReport } from './fleet-report.ts';
import type { LatencySummary } from './latency.ts';
import type { CohortReport, Counts } from './measurements.ts';
import { describeProblem, type RunProblem } from './run-problems.ts';

/** Maximum number of names in a line. */
const shownNames = 5;

/** Formats a report as text. */
export function renderReport(report: FleetReport): string {
  demandArgument('report', report, 'renderReport');
  const { stats, name, verdict, expectations, problems, allowedProblems, troubles } = report;
  const lines = [
    `${name === undefined ? '' : `${name}: `}fleet of ${stats.devices} devices against ${report.server}, seed ${report.seed}, ${report.durationSeconds.toFixed(1)} s`,
    row(
      'registered',
      `${stats.registered} of ${stats.devices}${stats.failed > 0 ? `, ${stats.failed} failed` : ''}`,
    ),
    row('registrations', `${stats.registrations}${latency(stats.registrationMs)}`),
    row(
      'updates',
      `${stats.updates}${stats.churned > 0 ? `, ${stats.churned} with a changed object list` : ''}${latency(stats.updateMs)}`,
    ),
    ...sends(report),
    row('notifications', `${stats.notifications}${latency(stats.notificationMs)}`),
    ...handshakes(report),
    row('answers', `${stats.requestsAnswered}${codes(stats.answersByCode)}`),
    row('bytes', `${stats.bytes.sent} sent, ${stats.bytes.received} received`),
    ...(stats.missed === 0 ? [] : [row('missed', `${stats.missed}, while devices slept`)]),
    ...rejectedRows(report),
    ...networkRows(report),
    ...(stats.mqtt === undefined ? [] : [row('MQTT', describeMqtt(stats.mqtt))]),
    row('troubles', String(stats.troubles)),
    ...section('cohorts', report.cohorts.length > 1 ? report.cohorts.flatMap(cohortLines) : []),
    ...section('expectations', expectations.flatMap(expectationLines)),
    ...section('problems', problems.flatMap(problemLines)),
    ...section('problems that an expectation allows', allowedProblems.flatMap(problemLines)),
    ...section('problems that the network conditions explain', report.impairedProblems.flatMap(problemLines)),
    ...section(
      'troubles',
      troubles.map(
        ({ action, cause, count, endpointNames, devices }) =>
          `  ${action}: ${cause}, ${count} on ${names(endpointNames, devices)}`,
      ),
    ),
    ...section('timeline', timelineLines(report)),
    '',
    ...(report.error === undefined
      ? []
      : [
          `${report.startedAt === undefined ? 'The fleet could not start' : 'The run ended early'}: ${report.error}`,
        ]),
    ...report.silence,
    ...report.unseen,
    `The run ${verdict === 'inconclusive' ? 'is inconclusive' : verdict}.`,
  ];
  return `${lines.map(withoutControls).join('\n')}\n`;
}

/** Removes control characters: messages of a server must not control the terminal. */
function withoutControls(line: string): string {
  return line.replace(/\p{Cc}/gu, ' ');
}

/** Lists the names of some devices, and the number of the others. */
export function names(endpointNames: readonly string[], devices: number): string {
  const shown = endpointNames.slice(0, shownNames);
  const more = devices - shown.length;
  return `${shown.join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}

/** Formats latencies as `p50 1.3 ms, p95 4.5 ms, max 9.0 ms`. Empty without a measurement. */
export function describeLatency({ p50, p95, max }: LatencySummary): string {
  if (p50 === undefined || p95 === undefined || max === undefined) return '';
  return `p50 ${p50.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms, max ${max.toFixed(1)} ms`;
}

function section(title: string, lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : ['', title, ...lines];
}

function expectationLines({ title, ok, detail, devices, deviceCount }: ExpectationResult): string[] {
  const found = devices
    .slice(0, shownNames)
    .map(({ endpointName, reason }) => `    ${endpointName}: ${reason}`);
  const more = deviceCount - found.length;
  return [
    `  ${ok ? 'met    ' : 'NOT MET'} ${title}: ${detail}`,
    ...(ok ? [] : found),
    ...(ok || more <= 0 || found.length === 0 ? [] : [`    and ${more} more`]),
  ];
}

function problemLines(problem: RunProblem): string[] {
  const { cause, devices, endpointNames } = problem;
  return [`  ${describeProblem(problem)}`, `    ${cause}: ${names(endpointNames, devices)}`];
}

function cohortLines({ name, registered, devices, latencyMs }: CohortReport): string[] {
  return [row(name, `${registered} of ${devices} registered${latency(latencyMs.registration)}`)];
}

function row(label: string, text: string): string {
  return `  ${label.padEnd(14)} ${text}`;
}

function latency(summary: LatencySummary): string {
  const text = describeLatency(summary);
  return text === '' ? '' : `, ${text}`;
}

/** Formats the timeline. Repetitions of an event share a line. */
function timelineLines({ timeline }: FleetReport): string[] {
  const times = new Map<string, number[]>();
  for (const { atSeconds, event } of timeline) times.set(event, [...(times.get(event) ?? []), atSeconds]);
  return Array.from(times, ([event, [first = 0, ...others]]) => {
    const last = others.at(-1)?.toFixed(1);
    const repeated = last === undefined ? '' : `, ${others.length + 1} times until ${last} s`;
    return `  ${first.toFixed(1)} s ${event}${repeated}`;
  });
}

function sends({ stats }: FleetReport): string[] {
  return stats.sends === 0 ? [] : [row('sends', `${stats.sends}${latency(stats.sendMs)}`)];
}

/** Formats the numbers of handshakes. Empty for a fleet without security. */
function handshakes({ stats }: FleetReport): string[] {
  if (stats.handshakes + stats.handshakeFailures === 0) return [];
  const resumed = stats.resumptions > 0 ? `, ${stats.resumptions} resumed` : '';
  const failed = stats.handshakeFailures > 0 ? `, ${stats.handshakeFailures} failed` : '';
  return [row('handshakes', `${stats.handshakes}${resumed}${failed}${latency(stats.handshakeMs)}`)];
}

/** Formats the numbers of messages of the server that devices could not use. Empty if there are none. */
function rejectedRows({ stats: { rejected } }: FleetReport): string[] {
  const { malformed, unmatched, unknownOptions, resets } = rejected;
  const parts = [
    ...(malformed > 0 ? [`${malformed} malformed`] : []),
    ...(unmatched > 0 ? [`${unmatched} that match no request`] : []),
    ...(unknownOptions > 0 ? [`${unknownOptions} with an unknown critical option`] : []),
    ...(resets > 0 ? [`${resets} Resets`] : []),
  ];
  return parts.length === 0 ? [] : [row('unusable', parts.join(', '))];
}

/** Formats the effects of network conditions. Empty if no datagram was affected. */
function networkRows({ stats: { networkFaults } }: FleetReport): string[] {
  const text = networkFaults && describeNetworkFaults(networkFaults);
  return text ? [row('network', text)] : [];
}

function codes(byCode: Counts): string {
  const parts = Object.entries(byCode).map(([code, count]) => `${code} x ${count}`);
  return parts.length === 0 ? '' : ` (${parts.join(', ')})`;
}
