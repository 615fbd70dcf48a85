/**
 * How bulk work in the API delays devices: the 99th percentile of the latency of their Updates and of their confirmable
 * notifications, which the server stores before it acknowledges them. The bench measures an idle API, an import of
 * devices as CSV, their export, and a change of an object type that all devices have. `muster server` runs as a
 * separate process with its store on disk; the devices are another process and send at a fixed rate.
 *
 *     node packages/server/bench/beside-bulk.ts [--rows COUNT] [--only import,export,type-change]
 *
 * The ratio is the percentile with an idle API over the percentile during the work: at 0.5 the latency doubles.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';

import { deviceIds, observeTemperature } from './load/api.ts';
import { LoadChild } from './load/child.ts';
import type { DeviceLoadOutcome } from './load/device-load.ts';
import { MusterServer } from './load/muster-server.ts';
import { percentile } from './load/statistics.ts';

const deviceCount = 50;
/** Number of updates and notifications. */
const messagesPerSecond = 400;
const aloneMs = 15_000;
/** Short work is repeated until this time has passed. Milliseconds. */
const atLeastMs = 10_000;
const typeName = 'Bench';

export interface Options {
  /** Number of imported devices. */
  readonly rows?: number;
  /** Names of the work to measure; absent: all. The import always runs, because the other work needs its devices. */
  readonly only?: readonly string[];
}

export interface BenchResult {
  readonly name: string;
  readonly ratio: number;
  readonly detail: string;
}

interface Work {
  readonly name: string;
  readonly canRepeat: boolean;
  run(): Promise<void>;
}

interface Window {
  readonly tookMs: number;
  readonly cpuSeconds: number;
  readonly load: DeviceLoadOutcome;
}

type Kind = 'updatesMs' | 'notificationsMs';
const kinds: readonly (readonly [Kind, string])[] = [
  ['updatesMs', 'updates'],
  ['notificationsMs', 'notifications'],
];

export async function run({ rows = 100_000, only }: Options = {}): Promise<BenchResult[]> {
  const server = await MusterServer.start();
  const devices = new LoadChild('device-load.ts');
  const watch = (work: () => Promise<void>): Promise<Window> => watchLoad(server, devices, work);
  try {
    await devices.run({ type: 'open', port: server.coapPort, count: deviceCount });
    for (const id of await deviceIds(server, deviceCount)) await observeTemperature(server, id);
    const types = await createType(server);
    // Lets a new process compile its code before the measurement.
    await watch(() => pause(aloneMs));

    const alone: Window[] = [];
    const beside: [Work, Window][] = [];
    for (const work of worksOf(server, rows, types)) {
      if (work.name !== 'import' && only?.includes(work.name) === false) continue;
      await server.untilIdle();
      alone.push(await watch(() => pause(aloneMs)));
      beside.push([work, await watch(() => repeated(work))]);
    }
    await server.untilIdle();
    alone.push(await watch(() => pause(aloneMs)));
    return kinds.flatMap(([kind, title]) => resultsOf(kind, title, rows, alone, beside));
  } finally {
    await devices.close();
    await server.close();
  }
}

function resultsOf(
  kind: Kind,
  title: string,
  rows: number,
  alone: readonly Window[],
  beside: readonly (readonly [Work, Window])[],
): BenchResult[] {
  const p99sMs = alone.map(({ load }) => percentile(load[kind], 0.99)).toSorted((a, b) => a - b);
  const aloneP99Ms = percentile(p99sMs, 0.5);
  const rounds = p99sMs.map((ms) => ms.toFixed(1)).join(', ');
  return beside.map(([{ name }, window]) => {
    const ms = percentile(window.load[kind], 0.99);
    return {
      name: `beside-bulk.${name}.${title}`,
      ratio: aloneP99Ms / ms,
      detail:
        `p99 ${ms.toFixed(1)} ms, ${(ms / aloneP99Ms).toFixed(2)} times the ${aloneP99Ms.toFixed(1)} ms beside nothing ` +
        `(median of ${rounds}); p50 ${percentile(window.load[kind], 0.5).toFixed(1)} ms, ` +
        `most ${Math.max(...window.load[kind]).toFixed(0)} ms, ${window.load[kind].length} messages, ` +
        `${window.load.retransmissions} retransmissions of both kinds; ${rows} devices, ` +
        `${(window.tookMs / 1_000).toFixed(1)} s, ${window.cpuSeconds.toFixed(1)} s of the server's processor time`,
    };
  });
}

async function watchLoad(
  server: MusterServer,
  devices: LoadChild,
  work: () => Promise<void>,
): Promise<Window> {
  await devices.run({ type: 'begin', perSecond: messagesPerSecond });
  const [startedMs, cpuBefore] = [performance.now(), server.cpuSeconds];
  await work();
  const [tookMs, cpuSeconds] = [performance.now() - startedMs, server.cpuSeconds - cpuBefore];
  return { tookMs, cpuSeconds, load: await devices.run<DeviceLoadOutcome>({ type: 'end' }) };
}

async function repeated(work: Work): Promise<void> {
  const endMs = performance.now() + atLeastMs;
  do await work.run();
  while (work.canRepeat && performance.now() < endMs);
}

interface ObjectType {
  readonly Id: string;
  readonly ResourceTypes: readonly { readonly Id: string; readonly TypeId: number }[];
}

interface Types {
  readonly deviceTypeId: string;
  /** The type of object 3303, which all devices have. */
  readonly temperature: ObjectType;
}

/** Creates a device type with a Temperature object. */
async function createType(server: MusterServer): Promise<Types> {
  const { Rows } = await server.json<{ Rows: ObjectType[] }>(
    'GET',
    `/smartobjecttypes?Filter=${encodeURIComponent('TypeId eq 3303')}`,
  );
  const id = Rows[0]?.Id ?? '';
  const { Id: deviceTypeId } = await server.json<{ Id: string }>('POST', '/devicetypes', {
    Name: typeName,
    DeviceStandard: 'LWM2M',
    SmartObjectTypeInstanceIds: [{ SmartObjectTypeId: id, InstanceId: 0 }],
  });
  return { deviceTypeId, temperature: await server.json('GET', `/smartobjecttypes/${id}`) };
}

/** The order matters: each entry needs the rows of the one before it. */
function worksOf(server: MusterServer, rows: number, { deviceTypeId, temperature }: Types): readonly Work[] {
  const lines = Array.from({ length: rows }, (_, index) => `bench-${index},${typeName},Row ${index}`);
  const csv = `DeviceIdentifier,DeviceTypeName,Name\n${lines.join('\n')}\n`;
  const resources = (except: number): string =>
    JSON.stringify(
      temperature.ResourceTypes.filter(({ TypeId }) => TypeId !== except).map(({ Id }) => ({
        ResourceTypeId: Id,
      })),
    );
  return [
    {
      name: 'import',
      canRepeat: false,
      run: async () => {
        await server.send('POST', '/devices/multiple', csv, 'text/csv');
        const { NbrOfRows } = await server.json<{ NbrOfRows: number }>('GET', '/devices?PageSize=1');
        if (NbrOfRows !== rows + deviceCount) throw new Error(`There are ${NbrOfRows} devices, not ${rows}.`);
      },
    },
    { name: 'export', canRepeat: true, run: () => exportAll(server, rows, deviceTypeId) },
    {
      name: 'type-change',
      canRepeat: true,
      run: async () => {
        const path = `/smartobjecttypes/${temperature.Id}/resourcetypeinstances`;
        // Minimum measured value; the devices report the sensor value, 5700.
        await server.send('PUT', path, resources(5601));
        await server.send('PUT', path, resources(-1));
      },
    },
  ];
}

/** Reads all devices, page by page and in one answer, and the log of their CSV import. */
async function exportAll(server: MusterServer, rows: number, deviceTypeId: string): Promise<void> {
  for (let page = 1; page <= Math.ceil(rows / 1_000); page += 1) {
    await server.send('GET', `/devices?PageSize=1000&Page=${page}`);
  }
  const filter = JSON.stringify({ DeviceTypeIds: [deviceTypeId] });
  await server.send('POST', '/devices/getByFilterSmall', filter);
  const { Id } = await server.json<{ Id: string }>('GET', '/deviceNetwork');
  await server.send('GET', `/activitylogs/download/${Id}?FromDate=0&ToDate=${Date.now()}`);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { values } = parseArgs({ options: { rows: { type: 'string' }, only: { type: 'string' } } });
  const options = {
    ...(values.rows !== undefined && { rows: Number(values.rows) }),
    ...(values.only !== undefined && { only: values.only.split(',') }),
  };
  for (const { name, ratio, detail } of await run(options)) {
    console.log(`${name} ratio=${ratio.toFixed(3)} detail=${detail}`);
  }
}
