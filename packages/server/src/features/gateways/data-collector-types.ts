import { randomUUID } from 'node:crypto';
import { conflict, invalid, invalidMember, unknownId } from '../../kernel/errors.ts';
import { findInNetwork, uniquelyNamed, UnitOfWork } from '../../kernel/entities.ts';
import { omitUndefined, omit } from '../../kernel/data.ts';
import { insertOperation, UniqueViolationError } from '../../store/port.ts';
import type { Store, Transaction, WriteOperation } from '../../store/port.ts';
import { deviceTemplates, deviceTypes } from '../catalogue/model.ts';
import { deviceNetworks } from '../networks/model.ts';
import { linkCategories } from '../settings/type-categories.ts';
import type { CategoryLink } from '../settings/type-categories.ts';
import type { SettingCategory } from '../settings/model.ts';
import type { SettingCategoryService } from '../settings/categories.ts';
import { tagOperations } from '../tags/tags.ts';
import { checkedValues, duplicateFaults } from './configurations.ts';
import { dataCollectorTemplates, dataCollectorTypes } from './model.ts';
import type {
  ConfigurationInput,
  ConfigurationItem,
  ConfigurationValue,
  DataCollector,
  DataCollectorTemplate,
  DataCollectorType,
} from './model.ts';

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

interface NewDataCollectorType extends DataCollectorTypeInput {
  /** Creates a template of the same name, for data collectors without a DataCollectorTemplateId. */
  readonly createDefaultTemplate?: boolean;
  readonly defaultTemplateConfigurations?: readonly ConfigurationInput[];
}

type Faults = Record<string, string[]>;

/** Manages types of gateways. */
export class DataCollectorTypeService {
  readonly #store: Store;
  readonly #categories: SettingCategoryService;

  constructor(store: Store, categories: SettingCategoryService) {
    this.#store = store;
    this.#categories = categories;
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
    await this.#store.transaction(async (tx) => {
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
        ...omitUndefined({ hardwareTypeId, internalDeviceTypeId }),
      },
      made,
    };
  }

  async #write(
    work: (tx: Transaction) => Promise<{ type: DataCollectorType; made: readonly SettingCategory[] }>,
  ): Promise<DataCollectorType> {
    try {
      const { type, made } = await this.#store.transaction(work);
      await this.#categories.stored(made);
      return type;
    } catch (cause) {
      if (!(cause instanceof UniqueViolationError)) throw cause;
      const what = cause.fields.includes('hardwareTypeId') ? 'HardwareTypeId' : 'name';
      throw conflict(
        'already-exists',
        `The device network already has a data collector type with this ${what}. Choose another one.`,
        { cause },
      );
    }
  }
}

/** Returns the template of a type for data collectors without a DataCollectorTemplateId. */
function defaultTemplateOf(
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

export interface DataCollectorTemplateInput {
  readonly name: string;
  readonly dataCollectorTypeId: string;
  readonly config?: string;
  readonly configurations: readonly ConfigurationInput[];
  readonly contactLostThreshold?: number;
  readonly internalDeviceTemplateId?: string;
  /** If absent, the tags are unchanged. */
  readonly tagIds?: readonly string[];
}

const templateName = { kind: 'a template', owner: 'The data collector type' };

/** Manages the templates of data collectors. */
export class DataCollectorTemplateService {
  readonly #store: Store;

  constructor(store: Store) {
    this.#store = store;
  }

  /** @throws MusterError `invalid-request`; `already-exists` if the type has a template with this name */
  async create(
    deviceNetworkId: string,
    input: DataCollectorTemplateInput,
    unit = new UnitOfWork(),
  ): Promise<DataCollectorTemplate> {
    return uniquelyNamed(templateName, () =>
      this.#store.transaction(async (tx) => {
        const fields = await checkedFields(tx, deviceNetworkId, input);
        const template = { id: randomUUID(), deviceNetworkId, ...fields };
        await tx.collection(dataCollectorTemplates).insert(template);
        await tx.write([...(await tagWrites(tx, template)), ...unit.writesFor(template.id)]);
        return template;
      }),
    );
  }

  /**
   * Replaces the fields that a caller can set. The type cannot be changed.
   *
   * @throws MusterError as {@link create}, and `data-collector-template-not-found`
   */
  async update(
    deviceNetworkId: string,
    id: string,
    change: (current: DataCollectorTemplate) => DataCollectorTemplateInput,
  ): Promise<DataCollectorTemplate> {
    return uniquelyNamed(templateName, () =>
      this.#store.transaction(async (tx) => {
        const templates = tx.collection(dataCollectorTemplates);
        const current = await findInNetwork(templates, 'data-collector-template', deviceNetworkId, id);
        const input = change(current);
        if (input.dataCollectorTypeId !== current.dataCollectorTypeId) {
          throw invalidMember('DataCollectorTypeId', 'The type of a template cannot be changed.');
        }
        const { tagIds = [] } = current;
        const fields = await checkedFields(tx, deviceNetworkId, input);
        const template: DataCollectorTemplate = { id, deviceNetworkId, tagIds, ...fields };
        await templates.put(template);
        await tx.write(await tagWrites(tx, template));
        return template;
      }),
    );
  }

  /** @throws MusterError `data-collector-template-not-found`; `in-use` if data collectors use it */
  async delete(deviceNetworkId: string, id: string): Promise<void> {
    await this.#store.transaction(async (tx) => {
      const templates = tx.collection(dataCollectorTemplates);
      const template = await findInNetwork(templates, 'data-collector-template', deviceNetworkId, id);
      await templates.delete(id);
      const type = await tx.collection(dataCollectorTypes).get(template.dataCollectorTypeId);
      if (type?.defaultTemplateId === id) {
        await tx.collection(dataCollectorTypes).put(omit(type, 'defaultTemplateId'));
      }
    });
  }
}

async function tagWrites(
  tx: Transaction,
  { id, deviceNetworkId, tagIds = [] }: DataCollectorTemplate,
): Promise<readonly WriteOperation[]> {
  return tagOperations(tx, { deviceNetworkId, entityType: 'DataCollectorTemplate', entityId: id }, tagIds);
}

async function checkedFields(
  tx: Transaction,
  deviceNetworkId: string,
  input: DataCollectorTemplateInput,
): Promise<Omit<DataCollectorTemplate, 'id' | 'deviceNetworkId'>> {
  const faults: Faults = {};
  if (input.name.trim() === '') faults['Name'] = ['Must not be blank.'];
  const type = await tx.collection(dataCollectorTypes).get(input.dataCollectorTypeId);
  if (type?.deviceNetworkId !== deviceNetworkId) {
    throw invalid({
      ...faults,
      DataCollectorTypeId: [unknownId('data collector type', input.dataCollectorTypeId)],
    });
  }
  const { internalDeviceTemplateId } = input;
  if (internalDeviceTemplateId !== undefined) {
    const found = await tx.collection(deviceTemplates).get(internalDeviceTemplateId);
    if (found?.deviceNetworkId !== deviceNetworkId) {
      faults['InternalDeviceTemplateId'] = [unknownId('device template', internalDeviceTemplateId)];
    }
  }
  const configurations = checkedValues(input.configurations, type.configurations, faults);
  if (Object.keys(faults).length > 0) throw invalid(faults);
  return { ...input, configurations };
}

/** The generic type of gateways, with its template. */
interface GenericGatewayType {
  readonly typeId: string;
  readonly templateId: string;
  readonly operations: readonly WriteOperation[];
}

/** Returns the type of the first data collector of a network. */
export function seedGatewayType(deviceNetworkId: string): GenericGatewayType {
  const templateId = randomUUID();
  const type: DataCollectorType = {
    id: randomUUID(),
    deviceNetworkId,
    name: 'Generic gateway',
    isLegacy: false,
    isVirtual: true,
    configurations: [],
    defaultTemplateId: templateId,
  };
  return {
    typeId: type.id,
    templateId,
    operations: [
      insertOperation(dataCollectorTypes, type),
      insertOperation(dataCollectorTemplates, defaultTemplateOf(type)),
    ],
  };
}

/** Returns the first data collector of a network. */
export function seedGateway(
  fields: Pick<DataCollector, 'deviceNetworkId' | 'region' | 'name' | 'locationId' | 'createdAt'>,
  { typeId, templateId }: GenericGatewayType,
): DataCollector {
  return {
    id: randomUUID(),
    ...fields,
    dataCollectorTypeId: typeId,
    dataCollectorTemplateId: templateId,
    configurations: [],
    isBlacklisted: false,
  };
}
