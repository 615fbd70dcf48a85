import { randomUUID } from 'node:crypto';
import { expect } from 'chai';
import { expectDone, perTest } from '../../support/app-of-tests.ts';
import { deviceTemplates } from '../../../src/features/catalogue/model.ts';
import { dataCollectors } from '../../../src/features/gateways/model.ts';
import { resourceCollections } from '../../../src/features/resource-collections/model.ts';
import { rules } from '../../../src/features/rules/model.ts';
import { tagOperations } from '../../../src/features/tags/tags.ts';
import { insertOperation } from '../../../src/store/port.ts';
import type { CollectionDefinition, Entity, Store } from '../../../src/store/port.ts';
import { RuleWorld, type ConditionBody } from '../../support/rule-world.ts';

const VALUE = '/3303/0/5700';
const above30: ConditionBody = { TriggerOperator: 'GreaterThan', TriggerMinValue: 30 };
/** Selections of collections are at most this old. */
const SELECTION_AGE_MS = 10_000;

class Scene {
  readonly world: RuleWorld;
  readonly tagId: string;
  readonly placeId: string;
  readonly otherPlaceId: string;

  constructor(world: RuleWorld, tagId: string, [placeId, otherPlaceId]: readonly [string, string]) {
    this.world = world;
    this.tagId = tagId;
    this.placeId = placeId;
    this.otherPlaceId = otherPlaceId;
  }

  /** The first device is at a place. Of other devices there are more rules than are compared with each value. */
  static async start(): Promise<Scene> {
    const world = await RuleWorld.start();
    const ruleId = await world.rule([above30]);
    await world.restart((store) => copyRule(store, ruleId));
    const { app } = world;
    const tagId = await createTag(world, 'outside');
    const placeId = await app.create('/locations', { Name: 'Harbour' });
    const otherPlaceId = await app.create('/locations', { Name: 'Sea' });
    const scene = new Scene(world, tagId, [placeId, otherPlaceId]);
    await scene.changeDevice('LocationId', placeId);
    return scene;
  }

  close(): Promise<void> {
    return this.world.close();
  }

  async device(): Promise<Record<string, unknown>> {
    return (await this.world.app.get(`/devices/${this.world.deviceIds[0]}`)).body;
  }

  async changeDevice(member: string, value: unknown): Promise<void> {
    const body = [{ op: 'replace', path: `/${member}`, value }];
    await expectDone(this.world.app.call('PATCH', `/devices/${this.world.deviceIds[0]}`, { body }));
  }

  async put(path: string, body: object): Promise<void> {
    await expectDone(this.world.app.put(path, body));
  }

  /** Tags an entity that no route of the API changes by its tags alone. */
  async tagStored<T extends Entity & { readonly tagIds?: readonly string[] }>(
    definition: CollectionDefinition<T>,
    entityType: 'DeviceTemplate' | 'DataCollector',
    entityId: string,
    tagIds: readonly string[],
  ): Promise<void> {
    const { store, deviceNetworkId } = this.world.app.world;
    await store.transaction(async (tx) => {
      const collection = tx.collection(definition);
      await collection.put({ ...(await collection.get(entityId))!, tagIds });
      await tx.write(await tagOperations(tx, { deviceNetworkId, entityType, entityId }, tagIds));
    });
  }

  /** A value of the first device, after the selections have become too old. */
  async report(value: number): Promise<void> {
    await this.world.app.world.clock.advance(SELECTION_AGE_MS + 1);
    await this.world.report(0, [VALUE, value]);
  }
}

async function createTag({ app }: RuleWorld, Name: string): Promise<string> {
  return (await app.post('/tags', { Name })).body.Id;
}

/** Replaces a rule by many copies, each about devices with a tag that no device has. */
async function copyRule(store: Store, ruleId: string): Promise<void> {
  const rule = (await store.collection(rules).get(ruleId))!;
  const collection = (await store.collection(resourceCollections).get(rule.resourceCollectionId))!;
  for (let index = 0; index < 501; index += 1) {
    const id = randomUUID();
    const copy = { ...rule, id: randomUUID(), revision: randomUUID(), name: `Other ${index}` };
    await store.write([
      insertOperation(resourceCollections, { ...collection, id, deviceIds: [], tagIds: [randomUUID()] }),
      insertOperation(rules, { ...copy, resourceCollectionId: id }),
    ]);
  }
  await store.collection(rules).delete(ruleId);
}

interface Kind {
  readonly criteria: (scene: Scene) => Promise<object>;
  /** Puts the device into the collection, or out of it. */
  readonly change: (scene: Scene, isIn: boolean) => Promise<void>;
}

const tagged = (change: (scene: Scene, tagIds: readonly string[]) => Promise<void>): Kind => ({
  criteria: ({ tagId }) => Promise.resolve({ TagIds: [tagId] }),
  change: (scene, isIn) => change(scene, isIn ? [scene.tagId] : []),
});

const kinds: Readonly<Record<string, Kind>> = {
  'a tag of the device': tagged((scene, tagIds) => scene.changeDevice('TagIds', tagIds)),
  'a tag of the smart object': tagged(async (scene, TagIds) => {
    const { app, deviceIds } = scene.world;
    const { id, smartObjectTypeId } = (await app.world.objectsOf(deviceIds[0])).get('/3303/0')!;
    const body = { DeviceId: deviceIds[0], SmartObjectTypeId: smartObjectTypeId, TagIds };
    await scene.put(`/smartobjects/${id}`, body);
  }),
  'a tag of the location': tagged((scene, TagIds) =>
    scene.put(`/locations/${scene.placeId}`, { Name: 'Harbour', TagIds }),
  ),
  'a tag of the device template': tagged(async (scene, tagIds) => {
    const { DeviceTemplateId } = await scene.device();
    await scene.tagStored(deviceTemplates, 'DeviceTemplate', String(DeviceTemplateId), tagIds);
  }),
  'a tag of the data collector': tagged(async (scene, tagIds) => {
    const { DataCollectorId } = await scene.device();
    await scene.tagStored(dataCollectors, 'DataCollector', String(DataCollectorId), tagIds);
  }),
  'the location': {
    criteria: ({ placeId }) => Promise.resolve({ LocationIds: [placeId] }),
    change: (scene, isIn) => scene.changeDevice('LocationId', isIn ? scene.placeId : scene.otherPlaceId),
  },
  'a location above': {
    criteria: ({ otherPlaceId }) =>
      Promise.resolve({ LocationIds: [otherPlaceId], IncludeChildLocations: true }),
    change: async (scene, isIn) => {
      const { Rows } = (await scene.world.app.get('/locations')).body;
      const root = Rows.find((one) => one['ParentLocationId'] === undefined)!;
      const ParentLocationId = isIn ? scene.otherPlaceId : root.Id;
      await scene.put(`/locations/${scene.placeId}`, { Name: 'Harbour', ParentLocationId });
    },
  },
};

describe('rules beside hundreds of rules about other devices', () => {
  let scene: Scene;

  perTest(Scene, (one) => (scene = one));

  for (const [name, { criteria, change }] of Object.entries(kinds)) {
    it(`values count while ${name} puts the device into the collection`, async () => {
      const { world } = scene;
      const ResourceCollectionId = await world.app.create('/resourcecollections', await criteria(scene));
      for (const TriggerType of ['ForEveryResource', 'OnlyFirstTime']) {
        await world.rule([above30], { ResourceCollectionId, TriggerType });
      }
      /** Expects these events of each rule. */
      const expectEvents = async (...events: readonly string[]): Promise<void> => {
        expect(await world.summary()).to.deep.equal(events.flatMap((one) => [one, one]));
      };
      await change(scene, false);
      await scene.report(31);
      await expectEvents();
      await change(scene, true);
      await scene.report(32);
      await expectEvents('32-active');
      await change(scene, false);
      await scene.report(33);
      await expectEvents('32-reset');
      await change(scene, true);
      await scene.report(34);
      await scene.report(20);
      await expectEvents('32-reset', '34-20');
    });
  }

  it('device types and templates, and single resources', async () => {
    const { world } = scene;
    const { DeviceTypeId, DeviceTemplateId } = await scene.device();
    const own = [
      { DeviceTypeIds: [DeviceTypeId] },
      { DeviceTemplateIds: [DeviceTemplateId] },
      { ResourceIds: [await world.resource(0, VALUE)] },
      { ResourceIds: [await world.resource(0, VALUE)], TagIds: [scene.tagId] },
      { TagIds: [scene.tagId], LocationIds: [scene.placeId] },
    ];
    for (const body of own) {
      const ResourceCollectionId = await world.app.create('/resourcecollections', body);
      await world.rule([above30], { ResourceCollectionId, Name: JSON.stringify(body) });
    }
    await scene.report(31);
    const names = (await world.events()).map((event) => event['RuleName']);
    expect(names).to.have.members(own.slice(0, 4).map((body) => JSON.stringify(body)));
  });

  it('a collection that gets other tags: events of what left it are reset, and what joined raises them', async () => {
    const { world } = scene;
    const other = await createTag(world, 'inside');
    const id = await world.app.create('/resourcecollections', { TagIds: [scene.tagId] });
    await world.rule([above30], { ResourceCollectionId: id, TriggerType: 'OnlyFirstTime' });
    await scene.changeDevice('TagIds', [scene.tagId]);
    await scene.report(31);
    await scene.put(`/resourcecollections/${id}`, { TagIds: [other] });
    await world.app.world.settle();
    expect(await world.summary()).to.deep.equal(['31-reset']);
    await scene.report(32);
    expect(await world.summary()).to.deep.equal(['31-reset']);
    await scene.put(`/resourcecollections/${id}`, { TagIds: [other, scene.tagId] });
    await scene.report(33);
    expect(await world.summary()).to.deep.equal(['31-reset', '33-active']);
  });

  it('a restart: a device that has left the collection is reset by its next value', async () => {
    const place = { LocationIds: [scene.placeId] };
    const ResourceCollectionId = await scene.world.app.create('/resourcecollections', place);
    const byDevice = { TriggerByDevice: true, TriggerType: 'OnlyFirstTime' };
    await scene.world.rule([above30], { ResourceCollectionId, ...byDevice });
    await scene.report(31);
    await scene.world.restart();
    await scene.report(32);
    expect(await scene.world.summary()).to.deep.equal(['31-active']);
    await scene.changeDevice('LocationId', scene.otherPlaceId);
    await scene.report(33);
    expect(await scene.world.summary()).to.deep.equal(['31-reset']);
  });
});
