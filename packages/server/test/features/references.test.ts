import { expect } from 'chai';

import { collections } from '../../src/features/generated/collections.ts';
import type { AnyCollectionDefinition, CollectionDefinition, Entity, Store } from '../../src/store/port.ts';
import { openStore } from '../../src/store/open-store.ts';

const find = (name: string): AnyCollectionDefinition => {
  const found = collections.find((one) => one.name === name);
  if (found === undefined) throw new Error(`There is no collection ${name}.`);
  return found;
};

describe('references of entities', () => {
  let store: Store;

  beforeEach(async () => {
    store = await openStore('memory:', collections);
  });
  afterEach(() => store.close());

  const put = (name: string, ...docs: readonly Entity[]): Promise<void> =>
    store.write(docs.map((doc) => ({ type: 'put', collection: find(name), doc })));
  const idsOf = async (name: string): Promise<string[]> =>
    (await store.collection(find(name) as CollectionDefinition<Entity>).find({})).map(({ id }) => id);
  const remove = (name: string, id: string): Promise<boolean> =>
    store.collection(find(name) as CollectionDefinition<Entity>).delete(id);

  it('name existing collections', () => {
    const names = collections.flatMap(({ references = [] }) => references.flatMap(({ to }) => to));
    expect(names.map((name) => find(name).name)).to.deep.equal(names);
  });

  it('delete the templates of a device type with their transformers, settings and tag links', async () => {
    const owned = ['a', 'b'];
    await put('deviceTypes', ...owned.map((id) => ({ id, deviceNetworkId: 'n', name: id })));
    await put('deviceTemplates', ...owned.map((id) => ({ id: `${id}1`, deviceTypeId: id, name: id })));
    await put('transformers', ...owned.map((id) => ({ id: `${id}2`, deviceTemplateId: `${id}1`, name: id })));
    await put(
      'settings',
      ...owned.map((id) => ({ id: `${id}3`, ownerId: `${id}1`, categoryId: 'c', key: id })),
    );
    await put('tagLinks', ...owned.map((id) => ({ id: `${id}4`, entityId: `${id}1`, tagId: 't' })));
    await put('settingCategoryLinks', ...owned.map((id) => ({ id: `${id}5`, typeId: id, categoryId: 'c' })));
    await remove('deviceTypes', 'a');
    for (const [name, id] of Object.entries({
      deviceTypes: 'b',
      deviceTemplates: 'b1',
      transformers: 'b2',
      settings: 'b3',
      tagLinks: 'b4',
      settingCategoryLinks: 'b5',
    })) {
      expect(await idsOf(name), name).to.deep.equal([id]);
    }
  });

  it('delete a smart object with all its dependent entities', async () => {
    const ofObject = ['attributeSets', 'initialValues', 'observations'];
    await put('smartObjects', { id: 's', deviceId: 'd' } as Entity);
    for (const name of ofObject) await put(name, { id: 'x', deviceId: 'd', smartObjectId: 's' } as Entity);
    await put(
      'notificationMarks',
      { id: 'x', deviceId: 'd' } as Entity,
      { id: 'y', deviceId: 'd' } as Entity,
    );
    await put('tagLinks', { id: 'l', entityId: 's', tagId: 't' } as Entity);
    await remove('smartObjects', 's');
    for (const name of [...ofObject, 'tagLinks']) expect(await idsOf(name), name).to.deep.equal([]);
    expect(await idsOf('notificationMarks')).to.deep.equal(['y']);
  });

  it('keep a location while devices are there', async () => {
    await put('locations', { id: 'l', deviceNetworkId: 'n', name: 'l' } as Entity);
    await put('devices', { id: 'd', deviceIdentifier: 'd', locationId: 'l' } as Entity);
    const error = await remove('locations', 'l').catch((thrown: unknown) => thrown);
    expect(error).to.include({ code: 'referenced', collection: 'devices' });
    expect(String(error)).to.contain('Devices refer to this location. Move or delete them first.');
  });
});
