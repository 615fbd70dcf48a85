import { dataCollectors } from '../gateways/model.ts';
import { deviceTemplates, deviceTypes } from '../catalogue/model.ts';
import type { Device } from './model/device.ts';
import { locations } from '../locations/model.ts';
import { invalidMember } from '../../kernel/errors.ts';
import type { Transaction } from '../../store/port.ts';
import { unknownId } from '../../kernel/fault-texts.ts';

/**
 * Checks in the transaction that the references of a device still exist, because they can have been deleted
 * since their first check. A deletion searches for devices in its own transaction, so none can happen after
 * this check.
 *
 * @throws MusterError `invalid-request`
 */
export async function checkStoredReferences(tx: Transaction, device: Device): Promise<void> {
  const found = await Promise.all([
    tx.collection(deviceTypes).get(device.deviceTypeId),
    tx.collection(deviceTemplates).get(device.deviceTemplateId),
    tx.collection(locations).get(device.locationId),
    tx.collection(dataCollectors).get(device.dataCollectorId),
  ]);
  const names = [
    ['DeviceTypeId', 'device type', device.deviceTypeId],
    ['DeviceTemplateId', 'device template', device.deviceTemplateId],
    ['LocationId', 'location', device.locationId],
    ['DataCollectorId', 'data collector', device.dataCollectorId],
  ] as const;
  const missing = names.find((_, index) => found[index] === undefined);
  if (missing !== undefined) throw invalidMember(missing[0], unknownId(missing[1], missing[2]));
}
