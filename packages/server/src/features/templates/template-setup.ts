import { formatPath } from '@muster/lwm2m/core';
import { isForeignDevice } from '../devices/model/device.ts';
import type { Device } from '../devices/model/device.ts';
import { initialValues } from '../template-rollout/model/initial-value.ts';
import { newObservation, observations } from '../observation/model/observation.ts';
import { resourceId } from '../device-objects/model/resource-id.ts';
import type { SmartObject } from '../device-objects/model/smart-object.ts';
import { smartObjectTemplates } from './model/smart-object-template.ts';
import type { ResourceTemplate, SmartObjectTemplate } from './model/smart-object-template.ts';
import { versionOfUrn } from '../catalogue/model/smart-object-type.ts';
import type { Catalogues, CatalogueType, NetworkCatalogue } from '../../kernel/catalogue.ts';
import type { Clock } from '../../kernel/clock.ts';
import { putOperation } from '../../store/port.ts';
import type { Store, WriteOperation } from '../../store/port.ts';
import type { AttributePlans } from './attribute-plans.ts';

export interface TemplateSetupDependencies {
  readonly store: Store;
  readonly clock: Clock;
  readonly catalogues: Catalogues;
  readonly plans: AttributePlans;
}

/** Creates initial observations and values of smart objects that are created from templates. */
export class TemplateSetup {
  readonly #deps: TemplateSetupDependencies;
  readonly #listeners: ((deviceId: string) => void)[] = [];

  constructor(deps: TemplateSetupDependencies) {
    this.#deps = deps;
  }

  /**
   * Registers a task that is called for each device with new initial observations or values. It must not
   * throw.
   */
  listen(task: (deviceId: string) => void): void {
    this.#listeners.push(task);
  }

  /**
   * Returns the writes to store together with new smart objects.
   *
   * @param made smart objects of the device, with the template of its device template or their own
   */
  async writesFor(
    device: Pick<Device, 'id' | 'deviceNetworkId' | 'deviceTemplateId' | 'deviceStandard'>,
    made: readonly SmartObject[],
  ): Promise<WriteOperation[]> {
    // Initial observations and values are LwM2M requests.
    if (made.length === 0 || isForeignDevice(device)) {
      return [];
    }
    const catalogue = await this.#deps.catalogues.forNetwork(device.deviceNetworkId);
    const writes: WriteOperation[] = [];
    for (const one of made) {
      writes.push(...this.#writesOf(one, await this.#templateOf(device, one), catalogue));
    }
    if (writes.length > 0) this.announce(device.id);
    return writes;
  }

  /** Notifies listeners of initial values that do not come from a template. */
  announce(deviceId: string): void {
    this.#listeners.forEach((task) => task(deviceId));
  }

  /** Returns the IDs of a smart object's resource templates, by ID of the resource type. */
  async resourceTemplates(
    device: Pick<Device, 'deviceTemplateId'>,
    smartObject: SmartObject,
  ): Promise<ReadonlyMap<string, string>> {
    const template = smartObject.isVirtual === true ? undefined : await this.#templateOf(device, smartObject);
    return new Map(template?.resourceTemplates.map((one) => [one.resourceTypeId, one.id]));
  }

  /**
   * Returns the template that the smart object names, or else that of the device template, or else the
   * default one.
   */
  async #templateOf(
    { deviceTemplateId }: Pick<Device, 'deviceTemplateId'>,
    { smartObjectTemplateId, smartObjectTypeId, objectId, instanceNumber }: SmartObject,
  ): Promise<SmartObjectTemplate | undefined> {
    if (smartObjectTemplateId !== undefined) {
      return this.#deps.store.collection(smartObjectTemplates).get(smartObjectTemplateId);
    }
    const { instances } = await this.#deps.plans.ofDeviceTemplate(deviceTemplateId);
    const planned = instances.find(
      (one) => one.template.objectId === objectId && one.instanceId === instanceNumber,
    );
    return planned?.template ?? this.#deps.plans.defaultTemplate(smartObjectTypeId);
  }

  #writesOf(
    smartObject: SmartObject,
    template: SmartObjectTemplate | undefined,
    catalogue: NetworkCatalogue,
  ): WriteOperation[] {
    const type = catalogue.typeById(smartObject.smartObjectTypeId);
    if (template === undefined || type === undefined) {
      return [];
    }
    return template.resourceTemplates.flatMap((one) =>
      this.#writesOfResource(smartObject, one, type, catalogue),
    );
  }

  #writesOfResource(
    smartObject: SmartObject,
    { resourceTypeId, isRequestObserve, value }: ResourceTemplate,
    type: CatalogueType,
    catalogue: NetworkCatalogue,
  ): WriteOperation[] {
    const [rid] = Array.from(type.resourceTypeIds).find(([, id]) => id === resourceTypeId) ?? [];
    const version = versionOfUrn(type.objectUrn);
    const model =
      rid === undefined ? undefined : catalogue.models.resource(smartObject.objectId, rid, version);
    if (rid === undefined || model === undefined) {
      return [];
    }
    const {
      id: smartObjectId,
      deviceId,
      deviceNetworkId,
      objectId,
      instanceNumber: instanceId,
    } = smartObject;
    const path = { objectId, instanceId, resourceId: rid };
    const base = { id: resourceId(smartObjectId, rid), deviceId, deviceNetworkId, smartObjectId };
    const nowMs = this.#deps.clock.now();
    const writes: WriteOperation[] = [];
    if (isRequestObserve) {
      writes.push(putOperation(observations, newObservation({ ...base, path, nowMs })));
    }
    if (value !== undefined) {
      const written = formatPath(model.multiple ? { ...path, resourceInstanceId: 0 } : path);
      writes.push(putOperation(initialValues, { ...base, path: written, dataType: model.type, text: value }));
    }
    return writes;
  }
}
