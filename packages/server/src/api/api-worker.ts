/** Entry point of the API thread, which runs beside the device loop of the same process. */
import { systemClock } from '@muster/lwm2m/core';
import { clockCheck } from '../clock-watch.ts';
import { flushCompileCache } from 'node:module';
import { parentPort } from 'node:worker_threads';

import { contractOf } from '../http/contract.ts';
import { createLogger } from '../logger.ts';
import { ApiSide, type DeviceLoop } from './api-side.ts';
import { Channel } from '../messages/channel.ts';
import { PROTOCOL_VERSION } from './protocol.ts';
import type { ApiThreadQuestions, DeviceLoopQuestions, PrepareRequest } from './protocol.ts';

/** Milliseconds within which a part must report that it works. */
const CHECK_TIMEOUT_MS = 5_000;

function serve(): void {
  const port = parentPort;
  if (port === null) throw new Error('This file runs in a worker thread only.');
  const starting = Promise.withResolvers<ApiSide>();
  const loop: DeviceLoop = new Channel<DeviceLoopQuestions, ApiThreadQuestions>(port, {
    prepare: async (request) => starting.resolve(start(request, loop)),
    listen: async (addresses) => {
      const urls = await (await starting.promise).server.listen(addresses);
      setImmediate(flushCompileCache);
      return urls;
    },
    reloadCertificate: async () => (await starting.promise).server.reloadCertificate(),
    events: async (batch) => (await starting.promise).take(batch),
    bodyPart: betweenProcesses,
    leaving: betweenProcesses,
    cacheChanged: async (change) => (await starting.promise).invalidateCache(change),
    stopReadiness: async () => (await starting.promise).server.stopReadiness(),
    close: async ({ deadlineMs }) => (await starting.promise).close(deadlineMs),
  });
  // `listen` reports the error.
  starting.promise.catch(() => undefined);
}

async function betweenProcesses(): Promise<never> {
  throw new Error('Only processes ask this.');
}

async function start(request: PrepareRequest, loop: DeviceLoop): Promise<ApiSide> {
  const { config, version, contract, changeCounts } = request;
  if (version !== PROTOCOL_VERSION)
    throw new Error(`The device loop speaks version ${version} of the protocol.`);
  const check = (part: 'store' | 'gateway') => () => withinTime(loop.ask('check', part));
  return ApiSide.start({
    config,
    contract: contractOf(contract, { deprecated: !config.noDeprecated }),
    logger: createLogger(config.logLevel),
    loop,
    changeCounts,
    checks: (store) => ({
      store: check('store'),
      gateway: check('gateway'),
      clock: clockCheck({ store, clock: systemClock, retentionDays: config.retentionDays }),
    }),
    metrics: () => loop.ask('metrics', undefined),
  });
}

/** @throws Error if the device loop does not answer in time */
async function withinTime(answer: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('The device loop does not answer.')), CHECK_TIMEOUT_MS);
  });
  try {
    await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
}

serve();
