/**
 * The server's files in which a function runs for one request after a warm-up: a Registration Update, a notification with and
 * without a rule, and a page of devices. The store is in memory, so that all of them run on this thread. A file counts if it
 * runs in each of several rounds, so that timers add none. The ratio is the number of files over the expected maximum.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { Session } from 'node:inspector/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { startServer } from '../src/index.ts';
import { deviceIds, observeTemperature, type ServerAccess } from './load/api.ts';
import { ObservedDevice } from './load/observed-device.ts';

const ROUNDS = 6;
/** Turns of the event loop in which the work after a response ends. */
const TURNS_AFTER = 20;

interface BenchResult {
  readonly name: string;
  readonly ratio: number;
  readonly detail: string;
}

export async function run(): Promise<BenchResult[]> {
  const folder = mkdtempSync(join(tmpdir(), 'muster-bench-walks-'));
  const server = await startServer({
    http: '127.0.0.1:0',
    coap: ['coap://127.0.0.1:0'],
    store: 'memory:',
    dataDir: folder,
    autoEnroll: 'Generic LwM2M',
    connectionFile: false,
    logLevel: 'error',
  });
  const device = await ObservedDevice.open(Number(new URL(server.info.coap).port), 'walks');
  const session = new Session();
  session.connect();
  try {
    await session.post('Profiler.enable');
    await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
    const [id = ''] = await deviceIds(server.info, 1);
    await observeTemperature(server.info, id);
    const update = await walk(session, () => device.update());
    const notification = await walk(session, () => device.notify());
    await createRule(server.info);
    const withRule = await walk(session, () => device.notify());
    const page = await walk(session, () => request(server.info, '/devices'));
    return [
      result('walk.update', update, 35),
      result('walk.notification', notification, 45),
      result('walk.notification-with-rule', withRule, 45),
      result('walk.list-devices', page, 25),
    ];
  } finally {
    session.disconnect();
    device.close();
    await server.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function walk(session: Session, once: () => Promise<unknown>): Promise<string[]> {
  for (let round = 0; round < ROUNDS; round += 1) await once();
  let files: string[] | undefined;
  for (let round = 0; round < ROUNDS; round += 1) {
    await filesSoFar(session);
    await once();
    for (let turn = 0; turn < TURNS_AFTER; turn += 1) await new Promise((resolve) => setImmediate(resolve));
    const found = await filesSoFar(session);
    files = files?.filter((file) => found.has(file)) ?? [...found];
  }
  return (files ?? []).sort();
}

/** Returns the files of the server in which a function ran since the previous call. */
async function filesSoFar(session: Session): Promise<ReadonlySet<string>> {
  const { result: scripts } = await session.post('Profiler.takePreciseCoverage');
  const called = scripts.filter(({ functions }) =>
    functions.some(({ ranges }) => ranges.some(({ count }) => count > 0)),
  );
  return new Set(called.flatMap(({ url }) => /\/packages\/server\/src\/(.+)$/u.exec(url)?.[1] ?? []));
}

/** Creates a rule about the temperatures of all devices, which no value of the device meets. */
async function createRule(server: ServerAccess): Promise<void> {
  const { Rows } = await request<{ Rows: { Id: string }[] }>(
    server,
    '/smartObjectTypes?Filter=TypeId eq 3303',
  );
  const SmartObjectTypeId = Rows[0]?.Id ?? '';
  const { ResourceTypes } = await request<{ ResourceTypes: { Id: string; TypeId: number }[] }>(
    server,
    `/smartObjectTypes/${SmartObjectTypeId}`,
  );
  const category = await request<{ Id: string }>(server, '/eventCategories', { Name: 'Walks' });
  const collection = await request<{ Id: string }>(server, '/resourceCollections', {
    Name: 'Walks',
    SmartObjectTypeIds: [SmartObjectTypeId],
  });
  await request(server, '/rules', {
    Name: 'Walks',
    ResourceCollectionId: collection.Id,
    EventCategoryId: category.Id,
    TriggerType: 'ForEveryResource',
    TriggerByDevice: true,
    SeverityLevel: 2,
    Conditions: [
      {
        SmartObjectTypeId,
        ResourceTypeId: ResourceTypes.find(({ TypeId }) => TypeId === 5700)?.Id,
        TriggerOperator: 'GreaterThan',
        TriggerMinValue: 80,
      },
    ],
  });
}

async function request<T>({ http, apiKey }: ServerAccess, path: string, body?: object): Promise<T> {
  const response = await fetch(`${http}/api/v3${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { Authorization: `Bearer ${apiKey}`, 'Content-Type': 'application/json' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return (await response.json()) as T;
}

function result(name: string, files: readonly string[], maxFiles: number): BenchResult {
  return { name, ratio: files.length / maxFiles, detail: `${files.length} files: ${files.join(' ')}` };
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  for (const { name, ratio, detail } of await run()) {
    console.log(`${name} ratio=${ratio.toFixed(3)} detail=${detail}`);
  }
}
