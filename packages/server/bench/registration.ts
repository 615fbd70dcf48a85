/**
 * What registrations cost through the whole server, each stored durably before its response: 20,000 devices with eight
 * objects, or DEVICES devices, so that no cache holds them all. The generators first delay their responses to
 * Discovers, so that first Registers are measured without the enrolment that follows, and then respond at once.
 *
 * Each figure is a ratio to a bare dgram echo of the same datagrams in a separate process: by the clock, and by the
 * processor time of the server, because generators and server can share cores. `STORE=postgres` stores in PostgreSQL that waits for the
 * disk with each commit; statements and bytes are those of SQLite only. `REGISTERED=n` begins with that many further registered
 * devices in SQLite, which send nothing.
 *
 * `lwm2m-enrol-memory` is the resident memory of the server after all first Registers and Discovers, and some quiet seconds.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { collections } from '../src/features/generated/collections.ts';
import { openStore } from '../src/store/open-store.ts';
import { LoadChild } from './load/child.ts';
import { encodeDelete, encodePost, readCode, readLocation } from './load/coap-packets.ts';
import { durablePostgres } from './load/programs.ts';
import type { EchoOutcome, ServerOutcome, Usage } from './load/server.ts';
import type { UdpJob, UdpOutcome } from './load/udp-generator.ts';
import { fillRegistered } from './restart.ts';

const devices = Number(process.env['DEVICES'] ?? 20_000);
const registered = Number(process.env['REGISTERED'] ?? 0);
const storeName = process.env['STORE'] ?? 'sqlite';
/** Maximum number of sockets of a process. */
const devicesPerGenerator = 10_000;
const window = 64;
const objects =
  '</>;rt="oma.lwm2m";ct="11542 112 11543",</1/0>,</3/0>,</4/0>,</5/0>,</6/0>,</3303/0>,</3304/0>,</3311/0>';
/** Maximum processor time of an idle server between two checks. */
const idleCpuMs = 75;
const lookEveryMs = 1_500;
const maxQuietMs = 300_000;
/** Time in which a quiet server collects its garbage. */
const collectionMs = 30_000;
/** Expected maximum. */
const maxRssBytes = 600_000_000;

export interface BenchResult {
  readonly name: string;
  readonly ratio: number;
  readonly detail: string;
}

/** Per operation. */
interface Cost {
  readonly wallMs: number;
  readonly cpuMs: number;
  readonly statements: number;
  readonly bytesWritten: number;
  readonly resent: number;
}

interface Done {
  readonly operations: number;
  /** Duration as the generators measured it. */
  readonly durationMs: number;
  readonly resent: number;
}

export async function run(): Promise<BenchResult[]> {
  const postgres = storeName === 'postgres' ? await durablePostgres() : undefined;
  const folder = mkdtempSync(join(tmpdir(), 'muster-bench-registration-'));
  const server = new LoadChild('server.ts');
  const echo = new LoadChild('server.ts');
  const fleet = new Fleet();
  try {
    if (registered > 0) await fill(folder);
    const { coapPort } = await server.run<ServerOutcome>({ folder, store: postgres?.freshUrl() });
    const { port: echoPort } = await echo.run<EchoOutcome>({ type: 'echo' });
    const registers = registerDatagrams();
    const first = await measure(server, () => fleet.send(coapPort, registers, '2.01', true));
    const followUps = await measure(server, async () => {
      const started = performance.now();
      await fleet.send(coapPort, []);
      await quiet(server);
      return { operations: devices, durationMs: performance.now() - started - lookEveryMs, resent: 0 };
    });
    const memory = await memoryAfterStorm(server);
    const known = await measure(server, () => fleet.send(coapPort, registers, '2.01'));
    await quiet(server);
    const locations = fleet.locations();
    const updates = locations.map((path, index) => encodePost({ path }, index));
    const update = await measure(server, () => fleet.send(coapPort, updates, '2.04'));
    const deregisters = locations.map((path, index) => encodeDelete(path, index));
    const deregister = await measure(server, () => fleet.send(coapPort, deregisters, '2.02'));
    const registerEcho = await measure(echo, () => fleet.send(echoPort, registers));
    const updateEcho = await measure(echo, () => fleet.send(echoPort, updates));
    return [
      ...results('lwm2m-update', update, updateEcho),
      ...results('lwm2m-deregister', deregister, updateEcho),
      ...results('lwm2m-register', known, registerEcho),
      ...results('lwm2m-enrol', first, registerEcho),
      ...results('lwm2m-enrol-discover', sumOf(first, followUps), registerEcho),
      memory,
    ];
  } finally {
    await fleet.close();
    await server.close();
    await echo.close();
    await postgres?.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Devices with a socket each, in as many processes as these need. */
class Fleet {
  readonly #generators = Array.from(
    { length: Math.ceil(devices / devicesPerGenerator) },
    () => new LoadChild('udp-generator.ts'),
  );
  #answers: Buffer[] = [];

  /** Sends a datagram from each device. @param mute leaves requests of the server unanswered until the next call */
  async send(port: number, datagrams: readonly Buffer[], code?: string, mute = false): Promise<Done> {
    const outcomes = await Promise.all(
      this.#generators.map((generator, index) => {
        const own = datagrams.slice(index * devicesPerGenerator, (index + 1) * devicesPerGenerator);
        const job: UdpJob = {
          port,
          datagrams: own.map((one) => one.toString('base64')),
          rounds: 1,
          window: Math.ceil(window / this.#generators.length),
          mute,
        };
        return generator.run<UdpOutcome>(job);
      }),
    );
    const answers = outcomes.flatMap((one) => one.answers.map((answer) => Buffer.from(answer, 'base64')));
    const wrong = answers.find((answer) => code !== undefined && readCode(answer) !== code);
    if (wrong !== undefined) throw new Error(`Expected ${String(code)}, got ${readCode(wrong)}.`);
    this.#answers = answers;
    return {
      operations: answers.length,
      durationMs: Math.max(...outcomes.map((one) => one.durationMs)),
      resent: outcomes.reduce((sum, one) => sum + one.resent, 0),
    };
  }

  /** Returns the locations of the last responses. */
  locations(): string[][] {
    return this.#answers.map(readLocation);
  }

  async close(): Promise<void> {
    for (const generator of this.#generators) await generator.close();
  }
}

function registerDatagrams(): Buffer[] {
  return Array.from({ length: devices }, (_, i) =>
    encodePost(
      {
        path: ['rd'],
        query: [`ep=bench-${String(i).padStart(6, '0')}`, 'lt=86400', 'lwm2m=1.1', 'b=U'],
        payload: objects,
      },
      i,
    ),
  );
}

async function measure(process: LoadChild, work: () => Promise<Done>): Promise<Cost> {
  const before = await process.run<Usage>({ type: 'usage' });
  const { operations, durationMs, resent } = await work();
  const after = await process.run<Usage>({ type: 'usage' });
  return {
    wallMs: durationMs / operations,
    cpuMs: (after.cpuMs - before.cpuMs) / operations,
    statements: (after.statements - before.statements) / operations,
    bytesWritten: (after.bytesWritten - before.bytesWritten) / operations,
    resent,
  };
}

/** Waits until the server has finished the work after the registrations. */
async function quiet(server: LoadChild): Promise<void> {
  let before = Number.NEGATIVE_INFINITY;
  for (const started = performance.now(); performance.now() - started < maxQuietMs;) {
    const { cpuMs } = await server.run<Usage>({ type: 'usage' });
    if (cpuMs - before <= idleCpuMs) return;
    before = cpuMs;
    await new Promise((resolve) => setTimeout(resolve, lookEveryMs));
  }
  throw new Error('The server is still busy with what followed the registrations.');
}

/** Stores registered devices in the folder of a server. */
async function fill(folder: string): Promise<void> {
  const first = new LoadChild('server.ts');
  await first.run<ServerOutcome>({ folder });
  await first.close();
  const store = await openStore(`sqlite:${join(folder, 'muster.db')}`, collections);
  await fillRegistered(store, registered);
  await store.close();
}

async function memoryAfterStorm(server: LoadChild): Promise<BenchResult> {
  const atOnce = server.rssBytes;
  await new Promise((resolve) => setTimeout(resolve, collectionMs));
  const megabytes = (bytes: number): string => `${Math.round(bytes / 1_000_000)} MB`;
  return {
    name: 'lwm2m-enrol-memory',
    ratio: server.rssBytes / maxRssBytes,
    detail:
      `${megabytes(server.rssBytes)} with ${(registered + devices).toLocaleString('en')} registered devices, ` +
      `${megabytes(atOnce)} right after ${devices.toLocaleString('en')} enrolments`,
  };
}

function sumOf(a: Cost, b: Cost): Cost {
  return {
    wallMs: a.wallMs + b.wallMs,
    cpuMs: a.cpuMs + b.cpuMs,
    statements: a.statements + b.statements,
    bytesWritten: a.bytesWritten + b.bytesWritten,
    resent: a.resent + b.resent,
  };
}

function results(name: string, cost: Cost, ceiling: Cost): BenchResult[] {
  const { wallMs, cpuMs, statements, bytesWritten, resent } = cost;
  return [
    {
      name,
      ratio: ceiling.wallMs / wallMs,
      detail: `${perSecond(wallMs)} stored in ${storeName}, bare echo ${perSecond(ceiling.wallMs)}, sent again ${resent}`,
    },
    {
      name: `${name}.cpu`,
      ratio: ceiling.cpuMs / cpuMs,
      detail:
        `${cpuMs.toFixed(3)} ms of processor time, bare echo ${ceiling.cpuMs.toFixed(3)} ms, ` +
        `${statements.toFixed(1)} statements, ${(bytesWritten / 1_000).toFixed(1)} KB written`,
    },
  ];
}

function perSecond(wallMs: number): string {
  return `${Math.round(1_000 / wallMs).toLocaleString('en')}/s`;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  for (const { name, ratio, detail } of await run()) {
    console.log(`${name} ratio=${ratio.toFixed(3)} detail=${detail}`);
  }
}
