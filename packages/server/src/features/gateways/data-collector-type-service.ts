import { randomUUID } from 'node:crypto';
import type { ConfigurationInput, ConfigurationItem, ConfigurationValue } from './model/configuration.ts';
import { dataCollectorTemplates } from './model/data-collector-template.ts';
import type { DataCollectorTemplate } from './model/data-collector-template.ts';
import { dataCollectorTypes } from './model/data-collector-type.ts';
import type { DataCollectorType } from './model/data-collector-type.ts';
import { dataCollectors } from './model/data-collector.ts';
import { deviceNetworks } from '../networks/model.ts';
import { deviceTypes } from '../catalogue/model/device-type.ts';
import type { SettingCategory } from '../settings/model.ts';
import { conflict, invalid } from '../../kernel/errors.ts';
import type { Reader, Store, Transaction } from '../../store/port.ts';
import { UniqueViolationError } from '../../store/port.ts';
import { UnitOfWork } from '../../kernel/unit-of-work.ts';
import { findInNetwork } from '../../kernel/find-in-network.ts';
import type { SettingCategoryService } from '../settings/categories.ts';
import { categoriesOf, linkCategories } from '../settings/type-categories.ts';
import type { CategoryLink } from '../settings/type-categories.ts';
import { checkedValues, duplicateFaults } from './configurations.ts';
import { unknownId } from '../../kernel/fault-texts.ts';

export interface DataCollectorTypeInput {
  readonly name: string;
  readonly hardwareTypeId?: number;
  readonly internalDeviceTypeId?: string;
  readonly isLegacy: boolean;
  readonly isVirtual: boolean;
  readonly configurations: readonly ConfigurationItem[];
  /** If absent, the categories are unchanged; a new type then has none. */
  readonly settingCategories?: readonly CategoryLink[];
}

export interface NewDataCollectorType extends DataCollectorTypeInput {
  /** Creates a template of the same name, for data collectors without a DataCollectorTemplateId. */
  readonly createDefaultTemplate?: boolean;
  readonly defaultTemplateConfigurations?: readonly ConfigurationInput[];
}

/** A type with the data for its representation. */
export interface DataCollectorTypeDetails {
  readonly type: DataCollectorType;
  readonly categories: readonly SettingCategory[];
  readonly internalDeviceTypeName: string | undefined;
}

export interface TypeMetrics {
  readonly instances: number;
  readonly templates: number;
}

export interface DataCollectorTypeDependencies {
  readonly store: Store;
  readonly categories: Pick<SettingCategoryService, 'stored'>;
}

type Faults = Record<string, string[]>;

/** Reads what the representation of types needs. @returns the details of each of them */
export async function typeDetails(
  reader: Reader,
  types: readonly DataCollectorType[],
): Promise<(type: DataCollectorType) => DataCollectorTypeDetails> {
  const internalIds = new Set(types.flatMap((one) => one.internalDeviceTypeId ?? []));
  const ids = types.map((one) => one.id);
  const [categories, internal] = await Promise.all([
    categoriesOf(reader, ids),
    reader.collection(deviceTypes).getMany(internalIds),
  ]);
  return (type) => ({
    type,
    categories: categories.get(type.id) ?? [],
    internalDeviceTypeName: internal.get(type.internalDeviceTypeId ?? '')?.name,
  });
}

/** Counts the data collectors and templates of types, by ID of the type. */
export async function typeMetrics(
  reader: Reader,
  types: readonly DataCollectorType[],
): Promise<ReadonlyMap<string, TypeMetrics>> {
  const counts = types.map(async ({ id }) => {
    const where = [{ field: 'dataCollectorTypeId', op: 'eq', value: id }] as const;
    const [instances, templates] = await Promise.all([
      reader.collection(dataCollectors).count({ where }),
      reader.collection(dataCollectorTemplates).count({ where }),
    ]);
    return [id, { instances, templates }] as const;
  });
  return new Map(await Promise.all(counts));
}

/** Manages types of gateways. */
export class DataCollectorTypeService {
  readonly #deps: DataCollectorTypeDependencies;

  constructor(deps: DataCollectorTypeDependencies) {
    this.#deps = deps;
  }

  /**
   * @throws MusterError `invalid-request`; `already-exists` if the network has a type with this name or
   *   HardwareTypeId
   */
  async create(
    deviceNetworkId: string,
    input: NewDataCollectorType,
    unit = new UnitOfWork(),
  ): Promise<DataCollectorType> {
    const faults: Faults = duplicateFaults(input.configurations, 'Configurations');
    const values = checkedValues(
      input.defaultTemplateConfigurations ?? [],
      input.configurations,
      faults,
      'DefaultTemplateConfigurations',
    );
    return this.#write(async (tx) => {
      const key = { id: randomUUID(), deviceNetworkId };
      const { fields, made } = await this.#fields(tx, key, input, faults);
      const type: DataCollectorType = { ...key, ...fields };
      await tx.write(unit.writesFor(type.id));
      if (input.createDefaultTemplate !== true) {
        await tx.collection(dataCollectorTypes).insert(type);
        return { type, made };
      }
      const template = defaultTemplateOf(type, values);
      const whole = { ...type, defaultTemplateId: template.id };
      await tx.collection(dataCollectorTypes).insert(whole);
      await tx.collection(dataCollectorTemplates).insert(template);
      return { type: whole, made };
    });
  }

  /**
   * Replaces the fields that a caller can set.
   *
   * @throws MusterError as {@link create}, and `data-collector-type-not-found`
   */
  async update(
    deviceNetworkId: string,
    id: string,
    change: (current: DataCollectorType) => DataCollectorTypeInput,
  ): Promise<DataCollectorType> {
    return this.#write(async (tx) => {
      const types = tx.collection(dataCollectorTypes);
      const current = await findInNetwork(types, 'data-collector-type', deviceNetworkId, id);
      const input = change(current);
      const faults: Faults = duplicateFaults(input.configurations, 'Configurations');
      const { fields, made } = await this.#fields(tx, current, input, faults);
      const { defaultTemplateId } = current;
      const type: DataCollectorType = {
        id,
        deviceNetworkId,
        ...fields,
        ...(defaultTemplateId === undefined ? {} : { defaultTemplateId }),
      };
      await types.put(type);
      return { type, made };
    });
  }

  /**
   * Deletes a type and its templates.
   *
   * @throws MusterError `data-collector-type-not-found`; `in-use` if there are data collectors of this type,
   *   or it is the default type of the network
   */
  async delete(deviceNetworkId: string, id: string): Promise<void> {
    await this.#deps.store.transaction(async (tx) => {
      const types = tx.collection(dataCollectorTypes);
      await findInNetwork(types, 'data-collector-type', deviceNetworkId, id);
      const network = await tx.collection(deviceNetworks).get(deviceNetworkId);
      if (network?.genericDataCollectorTypeId === id) {
        throw conflict(
          'in-use',
          'It is the default type of the device network, which data collectors without a DataCollectorTypeId get.',
        );
      }
      await types.delete(id);
    });
  }

  async #fields(
    tx: Transaction,
    type: { readonly id: string; readonly deviceNetworkId: string },
    input: DataCollectorTypeInput,
    faults: Faults,
  ): Promise<{
    fields: Omit<DataCollectorType, 'id' | 'deviceNetworkId'>;
    made: readonly SettingCategory[];
  }> {
    const { name, isLegacy, isVirtual, configurations, hardwareTypeId, internalDeviceTypeId } = input;
    if (name.trim() === '') faults['Name'] = ['Must not be blank.'];
    if (internalDeviceTypeId !== undefined) {
      const found = await tx.collection(deviceTypes).get(internalDeviceTypeId);
      if (found?.deviceNetworkId !== type.deviceNetworkId) {
        faults['InternalDeviceTypeId'] = [unknownId('device type', internalDeviceTypeId)];
      }
    }
    const links = input.settingCategories;
    const made = links === undefined ? [] : await linkCategories(tx, type, links, faults);
    if (Object.keys(faults).length > 0) throw invalid(faults);
    return {
      fields: {
        name,
        isLegacy,
        isVirtual,
        configurations,
        ...(hardwareTypeId === undefined ? {} : { hardwareTypeId }),
        ...(internalDeviceTypeId === undefined ? {} : { internalDeviceTypeId }),
      },
      made,
    };
  }

  async #write(
    work: (tx: Transaction) => Promise<{ type: DataCollectorType; made: readonly SettingCategory[] }>,
  ): Promise<DataCollectorType> {
    try {
      const { type, made } = await this.#deps.store.transaction(work);
      await this.#deps.categories.stored(made);
      return type;
    } catch (cause) {
      if (!(cause instanceof UniqueViolationError)) throw cause;
      const what = cause.fields.includes('hardwareTypeId') ? 'HardwareTypeId' : 'name';
      throw conflict(
        'already-exists',
        `The device network already has a data collector type with this ${what}. Choose another one.`,
        {
          cause,
        },
      );
    }
  }
}

/** Returns the template of a type for data collectors without a DataCollectorTemplateId. */
export function defaultTemplateOf(
  type: DataCollectorType,
  configurations: readonly ConfigurationValue[] = [],
): DataCollectorTemplate {
  return {
    id: type.defaultTemplateId ?? randomUUID(),
    deviceNetworkId: type.deviceNetworkId,
    dataCollectorTypeId: type.id,
    name: type.name,
    configurations,
  };
}
