/** Devices whose datagrams reach another gateway, and gateways without a worker. */
import { expect } from 'chai';
import type { MusterClient } from '@muster/sdk';
import type { SimulatedDevice } from '@muster/simulator';
import { natsServer, postgresServer, type NatsServer, type PostgresServer, until } from '@muster/testkit';
import { useClosers } from '../support/closers.ts';
import { Crossroads } from '../support/crossroads.ts';
import { openCuttableLine, type CuttableLine } from '../support/cuttable-line.ts';
import { fleetOf, notifying, NotifyingFleet } from '../support/notifying-fleet.ts';
import { GATEWAYS, SeveralProcesses } from '../support/several-processes.ts';

const DEVICES = 5;

describe('devices that reach another gateway', () => {
  const sinceMs = Date.now() - 1;
  const closers = useClosers();
  let postgres: PostgresServer;
  let nats: NatsServer;
  let line: CuttableLine;
  let service: SeveralProcesses;
  let client: MusterClient;
  let secure: Crossroads;
  let plain: Crossroads;
  let fleet: NotifyingFleet;
  /** Values that were stored again because their device is observed again. */
  let reread = 0;

  const portOf = (name: string, scheme: 'coap' | 'coaps'): number =>
    Number(new URL(service.addressesOf(name)[scheme]).port);

  /** From now on, the datagrams of devices reach these gateways. */
  function goTo(...names: readonly string[]): void {
    secure.targets = names.map((name) => portOf(name, 'coaps'));
    plain.targets = names.map((name) => portOf(name, 'coap'));
  }

  before(async function () {
    postgres = await postgresServer(this);
    nats = await natsServer(this);
    closers.unshift(() => nats.stop());
    line = await openCuttableLine(nats.port);
    closers.unshift(() => line.close());
    service = await SeveralProcesses.startWithGateways(postgres, nats, { lines: { 'gateway-1': line.url } });
    closers.unshift(() => service.stop());
    client = service.client('api-1', 5);
    secure = await Crossroads.open(portOf('gateway-1', 'coaps'));
    plain = await Crossroads.open(portOf('gateway-1', 'coap'));
    for (const one of [secure, plain]) closers.unshift(() => one.close());
    const coaps = `coaps://127.0.0.1:${secure.port}`;
    const options = fleetOf(
      coaps,
      notifying('with-cid', DEVICES),
      notifying('without-cid', DEVICES, { connectionId: false }),
      notifying('plain', DEVICES, { server: `coap://127.0.0.1:${plain.port}` }),
    );
    fleet = await NotifyingFleet.open(client, options, closers);
  });

  /** Each device reports a new value, which is stored once, and takes a command. */
  async function goOn(): Promise<void> {
    await fleet.report();
    const { missing, twice } = await fleet.compare(client, sinceMs);
    expect({ missing, twice: twice - reread }).to.deep.equal({ missing: 0, twice: 0 });
    for (const { endpointName, cohort, counters } of fleet.fleet.devices) {
      const handshakes = cohort === 'plain' ? 0 : 1;
      expect(counters, endpointName).to.include({ registrations: 1, handshakes, handshakeFailures: 0 });
    }
    await fleet.expectCommands(client, ['with-cid', 'without-cid', 'plain']);
  }

  async function updatePlain(): Promise<void> {
    reread += await fleet.updatePlain(client, sinceMs, 'plain');
  }

  const figures = async (metric: string): Promise<readonly number[]> =>
    Promise.all(GATEWAYS.map((name) => service.figure(name, metric)));

  it('are all at the one that they have registered at', async () => {
    await goOn();
    expect(await figures('muster_gateway_sessions')).to.deep.equal([2 * DEVICES, 0]);
  });

  it('are served by it without a handshake and a Register, with Connection IDs and without', async () => {
    goTo('gateway-2');
    await updatePlain();
    await goOn();
    expect(await figures('muster_gateway_sessions')).to.deep.equal([0, 2 * DEVICES]);
    expect(await service.figure('gateway-1', 'muster_gateway_dtls_released_total')).to.equal(2 * DEVICES);
    expect(await service.figure('gateway-2', 'muster_gateway_dtls_taken_total')).to.equal(2 * DEVICES);
  });

  it('go on when their gateway drains and ends, and when it starts again', async () => {
    expect(await service.end('gateway-2', 'SIGTERM')).to.equal(0);
    goTo('gateway-1');
    await updatePlain();
    await goOn();
    await service.beginAndWait('gateway-2');
    goTo('gateway-2');
    await updatePlain();
    await goOn();
  });

  it('are served once over DTLS if both gateways hear each datagram', async () => {
    goTo('gateway-2', 'gateway-1');
    plain.targets = [portOf('gateway-2', 'coap')];
    for (let round = 0; round < 10; round += 1) await goOn();
    const sessions = await figures('muster_gateway_sessions');
    expect(sessions.reduce((sum, one) => sum + one)).to.equal(2 * DEVICES);
    goTo('gateway-1');
    await updatePlain();
    await goOn();
  });

  it('are served by it while the former one is cut off from the bus, and by that one afterwards', async () => {
    line.cut();
    goTo('gateway-2');
    await updatePlain();
    await goOn();
    line.mend();
    await service.isReady('gateway-1');
    goTo('gateway-1');
    await updatePlain();
    await goOn();
  });

  it('lose their sessions with their key, at the gateway that has them, and in the store', async () => {
    const [atGateway, inStore] = fleet.ofCohort('with-cid');
    const sessions = await figures('muster_gateway_sessions');
    await changeKey(atGateway);
    await until(async () => sum(await figures('muster_gateway_sessions')) === sum(sessions) - 1);
    await service.end('gateway-1', 'SIGKILL');
    await changeKey(inStore);
    await service.beginAndWait('gateway-1');
    fleet.notifyAll();
    // Both send records of their former sessions. Nothing is found for them.
    await until(
      () => service.figure('gateway-1', 'muster_gateway_dtls_take_not_found_total'),
      (count) => count >= 2,
    );
    await until(() => fleet.unacknowledged.length === 2);
    expect(fleet.unacknowledged).to.have.members([atGateway, inStore]);
    expect(await service.figure('gateway-1', 'muster_gateway_sessions')).to.equal(2 * DEVICES - 2);
    expect(await fleet.compare(client, sinceMs)).to.deep.equal({ missing: 0, twice: reread });
  });

  async function changeKey(device: SimulatedDevice | undefined): Promise<void> {
    const { Id } = await client.devices.getByEndpoint(device?.endpointName ?? '');
    const { Rows } = await client.settingCategories.list({ Filter: "Name eq 'PSK'" });
    const SettingCategoryId = Rows[0]?.Id ?? '';
    await client.devices.updateSettingValues(Id, [
      { SettingCategoryId, Key: 'preSharedKey', DataType: 'HexString', Value: '00'.repeat(16) },
    ]);
  }

  const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

  it('can register at a gateway that has started before the worker', async () => {
    await service.end('worker', 'SIGTERM');
    await service.addGateway('gateway-3');
    expect((await service.probe('gateway-3', '/healthz'))[0]).to.equal(200);
    const [status, body] = await service.probe('gateway-3', '/readyz');
    expect(status).to.equal(503);
    expect(JSON.parse(body)).to.deep.equal({ status: 'not ready', checks: { worker: 'failed' } });
    expect(await service.figure('gateway-3', 'muster_gateway_sessions')).to.equal(0);
    const { coap } = service.addressesOf('gateway-3');
    const early = new NotifyingFleet(fleetOf(coap, notifying('early', 1)));
    closers.unshift(() => early.fleet.stop({ deregister: false }));
    const starting = early.start();
    await until(
      () => service.figure('gateway-3', 'muster_gateway_coap_requests_received_total'),
      (count) => count > 0,
    );
    service.begin('worker');
    await service.whenReady('worker');
    await starting;
    await service.isReady('gateway-3');
    await early.observe(client);
    await early.report();
    expect(early.fleet.devices[0]?.counters).to.include({ registrations: 1 });
    expect(await early.compare(client, sinceMs)).to.deep.equal({ missing: 0, twice: 0 });
    const page = (await service.probe('gateway-3', '/metrics'))[1];
    expect(page).to.include('process_cpu_seconds_total').and.to.include('muster_gateway_observations');
    expect((await service.probe('gateway-3', '/api/v3/devices'))[0]).to.equal(404);
  });
});
