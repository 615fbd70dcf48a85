/** Kills the server under work of each kind. Each acknowledged value is stored once, and has its consequences. */
import { until } from '@muster/testkit';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { expect } from 'chai';
import { createWebhookSecret, type WebhookEvent } from '@muster/sdk';
import type { RawDevice } from '../support/raw-device.ts';
import { doubleTemperature } from '../support/resource-values.ts';
import { useServer } from '../support/test-server.ts';
import { startWebhookReceiver, valueOf, type WebhookReceiver } from '../support/webhook-receiver.ts';

const KILLS = 2;
const temperature = '/3303/0/5700';
const namesOf = (count: number): readonly string[] =>
  Array.from({ length: count }, (_, index) => `buoy-${index}`);

/** Times that rise with each call. Of two values of the same time the second one would count. */
function risingTimes(): () => number {
  let timeMs = 0;
  return () => (timeMs = Math.max(Date.now(), timeMs + 1));
}

describe('kill -9', () => {
  const secret = createWebhookSecret();
  const server = useServer({
    each: true,
    flags: [
      ...['--requests-per-minute=0', '--expiry-grace-seconds=1'],
      ...['--webhook-first-delay-seconds=0.1', '--webhook-targets=loopback'],
    ],
  });

  const connect = (names: readonly string[]): Promise<RawDevice[]> =>
    Promise.all(names.map((name) => server.register(name)));

  /** Repeats each turn until the server is killed, which is when `enough` holds, and starts the server again. */
  async function killUnder(
    turns: readonly (() => Promise<unknown>)[],
    enough: () => boolean | Promise<boolean>,
  ): Promise<void> {
    let isOver = false;
    // A turn whose response is missing does not end.
    const gone = once(server.process.child, 'close');
    const repeat = async (turn: () => Promise<unknown>): Promise<void> => {
      while (!isOver) await turn();
    };
    const work = turns.map((turn) => Promise.race([repeat(turn), gone]));
    await until(async () => enough(), Boolean);
    await server.stop('SIGKILL');
    isOver = true;
    await Promise.all(work);
    // Devices send nothing again that was on its way.
    server.disconnect();
    await server.start();
  }

  describe('while rules raise events', () => {
    const [TRIGGER, RESET] = [30, 25];
    type Pair = readonly [raisedBy: number, resetBy: number | undefined];

    /** Hysteresis over values in their order. */
    function eventsOf(values: readonly number[]): readonly Pair[] {
      const events: Pair[] = [];
      let active: number | undefined;
      for (const value of values) {
        if (active === undefined && value > TRIGGER) active = value;
        else if (active !== undefined && value < RESET) {
          events.push([active, value]);
          active = undefined;
        }
      }
      return active === undefined ? events : [...events, [active, undefined]];
    }

    it('each stored value has counted exactly once, and every acknowledged one is stored', async () => {
      const names = namesOf(3);
      const counts = names.map(() => 0);
      const acknowledged = names.map((): number[] => []);
      let devices = await connect(names);
      const type = await server.typeOf(3303);
      const { Id: ResourceCollectionId } = await server.client.resourceCollections.create({
        SmartObjectTypeIds: [type.SmartObjectTypeId],
      });
      const limits = { TriggerOperator: 'GreaterThan', ResetOperator: 'LowerThan' } as const;
      await server.client.rules.create({
        Name: 'Warm',
        ResourceCollectionId,
        TriggerType: 'ForEveryResource',
        Conditions: [{ ...type, ...limits, TriggerMinValue: TRIGGER, ResetMinValue: RESET }],
      });
      for (let round = 0; round < KILLS; round += 1) {
        const goals = acknowledged.map(({ length }) => length + 30 + round);
        const report = (device: RawDevice, index: number): (() => Promise<void>) => {
          const time = risingTimes();
          return async () => {
            // Below, between and above the limits, each another one.
            const number = counts[index]!++;
            const value = [20, 27, 31, 28][number % 4]! + (number % 997) / 1_000;
            if ((await device.report(value, time())) === '2.04') acknowledged[index]!.push(value);
          };
        };
        await killUnder(devices.map(report), () =>
          acknowledged.every(({ length }, index) => length >= goals[index]!),
        );
        for (const [index, name] of names.entries()) {
          const stored = await server.values(name, temperature);
          const missing = acknowledged[index]!.filter((value) => !stored.includes(value));
          expect(missing, 'acknowledged, and not stored').to.deep.equal([]);
          const { Id } = await server.client.devices.getByEndpoint(name);
          const query = { Filter: `DeviceId eq ${Id}`, Sort: 'CreatedDateTime' } as const;
          const events = await server.client.events.iterate(query).toArray(1_000);
          const pairs = events.map(({ TriggerValue, ResetValue }) => [TriggerValue, ResetValue]);
          expect(pairs).to.deep.equal(eventsOf(stored));
        }
        devices = await connect(names);
      }
    });
  });

  describe('while transformers compute', () => {
    /** A process that has ended can remain as a zombie (Z) until its parent reads its status. */
    function isAlive(pid: string): boolean {
      const file = `/proc/${pid}/stat`;
      return existsSync(file) && !/^\d+ \(.*\) [ZX] /u.test(readFileSync(file, 'utf8'));
    }

    const formulaProcesses = (): readonly string[] => {
      const { pid } = server.info;
      return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(/\s+/u);
    };

    it('each result fits the value of its time, and the latest is of the latest value', async () => {
      const names = namesOf(4);
      let devices = await connect(names);
      const source = await server.typeOf(3303);
      const { DeviceTemplateId, LocationId } = await server.client.devices.getByEndpoint(names[0]!);
      await doubleTemperature(server.client, DeviceTemplateId);
      const { Id: ResourceCollectionId } = await server.client.resourceCollections.create({
        Name: 'temperatures',
        SmartObjectTypeIds: [source.SmartObjectTypeId],
        ResourceTypeIds: [source.ResourceTypeId],
      });
      await server.client.transformers.createAtLocation(LocationId, {
        Name: 'Sum',
        TransformerType: 'JSONata',
        ResourceCollectionId,
        Configurations: [{ Key: 'Expression', Value: '$sum(sources[0].values)' }],
        TransformerTargetTypeConfigurations: [await server.typeOf(3323)],
      });
      const [location] = await server.client.transformers.listOfLocation(LocationId);
      const latest = async (device: string, object: number): Promise<readonly [number, number] | undefined> =>
        (await server.series(device, `/${object}/*/5700`)).at(-1);

      for (let round = 0; round < KILLS; round += 1) {
        const firstOf = (index: number): number => round * 1_000_000 + index * 100_000;
        let processes: readonly string[] = [];
        const report = (device: RawDevice, index: number): (() => Promise<string>) => {
          const time = risingTimes();
          let value = firstOf(index);
          return () => device.report(value++, time());
        };
        await killUnder(devices.map(report), async () => {
          processes = formulaProcesses();
          const results = await Promise.all(names.map((name) => latest(name, 3300)));
          return results.every((one, index) => (one?.[1] ?? -1) >= 2 * (firstOf(index) + 5 + round));
        });
        // The process of the formulas goes with its parent.
        await until(() => processes.filter(isAlive).length === 0);
        let sum = 0;
        for (const name of names) {
          const values = new Map(await server.series(name, temperature));
          const [time, value] = [...values].at(-1)!;
          const computed = await until(
            () => server.series(name, '/3300/*/5700'),
            (series) => series.at(-1)?.[0] === time,
          );
          expect(new Set(computed.map(([at]) => at)).size, 'times of results').to.equal(computed.length);
          for (const [at, result] of computed) expect(result).to.equal(2 * values.get(at)!);
          sum += value;
        }
        await until(async () => (await latest(location!.DeviceId!, 3323))?.[1] === sum);
        const shown = [
          ...(await server.client.transformers.listOfLocation(LocationId)),
          ...(await server.client.transformers.listOfTemplate(DeviceTemplateId)),
        ];
        const states = shown.map(({ Deactivated, LastError }) => [Deactivated, LastError]);
        expect(states)
          .to.deep.equal(states.map(() => [false, undefined]))
          .and.to.have.length(2);
        devices = await connect(names);
      }
    });
  });

  describe('while a webhook delivers', () => {
    let receiver: WebhookReceiver;

    beforeEach(async () => {
      receiver = await startWebhookReceiver(secret);
    });

    afterEach(() => receiver.close());

    const consumer = async (more: { readonly EventTypes?: 'measurement'[] } = {}): Promise<string> => {
      const Name = 'harbour office';
      const request = { Name, HttpEndpoint: receiver.url, Secret: secret, ...more };
      return (await server.client.eventConsumers.create(request)).Id;
    };

    const delivered = (id: string): Promise<unknown> =>
      until(async () => (await server.client.eventConsumers.get(id)).Delivery.PendingEvents === 0);

    it('all that was acknowledged, and each state of the Activity Log, reaches the receiver', async () => {
      const names = namesOf(8);
      type Kind = 'device.registered' | 'device.updated' | 'device.deregistered' | 'measurement';
      const tallies = names.map((): Record<Kind, number> => ({
        ...{ 'device.registered': 0, 'device.updated': 0, 'device.deregistered': 0, measurement: 0 },
      }));
      const id = await consumer();
      let asked = 0;
      for (let round = 0; round < KILLS; round += 1) {
        const goals = tallies.map((tally) => tally['device.deregistered'] + 1 + round);
        const live = (name: string, index: number) => async (): Promise<void> => {
          const tally = tallies[index]!;
          const device = await server.register(name);
          tally['device.registered'] += 1;
          const did = (kind: Kind, code: string): void => {
            expect(code).to.match(/^2\./u);
            tally[kind] += 1;
          };
          did('device.updated', (await device.request('0.02', device.location)).code);
          did('measurement', await device.report(20));
          did('device.deregistered', (await device.request('0.04', device.location)).code);
        };
        const goal = asked + 2;
        const ask = async (): Promise<void> => {
          await server.client.eventConsumers.test(id, {}).then(
            () => (asked += 1),
            () => undefined,
          );
        };
        await killUnder(
          [...names.map(live), ask],
          () =>
            asked >= goal && tallies.every((tally, index) => tally['device.deregistered'] >= goals[index]!),
        );
      }
      await delivered(id);
      const events = receiver.taken();
      for (const [index, name] of names.entries()) {
        const { Id } = await server.client.devices.getByEndpoint(name);
        for (const [kind, count] of Object.entries(tallies[index]!)) {
          const all = events.filter(({ type, deviceId }) => type === kind && deviceId === Id);
          // The last of them may have been stored without its acknowledgement on the way.
          expect(all.length, `${kind} of ${name}`).to.be.within(count, count + KILLS);
        }
      }
      const statusOf = (event: WebhookEvent): [string, string][] =>
        event.type === 'activityLog' ? [[event.data.Id, event.data.Status]] : [];
      const latest = new Map(events.flatMap(statusOf));
      const entries = await server.client.activityLogs.iterate({ PageSize: 1_000 }).toArray(100_000);
      for (const { Id, Status } of entries) expect(latest.get(Id), `entry ${Id}`).to.equal(Status);
      expect(entries.length).to.be.greaterThan(KILLS);
      expect(receiver.refused).to.deep.equal([]);
    });

    it('values that the receiver has refused come in order, signed for others to check', async () => {
      const [device] = await connect(['buoy']);
      const id = await consumer({ EventTypes: ['measurement'] });
      const values = Array.from({ length: 43 }, (_, index) => index);
      for (const value of values) {
        if (value === 3) {
          await delivered(id);
          receiver.answer = 503;
        }
        expect(await device!.report(value)).to.equal('2.04');
      }
      await server.stop('SIGKILL');
      receiver.answer = 204;
      await server.start();
      await delivered(id);
      expect(receiver.taken().map(valueOf)).to.deep.equal(values);
      expect(receiver.refused).to.deep.equal([]);
      expect(await server.figure('muster_webhooks_delivered_total')).to.equal(40);
      expect(await server.figure('muster_webhooks_events_pending')).to.equal(0);
    });
  });

  it('under devices that do not speak LwM2M: acknowledged values are stored, and once if they are delivered again (spec 1)', async () => {
    const PER_BATCH = 50;
    const [collector] = (await server.client.dataCollectors.list({})).Rows;
    const id = collector!.Id;
    const { SecurityToken } = await server.client.dataCollectors.getRegistrationTicket(id);
    const path = { id, endpoint: 'boiler' };
    const gateway = () => server.clientWith(SecurityToken, { retries: 0 });
    await gateway().call('dataCollectors.registerDevice', { path, body: { Objects: ['/3303/0'] } });
    const startMs = Date.now() - 3_000_000;
    const deliver = (at: number): Promise<{ Accepted: number }> => {
      const body = Array.from({ length: PER_BATCH }, (_, index) => {
        const Value = at * PER_BATCH + index;
        return { Endpoint: 'boiler', Path: temperature, Value, Time: startMs + Value };
      });
      return gateway().call('dataCollectors.deliverValues', { path: { id }, body });
    };
    let batches = 0;
    const next = async (): Promise<void> => {
      expect(await deliver(batches)).to.include({ Accepted: PER_BATCH });
      batches += 1;
    };
    await killUnder([() => next().catch(() => undefined)], () => batches >= 10);
    expect((await server.client.devices.getByEndpoint('boiler')).Status).to.equal('online');
    const stored = await server.values('boiler', temperature);
    expect(stored.length).to.be.at.least(batches * PER_BATCH);
    // The one after the last may have been stored without a response.
    for (let at = 0; at <= batches; at += 1)
      expect(await deliver(at)).to.deep.include({ Accepted: PER_BATCH, Errors: [] });
    const values = await server.values('boiler', temperature);
    expect(values).to.deep.equal(Array.from({ length: (batches + 1) * PER_BATCH }, (_, value) => value));
  });
});
