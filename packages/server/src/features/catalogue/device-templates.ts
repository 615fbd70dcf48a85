import { randomUUID } from 'node:crypto';
import { conflict, invalid, invalidMember, hasNoId, unknownId } from '../../kernel/errors.ts';
import { findInNetwork, uniquelyNamed, UnitOfWork } from '../../kernel/entities.ts';
import { isSameJson } from '../../kernel/data.ts';
import { insertOperation, putOperation } from '../../store/port.ts';
import type { Reader, Store, Transaction, WriteOperation } from '../../store/port.ts';
import type { ResourceType } from '../resource-types/model.ts';
import { tagOperations } from '../tags/tags.ts';
import type { AttributeJobs, DistributionLog } from '../templates/attribute-jobs.ts';
import { smartObjectTemplates } from '../templates/model.ts';
import { availableTemplates } from '../templates/template-lookup.ts';
import type { AvailableTemplates } from '../templates/template-lookup.ts';
import { deviceTemplates, deviceTypes, smartObjectTypes } from './model.ts';
import type { DeviceTemplate, DeviceType, SmartObjectType, TemplateInstance } from './model.ts';
import { resourcesOfTypes } from './object-definitions.ts';

/**
 * An object instance in a request: either an instance of the device type, or an object type with an instance number.
 */
export interface TemplateInstanceInput {
  readonly smartObjectTypeInstanceId?: string;
  readonly smartObjectTypeId?: string;
  readonly instanceId?: number;
  readonly smartObjectTemplateId?: string;
}

/** A smart object type in a request of an older client. It stands for all its instances in the device type. */
export interface TemplateTypeInput {
  readonly smartObjectTypeId: string;
  readonly smartObjectTemplateId?: string;
}

export interface DeviceTemplateInput {
  readonly name: string;
  readonly deviceTypeId: string;
  readonly contactLostThreshold?: number;
  /** If absent, the instances of the device type apply. */
  readonly instances?: readonly TemplateInstanceInput[];
  /** Used if `instances` is absent. */
  readonly objectTypes?: readonly TemplateTypeInput[];
  /** If absent, the tags are unchanged. */
  readonly tagIds?: readonly string[];
}

/** The entities that templates refer to. */
export interface TemplateReferences {
  readonly types: ReadonlyMap<string, DeviceType>;
  readonly objectTypes: ReadonlyMap<string, SmartObjectType>;
  readonly available: AvailableTemplates;
  /** The resource types of `objectTypes` by ID, if they are to be presented in full. */
  readonly resources?: ReadonlyMap<string, ResourceType>;
}

const MEMBER = 'SmartObjectTypeInstanceTemplates';

const templateName = {
  kind: 'a template',
  owner: 'The device type',
  collection: deviceTemplates.name,
};

/** Reads the entities that templates refer to. */
export async function templateReferences(
  reader: Reader,
  templates: readonly DeviceTemplate[],
): Promise<TemplateReferences> {
  const types = await reader
    .collection(deviceTypes)
    .getMany(new Set(templates.map((one) => one.deviceTypeId)));
  const named = [
    ...templates.flatMap((one) => one.instances ?? []),
    ...[...types.values()].flatMap((one) => one.smartObjectTypeInstances),
  ];
  return { types, ...(await objectTypesOf(reader, named)) };
}

/** Reads the smart object types of instances, with their templates. */
export async function objectTypesOf(
  reader: Reader,
  instances: readonly NamedInstance[],
): Promise<Pick<TemplateReferences, 'objectTypes' | 'available'>> {
  const ids = new Set(instances.map((one) => one.smartObjectTypeId));
  const [objectTypes, available] = await Promise.all([
    reader.collection(smartObjectTypes).getMany(ids),
    availableTemplates(reader, ids),
  ]);
  return { objectTypes, available };
}

/** Reads all entities that a template refers to, to present it in full. */
export async function allReferences(reader: Reader, template: DeviceTemplate): Promise<TemplateReferences> {
  const references = await templateReferences(reader, [template]);
  return { ...references, resources: await resourcesOfTypes(reader, references.objectTypes.values()) };
}

/** Manages the templates of device types. */
export class DeviceTemplateService {
  readonly #store: Store;
  readonly #jobs: AttributeJobs;
  readonly #log: DistributionLog;
  readonly #changed: () => void;

  /**
   * @param jobs schedules the distribution of attributes to the devices of a template
   * @param log activity log entries of distributions
   * @param changed called after every change
   */
  constructor(store: Store, jobs: AttributeJobs, log: DistributionLog, changed: () => void) {
    this.#store = store;
    this.#jobs = jobs;
    this.#log = log;
    this.#changed = changed;
  }

  /** @throws MusterError `invalid-request`; `already-exists` if the type has a template with this name */
  async create(
    deviceNetworkId: string,
    input: DeviceTemplateInput,
    unit = new UnitOfWork(),
  ): Promise<DeviceTemplate> {
    const id = randomUUID();
    return uniquelyNamed(templateName, () =>
      this.#store.transaction(async (tx) => {
        const type = await tx.collection(deviceTypes).get(input.deviceTypeId);
        if (type?.deviceNetworkId !== deviceNetworkId) {
          throw invalidMember('DeviceTypeId', unknownId('device type', input.deviceTypeId));
        }
        const template = await buildTemplate(tx, type, id, input);
        await tx.write([
          insertOperation(deviceTemplates, template),
          ...(await tagsOf(tx, template, input)),
          ...unit.writesFor(id),
        ]);
        return template;
      }),
    );
  }

  /** @throws MusterError `device-template-not-found`, `invalid-request`, `already-exists` */
  async update(deviceNetworkId: string, id: string, input: DeviceTemplateInput): Promise<string | undefined> {
    const activityId = await uniquelyNamed(templateName, () =>
      this.#log.startWithin((start) =>
        this.#store.transaction(async (tx) => {
          const templates = tx.collection(deviceTemplates);
          const before = await findInNetwork(templates, 'device-template', deviceNetworkId, id);
          if (before.deviceTypeId !== input.deviceTypeId) {
            throw invalidMember('DeviceTypeId', 'The device type of a template cannot be changed.');
          }
          const type = await findInNetwork(
            tx.collection(deviceTypes),
            'device-type',
            deviceNetworkId,
            before.deviceTypeId,
          );
          const after = await buildTemplate(tx, type, id, input, before);
          await tx.write([putOperation(deviceTemplates, after), ...(await tagsOf(tx, after, input))]);
          if (isSameJson([before.instances], [after.instances])) return;
          await tx.write(await this.#jobs.withEntry(tx, 'DeviceTemplate', after, start));
        }),
      ),
    );
    this.#changed();
    this.#jobs.committed(deviceNetworkId);
    return activityId;
  }

  /**
   * Deletes a template. If it is the default template of its type, the first template by name becomes the default.
   *
   * @throws MusterError `device-template-not-found`, `in-use`, `last-template`
   */
  async delete(deviceNetworkId: string, id: string): Promise<void> {
    await this.#store.transaction(async (tx) => {
      const templates = tx.collection(deviceTemplates);
      const template = await findInNetwork(templates, 'device-template', deviceNetworkId, id);
      await templates.delete(id);
      const [other] = await templates.find({
        where: [{ field: 'deviceTypeId', op: 'eq', value: template.deviceTypeId }],
        sort: [{ field: 'name', direction: 'asc' }],
        limit: 1,
      });
      if (other === undefined) throw conflict('last-template');
      const type = await tx.collection(deviceTypes).get(template.deviceTypeId);
      if (type?.defaultDeviceTemplateId === id) {
        await tx.collection(deviceTypes).put({ ...type, defaultDeviceTemplateId: other.id });
      }
    });
    this.#changed();
  }
}

/** Returns the writes for the tags of a stored template. @throws MusterError `invalid-request` */
async function tagsOf(
  tx: Transaction,
  { id, deviceNetworkId }: DeviceTemplate,
  { tagIds }: DeviceTemplateInput,
): Promise<WriteOperation[]> {
  if (tagIds === undefined) return [];
  return tagOperations(tx, { deviceNetworkId, entityType: 'DeviceTemplate', entityId: id }, tagIds);
}

async function buildTemplate(
  tx: Transaction,
  type: DeviceType,
  id: string,
  input: DeviceTemplateInput,
  before?: DeviceTemplate,
): Promise<DeviceTemplate> {
  const instances =
    input.instances?.map((one, index) => resolveInstance(type, one, index)) ??
    input.objectTypes?.flatMap((one) => instancesOfType(type, one));
  if (instances !== undefined) {
    await checkInstances(tx, type.deviceNetworkId, instances, MEMBER);
    await checkTemplates(tx, instances);
  }
  const tagIds = input.tagIds ?? before?.tagIds;
  return {
    id,
    deviceNetworkId: type.deviceNetworkId,
    deviceTypeId: type.id,
    name: input.name,
    ...(input.contactLostThreshold === undefined ? {} : { contactLostThreshold: input.contactLostThreshold }),
    ...(instances === undefined ? {} : { instances }),
    ...(tagIds === undefined ? {} : { tagIds }),
  };
}

/** Returns all instances of the object type in the device type, or else its instance 0. */
function instancesOfType(type: DeviceType, input: TemplateTypeInput): TemplateInstance[] {
  const { smartObjectTypeId } = input;
  const named = type.smartObjectTypeInstances.filter((one) => one.smartObjectTypeId === smartObjectTypeId);
  const ids = named.length === 0 ? [0] : named.map((one) => one.instanceId);
  return ids.map((instanceId) => ({ smartObjectTypeId, instanceId, ...templateNamed(input) }));
}

function templateNamed({
  smartObjectTemplateId,
}: {
  readonly smartObjectTemplateId?: string;
}): Pick<TemplateInstance, 'smartObjectTemplateId'> {
  return smartObjectTemplateId === undefined ? {} : { smartObjectTemplateId };
}

/** @throws MusterError `invalid-request` for a template that does not belong to the type of the object */
async function checkTemplates(tx: Transaction, instances: readonly TemplateInstance[]): Promise<void> {
  const ids = instances.flatMap((one) => one.smartObjectTemplateId ?? []);
  const templates = await tx.collection(smartObjectTemplates).getMany(new Set(ids));
  const faults: Record<string, string[]> = {};
  instances.forEach(({ smartObjectTypeId, smartObjectTemplateId: id }, index) => {
    if (id !== undefined && templates.get(id)?.smartObjectTypeId !== smartObjectTypeId) {
      faults[`${MEMBER}[${index}].SmartObjectTemplateId`] = [
        hasNoId('The smart object type', 'template', id),
      ];
    }
  });
  if (Object.keys(faults).length > 0) throw invalid(faults);
}

function resolveInstance(type: DeviceType, input: TemplateInstanceInput, index: number): TemplateInstance {
  const at = `${MEMBER}[${index}]`;
  if (input.smartObjectTypeInstanceId === undefined) {
    if (input.smartObjectTypeId === undefined) {
      throw invalid({ [at]: ['Must have a SmartObjectTypeInstanceId or a SmartObjectTypeId.'] });
    }
    return {
      smartObjectTypeId: input.smartObjectTypeId,
      instanceId: input.instanceId ?? 0,
      ...templateNamed(input),
    };
  }
  const named = type.smartObjectTypeInstances.find((one) => one.id === input.smartObjectTypeInstanceId);
  if (named === undefined) {
    throw invalid({
      [`${at}.SmartObjectTypeInstanceId`]: [
        hasNoId('The device type', 'object instance', input.smartObjectTypeInstanceId),
      ],
    });
  }
  const differs =
    (input.smartObjectTypeId ?? named.smartObjectTypeId) !== named.smartObjectTypeId ||
    (input.instanceId ?? named.instanceId) !== named.instanceId;
  if (differs) {
    throw invalid({
      [at]: [
        'SmartObjectTypeInstanceId does not match SmartObjectTypeId and InstanceId. Correct it, or leave them out.',
      ],
    });
  }
  return {
    smartObjectTypeId: named.smartObjectTypeId,
    instanceId: named.instanceId,
    ...templateNamed(input),
  };
}

/** An object instance of a device type or a template. */
export interface NamedInstance {
  readonly smartObjectTypeId: string;
  readonly instanceId: number;
}

/**
 * Checks that the types of the object instances exist in the network, that no instance is listed twice, and that only
 * multiple-instance objects have instances other than 0.
 *
 * @param member name of the list in the request
 * @throws MusterError `invalid-request`
 */
export async function checkInstances(
  tx: Transaction,
  deviceNetworkId: string,
  instances: readonly NamedInstance[],
  member: string,
): Promise<void> {
  const types = await tx.collection(smartObjectTypes).getMany(instances.map((one) => one.smartObjectTypeId));
  const faults: Record<string, string[]> = {};
  const seen = new Set<string>();
  instances.forEach((instance, index) => {
    const type = types.get(instance.smartObjectTypeId);
    const at = `${member}[${index}]`;
    if (type?.deviceNetworkId !== deviceNetworkId) {
      faults[`${at}.SmartObjectTypeId`] = [unknownId('smart object type', instance.smartObjectTypeId)];
      return;
    }
    const path = `${type.typeId}/${instance.instanceId}`;
    if (seen.has(path)) {
      faults[at] = [`The object instance /${path} is listed twice. List it once.`];
    }
    seen.add(path);
    if (!type.multipleInstances && instance.instanceId !== 0) {
      faults[`${at}.InstanceId`] = [
        `Must be 0, not ${instance.instanceId}. ${type.name} can have one instance only.`,
      ];
    }
  });
  if (Object.keys(faults).length > 0) throw invalid(faults);
}
