/**
 * A day of a fleet in virtual time: how many seconds of it pass in one second of the machine. The lifetime is 15 minutes,
 * and values are looked at every 5 minutes.
 *
 * `VIRTUAL_DEVICES=100` sets the size of the fleet.
 */
import { runScenarioInVirtualTime } from '../src/index.ts';

interface BenchResult {
  readonly name: string;
  readonly ratio: number;
  readonly detail: string;
}

const devices = Number(process.env['VIRTUAL_DEVICES'] ?? 100);
const daySeconds = 86_400;

export async function run(): Promise<BenchResult[]> {
  const results: BenchResult[] = [];
  for (const scheme of ['coap', 'coaps'] as const) results.push(await day(scheme));
  return results;
}

async function day(scheme: 'coap' | 'coaps'): Promise<BenchResult> {
  const startedMs = performance.now();
  const { report } = await runScenarioInVirtualTime({
    version: 1,
    server: `${scheme}://127.0.0.1`,
    durationSeconds: daySeconds,
    cohorts: [{ name: 'meters', count: devices, lifetimeSeconds: 900, notifyIntervalSeconds: 300 }],
  });
  const { stats, verdict } = await report;
  const wallSeconds = (performance.now() - startedMs) / 1000;
  if (verdict !== 'passed') throw new Error(`The run ${verdict}: ${JSON.stringify(stats)}`);
  const messages = 2 * (stats.registrations + stats.updates + stats.requestsAnswered) + stats.notifications;
  return {
    name: `simulator.virtual.${scheme}`,
    ratio: daySeconds / wallSeconds,
    detail: `a day of ${devices} devices in ${wallSeconds.toFixed(1)} s, ${messages} CoAP messages, ${((wallSeconds * 1e6) / messages).toFixed(0)} µs each`,
  };
}
