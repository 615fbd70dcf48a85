import { expect } from 'chai';
import { resourceId } from '../../../src/features/device-objects/model/resource-id.ts';
import { AdvancedQueries } from '../../../src/features/measurements/advanced-query.ts';
import type { AdvancedResult } from '../../../src/features/measurements/advanced-query.ts';
import { MeasurementQueries } from '../../../src/features/measurements/measurement-queries.ts';
import { DeviceWorld } from '../../support/device-world.ts';

const samplesOfEach = 1_000;
const devices = 16;
const hourMs = 3_600_000;

describe('AdvancedQueries over many resources', () => {
  let world: DeviceWorld;
  let queries: AdvancedQueries;
  let resourceTypeId: string;

  beforeEach(async () => {
    world = await DeviceWorld.create();
    const { store, clock, admin, deviceNetworkId } = world;
    const catalogues = admin.models;
    queries = new AdvancedQueries({ store, catalogues }, new MeasurementQueries(store, clock));
    for (let i = 0; i < devices; i += 1) {
      const device = await world.addDevice(`meter-${i}`);
      await world.register(`meter-${i}`, ['/3303/0']);
      const { id, smartObjectTypeId } = (await world.objectsOf(device.id)).get('/3303/0')!;
      const type = (await catalogues.forNetwork(deviceNetworkId)).typeById(smartObjectTypeId);
      resourceTypeId = type!.resourceTypeIds.get(5700)!;
      await store.measurements.append(
        Array.from({ length: samplesOfEach }, (_, at) => ({
          resourceId: resourceId(id, 5700),
          timeMs: clock.now() - at,
          value: i,
        })),
      );
    }
  });

  afterEach(() => world.close());

  function run(startMs: number, endMs: number): Promise<AdvancedResult[]> {
    return queries.run(world.deviceNetworkId, {
      calculation: 'NbrOfRows',
      groupBy: [],
      resourceTypeId,
      smartObjectTemplateIds: [],
      locationIds: [],
      includeChildLocations: false,
      tagIds: [],
      startMs,
      endMs,
    });
  }

  it('counts the samples of all resources', async () => {
    const now = world.clock.now();
    const found = await run(now - hourMs, now);
    expect(found.map(({ value }) => value)).to.deep.equal([devices * samplesOfEach]);
  });
});
