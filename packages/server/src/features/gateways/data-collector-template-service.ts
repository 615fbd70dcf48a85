import { randomUUID } from 'node:crypto';
import type { ConfigurationInput } from './model/configuration.ts';
import { dataCollectorTemplates } from './model/data-collector-template.ts';
import type { DataCollectorTemplate } from './model/data-collector-template.ts';
import { dataCollectorTypes } from './model/data-collector-type.ts';
import type { DataCollectorType } from './model/data-collector-type.ts';
import { deviceTemplates } from '../catalogue/model/device-template.ts';
import { invalid, invalidMember } from '../../kernel/errors.ts';
import type { Reader, Store, Transaction, WriteOperation } from '../../store/port.ts';
import { UnitOfWork } from '../../kernel/unit-of-work.ts';
import { omit } from '../../kernel/omit.ts';
import { uniquelyNamed } from '../../kernel/unique-names.ts';
import { findInNetwork } from '../../kernel/find-in-network.ts';
import { tagOperations } from '../tags/tag-service.ts';
import { checkedValues } from './configurations.ts';
import { unknownId } from '../../kernel/fault-texts.ts';

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

type Faults = Record<string, string[]>;

const templateName = { kind: 'a template', owner: 'The data collector type' };

/** Returns the types of templates by ID. */
export function typesOfTemplates(
  reader: Reader,
  templates: readonly DataCollectorTemplate[],
): Promise<ReadonlyMap<string, DataCollectorType>> {
  return reader
    .collection(dataCollectorTypes)
    .getMany(new Set(templates.map((one) => one.dataCollectorTypeId)));
}

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
