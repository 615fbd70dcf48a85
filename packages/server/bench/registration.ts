/**
 * Register and Update per second through the whole server, each stored durably before its answer, against a bare
 * dgram echo of the same datagrams by the same generator in the same run.
 */
import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { keepCollectionsShort, startServer } from '../src/index.ts';
import { LoadChild } from './load/child.ts';
import { encodePost, readCode, readLocation } from './load/coap-packets.ts';
import type { UdpJob, UdpOutcome } from './load/udp-generator.ts';

const devices = 1_000;
const window = 128;
const updateRounds = 60;
const registerRounds = 10;
const objects = '</>;rt="oma.lwm2m";ct=11542,</1/0>,</3/0>,</4/0>,</5/0>,</3303/0>,</3303/1>,</3311/0>';

export interface BenchResult {
  readonly name: string;
  readonly ratio: number;
  readonly detail: string;
}

export async function run(): Promise<BenchResult[]> {
  const folder = mkdtempSync(join(tmpdir(), 'muster-bench-registration-'));
  const generator = new LoadChild('udp-generator.ts');
  keepCollectionsShort();
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
    const enrol = await load(generator, port, registerDatagrams(), 1, '2.01');
    const register = await load(generator, port, registerDatagrams(), registerRounds, '2.01');
    const updates = register.answers.map((answer, i) =>
      encodePost({ path: readLocation(Buffer.from(answer, 'base64')) }, i),
    );
    await load(generator, port, updates, 10, '2.04');
    const update = await load(generator, port, updates, updateRounds, '2.04');
    const ceilings = await echo(generator, [updates, registerDatagrams()]);
    const [updateCeiling = 1, registerCeiling = 1] = ceilings;
    return [
      result('lwm2m-update', update, devices * updateRounds, updateCeiling),
      result('lwm2m-register', register, devices * registerRounds, registerCeiling),
      result('lwm2m-enrol', enrol, devices, registerCeiling),
    ];
  } finally {
    await generator.close();
    await server.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

function registerDatagrams(): Buffer[] {
  return Array.from({ length: devices }, (_, i) =>
    encodePost(
      {
        path: ['rd'],
        query: [`ep=bench-${String(i).padStart(5, '0')}`, 'lt=86400', 'lwm2m=1.1', 'b=U'],
        payload: objects,
      },
      i,
    ),
  );
}

async function load(
  generator: LoadChild,
  port: number,
  datagrams: readonly Buffer[],
  rounds: number,
  code: string | undefined,
): Promise<UdpOutcome> {
  const job: UdpJob = { port, datagrams: datagrams.map((one) => one.toString('base64')), rounds, window };
  const outcome = await generator.run<UdpOutcome>(job);
  const wrong = outcome.answers.find(
    (answer) => code !== undefined && readCode(Buffer.from(answer, 'base64')) !== code,
  );
  if (wrong !== undefined) {
    throw new Error(`Expected ${String(code)}, got ${readCode(Buffer.from(wrong, 'base64'))}.`);
  }
  return outcome;
}

/** What the machine and the generator can do when the server does nothing: echoes per second of each kind. */
async function echo(generator: LoadChild, kinds: readonly (readonly Buffer[])[]): Promise<number[]> {
  const socket = createSocket({
    type: 'udp4',
    recvBufferSize: 4 * 1024 * 1024,
    lookup: (host, _options, done) => done(null, host, 4),
  });
  socket.on('message', (message, from) => socket.send(message, from.port, from.address));
  // With a lookup that answers at once the socket may be bound before bind() returns.
  const listening = once(socket, 'listening');
  socket.bind(0, '127.0.0.1');
  await listening;
  const rates: number[] = [];
  for (const datagrams of kinds) {
    const { durationMs } = await load(generator, socket.address().port, datagrams, updateRounds, undefined);
    rates.push((datagrams.length * updateRounds * 1000) / durationMs);
  }
  socket.close();
  return rates;
}

function result(name: string, outcome: UdpOutcome, count: number, ceiling: number): BenchResult {
  const rate = (count * 1000) / outcome.durationMs;
  const detail = `${perSecond(rate)} stored in sqlite, bare echo ${perSecond(ceiling)}, sent again ${outcome.resent}`;
  return { name, ratio: rate / ceiling, detail };
}

function perSecond(rate: number): string {
  return `${Math.round(rate).toLocaleString('en')}/s`;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  for (const { name, ratio, detail } of await run()) {
    console.log(`${name} ratio=${ratio.toFixed(3)} detail=${detail}`);
  }
}
