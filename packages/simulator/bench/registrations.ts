/**
 * 10,000 registrations, ramped, against the Muster server with a SQLite store on the same two cores. The ratio is the time
 * that the same fleet needs at a server that stores nothing, over the time at Muster: both as fast as the fleet gets answers.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { FleetProcess } from './support/fleet-process.ts';
import { startPlainServer } from './support/plain-server.ts';

interface BenchResult {
  readonly name: string;
  readonly ratio: number;
  readonly detail: string;
}

interface Report {
  readonly stats: {
    readonly registered: number;
    readonly registrationMs: { readonly p50?: number; readonly p95?: number; readonly max?: number };
  };
  readonly problems: readonly unknown[];
}

const devices = Number(process.env['DEVICES'] ?? 10_000);
/** Registers per second of the ramp. */
const rate = Number(process.env['RATE'] ?? 500);
const muster = join(import.meta.dirname, '../../cli/bin/muster.js');

export async function run(): Promise<BenchResult[]> {
  const plain = await startPlainServer();
  const ceiling = await ramp(plain.coap);
  await plain.close();
  const folder = mkdtempSync(join(tmpdir(), 'muster-bench-fleet-'));
  const ready = join(folder, 'ready.json');
  const words = [
    'server',
    '--http',
    '127.0.0.1:0',
    '--coap',
    'coap://127.0.0.1:0',
    '--auto-enroll',
    'Generic LwM2M',
  ];
  const server = spawn(process.execPath, [muster, ...words, '--data-dir', folder, '--ready-file', ready], {
    stdio: 'ignore',
    env: { ...process.env, XDG_STATE_HOME: folder },
  });
  try {
    while (!existsSync(ready)) await delay(50);
    const { coap } = JSON.parse(readFileSync(ready, 'utf8')) as { coap: string };
    const ours = await ramp(coap);
    return [
      {
        name: 'simulator.registrations',
        ratio: ceiling.p50 / ours.p50,
        detail:
          `${devices} devices at ${rate} a second: p50 ${ours.p50.toFixed(1)} ms, p95 ${ours.p95.toFixed(1)} ms, ` +
          `max ${ours.max.toFixed(0)} ms, ${ours.registered} registered, ${ours.problems} kinds of problems; ` +
          `a server that stores nothing p50 ${ceiling.p50.toFixed(1)} ms, p95 ${ceiling.p95.toFixed(1)} ms`,
      },
    ];
  } finally {
    server.kill('SIGKILL');
    await once(server, 'close');
    rmSync(folder, { recursive: true });
  }
}

async function ramp(server: string): Promise<{
  readonly p50: number;
  readonly p95: number;
  readonly max: number;
  readonly registered: number;
  readonly problems: number;
}> {
  const seconds = devices / rate + 10;
  const fleet = FleetProcess.start(
    ...['--devices', String(devices), '--server', server, '--start-rate', String(rate), '--lifetime', '3600'],
    ...['--duration', `${seconds}s`, '--no-deregister'],
  );
  const { stats, problems } = (await fleet.report()) as Report;
  const { p50 = NaN, p95 = NaN, max = NaN } = stats.registrationMs;
  return { p50, p95, max, registered: stats.registered, problems: problems.length };
}
