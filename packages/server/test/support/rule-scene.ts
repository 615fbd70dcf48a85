import { expect } from 'chai';
import { closeApp } from './app-of-tests.ts';
import { record, type DeviceWorld } from './device-world.ts';
import { TestApp, type ResponseObject } from './app.ts';
import { idsOf, typed } from './transformer-world.ts';

/** A network with the rule "Too hot" on its thermometers (/3303/0/5700): raised above 30, reset below 25. */
export class RuleScene {
  declare readonly app: TestApp;
  declare readonly categoryId: string;
  declare readonly collectionId: string;
  declare readonly ruleId: string;

  private constructor(parts: Pick<RuleScene, 'app' | 'categoryId' | 'collectionId' | 'ruleId'>) {
    Object.assign(this, parts);
  }

  /** @param rule members of the rule that differ */
  static async start(rule: object = {}): Promise<RuleScene> {
    const app = await TestApp.start();
    const ids = await idsOf(app, 3303, 5700);
    const categoryId = await app.create('/eventcategories', { Name: 'Heat' });
    const collectionId = await app.create('/resourcecollections', {
      Name: 'Thermometers',
      SmartObjectTypeIds: [ids.object],
    });
    const ruleId = await app.create('/rules', {
      Name: 'Too hot',
      ResourceCollectionId: collectionId,
      EventCategoryId: categoryId,
      SeverityLevel: 2,
      Message: '{DeviceName} is at {Value}',
      TriggerType: 'ForEveryResource',
      TriggerByDevice: true,
      Conditions: [
        {
          ...typed(ids),
          TriggerOperator: 'GreaterThan',
          TriggerMinValue: 30,
          ResetOperator: 'LowerThan',
          ResetMinValue: 25,
        },
      ],
      ...rule,
    });
    return new RuleScene({ app, categoryId, collectionId, ruleId });
  }

  get world(): DeviceWorld {
    return this.app.world;
  }

  /** Adds a device with a thermometer and a lamp. */
  async addDevice(name: string): Promise<string> {
    return (await this.world.addDevice(name, '/3/0', '/3303/0', '/3311/0')).id;
  }

  /** Values of the thermometer of a device, one per second. */
  async report(deviceId: string, ...values: readonly number[]): Promise<void> {
    const device = { deviceId, deviceNetworkId: this.app.deviceNetworkId };
    for (const value of values) {
      await this.world.clock.advance(1_000);
      await this.world.domain.measurements.take(device, [record('/3303/0/5700', value)]);
      await this.world.settle();
    }
  }

  async activeEvents(): Promise<readonly ResponseObject[]> {
    return (await this.app.get('/events/activeEvents')).body.Rows;
  }

  async lastEvent(): Promise<ResponseObject> {
    const [event] = (await this.app.get('/events')).body.Rows;
    expect(event).not.to.equal(undefined);
    return event!;
  }

  async close(): Promise<void> {
    await closeApp(this.app);
  }
}
