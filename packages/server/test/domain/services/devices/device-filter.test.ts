import { expect } from 'chai';
import { devices } from '../../../../src/domain/entities/device.ts';
import type { Device } from '../../../../src/domain/entities/device.ts';
import { insertOperation } from '../../../../src/domain/ports/store.ts';
import type { Store } from '../../../../src/domain/ports/store.ts';
import { filteredDevices } from '../../../../src/domain/services/devices/device-filter.ts';
import { openStore } from '../../../../src/store/open-store.ts';
import { collections } from '../../../../src/domain/entities/index.ts';

/** More than are read at once. */
const count = 2_600;

describe('devices that meet a filter, when there are many', () => {
  let store: Store;

  before(async () => {
    store = await openStore('memory:', collections);
    await store.write(Array.from({ length: count }, (_, index) => insertOperation(devices, deviceOf(index))));
  });

  after(() => store.close());

  const idsOf = async (filter: Parameters<typeof filteredDevices>[2]): Promise<string[]> =>
    (await filteredDevices(store, 'n', filter)).map((one) => one.id);
  const wanted = (isMet: (index: number) => boolean): string[] =>
    Array.from({ length: count }, (_, index) => index)
      .filter((index) => index % 13 !== 0 && isMet(index))
      .map((index) => deviceOf(index).id);

  it('are all there once, by id, and none of another network', async () => {
    expect(await idsOf({})).to.deep.equal(wanted(() => true));
  });

  it('are found by criteria that many meet, that few meet, and both', async () => {
    expect(await idsOf({ deviceTypeIds: ['even'] })).to.deep.equal(wanted((index) => index % 2 === 0));
    expect(await idsOf({ locationIds: ['few'] })).to.deep.equal(wanted((index) => index % 100 === 7));
    expect(await idsOf({ deviceTypeIds: ['odd'], deviceTemplateIds: ['all', 'none'] })).to.deep.equal(
      wanted((index) => index % 2 === 1),
    );
    expect(await idsOf({ deviceTypeIds: ['odd'], locationIds: ['few'] })).to.deep.equal(
      wanted((index) => index % 100 === 7),
    );
    expect(await idsOf({ deviceTypeIds: ['even'], locationIds: ['few'] })).to.deep.equal([]);
  });
});

function deviceOf(index: number): Device {
  const name = `d-${String(index).padStart(5, '0')}`;
  return {
    id: name,
    deviceNetworkId: index % 13 === 0 ? 'other' : 'n',
    deviceIdentifier: name,
    name,
    deviceTypeId: index % 2 === 0 ? 'even' : 'odd',
    deviceTemplateId: 'all',
    locationId: index % 100 === 7 ? 'few' : 'many',
    dataCollectorId: 'c',
    deviceStandard: 'LWM2M',
    status: 'offline',
    createdAt: 0,
  };
}
