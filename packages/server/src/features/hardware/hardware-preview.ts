import { deviceTemplates } from '../catalogue/model/device-template.ts';
import { deviceTypes } from '../catalogue/model/device-type.ts';
import { smartObjectTypes } from '../catalogue/model/smart-object-type.ts';
import { resourceTypes } from '../resource-types/model/resource-type.ts';
import { settingCategoryLinks, defaultSettings, settingCategories } from '../settings/model.ts';
import { tagLinks, tags } from '../tags/model/tag.ts';
import { smartObjectTemplates } from '../templates/model/smart-object-template.ts';
import { Lanes } from '../../kernel/lanes.ts';
import { nextTurn, runsOf } from '../../kernel/turns.ts';
import { insertOperation } from '../../store/port.ts';
import type {
  AnyCollectionDefinition,
  CollectionDefinition,
  Entity,
  Reader,
  Store,
} from '../../store/port.ts';
import type { HardwareDefinitions } from './hardware-definitions.ts';
import type { HardwareImport, ImportResult } from './hardware-import.ts';
import { checkRelease } from './releases.ts';

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

export interface HardwarePreviewDependencies {
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
