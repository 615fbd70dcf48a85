/** The commands of docs/guides/operations.md as they are written, with a `docker` that acts on processes of the test. */
import { once } from 'node:events';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { delimiter, dirname, join } from 'node:path';
import { createClient, MusterApiError, type MusterClient } from '@muster/sdk';
import {
  findPostgres,
  freeTcpPort,
  freeUdpPort,
  natsServer,
  postgresServer,
  type NatsServer,
  type PostgresServer,
} from '@muster/testkit';
import { expect } from 'chai';
import { useClosers } from '../support/closers.ts';
import { createWorkplace, startMuster, type MusterProcess, type Workplace } from '../support/muster.ts';
import { readGuide } from '../support/guide.ts';
import { metersOf, NotifyingFleet } from '../support/notifying-fleet.ts';
import { runProgram } from '../support/running.ts';

const DATA = '/var/lib/muster';
const KEYS = ['bus.key', 'api-key.secret', 'secrets.keys', 'sessions.keys', 'gateway-key.pem'];

/** What a call of `docker` or `kubectl` comes to: a command of this machine, or only an exit code. */
type Outcome = { readonly run: readonly string[] } | { readonly code: number };

/** Asks the test what to do, and does it with its own input and output. */
const program = (url: string): string => `#!${process.execPath}
const { spawnSync } = require('node:child_process');
const { basename } = require('node:path');
const asked = { words: [basename(process.argv[1]), ...process.argv.slice(2)], rotate: process.env.MUSTER_ROTATE_KEYS };
fetch('${url}', { method: 'POST', body: JSON.stringify(asked) })
  .then((response) => response.json())
  .then(({ run, code }) => {
    process.exitCode = run ? spawnSync(run[0], run.slice(1), { stdio: 'inherit' }).status : code;
  });
`;

type Act = (words: readonly string[]) => Promise<Outcome>;

/** A folder with `docker` and `kubectl`, in which the commands of the guide run. */
interface Operator {
  /** Calls of `docker compose` so far, in their order. */
  readonly calls: readonly string[];
  /** Runs the blocks of commands with these names, in one shell. */
  run(...names: readonly string[]): Promise<void>;
  close(): Promise<void>;
}

async function createOperator(place: Workplace, act: Act): Promise<Operator> {
  const calls: string[] = [];
  const server = createServer((request, response) => {
    void (async () => {
      let body = '';
      for await (const chunk of request.setEncoding('utf8')) body += String(chunk);
      const { words, rotate } = JSON.parse(body) as { words: string[]; rotate?: string };
      const call = words.join(' ').replace(/^docker compose /u, '');
      calls.push(rotate === undefined ? call : `MUSTER_ROTATE_KEYS=${rotate} ${call}`);
      response.end(JSON.stringify(await act(words)));
    })();
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const bin = join(place.dir, 'bin');
  await mkdir(bin);
  const { port } = server.address() as AddressInfo;
  for (const name of ['docker', 'kubectl'])
    await writeFile(join(bin, name), program(`http://127.0.0.1:${port}/`), { mode: 0o755 });
  return {
    calls,
    async run(...names) {
      const guide = await readGuide('operations');
      const blocks = names.map((name) => guide.get(`sh ${name}`) ?? 'exit 1');
      const PATH = `${bin}${delimiter}${process.env['PATH']}`;
      const shell = runProgram(place, 'sh', ['-ec', blocks.join('\n')], { PATH });
      const { code, stdout, stderr } = await shell.ended;
      expect(code, stdout + stderr).to.equal(0);
    },
    async close() {
      server.closeAllConnections();
      await once(server.close(), 'close');
    },
  };
}

describe('the commands of the guide for operation', () => {
  let place: Workplace;
  let operator: Operator;
  const closers = useClosers('afterEach');

  beforeEach(async () => {
    place = await createWorkplace();
    closers.unshift(() => place.remove());
  });

  async function operate(act: Act): Promise<void> {
    operator = await createOperator(place, act);
    closers.unshift(() => operator.close());
  }

  /** Processes of a service whose files are in `data`, and whose database is called `muster`. */
  function serviceOn(postgres: PostgresServer, nats: NatsServer, coap: string) {
    const data = join(place.dir, 'data');
    const processes: MusterProcess[] = [];
    const inside = ([name = '', ...words]: readonly string[]): Outcome => {
      const args = words.map((word) => word.replace(DATA, data));
      if (!name.startsWith('pg_')) return { run: [name, ...args] };
      const bin = dirname(join(findPostgres() ?? '', name));
      return { run: [join(bin, name), '--host=127.0.0.1', `--port=${postgres.port}`, ...args] };
    };
    const service = {
      client: undefined as unknown as MusterClient,
      createDatabase: () => postgres.query("CREATE DATABASE muster ENCODING 'UTF8' TEMPLATE template0"),
      async start(): Promise<void> {
        const store = `--store=postgres://muster@127.0.0.1:${postgres.port}/muster`;
        for (const flags of [
          [store, '--role=worker', '--standby', '--auto-enroll=Generic LwM2M'],
          ['--role=gateway', '--gateway-name=gateway-1', `--coap=${coap}`],
          [store, '--role=api'],
        ]) {
          const http = `--http=127.0.0.1:${await freeTcpPort()}`;
          const common = [`--bus=${nats.url}`, `--data-dir=${data}`, http];
          processes.push(await startMuster(place, ['server', ...common, ...flags]));
        }
        const { http, apiKey } = processes.at(-1)!.info;
        service.client = createClient({ baseUrl: http, apiKey, retries: 5 });
      },
      /** Ends everything and deletes all data. */
      async delete(): Promise<void> {
        for (const one of processes.splice(0).reverse()) await one.stop('SIGTERM');
        await rm(data, { recursive: true, force: true });
        postgres.query('DROP DATABASE IF EXISTS muster WITH (FORCE)');
      },
      /** What the commands for backup and restore ask of `docker` and `kubectl`. */
      act: async (words: readonly string[]): Promise<Outcome> => {
        const call = words.join(' ');
        if (words[0] === 'kubectl') return inside(words.slice(words.indexOf('--') + 1));
        if (call.startsWith('docker compose exec -T ')) return inside(words.slice(5));
        if (call.startsWith('docker compose run --rm --no-deps -T --entrypoint tar worker-1 ')) {
          // A volume that is mounted for the first time.
          await mkdir(data, { recursive: true, mode: 0o700 });
          return inside(['tar', ...words.slice(9)]);
        }
        if (call === 'docker compose down --volumes') await service.delete();
        else if (call === 'docker compose up --detach --wait postgres') service.createDatabase();
        else if (call === 'docker compose up --detach --wait') await service.start();
        else throw new Error(`The test does not know: ${call}`);
        return { code: 0 };
      },
    };
    return service;
  }

  it('make a backup, and restore a service with its API keys, firmware packages and registrations', async function () {
    const postgres = await postgresServer(this);
    const nats = await natsServer(this);
    closers.unshift(() => nats.stop());
    const coap = `coap://127.0.0.1:${await freeUdpPort()}`;
    const service = serviceOn(postgres, nats, coap);
    closers.unshift(() => service.delete());
    service.createDatabase();
    await service.start();
    await operate(service.act);
    const sinceMs = Date.now() - 1;
    const meters = await NotifyingFleet.open(service.client, metersOf(coap, 3), closers);
    const content = Buffer.from('firmware');
    const { Rows } = await service.client.deviceTypes.list({ PageSize: 1 });
    const firmware = await service.client.firmwarePackages.create({
      firmware: new File([content], 'image.bin'),
      request: { DeviceTypeId: Rows[0]!.Id, Title: 'Mooring', Version: '2.0' },
    });
    const kept = await service.client.deviceTypes.create({ Name: 'kept' });
    const before = service.client;

    await operator.run('backup');
    const { Id: lost } = await service.client.deviceTypes.create({ Name: 'created after the backup' });
    await operator.run('restore');

    // The API has another port. The key is that of before.
    expect(service.client).to.not.equal(before);
    expect((await service.client.deviceTypes.get(kept.Id)).Name).to.equal('kept');
    const refusal = await service.client.deviceTypes.get(lost).catch((error: unknown) => error);
    expect(refusal).to.be.instanceOf(MusterApiError).and.to.include({ status: 404 });
    const download = await service.client.firmwarePackages.download(firmware.Id);
    expect(Buffer.from(await (await download.blob()).arrayBuffer())).to.deep.equal(content);
    await meters.report();
    expect(await meters.compare(service.client, sinceMs)).to.deep.equal({ missing: 0, twice: 0 });
    for (const { counters } of meters.fleet.devices) expect(counters).to.include({ registrations: 1 });

    // The same files by the command for Kubernetes.
    await rm(join(place.dir, 'backup', 'data.tar'));
    await operator.run('backup-kubernetes');
    const list = runProgram(place, 'tar', ['--list', `--file=${join(place.dir, 'backup', 'data.tar')}`]);
    const { stdout: names } = await list.ended;
    expect(names.split('\n')).to.include.members([
      ...KEYS.map((key) => `./${key}`),
      `./firmware/${firmware.Id}.bin`,
    ]);
    expect(names).to.not.include('muster.lock');
  });

  /** Answers all calls with success, except those that fail. */
  const scripted =
    (...failing: readonly string[]) =>
    async (words: readonly string[]): Promise<Outcome> => ({
      code: failing.some((one) => words.join(' ').includes(one)) ? 1 : 0,
    });

  /** Processes that were updated, in their order. */
  const updated = (): readonly string[] =>
    operator.calls
      .filter((call) => call.startsWith('up '))
      .map((call) => call.replace(/^up(?: --[a-z-]+)* /u, ''));

  it('update all processes, the worker that stands by before the active one', async () => {
    await operate(scripted());
    await operator.run('update');
    expect(updated()).to.deep.equal(['gateway-1', 'gateway-2', 'worker-2', 'worker-1', 'api-1', 'api-2']);
    expect(operator.calls[0]).to.equal('build --pull --no-cache worker-1');
  });

  it('leave the other processes alone if the first one does not become ready, and then update by halves', async () => {
    // The first worker stands by.
    await operate(scripted('readyz', '--wait gateway-1'));
    await operator.run('update', 'update-half');
    const halves = ['gateway-1 api-1', 'worker-1', 'worker-2', 'gateway-2', 'api-2'];
    expect(updated()).to.deep.equal(['gateway-1', ...halves]);
  });

  it('rotate keys at one start of one worker, and restart all processes afterwards', async () => {
    await operate(scripted());
    await operator.run('rotate');
    const all = ['worker-1', 'worker-2', 'gateway-1', 'gateway-2', 'api-1', 'api-2'];
    expect(operator.calls).to.deep.equal([
      'stop worker-2',
      'MUSTER_ROTATE_KEYS=true up --detach --no-deps --wait worker-1',
      ...all.map((name) => `up --detach --no-deps --force-recreate --wait ${name}`),
    ]);
  });
});
