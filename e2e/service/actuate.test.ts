/** Actuates a fleet while the gateway restarts. */
import { until } from '@muster/testkit';
import { setTimeout as delay } from 'node:timers/promises';
import { expect } from 'chai';
import { ServerError } from '@muster/sdk';
import { createFleet, type Fleet } from '@muster/simulator';
import { useServer } from '../support/test-server.ts';

const LAMPS = 20;

describe('actuators over a fleet', () => {
  const server = useServer({ each: true, retries: 0 });
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
      await until(() => statuses.size > 0);
      isDown = true;
      await server.restart(signal);
      isDown = false;
      const before = answered;
      await until(() => answered > before + 10);
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
