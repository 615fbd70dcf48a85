import { randomUUID } from 'node:crypto';
import { invalid, invalidMember, MusterError } from '../../kernel/errors.ts';
import { findInNetwork, uniquelyNamed, UnitOfWork } from '../../kernel/entities.ts';
import { isSameJson } from '../../kernel/data.ts';
import { deleteOperation, putOperation } from '../../store/port.ts';
import type { Reader, Store, Transaction } from '../../store/port.ts';
import { discoveredShapes } from '../device-objects/model.ts';
import { devices } from '../devices/model.ts';
import type { DeviceStandard, ForeignStandard } from '../devices/model.ts';
import type { ResourceType } from '../resource-types/model.ts';
import { linkCategories, categoriesOf, linkOperations } from '../settings/type-categories.ts';
import type { CategoryLink } from '../settings/type-categories.ts';
import type { SettingCategory } from '../settings/model.ts';
import type { SettingCategoryService } from '../settings/categories.ts';
import type { AttributeJobs, DistributionLog } from '../templates/attribute-jobs.ts';
import type { AvailableTemplates } from '../templates/template-lookup.ts';
import { checkInstances, objectTypesOf } from './device-templates.ts';
import { deviceTemplates, deviceTypes, discoveryOf } from './model.ts';
import type {
  DeviceTemplate,
  DeviceType,
  DiscoveryMode,
  SmartObjectType,
  SmartObjectTypeInstance,
} from './model.ts';
import { resourcesOfTypes } from './object-definitions.ts';

export interface InstanceInput {
  /** Keeps the instance with this ID. */
  readonly id?: string;
  readonly smartObjectTypeId: string;
  readonly instanceId: number;
  readonly label?: string;
}

export interface DeviceTypeInput {
  readonly name: string;
  readonly deviceStandard?: DeviceStandard;
  readonly hardwareTypeId?: number;
  /** See {@link requestedDiscovery}. */
  readonly discovery?: DiscoveryMode | undefined;
  readonly isRequestDiscovery?: boolean | undefined;
  readonly instances: readonly InstanceInput[];
  /** If absent, the setting categories are unchanged. */
  readonly settingCategories?: readonly CategoryLink[];
  /** IDs of the setting categories of a new type. */
  readonly settingCategoryIds?: readonly string[];
}

export interface DeviceTypeDetails {
  /** Ordered by name. */
  readonly categories: readonly SettingCategory[];
  readonly type: DeviceType;
  /** Ordered by name. */
  readonly templates: readonly DeviceTemplate[];
  readonly objectTypes: ReadonlyMap<string, SmartObjectType>;
  /** The resource types of `objectTypes`, by ID. */
  readonly resources: ReadonlyMap<string, ResourceType>;
  /** The smart object templates of `objectTypes`. */
  readonly available: AvailableTemplates;
}

interface DeviceTypeMetrics {
  readonly devices: number;
  readonly templates: number;
}

const MEMBER = 'SmartObjectTypeInstanceIds';

const typeName = { kind: 'a device type', collection: deviceTypes.name };

/** Counts the devices and templates of types, by ID of the type. */
export async function deviceTypeMetrics(
  reader: Reader,
  types: readonly DeviceType[],
): Promise<ReadonlyMap<string, DeviceTypeMetrics>> {
  const counts = types.map(async ({ id }) => {
    const where = [{ field: 'deviceTypeId', op: 'eq', value: id }] as const;
    const [ofDevices, ofTemplates] = await Promise.all([
      reader.collection(devices).count({ where }),
      reader.collection(deviceTemplates).count({ where }),
    ]);
    return [id, { devices: ofDevices, templates: ofTemplates }] as const;
  });
  return new Map(await Promise.all(counts));
}

/** Reads what the representation of a type needs. */
export async function deviceTypeDetails(reader: Reader, type: DeviceType): Promise<DeviceTypeDetails> {
  const templates = await reader.collection(deviceTemplates).find({
    where: [{ field: 'deviceTypeId', op: 'eq', value: type.id }],
    sort: [{ field: 'name', direction: 'asc' }],
  });
  const instances = [...type.smartObjectTypeInstances, ...templates.flatMap((one) => one.instances ?? [])];
  const [{ objectTypes, available }, categories] = await Promise.all([
    objectTypesOf(reader, instances),
    categoriesOf(reader, [type.id]),
  ]);
  const resources = await resourcesOfTypes(reader, objectTypes.values());
  return { type, templates, objectTypes, resources, available, categories: categories.get(type.id) ?? [] };
}

/** Manages device types. Each has at least one template at all times. */
export class DeviceTypeService {
  readonly #store: Store;
  readonly #jobs: AttributeJobs;
  readonly #log: DistributionLog;
  readonly #categories: SettingCategoryService;
  readonly #changed: () => void;

  /**
   * @param jobs schedules the distribution of attributes to the devices of a type
   * @param log activity log entries of distributions
   * @param categories called with the setting categories that are created with a type
   * @param changed called after every change
   */
  constructor(
    store: Store,
    jobs: AttributeJobs,
    log: DistributionLog,
    categories: SettingCategoryService,
    changed: () => void,
  ) {
    this.#store = store;
    this.#categories = categories;
    this.#jobs = jobs;
    this.#log = log;
    this.#changed = changed;
  }

  /**
   * Creates a type, and a default template of the same name.
   *
   * @throws MusterError `invalid-request`; `already-exists` if the network has a type with this name
   */
  async create(
    deviceNetworkId: string,
    input: DeviceTypeInput,
    unit = new UnitOfWork(),
  ): Promise<DeviceType> {
    const type: DeviceType = {
      id: randomUUID(),
      deviceNetworkId,
      defaultDeviceTemplateId: randomUUID(),
      ...definitionOf(input),
    };
    const made: SettingCategory[] = [];
    await uniquelyNamed(typeName, () =>
      this.#store.transaction(async (tx) => {
        await checkInstances(tx, deviceNetworkId, input.instances, MEMBER);
        await tx.collection(deviceTypes).insert(type);
        await tx.collection(deviceTemplates).insert(defaultTemplate(type));
        made.push(...(await linked(tx, type, input)));
        await tx.write([
          ...linkOperations(type, [], input.settingCategoryIds ?? []),
          ...unit.writesFor(type.id),
        ]);
      }),
    );
    await this.#categories.stored(made);
    return type;
  }

  /**
   * Replaces the definition. Object instances keep their IDs, matched by ID or by object and instance number.
   *
   * @throws MusterError `device-type-not-found`, `invalid-request`, `already-exists`
   */
  async update(deviceNetworkId: string, id: string, input: DeviceTypeInput): Promise<string | undefined> {
    const made: SettingCategory[] = [];
    const activityId = await uniquelyNamed(typeName, () =>
      this.#log.startWithin((start) =>
        this.#store.transaction(async (tx) => {
          const types = tx.collection(deviceTypes);
          const before = await findInNetwork(types, 'device-type', deviceNetworkId, id);
          await checkInstances(tx, deviceNetworkId, input.instances, MEMBER);
          const { defaultDeviceTemplateId } = before;
          const after: DeviceType = {
            id,
            deviceNetworkId,
            defaultDeviceTemplateId,
            ...definitionOf(input, before),
          };
          // Templates without object instances of their own have those of the type.
          await tx.write([putOperation(deviceTypes, after)]);
          if (discoveryOf(before) !== discoveryOf(after)) await deleteShapes(tx, id);
          made.push(...(await linked(tx, after, input)));
          if (isSameJson(before.smartObjectTypeInstances, after.smartObjectTypeInstances)) return;
          await tx.write(await this.#jobs.withEntry(tx, 'DeviceType', after, start));
        }),
      ),
    );
    await this.#categories.stored(made);
    this.#changed();
    this.#jobs.committed(deviceNetworkId);
    return activityId;
  }

  /**
   * Deletes a type and its templates.
   *
   * @throws MusterError `device-type-not-found`; `in-use` if there are devices or firmware packages of this type
   */
  async delete(deviceNetworkId: string, id: string): Promise<void> {
    await this.#store.transaction(async (tx) => {
      const types = tx.collection(deviceTypes);
      await findInNetwork(types, 'device-type', deviceNetworkId, id);
      await types.delete(id);
    });
    this.#changed();
  }
}

/**
 * Returns the mode that the members of a request ask for. An update can contain one of them as it was, because
 * clients change members of a type that they have read. Then the other one counts.
 *
 * @param before the present mode of the type; absent for a new type
 * @throws MusterError `invalid-request` if the members contradict each other
 */
export function requestedDiscovery(
  { discovery, isRequestDiscovery }: Pick<DeviceTypeInput, 'discovery' | 'isRequestDiscovery'>,
  before?: DiscoveryMode,
): DiscoveryMode {
  if (isRequestDiscovery === undefined) return discovery ?? 'never';
  const agrees = (mode: DiscoveryMode): boolean => isRequestDiscovery === (mode !== 'never');
  if (discovery !== undefined && agrees(discovery)) return discovery;
  if (discovery !== undefined && discovery !== before) {
    if (before !== undefined && agrees(before)) return discovery;
    throw invalidMember(
      'Discovery',
      `"${discovery}" contradicts IsRequestDiscovery, which is ${isRequestDiscovery}. Leave out one of them.`,
    );
  }
  if (before !== undefined && agrees(before)) return before;
  return isRequestDiscovery ? 'always' : 'never';
}

/** Lets devices of a type be sampled from the beginning. */
async function deleteShapes(tx: Transaction, deviceTypeId: string): Promise<void> {
  const where = [{ field: 'deviceTypeId', op: 'eq', value: deviceTypeId }] as const;
  const shapes = await tx.collection(discoveredShapes).find({ where });
  await tx.write(shapes.map(({ id }) => deleteOperation(discoveredShapes, id)));
}

/** Links a type to the setting categories of the input. @returns the categories that were created */
async function linked(
  tx: Transaction,
  type: DeviceType,
  { settingCategories: links }: DeviceTypeInput,
): Promise<readonly SettingCategory[]> {
  if (links === undefined) return [];
  const faults: Record<string, string[]> = {};
  const made = await linkCategories(tx, type, links, faults);
  if (Object.keys(faults).length > 0) throw invalid(faults);
  return made;
}

/** Returns the first template of a type, with all object instances of the type. */
export function defaultTemplate(type: DeviceType): DeviceTemplate {
  return {
    id: type.defaultDeviceTemplateId,
    deviceNetworkId: type.deviceNetworkId,
    deviceTypeId: type.id,
    name: type.name,
  };
}

function definitionOf(
  input: DeviceTypeInput,
  before?: DeviceType,
): Pick<
  DeviceType,
  | 'name'
  | 'deviceStandard'
  | 'hardwareTypeId'
  | 'isRequestDiscovery'
  | 'isDiscoverySampled'
  | 'smartObjectTypeInstances'
> {
  const used = new Set<string>();
  const discovery = requestedDiscovery(input, before && discoveryOf(before));
  return {
    name: input.name,
    deviceStandard: input.deviceStandard ?? 'LWM2M',
    ...(input.hardwareTypeId === undefined ? {} : { hardwareTypeId: input.hardwareTypeId }),
    isRequestDiscovery: discovery !== 'never',
    ...(discovery === 'sampled' && { isDiscoverySampled: true }),
    smartObjectTypeInstances: input.instances.map((one) => ({
      id: keptId(one, before?.smartObjectTypeInstances ?? [], used),
      smartObjectTypeId: one.smartObjectTypeId,
      instanceId: one.instanceId,
      ...(one.label === undefined ? {} : { label: one.label }),
    })),
  };
}

function keptId(
  wanted: InstanceInput,
  before: readonly SmartObjectTypeInstance[],
  used: Set<string>,
): string {
  const kept =
    before.find((one) => one.id === wanted.id) ??
    before.find(
      (one) => one.smartObjectTypeId === wanted.smartObjectTypeId && one.instanceId === wanted.instanceId,
    );
  const id = kept === undefined || used.has(kept.id) ? randomUUID() : kept.id;
  used.add(id);
  return id;
}

/**
 * Returns the device type for devices that do not speak LwM2M and name no type. It has the name of their standard. The
 * first such device creates it in the network.
 *
 * @throws MusterError `already-exists` if a type with this name is for other devices
 */
export async function foreignTypeOf(
  store: Store,
  types: Pick<DeviceTypeService, 'create'>,
  deviceNetworkId: string,
  standard: ForeignStandard,
): Promise<string> {
  const find = (): Promise<{ readonly id: string } | undefined> =>
    store.collection(deviceTypes).findOne([
      { field: 'deviceNetworkId', op: 'eq', value: deviceNetworkId },
      { field: 'name', op: 'eq', value: standard },
    ]);
  const known = await find();
  if (known !== undefined) return known.id;
  try {
    const input = { name: standard, deviceStandard: standard, instances: [] };
    return (await types.create(deviceNetworkId, input)).id;
  } catch (error) {
    // A concurrent registration has created it.
    const made = error instanceof MusterError && error.code === 'already-exists' ? await find() : undefined;
    if (made === undefined) throw error;
    return made.id;
  }
}
