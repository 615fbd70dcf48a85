import type { Fleet, FleetReport, FleetStats, LatencySummary, ProcessesRun } from '@muster/simulator';
import { printable } from '../output/printable.ts';
import type { Render } from './figures.ts';

/** Formats the figures of a fleet on one line. */
function fleetLine(stats: FleetStats, runningSeconds: number): string {
  const parts = [
    `${runningSeconds} s`,
    `${stats.registered}/${stats.devices} registered`,
    ...(stats.failed > 0 ? [`${stats.failed} failed`] : []),
    `${stats.updates} updates`,
    `${stats.notifications} notifications`,
    `${stats.requestsAnswered} requests answered`,
    ...(stats.handshakes + stats.handshakeFailures > 0 ? [`${handshakes(stats)} handshakes`] : []),
  ];
  return parts.join(', ');
}

/** Formats the figures of a fleet as a small table. */
function fleetTable(stats: FleetStats, runningSeconds: number): string {
  const { p50, p95 } = stats.registrationMs;
  const latency =
    p50 === undefined || p95 === undefined
      ? ''
      : `   registration p50 ${p50.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms`;
  return [
    `  Running        ${runningSeconds} s`,
    `  Devices        ${stats.registered} of ${stats.devices} registered${stats.failed > 0 ? `, ${stats.failed} failed` : ''}${latency}`,
    `  Updates        ${stats.updates}`,
    `  Notifications  ${stats.notifications}`,
    ...(stats.handshakes + stats.handshakeFailures > 0 ? [`  Handshakes     ${handshakes(stats)}`] : []),
    `  Requests       ${stats.requestsAnswered} answered`,
    `  Traffic        ${bytes(stats.bytes.sent)} sent, ${bytes(stats.bytes.received)} received`,
  ].join('\n');
}

function handshakes({ handshakes: made, resumptions, handshakeFailures }: FleetStats): string {
  const parts = [
    ...(resumptions > 0 ? [`${resumptions} resumed`] : []),
    ...(handshakeFailures > 0 ? [`${handshakeFailures} failed`] : []),
  ];
  return parts.length === 0 ? String(made) : `${made} (${parts.join(', ')})`;
}

function bytes(count: number): string {
  if (count < 10_000) return `${count} B`;
  return count < 10_000_000 ? `${(count / 1000).toFixed(1)} kB` : `${(count / 1_000_000).toFixed(1)} MB`;
}

/** Renders the figures of a fleet for `withFigures`. */
export function renderFleet(fleet: Pick<Fleet, 'stats'>): Render {
  return (forTerminal, runningSeconds) => (forTerminal ? fleetTable : fleetLine)(fleet.stats, runningSeconds);
}

/** Whether all devices of a fleet are registered. */
export function isAllRegistered({ devices, registered }: FleetStats): boolean {
  return registered === devices;
}

/** Maximum number of rows per section on a terminal; a fleet can have any number of cohorts and problems. */
const shownRows = 8;

/** Renders the figures of a run for `withFigures`: the fleet, its cohorts, its problems and unmet expectations. */
export function renderRun(run: Pick<ProcessesRun, 'fleet' | 'progress'>): Render {
  return (forTerminal, runningSeconds) => {
    const report = run.fleet.report();
    const unmet = run.progress().filter(({ ok }) => !ok);
    if (!forTerminal) {
      const problems = report.problems.reduce((sum, { count }) => sum + count, 0);
      const found = [
        ...(problems > 0 ? [`${problems} problems`] : []),
        ...(unmet.length > 0 ? [`${unmet.length} expectations not met`] : []),
      ];
      return [fleetLine(report.stats, runningSeconds), ...found].join(', ');
    }
    return [
      fleetTable(report.stats, runningSeconds),
      ...rows('Cohorts', report.cohorts.length > 1 ? report.cohorts.map(cohortRow) : []),
      ...rows('Problems', report.problems.map(problemRow)),
      ...rows(
        'Not met so far',
        unmet.map(({ title, detail }) => `${title}: ${detail}`),
      ),
    ].join('\n');
  };
}

function cohortRow({ name, registered, devices, latencyMs }: FleetReport['cohorts'][number]): string {
  const figures = [p95Of('registration', latencyMs.registration), p95Of('Update', latencyMs.update)];
  return `${name}: ${registered} of ${devices} registered${figures.join('')}`;
}

function p95Of(name: string, { p95 }: LatencySummary): string {
  return p95 === undefined ? '' : `, ${name} p95 ${p95.toFixed(1)} ms`;
}

function problemRow({ kind, cause, count, devices }: FleetReport['problems'][number]): string {
  return `${kind}: ${count} on ${devices} devices, ${cause}`;
}

function rows(title: string, lines: readonly string[]): string[] {
  if (lines.length === 0) return [];
  const more = lines.length - shownRows;
  const shown = lines.slice(0, shownRows).map((line) => `    ${printable(line)}`);
  return ['', `  ${title}`, ...shown, ...(more > 0 ? [`    and ${more} more`] : [])];
}
