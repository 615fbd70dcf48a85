import type { Fleet, FleetStats } from '@muster/simulator';
import type { Render } from './figures.ts';

/** Figures of a fleet on one line. */
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

/** Figures of a fleet as a small table. */
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

/** The figures of a fleet for `withFigures`. */
export function renderFleet(fleet: Pick<Fleet, 'stats'>): Render {
  return (forTerminal, runningSeconds) => (forTerminal ? fleetTable : fleetLine)(fleet.stats, runningSeconds);
}
