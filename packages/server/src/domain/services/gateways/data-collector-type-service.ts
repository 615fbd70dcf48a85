import { randomUUID } from 'node:crypto';
import type { ConfigurationItem, ConfigurationValue } from '../../entities/configuration.ts';
import { dataCollectorTemplates } from '../../entities/data-collector-template.ts';
import type { DataCollectorTemplate } from '../../entities/data-collector-template.ts';
import { dataCollectorTypes } from '../../entities/data-collector-type.ts';
import type { DataCollectorType } from '../../entities/data-collector-type.ts';
import { dataCollectors } from '../../entities/data-collector.ts';
import { deviceNetworks } from '../../entities/device-network.ts';
import { deviceTypes } from '../../entities/device-type.ts';
import type { SettingCategory } from '../../entities/setting-category.ts';
import { settingCategories } from '../../entities/setting-category.ts';
import { conflict, invalid } from '../../errors.ts';
import { inNetwork } from '../../list-query.ts';
import type { ListQuery } from '../../list-query.ts';
import type { Page, Store, Transaction } from '../../ports/store.ts';
import { UniqueViolationError } from '../../ports/store.ts';
import { owned } from '../owned.ts';
import type { SettingCategoryService } from '../settings/setting-category-service.ts';
import { linkCategories } from './category-links.ts';
import type { CategoryLink } from './category-links.ts';
import { checkedValues, duplicateFaults } from './configurations.ts';

export interface DataCollectorTypeInput {
  readonly name: string;
  readonly hardwareTypeId?: number;
  readonly internalDeviceTypeId?: string;
  readonly isLegacy: boolean;
  readonly isVirtual: boolean;
  readonly configurations: readonly ConfigurationItem[];
  /** Absent: no change; none for a new type. */
  readonly settingCategories?: readonly CategoryLink[];
}

export interface NewDataCollectorType extends DataCollectorTypeInput {
  /** Makes a template of the same name, for data collectors that name none. */
  readonly createDefaultTemplate?: boolean;
  readonly defaultTemplateConfigurations?: readonly ConfigurationValue[];
}

/** A type with what its representation needs. */
export interface DataCollectorTypeDetails {
  readonly type: DataCollectorType;
  readonly categories: readonly SettingCategory[];
  readonly internalDeviceTypeName: string | undefined;
}

export interface TypeMetrics {
  readonly instances: number;
  readonly templates: number;
}

type Faults = Record<string, string[]>;

/** Kinds of gateways. */
export class DataCollectorTypeService {
  readonly #store: Store;
  readonly #categories: Pick<SettingCategoryService, 'stored'>;
  readonly #changed: () => void;

  /** @param changed is told of every change of a type */
  constructor(store: Store, categories: Pick<SettingCategoryService, 'stored'>, changed: () => void) {
    this.#store = store;
    this.#categories = categories;
    this.#changed = changed;
  }

  async list(deviceNetworkId: string, query: ListQuery): Promise<Page<DataCollectorType>> {
    return this.#store.collection(dataCollectorTypes).page(inNetwork(deviceNetworkId, query));
  }

  /** @throws MusterError `data-collector-type-not-found` */
  async get(deviceNetworkId: string, id: string): Promise<DataCollectorType> {
    return owned(this.#store.collection(dataCollectorTypes), 'data-collector-type', deviceNetworkId, id);
  }

  /** Types of a network, in the order of the ids. @throws MusterError `data-collector-type-not-found` */
  async getAll(deviceNetworkId: string, ids: readonly string[]): Promise<readonly DataCollectorType[]> {
    return Promise.all([...new Set(ids)].map((id) => this.get(deviceNetworkId, id)));
  }

  async details(types: readonly DataCollectorType[]): Promise<readonly DataCollectorTypeDetails[]> {
    const [categories, internal] = await Promise.all([
      this.#store.collection(settingCategories).getMany(new Set(types.flatMap((one) => one.settingCategoryIds))),
      this.#store
        .collection(deviceTypes)
        .getMany(new Set(types.flatMap((one) => one.internalDeviceTypeId ?? []))),
    ]);
    return types.map((type) => ({
      type,
      categories: type.settingCategoryIds.flatMap((id) => categories.get(id) ?? []),
      internalDeviceTypeName: internal.get(type.internalDeviceTypeId ?? '')?.name,
    }));
  }

  async metrics(types: readonly DataCollectorType[]): Promise<ReadonlyMap<string, TypeMetrics>> {
    const counts = await Promise.all(
      types.map(async ({ id }) => {
        const where = [{ field: 'dataCollectorTypeId', op: 'eq', value: id }] as const;
        const [instances, templates] = await Promise.all([
          this.#store.collection(dataCollectors).count({ where }),
          this.#store.collection(dataCollectorTemplates).count({ where }),
        ]);
        return [id, { instances, templates }] as const;
      }),
    );
    return new Map(counts);
  }

  /** @throws MusterError `invalid-request`; `already-exists` when the network has one of the name or HardwareTypeId */
  async create(deviceNetworkId: string, input: NewDataCollectorType): Promise<DataCollectorType> {
    const faults: Faults = duplicateFaults(input.configurations, 'Configurations');
    const values = checkedValues(
      input.defaultTemplateConfigurations ?? [],
      input.configurations,
      faults,
      'DefaultTemplateConfigurations',
    );
    return this.#write(async (tx) => {
      const { fields, made } = await this.#fields(tx, deviceNetworkId, input, undefined, faults);
      const type: DataCollectorType = { id: randomUUID(), deviceNetworkId, ...fields };
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

  /** Replaces what a caller may set. @throws MusterError as {@link create}, and `data-collector-type-not-found` */
  async update(
    deviceNetworkId: string,
    id: string,
    change: (current: DataCollectorType) => DataCollectorTypeInput,
  ): Promise<DataCollectorType> {
    return this.#write(async (tx) => {
      const types = tx.collection(dataCollectorTypes);
      const current = await owned(types, 'data-collector-type', deviceNetworkId, id);
      const input = change(current);
      const faults: Faults = duplicateFaults(input.configurations, 'Configurations');
      const { fields, made } = await this.#fields(tx, deviceNetworkId, input, current, faults);
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
   * @throws MusterError `data-collector-type-not-found`; `in-use` when there are data collectors of it, or it is the type of
   *   those that name none
   */
  async delete(deviceNetworkId: string, id: string): Promise<void> {
    await this.#store.transaction(async (tx) => {
      const types = tx.collection(dataCollectorTypes);
      await owned(types, 'data-collector-type', deviceNetworkId, id);
      const where = [{ field: 'dataCollectorTypeId', op: 'eq', value: id }] as const;
      if ((await tx.collection(dataCollectors).findOne(where)) !== undefined) {
        throw conflict('in-use', 'There are data collectors of this type.');
      }
      const network = await tx.collection(deviceNetworks).get(deviceNetworkId);
      if (network?.genericDataCollectorTypeId === id) {
        throw conflict('in-use', 'It is the type of data collectors that name none.');
      }
      await tx.collection(dataCollectorTemplates).deleteWhere(where);
      await types.delete(id);
    });
    this.#changed();
  }

  /** @throws MusterError `data-collector-type-not-found`, `setting-category-not-found` */
  async linkCategory(deviceNetworkId: string, id: string, settingCategoryId: string): Promise<void> {
    await this.#relink(deviceNetworkId, id, settingCategoryId, (ids) =>
      ids.includes(settingCategoryId) ? ids : [...ids, settingCategoryId],
    );
  }

  /** Values of templates for the category go with the link. @throws MusterError as {@link linkCategory} */
  async unlinkCategory(deviceNetworkId: string, id: string, settingCategoryId: string): Promise<void> {
    await this.#relink(deviceNetworkId, id, settingCategoryId, (ids) =>
      ids.filter((one) => one !== settingCategoryId),
    );
  }

  async #relink(
    deviceNetworkId: string,
    id: string,
    settingCategoryId: string,
    change: (ids: readonly string[]) => readonly string[],
  ): Promise<void> {
    await this.#store.transaction(async (tx) => {
      const types = tx.collection(dataCollectorTypes);
      const type = await owned(types, 'data-collector-type', deviceNetworkId, id);
      await owned(tx.collection(settingCategories), 'setting-category', deviceNetworkId, settingCategoryId);
      const settingCategoryIds = change(type.settingCategoryIds);
      await types.put({ ...type, settingCategoryIds });
      await dropValues(tx, id, settingCategoryIds);
    });
    this.#changed();
  }

  async #fields(
    tx: Transaction,
    deviceNetworkId: string,
    input: DataCollectorTypeInput,
    current: DataCollectorType | undefined,
    faults: Faults,
  ): Promise<{ fields: Omit<DataCollectorType, 'id' | 'deviceNetworkId'>; made: readonly SettingCategory[] }> {
    const { name, isLegacy, isVirtual, configurations, hardwareTypeId, internalDeviceTypeId } = input;
    if (name.trim() === '') faults['Name'] = ['The name must not be empty.'];
    if (internalDeviceTypeId !== undefined) {
      const found = await tx.collection(deviceTypes).get(internalDeviceTypeId);
      if (found?.deviceNetworkId !== deviceNetworkId) {
        faults['InternalDeviceTypeId'] = ['There is no device type with this id.'];
      }
    }
    const links = input.settingCategories;
    const linked = links && (await linkCategories(tx, deviceNetworkId, links, faults));
    if (Object.keys(faults).length > 0) throw invalid(faults);
    const settingCategoryIds = linked?.ids ?? current?.settingCategoryIds ?? [];
    if (current !== undefined) await dropValues(tx, current.id, settingCategoryIds);
    return {
      fields: {
        name,
        isLegacy,
        isVirtual,
        configurations,
        settingCategoryIds,
        ...(hardwareTypeId === undefined ? {} : { hardwareTypeId }),
        ...(internalDeviceTypeId === undefined ? {} : { internalDeviceTypeId }),
      },
      made: linked?.made ?? [],
    };
  }

  async #write(
    work: (tx: Transaction) => Promise<{ type: DataCollectorType; made: readonly SettingCategory[] }>,
  ): Promise<DataCollectorType> {
    try {
      const { type, made } = await this.#store.transaction(work);
      this.#categories.stored(made);
      this.#changed();
      return type;
    } catch (cause) {
      if (!(cause instanceof UniqueViolationError)) throw cause;
      const what = cause.fields.includes('hardwareTypeId') ? 'HardwareTypeId' : 'name';
      throw conflict('already-exists', `The device network has a data collector type of this ${what}.`, {
        cause,
      });
    }
  }
}

/** The template that data collectors of a type have that name none. */
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
    settingValues: [],
  };
}

/** Values for categories that a type is not linked to any more. */
async function dropValues(tx: Transaction, typeId: string, linked: readonly string[]): Promise<void> {
  const templates = tx.collection(dataCollectorTemplates);
  const where = [{ field: 'dataCollectorTypeId', op: 'eq', value: typeId }] as const;
  for (const template of await templates.find({ where })) {
    const settingValues = template.settingValues.filter((one) => linked.includes(one.settingCategoryId));
    if (settingValues.length < template.settingValues.length) {
      await templates.put({ ...template, settingValues });
    }
  }
}
