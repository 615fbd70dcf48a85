/** Workers, gateways and processes of the API that share a store in PostgreSQL and a bus. */
import { createSocket } from 'node:dgram';
import { cpSync, existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import {
  freeTcpPort,
  freeUdpPort,
  natsServer,
  postgresServer,
  type NatsServer,
  type PostgresServer,
  until,
  metricsPage,
} from '@muster/testkit';
import { expect } from 'chai';

import { StartError, startServer, type RunningServer, type ServerConfig } from '../../src/index.ts';
import { loadBusKey, loadWorkerKeys } from '../../src/secrets.ts';
import { completeServerConfig, parseServerConfig } from '../../src/config.ts';
import { createLogger } from '../../src/logger.ts';
import { openStore } from '../../src/store/open-store.ts';
import { collections } from '../../src/features/generated/collections.ts';
import { lockDataDir } from '../../src/lifecycle/locks.ts';
import { localConfig } from '../support/local-config.ts';
import { TemporaryFolders } from '../store/temporary-folder.ts';

const KEYS = ['api-key.secret', 'bus.key', 'gateway-key.pem', 'secrets.keys', 'sessions.keys'];

describe('processes of a service', () => {
  const folders = new TemporaryFolders();
  const running: RunningServer[] = [];
  let postgres: PostgresServer;
  let nats: NatsServer;
  let stopNats: (() => Promise<void>) | undefined;
  let folder: string;
  let store: string;

  before(async function () {
    postgres = await postgresServer(this);
    nats = await natsServer(this);
    stopNats = () => nats.stop();
  });

  beforeEach(() => {
    folder = folders.make();
    store = postgres.freshUrl();
  });

  afterEach(async () => {
    for (const server of running.splice(0).toReversed()) await server.close();
    folders.removeAll();
  });

  after(() => stopNats?.());

  const dataDir = (name: string): string => join(folder, name);

  async function start(name: string, changes: Partial<ServerConfig> = {}): Promise<RunningServer> {
    const own = { role: ['worker'], bus: nats.url, store } as const;
    const server = await startServer(localConfig(dataDir(name), { ...own, ...changes }));
    running.push(server);
    return server;
  }

  async function failure(starting: Promise<unknown>): Promise<StartError> {
    const error: unknown = await starting.then(
      () => undefined,
      (reason: unknown) => reason,
    );
    if (error instanceof StartError) return error;
    throw new Error(`It did not fail with a StartError: ${String(error)}`);
  }

  async function readiness({ http }: { readonly http: string }): Promise<readonly [number, unknown]> {
    const response = await fetch(`${http}/readyz`, { headers: { Connection: 'close' } });
    const { checks } = (await response.json()) as { readonly checks: unknown };
    return [response.status, checks];
  }

  function copyKeys(from: string, to: string, names: readonly string[] = KEYS): void {
    mkdirSync(dataDir(to));
    for (const name of names) cpSync(join(dataDir(from), name), join(dataDir(to), name));
  }

  const removeKey = (name: string, key: string): void => rmSync(join(dataDir(name), key));

  /** Sessions of PostgreSQL that wait for the lock of a store, or have it. */
  const lockHolders = (isGranted: boolean): string =>
    postgres.query(
      `SELECT DISTINCT pid FROM pg_locks WHERE locktype = 'advisory' AND granted = ${isGranted} ORDER BY pid`,
    );

  it('end a worker whose store another one has taken over, also if it was started without --standby', async () => {
    const first = await start('one');
    copyKeys('one', 'two');
    const second = start('two', { standby: true });
    await until(() => lockHolders(false) !== '');
    postgres.query(`SELECT pg_terminate_backend(${lockHolders(true)})`);
    await second;
    await first.lost;
  });

  describe('with key files that are not those of the store', () => {
    it('refuse an empty data folder, make no keys in it, and name the files', async () => {
      await (await start('one')).close();
      const { message } = await failure(start('two'));
      for (const name of KEYS) expect(message).to.include(`${name} is missing`);
      expect(message).to.include('no API key is valid').and.include('another worker');
      expect(readdirSync(dataDir('two'))).to.deep.equal([]);
      rmSync(dataDir('two'), { recursive: true });
      copyKeys('one', 'two');
      await start('two');
    });

    it('refuse one that stands by, before it is needed', async () => {
      await start('one');
      mkdirSync(dataDir('two'));
      const other = completeServerConfig(
        parseServerConfig({ store, dataDir: dataDir('two'), bus: nats.url, role: ['worker'] }, {}),
      );
      const memory = await openStore('memory:', collections);
      await loadWorkerKeys(other, memory, createLogger('silent'));
      await memory.close();
      cpSync(join(dataDir('one'), 'bus.key'), join(dataDir('two'), 'bus.key'));
      const { message } = await failure(start('two', { standby: true }));
      expect(message).to.include('secrets.keys has another key').and.not.include('bus.key');
    });

    it('refuse a process of the API with the key of another bus', async () => {
      await start('one');
      copyKeys('one', 'api', ['api-key.secret', 'secrets.keys']);
      loadBusKey(dataDir('api'));
      const { message } = await failure(start('api', { role: ['api'] }));
      expect(message).to.include('bus.key has another key').and.include('of the worker');
    });

    it('take them with --replace-keys, for one start', async () => {
      const first = await start('one');
      await first.close();
      removeKey('one', 'api-key.secret');
      removeKey('one', 'gateway-key.pem');
      expect((await failure(start('one'))).message).to.include('--replace-keys');
      await (await start('one', { replaceKeys: true })).close();
      await start('one');
      for (const name of KEYS) expect(existsSync(join(dataDir('one'), name)), name).to.equal(true);
    });
  });

  it('take over a store in PostgreSQL although a worker that hangs has the lock of their shared folder', async () => {
    await (await start('one', { standby: true })).close();
    const lock = lockDataDir(dataDir('one'));
    try {
      const { http } = (await start('one', { standby: true })).info;
      await until(async () => (await readiness({ http }))[0] === 200);
    } finally {
      lock.release();
    }
  });

  it('show in readiness and metrics that a worker has lost NATS', async () => {
    const { http } = (await start('one')).info;
    await until(async () => (await readiness({ http }))[0] === 200);
    expect(await metricsPage(http)).to.match(/^muster_bus_connected 1$/mu);
    await nats.stop();
    try {
      await until(async () => (await readiness({ http }))[0] === 503);
      expect(await readiness({ http })).to.deep.equal([
        503,
        { store: 'ok', gateway: 'ok', clock: 'ok', bus: 'failed' },
      ]);
      expect(await metricsPage(http)).to.match(/^muster_bus_connected 0$/mu);
    } finally {
      await nats.start();
    }
    await until(async () => (await readiness({ http }))[0] === 200);
  });

  it('keep a process ready that serves devices itself, without NATS', async () => {
    const bus = `nats://127.0.0.1:${await freeTcpPort()}`;
    const { http } = (await start('one', { role: ['gateway', 'worker'], bus })).info;
    expect(await readiness({ http })).to.deep.equal([200, { store: 'ok', gateway: 'ok', clock: 'ok' }]);
    expect(await metricsPage(http)).to.match(/^muster_bus_connected 0$/mu);
  });

  it('answer probes of a gateway while it drains', async () => {
    await (await start('one')).close();
    const port = await freeUdpPort();
    const coap = [`coap://127.0.0.1:${port}`];
    const gateway = await start('one', { role: ['gateway'], coap, shutdownTimeoutSeconds: 3 });
    const { http } = gateway.info;
    const device = createSocket('udp4');
    // A Confirmable POST /rd?ep=a. There is no worker, so that it waits.
    const register = Buffer.from([0x40, 0x02, 0, 1, 0xb2, 0x72, 0x64, 0x44, 0x65, 0x70, 0x3d, 0x61]);
    device.send(register, port, '127.0.0.1');
    await until(async () =>
      /^muster_gateway_coap_requests_received_total [1-9]/mu.test(await metricsPage(http)),
    );
    const closing = gateway.close();
    try {
      await until(async () => (await readiness({ http }))[0] === 503);
      expect(await readiness({ http })).to.deep.equal([503, { server: 'stopping' }]);
      expect(await metricsPage(http)).to.include('muster_worker_linked 0');
    } finally {
      device.close();
      await closing;
    }
  });

  describe('of the API', () => {
    const worker = (): Promise<RunningServer> => start('one');
    const api = (): Promise<RunningServer> => start('one', { role: ['api'] });
    const alter = (statement: string): void => {
      const schema = new URL(store).searchParams.get('schema');
      postgres.query(`SET search_path = ${schema}; ${statement}`);
    };

    for (const [what, statement, undo, code] of [
      ['newer', 'UPDATE muster_layout SET layout = 2', 'UPDATE muster_layout SET layout = 1', 'schema-newer'],
      [
        'other',
        'ALTER TABLE "c_tags" RENAME COLUMN "x_name" TO "x_title"',
        'ALTER TABLE "c_tags" RENAME COLUMN "x_title" TO "x_name"',
        'schema-differs',
      ],
    ] as const) {
      it(`are not ready while the store has the tables of ${what} version`, async () => {
        await worker();
        const { http } = (await api()).info;
        expect(await readiness({ http })).to.deep.equal([200, { store: 'ok', clock: 'ok' }]);
        alter(statement);
        await until(async () => (await readiness({ http }))[0] === 503);
        expect(await readiness({ http })).to.deep.equal([503, { store: code, clock: 'ok' }]);
        alter(undo);
        await until(async () => (await readiness({ http }))[0] === 200);
      });
    }

    it('do not start on the store of a newer version', async () => {
      await worker();
      alter('UPDATE muster_layout SET layout = 999');
      const error: unknown = await api().catch((reason: unknown) => reason);
      expect(error).to.have.property('code', 'schema-newer');
      expect(String(error)).to.include('Start that version or a later one.');
    });
  });
});
