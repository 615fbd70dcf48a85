/**
 * Processor time of the simulator per 1,000 Updates, against the time that the server side of the same Updates takes in a
 * server that stores nothing (ratio: server over simulator), and a fleet of 100,000 devices held at a lifetime of 15 minutes.
 *
 * `HOLD_DEVICES=100000` and `HOLD_SECONDS=60` set the size of the second part; it is left out when `HOLD_DEVICES` is 0.
 */
import { setTimeout as delay } from 'node:timers/promises';
import { FleetProcess } from './support/fleet-process.ts';
import { startPlainServer } from './support/plain-server.ts';

interface BenchResult {
  readonly name: string;
  readonly ratio: number;
  readonly detail: string;
}

const devices = 500;
const seconds = 20;
const holdDevices = Number(process.env['HOLD_DEVICES'] ?? 100_000);
const holdSeconds = Number(process.env['HOLD_SECONDS'] ?? 60);

export async function run(): Promise<BenchResult[]> {
  const results: BenchResult[] = [];
  for (const scheme of ['coap', 'coaps'] as const) results.push(await updates(scheme));
  if (holdDevices > 0) results.push(await hold());
  return results;
}

async function updates(scheme: 'coap' | 'coaps'): Promise<BenchResult> {
  const server = await startPlainServer();
  const fleet = FleetProcess.start(
    ...['--devices', String(devices), '--server', server[scheme], '--start-rate', '500'],
    ...['--lifetime', '60', '--update-interval', '1'],
  );
  try {
    await fleet.until(() => server.registrations >= devices);
    await delay(3000);
    const before = { fleet: fleet.cpuSeconds, own: process.cpuUsage(), updates: server.updates };
    await delay(seconds * 1000);
    const { user, system } = process.cpuUsage(before.own);
    const count = server.updates - before.updates;
    const fleetMs = ((fleet.cpuSeconds - before.fleet) * 1000 * 1000) / count;
    const serverMs = ((user + system) / 1000 / count) * 1000;
    return {
      name: `simulator.updates.${scheme}`,
      ratio: serverMs / fleetMs,
      detail: `${fleetMs.toFixed(0)} ms of processor time per 1,000 Updates, the plain server ${serverMs.toFixed(0)} ms; ${(count / seconds).toFixed(0)} Updates a second`,
    };
  } finally {
    await fleet.kill();
    await server.close();
  }
}

/** The ratio is Updates that arrived over Updates due. */
async function hold(): Promise<BenchResult> {
  const lifetime = 900;
  const server = await startPlainServer();
  const startedMs = performance.now();
  const fleet = FleetProcess.start(
    ...['--devices', String(holdDevices), '--server', server.coap, '--start-rate', '2000'],
    ...['--lifetime', String(lifetime), '--update-interval', String(lifetime * 0.8)],
  );
  try {
    await fleet.until(() => server.registrations >= holdDevices);
    const rampSeconds = (performance.now() - startedMs) / 1000;
    // The first Updates come after 0.9 of the interval.
    await delay((lifetime * 0.9 - rampSeconds) * 1000);
    const before = { cpu: fleet.cpuSeconds, updates: server.updates };
    await delay(holdSeconds * 1000);
    const count = server.updates - before.updates;
    const due = (holdDevices / (lifetime * 0.8)) * holdSeconds;
    const cpu = (fleet.cpuSeconds - before.cpu) / holdSeconds;
    return {
      name: 'simulator.hold',
      ratio: count / due,
      detail:
        `${holdDevices} devices registered in ${rampSeconds.toFixed(0)} s, lifetime ${lifetime} s; ` +
        `${(count / holdSeconds).toFixed(0)} Updates a second, ${(cpu * 100).toFixed(0)} % of a processor, ` +
        `${(fleet.rssBytes / 1024 / 1024).toFixed(0)} MB; ${server.registrations - holdDevices} registered again`,
    };
  } finally {
    await fleet.kill();
    await server.close();
  }
}
