import type { Lwm2mPath } from '@muster/lwm2m/core';
import { devices } from '../devices/model/device.ts';
import type { Device } from '../devices/model/device.ts';
import { observations } from '../observation/model/observation.ts';
import { smartObjectTemplates } from '../templates/model/smart-object-template.ts';
import type { SmartObjectTemplate } from '../templates/model/smart-object-template.ts';
import { smartObjects } from '../device-objects/model/smart-object.ts';
import type { SmartObject } from '../device-objects/model/smart-object.ts';
import { invalid, invalidMember, notFound } from '../../kernel/errors.ts';
import type { Lanes } from '../../kernel/lanes.ts';
import type { Catalogues, CatalogueType } from '../../kernel/catalogue.ts';
import { insertOperation, putOperation } from '../../store/port.ts';
import type { Sample, Store, WriteOperation } from '../../store/port.ts';
import { UnitOfWork } from '../../kernel/unit-of-work.ts';
import { omit } from '../../kernel/omit.ts';
import { createSmartObject } from '../device-objects/availability.ts';
import { entryOf } from './instance-commands.ts';
import type { InstanceCommands } from './instance-commands.ts';
import { InstanceValues, valuesOf } from './instance-values.ts';
import type { GivenValue } from './instance-values.ts';
import type { CommandService } from '../commands/command-service.ts';
import type { DeviceObjects } from '../device-objects/device-objects.ts';
import type { MeasurementService } from '../measurements/measurement-service.ts';
import type { ObservationService } from '../observation/observation-service.ts';
import { tagOperations, tagsOfMade } from '../tags/tag-service.ts';
import type { TagView } from '../tags/tag-service.ts';
import { findSmartObject } from './find-smart-object.ts';
import { chooseInstance } from './instance-number.ts';
import { refuseLegacy } from '../devices/model/legacy-device.ts';
import { refuseVirtual } from '../device-objects/refuse-virtual.ts';
import type { AttributeJobs } from '../templates/attribute-jobs.ts';
import type { TemplateSetup } from '../templates/template-setup.ts';
import { resourceAndInstanceIds } from '../device-objects/resource-list.ts';
import { resourceViews } from '../device-objects/resource-views.ts';
import type { ResourceView } from '../device-objects/resource-views.ts';
import { unknownId } from '../../kernel/fault-texts.ts';

export interface SmartObjectDependencies {
  readonly store: Store;
  readonly lanes: Lanes;
  readonly objects: DeviceObjects;
  readonly catalogues: Catalogues;
  readonly commands: CommandService;
  readonly instances: InstanceCommands;
  readonly observations: ObservationService;
  readonly measurements: MeasurementService;
  readonly attributeJobs: AttributeJobs;
  readonly setup: TemplateSetup;
}

export interface SmartObjectInput {
  readonly deviceId: string;
  readonly smartObjectTypeId: string;
  /** 0 to 65534; the lowest free one when left out. */
  readonly instanceNumber?: number;
  readonly label?: string;
  readonly tagIds?: readonly string[];
  /**
   * A template of the same object, which resource collections can select by. Device templates decide about writes to
   * devices.
   */
  readonly smartObjectTemplateId?: string;
  /** What a new one starts with. */
  readonly values?: readonly GivenValue[];
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
  /** Ids of resource templates, by resource type. */
  readonly templates: ReadonlyMap<string, string>;
}

export interface CreatedSmartObject {
  readonly id: string;
  /** Of the entry about what the device was asked; absent when it was asked nothing. */
  readonly activityId?: string;
}

/** Object instances of devices. */
export class SmartObjectService {
  readonly #deps: SmartObjectDependencies;

  constructor(deps: SmartObjectDependencies) {
    this.#deps = deps;
    deps.instances.onDeleted((deviceId, path) => this.#deletedByDevice(deviceId, path));
  }

  /**
   * Adds an object instance to a device, even if its device type does not have the object. A registered device gets a
   * Create with the values of the request and the template, and the record is Unavailable until the device lists it.
   * An unregistered device gets no request. The values are written when it lists the instance.
   *
   * @returns its id, and that of the activity log entry of the Create
   * @throws MusterError `invalid-request` for an unknown device or type, `already-exists` for a taken InstanceNumber,
   *   `legacy-device`: its gateway lists its objects; `too-many-requests`
   */
  async create(
    deviceNetworkId: string,
    input: SmartObjectInput,
    unit = new UnitOfWork(),
  ): Promise<CreatedSmartObject> {
    const catalogue = await this.#deps.catalogues.forNetwork(deviceNetworkId);
    const type = catalogue.typeById(input.smartObjectTypeId);
    if (type === undefined) {
      throw invalidMember('SmartObjectTypeId', unknownId('smart object type', input.smartObjectTypeId));
    }
    const { made, device, values } = await this.#deps.lanes.run(input.deviceId, async () => {
      const device = await this.#deps.store.collection(devices).get(input.deviceId);
      if (device?.deviceNetworkId !== deviceNetworkId) {
        throw invalidMember('DeviceId', unknownId('device', input.deviceId));
      }
      refuseLegacy(device);
      const template = await this.#checkTemplate(deviceNetworkId, input);
      const values = new InstanceValues(type, catalogue, input.values ?? [], valuesOf(template));
      const existing = await this.#deps.objects.of(device.id);
      const init = createSmartObject({
        deviceId: device.id,
        deviceNetworkId,
        type,
        instanceNumber: chooseInstance(type, existing, input.instanceNumber),
        ...chosenOf(input),
        isUnavailable: device.initialRegistrationTime !== undefined,
      });
      const isAsked = this.#deps.instances.creates(init);
      const made: SmartObject = isAsked ? { ...init, isAsked } : init;
      const isSetUp = input.smartObjectTemplateId !== undefined;
      const setUp = isSetUp ? await this.#deps.setup.writesFor(device, [made]) : [];
      const told = isSetUp ? [this.#deps.attributeJobs.ofDevice(device)] : [];
      // After those of the template, which name the same resources.
      const later = isAsked && !isSetUp ? [] : values.writesLater(made);
      if (later.length > 0) this.#deps.setup.announce(device.id);
      await this.#put(made, input, insertOperation, [
        ...setUp,
        ...told,
        ...later,
        ...unit.writesFor(made.id),
      ]);
      this.#deps.objects.forget(device.id);
      if (isSetUp) this.#deps.attributeJobs.committed(deviceNetworkId);
      return { made, device, values };
    });
    if (made.isAsked !== true) return { id: made.id };
    const records = values.records(made);
    return { id: made.id, activityId: await this.#deps.instances.create(device, made, type.name, records) };
  }

  /** @throws MusterError `invalid-request` */
  async #checkTemplate(
    deviceNetworkId: string,
    { smartObjectTemplateId: id, smartObjectTypeId }: SmartObjectInput,
  ): Promise<SmartObjectTemplate | undefined> {
    if (id === undefined) return undefined;
    const template = await this.#deps.store.collection(smartObjectTemplates).get(id);
    if (template?.deviceNetworkId !== deviceNetworkId) {
      throw invalidMember('SmartObjectTemplateId', unknownId('smart object template', id));
    }
    if (template.smartObjectTypeId !== smartObjectTypeId) {
      throw invalidMember(
        'SmartObjectTemplateId',
        'The smart object template belongs to another smart object type.',
      );
    }
    return template;
  }

  /**
   * Replaces its label and its template. Its device, its type and its instance number are unchanged (spec 4.2).
   *
   * @throws MusterError `smart-object-not-found`, `invalid-request`
   */
  async update(deviceNetworkId: string, id: string, input: SmartObjectInput): Promise<void> {
    const found = await findSmartObject(this.#deps.store, deviceNetworkId, id);
    checkFixed(found, input);
    await this.#checkTemplate(deviceNetworkId, input);
    await this.#deps.lanes.run(found.deviceId, async () => {
      const current = await findSmartObject(this.#deps.store, deviceNetworkId, id);
      const next: SmartObject = {
        ...omit(omit(current, 'label'), 'smartObjectTemplateId'),
        ...chosenOf(input),
      };
      const device = await this.#deps.store.collection(devices).get(current.deviceId);
      const isOther = next.smartObjectTemplateId !== current.smartObjectTemplateId;
      const told = isOther && device !== undefined ? [this.#deps.attributeJobs.ofDevice(device)] : [];
      await this.#put(next, input, putOperation, told);
      this.#deps.objects.forget(current.deviceId);
      if (isOther) this.#deps.attributeJobs.committed(deviceNetworkId);
    });
  }

  async #put(
    smartObject: SmartObject,
    { tagIds }: SmartObjectInput,
    write: typeof putOperation,
    others: readonly WriteOperation[] = [],
  ): Promise<void> {
    const { id: entityId, deviceNetworkId } = smartObject;
    await this.#deps.store.transaction(async (tx) => {
      if (tagIds === undefined) return tx.write([write(smartObjects, smartObject), ...others]);
      const tagged = { deviceNetworkId, entityType: 'SmartObject', entityId } as const;
      return tx.write([
        write(smartObjects, { ...smartObject, tagIds }),
        ...others,
        ...(await tagOperations(tx, tagged, tagIds)),
      ]);
    });
  }

  /** @throws MusterError `smart-object-not-found` */
  async get(deviceNetworkId: string, id: string, withValues = false): Promise<SmartObjectDetails> {
    const { store, catalogues, observations: observing, measurements } = this.#deps;
    const smartObject = await findSmartObject(this.#deps.store, deviceNetworkId, id);
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
    const templates = await this.#deps.setup.resourceTemplates(device, smartObject);
    return { smartObject, device, type, resources, tags, requested, latest, templates };
  }

  /**
   * Sends one Read for the whole object instance; resolves with the id of its Activity Log entry.
   *
   * @throws MusterError `smart-object-not-found`, `operation-not-allowed`, `legacy-device`, `too-many-requests`
   */
  async read(deviceNetworkId: string, id: string): Promise<string> {
    const { smartObject, device, type } = await this.get(deviceNetworkId, id);
    const path = { objectId: smartObject.objectId, instanceId: smartObject.instanceNumber };
    const url = `/${path.objectId}/${path.instanceId}`;
    refuseVirtual(smartObject, url);
    refuseLegacy(device);
    return this.#deps.commands.submit(
      { deviceId: device.id, deviceNetworkId, operation: { type: 'read', path } },
      entryOf(device, `Read ${url} (${type.name}) on ${device.name}`),
    );
  }

  /**
   * Deletes the record with its measurements and observations. Sends a Delete if the device has the instance. If the
   * device refuses it and lists the instance again, a new record is created.
   *
   * @returns the id of the activity log entry of the Delete; undefined if nothing was sent
   * @throws MusterError `smart-object-not-found`, `too-many-requests`
   */
  async delete(deviceNetworkId: string, id: string): Promise<string | undefined> {
    const { store, lanes, instances, catalogues } = this.#deps;
    const found = await findSmartObject(this.#deps.store, deviceNetworkId, id);
    const catalogue = await catalogues.forNetwork(deviceNetworkId);
    return lanes.run(found.deviceId, async () => {
      const smartObject = await findSmartObject(this.#deps.store, deviceNetworkId, id);
      const device = await store.collection(devices).get(smartObject.deviceId);
      const typeName = catalogue.typeById(smartObject.smartObjectTypeId)?.name ?? smartObject.name;
      // Refused while too many commands wait: then nothing has changed.
      const activityId =
        device !== undefined && instances.deletes(device, smartObject)
          ? await instances.delete(device, smartObject, typeName)
          : undefined;
      await this.#remove(smartObject);
      return activityId;
    });
  }

  /**
   * A device that slept may have listed the instance once more before it got the Delete. One that it was asked for since
   * is another matter: its Create comes after.
   */
  async #deletedByDevice(deviceId: string, { objectId, instanceId }: Lwm2mPath): Promise<void> {
    await this.#deps.lanes.run(deviceId, async () => {
      const listed = (await this.#deps.objects.of(deviceId)).find(
        (one) => one.objectId === objectId && one.instanceNumber === instanceId,
      );
      const isOver = listed !== undefined && listed.isVirtual !== true && listed.isAsked !== true;
      if (isOver) await this.#remove(listed);
    });
  }

  async #remove(smartObject: SmartObject): Promise<void> {
    const where = [{ field: 'smartObjectId', op: 'eq', value: smartObject.id }] as const;
    const watched = await this.#deps.store.collection(observations).find({ where });
    const catalogue = await this.#deps.catalogues.forNetwork(smartObject.deviceNetworkId);
    await this.#deps.store.transaction(async (tx) => {
      await tx.measurements.deleteFor(resourceAndInstanceIds(smartObject, catalogue));
      await tx.collection(smartObjects).delete(smartObject.id);
    });
    this.#deps.objects.forget(smartObject.deviceId);
    this.#deps.observations.dropped(watched);
  }
}

function chosenOf({ label, smartObjectTemplateId }: SmartObjectInput): {
  label?: string;
  smartObjectTemplateId?: string;
} {
  return {
    ...(label === undefined ? {} : { label }),
    ...(smartObjectTemplateId === undefined ? {} : { smartObjectTemplateId }),
  };
}

/** @throws MusterError `invalid-request` for what cannot be changed */
function checkFixed(current: SmartObject, input: SmartObjectInput): void {
  const faults: Record<string, string[]> = {};
  if (input.deviceId !== current.deviceId) {
    faults['DeviceId'] = ['The device of a smart object cannot be changed. Send the current one.'];
  }
  if (input.smartObjectTypeId !== current.smartObjectTypeId) {
    faults['SmartObjectTypeId'] = ['The type of a smart object cannot be changed. Send the current one.'];
  }
  if (input.instanceNumber !== undefined && input.instanceNumber !== current.instanceNumber) {
    faults['InstanceNumber'] = [
      'The InstanceNumber of a smart object cannot be changed. Send the current one.',
    ];
  }
  if (Object.keys(faults).length > 0) throw invalid(faults);
}
