import type { FleetStats } from '@muster/simulator';

/** Figures of a fleet on one line. */
export function fleetLine(stats: FleetStats): string {
  const parts = [
    `${stats.registered}/${stats.devices} registered`,
    ...(stats.failed > 0 ? [`${stats.failed} failed`] : []),
    `${stats.updates} updates`,
    `${stats.notifications} notifications`,
    `${stats.requestsAnswered} requests answered`,
  ];
  return parts.join(', ');
}

/** Figures of a fleet as a small table. */
export function fleetTable(stats: FleetStats): string {
  const { p50, p95 } = stats.registrationMs;
  const latency =
    p50 === undefined || p95 === undefined
      ? ''
      : `   registration p50 ${p50.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms`;
  return [
    `  Devices        ${stats.registered} of ${stats.devices} registered${stats.failed > 0 ? `, ${stats.failed} failed` : ''}${latency}`,
    `  Updates        ${stats.updates}`,
    `  Notifications  ${stats.notifications}`,
    `  Requests       ${stats.requestsAnswered} answered`,
    `  Traffic        ${bytes(stats.bytes.sent)} sent, ${bytes(stats.bytes.received)} received`,
  ].join('\n');
}

function bytes(count: number): string {
  if (count < 10_000) return `${count} B`;
  return count < 10_000_000 ? `${(count / 1000).toFixed(1)} kB` : `${(count / 1_000_000).toFixed(1)} MB`;
}
