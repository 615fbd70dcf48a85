/**
 * Memory of a simulated device: resident memory of a `muster fleet run` process with N registered devices, less that of a
 * fleet of one, divided by N - 1. It holds the device's share of everything: its socket in Node.js, the CoAP endpoint, the
 * LwM2M client, the DTLS session, its timers, and the free room that V8 keeps in its heap. No garbage collection is forced.
 * The ratio is that of a bare UDP socket to a device, both measured in the same run.
 *
 * `SIZES=2000,18000` sets the numbers of devices.
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { FleetProcess } from './support/fleet-process.ts';
import { startPlainServer, type PlainServer } from './support/plain-server.ts';

interface BenchResult {
  readonly name: string;
  readonly ratio: number;
  readonly detail: string;
}

const sizes = (process.env['SIZES'] ?? '2000,18000').split(',').map(Number);
/** For the last registrations and their garbage. */
const SETTLE_MS = 5000;

export async function run(): Promise<BenchResult[]> {
  const results: BenchResult[] = [];
  const socketBytes = bareSocketBytes();
  for (const scheme of ['coap', 'coaps'] as const) {
    const one = await rssOf(scheme, 1);
    for (const devices of sizes) {
      const bytes = ((await rssOf(scheme, devices)) - one) / (devices - 1);
      results.push({
        name: `simulator.memory.${scheme}.${devices}`,
        ratio: socketBytes / bytes,
        detail: `${kb(bytes)} KB RSS per registered device, ${kb(socketBytes)} KB per bare UDP socket; fleet of one ${mb(one)} MB`,
      });
    }
  }
  return results;
}

async function rssOf(scheme: 'coap' | 'coaps', devices: number): Promise<number> {
  const server: PlainServer = await startPlainServer();
  const rate = scheme === 'coap' ? '2000' : '500';
  const fleet = FleetProcess.start(
    ...['--devices', String(devices), '--server', server[scheme], '--lifetime', '3600', '--start-rate', rate],
  );
  try {
    await fleet.until(() => server.registrations >= devices);
    await delay(SETTLE_MS);
    return fleet.rssBytes;
  } finally {
    await fleet.kill();
    await server.close();
  }
}

/** RSS of 2,000 bound UDP sockets in a process of their own, each. */
function bareSocketBytes(): number {
  const { stdout } = spawnSync(process.execPath, [
    join(import.meta.dirname, 'support', 'bare-sockets.ts'),
    '2000',
  ]);
  return Number(stdout.toString());
}

const kb = (bytes: number): string => (bytes / 1024).toFixed(1);
const mb = (bytes: number): string => (bytes / 1024 / 1024).toFixed(0);
