/** A gateway and two processes of the API over PostgreSQL and NATS, and all that can end or be cut off. */
import { setTimeout as delay } from 'node:timers/promises';
import { expect } from 'chai';
import { MusterApiError, type MusterClient } from '@muster/sdk';
import { createFleet, type Fleet } from '@muster/simulator';
import { natsServer, postgresServer, type NatsServer, type PostgresServer } from '@muster/testkit';
import { SecuredFleet } from './support/secured-fleet.ts';
import { CuttableLine } from './support/cuttable-line.ts';
import { SeveralProcesses } from './support/several-processes.ts';
import { expectIsolation } from './support/foreign-network.ts';
import { TwinStreams } from './support/twin-streams.ts';
import { until } from './support/until.ts';

const DEVICES = 20;
const EVERY_MS = 100;
/** A revoked key is refused within a second. Ten times that is no matter of speed: a process that forgets no key goes on forever. */
const REVOKED = { limitMs: 10_000 };

/** Code of an error of the service, or its text. */
function codeOf(error: unknown): string {
  return error instanceof MusterApiError ? (error.code ?? error.message) : String(error);
}

/** Writes a new value to a device again and again, by both processes of the API in turn. Each is tried once. */
class Writes {
  /** Accepted values, with the IDs of their entries in the Activity Log. */
  readonly accepted = new Map<string, string>();
  /** Refused values, with what the service said of them. */
  readonly failed = new Map<string, string>();
  /** How often each value reached the device, by Message ID. */
  readonly arrivals = new Map<string, Set<number>>();
  readonly fleet: Fleet;
  #last = 0;

  constructor(coap: string) {
    this.fleet = createFleet({
      serverUri: coap,
      seed: 1,
      lifetimeSeconds: 86_400,
      devices: [{ name: 'switches', endpoint: 'switch-{index:2}', count: 1, objects: [1, 3, 3306] }],
      onDatagram: (_device, direction, message) => {
        if (direction === 'received') this.#look(Buffer.from(message));
      },
    });
  }

  /** A Write has the code 0.03; its payload is the value as text. */
  #look(message: Buffer): void {
    if (message.readUInt8(1) !== 0x03) return;
    const value = /value-\d+/u.exec(message.toString('latin1'))?.[0];
    if (value === undefined) return;
    const ids = this.arrivals.get(value) ?? new Set();
    this.arrivals.set(value, ids.add(message.readUInt16BE(2)));
  }

  async one(client: MusterClient, resource: string): Promise<void> {
    this.#last += 1;
    const value = `value-${this.#last}`;
    try {
      const { activityId = '' } = await client.resources.write(resource, { Value: value });
      this.accepted.set(value, activityId);
    } catch (error) {
      this.failed.set(value, codeOf(error));
    }
  }

  /** Values that reached the device more than once. */
  get twice(): readonly string[] {
    return [...this.arrivals].filter(([, ids]) => ids.size > 1).map(([value]) => value);
  }
}

describe('a service of several processes', () => {
  let postgres: PostgresServer;
  let nats: NatsServer;
  const lines: Record<string, CuttableLine> = {};
  let service: SeveralProcesses;
  let meters: SecuredFleet;
  let writes: Writes;
  let resource: string;
  const sinceMs = Date.now() - 1;
  /** Ends everything that `before` has started, the latest first. */
  const closers: (() => Promise<unknown>)[] = [];

  before(async function () {
    postgres = await postgresServer(this);
    nats = await natsServer(this);
    closers.unshift(() => nats.stop());
    for (const name of ['gateway', 'api-2']) {
      const line = await CuttableLine.open(nats.port);
      closers.unshift(() => line.close());
      lines[name] = line;
    }
    const urls = Object.fromEntries(Object.entries(lines).map(([name, line]) => [name, line.url]));
    service = await SeveralProcesses.start(postgres, nats, urls);
    closers.unshift(() => service.stop());
    const { coap, coaps = '' } = service.process('gateway').info;
    const client = service.client('api-1', 5);
    await SecuredFleet.provision(client, coaps, DEVICES);
    meters = new SecuredFleet(coaps, DEVICES);
    writes = new Writes(coap);
    for (const { fleet } of [meters, writes]) closers.unshift(() => fleet.stop({ deregister: false }));
    await Promise.all([meters.start(), writes.fleet.start().then(() => writes.fleet.whenRegistered())]);
    await meters.observe(service.client('api-2', 5));
    const name = writes.fleet.devices[0]!.endpointName;
    const found = await until(
      () => client.resources.list({ Filter: `DeviceName eq '${name}' and Name eq 'Application Type'` }),
      ({ Rows }) => Rows.length > 0,
    );
    resource = found.Rows[0]!.Id;
  });

  after(async () => {
    for (const close of closers) await close();
  });

  /** Everything is as it should be after a failure: judged by the simulated devices. */
  async function judge(): Promise<void> {
    await meters.whenQuiet();
    const client = service.client('api-1', 5);
    expect(await meters.compare(client, sinceMs)).to.deep.equal({ missing: 0, twice: 0 });
    for (const { counters } of [...meters.fleet.devices, ...writes.fleet.devices]) {
      expect(counters).to.include({ registrations: 1, handshakeFailures: 0 });
    }
    for (const { counters } of meters.fleet.devices) expect(counters).to.include({ handshakes: 1 });
    expect(writes.accepted).to.not.be.empty;
    expect(writes.twice, 'a command reached the device twice').to.deep.equal([]);
    for (const [value, id] of writes.accepted) {
      if (writes.arrivals.has(value)) continue;
      // A command that was about to be sent when its process died: that its outcome is not known is stated.
      const entry = await client.activityLogs.waitFor(id);
      if (writes.arrivals.has(value)) continue;
      expect(entry.Status, `${value} is lost`).to.equal('Failed');
      expect(entry.ResponseMessage).to.match(/restarted|shutting down/u);
    }
    const { Rows } = await client.deviceTypes.list({ PageSize: 1_000 });
    const names = new Set(Rows.map(({ Name }) => Name));
    expect(names.size).to.equal(Rows.length);
    for (const name of created) expect(names.has(name), `${name} was acknowledged`).to.equal(true);
  }

  const created = new Set<string>();
  let count = 0;

  /** Notifications, writes and creations go on while `work` runs and for some rounds after it. */
  async function underLoad(work: () => Promise<void>, rounds = 10): Promise<readonly string[]> {
    const refused: string[] = [];
    const state = { isRunning: true };
    const notifying = setInterval(() => meters.notifyAll(), EVERY_MS);
    const clients = (): MusterClient[] => ['api-1', 'api-2'].map((name) => service.client(name));
    const load = async (turn: number): Promise<void> => {
      for (let left = rounds; state.isRunning || left > 0; left -= state.isRunning ? 0 : 1) {
        const client = clients()[turn]!;
        count += 1;
        const name = `type ${count}`;
        await client.deviceTypes.create({ Name: name }).then(
          () => created.add(name),
          (error: unknown) => refused.push(codeOf(error)),
        );
        await writes.one(client, resource);
        await delay(20);
      }
    };
    const loads = [load(0), load(1)];
    try {
      await delay(5 * EVERY_MS);
      await work();
    } finally {
      state.isRunning = false;
      await Promise.all(loads).finally(() => clearInterval(notifying));
    }
    return refused;
  }

  it('shows in each process the changes of the others, and ends a revoked key in all', async () => {
    const [one, two] = [service.client('api-1'), service.client('api-2')];
    const { Id } = await one.deviceTypes.create({ Name: 'shown' });
    expect(await two.deviceTypes.get(Id)).to.include({ Name: 'shown' });
    const roles = await one.roles.list({});
    const key = await one.apiKeys.create({
      Name: 'short',
      ExpirationDate: '2099-12-31T00:00:00Z',
      RoleIds: roles.Rows.map((role) => role.Id),
    });
    const { Key = '' } = await two.apiKeys.get(key.Id);
    const asked = async (name: string): Promise<number> => {
      const { http } = service.process(name).info;
      const headers = { authorization: `Bearer ${Key}`, connection: 'close' };
      return (await fetch(`${http}/api/v3/devicetypes`, { headers })).status;
    };
    expect([await asked('api-1'), await asked('api-2')]).to.deep.equal([200, 200]);
    await one.apiKeys.delete(key.Id);
    for (const name of ['api-1', 'api-2'])
      await until(
        () => asked(name),
        (status) => status === 401,
        REVOKED,
      );
  });

  it('ends a revoked key also in a process that is cut off from the bus, which goes on reading', async () => {
    const [one, two] = [service.client('api-1'), service.client('api-2')];
    const roles = await one.roles.list({});
    const key = await one.apiKeys.create({
      Name: 'short',
      ExpirationDate: '2099-12-31T00:00:00Z',
      RoleIds: roles.Rows.map((role) => role.Id),
    });
    const { Key = '' } = await two.apiKeys.get(key.Id);
    const asked = async (): Promise<number> => {
      const headers = { authorization: `Bearer ${Key}`, connection: 'close' };
      return (await fetch(`${service.process('api-2').info.http}/api/v3/devicetypes`, { headers })).status;
    };
    expect(await asked()).to.equal(200);
    lines['api-2']?.cut();
    try {
      await one.apiKeys.delete(key.Id);
      await until(asked, (status) => status === 401, REVOKED);
      expect((await two.devices.list({ PageSize: 1 })).NbrOfRows).to.equal(DEVICES + 1);
    } finally {
      lines['api-2']?.mend();
    }
    await until(
      () => two.deviceTypes.create({ Name: 'after the cut' }),
      () => true,
      { tolerate: () => true },
    );
  });

  it('keeps device networks apart in all processes: reads, commands and events', async () => {
    const device = await service.client('api-1').devices.getByEndpoint(meters.fleet.devices[0]!.endpointName);
    await expectIsolation(service, {
      deviceId: device.Id,
      resourceId: resource,
      report: () => meters.notifyAll(),
    });
  });

  it('sends the same events in the same order to streams of all processes, also over a restart of the bus', async () => {
    const { Id } = await service.client('api-1').devices.getByEndpoint(meters.fleet.devices[0]!.endpointName);
    const streams = new TwinStreams(service, Id);
    try {
      await underLoad(async () => {
        await streams.haveShown(5);
        await nats.stop();
        await delay(1_000);
        await nats.start();
      });
      await judge();
      await streams.haveShown(10);
      // A stream begins when it is open: the later one begins later.
      await streams.end();
    } finally {
      streams.close();
    }
  });

  for (const name of ['api-1', 'gateway']) {
    it(`loses nothing and does nothing twice when kill -9 ends ${name}`, async () => {
      await underLoad(() => service.restart(name, 'SIGKILL'));
      await judge();
    });
  }

  it('loses nothing and does nothing twice when PostgreSQL ends and comes back', async () => {
    await underLoad(async () => {
      await postgres.stop();
      await delay(1_000);
      await postgres.start();
    });
    await judge();
  });

  it('loses nothing and does nothing twice when the gateway is cut off from the bus', async () => {
    await underLoad(async () => {
      lines['gateway']?.cut();
      await delay(3_000);
      lines['gateway']?.mend();
    });
    await judge();
  });

  it('restarts the gateway without a failed request', async () => {
    const failedBefore = writes.failed.size;
    const refused = await underLoad(() => service.restart('gateway', 'SIGTERM'));
    expect(writes.failed.size).to.equal(failedBefore);
    expect(refused).to.deep.equal([]);
    await judge();
  });
});
