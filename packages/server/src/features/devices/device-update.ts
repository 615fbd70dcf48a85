import { devices } from './model/device.ts';
import type { Device } from './model/device.ts';
import { invalid } from '../../kernel/errors.ts';
import { findInNetwork } from '../../kernel/find-in-network.ts';
import type { Lanes } from '../../kernel/lanes.ts';
import { omit } from '../../kernel/omit.ts';
import { putOperation } from '../../store/port.ts';
import type { Store } from '../../store/port.ts';
import { tagAndPositionWrites, checkedFields, settingsOwnerOf } from './device-input.ts';
import type { DeviceInput } from './device-input.ts';
import type { DeviceReferences } from './device-references.ts';
import { checkStoredReferences } from './stored-references.ts';
import { identityTaken } from '../settings/settings.ts';
import type { SettingService } from '../settings/settings.ts';
import type { AttributeJobs } from '../templates/attribute-jobs.ts';

export interface DeviceUpdateDependencies {
  readonly store: Store;
  readonly lanes: Lanes;
  readonly references: DeviceReferences;
  readonly settings: Pick<SettingService, 'planChange' | 'committed'>;
  readonly attributeJobs: AttributeJobs;
}

/** Handles device updates that API clients request. */
export class DeviceUpdate {
  readonly #deps: DeviceUpdateDependencies;

  constructor(deps: DeviceUpdateDependencies) {
    this.#deps = deps;
  }

  /**
   * Replaces the members that a client can set. DeviceIdentifier, DeviceTypeId and omitted settings are
   * unchanged.
   *
   * @param change the new state, or a function that derives it from the current state
   * @throws MusterError `device-not-found`; `invalid-request`; `already-exists` if another device has an
   *   identity of its credentials
   */
  async update(
    deviceNetworkId: string,
    id: string,
    change: DeviceInput | ((current: Device) => DeviceInput),
  ): Promise<void> {
    const { store, lanes, references, settings, attributeJobs } = this.#deps;
    await lanes.run(id, async () => {
      const current = await findInNetwork(store.collection(devices), 'device', deviceNetworkId, id);
      const input = typeof change === 'function' ? change(current) : change;
      checkFixed(current, input);
      const device: Device = {
        ...omit(current, 'bootstrapServerName'),
        ...(await checkedFields(references, deviceNetworkId, input)),
      };
      // Another template has other desired attributes.
      const isOther = device.deviceTemplateId !== current.deviceTemplateId;
      const jobs = isOther ? [attributeJobs.ofDevice(device)] : [];
      const owner = settingsOwnerOf(device);
      const plan = input.settings && (await settings.planChange(owner, input.settings));
      await identityTaken(() =>
        store.transaction(async (tx) => {
          await checkStoredReferences(tx, device);
          await tx.write([
            putOperation(devices, device),
            ...(await tagAndPositionWrites(tx, device, input)),
            ...(plan?.writes ?? []),
            ...jobs,
          ]);
        }),
      );
      if (isOther) attributeJobs.committed(deviceNetworkId);
      if (plan !== undefined) settings.committed(owner, plan);
    });
  }
}

/** @throws MusterError `invalid-request` if a member that cannot be changed differs */
function checkFixed(current: Device, input: DeviceInput): void {
  const faults: Record<string, string[]> = {};
  if (input.deviceIdentifier !== current.deviceIdentifier) {
    faults['DeviceIdentifier'] = ['The DeviceIdentifier of a device cannot be changed.'];
  }
  if (input.deviceTypeId !== current.deviceTypeId) {
    faults['DeviceTypeId'] = ['The DeviceTypeId of a device cannot be changed.'];
  }
  if (Object.keys(faults).length > 0) throw invalid(faults);
}
