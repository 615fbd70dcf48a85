/**
 * How long a page of 20 devices takes alone, and beside another device network that sends requests over eight
 * connections, each as soon as the previous one is answered. `muster server` runs as a separate process with its store
 * on disk and default settings. The ratio is the 99th percentile alone over that beside the other network: at 0.5 the
 * latency doubles.
 *
 *     node packages/server/bench/fair-api.ts [FILTER]
 */
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';

import { LoadChild } from './load/child.ts';
import type { HttpJob } from './load/http-generator.ts';
import { MusterServer } from './load/muster-server.ts';
import { percentile } from './load/statistics.ts';

const devices = 600;
const connections = 8;
/** Time between two pages of the modest network. */
const intervalMs = 20;
const measureMs = 6_000;
const leadMs = 2_000;

export interface BenchResult {
  readonly name: string;
  readonly ratio: number;
  readonly detail: string;
}

interface GreedyRequest {
  readonly method: string;
  readonly path: string;
  readonly body?: string;
}

/** LwM2M object definitions that are refused: one element with 85,000 attributes, 0.9 MB. */
const refusedDefinitions = `<LWM2M ${Array.from({ length: 85_000 }, (_, i) => `a${i}="1"`).join(' ')}/>`;

/** @param filter part of the names of the parts to measure */
export async function run(filter = ''): Promise<BenchResult[]> {
  const server = await MusterServer.start();
  try {
    const [firstDevice] = await createDevices(api(server), 'greedy');
    const { Id } = await api(server)<{ Id: string }>('POST', '/deviceNetworks', { Name: 'Modest' });
    const modest = api(server, Id);
    await createDevices(modest, 'modest');
    const parts: Readonly<Record<string, GreedyRequest>> = {
      devices: { method: 'GET', path: '/devices?PageSize=500' },
      trees: { method: 'GET', path: `/devices/${firstDevice}/tree` },
      resources: { method: 'GET', path: '/resources?PageSize=500' },
      imports: { method: 'POST', path: '/smartObjectTypes/import', body: refusedDefinitions },
    };
    await latencies(modest);
    const results: BenchResult[] = [];
    for (const [name, request] of Object.entries(parts).filter(([one]) => one.includes(filter))) {
      const alone = await latencies(modest);
      const beside = await besideGreedy(server, request, () => latencies(modest));
      results.push({
        name: `fair-api.${name}`,
        ratio: percentile(alone, 0.99) / percentile(beside, 0.99),
        detail: `p50 and p99 ${both(beside)} ms, alone ${both(alone)} ms; ${beside.length} and ${alone.length} pages`,
      });
    }
    return results;
  } finally {
    await server.close();
  }
}

type Api = <T>(method: string, path: string, body?: object) => Promise<T>;

/** @param deviceNetworkId default: that of the server's key */
function api({ http, apiKey }: MusterServer, deviceNetworkId?: string): Api {
  const headers = {
    Authorization: `Bearer ${apiKey}`,
    'Content-Type': 'application/json',
    ...(deviceNetworkId === undefined ? {} : { 'X-DeviceNetwork': deviceNetworkId }),
  };
  return async <T>(method: string, path: string, body?: object) => {
    const init = { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) };
    const response = await fetch(`${http}/api/v3${path}`, init);
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
    return (await response.json()) as T;
  };
}

/** @returns the IDs of the devices */
async function createDevices(call: Api, prefix: string): Promise<string[]> {
  const { Rows } = await call<{ Rows: { Id: string }[] }>('GET', '/deviceTypes');
  const DeviceTypeId = Rows[0]?.Id;
  const ids: string[] = [];
  for (let i = 0; i < devices; i += 1) {
    const DeviceIdentifier = `${prefix}-${String(i).padStart(5, '0')}`;
    const device = { DeviceIdentifier, Name: DeviceIdentifier, DeviceTypeId };
    ids.push((await call<{ Id: string }>('POST', '/devices', device)).Id);
  }
  return ids;
}

async function besideGreedy<T>(
  server: MusterServer,
  { method, path, body = '' }: GreedyRequest,
  measure: () => Promise<T>,
): Promise<T> {
  const { port } = new URL(server.http);
  const head = [
    `${method} /api/v3${path} HTTP/1.1`,
    `Host: 127.0.0.1:${port}`,
    `Authorization: Bearer ${server.apiKey}`,
    ...(body === '' ? [] : ['Content-Type: application/xml', `Content-Length: ${Buffer.byteLength(body)}`]),
  ];
  const job: HttpJob = { port: Number(port), request: `${head.join('\r\n')}\r\n\r\n${body}`, connections };
  const greedy = new LoadChild('http-generator.ts');
  // It has no end but that of the process.
  greedy.run(job).catch(() => undefined);
  await pause(leadMs);
  try {
    return await measure();
  } finally {
    await greedy.close();
  }
}

/** Times pages of 20 devices. Each is requested a while after the previous one, or when that is answered. */
async function latencies(call: Api): Promise<number[]> {
  const latenciesMs: number[] = [];
  const end = performance.now() + measureMs;
  while (performance.now() < end) {
    const startedMs = performance.now();
    await call('GET', '/devices?PageSize=20');
    const tookMs = performance.now() - startedMs;
    latenciesMs.push(tookMs);
    await pause(Math.max(0, intervalMs - tookMs));
  }
  return latenciesMs;
}

const both = (values: readonly number[]): string =>
  `${percentile(values, 0.5).toFixed(1)} and ${percentile(values, 0.99).toFixed(1)}`;

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  for (const { name, ratio, detail } of await run(process.argv[2])) {
    console.log(`${name} ratio=${ratio.toFixed(3)} detail=${detail}`);
  }
}
