/**
 * How long devices wait when a process is killed, as seen by the devices: from the last answer before it to the first answer
 * after it to the same device. Each simulated device sends an Update 100 ms after the response to the last one, and CoAP repeats
 * it (ACK_TIMEOUT 2 s). The time until a load balancer has noticed comes on top. The ratio is the time that a whole start takes
 * over the median of the devices.
 *
 * - `failover.devices`: the active server is killed, and the one that stands by takes over, on one address.
 * - `failover.worker`: the active worker is killed, and the one that stands by takes over. The devices have DTLS sessions
 *   at two gateways, which go on.
 * - `failover.gateway`: a gateway is killed, and the datagrams of its devices reach another one from then on. The devices have
 *   DTLS sessions with Connection IDs.
 *
 *     node packages/server/bench/failover.ts [--quick]
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';

import { createFleet, fleetCredentials, type Fleet, type FleetOptions } from '@muster/simulator';
import { freeUdpPort, type NatsServer, type PostgresServer } from '@muster/testkit';

import { MusterServer } from './load/muster-server.ts';
import { durablePostgres, startNats, startPart, type Shared } from './load/programs.ts';
import { createSecuredDevices } from './load/secured-devices.ts';
import { median, percentile } from './load/statistics.ts';
import { UdpSwitch } from './load/udp-switch.ts';

const deviceCount = 200;
const updateEveryMs = 100;
/** Class of the codes 2.xx. An empty acknowledgement and 5.03 of a gateway without a worker are no answers. */
const success = 2;
/** In which a process that starts reaches its wait for the active one. Milliseconds. */
const standbyMs = 5_000;

export interface BenchResult {
  readonly name: string;
  readonly ratio: number;
  readonly detail: string;
}

export async function run({ isQuick = false } = {}): Promise<BenchResult[]> {
  const postgres = await durablePostgres();
  const nats = postgres && (await startNats());
  try {
    if (postgres === undefined) return [];
    const rounds = isQuick ? 2 : 10;
    const results = [await failOverToStandby(postgres, rounds)];
    if (nats === undefined) return results;
    results.push(await failOverToWorker(postgres, nats, rounds));
    results.push(await failOverToGateway(postgres, nats, rounds));
    return results;
  } finally {
    await nats?.stop();
    await postgres?.stop();
  }
}

async function failOverToStandby(postgres: PostgresServer, rounds: number): Promise<BenchResult> {
  const dataDir = mkdtempSync(join(tmpdir(), 'muster-bench-failover-'));
  const flags = [
    '--standby',
    `--store=${postgres.freshUrl()}`,
    `--coap=coap://127.0.0.1:${await freeUdpPort()}`,
    '--auto-enroll=Generic LwM2M',
  ];
  const start = (): Promise<MusterServer> =>
    MusterServer.start({ flags, dataDir, isGateway: false, isWorker: false });
  const answers = new Answers();
  let active = await start();
  const fleet = answers.fleet([`coap://127.0.0.1:${active.coapPort}`]);
  const gaps: number[] = [];
  const starts: number[] = [active.readyMs];
  const load = new Updates(fleet);
  try {
    await load.start();
    for (let round = 0; round < rounds; round += 1) {
      const next = start();
      const killedAt = await killOnceOtherWaits(active);
      active = await next;
      gaps.push(...(await answers.gapsOver(killedAt)));
    }
  } finally {
    await load.stop();
    await active.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
  return resultOf('failover.devices', gaps, starts);
}

async function failOverToWorker(
  postgres: PostgresServer,
  nats: NatsServer,
  rounds: number,
): Promise<BenchResult> {
  const dataDir = mkdtempSync(join(tmpdir(), 'muster-bench-failover-'));
  const shared: Shared = { store: postgres.freshUrl(), bus: nats.url, dataDir };
  const start = (): Promise<MusterServer> => startPart(shared, ['worker', 'api'], ['--standby']);
  let active = await start();
  const gateways = [await startGateway(shared, 'gateway-1'), await startGateway(shared, 'gateway-2')];
  const answers = new Answers();
  const gaps: number[] = [];
  const starts: number[] = [active.readyMs];
  const uris = gateways.map(({ port }) => `coaps://127.0.0.1:${port}`);
  const load = new Updates(await answers.securedFleet(active, uris));
  try {
    await load.start();
    for (let round = 0; round < rounds; round += 1) {
      const next = start();
      const killedAt = await killOnceOtherWaits(active);
      active = await next;
      gaps.push(...(await answers.gapsOver(killedAt)));
    }
  } finally {
    await load.stop();
    for (const { server } of gateways) await server.close();
    await active.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
  return resultOf('failover.worker', gaps, starts);
}

async function failOverToGateway(
  postgres: PostgresServer,
  nats: NatsServer,
  rounds: number,
): Promise<BenchResult> {
  const dataDir = mkdtempSync(join(tmpdir(), 'muster-bench-failover-'));
  const shared: Shared = { store: postgres.freshUrl(), bus: nats.url, dataDir };
  const worker = await startPart(shared, ['worker', 'api']);
  const answers = new Answers();
  const gaps: number[] = [];
  const starts: number[] = [];
  let active = await startGateway(shared, 'gateway-0');
  const balancer = await UdpSwitch.open(active.port);
  const load = new Updates(await answers.securedFleet(worker, [`coaps://127.0.0.1:${balancer.port}`]));
  try {
    await load.start();
    for (let round = 0; round < rounds; round += 1) {
      const next = await startGateway(shared, `gateway-${round + 1}`);
      starts.push(next.server.readyMs);
      await pause(1_000);
      await active.server.kill();
      const killedAt = performance.now();
      balancer.switchTo(next.port);
      active = next;
      gaps.push(...(await answers.gapsOver(killedAt)));
    }
  } finally {
    await load.stop();
    balancer.close();
    await active.server.close();
    await worker.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
  return resultOf('failover.gateway', gaps, starts);
}

/** Kills a server that another one stands by for. @returns when, by the clock of `performance` */
async function killOnceOtherWaits(active: MusterServer): Promise<number> {
  await pause(standbyMs);
  await active.kill();
  return performance.now();
}

interface Gateway {
  readonly port: number;
  readonly server: MusterServer;
}

async function startGateway(shared: Shared, name: string): Promise<Gateway> {
  const port = await freeUdpPort();
  const flags = [`--gateway-name=${name}`, `--coaps=coaps://127.0.0.1:${port}`];
  return { port, server: await startPart(shared, ['gateway'], flags) };
}

function resultOf(name: string, gaps: readonly number[], starts: readonly number[]): BenchResult {
  const whole = median(starts);
  return {
    name,
    ratio: whole / median(gaps),
    detail: `p50 ${ms(median(gaps))}, p99 ${ms(percentile(gaps, 0.99))}, longest ${ms(Math.max(...gaps))} of ${gaps.length} gaps; a start ${ms(whole)}`,
  };
}

/** Devices that send one Update after the other. */
class Updates {
  readonly #fleet: Fleet;
  #isRunning = true;
  #running: readonly Promise<void>[] = [];

  constructor(fleet: Fleet) {
    this.#fleet = fleet;
  }

  async start(): Promise<void> {
    await this.#fleet.start();
    await this.#fleet.whenRegistered();
    this.#running = this.#fleet.devices.map(async (device) => {
      while (this.#isRunning) {
        await device.update().catch(() => undefined);
        await pause(updateEveryMs);
      }
    });
  }

  async stop(): Promise<void> {
    this.#isRunning = false;
    await Promise.all(this.#running);
    await this.#fleet.stop({ deregister: false });
  }
}

/** When each device had its latest answer. */
class Answers {
  readonly #latest = new Map<string, number>();
  readonly #gaps = new Map<string, { readonly from: number; readonly to: number }>();

  /** Devices with a pre-shared key each, which the service knows. */
  async securedFleet(server: MusterServer, uris: readonly string[]): Promise<Fleet> {
    const { devices } = await fleetCredentials(devicesAt(uris));
    await createSecuredDevices(server, devices);
    return this.fleet(uris);
  }

  fleet(uris: readonly string[]): Fleet {
    return createFleet({
      ...devicesAt(uris),
      onDatagram: ({ endpointName }, direction, message) => {
        const codeClass = (message[1] ?? 0) >> 5;
        if (direction === 'received' && codeClass === success) this.#answered(endpointName);
      },
    });
  }

  #answered(name: string): void {
    const now = performance.now();
    const from = this.#latest.get(name);
    const known = this.#gaps.get(name);
    if (from !== undefined && now - from > (known === undefined ? 0 : known.to - known.from)) {
      this.#gaps.set(name, { from, to: now });
    }
    this.#latest.set(name, now);
  }

  /** The gap of each device around a time, when all have had an answer since. */
  async gapsOver(time: number): Promise<number[]> {
    while ([...this.#latest.values()].some((at) => at < time + 500)) await pause(50);
    await pause(1_000);
    const gaps = [...this.#gaps.values()].map(({ from, to }) => to - from);
    this.#gaps.clear();
    return gaps;
  }
}

/** The devices, in equal parts at the addresses of the servers. */
function devicesAt(uris: readonly string[]): FleetOptions {
  const devices = uris.map((server, index) => ({
    name: `meters-${index}`,
    count: deviceCount / uris.length,
    objects: [1, 3],
    server,
  }));
  const [serverUri = ''] = uris;
  return { serverUri, seed: 1, lifetimeSeconds: 86_400, devices };
}

const ms = (value: number): string => `${Math.round(value)} ms`;

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { values } = parseArgs({ options: { quick: { type: 'boolean', default: false } } });
  for (const { name, ratio, detail } of await run({ isQuick: values.quick })) {
    console.log(`${name} ratio=${ratio.toFixed(3)} detail=${detail}`);
  }
}
