import { randomUUID } from 'node:crypto';
import { deviceTemplates } from '../../entities/device-template.ts';
import type { DeviceTemplate } from '../../entities/device-template.ts';
import { deviceTypes } from '../../entities/device-type.ts';
import type { DeviceType, SmartObjectTypeInstance } from '../../entities/device-type.ts';
import { devices } from '../../entities/device.ts';
import type { DeviceStandard } from '../../entities/device.ts';
import { firmwarePackages } from '../../entities/firmware-package.ts';
import { smartObjectTypes } from '../../entities/smart-object-type.ts';
import type { SmartObjectType } from '../../entities/smart-object-type.ts';
import { conflict } from '../../errors.ts';
import { inNetwork } from '../../list-query.ts';
import type { ListQuery } from '../../list-query.ts';
import { UniqueViolationError } from '../../ports/store.ts';
import type { Page, Store } from '../../ports/store.ts';
import { checkInstances } from '../devices/object-instances.ts';
import { owned } from '../owned.ts';

export interface InstanceInput {
  /** Keeps the instance that has this id. */
  readonly id?: string;
  readonly smartObjectTypeId: string;
  readonly instanceId: number;
  readonly label?: string;
}

export interface DeviceTypeInput {
  readonly name: string;
  readonly deviceStandard?: DeviceStandard;
  readonly hardwareTypeId?: number;
  readonly isRequestDiscovery?: boolean;
  readonly instances: readonly InstanceInput[];
}

export interface DeviceTypeDetails {
  readonly type: DeviceType;
  /** Ordered by name. */
  readonly templates: readonly DeviceTemplate[];
  readonly objectTypes: ReadonlyMap<string, SmartObjectType>;
}

export interface DeviceTypeMetrics {
  readonly devices: number;
  readonly templates: number;
}

const MEMBER = 'SmartObjectTypeInstanceIds';

/** Kinds of devices. Each has a template at all times. */
export class DeviceTypeService {
  readonly #store: Store;
  readonly #changed: () => void;

  /** @param changed is told of every change */
  constructor(store: Store, changed: () => void) {
    this.#store = store;
    this.#changed = changed;
  }

  async list(deviceNetworkId: string, query: ListQuery): Promise<Page<DeviceType>> {
    return this.#store.collection(deviceTypes).page(inNetwork(deviceNetworkId, query));
  }

  async metrics(types: readonly DeviceType[]): Promise<ReadonlyMap<string, DeviceTypeMetrics>> {
    const counts = await Promise.all(
      types.map(async ({ id }) => {
        const where = [{ field: 'deviceTypeId', op: 'eq', value: id }] as const;
        const [ofDevices, ofTemplates] = await Promise.all([
          this.#store.collection(devices).count({ where }),
          this.#store.collection(deviceTemplates).count({ where }),
        ]);
        return [id, { devices: ofDevices, templates: ofTemplates }] as const;
      }),
    );
    return new Map(counts);
  }

  /** @throws MusterError `device-type-not-found` */
  async get(deviceNetworkId: string, id: string): Promise<DeviceTypeDetails> {
    const type = await owned(this.#store.collection(deviceTypes), 'device-type', deviceNetworkId, id);
    const templates = await this.#store.collection(deviceTemplates).find({
      where: [{ field: 'deviceTypeId', op: 'eq', value: id }],
      sort: [{ field: 'name', direction: 'asc' }],
    });
    const objectTypes = await this.#store
      .collection(smartObjectTypes)
      .getMany(objectTypeIds(type, templates));
    return { type, templates, objectTypes };
  }

  /**
   * Creates a type, and a default template of the same name.
   *
   * @throws MusterError `invalid-request`; `already-exists` when the network has a type of this name
   */
  async create(deviceNetworkId: string, input: DeviceTypeInput): Promise<DeviceType> {
    const type: DeviceType = {
      id: randomUUID(),
      deviceNetworkId,
      defaultDeviceTemplateId: randomUUID(),
      ...definitionOf(input, []),
    };
    await withNameConflict(
      this.#store.transaction(async (tx) => {
        await checkInstances(tx, deviceNetworkId, input.instances, MEMBER);
        await tx.collection(deviceTypes).insert(type);
        await tx.collection(deviceTemplates).insert(defaultTemplate(type));
      }),
    );
    return type;
  }

  /**
   * Replaces the definition. Object instances keep their ids, by id or by object and instance.
   *
   * @throws MusterError `device-type-not-found`, `invalid-request`, `already-exists`
   */
  async update(deviceNetworkId: string, id: string, input: DeviceTypeInput): Promise<void> {
    await withNameConflict(
      this.#store.transaction(async (tx) => {
        const types = tx.collection(deviceTypes);
        const before = await owned(types, 'device-type', deviceNetworkId, id);
        await checkInstances(tx, deviceNetworkId, input.instances, MEMBER);
        const { defaultDeviceTemplateId } = before;
        await types.put({
          id,
          deviceNetworkId,
          defaultDeviceTemplateId,
          ...definitionOf(input, before.smartObjectTypeInstances),
        });
      }),
    );
    this.#changed();
  }

  /**
   * Deletes a type and its templates.
   *
   * @throws MusterError `device-type-not-found`, `in-use` when there are devices or firmware packages of it
   */
  async delete(deviceNetworkId: string, id: string): Promise<void> {
    await this.#store.transaction(async (tx) => {
      const types = tx.collection(deviceTypes);
      await owned(types, 'device-type', deviceNetworkId, id);
      const where = [{ field: 'deviceTypeId', op: 'eq', value: id }] as const;
      if ((await tx.collection(devices).findOne(where)) !== undefined) {
        throw conflict('in-use', 'There are devices of this type.');
      }
      if ((await tx.collection(firmwarePackages).findOne(where)) !== undefined) {
        throw conflict('in-use', 'There are firmware packages of this type.');
      }
      await tx.collection(deviceTemplates).deleteWhere(where);
      await types.delete(id);
    });
    this.#changed();
  }
}

/** The template that every type starts with: it has the object instances of the type, whatever they are. */
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
  before: readonly SmartObjectTypeInstance[],
): Pick<
  DeviceType,
  'name' | 'deviceStandard' | 'hardwareTypeId' | 'isRequestDiscovery' | 'smartObjectTypeInstances'
> {
  const used = new Set<string>();
  return {
    name: input.name,
    deviceStandard: input.deviceStandard ?? 'LWM2M',
    ...(input.hardwareTypeId === undefined ? {} : { hardwareTypeId: input.hardwareTypeId }),
    isRequestDiscovery: input.isRequestDiscovery ?? false,
    smartObjectTypeInstances: input.instances.map((one) => ({
      id: keptId(one, before, used),
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

function objectTypeIds(type: DeviceType, templates: readonly DeviceTemplate[]): Set<string> {
  const instances = [
    ...type.smartObjectTypeInstances,
    ...templates.flatMap((template) => template.instances ?? []),
  ];
  return new Set(instances.map((one) => one.smartObjectTypeId));
}

async function withNameConflict(work: Promise<void>): Promise<void> {
  try {
    await work;
  } catch (error) {
    if (error instanceof UniqueViolationError && error.collection === deviceTypes.name) {
      throw conflict('already-exists', 'The device network has a device type of this name.', {
        cause: error,
      });
    }
    throw error;
  }
}
