/**
 * GET /api/v3/devices, a page of 20 of 1,000 devices, with authentication, permission, contract and store, against a
 * bare Express application that answers the same JSON, by the same generator in the same run. `list-page` compares requests
 * a second, `list-page.cpu` requests per second of processor time of the server.
 */
import express from 'express';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { startServer, type RunningServer } from '../src/index.ts';
import { LoadChild } from './load/child.ts';
import type { HttpJob, HttpOutcome } from './load/http-generator.ts';

const devices = 1_000;
const requests = 12_000;
const connections = 16;
const path = '/api/v3/devices?Page=3&PageSize=20';

export async function run(): Promise<{ name: string; ratio: number; detail: string }[]> {
  const folder = mkdtempSync(join(tmpdir(), 'muster-bench-list-'));
  const generator = new LoadChild('http-generator.ts');
  const server = await startServer({
    http: '127.0.0.1:0',
    coap: ['coap://127.0.0.1:0'],
    store: `sqlite:${join(folder, 'muster.db')}`,
    dataDir: folder,
    connectionFile: false,
    logLevel: 'error',
  });
  try {
    await createDevices(server);
    const body: unknown = await (await call(server, path)).json();
    const port = Number(new URL(server.info.http).port);
    await rate(generator, port, server.info.apiKey, 2_000);
    const page = await rate(generator, port, server.info.apiKey, requests);
    const bare = await bareRate(generator, body, server.info.apiKey);
    const size = `${JSON.stringify(body).length} bytes of JSON`;
    return [
      {
        name: 'list-page',
        ratio: page.perSecond / bare.perSecond,
        detail: `${count(page.perSecond)}/s, bare Express ${count(bare.perSecond)}/s, ${size}`,
      },
      {
        name: 'list-page.cpu',
        ratio: page.perCpuSecond / bare.perCpuSecond,
        detail: `${count(page.perCpuSecond)} per CPU second, bare Express ${count(bare.perCpuSecond)}`,
      },
    ];
  } finally {
    await generator.close();
    await server.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function createDevices(server: RunningServer): Promise<void> {
  const types = (await (await call(server, '/api/v3/deviceTypes')).json()) as { Rows: { Id: string }[] };
  const DeviceTypeId = types.Rows[0]?.Id;
  for (let i = 0; i < devices; i += 1) {
    const name = `bench-${String(i).padStart(5, '0')}`;
    const response = await call(server, '/api/v3/devices', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ DeviceIdentifier: name, Name: name, DeviceTypeId }),
    });
    if (response.status !== 201) throw new Error(`${response.status} ${await response.text()}`);
    await response.arrayBuffer();
  }
}

function call(server: RunningServer, target: string, init: RequestInit = {}): Promise<Response> {
  const headers = new Headers(init.headers);
  headers.set('Authorization', `Bearer ${server.info.apiKey}`);
  return fetch(server.info.http + target, { ...init, headers });
}

async function bareRate(generator: LoadChild, body: unknown, apiKey: string): Promise<Rate> {
  const app = express();
  app.get('/api/v3/devices', (_request, response) => {
    response.json(body);
  });
  const server = app.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  await rate(generator, port, apiKey, 2_000);
  const bare = await rate(generator, port, apiKey, requests);
  server.close();
  server.closeAllConnections();
  return bare;
}

/** Requests a second, by the clock and by the processor time of this process, which is that of the server. */
interface Rate {
  readonly perSecond: number;
  readonly perCpuSecond: number;
}

async function rate(generator: LoadChild, port: number, apiKey: string, total: number): Promise<Rate> {
  const request = `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nAuthorization: Bearer ${apiKey}\r\nAccept: application/json\r\n\r\n`;
  const job: HttpJob = { port, request, connections, total };
  const before = process.cpuUsage();
  const { durationMs, statuses } = await generator.run<HttpOutcome>(job);
  const { user, system } = process.cpuUsage(before);
  if (Object.keys(statuses).join() !== '200')
    throw new Error(`Unexpected answers: ${JSON.stringify(statuses)}`);
  return { perSecond: (total * 1e3) / durationMs, perCpuSecond: (total * 1e6) / (user + system) };
}

function count(value: number): string {
  return Math.round(value).toLocaleString('en');
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  for (const { name, ratio, detail } of await run()) {
    console.log(`${name} ratio=${ratio.toFixed(3)} detail=${detail}`);
  }
}
