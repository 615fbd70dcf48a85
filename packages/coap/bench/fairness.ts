/**
 * Measures the latency of a well-behaved device beside a flooding one. Both send to the same endpoint, the flooder from
 * its own process, at a given rate or as fast as the machine allows. The well-behaved device is an endpoint too: the
 * time of a request counts from the call to the response, including retransmissions.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createEndpoint, createUdpTransport } from '../src/index.ts';
import type { Flood, FlooderReport } from './support/flooder.ts';
import { ServerProcess } from './support/server-process.ts';

const FLOOD_PER_SECOND = 100_000;
const FLOOD_MS = 4_000;
const PAUSE_MS = 5;
/** The flooder begins to flood a while after its process has started. */
const LEAD_MS = 1_000;

interface Figures {
  readonly latenciesMs: number[];
  readonly retransmissions: number;
}

export async function run(): Promise<{ name: string; ratio: number; detail: string }[]> {
  const server = await ServerProcess.start('field');
  try {
    await ask(server.port, 500);
    const alone = await ask(server.port, FLOOD_MS - LEAD_MS);
    const rows = [
      { name: 'coap.fairness.alone', ratio: 1, detail: `well-behaved device ${describe(alone)}` },
    ];
    for (const flood of ['notifications', 'blocks', 'tokens'] as const) {
      rows.push(await underFlood(server, flood, alone));
    }
    return rows;
  } finally {
    await server.stop();
  }
}

/** The ratio is the median of the well-behaved device alone over its median beside the flood. */
async function underFlood(
  server: ServerProcess,
  flood: Flood,
  alone: Figures,
): Promise<{ name: string; ratio: number; detail: string }> {
  const before = await server.counters();
  const rssBefore = server.rssBytes;
  const flooding = startFlood(server.port, flood);
  await new Promise((resolve) => setTimeout(resolve, LEAD_MS));
  const beside = await ask(server.port, FLOOD_MS - LEAD_MS);
  const report = await flooding;
  const after = await server.counters();
  const since = (name: string): number => (after[name] ?? 0) - (before[name] ?? 0);
  const arrived = since('datagramsReceived');
  const detail =
    `well-behaved device ${describe(beside)}; flooder ${perSecond(report.sent, report)} ${flood} a second sent, ` +
    `${perSecond(arrived, report)} arrived, ${perSecond(arrived - since('dropped'), report)} looked at; its own requests ` +
    `${percentiles(report.latenciesMs)}, ${report.latenciesMs.length} of ${report.asked} answered; ` +
    `server RSS ${megabytes(rssBefore)} MB before, ${megabytes(server.rssBytes)} MB after`;
  return {
    name: `coap.fairness.${flood}`,
    ratio: percentile(alone.latenciesMs, 0.5) / percentile(beside.latenciesMs, 0.5),
    detail,
  };
}

async function startFlood(port: number, flood: Flood): Promise<FlooderReport> {
  const settings = [port, flood, FLOOD_PER_SECOND, FLOOD_MS].map(String);
  const child = fork(join(import.meta.dirname, 'support', 'flooder.ts'), settings, { execArgv: [] });
  const exited = once(child, 'exit');
  const [report] = (await once(child, 'message')) as [FlooderReport];
  await exited;
  return report;
}

/** One request after the other, with a short pause, for a time. */
async function ask(port: number, forMs: number): Promise<Figures> {
  const endpoint = createEndpoint({ transport: await createUdpTransport() });
  const peer = endpoint.transport.peerOf('127.0.0.1', port);
  const latenciesMs: number[] = [];
  const endMs = performance.now() + forMs;
  while (performance.now() < endMs) {
    const startMs = performance.now();
    await endpoint.request(peer, { method: 'GET', path: ['value'] });
    latenciesMs.push(performance.now() - startMs);
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
  const { retransmissions } = endpoint.counters;
  await endpoint.close();
  return { latenciesMs, retransmissions };
}

const describe = ({ latenciesMs, retransmissions }: Figures): string =>
  `${percentiles(latenciesMs)}, ${latenciesMs.length} requests, ${retransmissions} repeated`;

const percentiles = (values: readonly number[]): string =>
  [0.5, 0.95, 0.99].map((part) => `p${part * 100} ${percentile(values, part).toFixed(2)} ms`).join(' ');

function percentile(values: readonly number[], part: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? NaN;
}

const perSecond = (count: number, { seconds }: FlooderReport): string =>
  `${(count / seconds / 1_000).toFixed(1)}k`;
const megabytes = (bytes: number): string => (bytes / 1_048_576).toFixed(0);
