import { randomUUID } from 'node:crypto';
import type { ConfigurationValue } from '../../entities/configuration.ts';
import { dataCollectorTemplates } from '../../entities/data-collector-template.ts';
import type { DataCollectorTemplate, TemplateSettingValue } from '../../entities/data-collector-template.ts';
import { dataCollectorTypes } from '../../entities/data-collector-type.ts';
import type { DataCollectorType } from '../../entities/data-collector-type.ts';
import { dataCollectors } from '../../entities/data-collector.ts';
import { deviceTemplates } from '../../entities/device-template.ts';
import { settingCategories } from '../../entities/setting-category.ts';
import type { DefaultSetting, SettingCategory } from '../../entities/setting-category.ts';
import { conflict, invalid, invalidMember, notFound } from '../../errors.ts';
import { inNetwork } from '../../list-query.ts';
import type { ListQuery } from '../../list-query.ts';
import { UniqueViolationError } from '../../ports/store.ts';
import type { Page, Store, Transaction } from '../../ports/store.ts';
import { owned } from '../owned.ts';
import { parseByType, SettingValueError } from '../security/security-settings.ts';
import { checkedValues } from './configurations.ts';

export interface DataCollectorTemplateInput {
  readonly name: string;
  readonly dataCollectorTypeId: string;
  readonly config?: string;
  readonly configurations: readonly ConfigurationValue[];
  readonly contactLostThreshold?: number;
  readonly internalDeviceTemplateId?: string;
}

/** A setting of a template, by its place. */
export interface TemplateSettingPlace {
  readonly id: string;
  readonly settingCategoryId: string;
  readonly settingId: string;
}

type Faults = Record<string, string[]>;

/** How gateways of a type are set up. */
export class DataCollectorTemplateService {
  readonly #store: Store;

  constructor(store: Store) {
    this.#store = store;
  }

  async list(deviceNetworkId: string, query: ListQuery): Promise<Page<DataCollectorTemplate>> {
    return this.#store.collection(dataCollectorTemplates).page(inNetwork(deviceNetworkId, query));
  }

  /** @throws MusterError `data-collector-template-not-found` */
  async get(deviceNetworkId: string, id: string): Promise<DataCollectorTemplate> {
    const collection = this.#store.collection(dataCollectorTemplates);
    return owned(collection, 'data-collector-template', deviceNetworkId, id);
  }

  /** Templates of a network, in the order of the ids. @throws MusterError `data-collector-template-not-found` */
  async getAll(deviceNetworkId: string, ids: readonly string[]): Promise<readonly DataCollectorTemplate[]> {
    return Promise.all([...new Set(ids)].map((id) => this.get(deviceNetworkId, id)));
  }

  /** The types of templates, by id. */
  async typesOf(templates: readonly DataCollectorTemplate[]): Promise<ReadonlyMap<string, DataCollectorType>> {
    const ids = new Set(templates.map((one) => one.dataCollectorTypeId));
    return this.#store.collection(dataCollectorTypes).getMany(ids);
  }

  /** The ids of a network's types that have a HardwareTypeId. */
  async typeIdsOf(deviceNetworkId: string, hardwareTypeId: number): Promise<readonly string[]> {
    const found = await this.#store.collection(dataCollectorTypes).findOne([
      { field: 'deviceNetworkId', op: 'eq', value: deviceNetworkId },
      { field: 'hardwareTypeId', op: 'eq', value: hardwareTypeId },
    ]);
    return found === undefined ? [] : [found.id];
  }

  /** @throws MusterError `invalid-request`; `already-exists` when the type has a template of the name */
  async create(deviceNetworkId: string, input: DataCollectorTemplateInput): Promise<DataCollectorTemplate> {
    return nameTaken(
      this.#store.transaction(async (tx) => {
        const fields = await checkedFields(tx, deviceNetworkId, input);
        const template = { id: randomUUID(), deviceNetworkId, settingValues: [], ...fields };
        await tx.collection(dataCollectorTemplates).insert(template);
        return template;
      }),
    );
  }

  /**
   * Replaces what a caller may set. The type stays.
   *
   * @throws MusterError as {@link create}, and `data-collector-template-not-found`
   */
  async update(
    deviceNetworkId: string,
    id: string,
    change: (current: DataCollectorTemplate) => DataCollectorTemplateInput,
  ): Promise<DataCollectorTemplate> {
    return nameTaken(
      this.#store.transaction(async (tx) => {
        const templates = tx.collection(dataCollectorTemplates);
        const current = await owned(templates, 'data-collector-template', deviceNetworkId, id);
        const input = change(current);
        if (input.dataCollectorTypeId !== current.dataCollectorTypeId) {
          throw invalidMember('DataCollectorTypeId', 'The type of a template cannot be changed.');
        }
        const { settingValues } = current;
        const template = { id, deviceNetworkId, settingValues, ...(await checkedFields(tx, deviceNetworkId, input)) };
        await templates.put(template);
        return template;
      }),
    );
  }

  /** @throws MusterError `data-collector-template-not-found`; `in-use` when data collectors have it */
  async delete(deviceNetworkId: string, id: string): Promise<void> {
    await this.#store.transaction(async (tx) => {
      const templates = tx.collection(dataCollectorTemplates);
      const template = await owned(templates, 'data-collector-template', deviceNetworkId, id);
      const where = [{ field: 'dataCollectorTemplateId', op: 'eq', value: id }] as const;
      if ((await tx.collection(dataCollectors).findOne(where)) !== undefined) {
        throw conflict('in-use', 'There are data collectors with this template.');
      }
      await templates.delete(id);
      const type = await tx.collection(dataCollectorTypes).get(template.dataCollectorTypeId);
      if (type?.defaultTemplateId === id) {
        const { defaultTemplateId: _gone, ...rest } = type;
        await tx.collection(dataCollectorTypes).put(rest);
      }
    });
  }

  /** @throws MusterError `…-not-found`, `invalid-request`; `already-exists` when the template has a value for it */
  async addValue(deviceNetworkId: string, place: TemplateSettingPlace, value: string): Promise<void> {
    await this.#changeValues(deviceNetworkId, place, (current, setting) => {
      if (current !== undefined) throw conflict('already-exists', 'The template has a value for this setting.');
      return newValue(place, setting, value);
    });
  }

  /** @throws MusterError `…-not-found`, also when the template has no value for it; `invalid-request` */
  async updateValue(deviceNetworkId: string, place: TemplateSettingPlace, value: string): Promise<void> {
    await this.#changeValues(deviceNetworkId, place, (current, setting) => {
      if (current === undefined) throw notFound('setting');
      return { ...newValue(place, setting, value), id: current.id };
    });
  }

  /** @throws MusterError `…-not-found`, also when the template has no value for it */
  async deleteValue(deviceNetworkId: string, place: TemplateSettingPlace): Promise<void> {
    await this.#changeValues(deviceNetworkId, place, (current) => {
      if (current === undefined) throw notFound('setting');
      return undefined;
    });
  }

  async #changeValues(
    deviceNetworkId: string,
    place: TemplateSettingPlace,
    change: (
      current: TemplateSettingValue | undefined,
      setting: DefaultSetting,
    ) => TemplateSettingValue | undefined,
  ): Promise<void> {
    await this.#store.transaction(async (tx) => {
      const templates = tx.collection(dataCollectorTemplates);
      const template = await owned(templates, 'data-collector-template', deviceNetworkId, place.id);
      const category = await linkedCategory(tx, template, place.settingCategoryId);
      const setting = category.defaultSettings.find((one) => one.id === place.settingId);
      if (setting === undefined) throw notFound('setting');
      const current = template.settingValues.find((one) => one.defaultSettingId === setting.id);
      const others = template.settingValues.filter((one) => one !== current);
      const next = change(current, setting);
      if (next !== undefined && category.isSecuritySettings) {
        throw invalidMember('Value', 'Security settings belong to one device: a template has none.');
      }
      await templates.put({ ...template, settingValues: next === undefined ? others : [...others, next] });
    });
  }
}

/** @throws MusterError `setting-category-not-found` when the type of the template is not linked to it */
async function linkedCategory(
  tx: Transaction,
  template: DataCollectorTemplate,
  id: string,
): Promise<SettingCategory> {
  const type = await tx.collection(dataCollectorTypes).get(template.dataCollectorTypeId);
  if (type?.settingCategoryIds.includes(id) !== true) throw notFound('setting-category');
  return owned(tx.collection(settingCategories), 'setting-category', template.deviceNetworkId, id);
}

function newValue(place: TemplateSettingPlace, setting: DefaultSetting, value: string): TemplateSettingValue {
  try {
    return {
      id: randomUUID(),
      settingCategoryId: place.settingCategoryId,
      defaultSettingId: setting.id,
      value: parseByType(value, setting.dataType),
    };
  } catch (error) {
    if (!(error instanceof SettingValueError)) throw error;
    throw invalidMember('Value', error.message);
  }
}

async function checkedFields(
  tx: Transaction,
  deviceNetworkId: string,
  input: DataCollectorTemplateInput,
): Promise<Omit<DataCollectorTemplate, 'id' | 'deviceNetworkId' | 'settingValues'>> {
  const faults: Faults = {};
  if (input.name.trim() === '') faults['Name'] = ['The name must not be empty.'];
  const type = await tx.collection(dataCollectorTypes).get(input.dataCollectorTypeId);
  if (type?.deviceNetworkId !== deviceNetworkId) {
    throw invalid({ ...faults, DataCollectorTypeId: ['There is no data collector type with this id.'] });
  }
  const { internalDeviceTemplateId } = input;
  if (internalDeviceTemplateId !== undefined) {
    const found = await tx.collection(deviceTemplates).get(internalDeviceTemplateId);
    if (found?.deviceNetworkId !== deviceNetworkId) {
      faults['InternalDeviceTemplateId'] = ['There is no device template with this id.'];
    }
  }
  const configurations = checkedValues(input.configurations, type.configurations, faults);
  if (Object.keys(faults).length > 0) throw invalid(faults);
  return { ...input, configurations };
}

async function nameTaken<R>(work: Promise<R>): Promise<R> {
  try {
    return await work;
  } catch (cause) {
    if (!(cause instanceof UniqueViolationError)) throw cause;
    throw conflict('already-exists', 'The data collector type has a template of this name.', { cause });
  }
}
