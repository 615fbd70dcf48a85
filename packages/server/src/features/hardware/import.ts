import { MusterError } from '../../kernel/errors.ts';
import { Lanes, nextTurn, TurnBudget } from '../../kernel/tasks.ts';
import { nameCondition } from '../../kernel/entities.ts';
import { runsOf } from '../../kernel/data.ts';
import { insertOperation } from '../../store/port.ts';
import type {
  AnyCollectionDefinition,
  CollectionDefinition,
  Entity,
  Reader,
  Store,
} from '../../store/port.ts';
import { ALREADY_EXISTS } from '../catalogue/object-definitions.ts';
import type { ItemResult, ObjectResult } from '../catalogue/object-definitions.ts';
import type { DeviceTemplateService } from '../catalogue/device-templates.ts';
import type { DeviceTypeService } from '../catalogue/device-types.ts';
import { deviceTemplates, deviceTypes, smartObjectTypes } from '../catalogue/model.ts';
import type { SmartObjectTypeService } from '../catalogue/smart-object-types.ts';
import { resourceTypes } from '../resource-types/model.ts';
import { settingCategoryLinks, defaultSettings, settingCategories } from '../settings/model.ts';
import type { SettingCategoryService } from '../settings/categories.ts';
import { tagLinks, tags } from '../tags/model.ts';
import type { TagService } from '../tags/tags.ts';
import { smartObjectTemplates } from '../templates/model.ts';
import type { SmartObjectTemplateService } from '../templates/smart-object-templates.ts';
import { objectKey, checkRelease } from './model.ts';
import type {
  CarriedDeviceTemplate,
  CarriedDeviceType,
  CarriedObjectTemplate,
  HardwareDefinitions,
  ObjectName,
} from './model.ts';

interface DeviceTypeResult extends ItemResult {
  readonly templates: readonly ItemResult[];
}

interface SmartObjectTemplateResult extends ItemResult, ObjectName {
  readonly objectName: string;
}

export interface ImportResult {
  readonly tags: readonly ItemResult[];
  readonly settingCategories: readonly ItemResult[];
  readonly smartObjectTypes: readonly ObjectResult[];
  readonly smartObjectTemplates: readonly SmartObjectTemplateResult[];
  readonly deviceTypes: readonly DeviceTypeResult[];
}

interface HardwareImportDependencies {
  readonly store: Store;
  readonly tags: TagService;
  readonly settingCategories: SettingCategoryService;
  readonly smartObjectTypes: SmartObjectTypeService;
  readonly smartObjectTemplates: SmartObjectTemplateService;
  readonly deviceTypes: DeviceTypeService;
  readonly deviceTemplates: DeviceTemplateService;
}

/** Items in a turn, with the entities that they use. */
const ITEMS_IN_A_TURN = 50;

const DEFAULT_TEMPLATE = 'The default template is created with its type. Changes of it are not imported.';

/**
 * Imports the export of another device network. Existing entities are unchanged, and a failed item does not
 * affect others.
 */
export class HardwareImport {
  readonly #deps: HardwareImportDependencies;

  constructor(deps: HardwareImportDependencies) {
    this.#deps = deps;
  }

  /**
   * @param member source of the definitions, for faults
   * @throws MusterError `invalid-request` for a release that cannot be imported; nothing is changed then
   */
  async import(
    deviceNetworkId: string,
    definitions: HardwareDefinitions,
    member: string,
  ): Promise<ImportResult> {
    checkRelease(definitions.release, member);
    const run = new ImportRun(this.#deps, deviceNetworkId);
    return {
      tags: await run.tags(definitions.tags),
      settingCategories: await run.categories(definitions),
      smartObjectTypes: await run.objects(definitions),
      smartObjectTemplates: await run.objectTemplates(definitions),
      deviceTypes: await run.deviceTypes(definitions),
    };
  }
}

class ImportRun {
  readonly #deps: HardwareImportDependencies;
  readonly #networkId: string;
  readonly #turn = new TurnBudget(ITEMS_IN_A_TURN);

  constructor(deps: HardwareImportDependencies, deviceNetworkId: string) {
    this.#deps = deps;
    this.#networkId = deviceNetworkId;
  }

  /** Lets other work run in between, because items that never wait would add up to a long turn. */
  async #oneByOne<T, R>(items: readonly T[], work: (item: T) => Promise<R>): Promise<R[]> {
    const results: R[] = [];
    for (const item of items) {
      results.push(await work(item));
      await this.#turn.spend(1);
    }
    return results;
  }

  tags(names: readonly string[]): Promise<ItemResult[]> {
    return this.#oneByOne(names, (name) =>
      attempt(name, () => this.#deps.tags.create(this.#networkId, { name })),
    );
  }

  categories({ settingCategories }: HardwareDefinitions): Promise<ItemResult[]> {
    return this.#oneByOne(settingCategories, (category) =>
      attempt(category.name, async () => {
        const present = await this.#deps.settingCategories.all(this.#networkId);
        // Including the built-in categories, which every network has.
        if (present.some((one) => one.name === category.name)) throw new IgnoredItemError(ALREADY_EXISTS);
        await this.#deps.settingCategories.create(this.#networkId, category);
      }),
    );
  }

  objects({ objects }: HardwareDefinitions): Promise<ObjectResult[]> {
    return this.#oneByOne(objects, async (model) => {
      const result = await attempt(model.name, async () => {
        const added = await this.#deps.smartObjectTypes.import(this.#networkId, [model]);
        if (added.length === 0) throw new IgnoredItemError(ALREADY_EXISTS);
      });
      return { ...result, objectId: model.id, objectUrn: model.urn };
    });
  }

  objectTemplates({
    smartObjectTemplates: all,
    objects,
  }: HardwareDefinitions): Promise<SmartObjectTemplateResult[]> {
    const names = new Map(
      objects.map(({ id, urn, name }) => [objectKey({ objectId: id, objectUrn: urn }), name]),
    );
    return this.#oneByOne(all, async (template) => {
      const { objectId, objectUrn } = template;
      const result = await attempt(template.name, () => this.#objectTemplate(template));
      return { ...result, objectId, objectUrn, objectName: names.get(objectKey(template)) ?? '' };
    });
  }

  async #objectTemplate(template: CarriedObjectTemplate): Promise<void> {
    if (template.isDefault) throw new IgnoredItemError(DEFAULT_TEMPLATE);
    await this.#deps.smartObjectTemplates.create(this.#networkId, {
      name: template.name,
      smartObjectTypeId: await this.#typeId(template),
      resourceTemplates: [],
      tagIds: await this.#tagIds(template.tags),
    });
  }

  deviceTypes({ deviceTypes: all }: HardwareDefinitions): Promise<DeviceTypeResult[]> {
    return this.#oneByOne(all, async (type) => {
      const result = await attempt(type.name, () => this.#deviceType(type));
      const id = result.result === 'Failed' ? undefined : await this.#deviceTypeId(type.name);
      const templates = await this.#oneByOne(type.templates, (template) =>
        attempt(template.name, () => this.#deviceTemplate(id, template)),
      );
      return { ...result, templates };
    });
  }

  async #deviceType(type: CarriedDeviceType): Promise<void> {
    const instances = await this.#oneByOne(type.instances, async ({ instanceId, label, ...object }) => ({
      smartObjectTypeId: await this.#typeId(object),
      instanceId,
      ...(label === undefined ? {} : { label }),
    }));
    const { name, deviceStandard, discovery, hardwareTypeId } = type;
    const present = await this.#deps.settingCategories.all(this.#networkId);
    const categories = present.filter((one) => type.settingCategories.includes(one.name));
    await this.#deps.deviceTypes.create(this.#networkId, {
      name,
      deviceStandard,
      discovery,
      ...(hardwareTypeId === undefined ? {} : { hardwareTypeId }),
      instances,
      settingCategoryIds: categories.map((one) => one.id),
    });
  }

  async #deviceTemplate(deviceTypeId: string | undefined, template: CarriedDeviceTemplate): Promise<void> {
    if (deviceTypeId === undefined) throw new Failed('Its device type could not be imported.');
    if (template.isDefault) throw new IgnoredItemError(DEFAULT_TEMPLATE);
    const { name, contactLostThreshold, instances } = template;
    await this.#deps.deviceTemplates.create(this.#networkId, {
      name,
      deviceTypeId,
      ...(contactLostThreshold === undefined ? {} : { contactLostThreshold }),
      ...(instances === undefined ? {} : { instances: await this.#templateInstances(instances) }),
      tagIds: await this.#tagIds(template.tags),
    });
  }

  #templateInstances(
    instances: NonNullable<CarriedDeviceTemplate['instances']>,
  ): Promise<{ smartObjectTypeId: string; instanceId: number; smartObjectTemplateId?: string }[]> {
    return this.#oneByOne(instances, async ({ instanceId, smartObjectTemplate, ...object }) => {
      const smartObjectTypeId = await this.#typeId(object);
      if (smartObjectTemplate === undefined) return { smartObjectTypeId, instanceId };
      const template = await this.#deps.store
        .collection(smartObjectTemplates)
        .findOne([
          { field: 'smartObjectTypeId', op: 'eq', value: smartObjectTypeId },
          nameCondition(smartObjectTemplate),
        ]);
      if (template === undefined) {
        throw new Failed(
          `There is no smart object template ${smartObjectTemplate} of object ${object.objectId}.`,
        );
      }
      return { smartObjectTypeId, instanceId, smartObjectTemplateId: template.id };
    });
  }

  async #typeId({ objectId, objectUrn }: ObjectName): Promise<string> {
    const type = await this.#deps.store.collection(smartObjectTypes).findOne([
      { field: 'deviceNetworkId', op: 'eq', value: this.#networkId },
      { field: 'typeId', op: 'eq', value: objectId },
      { field: 'objectUrn', op: 'eq', value: objectUrn },
    ]);
    if (type === undefined) throw new Failed(`There is no smart object type ${objectId} (${objectUrn}).`);
    return type.id;
  }

  async #deviceTypeId(name: string): Promise<string | undefined> {
    const type = await this.#deps.store
      .collection(deviceTypes)
      .findOne([{ field: 'deviceNetworkId', op: 'eq', value: this.#networkId }, nameCondition(name)]);
    return type?.id;
  }

  async #tagIds(names: readonly string[]): Promise<string[]> {
    if (names.length === 0) return [];
    const found = await this.#deps.store.collection(tags).find({
      where: [
        { field: 'deviceNetworkId', op: 'eq', value: this.#networkId },
        { field: 'name', op: 'in', value: names },
      ],
    });
    return found.map((one) => one.id);
  }
}

class IgnoredItemError extends Error {}
class Failed extends Error {}

/** @throws an error other than a fault of the item, such as a failing store */
async function attempt(name: string, work: () => Promise<unknown>): Promise<ItemResult> {
  try {
    await work();
    return { name, result: 'Added' };
  } catch (error) {
    if (error instanceof IgnoredItemError) return { name, result: 'Ignored', reason: error.message };
    if (error instanceof Failed) return { name, result: 'Failed', reason: error.message };
    if (!(error instanceof MusterError) || error.status >= 500) throw error;
    if (error.code === 'already-exists') return { name, result: 'Ignored', reason: ALREADY_EXISTS };
    return { name, result: 'Failed', reason: error.message };
  }
}

interface NetworkEntity extends Entity {
  readonly deviceNetworkId: string;
}

/** Definitions of a device network that an import compares its items with. */
const copied = [
  tags,
  settingCategories,
  resourceTypes,
  smartObjectTypes,
  smartObjectTemplates,
  deviceTypes,
  deviceTemplates,
] as readonly AnyCollectionDefinition[] as readonly CollectionDefinition<NetworkEntity>[];

/** All collections that an import reads or writes. */
export const importedCollections: readonly AnyCollectionDefinition[] = [
  ...copied,
  defaultSettings,
  settingCategoryLinks,
  tagLinks,
];

/** Documents copied in one turn of the event loop. */
const COPIED_IN_A_TURN = 25;

interface HardwarePreviewDependencies {
  readonly reader: Reader;
  /** Opens an empty store in memory with {@link importedCollections}. */
  readonly openCopy: () => Promise<Store>;
  /** Returns the import into a copy. */
  readonly importInto: (copy: Store) => HardwareImport;
}

/**
 * Previews imports: copies the definitions of the device network into a store in memory, and imports there. A
 * transaction that is rolled back would block all writes of devices until its end, because an import has as
 * many transactions as items.
 */
export class HardwarePreview {
  readonly #deps: HardwarePreviewDependencies;
  /** One preview at a time for each device network, to bound the memory for copies. */
  readonly #lanes = new Lanes();

  constructor(deps: HardwarePreviewDependencies) {
    this.#deps = deps;
  }

  /**
   * Returns the result that {@link HardwareImport.import} would have now.
   *
   * @param member source of the definitions, for faults
   * @throws MusterError `invalid-request` for a release that cannot be imported
   */
  async import(
    deviceNetworkId: string,
    definitions: HardwareDefinitions,
    member: string,
  ): Promise<ImportResult> {
    checkRelease(definitions.release, member);
    return this.#lanes.run(deviceNetworkId, async () => {
      const copy = await this.#deps.openCopy();
      try {
        for (const collection of copied) await this.#copy(collection, deviceNetworkId, copy);
        return await this.#deps.importInto(copy).import(deviceNetworkId, definitions, member);
      } finally {
        await copy.close();
      }
    });
  }

  async #copy(
    collection: CollectionDefinition<NetworkEntity>,
    deviceNetworkId: string,
    copy: Store,
  ): Promise<void> {
    const where = [{ field: 'deviceNetworkId', op: 'eq', value: deviceNetworkId }] as const;
    const documents = this.#deps.reader.collection(collection).iterate({ where });
    for await (const run of runsOf(documents, COPIED_IN_A_TURN)) {
      await copy.write(run.map((document) => insertOperation(collection, document)));
      await nextTurn();
    }
  }
}
