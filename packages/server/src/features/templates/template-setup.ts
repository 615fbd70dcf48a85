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
import { templateOfSmartObject } from './template-lookup.ts';

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
    const { plans, store } = this.#deps;
    const source = {
      named: (id: string) => store.collection(smartObjectTemplates).get(id),
      instancesOf: async (id: string) => (await plans.ofDeviceTemplate(id)).instances,
      defaultOf: (id: string) => plans.defaultTemplate(id),
    };
    const writes: WriteOperation[] = [];
    for (const one of made) {
      writes.push(...this.#writesOf(one, await templateOfSmartObject(source, device, one), catalogue));
    }
    if (writes.length > 0) this.announce(device.id);
    return writes;
  }

  /** Notifies listeners of initial values that do not come from a template. */
  announce(deviceId: string): void {
    this.#listeners.forEach((task) => task(deviceId));
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
