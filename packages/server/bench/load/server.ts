/** Process of its own that runs a whole server, so that its memory can be read from outside. */
import { createSocket } from 'node:dgram';
import { monitorEventLoopDelay } from 'node:perf_hooks';

import { startServer } from '../../src/index.ts';
import type { ServerAccess } from './api.ts';

export interface ServerJob {
  readonly folder: string;
}

export interface ServerOutcome extends ServerAccess {
  readonly coapPort: number;
}

process.on('disconnect', () => process.exit());
/** Asks how long the event loop was held since it was asked last. */
export interface DelayJob {
  readonly type: 'delays';
}

/** Milliseconds. */
export interface DelayOutcome {
  readonly p99Ms: number;
  readonly maxMs: number;
}

const delays = monitorEventLoopDelay({ resolution: 1 });
delays.enable();

process.on('message', (job: ServerJob | DelayJob) => {
  if ('type' in job) process.send?.(delaysSoFar());
  else void run(job).then((outcome) => process.send?.(outcome));
});

function delaysSoFar(): DelayOutcome {
  const outcome = { p99Ms: delays.percentile(99) / 1e6, maxMs: delays.max / 1e6 };
  delays.reset();
  return outcome;
}

async function run({ folder }: ServerJob): Promise<ServerOutcome> {
  const { info } = await startServer({
    http: '127.0.0.1:0',
    coap: [`coap://127.0.0.1:${await freePort()}`],
    store: `sqlite:${folder}/muster.db`,
    dataDir: folder,
    autoEnroll: 'Generic LwM2M',
    connectionFile: false,
    logLevel: 'fatal',
  });
  return { http: info.http, apiKey: info.apiKey, coapPort: Number(new URL(info.coap).port) };
}

/** As in production: with a port of its own the gateway asks for a receive buffer that outlasts a pause. */
async function freePort(): Promise<number> {
  const socket = createSocket('udp4');
  await new Promise<void>((resolve) => socket.bind(0, '127.0.0.1', resolve));
  const { port } = socket.address();
  await new Promise<void>((resolve) => socket.close(resolve));
  return port;
}
