import { once } from 'node:events';
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { parseServerConfig } from '../../src/config.ts';
import { createHttpApp } from '../../src/http/app.ts';
import { LocalOperations } from '../../src/http/operations.ts';
import { loadContract } from '../../src/http/contract.ts';
import { EventStreams } from '../../src/features/event-streams/routes/event-streams.ts';
import type { EventStreamsOptions } from '../../src/features/event-streams/routes/event-streams.ts';
import type { RouteTable } from '../../src/http/handler.ts';
import { csvLookups } from '../../src/features/devices/routes/device-csv.ts';
import { deviceList } from '../../src/features/devices/routes/device-list.ts';
import { deviceRoutes } from '../../src/features/devices/routes/devices.ts';
import { eventRoutes } from '../../src/features/event-streams/routes/events.ts';
import { measurementRoutes } from '../../src/features/measurements/routes/measurements.ts';
import { resourceRoutes } from '../../src/features/smart-objects/routes/resources.ts';
import { smartObjectRoutes } from '../../src/features/smart-objects/routes/smart-objects.ts';
import { MusterError } from '../../src/kernel/errors.ts';
import { assertAsContracted } from '../contract/support/answers.ts';
import { defaultSettings } from './default-settings.ts';
import { DeviceWorld } from './device-world.ts';

/** A JSON object with arbitrary members. */
export type Members = Readonly<Record<string, unknown>>;

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Members;
}

/** Returns a member that is an object. */
export function object(members: Members, name: string): Members {
  return members[name] as Members;
}

/** Returns a member that is a list of objects. */
export function list(members: Members, name: string): readonly Members[] {
  return members[name] as readonly Members[];
}

const contract = loadContract();

/** The API of devices, smart objects, resources, measurements and events over HTTP, on a {@link DeviceWorld}. */
export class DeviceApi {
  readonly world: DeviceWorld;
  readonly url: string;
  readonly streams: EventStreams;
  readonly dropped: string[] = [];
  readonly key: string;
  readonly #server: Server;

  private constructor(world: DeviceWorld, server: Server, streams: EventStreams, key: string) {
    this.world = world;
    this.#server = server;
    this.streams = streams;
    this.key = key;
    this.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  }

  static async start(options: Partial<EventStreamsOptions> = {}): Promise<DeviceApi> {
    const world = await DeviceWorld.create();
    const { domain, admin } = world;
    const dropped: string[] = [];
    const streams = new EventStreams({
      events: world.events,
      clock: world.clock,
      isAllowed: async () => true,
      maxStreams: defaultSettings.maxEventStreams,
      onDropped: (_owner, reason) => dropped.push(reason),
      ...options,
    });
    const ours: RouteTable = {
      ...deviceRoutes(domain, csvLookups(world.admin), deviceList(domain.deviceQueries)),
      ...smartObjectRoutes(domain),
      ...resourceRoutes(domain.resources, domain.smartObjectResources, domain.resourceLists),
      ...measurementRoutes(domain),
      ...eventRoutes(streams),
    };
    const others = contract.operations.map(({ operationId }) => [
      operationId,
      async () => {
        throw new MusterError('route-not-found');
      },
    ]);
    const silent = {
      info: () => undefined,
      warn: () => undefined,
      error: (fields: object) => world.errors.push(fields),
    };
    const app = createHttpApp({
      contract,
      operations: new LocalOperations({ ...(Object.fromEntries(others) as RouteTable), ...ours }, contract),
      access: admin.access,
      logger: silent,
      clock: world.clock,
      checkResponses: true,
      config: parseServerConfig({}, {}),
    });
    const server = createServer(app).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { apiKey } = await admin.networks.ensureDefaults();
    const api = new DeviceApi(world, server, streams, apiKey);
    api.dropped.push(...dropped);
    return api;
  }

  async close(): Promise<void> {
    this.streams.close();
    this.#server.close();
    this.#server.closeAllConnections();
    await once(this.#server, 'close');
    await this.world.close();
  }

  async call(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Answer> {
    const response = await fetch(`${this.url}/api/v3${path}`, {
      method,
      headers: {
        authorization: `Bearer ${this.key}`,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    assertAsContracted(method, `/api/v3${path}`, {
      status: response.status,
      header: (name) => response.headers.get(name) ?? undefined,
      text,
    });
    return {
      status: response.status,
      headers: response.headers,
      body: text === '' ? {} : (JSON.parse(text) as Members),
    };
  }

  get(path: string): Promise<Answer> {
    return this.call('GET', path);
  }
}
