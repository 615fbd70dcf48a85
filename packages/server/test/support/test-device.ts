import { createLwm2mClient, Lwm2mRefusal, ModelRegistry, omaCatalogue, parsePath } from '@muster/lwm2m';
import type { ClientOptions, Lwm2mClient, ObjectTree, ResourceValue } from '@muster/lwm2m';

type Value = ResourceValue | ReadonlyMap<number, ResourceValue>;

/** The data of a device: resources by ID, by path of their instance ("/3303/0"). */
export class TestTree implements ObjectTree {
  readonly instances = new Map<string, Map<number, Value>>();
  readonly executed: string[] = [];

  constructor() {
    this.add('/1/0', { 0: 101, 1: 300, 6: false, 7: 'U' });
    this.add('/3/0', {
      0: 'Acme',
      4: '',
      6: new Map([
        [0, 1],
        [1, 5],
      ]),
      7: new Map([
        [0, 3800],
        [1, 5000],
      ]),
      13: new Date(1_700_000_000_000),
    });
    this.add('/3303/0', { 5700: 21.5, 5701: 'Cel' });
  }

  add(path: string, resources: Readonly<Record<number, Value>>): void {
    this.instances.set(path, new Map(Object.entries(resources).map(([rid, value]) => [Number(rid), value])));
  }

  set(path: string, rid: number, value: Value): void {
    this.instances.get(path)!.set(rid, value);
  }

  *objects(): Iterable<{ objectId: number; instanceIds: readonly number[] }> {
    const byObject = Map.groupBy(this.instances.keys(), (path) => parsePath(path).objectId ?? 0);
    for (const [objectId, paths] of byObject) {
      yield { objectId, instanceIds: paths.map((path) => parsePath(path).instanceId ?? 0) };
    }
  }

  resourceIds(objectId: number, instanceId: number): readonly number[] {
    return [...(this.instances.get(`/${objectId}/${instanceId}`)?.keys() ?? [])];
  }

  read(objectId: number, instanceId: number, resourceId: number): Value | undefined {
    return this.instances.get(`/${objectId}/${instanceId}`)?.get(resourceId);
  }

  write(objectId: number, instanceId: number, resourceId: number, value: Value): void {
    if (objectId === 1 && resourceId === 1 && typeof value === 'number' && value > 100_000) {
      throw new Lwm2mRefusal('4.00', 'The lifetime is too long.');
    }
    this.set(`/${objectId}/${instanceId}`, resourceId, value);
  }

  execute(objectId: number, instanceId: number, resourceId: number, args: string): void {
    this.executed.push(`/${objectId}/${instanceId}/${resourceId} ${args}`);
  }
}

export function testDevice(
  endpointName: string,
  serverUri: string,
  tree: TestTree,
  options: Partial<ClientOptions> = {},
): Lwm2mClient {
  return createLwm2mClient({
    endpointName,
    serverUri,
    lifetimeSeconds: 300,
    lwm2mVersion: '1.1',
    tree,
    models: new ModelRegistry(omaCatalogue),
    ...options,
  });
}
