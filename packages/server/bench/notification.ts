/**
 * Notifications per second through the whole server, each stored durably before its acknowledgement, against a bare
 * dgram echo of the same datagrams by the same generator in the same run: by the clock, and by the server's processor
 * time, because the generator can run on the same cores.
 */
import { metricsPage } from '@muster/testkit';
import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { startServer } from '../src/index.ts';
import type { RunningServer } from '../src/index.ts';
import { deviceIds, observeTemperature } from './load/api.ts';
import { LoadChild } from './load/child.ts';
import { encodeNotification, encodePost } from './load/coap-packets.ts';
import type { UdpJob, UdpOutcome } from './load/udp-generator.ts';

const devices = 200;
const window = 128;
const rounds = 300;

export interface BenchResult {
  readonly name: string;
  readonly ratio: number;
  readonly detail: string;
}

interface Measured {
  readonly perSecond: number;
  readonly perCpuSecond: number;
  readonly resent: number;
}

export async function run(): Promise<BenchResult[]> {
  const folder = mkdtempSync(join(tmpdir(), 'muster-bench-notification-'));
  const generator = new LoadChild('udp-generator.ts');
  const server = await startServer({
    http: '127.0.0.1:0',
    coap: ['coap://127.0.0.1:0'],
    store: `sqlite:${join(folder, 'muster.db')}`,
    dataDir: folder,
    autoEnroll: 'Generic LwM2M',
    connectionFile: false,
    logLevel: 'error',
  });
  try {
    const port = Number(new URL(server.info.coap).port);
    await generator.run<UdpOutcome>(jobOf(port, registers(), 1));
    await observeAll(server);
    const notifications = Array.from({ length: devices }, (_, i) => encodeNotification(`${20 + i / 10}`));
    const notifying = (at: number, times: number): UdpJob => ({
      ...jobOf(at, notifications, times),
      notify: true,
    });
    const { observing } = await generator.run<UdpOutcome>(notifying(port, 20));
    if (observing !== devices) throw new Error(`${observing} of ${devices} devices are observed.`);
    const before = await stored(server);
    const served = await measured(generator, notifying(port, rounds));
    const kept = (await stored(server)) - before;
    const ceiling = await echo((at) => measured(generator, notifying(at, rounds)));
    const wall = served.perSecond / ceiling.perSecond;
    const cpu = served.perCpuSecond / ceiling.perCpuSecond;
    return [
      {
        name: 'notification',
        ratio: wall,
        detail: `${figure(served.perSecond)} stored in sqlite (${kept} counted), bare echo ${figure(ceiling.perSecond)}, sent again ${served.resent}`,
      },
      {
        name: 'notification.cpu',
        ratio: cpu,
        detail: `${figure(served.perCpuSecond)} of processor time, bare echo ${figure(ceiling.perCpuSecond)}`,
      },
    ];
  } finally {
    await generator.close();
    await server.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

const jobOf = (port: number, datagrams: readonly Buffer[], times: number): UdpJob => ({
  port,
  datagrams: datagrams.map((one) => one.toString('base64')),
  rounds: times,
  window,
});

function registers(): Buffer[] {
  return Array.from({ length: devices }, (_, i) =>
    encodePost(
      {
        path: ['rd'],
        query: [`ep=bench-${String(i).padStart(5, '0')}`, 'lt=86400', 'lwm2m=1.0', 'b=U'],
        payload: '</1/0>,</3303/0>',
      },
      i,
    ),
  );
}

/** Observes the temperature of each device. */
async function observeAll({ info }: RunningServer): Promise<void> {
  for (const id of await deviceIds(info, devices)) await observeTemperature(info, id);
}

/** Returns the number of notifications that the server has counted. */
async function stored(server: RunningServer): Promise<number> {
  const text = await metricsPage(server.info.http);
  const line = text.split('\n').find((one) => /^muster_gateway_notifications\S* \d/i.test(one));
  return Number(line?.split(' ').at(-1));
}

async function measured(generator: LoadChild, job: UdpJob): Promise<Measured> {
  const before = process.cpuUsage();
  const { durationMs, answered, resent } = await generator.run<UdpOutcome>(job);
  const { user, system } = process.cpuUsage(before);
  return {
    perSecond: (answered * 1_000) / durationMs,
    perCpuSecond: (answered * 1_000_000) / (user + system),
    resent,
  };
}

/** Measures the machine and the generator with an echo instead of the server. */
async function echo(measure: (port: number) => Promise<Measured>): Promise<Measured> {
  const socket = createSocket({
    type: 'udp4',
    recvBufferSize: 4 * 1024 * 1024,
    lookup: (host, _options, done) => done(null, host, 4),
  });
  socket.on('message', (message, from) => socket.send(message, from.port, from.address));
  // If the lookup completes synchronously, the socket is bound before bind() returns.
  const listening = once(socket, 'listening');
  socket.bind(0, '127.0.0.1');
  await listening;
  const result = await measure(socket.address().port);
  socket.close();
  return result;
}

function figure(rate: number): string {
  return `${Math.round(rate).toLocaleString('en')}/s`;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  for (const { name, ratio, detail } of await run()) {
    console.log(`${name} ratio=${ratio.toFixed(3)} detail=${detail}`);
  }
}
