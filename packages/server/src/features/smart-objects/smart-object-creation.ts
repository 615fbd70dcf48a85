import { devices, refuseForeign } from '../devices/model.ts';
import type { Device } from '../devices/model.ts';
import type { SmartObject } from '../device-objects/model.ts';
import { invalidMember } from '../../kernel/errors.ts';
import { unknownId } from '../../kernel/fault-texts.ts';
import type { Lanes } from '../../kernel/lanes.ts';
import type { Catalogues, CatalogueType } from '../../kernel/catalogue.ts';
import { omitUndefined } from '../../kernel/omit-undefined.ts';
import { UnitOfWork } from '../../kernel/unit-of-work.ts';
import { insertOperation, putOperation } from '../../store/port.ts';
import type { Store } from '../../store/port.ts';
import { createSmartObject } from '../device-objects/device-objects.ts';
import type { DeviceObjects } from '../device-objects/device-objects.ts';
import type { AttributeJobs } from '../templates/attribute-jobs.ts';
import type { TemplateSetup } from '../templates/template-plans.ts';
import type { InstanceCommands } from './instance-commands.ts';
import { chooseInstance } from './instance-number.ts';
import { InstanceValues, valuesOf } from './instance-values.ts';
import { checkedTemplate, chosenOf, writeSmartObject } from './smart-object-input.ts';
import type { SmartObjectInput } from './smart-object-input.ts';

export interface SmartObjectCreationDependencies {
  readonly store: Store;
  readonly lanes: Lanes;
  readonly objects: DeviceObjects;
  readonly catalogues: Catalogues;
  readonly instances: InstanceCommands;
  readonly setup: TemplateSetup;
  readonly attributeJobs: AttributeJobs;
}

export interface CreatedSmartObject {
  readonly id: string;
  /** ID of the activity log entry of the Create; absent if nothing was sent to the device. */
  readonly activityId?: string;
}

/** Adds object instances to devices. */
export class SmartObjectCreation {
  readonly #deps: SmartObjectCreationDependencies;

  constructor(deps: SmartObjectCreationDependencies) {
    this.#deps = deps;
  }

  /**
   * Adds an object instance to a device, even if its device type does not have the object. A registered
   * device gets a Create with the values of the request and the template, and the record is Unavailable until
   * the device lists it. An unregistered device gets no request; the values are written when it lists the
   * instance. A record that the device does not have, for example after a failed Create, keeps its ID, and
   * the device gets the Create again.
   *
   * @returns its ID, and the ID of the activity log entry of the Create
   * @throws MusterError `invalid-request` for an unknown device or type, `already-exists` for a used
   *   InstanceNumber, `legacy-device` or `mqtt-device` if the gateway or the device itself lists its objects;
   *   `too-many-requests`
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
      await writeSmartObject(store, made, input, write, [
        ...setUp,
        ...jobs,
        ...later,
        ...unit.writesFor(made.id),
      ]);
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
}

function keptOf({ id, differences, tagIds }: SmartObject): Partial<SmartObject> {
  return { id, ...omitUndefined({ differences, tagIds }) };
}
