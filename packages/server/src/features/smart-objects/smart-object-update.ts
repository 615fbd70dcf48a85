import { devices } from '../devices/model.ts';
import type { SmartObject } from '../device-objects/model.ts';
import { invalid } from '../../kernel/errors.ts';
import type { Lanes } from '../../kernel/lanes.ts';
import { omit } from '../../kernel/omit.ts';
import { putOperation } from '../../store/port.ts';
import type { Store } from '../../store/port.ts';
import type { DeviceObjects } from '../device-objects/device-objects.ts';
import type { AttributeJobs } from '../templates/attribute-jobs.ts';
import { findSmartObject } from './smart-object-reads.ts';
import { checkedTemplate, chosenOf, writeSmartObject } from './smart-object-input.ts';
import type { SmartObjectInput } from './smart-object-input.ts';

export interface SmartObjectUpdateDependencies {
  readonly store: Store;
  readonly lanes: Lanes;
  readonly objects: Pick<DeviceObjects, 'forget'>;
  readonly attributeJobs: AttributeJobs;
}

/** Updates smart objects on request of clients. */
export class SmartObjectUpdate {
  readonly #deps: SmartObjectUpdateDependencies;

  constructor(deps: SmartObjectUpdateDependencies) {
    this.#deps = deps;
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
      const next: SmartObject = {
        ...omit(omit(current, 'label'), 'smartObjectTemplateId'),
        ...chosenOf(input),
      };
      const device = await store.collection(devices).get(current.deviceId);
      const isOther = next.smartObjectTemplateId !== current.smartObjectTemplateId;
      const jobs = isOther && device !== undefined ? [attributeJobs.ofDevice(device)] : [];
      await writeSmartObject(store, next, input, putOperation, jobs);
      objects.forget(current.deviceId);
      if (isOther) attributeJobs.committed(deviceNetworkId);
    });
  }
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
