import { expect } from 'chai';
import { devices, type Device } from '../../../src/features/devices/model.ts';
import { locations } from '../../../src/features/locations/model.ts';
import { tagLinks } from '../../../src/features/tags/model.ts';
import { insertOperation, type Store } from '../../../src/store/port.ts';
import { filteredDevices } from '../../../src/features/devices/device-queries.ts';
import { openStore } from '../../../src/store/open-store.ts';
import { collections } from '../../../src/features/generated/collections.ts';

/** More than the server reads in one step. */
const count = 2_600;

describe('many devices that match a filter', () => {
  let store: Store;

  before(async () => {
    store = await openStore('memory:', collections);
    await store.write(Array.from({ length: count }, (_, index) => insertOperation(devices, deviceOf(index))));
    const tagged = Array.from({ length: count }, (_, index) => index).filter((index) => index % 2 === 0);
    await store.write(
      tagged.flatMap((index) =>
        ['red', ...(index % 4 === 0 ? ['blue'] : [])].map((tagId) =>
          insertOperation(tagLinks, {
            id: `${(index * 7_919) % 10_007} ${tagId}`,
            deviceNetworkId: 'n',
            tagId,
            entityType: 'Device',
            entityId: deviceOf(index).id,
          }),
        ),
      ),
    );
  });

  after(() => store.close());

  it('are found below more locations than fit into one query', async () => {
    const below = (id: string, parentLocationId: string) =>
      insertOperation(locations, { id, deviceNetworkId: 'n', name: id, parentLocationId });
    await store.write([
      ...Array.from({ length: 1_200 }, (_, index) => below(`empty-${index}`, 'root')),
      below('few', 'empty-1199'),
    ]);
    const filter = { locationIds: ['root'], includesChildLocations: true };
    expect(await idsOf(filter)).to.deep.equal(wanted((index) => index % 100 === 7));
    expect(await idsOf({ ...filter, deviceTypeIds: ['even'] })).to.deep.equal([]);
  });

  const idsOf = async (filter: Parameters<typeof filteredDevices>[2]): Promise<string[]> =>
    (await filteredDevices(store, 'n', filter)).map((one) => one.id);
  const wanted = (isMet: (index: number) => boolean): string[] =>
    Array.from({ length: count }, (_, index) => index)
      .filter((index) => index % 13 !== 0 && isMet(index))
      .map((index) => deviceOf(index).id);

  it('are all found once, by ID, and none of another network', async () => {
    expect(await idsOf({})).to.deep.equal(wanted(() => true));
  });

  it('are found by criteria that match many, few, and both', async () => {
    expect(await idsOf({ deviceTypeIds: ['even'] })).to.deep.equal(wanted((index) => index % 2 === 0));
    expect(await idsOf({ locationIds: ['few'] })).to.deep.equal(wanted((index) => index % 100 === 7));
    expect(await idsOf({ deviceTypeIds: ['odd'], deviceTemplateIds: ['all', 'none'] })).to.deep.equal(
      wanted((index) => index % 2 === 1),
    );
    const few = wanted((index) => index % 100 === 7);
    expect(await idsOf({ deviceTypeIds: ['odd'], locationIds: ['few'] })).to.deep.equal(few);
    expect(await idsOf({ deviceTypeIds: ['even'], locationIds: ['few'] })).to.deep.equal([]);
  });

  it('are found by tags once, regardless of their number of tags', async () => {
    const even = wanted((index) => index % 2 === 0);
    expect(await idsOf({ tagIds: ['red', 'blue'] })).to.deep.equal(even);
    expect(await idsOf({ tagIds: ['blue'], deviceTypeIds: ['even'] })).to.deep.equal(
      wanted((index) => index % 4 === 0),
    );
    expect(await idsOf({ tagIds: ['red'], locationIds: ['few'] })).to.deep.equal([]);
  });
});

function deviceOf(index: number): Device {
  const name = `d-${String(index).padStart(5, '0')}`;
  return {
    id: name,
    deviceNetworkId: index % 13 === 0 ? 'other' : 'n',
    deviceTypeId: index % 2 === 0 ? 'even' : 'odd',
    deviceTemplateId: 'all',
    locationId: index % 100 === 7 ? 'few' : 'many',
  } as Device;
}
