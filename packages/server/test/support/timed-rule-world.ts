import { parsePath } from '@muster/lwm2m/core';
import { expect } from 'chai';
import { resourceId } from '../../src/features/device-objects/model.ts';
import { raisedEvents, type RaisedEvent } from '../../src/features/rules/model.ts';
import { TestApp, type ResponseObject } from './app.ts';
import { record, type DeviceWorld, type WorldOptions } from './device-world.ts';
import { idsOf, typed, type TypeIds } from './transformer-world.ts';

/** A server with one device with two temperatures, and rules about it. */
export class TimedRuleWorld {
  declare readonly app: TestApp;
  declare readonly deviceId: string;
  declare readonly templateId: string;
  declare readonly temperature: TypeIds;
  /** Collection of the temperatures of devices of the template. */
  declare readonly collectionId: string;
  /** The world whose services work: the latest that was started on the store. */
  world: DeviceWorld;

  private constructor(
    parts: Pick<TimedRuleWorld, 'app' | 'deviceId' | 'templateId' | 'temperature' | 'collectionId'>,
  ) {
    this.world = parts.app.world;
    Object.assign(this, parts);
  }

  static async start(): Promise<TimedRuleWorld> {
    const app = await TestApp.start();
    const temperature = await idsOf(app, 3303, 5700);
    const { id: deviceId } = await app.world.addDevice('buoy-1');
    await app.world.register('buoy-1', ['/1/0', '/3/0', '/3303/0', '/3303/1'], { lifetimeSeconds: 86_400 });
    const templateId = (await app.get(`/devices/${deviceId}`)).body['DeviceTemplateId'] as string;
    const collectionId = await app.create('/resourcecollections', {
      Name: 'temperatures',
      DeviceTemplateIds: [templateId],
      ResourceTypeIds: [temperature.resource],
    });
    return new TimedRuleWorld({ app, deviceId, templateId, temperature, collectionId });
  }

  async close(): Promise<void> {
    if (this.world !== this.app.world) await this.world.domain.close();
    await this.app.close();
    expect(this.app.defects).to.deep.equal([]);
    expect(this.world.errors).to.deep.equal([]);
  }

  /** Ends the services, and starts them again on the same store, after a time. */
  async restart(afterMs = 0, options: WorldOptions = {}): Promise<void> {
    await this.world.domain.close();
    await this.world.clock.advance(afterMs);
    this.world = await this.world.restarted(options);
    await this.settle();
  }

  async rule(body: object): Promise<string> {
    const id = await this.app.create('/rules', {
      Name: 'too warm',
      ResourceCollectionId: this.collectionId,
      TriggerType: 'ForEveryResource',
      ...body,
    });
    await this.settle();
    return id;
  }

  /** Creates a rule with a condition on the aggregates of temperatures. */
  async aggregated(condition: object, lengthMs = 60_000, body: object = {}): Promise<string> {
    const ResolutionId = await this.app.create('/resolutions', {
      Title: `${lengthMs} ms`,
      Timespan: lengthMs,
    });
    return this.rule({
      ...body,
      Conditions: [
        {
          ...typed(this.temperature),
          ResolutionAggregationType: 'ArithmeticMean',
          ResolutionId,
          ...condition,
        },
      ],
    });
  }

  async report(path: string, value: number, deviceId = this.deviceId, timeMs?: number): Promise<void> {
    const { world } = this;
    const { deviceNetworkId } = world;
    await world.domain.measurements.take({ deviceId, deviceNetworkId }, [record(path, value, timeMs)]);
    await this.settle();
  }

  /** Stores a value as if a service that has ended had done so. No rule compares it. */
  async append(path: string, value: number, timeMs: number): Promise<void> {
    const { objectId, instanceId, resourceId: rid = 0 } = parsePath(path);
    const smartObject = (await this.world.objectsOf(this.deviceId)).get(`/${objectId}/${instanceId}`)!;
    await this.world.store.measurements.append([
      { resourceId: resourceId(smartObject.id, rid), timeMs, value },
    ]);
  }

  async advance(ms: number): Promise<void> {
    await this.world.clock.advance(ms);
    await this.settle();
  }

  async settle(): Promise<void> {
    for (let round = 0; round < 6; round += 1) await this.world.settle();
  }

  /** All events, in the order in which they were raised. */
  async events(): Promise<RaisedEvent[]> {
    return this.world.store
      .collection(raisedEvents)
      .find({ sort: [{ field: 'createdAt', direction: 'asc' }] });
  }

  /** The events as the API lists them, newest first. */
  async listed(): Promise<readonly ResponseObject[]> {
    return (await this.app.get('/events')).body.Rows;
  }

  /** "active" or "reset" by device or resource, in the order in which events were raised. */
  async states(): Promise<string[]> {
    const events = await this.events();
    return events.map(({ isActive, smartObjectId, deviceName }) => {
      const name = smartObjectId === undefined ? deviceName : 'resource';
      return `${name} ${isActive ? 'active' : 'reset'}`;
    });
  }
}
