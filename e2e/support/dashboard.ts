/** A server with the built dashboard, a client of it and a browser. */
import { createClient, type MusterClient } from '@muster/sdk';
import { createFleet, type Fleet } from '@muster/simulator';
import { freeUdpPort, until } from '@muster/testkit';
import type { Browser } from 'playwright-core';
import { buildDashboard } from '../../scripts/build-dashboard.ts';
import { logIn, openTab, type Tab, type TabOptions } from './browser.ts';
import { createWorkplace, serverArgs, startMuster, type MusterProcess, type Workplace } from './muster.ts';

export interface Dashboard {
  readonly place: Workplace;
  readonly client: MusterClient;
  readonly browser: Browser;
  /** Address of the server, whose page `/` is the dashboard. */
  readonly origin: string;
  server: MusterProcess;
  /** Arguments of the server, to start it again. */
  readonly args: readonly string[];
  /** Opens a page that is logged in with a key, by default with that of an administrator. */
  open(options?: TabOptions & { readonly path?: string; readonly key?: string }): Promise<Tab>;
  /** A key with a role of exactly these permissions, such as `Device.Read`. */
  keyWith(
    ...permissions: readonly `${string}.${Access}`[]
  ): Promise<{ readonly id: string; readonly key: string }>;
  stop(): Promise<void>;
}

type Access = 'Create' | 'Read' | 'Update' | 'Delete';
/**
 * Starts a server with the dashboard, for a browser that the caller closes.
 *
 * @param more arguments of the server
 */
export async function serveDashboard(browser: Browser, more: readonly string[] = []): Promise<Dashboard> {
  buildDashboard();
  const place = await createWorkplace();
  const secured = `--coaps=coaps://127.0.0.1:${await freeUdpPort()}`;
  const args = await serverArgs(place, secured, '--log-level=warn', ...more);
  const server = await startMuster(place, args);
  const { http: origin, apiKey } = server.info;
  const client = createClient({ baseUrl: origin, apiKey });
  const dashboard: Dashboard = {
    ...{ place, client, browser, origin, server, args },
    async open({ path, key, ...options } = {}) {
      const tab = await openTab(browser, options);
      await logIn(tab.page, origin, key ?? apiKey, path);
      return tab;
    },
    async keyWith(...permissions) {
      const name = `key ${process.hrtime.bigint()}`;
      const { Id: responsibility } = await client.responsibilities.create({
        Name: name,
        Permissions: permissions.map((permission) => {
          const [EntityName = '', Permission] = permission.split('.');
          return { EntityName, Permission: Permission as Access };
        }),
      });
      const { Id: role } = await client.roles.create({ Name: name, ResponsibilityIds: [responsibility] });
      const { Id: id } = await client.apiKeys.create({
        Name: name,
        ExpirationDate: '2099-01-01T00:00:00Z',
        RoleIds: [role],
      });
      return { id, key: (await client.apiKeys.get(id)).Key ?? '' };
    },
    async stop() {
      await dashboard.server.stop();
      await place.remove();
    },
  };
  return dashboard;
}

/** A text that runs a script wherever it is taken for HTML. */
export const HOSTILE = '<img src=x onerror=alert(1)>';

/** Devices that are registered and have values; the first one has a second instance of each multiple resource. */
export async function startFleet({ client, server }: Dashboard, count = 3): Promise<Fleet> {
  const fleet = createFleet({
    devices: [
      {
        name: 'press',
        count,
        endpoint: 'press-{index}',
        lifetimeSeconds: 600,
        notifyIntervalSeconds: 1,
        objects: [1, 3, 5, 19, { id: 3303, instances: [0, 1] }, 3311],
        values: {
          '/3/0/0': HOSTILE,
          '/3/0/6': { 0: 1, 1: 5 },
          '/3/0/7': { 0: 230_000, 1: 3_700 },
          '/19/0/0': { 0: 'b25l', 1: 'dHdv' },
          '/3303/*/5700': { kind: 'walk', min: 15, max: 30, everySeconds: 1 },
        },
      },
    ],
    serverUri: server.info.coap,
    backOff: { initialSeconds: 1, maxSeconds: 2 },
  });
  await fleet.start();
  await until(async () => (await client.devices.list({ Filter: 'Status eq online' })).NbrOfRows === count);
  return fleet;
}
