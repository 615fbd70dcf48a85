/** Runs in a thread of its own: HTTP, contract, reads of the store, event streams. Everything else is asked of the device loop. */
import { systemClock } from '@muster/lwm2m/core';
import { flushCompileCache } from 'node:module';
import { join } from 'node:path';
import { parentPort } from 'node:worker_threads';

import { createStreams } from '../application/events.ts';
import { composeServices, type Services } from '../application/services.ts';
import type { CacheChange } from '../kernel/cache-changes.ts';
import { collections } from '../features/generated/collections.ts';
import type { DeviceLink } from '../gateway/ports/device-link.ts';
import { SECRET_KEY_BYTES, SecretBox } from '../features/security/secret-box.ts';
import { createHttpApp } from '../http/app.ts';
import { contractOf } from '../http/contract.ts';
import type { EventStreams } from '../features/event-streams/routes/event-streams.ts';
import { LocalOperations } from '../http/operations.ts';
import { workOf } from '../features/system/silo.ts';
import type { Silo, Silos } from '../features/system/silo.ts';
import { HttpTraffic } from '../observability/http-traffic.ts';
import { ThreadMeter } from '../observability/thread-figures.ts';
import { createRoutes } from '../application/routes.ts';
import { loadKeys } from '../lifecycle/key-file.ts';
import { loadSecret } from '../lifecycle/private-file.ts';
import { createLogger } from '../logger.ts';
import { serveDownloads } from '../features/firmware/routes/firmware-downloads.ts';
import { openFirmwareFiles } from '../features/firmware/files/open-files.ts';
import { openReadOnlyStore } from '../store/open-store.ts';
import { API_KEY_SECRET_BYTES } from '../secrets.ts';
import { ApiServer } from './api-server.ts';
import { Channel } from './channel.ts';
import { PROTOCOL_VERSION } from './protocol.ts';
import type { ApiThreadQuestions, DeviceLoopQuestions, PrepareRequest } from './protocol.ts';
import { RemoteEvents } from './remote-events.ts';
import { RemoteUsage } from './remote-usage.ts';
import { RemoteOperations } from './remote-operations.ts';

/** This long a part may take to say that it works, in milliseconds. */
const CHECK_TIMEOUT_MS = 5_000;

interface Running {
  readonly services: Services;
  readonly streams: EventStreams;
  readonly server: ApiServer;
  readonly events: RemoteEvents;
  close(deadlineMs: number): Promise<void>;
}

type DeviceLoop = Channel<DeviceLoopQuestions, ApiThreadQuestions>;

/** Devices are reached from the device loop only. */
const noLink = new Proxy({} as DeviceLink, {
  get: () => () => {
    throw new Error('The API thread cannot reach devices. Run the operation on the device loop.');
  },
});

function serve(): void {
  const port = parentPort;
  if (port === null) throw new Error('This file runs in a worker thread only.');
  const starting = Promise.withResolvers<Running>();
  const loop: DeviceLoop = new Channel<DeviceLoopQuestions, ApiThreadQuestions>(port, {
    prepare: async (request) => starting.resolve(start(request, loop)),
    listen: async ({ address }) => {
      const url = await (await starting.promise).server.listen(address);
      setImmediate(flushCompileCache);
      return url;
    },
    gatewayChanged: async (gateway) => (await starting.promise).services.gatewayStatus.set(gateway),
    events: async ({ events: batch, isIncomplete }) => {
      const { events, streams } = await starting.promise;
      if (isIncomplete) streams.endAll();
      else events.take(batch);
    },
    cacheChanged: async (change) => outdate((await starting.promise).services, change),
    stopReadiness: async () => (await starting.promise).server.stopReadiness(),
    close: async ({ deadlineMs }) => (await starting.promise).close(deadlineMs),
  });
  // `listen` answers with the error.
  starting.promise.catch(() => undefined);
}

async function start(request: PrepareRequest, loop: DeviceLoop): Promise<Running> {
  const { config, gateway, version } = request;
  if (version !== PROTOCOL_VERSION)
    throw new Error(`The device loop speaks version ${version} of the protocol.`);
  const clock = systemClock;
  const logger = createLogger(config.logLevel);
  const { dataDir } = config;
  const store = await openReadOnlyStore(config.store, collections, {
    listTimeoutSeconds: config.listTimeoutSeconds,
  });
  const usage = new RemoteUsage(
    (batch, isSettling) => loop.ask('usage', { batch, isSettling }),
    (err) => logger.error({ err }, 'usage could not be counted'),
  );
  const services = await composeServices({
    store,
    firmwareFiles: openFirmwareFiles(config.store, join(dataDir, 'firmware')),
    clock,
    logger,
    secret: loadSecret(join(dataDir, 'api-key.secret'), API_KEY_SECRET_BYTES),
    box: new SecretBox(loadKeys(join(dataDir, 'secrets.keys'), SECRET_KEY_BYTES)),
    config,
    link: noLink,
    cachesDevices: false,
    usage,
    lastHeard: (id) => loop.ask('lastHeard', id),
  });
  const { admin, devices, gatewayStatus, onError } = services;
  gatewayStatus.set(gateway);
  const follow = (wanted: boolean): Promise<void> => loop.ask('follow', wanted);
  const events = new RemoteEvents(
    { follow, replay: (lastEventId, filter) => loop.ask('replay', { lastEventId, filter }) },
    onError,
  );
  const streams = createStreams({ store, clock, logger, box: admin.box, config }, admin, events);
  const contract = contractOf(request.contract, { deprecated: !config.noDeprecated });
  const transformers = {
    ...services.transformers,
    faults: (ids: readonly string[]) => loop.ask('transformerFaults', ids),
  };
  const traffic = new HttpTraffic();
  const meter = new ThreadMeter(() => clock.now());
  const silos: Silos = async () => [await loop.ask('silo', undefined), apiSilo(meter, traffic, streams)];
  const routes = createRoutes({ ...services, transformers, streams, silos }, contract);
  const local = new LocalOperations(routes, contract);
  const audit = (isRefused: boolean) => (record: DeviceLoopQuestions['audit']['ask']['record']) =>
    void loop.ask('audit', { record, isRefused }).catch(onError);
  const check = (part: 'store' | 'gateway') => () => withinTime(loop.ask('check', part));
  const app = createHttpApp({
    contract,
    operations: new RemoteOperations(local, (ask, options) => loop.ask('run', ask, options)),
    access: admin.access,
    audit: { record: audit(false), recordRefused: audit(true) },
    usage,
    logger,
    clock,
    config,
    redeem: (code) => loop.ask('redeem', code),
    extend: (extended) => serveDownloads(extended, devices.downloads),
  });
  const server = new ApiServer({
    config,
    clock,
    logger,
    app,
    streams,
    traffic,
    checks: { store: check('store'), gateway: check('gateway') },
    metrics: () => loop.ask('metrics', undefined),
    onError,
  });
  const close = async (deadlineMs: number): Promise<void> => {
    await server.close(deadlineMs);
    meter.close();
    await usage.settle().catch(onError);
    await store.close();
  };
  return { services, streams, server, events, close };
}

/** Figures of this thread. */
function apiSilo(
  meter: ThreadMeter,
  { received, sent, underWay }: HttpTraffic,
  streams: Pick<EventStreams, 'size'>,
): Silo {
  const work = workOf([{ clients: streams.size, received, sent, receiving: underWay }]);
  return { name: 'api', load: meter.load(), work };
}

function outdate({ admin }: Services, change: CacheChange): void {
  switch (change.cache) {
    case 'access':
      admin.access.forget(change.keyId);
      break;
    case 'revoked':
      admin.access.revoke(change.keyId);
      break;
    case 'models':
      admin.models.invalidate(change.deviceNetworkId);
      break;
    case 'references':
      admin.references.forget();
      break;
    case 'settingCategories':
      admin.settingCategories.outdated(change.deviceNetworkId);
  }
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
