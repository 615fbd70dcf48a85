import { invalid, MusterError } from '../../kernel/errors.ts';
import { nameCondition } from '../../kernel/entities.ts';
import { shownValue } from '../../kernel/texts.ts';
import type { Condition, Store } from '../../store/port.ts';
import { deviceNetworks } from '../networks/model.ts';
import type { DataCollectorTemplateService, DataCollectorTypeService } from './data-collector-types.ts';
import { dataCollectorTemplates, dataCollectorTypes } from './model.ts';
import type { ConfigurationInput, ConfigurationItem, DataCollectorType } from './model.ts';

interface ImportedType {
  readonly name: string;
  readonly hardwareTypeId?: number;
  readonly configurations: readonly ConfigurationItem[];
}

interface ImportedTemplate {
  readonly name: string;
  /** HardwareTypeId of the data collector type. */
  readonly hardwareTypeId?: number;
  readonly contactLostThreshold?: number;
  readonly configurations: readonly ConfigurationInput[];
}

/** Imports gateway types and templates that another device network has exported. */
export class GatewayImport {
  readonly #store: Store;
  readonly #types: DataCollectorTypeService;
  readonly #templates: DataCollectorTemplateService;

  constructor(store: Store, types: DataCollectorTypeService, templates: DataCollectorTemplateService) {
    this.#store = store;
    this.#types = types;
    this.#templates = templates;
  }

  /**
   * Creates the types, and updates those that the network already has, matched by HardwareTypeId or else by
   * name. Items are imported one after the other. If an item is refused, the items before it stay.
   *
   * @throws MusterError `invalid-request` that names the item
   */
  async types(deviceNetworkId: string, items: readonly ImportedType[]): Promise<void> {
    for (const [index, item] of items.entries()) {
      await prefixFaults(index, async () => {
        const known = await this.#knownType(deviceNetworkId, item);
        if (known === undefined) {
          await this.#types.create(deviceNetworkId, { ...item, isLegacy: false, isVirtual: false });
          return;
        }
        await this.#types.update(deviceNetworkId, known.id, (current) => ({ ...current, ...item }));
      });
    }
  }

  /**
   * Creates the templates in the types with their HardwareTypeId, and updates those with the same name.
   * Default templates are unchanged (specification, section 8).
   *
   * @throws MusterError `invalid-request` that names the item
   */
  async templates(deviceNetworkId: string, items: readonly ImportedTemplate[]): Promise<void> {
    for (const [index, { hardwareTypeId, ...item }] of items.entries()) {
      await prefixFaults(index, async () => {
        const type = await this.#typeOf(deviceNetworkId, hardwareTypeId);
        if (type === undefined) {
          const message = `There is no data collector type with the HardwareTypeId ${shownValue(hardwareTypeId)}.`;
          throw invalid({ DataCollectorTypeHardwareTypeId: [message] });
        }
        const input = { ...item, dataCollectorTypeId: type.id };
        const known = await this.#store
          .collection(dataCollectorTemplates)
          .findOne([{ field: 'dataCollectorTypeId', op: 'eq', value: type.id }, nameCondition(item.name)]);
        if (known === undefined) await this.#templates.create(deviceNetworkId, input);
        else if (known.id !== type.defaultTemplateId) {
          await this.#templates.update(deviceNetworkId, known.id, (current) => ({ ...current, ...input }));
        }
      });
    }
  }

  /** Returns the type with this number; without a number, the default type of the network. */
  async #typeOf(
    deviceNetworkId: string,
    hardwareTypeId: number | undefined,
  ): Promise<DataCollectorType | undefined> {
    if (hardwareTypeId !== undefined) return this.#typeWhere(deviceNetworkId, hasNumber(hardwareTypeId));
    const network = await this.#store.collection(deviceNetworks).get(deviceNetworkId);
    return this.#store.collection(dataCollectorTypes).get(network?.genericDataCollectorTypeId ?? '');
  }

  async #knownType(
    deviceNetworkId: string,
    { name, hardwareTypeId }: ImportedType,
  ): Promise<DataCollectorType | undefined> {
    const byNumber =
      hardwareTypeId === undefined
        ? undefined
        : await this.#typeWhere(deviceNetworkId, hasNumber(hardwareTypeId));
    return byNumber ?? (await this.#typeWhere(deviceNetworkId, nameCondition(name)));
  }

  async #typeWhere(deviceNetworkId: string, condition: Condition): Promise<DataCollectorType | undefined> {
    return this.#store
      .collection(dataCollectorTypes)
      .findOne([{ field: 'deviceNetworkId', op: 'eq', value: deviceNetworkId }, condition]);
  }
}

const hasNumber = (value: number): Condition => ({ field: 'hardwareTypeId', op: 'eq', value });

/** Prefixes the faults of an item with its position in the list. */
async function prefixFaults(index: number, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof MusterError) || error.status >= 500) throw error;
    const faults = Object.entries(error.modelState ?? { Name: [error.message] });
    throw invalid(Object.fromEntries(faults.map(([member, messages]) => [`[${index}].${member}`, messages])));
  }
}
