import type { ResourceValue } from '@muster/lwm2m/core';
import { resourceId } from '../../src/features/device-objects/model.ts';
import type { Store } from '../../src/store/port.ts';
import { expectError, TestApp, type Answer, type ResponseObject } from './app.ts';
import { closeApp } from './app-of-tests.ts';
import { record } from './device-world.ts';
import { idsOf, typed } from './transformer-world.ts';

/** A value of the device, with its time in epoch milliseconds. */
export type Report = readonly [path: string, value: ResourceValue, timeMs?: number];

/** Limits and operators of a condition. The type and resource are those of the path `/3303/0/5700` by default. */
export interface ConditionBody {
  readonly path?: string;
  readonly [member: string]: unknown;
}

/** A server with two devices, and a resource collection of all their resources. */
export class RuleWorld {
  /** The API of the latest process. */
  app: TestApp;
  readonly deviceIds: readonly [string, string];
  readonly collectionId: string;
  #rules = 0;

  private constructor(app: TestApp, deviceIds: readonly [string, string], collectionId: string) {
    this.app = app;
    this.deviceIds = deviceIds;
    this.collectionId = collectionId;
  }

  static async start(): Promise<RuleWorld> {
    const app = await TestApp.start();
    const ids: string[] = [];
    for (const name of ['buoy-1', 'buoy-2']) {
      ids.push((await app.world.addDevice(name, '/1/0', '/3/0', '/3303/0', '/3303/1', '/3342/0')).id);
    }
    const collectionId = await app.create('/resourcecollections', { Name: 'buoys', DeviceIds: ids });
    return new RuleWorld(app, ids as [string, string], collectionId);
  }

  /** Ends this process, and starts the next one on the same store. `whileDown` is called in between. */
  async restart(whileDown: (store: Store) => Promise<void> = async () => {}): Promise<void> {
    const { world } = this.app;
    const close = world.store.close.bind(world.store);
    world.store.close = () => Promise.resolve();
    await this.app.close();
    world.store.close = close;
    await whileDown(world.store);
    this.app = await TestApp.start({}, { world: await world.restarted() });
  }

  close(): Promise<void> {
    return closeApp(this.app);
  }

  async condition({ path = '/3303/0/5700', ...members }: ConditionBody): Promise<object> {
    const [, objectId, , rid] = path.split('/');
    return { ...typed(await idsOf(this.app, Number(objectId), Number(rid))), ...members };
  }

  /** The body of a rule: one event for each resource, with the members of `more`. */
  async body(conditions: readonly ConditionBody[], more: object = {}): Promise<Record<string, unknown>> {
    this.#rules += 1;
    return {
      Name: `Rule ${this.#rules}`,
      ResourceCollectionId: this.collectionId,
      TriggerType: 'ForEveryResource',
      Conditions: await Promise.all(conditions.map((one) => this.condition(one))),
      ...more,
    };
  }

  async rule(conditions: readonly ConditionBody[], more: object = {}): Promise<string> {
    return this.app.create('/rules', await this.body(conditions, more));
  }

  /** Creates a rule that is not accepted, and returns the faults by member. */
  async refused(conditions: readonly ConditionBody[], more: object = {}): Promise<Answer> {
    const answer = await this.app.post('/rules', await this.body(conditions, more));
    expectError(answer, 400, 'invalid-request');
    return answer;
  }

  /** Stores values that a device reports in one message. */
  async report(device: 0 | 1, ...reports: readonly Report[]): Promise<void> {
    const { domain, deviceNetworkId } = this.app.world;
    await domain.measurements.take(
      { deviceId: this.deviceIds[device], deviceNetworkId },
      reports.map(([path, value, timeMs]) => record(path, value, timeMs)),
    );
  }

  /** The events, oldest first. */
  async events(filter = ''): Promise<readonly ResponseObject[]> {
    await this.app.world.settle();
    const { Rows } = (await this.app.get(`/events?PageSize=100&Sort=CreatedDateTime asc${filter}`)).body;
    return Rows;
  }

  /** Values of the events, oldest first: what raised it, and what reset it or "active". */
  async summary(filter = ''): Promise<readonly string[]> {
    return (await this.events(filter)).map((event) => {
      const raised = event['TriggerValue'] ?? event['StringValue'] ?? event['BooleanValue'];
      const reset: unknown =
        event['ResetValue'] ?? event['ResetStringValue'] ?? event['ResetBooleanValue'] ?? 'reset';
      return `${String(raised)}-${event['Active'] === true ? 'active' : String(reset)}`;
    });
  }

  async resource(device: 0 | 1, path: string): Promise<string> {
    const [, objectId, instance, rid] = path.split('/');
    const objects = await this.app.world.objectsOf(this.deviceIds[device]);
    return resourceId(objects.get(`/${objectId}/${instance}`)!.id, Number(rid));
  }
}

/** The stored values of a resource, oldest first. */
export async function measurementsOf(world: RuleWorld, device: 0 | 1, path: string): Promise<unknown[]> {
  const { store } = world.app.world;
  const id = await world.resource(device, path);
  return (await store.measurements.range(id, 0, Number.MAX_SAFE_INTEGER, 1_000)).map(({ value }) => value);
}
