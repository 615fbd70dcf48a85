import { dataCollectors } from '../../entities/data-collector.ts';
import { deviceTemplates } from '../../entities/device-template.ts';
import { deviceTypes } from '../../entities/device-type.ts';
import type { Device } from '../../entities/device.ts';
import { locations } from '../../entities/location.ts';
import { invalidMember } from '../../errors.ts';
import type { Transaction } from '../../ports/store.ts';
import { unknownId } from '../../fault-texts.ts';

/**
 * What a device refers to is still there. It has been looked up before, may have been deleted since, and nobody deletes
 * it from here on: whoever does looks for devices first, in a transaction too.
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
