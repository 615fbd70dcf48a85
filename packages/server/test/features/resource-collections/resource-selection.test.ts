import { randomUUID } from 'node:crypto';
import { expect } from 'chai';
import fc from 'fast-check';
import { deviceTemplates } from '../../../src/features/catalogue/model.ts';
import { devices, type Device } from '../../../src/features/devices/model.ts';
import { locations } from '../../../src/features/locations/model.ts';
import { criterionNames } from '../../../src/features/resource-collections/model.ts';
import type { CriterionName } from '../../../src/features/resource-collections/model.ts';
import {
  newSmartObjectId,
  resourceId,
  smartObjects,
  type SmartObject,
} from '../../../src/features/device-objects/model.ts';
import { tagLinks, type TaggedType } from '../../../src/features/tags/model.ts';
import { ResourceSelection } from '../../../src/features/resource-collections/resource-selection.ts';
import type { SelectionCriteria } from '../../../src/features/resource-collections/resource-selection.ts';
import { worldPerTest } from '../../support/app-of-tests.ts';
import type { DeviceWorld } from '../../support/device-world.ts';

const SEED = Number(process.env['MUSTER_SEED'] ?? 4_040);

const none = Object.fromEntries(criterionNames.map((name) => [name, []])) as unknown as Record<
  CriterionName,
  string[]
>;

/** Forty devices of two types, two templates and five nested locations, each with three objects. */
class Fleet {
  readonly world: DeviceWorld;
  readonly devices: Device[] = [];
  readonly objects: SmartObject[] = [];
  /** The root, then each child. */
  readonly places: string[] = [];
  readonly templates = [randomUUID(), randomUUID()];
  readonly types: string[] = [];
  readonly objectTemplates = [randomUUID(), randomUUID()];
  readonly tags = [randomUUID(), randomUUID(), randomUUID()];

  constructor(world: DeviceWorld) {
    this.world = world;
  }

  static async of(world: DeviceWorld): Promise<Fleet> {
    const fleet = new Fleet(world);
    const { store, deviceNetworkId } = world;
    for (let depth = 0; depth < 5; depth += 1) {
      const id = randomUUID();
      const parent = fleet.places.at(-1);
      await store.collection(locations).insert({
        id,
        deviceNetworkId,
        name: `place ${depth}`,
        ...(parent === undefined ? {} : { parentLocationId: parent }),
      });
      fleet.places.push(id);
      if (depth === 4) await fleet.#tag(0, 'Location', id);
    }
    for (const [index, id] of fleet.templates.entries()) {
      await store.collection(deviceTemplates).insert({
        id,
        deviceNetworkId,
        deviceTypeId: world.deviceTypeId,
        name: `template ${index}`,
      });
      if (index === 1) await fleet.#tag(1, 'DeviceTemplate', id);
    }
    fleet.types.push(await world.addType(3303, 33_001), await world.addType(3311, 33_002));
    for (let index = 0; index < 40; index += 1) await fleet.#addDevice(index);
    return fleet;
  }

  async #tag(index: number, entityType: TaggedType, entityId: string): Promise<void> {
    const { store, deviceNetworkId } = this.world;
    const link = { id: randomUUID(), deviceNetworkId, tagId: this.tags[index]!, entityType, entityId };
    await store.collection(tagLinks).insert(link);
  }

  async #addDevice(index: number): Promise<void> {
    const { store } = this.world;
    const made = await this.world.addDevice(`selected-${index}`);
    const device = {
      ...made,
      deviceTemplateId: this.templates[index % 2]!,
      locationId: this.places[index % 5]!,
    };
    await store.collection(devices).put(device);
    this.devices.push(device);
    for (let instance = 0; instance < 3; instance += 1) {
      const objectId = instance === 2 ? 33_002 : 33_001;
      const smartObject = {
        id: newSmartObjectId(),
        deviceId: device.id,
        deviceNetworkId: device.deviceNetworkId,
        smartObjectTypeId: this.types[objectId - 33_001]!,
        objectId,
        instanceNumber: instance,
        name: 'object',
        smartObjectTemplateId: this.objectTemplates[(index + instance) % 2]!,
        isUnavailable: index % 7 === 0,
      };
      await store.collection(smartObjects).insert(smartObject);
      if (index === 3) await this.#tag(2, 'SmartObject', smartObject.id);
      this.objects.push(smartObject);
    }
  }

  async resourceTypesOf(typeIndex: number): Promise<ReadonlyMap<number, string>> {
    const catalogue = await this.world.admin.models.forNetwork(this.world.deviceNetworkId);
    return catalogue.typeById(this.types[typeIndex]!)!.resourceTypeIds;
  }

  async select(criteria: Partial<SelectionCriteria>): Promise<ResourceSelection> {
    const { store, admin, deviceNetworkId } = this.world;
    return ResourceSelection.of(
      { store, catalogues: admin.models },
      { ...none, resourceIds: [], includeChildLocations: false, deviceNetworkId, ...criteria },
    );
  }

  /** IDs of the resources, in the order of the search. */
  async ids(criteria: Partial<SelectionCriteria>): Promise<string[]> {
    const found: string[] = [];
    for await (const { resources } of (await this.select(criteria)).walk()) {
      found.push(...resources.map((one) => one.id));
    }
    return found;
  }
}

describe(`resource selection (MUSTER_SEED=${SEED})`, () => {
  let world: DeviceWorld;
  let fleet: Fleet;

  worldPerTest(async (one) => {
    world = one;
    fleet = await Fleet.of(world);
  });

  it('returns each match once, and equals resourcesOf and includes, for any criteria', async () => {
    const types = [await fleet.resourceTypesOf(0), await fleet.resourceTypesOf(1)];
    const choice = {
      deviceIds: fleet.devices.map((one) => one.id),
      deviceTypeIds: [world.deviceTypeId, randomUUID()],
      deviceTemplateIds: fleet.templates,
      locationIds: fleet.places,
      smartObjectIds: fleet.objects.map((one) => one.id),
      smartObjectTypeIds: fleet.types,
      smartObjectTemplateIds: fleet.objectTemplates,
      resourceTypeIds: types
        .flatMap((one) => [one.get(5700), one.get(5701), one.get(5850)])
        .filter((id) => id !== undefined),
      tagIds: fleet.tags,
    };
    const some = (ids: readonly string[]): fc.Arbitrary<string[]> =>
      fc.oneof({ weight: 3, arbitrary: fc.constant<string[]>([]) }, fc.subarray([...ids]));
    const lists = fc.record(
      Object.fromEntries(criterionNames.map((name) => [name, some(choice[name])])) as Record<
        CriterionName,
        fc.Arbitrary<string[]>
      >,
    );
    const picks = fc.subarray(
      fleet.objects.map((one) => resourceId(one.id, 5700)),
      { maxLength: 3 },
    );
    await fc.assert(
      fc.asyncProperty(lists, fc.boolean(), picks, async (wanted, includeChildLocations, resourceIds) => {
        const criteria = { ...wanted, includeChildLocations, resourceIds };
        const expected = fleet.objects.flatMap((one) => {
          const device = fleet.devices.find(({ id }) => id === one.deviceId)!;
          return Array.from(types[one.objectId - 33_001]!).flatMap(([rid, typeId]) => {
            const id = resourceId(one.id, rid);
            return resourceIds.includes(id) || belongs(fleet, criteria, device, one, typeId) ? [id] : [];
          });
        });
        const found = await fleet.ids(criteria);
        expect(new Set(found).size).to.equal(found.length);
        expect(found.toSorted()).to.deep.equal(expected.toSorted());
        const selection = await fleet.select(criteria);
        for (const one of fleet.objects) {
          const device = fleet.devices.find(({ id }) => id === one.deviceId)!;
          const own = selection.resourcesOf(device, one).map(({ id }) => id);
          for (const rid of types[one.objectId - 33_001]!.keys()) {
            const id = resourceId(one.id, rid);
            expect(selection.includes(device, one, id)).to.equal(expected.includes(id));
            expect(own.includes(id)).to.equal(expected.includes(id));
          }
        }
      }),
      { seed: SEED, numRuns: 80 },
    );
  });

  it('a selected resource includes its resource instances, an instance only itself', async () => {
    const [one] = fleet.objects;
    await world.store.collection(smartObjects).put({ ...one!, differences: { instances: { 5700: [0, 1] } } });
    const whole = resourceId(one!.id, 5700);
    expect(await fleet.ids({ resourceIds: [whole] })).to.deep.equal([
      whole,
      resourceId(one!.id, 5700, 0),
      resourceId(one!.id, 5700, 1),
    ]);
    expect(await fleet.ids({ resourceIds: [resourceId(one!.id, 5700, 1)] })).to.deep.equal([
      resourceId(one!.id, 5700, 1),
    ]);
  });

  it('IDs of another network select nothing', async () => {
    const deviceNetworkId = randomUUID();
    const { id } = fleet.devices[0]!;
    expect(await fleet.ids({ deviceNetworkId, deviceIds: [id] })).to.deep.equal([]);
    expect(
      await fleet.ids({ deviceNetworkId, resourceIds: [resourceId(fleet.objects[0]!.id, 5700)] }),
    ).to.deep.equal([]);
    expect(await fleet.ids({ deviceNetworkId, locationIds: fleet.places })).to.deep.equal([]);
  });

  it('a cycle of locations does not stop the search', async () => {
    const [root, , , , last] = fleet.places;
    const first = (await world.store.collection(locations).get(root!))!;
    await world.store.collection(locations).put({ ...first, parentLocationId: last! });
    const all = await fleet.ids({ locationIds: [last!], includeChildLocations: true });
    expect(all.length).to.be.greaterThan(0);
  });
});

/** The definition of the selection in its simplest form. */
function belongs(
  fleet: Fleet,
  criteria: Record<CriterionName, string[]> & { includeChildLocations: boolean },
  device: Device,
  one: SmartObject,
  resourceTypeId: string,
): boolean {
  if (criterionNames.every((name) => criteria[name].length === 0)) return false;
  const depth = fleet.places.indexOf(device.locationId);
  const above = criteria.includeChildLocations ? fleet.places.slice(0, depth + 1) : [device.locationId];
  const tags = [
    ...(depth === 4 ? [fleet.tags[0]!] : []),
    ...(device.deviceTemplateId === fleet.templates[1] ? [fleet.tags[1]!] : []),
    ...(fleet.devices[3]!.id === device.id ? [fleet.tags[2]!] : []),
  ];
  const has: Record<CriterionName, readonly string[]> = {
    deviceIds: [device.id],
    deviceTypeIds: [device.deviceTypeId],
    deviceTemplateIds: [device.deviceTemplateId],
    locationIds: above,
    smartObjectIds: [one.id],
    smartObjectTypeIds: [one.smartObjectTypeId],
    smartObjectTemplateIds: [one.smartObjectTemplateId!],
    resourceTypeIds: [resourceTypeId],
    tagIds: tags,
  };
  return criterionNames.every(
    (name) => criteria[name].length === 0 || has[name].some((id) => criteria[name].includes(id)),
  );
}
