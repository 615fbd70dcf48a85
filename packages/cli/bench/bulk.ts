/**
 * Rows a second of commands that change many devices, over those of a plain HTTP client (`node:http`, connections kept
 * alive) that sends the same requests, as many at once, to the same server. The server has a process of its own.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { buildCli } from './built-cli.ts';

/** An odd number, because each figure is a median. */
const rounds = 3;
const rowsOfCreate = 10_000;
/** A page of ids, which has at most 1000. */
const rowsOfDelete = 1000;
const workers = 8;

const startServer = `
  import { parseServerConfig, startServer } from '@muster/server';
  const config = parseServerConfig(JSON.parse(process.argv[1]), {});
  const { info } = await startServer(config);
  console.log(JSON.stringify({ http: info.http, apiKey: info.apiKey }));
`;

interface Service extends Disposable {
  readonly http: string;
  readonly apiKey: string;
}

interface Command {
  readonly args: readonly string[];
  readonly input?: string;
}

export async function run(): Promise<{ name: string; ratio: number; detail: string }[]> {
  await using cli = await buildCli();
  using service = await startService(cli.folder);
  const client = plainClient(service);
  const file = join(cli.folder, 'devices.csv');
  const muster = ({ args, input = '' }: Command): Promise<number> =>
    commandMs([cli.launcher, ...args], input, {
      PATH: process.env['PATH'] ?? '',
      HOME: cli.folder,
      MUSTER_URL: service.http,
      MUSTER_API_KEY: service.apiKey,
    });
  const figures = { created: [], createdPlainly: [], deleted: [], deletedPlainly: [] } as Record<
    string,
    number[]
  >;
  // The first round warms the server and fills the compile cache.
  for (let round = 0; round <= rounds; round += 1) {
    const note = (name: string, rows: number, ms: number): void => {
      if (round > 0) figures[name]?.push((rows / ms) * 1000);
    };
    const body = csvOf(`plain-${round}`);
    note('createdPlainly', rowsOfCreate, await timeMs(() => client('POST', '/devices/multiple', body)));
    await writeFile(file, csvOf(`cli-${round}`));
    note(
      'created',
      rowsOfCreate,
      await muster({ args: ['devices', 'create-multiple', '--data', `@${file}`] }),
    );
    const ids = await pageOfIds(client);
    note('deletedPlainly', rowsOfDelete, await timeMs(() => deleteAll(client, ids)));
    const input = (await pageOfIds(client)).join('\n');
    const args = ['devices', 'delete', '-', '--yes', '--workers', String(workers)];
    note('deleted', rowsOfDelete, await muster({ args, input }));
  }
  return [
    result('create-multiple', figures['created'], figures['createdPlainly'], `${rowsOfCreate} rows of CSV`),
    result(
      'delete',
      figures['deleted'],
      figures['deletedPlainly'],
      `${rowsOfDelete} ids, ${workers} requests at once`,
    ),
  ];
}

function result(
  name: string,
  own: readonly number[] = [],
  plain: readonly number[] = [],
  what: string,
): { name: string; ratio: number; detail: string } {
  const [rate, ceiling] = [median(own), median(plain)];
  const detail = `${rate.toFixed(0)} rows a second with the start of the command, plain HTTP ${ceiling.toFixed(0)}, ${what} (median of ${rounds})`;
  return { name: `cli.bulk.${name}`, ratio: rate / ceiling, detail };
}

async function startService(folder: string): Promise<Service> {
  const config = {
    http: '127.0.0.1:0',
    coap: ['coap://127.0.0.1:0'],
    store: 'memory:',
    dataDir: join(folder, 'data'),
    logLevel: 'error',
  };
  const child = spawn(process.execPath, ['--input-type=module', '-e', startServer, JSON.stringify(config)], {
    cwd: join(import.meta.dirname, '..'),
    env: { ...process.env, HOME: folder, XDG_STATE_HOME: join(folder, 'state') },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = (await once(createInterface(child.stdout), 'line')) as [string];
  const { http, apiKey } = JSON.parse(line) as { http: string; apiKey: string };
  return { http, apiKey, [Symbol.dispose]: () => void child.kill() };
}

type Client = (method: string, path: string, csv?: string) => Promise<string>;

function plainClient({ http, apiKey }: Service): Client {
  const agent = new Agent({ keepAlive: true, maxSockets: workers });
  return async (method, path, csv) => {
    const headers = {
      Authorization: `Bearer ${apiKey}`,
      ...(csv === undefined ? {} : { 'Content-Type': 'text/csv' }),
    };
    const sent = request(`${http}/api/v3${path}`, { agent, method, headers });
    sent.end(csv);
    const [response] = (await once(sent, 'response')) as [AsyncIterable<Buffer> & { statusCode: number }];
    const chunks: Buffer[] = [];
    for await (const chunk of response) chunks.push(chunk);
    const text = Buffer.concat(chunks).toString();
    if (response.statusCode >= 300) throw new Error(`${method} ${path}: ${response.statusCode} ${text}`);
    return text;
  };
}

async function deleteAll(client: Client, ids: readonly string[]): Promise<void> {
  const rest = ids.values();
  const work = async (): Promise<void> => {
    for (const id of rest) await client('DELETE', `/devices/${id}`);
  };
  await Promise.all(Array.from({ length: workers }, work));
}

async function pageOfIds(client: Client): Promise<string[]> {
  const text = await client('GET', `/devices?PageSize=${rowsOfDelete}`);
  return (JSON.parse(text) as { Rows: { Id: string }[] }).Rows.map(({ Id }) => Id);
}

function csvOf(prefix: string): string {
  const rows = Array.from({ length: rowsOfCreate }, (_, index) => `${prefix}-${index},Generic LwM2M\n`);
  return `DeviceIdentifier,DeviceTypeName\n${rows.join('')}`;
}

async function commandMs(
  args: readonly string[],
  input: string,
  env: Readonly<Record<string, string>>,
): Promise<number> {
  const startedMs = performance.now();
  const child = spawn(process.execPath, [...args], { env, stdio: ['pipe', 'ignore', 'pipe'] });
  child.stdin.end(input);
  let stderr = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (stderr += text));
  const [code] = (await once(child, 'close')) as [number | null];
  if (code !== 0) throw new Error(`${args.join(' ')} failed: ${stderr}`);
  return performance.now() - startedMs;
}

async function timeMs(work: () => Promise<unknown>): Promise<number> {
  const startedMs = performance.now();
  await work();
  return performance.now() - startedMs;
}

function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? NaN;
}
