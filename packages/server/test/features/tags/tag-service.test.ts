import { expect } from 'chai';
import { collections } from '../../../src/features/generated/collections.ts';
import { locations } from '../../../src/features/locations/model.ts';
import { smartObjects, type SmartObject } from '../../../src/features/device-objects/model.ts';
import { tagLinks, tags, type TaggedType } from '../../../src/features/tags/model.ts';
import { insertOperation, type Store, type WriteOperation } from '../../../src/store/port.ts';
import { TagService, tagOperations } from '../../../src/features/tags/tags.ts';
import { openStore } from '../../../src/store/open-store.ts';
import { failTransaction } from '../../support/failing-store.ts';

/** Number of entities of each kind. The removal of a tag takes several steps, the last of them incomplete. */
const count = 250;
const deviceNetworkId = 'n';

describe('a tag of many entities', () => {
  let store: Store;

  beforeEach(async () => {
    store = await openStore('memory:', collections);
    for (const name of ['red', 'blue']) {
      await store.collection(tags).insert({ id: name, deviceNetworkId, name });
    }
    for (let number = 0; number < count; number += 1) await store.write(placeAndObject(number));
  });

  afterEach(() => store.close());

  it('is removed from all of them when it is deleted, and others are kept', async () => {
    await new TagService(store).delete(deviceNetworkId, 'red');

    const things = [
      ...(await store.collection(locations).find({})),
      ...(await store.collection(smartObjects).find({})),
    ];
    expect(things).to.have.length(2 * count);
    for (const { id, tagIds } of things) expect(tagIds, id).to.deep.equal(['blue']);
    const links = await store.collection(tagLinks).find({});
    expect(links).to.have.length(2 * count);
    expect(new Set(links.map(({ tagId }) => tagId))).to.deep.equal(new Set(['blue']));
    expect(await store.collection(tags).get('red')).to.equal(undefined);
  });

  it('is kept if its removal is cut off, so that what still has it can be updated and it can be deleted again', async () => {
    failTransaction(store, 2);
    const service = new TagService(store);
    const failure: unknown = await service.delete(deviceNetworkId, 'red').catch((error: unknown) => error);
    expect(failure).to.have.property('code', 'io');

    const left = await store.collection(locations).find({});
    const tagged = left.find(({ tagIds }) => tagIds?.includes('red'))!;
    const entity = { deviceNetworkId, entityType: 'Location', entityId: tagged.id } as const;
    await store.write(await tagOperations(store, entity, tagged.tagIds!));
    await service.delete(deviceNetworkId, 'red');
    expect(await store.collection(tagLinks).count()).to.equal(2 * count);
  });
});

function placeAndObject(number: number): WriteOperation[] {
  const tagIds = ['red', 'blue'];
  const place = { id: `place ${number}`, deviceNetworkId, name: 'place', tagIds };
  const id = `object ${number}`;
  const object = { id, deviceNetworkId, deviceId: 'd', objectId: 3303, instanceNumber: number, tagIds };
  return [
    insertOperation(locations, place),
    insertOperation(smartObjects, object as unknown as SmartObject),
    ...linksOf('Location', place.id),
    ...linksOf('SmartObject', id),
  ];
}

function linksOf(entityType: TaggedType, entityId: string): WriteOperation[] {
  return ['red', 'blue'].map((tagId) =>
    insertOperation(tagLinks, { id: `${entityId}:${tagId}`, deviceNetworkId, tagId, entityType, entityId }),
  );
}
