import { expect } from 'chai';
import { locations, locationsDownwards } from '../../../../src/features/locations/model.ts';
import { insertOperation, type Store, type WriteOperation } from '../../../../src/store/port.ts';
import { sqliteStore } from '../../../support/sqlite-store.ts';
import { turnsDuring } from '../../../support/turns.ts';

const width = 2_500;

describe('a wide tree of locations', () => {
  let store: Store;

  sqliteStore(before, after, async (opened) => {
    store = opened;
    const below = (id: string, parentLocationId: string): WriteOperation =>
      insertOperation(locations, { id, deviceNetworkId: 'network', name: id, parentLocationId });
    await store.write([
      ...Array.from({ length: width }, (_, i) => below(`wide-${i}`, 'root')),
      ...Array.from({ length: width }, (_, i) => below(`deep-${i}`, `wide-${width - 1 - i}`)),
      below('elsewhere', 'another'),
    ]);
  });

  it('is searched level by level, each location once, while others get their turn', async () => {
    let levels: string[][] = [];
    const turns = await turnsDuring(locationsDownwards(store, 'root').then((found) => (levels = found)));
    expect(levels.map((level) => level.length)).to.deep.equal([1, width, width]);
    expect(new Set(levels.flat()).size).to.equal(1 + 2 * width);
    expect(levels.flat()).not.to.include('elsewhere');
    expect(turns).to.be.above(20);
  });
});
