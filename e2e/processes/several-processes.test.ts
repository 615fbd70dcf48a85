/** A process that is gateway and worker, and two processes of the API, over PostgreSQL and NATS. */
import { expect } from 'chai';
import { createClient, type MusterClient } from '@muster/sdk';
import { natsServer, postgresServer, type NatsServer, until } from '@muster/testkit';
import { useClosers } from '../support/closers.ts';
import { codeOf, Commands, switches } from '../support/commands.ts';
import { openCuttableLine, type CuttableLine } from '../support/cuttable-line.ts';
import { LoadedService } from '../support/loaded-service.ts';
import { fleetOf, metersOf, NotifyingFleet } from '../support/notifying-fleet.ts';
import { SeveralProcesses } from '../support/several-processes.ts';

const DEVICES = 20;
const APIS = ['api-1', 'api-2'];
/** A revoked key is refused within a second. Thirty times that is no matter of speed: a process that forgets no key goes on forever. */
const REVOKED = { limitMs: 30_000 };

/** Event streams of one device at two processes of the API. */
class TwinStreams {
  readonly #stop = new AbortController();
  /** The values that each stream has shown, in their order. */
  readonly #seen: readonly string[][] = APIS.map(() => []);
  readonly #ends: readonly Promise<void>[];

  /** @param deviceId the device whose values are followed */
  constructor(service: SeveralProcesses, deviceId: string) {
    this.#ends = APIS.map((name, index) => this.#follow(service, deviceId, name, index));
    for (const end of this.#ends) end.catch(() => undefined);
  }

  async #follow(service: SeveralProcesses, deviceId: string, name: string, index: number): Promise<void> {
    const { signal } = this.#stop;
    const events = service.client(name, 5).events.stream({ deviceId, types: ['measurement'], signal });
    for await (const event of events) this.#seen[index]?.push(JSON.stringify(event.data));
  }

  /** Resolves when each stream has shown more values than that. */
  async haveShown(count: number): Promise<void> {
    await until(() => Math.min(...this.#seen.map((one) => one.length)) > count);
  }

  /** Ends the streams when no more values come. Fails unless both have shown the same values in the same order. */
  async end(): Promise<void> {
    let before = -1;
    await until(
      async () => this.#seen.reduce((sum, { length }) => sum + length, 0),
      (sum) => {
        const isQuiet = sum === before;
        before = sum;
        return isQuiet;
      },
      { everyMs: 500 },
    );
    this.close();
    await Promise.allSettled(this.#ends);
    const [one = [], two = []] = this.#seen;
    const [shorter, longer] = one.length <= two.length ? [one, two] : [two, one];
    expect(shorter).to.not.be.empty;
    // The stream that was opened later lacks values at its beginning.
    expect(longer.slice(-shorter.length)).to.deep.equal(shorter);
  }

  close(): void {
    this.#stop.abort();
  }
}

/** Makes an API key with the roles of a device network at a process, and reads it at the other. */
async function createKey(service: SeveralProcesses, deviceNetwork: string) {
  const [one, two] = [service.client('api-1'), service.client('api-2')];
  const inNetwork = { deviceNetwork };
  const RoleIds = (await one.roles.list({}, inNetwork)).Rows.map((role) => role.Id);
  const key = { Name: 'made for a test', ExpirationDate: '2099-12-31T00:00:00Z', RoleIds };
  const { Id } = await one.apiKeys.create(key, inNetwork);
  const { Key = '' } = await two.apiKeys.get(Id, inNetwork);
  return { key: Key, revoke: () => one.apiKeys.delete(Id, inNetwork) };
}

describe('a service of several processes', () => {
  const stage = new LoadedService(10 * DEVICES);
  const closers = useClosers();
  let nats: NatsServer;
  let line: CuttableLine;
  let service: SeveralProcesses;

  before(async function () {
    const postgres = await postgresServer(this);
    nats = await natsServer(this);
    closers.unshift(() => nats.stop());
    line = await openCuttableLine(nats.port);
    closers.unshift(() => line.close());
    service = await SeveralProcesses.start(postgres, nats, { 'api-2': line.url });
    closers.unshift(() => service.stop());
    stage.service = service;
    const { coap, coaps = '' } = service.process('gateway').info;
    stage.client = service.client('api-1', 5);
    const options = metersOf(coaps, DEVICES);
    stage.meters = await NotifyingFleet.open(stage.client, options, closers, service.client('api-2', 5));
    stage.commands = new Commands(fleetOf(coap, switches('switch', 1)));
    closers.unshift(() => stage.commands.fleet.stop({ deregister: false }));
    await stage.commands.start(stage.client);
  });

  const deviceId = async (): Promise<string> =>
    (await stage.client.devices.getByEndpoint(stage.meters.fleet.devices[0]!.endpointName)).Id;

  /** A key that both processes of the API take, and the end of it. */
  async function shortKey() {
    const { key, revoke } = await createKey(service, service.process('api-1').info.deviceNetworkId);
    const statusAt = async (name: string): Promise<number> => {
      const headers = { authorization: `Bearer ${key}`, connection: 'close' };
      return (await fetch(`${service.process(name).info.http}/api/v3/devicetypes`, { headers })).status;
    };
    for (const name of APIS) expect(await statusAt(name)).to.equal(200);
    const isRefusedAt = (name: string): Promise<unknown> =>
      until(async () => (await statusAt(name)) === 401, Boolean, REVOKED);
    return { revoke, isRefusedAt };
  }

  it('shows in each process the changes of the others, and ends a revoked key in all', async () => {
    const { Id } = await service.client('api-1').deviceTypes.create({ Name: 'shown' });
    expect(await service.client('api-2').deviceTypes.get(Id)).to.include({ Name: 'shown' });
    const key = await shortKey();
    await key.revoke();
    for (const name of APIS) await key.isRefusedAt(name);
  });

  it('ends a revoked key also in a process that is cut off from the bus, which goes on reading', async () => {
    const two = service.client('api-2');
    const key = await shortKey();
    line.cut();
    try {
      await key.revoke();
      await key.isRefusedAt('api-2');
      expect((await two.devices.list({ PageSize: 1 })).NbrOfRows).to.equal(DEVICES + 1);
    } finally {
      line.mend();
    }
    await until(
      () => two.deviceTypes.create({ Name: 'after the cut' }),
      () => true,
      { tolerate: () => true },
    );
  });

  it('keeps device networks apart in all processes: reads, commands and events', async () => {
    const device = await deviceId();
    const { Rows } = await stage.client.resources.list({ Filter: "Name eq 'Application Type'" });
    const { Id: network } = await service.client('api-1').deviceNetworks.create({ Name: 'other' });
    const { key: apiKey } = await createKey(service, network);
    for (const name of APIS) {
      const foreign = createClient({ baseUrl: service.process(name).info.http, apiKey, retries: 0 });
      const refusal = (work: Promise<unknown>): Promise<string> => work.then(() => 'allowed', codeOf);
      expect((await foreign.devices.list()).NbrOfRows).to.equal(0);
      expect(await refusal(foreign.devices.get(device))).to.equal('device-not-found');
      const write = foreign.resources.write(Rows[0]!.Id, { Value: 'foreign' });
      expect(await refusal(write)).to.equal('resource-not-found');
      expect(await refusal(foreign.devices.delete(device))).to.equal('device-not-found');
      const stop = new AbortController();
      const [seen, own]: [unknown[], unknown[]] = [[], []];
      const listen = async (client: MusterClient, into: unknown[]): Promise<void> => {
        for await (const event of client.events.stream({ signal: stop.signal })) into.push(event);
      };
      const streams = [listen(foreign, seen), listen(service.client(name), own)];
      // Streams get events in their order: when the administrator has several, the other one would have the first.
      await until(async () => {
        stage.meters.notifyAll();
        return own.length >= 5;
      });
      stop.abort();
      await Promise.allSettled(streams);
      expect(seen).to.deep.equal([]);
    }
  });

  it('sends the same events in the same order to streams of all processes, also over a restart of the bus', async () => {
    const streams = new TwinStreams(service, await deviceId());
    try {
      await stage.underLoad(async () => {
        await streams.haveShown(5);
        await nats.stop();
        const api = service.process('api-1');
        await until(() => api.output().includes('the connection to the bus is lost'));
        await nats.start();
      });
      await stage.judge();
      await streams.haveShown(10);
      // A stream begins when it is open: the later one begins later.
      await streams.end();
    } finally {
      streams.close();
    }
  });

  it('loses nothing and does nothing twice when kill -9 ends gateway', async () => {
    await stage.underLoad(() => service.restart('gateway', 'SIGKILL'));
    await stage.judge();
  });

  it('restarts the gateway without a failed request', async () => {
    const failed = stage.commands.failed.size;
    // Requests wait for the gateway. On a busy machine it can take longer, and the SDK tries again.
    const { refused } = await stage.underLoad(
      () => service.restart('gateway', 'SIGTERM'),
      (turn) => service.client(APIS[turn]!, 5),
    );
    expect(refused).to.deep.equal([]);
    expect(stage.commands.failed.size).to.equal(failed);
    await stage.judge();
  });
});
