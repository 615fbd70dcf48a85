import { randomUUID } from 'node:crypto';
import { parseTextValue, ValueError } from '@muster/lwm2m/core';
import { conflict, invalid, invalidMember, hasNoId, unknownId } from '../../kernel/errors.ts';
import { findInNetwork, uniquelyNamed, UnitOfWork } from '../../kernel/entities.ts';
import { insertOperation } from '../../store/port.ts';
import type { Store, Transaction } from '../../store/port.ts';
import { smartObjectTypes } from '../catalogue/model.ts';
import type { SmartObjectType } from '../catalogue/model.ts';
import { resourceTypes } from '../resource-types/model.ts';
import type { ResourceType } from '../resource-types/model.ts';
import { tagOperations } from '../tags/tags.ts';
import type { Tagged } from '../tags/tags.ts';
import type { AttributeJobs, DistributionLog } from './attribute-jobs.ts';
import { smartObjectTemplates } from './model.ts';
import type { ResourceTemplate, SmartObjectTemplate, TemplateAttribute } from './model.ts';
import { buildTemplateAttributes } from './template-attributes.ts';
import type { TemplateAttributeInput } from './template-attributes.ts';
import { templatesInUse } from './template-lookup.ts';

export interface ResourceTemplateInput {
  readonly resourceTypeId: string;
  readonly isRequestObserve?: boolean;
  readonly value?: string;
}

export interface SmartObjectTemplateInput {
  /** Defaults to the current name, or the name of the type for a new template. */
  readonly name?: string;
  /** Defaults to the current type. A new template needs it. */
  readonly smartObjectTypeId?: string;
  readonly resourceTemplates: readonly ResourceTemplateInput[];
  /** If absent, the tags are unchanged. */
  readonly tagIds?: readonly string[];
}

const templateName = {
  kind: 'a template',
  owner: 'The smart object type',
  collection: smartObjectTemplates.name,
};

/** Manages templates for object instances: values, observations and attributes of their resources. */
export class SmartObjectTemplateService {
  readonly #store: Store;
  readonly #jobs: AttributeJobs;
  readonly #activityLog: DistributionLog;

  /** @param jobs distributes new attributes to the devices of a template */
  constructor(store: Store, jobs: AttributeJobs, activityLog: DistributionLog) {
    this.#store = store;
    this.#jobs = jobs;
    this.#activityLog = activityLog;
  }

  /** @throws MusterError `invalid-request`; `already-exists` if the type has a template with this name */
  async create(
    deviceNetworkId: string,
    input: SmartObjectTemplateInput,
    unit = new UnitOfWork(),
  ): Promise<SmartObjectTemplate> {
    return uniquelyNamed(templateName, () =>
      this.#store.transaction(async (tx) => {
        if (input.smartObjectTypeId === undefined) {
          throw invalidMember('SmartObjectTypeId', 'Is missing. A new template needs a smart object type.');
        }
        const { type, resources } = await modelOf(tx, deviceNetworkId, input.smartObjectTypeId);
        const template: SmartObjectTemplate = {
          id: randomUUID(),
          deviceNetworkId,
          smartObjectTypeId: type.id,
          objectId: type.typeId,
          name: input.name ?? type.name,
          isDefault: false,
          resourceTemplates: buildResourceTemplates(input.resourceTemplates, resources, []),
          attributes: [],
          tagIds: input.tagIds ?? [],
        };
        await tx.write([
          insertOperation(smartObjectTemplates, template),
          ...(await tagOperations(tx, taggedTemplate(template), template.tagIds)),
          ...unit.writesFor(template.id),
        ]);
        return template;
      }),
    );
  }

  /**
   * Replaces the name and the resource templates. Attributes are unchanged. Existing devices keep the observations and
   * written values that the template had at their creation.
   *
   * @throws MusterError `smart-object-template-not-found`, `invalid-request`, `already-exists`
   */
  async update(deviceNetworkId: string, id: string, input: SmartObjectTemplateInput): Promise<void> {
    await uniquelyNamed(templateName, () =>
      this.#store.transaction(async (tx) => {
        const templates = tx.collection(smartObjectTemplates);
        const before = await findInNetwork(templates, 'smart-object-template', deviceNetworkId, id);
        if ((input.smartObjectTypeId ?? before.smartObjectTypeId) !== before.smartObjectTypeId) {
          throw invalidMember(
            'SmartObjectTypeId',
            'The smart object type of a template cannot be changed. Send the current one.',
          );
        }
        const { resources } = await modelOf(tx, deviceNetworkId, before.smartObjectTypeId);
        await templates.put({
          ...before,
          name: input.name ?? before.name,
          resourceTemplates: buildResourceTemplates(
            input.resourceTemplates,
            resources,
            before.resourceTemplates,
          ),
          tagIds: input.tagIds ?? before.tagIds,
        });
        if (input.tagIds !== undefined) {
          await tx.write(await tagOperations(tx, taggedTemplate(before), input.tagIds));
        }
      }),
    );
    // Listeners drop their cached templates.
    this.#jobs.committed(deviceNetworkId);
  }

  /**
   * @throws MusterError `smart-object-template-not-found`; `in-use` for the default template of a type, and for a
   *   template that device templates or smart objects name
   */
  async delete(deviceNetworkId: string, id: string): Promise<void> {
    await this.#store.transaction(async (tx) => {
      const templates = tx.collection(smartObjectTemplates);
      const template = await findInNetwork(templates, 'smart-object-template', deviceNetworkId, id);
      if (template.isDefault) {
        throw conflict('in-use', 'The default template of a smart object type cannot be deleted.');
      }
      if ((await templatesInUse(tx, deviceNetworkId, [id])).has(id)) {
        throw conflict(
          'in-use',
          'Device templates or smart objects use this template. Change or delete them first.',
        );
      }
      await templates.delete(id);
    });
  }

  /**
   * Replaces the attributes: creates those without an ID, changes those with a known ID, and deletes the others. The
   * change is distributed to the devices that use the template.
   *
   * @returns the ID of the activity log entry of the distribution; undefined if nothing changes
   * @throws MusterError `smart-object-template-not-found`, `invalid-request`
   */
  async setAttributes(
    deviceNetworkId: string,
    id: string,
    inputs: readonly TemplateAttributeInput[],
  ): Promise<string | undefined> {
    const activityId = await this.#activityLog.startWithin((start) =>
      this.#store.transaction(async (tx) => {
        const templates = tx.collection(smartObjectTemplates);
        const before = await findInNetwork(templates, 'smart-object-template', deviceNetworkId, id);
        const { type, resources } = await modelOf(tx, deviceNetworkId, before.smartObjectTypeId);
        const attributes = buildTemplateAttributes(inputs, type, resources, before.attributes);
        const after = { ...before, attributes };
        await templates.put(after);
        if (isSame(before.attributes, attributes)) return;
        await tx.write(await this.#jobs.withEntry(tx, 'SmartObjectTemplate', after, start));
      }),
    );
    this.#jobs.committed(deviceNetworkId);
    return activityId;
  }
}

function isSame(before: readonly TemplateAttribute[], after: readonly TemplateAttribute[]): boolean {
  const key = (all: readonly TemplateAttribute[]): string =>
    all
      .map((one) => [one.name, one.value, one.resourceTypeId, one.instanceNumber].join(' '))
      .toSorted()
      .join();
  return key(before) === key(after);
}

interface Model {
  readonly type: SmartObjectType;
  readonly resources: ReadonlyMap<string, ResourceType>;
}

async function modelOf(tx: Transaction, deviceNetworkId: string, id: string): Promise<Model> {
  const type = await tx.collection(smartObjectTypes).get(id);
  if (type?.deviceNetworkId !== deviceNetworkId) {
    throw invalidMember('SmartObjectTypeId', unknownId('smart object type', id));
  }
  const ids = type.resourceTypeInstances.map((one) => one.resourceTypeId);
  return { type, resources: await tx.collection(resourceTypes).getMany(ids) };
}

function taggedTemplate({ id, deviceNetworkId }: SmartObjectTemplate): Tagged {
  return { deviceNetworkId, entityType: 'SmartObjectTemplate', entityId: id };
}

const MEMBER = 'ResourceTemplates';

/**
 * Returns the resource templates of a request. Each keeps the ID of the former one for its resource type.
 *
 * @param resources resource types of the smart object type, by ID
 * @throws MusterError `invalid-request` for a resource that the type does not have, that is listed twice, or that
 *   cannot be observed or written, or for a value of another data type
 */
function buildResourceTemplates(
  inputs: readonly ResourceTemplateInput[],
  resources: ReadonlyMap<string, ResourceType>,
  before: readonly ResourceTemplate[],
): ResourceTemplate[] {
  const faults: Record<string, string[]> = {};
  const seen = new Set<string>();
  inputs.forEach((input, index) => {
    const at = `${MEMBER}[${index}]`;
    const type = resources.get(input.resourceTypeId);
    if (type === undefined) {
      faults[`${at}.ResourceTypeId`] = [
        hasNoId('The smart object type', 'resource type', input.resourceTypeId),
      ];
      return;
    }
    if (seen.has(type.id)) {
      faults[`${at}.ResourceTypeId`] = [`${type.name} is listed twice. List it once.`];
    }
    seen.add(type.id);
    checkAgainstType(input, type, at, faults);
  });
  if (Object.keys(faults).length > 0) throw invalid(faults);
  return inputs.map((input) => ({
    id: before.find((one) => one.resourceTypeId === input.resourceTypeId)?.id ?? randomUUID(),
    resourceTypeId: input.resourceTypeId,
    isRequestObserve: input.isRequestObserve ?? false,
    ...(input.value === undefined ? {} : { value: input.value }),
  }));
}

function checkAgainstType(
  input: ResourceTemplateInput,
  type: ResourceType,
  at: string,
  faults: Record<string, string[]>,
): void {
  const allowed = type.operations === '' ? 'none' : type.operations;
  if (input.isRequestObserve === true && !type.operations.includes('R')) {
    faults[`${at}.IsRequestObserve`] = [`${type.name} cannot be observed. Its operations are ${allowed}.`];
  }
  if (input.value === undefined) return;
  if (!type.operations.includes('W')) {
    faults[`${at}.Value`] = [`${type.name} cannot be written. Its operations are ${allowed}.`];
    return;
  }
  try {
    parseTextValue(type.dataType, input.value);
  } catch (error) {
    if (!(error instanceof ValueError)) throw error;
    faults[`${at}.Value`] = [`${type.name} is of type ${type.dataType}: ${error.message}.`];
  }
}
