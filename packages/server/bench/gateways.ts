/**
 * What gateways as processes of their own cost and bring: Updates and notifications of a worker with one gateway and with two,
 * against one process with both roles. All have a store in PostgreSQL, which waits for the disk with each commit. With `--secured`,
 * the devices have DTLS connections with pre-shared keys, which the gateways take from the worker.
 *
 * Half of the devices are at each gateway, if there are two. The machine runs the devices, PostgreSQL and NATS too: with few
 * processors, the rates say little of what two gateways could do on their own, and the processor time says more. Short rounds of
 * all arrangements alternate. The ratio is the median over the rounds of the rate over that of the peer.
 *
 *     node packages/server/bench/gateways.ts [--secured] [--quick]
 */
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';

import { freeUdpPort } from '@muster/testkit';

import { deviceIds, observeTemperature } from './load/api.ts';
import { LoadChild } from './load/child.ts';
import { encodeNotification, encodePost, readCode, readLocation } from './load/coap-packets.ts';
import type { MusterServer } from './load/muster-server.ts';
import { durablePostgres, startNats, startPart, type Shared } from './load/programs.ts';
import { createSecuredDevices, type SecuredDevice } from './load/secured-devices.ts';
import { median } from './load/statistics.ts';
import type { UdpJob, UdpOutcome } from './load/udp-generator.ts';

const allDevices = 1_000;
const quickDevices = 200;
const window = 64;
/** Length of a round that the first round aims at. Milliseconds. */
const roundMs = 1_000;
const kinds = ['update', 'notification'] as const;
type Kind = (typeof kinds)[number];
const arrangements = ['whole', 'one', 'two'] as const;
type Arrangement = (typeof arrangements)[number];

export interface BenchResult {
  readonly name: string;
  readonly ratio: number;
  readonly detail: string;
}

interface Round {
  readonly perSecond: number;
  /** Processor time of the worker per message, microseconds. */
  readonly workerUs: number;
  /** Processor time of all gateways per message, microseconds. */
  readonly gatewayUs: number;
}

export async function run({ isQuick = false, isSecured = false } = {}): Promise<BenchResult[]> {
  const postgres = await durablePostgres();
  const nats = postgres && (await startNats());
  if (postgres === undefined || nats === undefined) {
    await postgres?.stop();
    return [];
  }
  const folder = mkdtempSync(join(tmpdir(), 'muster-bench-gateways-'));
  const services: Service[] = [];
  try {
    const devices = isQuick ? quickDevices : allDevices;
    for (const name of arrangements) {
      const shared = { store: postgres.freshUrl(), bus: nats.url, dataDir: join(folder, name) };
      services.push(await Service.open(name, shared, { devices, isSecured }));
    }
    const results: BenchResult[] = [];
    for (const kind of kinds) {
      const group = isSecured ? `gateways.secured.${kind}` : `gateways.${kind}`;
      results.push(...(await compare(services, kind, group, isQuick ? 3 : 10)));
    }
    return results;
  } finally {
    for (const service of services) await service.close();
    await nats.stop();
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Alternates rounds of all arrangements. The order changes from round to round. */
async function compare(
  services: readonly Service[],
  kind: Kind,
  group: string,
  count: number,
): Promise<BenchResult[]> {
  const rounds = new Map<Arrangement, Round[]>(services.map(({ name }) => [name, []]));
  for (const service of services) await service.prepare(kind);
  for (let round = 0; round < count; round += 1) {
    const order = round % 2 === 0 ? services : services.toReversed();
    for (const service of order) rounds.get(service.name)?.push(await service.round(kind));
  }
  const of = (name: Arrangement): readonly Round[] => rounds.get(name) ?? [];
  return [
    resultOf(`${group}.one-over-whole`, ['one gateway', of('one')], ['whole process', of('whole')]),
    resultOf(`${group}.two-over-one`, ['two gateways', of('two')], ['one gateway', of('one')]),
  ];
}

type Named = readonly [name: string, rounds: readonly Round[]];

function resultOf(name: string, [first, rounds]: Named, [peer, peers]: Named): BenchResult {
  const ratios = rounds.map(({ perSecond }, round) => perSecond / (peers[round]?.perSecond ?? NaN));
  const range = ratios.toSorted((a, b) => a - b);
  return {
    name,
    ratio: median(ratios),
    detail:
      `${first} ${figuresOf(rounds)}; ${peer} ${figuresOf(peers)}; ` +
      `${ratios.length} rounds, ratios ${range[0]?.toFixed(2)} to ${range.at(-1)?.toFixed(2)}`,
  };
}

function figuresOf(rounds: readonly Round[]): string {
  const of = (key: keyof Round): number => Math.round(median(rounds.map((round) => round[key])));
  const gateway = of('gatewayUs') === 0 ? '' : ` and ${of('gatewayUs')} us of gateways`;
  return `${of('perSecond').toLocaleString('en')}/s, ${of('workerUs')} us of the worker${gateway} each`;
}

interface Load {
  readonly devices: number;
  readonly isSecured: boolean;
}

type Roles = Parameters<typeof startPart>[1];

/** A process with sockets of devices, and the port of those that are measured. */
interface Front {
  readonly server: MusterServer;
  readonly port: number;
}

async function startFront(
  shared: Shared,
  roles: Roles,
  flags: readonly string[],
  isSecured: boolean,
): Promise<Front> {
  const secure = await freeUdpPort();
  // All devices have one address.
  const more = isSecured
    ? [`--coaps=coaps://127.0.0.1:${secure}`, '--coaps-handshakes-per-address=2000']
    : [];
  const server = await startPart(shared, roles, [...flags, ...more]);
  return { server, port: isSecured ? secure : server.coapPort };
}

/** The devices of one gateway. */
class Share {
  readonly #port: number;
  readonly #isSecured: boolean;
  readonly #generator = new LoadChild('udp-generator.ts');
  #updates: readonly Buffer[] = [];
  #notifications: readonly Buffer[] = [];

  constructor(port: number, isSecured: boolean) {
    this.#port = port;
    this.#isSecured = isSecured;
  }

  async enrol(first: number, count: number): Promise<void> {
    const job = this.#job(registers(first, count), 1);
    const secured = this.#isSecured ? { credentials: credentialsOf(first, count) } : {};
    const { answers } = await this.#generator.run<UdpOutcome>({ ...job, ...secured });
    this.#updates = answers.map((answer, index) =>
      encodePost({ path: readLocation(Buffer.from(answer, 'base64')) }, index),
    );
    this.#notifications = Array.from({ length: count }, (_, i) => encodeNotification(`${20 + i / 10}`));
  }

  async send(kind: Kind, repeat: number): Promise<number> {
    const messages = kind === 'update' ? this.#updates : this.#notifications;
    const job = { ...this.#job(messages, repeat), notify: kind === 'notification' };
    const { answered, answers } = await this.#generator.run<UdpOutcome>(job);
    const expected = kind === 'update' ? '2.04' : '0.00';
    const wrong = answers
      .map((one) => readCode(Buffer.from(one, 'base64')))
      .find((code) => code !== expected);
    if (wrong !== undefined) throw new Error(`Expected ${expected}, got ${wrong}.`);
    return answered;
  }

  #job(datagrams: readonly Buffer[], rounds: number): UdpJob {
    const texts = datagrams.map((one) => one.toString('base64'));
    return { port: this.#port, datagrams: texts, rounds, window };
  }

  async close(): Promise<void> {
    await this.#generator.close();
  }
}

/** A worker, its gateways, and the devices that load them. */
class Service {
  readonly name: Arrangement;
  readonly #worker: MusterServer;
  readonly #gateways: readonly MusterServer[];
  readonly #shares: readonly Share[];
  readonly #devices: number;
  /** How often each device sends its message in a round. */
  #repeat = 1;

  private constructor(
    name: Arrangement,
    worker: MusterServer,
    gateways: readonly MusterServer[],
    shares: readonly Share[],
    devices: number,
  ) {
    this.name = name;
    this.#worker = worker;
    this.#gateways = gateways;
    this.#shares = shares;
    this.#devices = devices;
  }

  static async open(name: Arrangement, shared: Shared, { devices, isSecured }: Load): Promise<Service> {
    const fronts: Front[] = [];
    const open = async (roles: Roles, flags: readonly string[] = []): Promise<void> => {
      fronts.push(await startFront(shared, roles, flags, isSecured));
    };
    if (name === 'whole') await open(['gateway', 'worker', 'api']);
    const worker = fronts[0]?.server ?? (await startPart(shared, ['worker', 'api']));
    const names = { whole: [], one: ['gateway-1'], two: ['gateway-1', 'gateway-2'] }[name];
    for (const one of names) await open(['gateway'], [`--gateway-name=${one}`]);
    const gateways = fronts.map(({ server }) => server).filter((server) => server !== worker);
    const shares = fronts.map(({ port }) => new Share(port, isSecured));
    const service = new Service(name, worker, gateways, shares, devices);
    if (isSecured) await createSecuredDevices(worker, credentialsOf(0, devices));
    await service.#enrol();
    return service;
  }

  async #enrol(): Promise<void> {
    const each = this.#devices / this.#shares.length;
    for (const [index, share] of this.#shares.entries()) await share.enrol(index * each, each);
    for (const id of await deviceIds(this.#worker, this.#devices)) {
      await observeTemperature(this.#worker, id);
    }
  }

  /** Warms up, and finds how much takes about a round. */
  async prepare(kind: Kind): Promise<void> {
    await this.#worker.untilIdle();
    this.#repeat = 2;
    await this.round(kind);
    const { perSecond } = await this.round(kind);
    this.#repeat = Math.max(1, Math.round((perSecond * roundMs) / 1_000 / this.#devices));
  }

  async round(kind: Kind): Promise<Round> {
    const before = this.#cpu();
    const startedAt = performance.now();
    const counts = await Promise.all(this.#shares.map((share) => share.send(kind, this.#repeat)));
    const durationMs = performance.now() - startedAt;
    const after = this.#cpu();
    const messages = counts.reduce((sum, count) => sum + count, 0);
    return {
      perSecond: (messages * 1_000) / durationMs,
      workerUs: ((after.worker - before.worker) * 1e6) / messages,
      gatewayUs: ((after.gateways - before.gateways) * 1e6) / messages,
    };
  }

  /** Processor time, seconds. */
  #cpu(): { readonly worker: number; readonly gateways: number } {
    return {
      worker: this.#worker.cpuSeconds,
      gateways: this.#gateways.reduce((sum, { cpuSeconds }) => sum + cpuSeconds, 0),
    };
  }

  async close(): Promise<void> {
    for (const share of this.#shares) await share.close();
    for (const gateway of this.#gateways) await gateway.close();
    await this.#worker.close();
  }
}

const nameOf = (number: number): string => `bench-${String(number).padStart(5, '0')}`;

function credentialsOf(first: number, count: number): Required<SecuredDevice>[] {
  return Array.from({ length: count }, (_, i) => {
    const endpointName = nameOf(first + i);
    const preSharedKey = createHash('sha256').update(endpointName).digest('hex').slice(0, 32);
    return { endpointName, identity: endpointName, preSharedKey };
  });
}

function registers(first: number, count: number): Buffer[] {
  return Array.from({ length: count }, (_, i) =>
    encodePost(
      {
        path: ['rd'],
        query: [`ep=${nameOf(first + i)}`, 'lt=86400', 'lwm2m=1.0', 'b=U'],
        payload: '</1/0>,</3303/0>',
      },
      i,
    ),
  );
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const flag = { type: 'boolean', default: false } as const;
  const { values } = parseArgs({ options: { quick: flag, secured: flag } });
  for (const { name, ratio, detail } of await run({ isQuick: values.quick, isSecured: values.secured })) {
    console.log(`${name} ratio=${ratio.toFixed(3)} detail=${detail}`);
  }
}
