/** Actuates a fleet with devices in every state. For any state of a target, the response is 204. */
import { setTimeout as delay } from 'node:timers/promises';
import { expect } from 'chai';
import { ServerError } from '@muster/sdk';
import { createFleet, type Fleet } from '@muster/simulator';
import { SleepingDevice } from './support/sleeping-device.ts';
import { useServer } from './support/test-server.ts';
import { until } from './support/until.ts';

const LAMPS = 20;
const AWAKE_SECONDS = 1;

describe('actuators over a mixed fleet', () => {
  const server = useServer({ each: true, retries: 0, flags: [`--queue-awake-seconds=${AWAKE_SECONDS}`] });
  let fleet: Fleet;

  beforeEach(async () => {
    fleet = createFleet({
      devices: [
        { name: 'lamp', count: LAMPS, endpoint: 'lamp-{index:3}', objects: [3311] },
        { name: 'other', count: 2, endpoint: 'other-{index:3}', objects: [3303] },
      ],
      serverUri: server.info.coap,
      backOff: { initialSeconds: 1, maxSeconds: 2 },
    });
    await fleet.start();
  });

  afterEach(() => fleet.stop());

  /** Switches every lamp on of all devices that the generic type has. */
  const createActuator = async (): Promise<string> => {
    const found = await server.client.devices.getByEndpoint('lamp-001');
    const category = await server.client.eventCategories.create({ Name: 'Night' });
    const collection = await server.client.resourceCollections.create({
      Name: 'Everything',
      DeviceTypeIds: [found.DeviceTypeId],
    });
    const { Id } = await server.client.actuators.create({
      Name: 'Lamps on',
      EventCategoryId: category.Id,
      ResourceCollectionId: collection.Id,
      ActuatorResourceValues: [{ ...(await server.typeOf(3311, 5850)), Value: 'true' }],
    });
    return Id;
  };

  const childrenOf = (parent: string) =>
    server.client.activityLogs
      .iterate({ Filter: `ParentId eq ${parent} and EntityType eq Resource`, PageSize: 1000 })
      .toArray(1000);

  it('actuate is 204 with devices online, offline, asleep, removed and without the resource; each is an entry (spec 7.1)', async () => {
    const sleeper = await SleepingDevice.open(server.info.coap, 'sleeper', '</1/0>,</3311/0>');
    const [type] = await server.client.deviceTypes.iterate({}).toArray(1);
    const actuator = await createActuator();
    const offline = await server.client.devices.create({
      DeviceIdentifier: 'offline',
      DeviceTypeId: type!.Id,
    });
    const lampType = (await server.client.actuators.get(actuator)).ActuatorResourceValues[0]!
      .SmartObjectTypeId;
    await server.client.smartObjects.create({ DeviceId: offline.Id, SmartObjectTypeId: lampType });
    const other = await server.client.devices.getByEndpoint('other-021');
    await server.client.smartObjects.create({ DeviceId: other.Id, SmartObjectTypeId: lampType });
    const removed = await server.client.devices.getByEndpoint('lamp-020');
    await sleeper.sleep(AWAKE_SECONDS);

    const [receipt] = await Promise.all([
      server.client.actuators.actuate(actuator),
      server.client.devices.delete(removed.Id),
    ]);
    const settled = await until(
      () => childrenOf(receipt.activityId!),
      (rows) =>
        rows.length >= LAMPS + 2 &&
        rows.filter(({ Status }) => Status === 'Pending' || Status === 'InProgress').length === 1,
    );
    const byName = (name: string) => settled.filter(({ Description }) => Description.endsWith(` on ${name}`));
    expect(byName('lamp-001')[0]).to.include({ Status: 'Completed', ResponseCode: '2.04' });
    expect(settled.filter(({ Status }) => Status === 'Completed').length).to.be.at.least(LAMPS - 1);
    expect(byName('offline')[0]).to.include({
      Status: 'Failed',
      ResponseMessage: 'The device is offline.',
    });
    expect(byName('other-021')[0]?.Status).to.equal('Failed');
    expect(byName('sleeper')[0]?.Status).to.equal('Pending');
    expect((await server.client.activityLogs.get(receipt.activityId!)).Status).to.equal('InProgress');

    expect(sleeper.written).to.deep.equal([]);
    await sleeper.wake();
    await until(
      () => server.client.activityLogs.get(receipt.activityId!),
      ({ Status }) => Status === 'Failed',
    );
    const [woken] = (await childrenOf(receipt.activityId!)).filter(({ Description }) =>
      Description.endsWith(' on sleeper'),
    );
    expect(woken?.Status).to.equal('Completed');
    expect(sleeper.written).to.deep.equal(['/3311/0/5850']);
    sleeper.close();
  });

  for (const signal of ['SIGTERM', 'SIGKILL'] as const) {
    it(`actuate is never a 500 while the gateway restarts (${signal}), and works again afterwards (spec 7.1)`, async () => {
      const actuator = await createActuator();
      const statuses = new Set<number>();
      let [isDown, answered] = [false, 0];
      let isOver = false;
      const press = async (): Promise<void> => {
        while (!isOver) {
          const answer = await fetch(`${server.info.http}/api/v3/actuators/${actuator}/actuate`, {
            method: 'POST',
            headers: { authorization: `Bearer ${server.info.apiKey}` },
          }).catch(() => undefined);
          // The device is not listening while it is down.
          if (answer === undefined) expect(isDown).to.equal(true);
          else statuses.add(answer.status);
          answered += 1;
          await delay(20);
        }
      };
      const pressing = [press(), press()];
      await until(
        async () => statuses.size,
        (count) => count > 0,
      );
      isDown = true;
      await server.restart(signal);
      isDown = false;
      const before = answered;
      await until(
        async () => answered,
        (count) => count > before + 10,
      );
      isOver = true;
      await Promise.all(pressing);
      expect([...statuses].filter((status) => status !== 204 && status !== 503)).to.deep.equal([]);
      expect([...statuses]).to.include(204);
      const receipt = await until(
        () => server.client.actuators.actuate(actuator),
        () => true,
        { tolerate: (error) => error instanceof ServerError },
      );
      const ended = await until(
        () => server.client.activityLogs.get(receipt.activityId!),
        ({ Status }) => Status === 'Completed' || Status === 'Failed',
      );
      const rows = await childrenOf(receipt.activityId!);
      expect(rows.length, ended.Status).to.equal(LAMPS);
    });
  }
});
