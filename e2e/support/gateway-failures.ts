/**
 * Two gateways, two processes of the API behind nginx and a worker, over PostgreSQL and NATS. Devices reach the gateways
 * directly or, with `isBalanced`, through nginx. All that can end or be cut off does, under notifications and commands. The
 * simulated devices are the judge.
 */
import { createClient } from '@muster/sdk';
import type { FleetOptions } from '@muster/simulator';
import { natsServer, postgresServer, type NatsServer, type PostgresServer, until } from '@muster/testkit';
import { expect } from 'chai';
import { Commands, switches } from './commands.ts';
import { openCuttableLine, type CuttableLine } from './cuttable-line.ts';
import { LoadedService } from './loaded-service.ts';
import { fleetOf, notifying, NotifyingFleet } from './notifying-fleet.ts';
import { nginxProgram, startNginx, type Nginx } from './nginx.ts';
import { GATEWAYS, SeveralProcesses, type GatewayAddresses } from './several-processes.ts';

export interface Sizes {
  /** Devices that notify. Half of them are secured. */
  readonly devices: number;
  /** Notifications of all of them. */
  readonly perSecond: number;
  /** Seconds between the Updates of a device without DTLS: so long it can take until another gateway serves it. */
  readonly updateSeconds: number;
  /** Whether devices reach the gateways by nginx. Else half of them have the address of each gateway. */
  readonly isBalanced: boolean;
}

/** Devices of each kind that take commands: so many that both gateways have some. */
const SWITCHES = 10;

/** Everything that the tests of a suite share. */
export class Stage extends LoadedService {
  readonly sizes: Sizes;
  /** Ends everything that was started, the latest first. */
  readonly closers: (() => Promise<unknown>)[] = [];
  postgres!: PostgresServer;
  nats!: NatsServer;
  line!: CuttableLine;
  nginx!: Nginx;

  constructor(sizes: Sizes) {
    super(sizes.perSecond);
    this.sizes = sizes;
  }

  async open(context: Parameters<typeof natsServer>[0]): Promise<void> {
    const program = nginxProgram(context);
    this.postgres = await postgresServer(context);
    this.nats = await natsServer(context);
    this.closers.unshift(() => this.nats.stop());
    this.line = await openCuttableLine(this.nats.port);
    this.closers.unshift(() => this.line.close());
    this.service = await SeveralProcesses.startWithGateways(this.postgres, this.nats, {
      lines: { 'gateway-1': this.line.url },
      // All devices come from one address.
      gatewayFlags: ['--coaps-handshakes-per-address=2000'],
    });
    this.closers.unshift(() => this.service.stop());
    const gateways = GATEWAYS.map((name) => this.service.addressesOf(name));
    this.nginx = await startNginx(program, this.service);
    this.closers.unshift(() => this.nginx.stop());
    const { apiKey } = this.service.process('api-1').info;
    this.client = createClient({ baseUrl: this.nginx.url, apiKey });
    await this.#populate(this.sizes.isBalanced ? [this.nginx] : gateways);
  }

  /** @param places addresses that each have as many devices of each kind */
  async #populate(places: readonly GatewayAddresses[]): Promise<void> {
    const { devices, updateSeconds, isBalanced } = this.sizes;
    const own = { lifetimeSeconds: 6 * updateSeconds, updateIntervalSeconds: updateSeconds };
    const half = devices / 2 / places.length;
    // Behind nginx addresses change, and each device has to send something before a command reaches it. Without DTLS, until its Update, its notifications are not answered, and each
    // of them keeps the Update waiting for 93 seconds (NSTART, RFC 7252 4.7). So these devices take commands only.
    const plainMeters = isBalanced ? 0 : half;
    const plainTakers = isBalanced ? half : SWITCHES;
    const cohorts = (cohort: typeof notifying, name: string, secured: number, plain: number): FleetOptions =>
      fleetOf(
        places[0]?.coaps ?? '',
        ...places.flatMap(({ coap, coaps }, index) => [
          cohort(`secured-${name}-${index}`, secured, { server: coaps, ...(isBalanced ? own : {}) }),
          ...(plain > 0 ? [cohort(`plain-${name}-${index}`, plain, { server: coap, ...own })] : []),
        ]),
      );
    const meters = cohorts(notifying, 'meter', half, plainMeters);
    const takers = cohorts(switches, 'lock', SWITCHES, plainTakers);
    for (const options of [meters, takers]) await NotifyingFleet.enrol(this.client, options);
    this.meters = new NotifyingFleet(meters);
    this.commands = new Commands(takers);
    for (const { fleet } of [this.meters, this.commands])
      this.closers.unshift(() => fleet.stop({ deregister: false }));
    await this.meters.start();
    await this.commands.start(this.client);
    await this.meters.observe(this.client);
  }

  async close(): Promise<void> {
    for (const close of this.closers) await close();
  }

  /** Resolves when each device has made an Update from now on: a gateway that is there knows its address. */
  async everyDeviceHasUpdated(): Promise<void> {
    const { devices } = this;
    const before = new Map(devices.map((device) => [device, device.counters.updates]));
    await until(
      async () => devices.every((device) => device.counters.updates > (before.get(device) ?? 0)),
      (have) => have,
      { everyMs: 200 },
    );
  }
}

/** Declares the tests. */
export function gatewayFailures(sizes: Sizes): void {
  const stage = new Stage(sizes);

  before(function () {
    return stage.open(this);
  });

  after(() => stage.close());

  it('has devices of both kinds on both gateways', async () => {
    for (const name of GATEWAYS) {
      expect(await stage.service.figure(name, 'muster_gateway_sessions')).to.be.greaterThan(0);
    }
  });

  if (sizes.isBalanced) gatewaysThatStayAway(stage);
  else failures(stage);
}

/** Everything that can end or be cut off does. nginx makes no difference to these. */
function failures(stage: Stage): void {
  for (const name of [...GATEWAYS, 'api-1', 'worker']) {
    it(`loses nothing and does nothing twice when kill -9 ends ${name}`, async () => {
      await stage.underLoad(() => stage.service.restart(name, 'SIGKILL'));
      await stage.judge();
    });
  }

  it('loses nothing and does nothing twice when a worker takes over from one that is killed', async () => {
    const { service } = stage;
    await service.standBy('worker-2', 'worker');
    await stage.underLoad(async () => {
      await service.end('worker', 'SIGKILL');
      await service.whenReady('worker-2');
    });
    service.begin('worker');
    await service.isStandingBy('worker');
    await stage.judge();
  });

  const outages: readonly (readonly [
    what: string,
    process: string,
    begin: () => unknown,
    end: () => unknown,
  ])[] = [
    ['PostgreSQL ends and comes back', 'api-1', () => stage.postgres.stop(), () => stage.postgres.start()],
    ['NATS ends and comes back', 'gateway-1', () => stage.nats.stop(), () => stage.nats.start()],
    ['a gateway is cut off from the bus', 'gateway-1', () => stage.line.cut(), () => stage.line.mend()],
  ];
  for (const [what, process, begin, end] of outages) {
    it(`loses nothing and does nothing twice when ${what}`, async () => {
      await stage.underLoad(async () => {
        await begin();
        await stage.service.isNotReady(process);
        await end();
      });
      await stage.judge();
    });
  }

  upgrades(stage);
}

/** A health check takes a gateway that has ended out of the load balancing, and one that is there again into it. */
function gatewaysThatStayAway(stage: Stage): void {
  for (const name of GATEWAYS) {
    it(`serves the devices of ${name} by the other gateway when kill -9 ends it`, async () => {
      const { service, nginx } = stage;
      await stage.underLoad(async () => {
        await service.end(name, 'SIGKILL');
        await nginx.goesTo(GATEWAYS.filter((one) => one !== name));
        await stage.everyDeviceHasUpdated();
      });
      await stage.quiet();
      await service.beginAndWait(name);
      await stage.underLoad(async () => {
        await nginx.goesTo(GATEWAYS);
        await stage.everyDeviceHasUpdated();
      });
      await stage.judge();
    });
  }
}

function upgrades(stage: Stage): void {
  it('is upgraded process by process without a failed request and a lost notification', async () => {
    const { service, meters, commands } = stage;
    if (!service.has('worker-2')) await service.standBy('worker-2', 'worker');
    const failed = commands.failed.size;
    const { refused } = await stage.underLoad(
      async () => {
        for (const name of GATEWAYS) {
          await service.restart(name, 'SIGTERM');
          await service.isReady(name);
        }
        await service.restartWorker('worker', 'worker-2');
        for (const name of ['api-1', 'api-2']) await service.restart(name, 'SIGTERM');
      },
      () => stage.client,
    );
    expect(refused).to.deep.equal([]);
    expect(commands.failed.size).to.equal(failed);
    // None has to notify again: the last value of each is acknowledged by itself.
    await meters.whenQuiet();
    expect(await stage.judge()).to.deep.equal([]);
  });
}
