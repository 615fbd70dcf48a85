/** Process of its own that runs a whole server, so that its memory can be read from outside. */
import { createSocket } from 'node:dgram';

import { keepCollectionsShort, startServer } from '../../src/index.ts';
import type { ServerAccess } from './api.ts';
import { Holds } from './holds.ts';

export interface ServerJob {
  readonly folder: string;
  /** That measurements are kept; absent: as the server likes. */
  readonly retentionDays?: number;
}

export interface ServerOutcome extends ServerAccess {
  readonly coapPort: number;
}

process.on('disconnect', () => process.exit());
/** Asks how long the event loop was held since it was asked last; the answer is a HoldOutcome. */
export interface HoldJob {
  readonly type: 'holds';
}

const holds = new Holds();

process.on('message', (job: ServerJob | HoldJob) => {
  if ('type' in job) process.send?.(holds.take());
  else void run(job).then((outcome) => process.send?.(outcome));
});

async function run({ folder, retentionDays }: ServerJob): Promise<ServerOutcome> {
  keepCollectionsShort();
  const { info } = await startServer({
    http: '127.0.0.1:0',
    coap: [`coap://127.0.0.1:${await freePort()}`],
    store: `sqlite:${folder}/muster.db`,
    dataDir: folder,
    autoEnroll: 'Generic LwM2M',
    connectionFile: false,
    logLevel: 'fatal',
    ...(retentionDays !== undefined && { retentionDays }),
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
