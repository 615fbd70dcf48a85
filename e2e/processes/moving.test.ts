/** A service that goes from one process to several, and back: on the same store, keys and addresses. */
import { randomBytes } from 'node:crypto';
import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createClient, type MusterClient } from '@muster/sdk';
import type { FleetOptions } from '@muster/simulator';
import {
  freeTcpPort,
  freeUdpPort,
  natsServer,
  postgresServer,
  type NatsServer,
  until,
} from '@muster/testkit';
import { expect } from 'chai';
import { useClosers } from '../support/closers.ts';
import {
  createWorkplace,
  startMuster,
  type MusterProcess,
  type ReadyInfo,
  type Workplace,
} from '../support/muster.ts';
import { fleetOf, notifying, NotifyingFleet } from '../support/notifying-fleet.ts';

const DEVICES = 3;
const COHORTS = ['with-cid', 'without-cid', 'plain'] as const;

describe('a service that goes from one process to several', () => {
  const sinceMs = Date.now() - 1;
  const closers = useClosers();
  const processes: MusterProcess[] = [];
  let nats: NatsServer;
  let place: Workplace;
  let store: string;
  let listen: readonly string[];
  let client: MusterClient;
  let options: FleetOptions;
  let fleet: NotifyingFleet;

  before(async function () {
    const postgres = await postgresServer(this);
    nats = await natsServer(this);
    closers.unshift(() => nats.stop());
    place = await createWorkplace();
    closers.unshift(() => place.remove());
    closers.unshift(() => stop());
    store = `--store=${postgres.freshUrl()}`;
    const [coap, coaps] = [
      `coap://127.0.0.1:${await freeUdpPort()}`,
      `coaps://127.0.0.1:${await freeUdpPort()}`,
    ];
    listen = [`--coap=${coap}`, `--coaps=${coaps}`];
    await oneProcess();
    options = fleetOf(
      coaps,
      notifying('with-cid', DEVICES),
      notifying('without-cid', DEVICES, { connectionId: false }),
      notifying('plain', DEVICES, { server: coap }),
    );
    fleet = await NotifyingFleet.open(client, options, closers);
  });

  const dataDir = (name = 'data'): string => join(place.dir, name);
  const start = (...flags: readonly string[]): Promise<MusterProcess> => startOn(dataDir(), ...flags);

  async function startOn(folder: string, ...flags: readonly string[]): Promise<MusterProcess> {
    const http = `--http=127.0.0.1:${await freeTcpPort()}`;
    const started = await startMuster(place, ['server', `--data-dir=${folder}`, http, ...flags]);
    processes.push(started);
    return started;
  }

  async function stop(): Promise<void> {
    for (const one of processes.splice(0).reverse()) expect(await one.stop('SIGTERM')).to.equal(0);
  }

  async function oneProcess(): Promise<ReadyInfo> {
    const { info } = await start(store, ...listen, '--auto-enroll=Generic LwM2M');
    client = createClient({ baseUrl: info.http, apiKey: info.apiKey, retries: 5 });
    return info;
  }

  async function severalProcesses(): Promise<void> {
    const bus = `--bus=${nats.url}`;
    await start(bus, store, '--role=worker', '--standby', '--auto-enroll=Generic LwM2M');
    const gateway = await start(bus, '--role=gateway', '--gateway-name=gateway-1', ...listen);
    const { info } = await start(bus, store, '--role=api');
    client = createClient({ baseUrl: info.http, apiKey: info.apiKey, retries: 5 });
    await until(async () => (await fetch(`${gateway.info.http}/readyz`)).status === 200);
  }

  async function allStored(): Promise<void> {
    await fleet.whenQuiet();
    expect((await fleet.compare(client, sinceMs)).missing).to.equal(0);
  }

  const updatePlain = (): Promise<number> => fleet.updatePlain(client, sinceMs, 'plain');
  const expectCommands = (): Promise<void> => fleet.expectCommands(client, COHORTS);

  it('keeps DTLS sessions, registrations and observations; devices without DTLS continue with an Update', async () => {
    fleet.notifyAll();
    await allStored();
    await stop();
    await severalProcesses();
    await updatePlain();
    fleet.notifyAll();
    await allStored();
    await expectCommands();
    for (const { endpointName, cohort, counters } of fleet.fleet.devices) {
      const handshakes = cohort === 'plain' ? 0 : 1;
      expect(counters, endpointName).to.include({ registrations: 1, handshakes, handshakeFailures: 0 });
    }
  });

  it('warns of a gateway with other keys, there and at the worker', async () => {
    const other = dataDir('other');
    await mkdir(other);
    for (const name of ['bus.key', 'gateway-key.pem'])
      await copyFile(join(dataDir(), name), join(other, name));
    await writeFile(join(other, 'sessions.keys'), `${randomBytes(32).toString('base64url')}\n`);
    const [worker] = processes;
    const coap = `--coap=coap://127.0.0.1:${await freeUdpPort()}`;
    const gateway = await startOn(other, `--bus=${nats.url}`, '--role=gateway', '--gateway-name=other', coap);
    await until(
      async () => gateway.output(),
      (text) => text.includes('sessions.keys (devices with DTLS make new handshakes); copy'),
    );
    expect(gateway.output()).not.to.include('gateway-key.pem');
    // The output of the two processes does not arrive in the order in which they write.
    const [warning = '', ...others] = await until(
      async () => worker?.output().match(/^.*other keys than the worker.*$/gmu) ?? [],
      ({ length }) => length > 0,
    );
    expect(others).to.deep.equal([]);
    const { level, gateway: name, files } = JSON.parse(warning) as Record<string, unknown>;
    expect({ level, name, files }).to.deep.equal({ level: 'warn', name: 'other', files: ['sessions.keys'] });
  });

  it('names the gateways that are linked in the status of a gateway', async () => {
    const { Rows } = await client.dataCollectors.list({});
    const statusOf = async (): Promise<Readonly<Record<string, string>>> => {
      const { Id = '' } = Rows[0] ?? {};
      await client.dataCollectors.refreshStatus(Id);
      return (await client.dataCollectors.get(Id)).Statuses;
    };
    expect(await statusOf()).to.include({ State: 'listening', Processes: 'gateway-1 other' });
    expect(await processes.pop()?.stop('SIGTERM')).to.equal(0);
    await until(statusOf, ({ Processes }) => Processes === 'gateway-1');
  });

  it('loses the DTLS sessions on the way back, after which devices make new handshakes', async () => {
    await stop();
    const { http } = await oneProcess();
    await updatePlain();
    const metrics = await (await fetch(`${http}/metrics`)).text();
    expect(metrics).to.match(/^muster_gateway_dtls_restored_total 0$/mu);
    for (const device of fleet.ofCohort('plain')) expect(device.counters).to.include({ registrations: 1 });
    // A restart of the devices: otherwise they wait for the end of a message that is not answered.
    await fleet.fleet.stop({ deregister: false });
    fleet = new NotifyingFleet(options);
    closers.unshift(() => fleet.fleet.stop({ deregister: false }));
    await fleet.start();
    await fleet.observe(client);
    fleet.notifyAll();
    await allStored();
    await expectCommands();
    for (const { cohort, counters } of fleet.fleet.devices)
      expect(counters).to.include({ handshakes: cohort === 'plain' ? 0 : 1, handshakeFailures: 0 });
  });
});
