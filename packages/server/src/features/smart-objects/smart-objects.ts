import type { Lwm2mPath } from '@muster/lwm2m/core';
import type { Catalogues, CatalogueType } from '../../kernel/ports.ts';
import { invalid, invalidMember, unknownId } from '../../kernel/errors.ts';
import type { Lanes } from '../../kernel/tasks.ts';
import { omitUndefined, omit } from '../../kernel/data.ts';
import { UnitOfWork } from '../../kernel/entities.ts';
import { insertOperation, putOperation } from '../../store/port.ts';
import type { Store, WriteOperation } from '../../store/port.ts';
import { createSmartObject } from '../device-objects/device-objects.ts';
import type { DeviceObjects } from '../device-objects/device-objects.ts';
import { smartObjects, resourceAndInstanceIds } from '../device-objects/model.ts';
import type { SmartObject } from '../device-objects/model.ts';
import { devices, refuseForeign } from '../devices/model.ts';
import type { Device } from '../devices/model.ts';
import { observations } from '../observation/model.ts';
import type { ObservationService } from '../observation/observation-service.ts';
import { tagOperations } from '../tags/tags.ts';
import type { AttributeJobs } from '../templates/attribute-jobs.ts';
import { smartObjectTemplates } from '../templates/model.ts';
import type { SmartObjectTemplate } from '../templates/model.ts';
import type { TemplateSetup } from '../templates/template-plans.ts';
import { chooseInstance, InstanceValues, valuesOf } from './instances.ts';
import type { InstanceCommands, InstanceInitialValue } from './instances.ts';
import { findSmartObject } from './smart-object-reads.ts';

/** A smart object in a request. */
export interface SmartObjectInput {
  readonly deviceId: string;
  readonly smartObjectTypeId: string;
  /** 0 to 65534. Defaults to the lowest free number. */
  readonly instanceNumber?: number;
  readonly label?: string;
  readonly tagIds?: readonly string[];
  /**
   * A template of the same object. Resource collections can select by it. Device templates determine the writes to
   * devices.
   */
  readonly smartObjectTemplateId?: string;
  /** Initial values of a new smart object. */
  readonly values?: readonly InstanceInitialValue[];
}

interface SmartObjectDependencies {
  readonly store: Store;
  readonly lanes: Lanes;
  readonly objects: DeviceObjects;
  readonly attributeJobs: AttributeJobs;
  readonly catalogues: Catalogues;
  readonly instances: InstanceCommands;
  readonly observations: ObservationService;
  readonly setup: TemplateSetup;
}

interface CreatedSmartObject {
  readonly id: string;
  /** ID of the activity log entry of the Create; absent if nothing was sent to the device. */
  readonly activityId?: string;
}

/** Creates, updates and deletes smart objects on request of clients, in the store and on devices. */
export class SmartObjectService {
  readonly #deps: SmartObjectDependencies;

  constructor(deps: SmartObjectDependencies) {
    this.#deps = deps;
    deps.instances.on('delete', (deviceId, path) => this.#deletedByDevice(deviceId, path));
  }

  /**
   * Adds an object instance to a device, even if its device type does not have the object. A registered device gets a
   * Create with the values of the request and the template, and the record is Unavailable until the device lists it. An
   * unregistered device gets no request; the values are written when it lists the instance. A record that the device
   * does not have, for example after a failed Create, keeps its ID, and the device gets the Create again.
   *
   * @returns its ID, and the ID of the activity log entry of the Create
   * @throws MusterError `invalid-request` for an unknown device or type, `already-exists` for a used InstanceNumber,
   *   `legacy-device` or `mqtt-device` if the gateway or the device itself lists its objects; `too-many-requests`
   */
  async create(
    deviceNetworkId: string,
    input: SmartObjectInput,
    unit = new UnitOfWork(),
  ): Promise<CreatedSmartObject> {
    const { store, lanes, objects, catalogues, instances, setup, attributeJobs } = this.#deps;
    const catalogue = await catalogues.forNetwork(deviceNetworkId);
    const type = catalogue.typeById(input.smartObjectTypeId);
    if (type === undefined) {
      throw invalidMember('SmartObjectTypeId', unknownId('smart object type', input.smartObjectTypeId));
    }
    return lanes.run(input.deviceId, async () => {
      const device = await store.collection(devices).get(input.deviceId);
      if (device?.deviceNetworkId !== deviceNetworkId) {
        throw invalidMember('DeviceId', unknownId('device', input.deviceId));
      }
      refuseForeign(device, 'Create');
      const template = await checkedTemplate(store, deviceNetworkId, input);
      const values = new InstanceValues(type, catalogue, input.values ?? [], valuesOf(template));
      const { made, write } = await this.#make(device, type, input);
      const isAsked = made.isAsked === true;
      const isSetUp = input.smartObjectTemplateId !== undefined;
      const setUp = isSetUp ? await setup.writesFor(device, [made]) : [];
      const jobs = isSetUp ? [attributeJobs.ofDevice(device)] : [];
      // After the writes of the template, which have the same resources.
      const later = isAsked && !isSetUp ? [] : values.deferredWrites(made);
      if (later.length > 0) setup.announce(device.id);
      const others = [...setUp, ...jobs, ...later, ...unit.writesFor(made.id)];
      await writeSmartObject(store, made, input, write, others);
      objects.forget(device.id);
      if (isSetUp) attributeJobs.committed(deviceNetworkId);
      if (!isAsked) return { id: made.id };
      const records = values.records(made);
      return { id: made.id, activityId: await instances.create(device, made, type.name, records) };
    });
  }

  /** Creates the record of a new instance, or replaces one that the device does not have. */
  async #make(
    device: Device,
    type: CatalogueType,
    input: SmartObjectInput,
  ): Promise<{ readonly made: SmartObject; readonly write: typeof putOperation }> {
    const { objects, instances } = this.#deps;
    const existing = await objects.of(device.id);
    const lost = await this.#lost(existing, type, input.instanceNumber);
    const others = existing.filter((one) => one !== lost);
    const init = createSmartObject({
      deviceId: device.id,
      deviceNetworkId: device.deviceNetworkId,
      type,
      instanceNumber: chooseInstance(type, others, input.instanceNumber),
      ...chosenOf(input),
      isUnavailable: device.initialRegistrationTime !== undefined,
    });
    const made: SmartObject = instances.creates(init) ? { ...init, isAsked: true } : init;
    return lost === undefined
      ? { made, write: insertOperation }
      : { made: { ...made, ...keptOf(lost) }, write: putOperation };
  }

  /** Returns the record of an instance that the device does not have, without a Create in progress. */
  async #lost(
    existing: readonly SmartObject[],
    { objectId, multipleInstances }: CatalogueType,
    wanted = multipleInstances ? undefined : 0,
  ): Promise<SmartObject | undefined> {
    const found = existing.find((one) => one.objectId === objectId && one.instanceNumber === wanted);
    const isLost = found?.isUnavailable === true && found.isVirtual !== true;
    return isLost && !(await this.#deps.instances.isCreating(found)) ? found : undefined;
  }

  /**
   * Replaces the label and the template. Device, type and instance number are unchanged (spec 4.2).
   *
   * @throws MusterError `smart-object-not-found`, `invalid-request`
   */
  async update(deviceNetworkId: string, id: string, input: SmartObjectInput): Promise<void> {
    const { store, lanes, objects, attributeJobs } = this.#deps;
    const found = await findSmartObject(store, deviceNetworkId, id);
    checkFixed(found, input);
    await checkedTemplate(store, deviceNetworkId, input);
    await lanes.run(found.deviceId, async () => {
      const current = await findSmartObject(store, deviceNetworkId, id);
      const next: SmartObject = { ...omit(current, 'label', 'smartObjectTemplateId'), ...chosenOf(input) };
      const device = await store.collection(devices).get(current.deviceId);
      const isOther = next.smartObjectTemplateId !== current.smartObjectTemplateId;
      const jobs = isOther && device !== undefined ? [attributeJobs.ofDevice(device)] : [];
      await writeSmartObject(store, next, input, putOperation, jobs);
      objects.forget(current.deviceId);
      if (isOther) attributeJobs.committed(deviceNetworkId);
    });
  }
  /**
   * Deletes the record with its measurements and observations. Sends a Delete if the device has the instance. If the
   * device refuses it and lists the instance again, a new record is created.
   *
   * @returns the ID of the activity log entry of the Delete; undefined if nothing was sent
   * @throws MusterError `smart-object-not-found`, `too-many-requests`
   */
  async delete(deviceNetworkId: string, id: string): Promise<string | undefined> {
    const { store, lanes, instances, catalogues } = this.#deps;
    const found = await findSmartObject(store, deviceNetworkId, id);
    const catalogue = await catalogues.forNetwork(deviceNetworkId);
    return lanes.run(found.deviceId, async () => {
      const smartObject = await findSmartObject(store, deviceNetworkId, id);
      const device = await store.collection(devices).get(smartObject.deviceId);
      const typeName = catalogue.typeById(smartObject.smartObjectTypeId)?.name ?? smartObject.name;
      // Fails if too many commands are queued. Nothing has changed then.
      const activityId =
        device !== undefined && instances.deletes(device, smartObject)
          ? await instances.delete(device, smartObject, typeName)
          : undefined;
      await this.#remove(smartObject);
      return activityId;
    });
  }

  /**
   * Removes the record again if a sleeping device has listed the instance before it received the Delete. A record with
   * a later Create is kept, because the Create follows the Delete.
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
    await deleteRecord(this.#deps, smartObject);
    this.#deps.observations.dropped(watched);
  }
}

function keptOf({ id, differences, tagIds }: SmartObject): Partial<SmartObject> {
  return { id, ...omitUndefined({ differences, tagIds }) };
}

/** @throws MusterError `invalid-request` for members that cannot be changed */
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

/** Deletes a smart object with its measurements. Call it in the lane of its device. */
export async function deleteRecord(
  { store, catalogues, objects }: { store: Store; catalogues: Catalogues; objects: DeviceObjects },
  smartObject: SmartObject,
): Promise<void> {
  const catalogue = await catalogues.forNetwork(smartObject.deviceNetworkId);
  await store.transaction(async (tx) => {
    await tx.measurements.deleteFor(resourceAndInstanceIds(smartObject, catalogue));
    await tx.collection(smartObjects).delete(smartObject.id);
  });
  objects.forget(smartObject.deviceId);
}

/** @throws MusterError `invalid-request` if the template does not exist or belongs to another type */
async function checkedTemplate(
  store: Store,
  deviceNetworkId: string,
  { smartObjectTemplateId: id, smartObjectTypeId }: SmartObjectInput,
): Promise<SmartObjectTemplate | undefined> {
  if (id === undefined) return undefined;
  const template = await store.collection(smartObjectTemplates).get(id);
  if (template?.deviceNetworkId !== deviceNetworkId) {
    throw invalidMember('SmartObjectTemplateId', unknownId('smart object template', id));
  }
  if (template.smartObjectTypeId !== smartObjectTypeId) {
    const message = 'The smart object template belongs to another smart object type.';
    throw invalidMember('SmartObjectTemplateId', message);
  }
  return template;
}

/** Returns the members that a request sets, without tags. */
function chosenOf({
  label,
  smartObjectTemplateId,
}: SmartObjectInput): Pick<SmartObject, 'label' | 'smartObjectTemplateId'> {
  return omitUndefined({ label, smartObjectTemplateId });
}

/**
 * Stores a smart object with its tags.
 *
 * @param others writes for the same commit
 * @throws MusterError `invalid-request` for unknown tags
 */
async function writeSmartObject(
  store: Store,
  smartObject: SmartObject,
  { tagIds }: SmartObjectInput,
  write: typeof putOperation,
  others: readonly WriteOperation[],
): Promise<void> {
  const { id: entityId, deviceNetworkId } = smartObject;
  await store.transaction(async (tx) => {
    if (tagIds === undefined) return tx.write([write(smartObjects, smartObject), ...others]);
    const tagged = { deviceNetworkId, entityType: 'SmartObject', entityId } as const;
    return tx.write([
      write(smartObjects, { ...smartObject, tagIds }),
      ...others,
      ...(await tagOperations(tx, tagged, tagIds)),
    ]);
  });
}
