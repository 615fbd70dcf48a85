import { attributeSets } from '../../entities/attribute-set.ts';
import { devices } from '../../entities/device.ts';
import type { Device } from '../../entities/device.ts';
import { observations } from '../../entities/observation.ts';
import { resourceIdsOf, smartObjects } from '../../entities/smart-object.ts';
import type { SmartObject } from '../../entities/smart-object.ts';
import { smartObjectTemplates } from '../../entities/smart-object-template.ts';
import { conflict, invalidMember, notFound } from '../../errors.ts';
import type { Lanes } from '../../lanes.ts';
import type { Catalogues, CatalogueType } from '../../ports/catalogue.ts';
import { insertOperation } from '../../ports/store.ts';
import type { Sample, Store } from '../../ports/store.ts';
import { createSmartObject } from './availability.ts';
import type { CommandService } from '../commands/command-service.ts';
import type { DeviceObjects } from './device-objects.ts';
import type { MeasurementService } from '../measurements/measurement-service.ts';
import type { ObservationService } from '../observation/observation-service.ts';
import { deleteTagsOf, tagOperations, tagsOfMade } from '../tags/tag-service.ts';
import type { TagView } from '../tags/tag-service.ts';
import { resourceViews } from './resource-views.ts';
import type { ResourceView } from './resource-views.ts';

export interface SmartObjectDependencies {
  readonly store: Store;
  readonly lanes: Lanes;
  readonly objects: DeviceObjects;
  readonly catalogues: Catalogues;
  readonly commands: CommandService;
  readonly observations: ObservationService;
  readonly measurements: MeasurementService;
}

export interface SmartObjectInput {
  readonly deviceId: string;
  readonly smartObjectTypeId: string;
  /** 0 to 65534; the lowest free one when left out. */
  readonly instanceNumber?: number;
  readonly label?: string;
  readonly tagIds?: readonly string[];
}

/** A SmartObject with its resources. */
export interface SmartObjectDetails {
  readonly smartObject: SmartObject;
  readonly device: Device;
  readonly type: CatalogueType;
  readonly resources: readonly ResourceView[];
  readonly tags: readonly TagView[];
  /** Ids of the resources that the service is asked to observe. */
  readonly requested: ReadonlySet<string>;
  /** By resource id; empty unless values were asked for. */
  readonly latest: ReadonlyMap<string, Sample>;
}

/** Object instances of devices. */
export class SmartObjectService {
  readonly #deps: SmartObjectDependencies;

  constructor(deps: SmartObjectDependencies) {
    this.#deps = deps;
  }

  /**
   * Adds an object instance to a device, whether or not its DeviceType has the object. The record is the service's:
   * nothing is sent to the device. It is Unavailable when the device has sent an object list, because that list did not
   * name it, and becomes Available when one does.
   *
   * @throws MusterError `invalid-request` for an unknown device or type, `already-exists` for a taken InstanceNumber
   */
  async create(deviceNetworkId: string, input: SmartObjectInput): Promise<string> {
    const catalogue = await this.#deps.catalogues.forNetwork(deviceNetworkId);
    const type = catalogue.typeById(input.smartObjectTypeId);
    if (type === undefined) {
      throw invalidMember('SmartObjectTypeId', 'There is no smart object type with this id.');
    }
    return this.#deps.lanes.run(input.deviceId, async () => {
      const device = await this.#deps.store.collection(devices).get(input.deviceId);
      if (device?.deviceNetworkId !== deviceNetworkId) {
        throw invalidMember('DeviceId', 'There is no device with this id.');
      }
      const existing = await this.#deps.objects.of(device.id);
      const started = createSmartObject({
        deviceId: device.id,
        deviceNetworkId,
        type,
        instanceNumber: chooseInstance(type, existing, input.instanceNumber),
        ...(input.label === undefined ? {} : { label: input.label }),
        isUnavailable: device.initialRegistrationTime !== undefined,
      });
      const { tagIds } = input;
      const made = tagIds === undefined ? started : { ...started, tagIds };
      const tagged = { deviceNetworkId, entityType: 'SmartObject', entityId: made.id } as const;
      await this.#deps.store.transaction(async (tx) => {
        await tx.write([
          insertOperation(smartObjects, made),
          ...(tagIds === undefined ? [] : await tagOperations(tx, tagged, tagIds)),
        ]);
      });
      this.#deps.objects.committed(device.id, [...existing, made]);
      return made.id;
    });
  }

  async #find(deviceNetworkId: string, id: string): Promise<SmartObject> {
    const smartObject = await this.#deps.store.collection(smartObjects).get(id.toLowerCase());
    if (smartObject?.deviceNetworkId !== deviceNetworkId) {
      throw notFound('smart-object', id);
    }
    return smartObject;
  }

  /** @throws MusterError `smart-object-not-found` */
  async get(deviceNetworkId: string, id: string, withValues = false): Promise<SmartObjectDetails> {
    const { store, catalogues, observations: observing, measurements } = this.#deps;
    const smartObject = await this.#find(deviceNetworkId, id);
    const catalogue = await catalogues.forNetwork(deviceNetworkId);
    const device = await store.collection(devices).get(smartObject.deviceId);
    const type = catalogue.typeById(smartObject.smartObjectTypeId);
    if (device === undefined || type === undefined) {
      throw notFound('smart-object', id);
    }
    const resources = resourceViews(smartObject, catalogue);
    const requested = await observing.requested(smartObject.id);
    const latest = withValues
      ? await measurements.latest(resources.map((one) => one.id))
      : new Map<string, Sample>();
    const { smartObjectTemplateId } = smartObject;
    const tags = await tagsOfMade(store, smartObject, smartObjectTemplates, smartObjectTemplateId);
    return { smartObject, device, type, resources, tags, requested, latest };
  }

  /**
   * Sends one Read for the whole object instance; resolves with the id of its Activity Log entry.
   *
   * @throws MusterError `smart-object-not-found`, `too-many-requests`
   */
  async read(deviceNetworkId: string, id: string): Promise<string> {
    const { smartObject, device, type } = await this.get(deviceNetworkId, id);
    const path = { objectId: smartObject.objectId, instanceId: smartObject.instanceNumber };
    const url = `/${path.objectId}/${path.instanceId}`;
    return this.#deps.commands.submit(
      { deviceId: device.id, deviceNetworkId, operation: { type: 'read', path } },
      {
        entityType: 'Device',
        entityId: device.id,
        entityIdentifier: device.deviceIdentifier,
        entityName: device.name,
        description: `Read ${url} (${type.name}) on ${device.name}`,
      },
    );
  }

  /** Deletes the record with its measurements and observations. @throws MusterError `smart-object-not-found` */
  async delete(deviceNetworkId: string, id: string): Promise<void> {
    const found = await this.#find(deviceNetworkId, id);
    await this.#deps.lanes.run(found.deviceId, async () => {
      const smartObject = await this.#find(deviceNetworkId, id);
      const where = [{ field: 'smartObjectId', op: 'eq', value: smartObject.id }] as const;
      const watched = await this.#deps.store.collection(observations).find({ where });
      await this.#deps.store.transaction(async (tx) => {
        await tx.collection(attributeSets).deleteWhere(where);
        await tx.collection(observations).deleteWhere(where);
        await tx.measurements.deleteFor(resourceIdsOf(smartObject));
        await deleteTagsOf(tx, [smartObject.id]);
        await tx.collection(smartObjects).delete(smartObject.id);
      });
      this.#deps.objects.forget(smartObject.deviceId);
      this.#deps.observations.dropped(watched);
    });
  }
}

function chooseInstance(
  type: CatalogueType,
  existing: readonly SmartObject[],
  wanted: number | undefined,
): number {
  const taken = new Set(
    existing.filter((one) => one.objectId === type.objectId).map((one) => one.instanceNumber),
  );
  if (wanted !== undefined) {
    if (taken.has(wanted)) {
      throw conflict(
        'already-exists',
        `The device has a ${type.name} with InstanceNumber ${wanted} already.`,
      );
    }
    if (!type.multipleInstances && wanted !== 0) {
      throw invalidMember('InstanceNumber', `${type.name} has one instance only, number 0.`);
    }
    return wanted;
  }
  let free = 0;
  while (taken.has(free)) {
    free += 1;
  }
  if (free > 0 && !type.multipleInstances) {
    throw conflict('already-exists', `The device has a ${type.name} already, which has one instance only.`);
  }
  return free;
}
