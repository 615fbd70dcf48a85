import { expect } from 'chai';
import { record, type DeviceWorld } from './device-world.ts';
import { TestApp, type Shown } from './app.ts';

/** A network with the rule "Too hot" on its thermometers (/3303/0/5700): raised above 30, reset below 25. */
export class RuleScene {
  readonly app: TestApp;
  readonly categoryId: string;
  readonly collectionId: string;
  readonly ruleId: string;

  private constructor(app: TestApp, ids: { categoryId: string; collectionId: string; ruleId: string }) {
    this.app = app;
    this.categoryId = ids.categoryId;
    this.collectionId = ids.collectionId;
    this.ruleId = ids.ruleId;
  }

  /** @param rule members of the rule that differ */
  static async start(rule: object = {}): Promise<RuleScene> {
    const app = await TestApp.start();
    const { id: typeId, resourceTypeIds } = (
      await app.world.admin.models.forNetwork(app.deviceNetworkId)
    ).typeOfObject(3303)!;
    const categoryId = await app.create('/eventcategories', { Name: 'Heat' });
    const collectionId = await app.create('/resourcecollections', {
      Name: 'Thermometers',
      SmartObjectTypeIds: [typeId],
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
          SmartObjectTypeId: typeId,
          ResourceTypeId: resourceTypeIds.get(5700)!,
          TriggerOperator: 'GreaterThan',
          TriggerMinValue: 30,
          ResetOperator: 'LowerThan',
          ResetMinValue: 25,
        },
      ],
      ...rule,
    });
    return new RuleScene(app, { categoryId, collectionId, ruleId });
  }

  get world(): DeviceWorld {
    return this.app.world;
  }

  /** Adds a device with a thermometer and a lamp. */
  async addDevice(name: string): Promise<string> {
    const { id } = await this.world.addDevice(name);
    await this.world.register(name, ['/3/0', '/3303/0', '/3311/0']);
    return id;
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

  async activeEvents(): Promise<readonly Shown[]> {
    return (await this.app.get('/events/activeEvents')).body.Rows;
  }

  /** The newest event. */
  async lastEvent(): Promise<Shown> {
    const [event] = (await this.app.get('/events')).body.Rows;
    expect(event).not.to.equal(undefined);
    return event!;
  }

  async close(): Promise<void> {
    await this.world.settle();
    expect(this.app.defects).to.deep.equal([]);
    expect(this.world.errors).to.deep.equal([]);
    await this.app.close();
  }
}
