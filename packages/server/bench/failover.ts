/**
 * How long devices wait when the active server is killed and the one that stands by takes over, on one machine and one address,
 * as seen by the devices: from the last answer of the killed server to the first answer of the next one to the same device. Each
 * simulated device sends an Update 100 ms after the response to the last one, and CoAP repeats it (ACK_TIMEOUT 2 s). The time until a load balancer
 * has noticed comes on top. The ratio is the time that a whole start takes over the median of the devices.
 *
 *     node packages/server/bench/failover.ts [--quick]
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';

import { createFleet, type Fleet } from '@muster/simulator';
import { freeUdpPort } from '@muster/testkit';

import { MusterServer } from './load/muster-server.ts';
import { durablePostgres } from './load/programs.ts';
import { median, percentile } from './load/statistics.ts';

const deviceCount = 200;
const updateEveryMs = 100;
const ackType = 2;

export interface BenchResult {
  readonly name: string;
  readonly ratio: number;
  readonly detail: string;
}

export async function run({ isQuick = false } = {}): Promise<BenchResult[]> {
  const postgres = await durablePostgres();
  if (postgres === undefined) return [];
  const dataDir = mkdtempSync(join(tmpdir(), 'muster-bench-failover-'));
  const flags = [
    '--standby',
    `--store=${postgres.freshUrl()}`,
    `--coap=coap://127.0.0.1:${await freeUdpPort()}`,
    '--auto-enroll=Generic LwM2M',
  ];
  const start = (): Promise<MusterServer> => MusterServer.start({ flags, dataDir, hasDevices: false });
  const answers = new Answers();
  let active = await start();
  const fleet = answers.fleet(active.coapPort);
  let isRunning = true;
  const gaps: number[] = [];
  const starts: number[] = [active.readyMs];
  try {
    await fleet.start();
    await fleet.whenRegistered();
    const updating = fleet.devices.map(async (device) => {
      while (isRunning) {
        await device.update().catch(() => undefined);
        await pause(updateEveryMs);
      }
    });
    for (let round = 0; round < (isQuick ? 2 : 10); round += 1) {
      const next = start();
      await pause(5_000);
      await active.kill();
      const killedAt = performance.now();
      active = await next;
      gaps.push(...(await answers.gapsOver(killedAt)));
    }
    isRunning = false;
    await Promise.all(updating);
  } finally {
    await fleet.stop({ deregister: false });
    await active.close();
    await postgres.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
  const whole = median(starts);
  return [
    {
      name: 'failover.devices',
      ratio: whole / median(gaps),
      detail: `p50 ${ms(median(gaps))}, p99 ${ms(percentile(gaps, 0.99))}, longest ${ms(Math.max(...gaps))} of ${gaps.length} gaps; first start ${ms(whole)}`,
    },
  ];
}

/** When each device had its latest answer. */
class Answers {
  readonly #latest = new Map<string, number>();
  readonly #gaps = new Map<string, { readonly from: number; readonly to: number }>();

  fleet(port: number): Fleet {
    return createFleet({
      serverUri: `coap://127.0.0.1:${port}`,
      seed: 1,
      lifetimeSeconds: 86_400,
      devices: [{ name: 'meters', count: deviceCount, objects: [1, 3] }],
      onDatagram: ({ endpointName }, direction, message) => {
        const type = ((message[0] ?? 0) >> 4) & 3;
        if (direction === 'received' && type === ackType) this.#answered(endpointName);
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

const ms = (value: number): string => `${Math.round(value)} ms`;

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { values } = parseArgs({ options: { quick: { type: 'boolean', default: false } } });
  for (const { name, ratio, detail } of await run({ isQuick: values.quick })) {
    console.log(`${name} ratio=${ratio.toFixed(3)} detail=${detail}`);
  }
}
