import { expect } from 'chai';
import { collections } from '../../../src/features/generated/collections.ts';
import { locations } from '../../../src/features/locations/model/location.ts';
import { smartObjects } from '../../../src/features/device-objects/model/smart-object.ts';
import { tagLinks, tags } from '../../../src/features/tags/model/tag.ts';
import type { TaggedType } from '../../../src/features/tags/model/tag.ts';
import { insertOperation } from '../../../src/store/port.ts';
import type { Store, WriteOperation } from '../../../src/store/port.ts';
import { TagService } from '../../../src/features/tags/tag-service.ts';
import { openStore } from '../../../src/store/open-store.ts';

/** Number of entities of each kind. The removal of a tag takes several steps, the last of them incomplete. */
const count = 250;
const deviceNetworkId = 'n';

describe('a tag of many entities', () => {
  let store: Store;

  before(async () => {
    store = await openStore('memory:', collections);
    for (const name of ['red', 'blue']) {
      await store.collection(tags).insert({ id: name, deviceNetworkId, name });
    }
    for (let number = 0; number < count; number += 1) await store.write(placeAndObject(number));
  });

  after(() => store.close());

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
});

function placeAndObject(number: number): WriteOperation[] {
  const tagIds = ['red', 'blue'];
  const place = { id: `place ${number}`, deviceNetworkId, name: 'place', tagIds };
  const object = {
    id: `object ${number}`,
    deviceNetworkId,
    deviceId: 'd',
    smartObjectTypeId: 't',
    objectId: 3303,
    instanceNumber: number,
    isUnavailable: false,
    name: 'object',
    tagIds,
  };
  return [
    insertOperation(locations, place),
    insertOperation(smartObjects, object),
    ...linksOf('Location', place.id),
    ...linksOf('SmartObject', object.id),
  ];
}

function linksOf(entityType: TaggedType, entityId: string): WriteOperation[] {
  return ['red', 'blue'].map((tagId) =>
    insertOperation(tagLinks, { id: `${entityId}:${tagId}`, deviceNetworkId, tagId, entityType, entityId }),
  );
}
