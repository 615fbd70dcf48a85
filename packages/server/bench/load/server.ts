/** A process with a whole server, so that its memory can be read from outside. */
import { createSocket } from 'node:dgram';
import { readFileSync } from 'node:fs';
import { StatementSync } from 'node:sqlite';

import { startServer } from '../../src/index.ts';
import type { ServerAccess } from './api.ts';

export interface ServerJob {
  readonly folder: string;
  /** Absent: an SQLite file in the folder. */
  readonly store?: string | undefined;
  /** Days for which the store keeps measurements; absent: the default. */
  readonly retentionDays?: number;
}

export interface ServerOutcome extends ServerAccess {
  readonly coapPort: number;
}

process.on('disconnect', () => process.exit());
/** Requests the resource usage of the process since its start; the response is a {@link Usage}. */
export interface UsageJob {
  readonly type: 'usage';
}

/** Opens a socket that echoes every datagram; the response is an {@link EchoOutcome}. */
export interface EchoJob {
  readonly type: 'echo';
}

export interface EchoOutcome {
  readonly port: number;
}

/** Processor time since the process started. */
export interface Usage {
  readonly cpuMs: number;
  /** Executions of prepared SQL statements. */
  readonly statements: number;
  /** Bytes written to files, for the database and its log. */
  readonly bytesWritten: number;
}

let statements = 0;

for (const name of ['run', 'get', 'all', 'iterate'] as const) countCalls(name);

process.on('message', (job: ServerJob | UsageJob | EchoJob) => {
  if (!('type' in job)) void run(job).then((outcome) => process.send?.(outcome));
  else if (job.type === 'usage') process.send?.(usage());
  else void echo().then((outcome) => process.send?.(outcome));
});

function countCalls(name: 'run' | 'get' | 'all' | 'iterate'): void {
  const prototype = StatementSync.prototype as unknown as Record<string, (...values: unknown[]) => unknown>;
  const call = prototype[name];
  if (call === undefined) throw new Error(`Statements have no method ${name}.`);
  prototype[name] = function (this: unknown, ...values) {
    statements += 1;
    return Reflect.apply(call, this, values);
  };
}

function usage(): Usage {
  const { user, system } = process.cpuUsage();
  const bytesWritten = Number(/wchar: (\d+)/u.exec(readFileSync('/proc/self/io', 'utf8'))?.[1]);
  return { cpuMs: (user + system) / 1000, statements, bytesWritten };
}

async function echo(): Promise<EchoOutcome> {
  const socket = createSocket({
    type: 'udp4',
    recvBufferSize: 4 * 1024 * 1024,
    lookup: (host, _options, done) => done(null, host, 4),
  });
  socket.on('message', (message, from) => socket.send(message, from.port, from.address));
  await new Promise<void>((resolve) => socket.bind(0, '127.0.0.1', resolve));
  return { port: socket.address().port };
}

async function run({ folder, store, retentionDays }: ServerJob): Promise<ServerOutcome> {
  const { info } = await startServer({
    http: '127.0.0.1:0',
    coap: [`coap://127.0.0.1:${await freePort()}`],
    store: store ?? `sqlite:${folder}/muster.db`,
    dataDir: folder,
    autoEnroll: 'Generic LwM2M',
    connectionFile: false,
    logLevel: 'fatal',
    ...(retentionDays !== undefined && { retentionDays }),
  });
  return { http: info.http, apiKey: info.apiKey, coapPort: Number(new URL(info.coap).port) };
}

/**
 * As in production: with a configured port the gateway requests a receive buffer that holds the datagrams of a pause.
 */
async function freePort(): Promise<number> {
  const socket = createSocket('udp4');
  await new Promise<void>((resolve) => socket.bind(0, '127.0.0.1', resolve));
  const { port } = socket.address();
  await new Promise<void>((resolve) => socket.close(resolve));
  return port;
}
