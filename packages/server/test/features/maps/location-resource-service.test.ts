import { expect } from 'chai';
import { devices } from '../../../src/features/devices/model.ts';
import { locations } from '../../../src/features/locations/model.ts';
import { insertOperation, type Store } from '../../../src/store/port.ts';
import { ModelService } from '../../../src/features/catalogue/object-definitions.ts';
import {
  locationResourceDetails,
  LocationResourceService,
} from '../../../src/features/maps/location-resources.ts';
import type { LocationResourceInput } from '../../../src/features/maps/location-resources.ts';
import { locationResources } from '../../../src/features/maps/model.ts';
import type { PositionView } from '../../../src/features/maps/positions.ts';
import { MAX_POSITIONS } from '../../../src/features/maps/positions.ts';
import { failureOf } from '../../support/failure-of.ts';
import { sqliteStore } from '../../support/sqlite-store.ts';
import { turnsDuring } from '../../support/turns.ts';

const network = 'network';
const drawing = { type: 'Map', mimeType: 'image/svg+xml', fileExtension: 'svg', locationId: 'root' } as const;

describe('LocationResourceService with the maximum number of positions', () => {
  let store: Store;
  let service: LocationResourceService;

  sqliteStore(before, after, async (opened) => {
    store = opened;
    service = new LocationResourceService(store);
    await store.write([
      insertOperation(locations, { id: 'root', deviceNetworkId: network, name: 'root' }),
      ...Array.from({ length: MAX_POSITIONS }, (_, i) =>
        insertOperation(devices, {
          ...{ id: `device-${i}`, deviceIdentifier: `device-${i}`, name: `device ${i}` },
          ...{ deviceNetworkId: network, deviceTypeId: 'type', deviceTemplateId: 'template' },
          ...{ locationId: 'root', dataCollectorId: 'gateway', deviceStandard: 'LWM2M' },
          ...{ status: 'offline', createdAt: 0 },
        }),
      ),
    ]);
  });

  const positionsOf = async (id: string): Promise<readonly PositionView[]> => {
    const resource = await store.collection(locationResources).get(id);
    return (await locationResourceDetails(store, new ModelService(store), resource!)).positions;
  };

  function full(x: number): LocationResourceInput {
    const positions = Array.from({ length: MAX_POSITIONS }, (_, i) => ({
      entityType: 'DeviceIpsoDynamic' as const,
      entityId: `device-${i}`,
      x,
      y: i,
    }));
    return { ...drawing, positions };
  }

  it('yields to other work while the list is replaced, and shows one list only', async () => {
    const { id } = await service.create(network, full(1));
    expect(await turnsDuring(service.update(network, id, full(2)))).to.be.above(25);
    const positions = await positionsOf(id);
    expect(positions.map((one) => one.position.x)).to.deep.equal(
      Array.from({ length: MAX_POSITIONS }, () => 2),
    );
    expect(new Set(positions.map((one) => one.name)).size).to.equal(MAX_POSITIONS);
  });

  it('shows the old list until the new one is complete, and keeps it after a fault', async () => {
    const { id } = await service.create(network, full(1));
    const seen = new Set<number>();
    let isOver = false;
    const updating = service.update(network, id, full(2)).finally(() => (isOver = true));
    while (!isOver) {
      const positions = await positionsOf(id);
      expect(positions).to.have.lengthOf(MAX_POSITIONS);
      for (const { position } of positions) seen.add(position.x);
      // Reads alone do not let the update go on.
      await new Promise((resolve) => setImmediate(resolve));
    }
    await updating;
    expect([...seen]).to.include(1);
    const nothing = { entityType: 'Device', entityId: 'none', x: 3, y: 0 } as const;
    const wrong = full(3).positions!.with(MAX_POSITIONS - 1, nothing);
    const failure = await failureOf(service.update(network, id, { ...drawing, positions: wrong }));
    expect(failure.code).to.equal('invalid-request');
    const positions = await positionsOf(id);
    expect(positions.every(({ position }) => position.x === 2)).to.equal(true);
  });
});
