import type { Device, DeviceStandard } from './model/device.ts';
import { invalidMember } from '../../kernel/errors.ts';
import { shownValue } from '../../kernel/shown-value.ts';
import type { Transaction, WriteOperation } from '../../store/port.ts';
import type { DeviceReferenceIds, DeviceReferences } from './device-references.ts';
import { placeDevice } from '../maps/positions.ts';
import type { DevicePosition } from '../maps/positions.ts';
import type { SettingsOwner } from '../settings/inheritance.ts';
import type { SettingValue } from '../settings/setting-plan.ts';
import { tagOperations } from '../tags/tags.ts';

/** A device as a client describes it. Only the identifier and the type are required. */
export interface DeviceInput {
  readonly deviceIdentifier: string;
  readonly deviceTypeId: string;
  readonly name?: string;
  readonly deviceTemplateId?: string;
  readonly locationId?: string;
  readonly dataCollectorId?: string;
  readonly deviceStandard?: DeviceStandard;
  readonly bootstrapServerName?: string;
  /** If absent from an update, the tags are unchanged. */
  readonly tagIds?: readonly string[];
  /** Values to set. Other settings are unchanged. */
  readonly settings?: readonly SettingValue[];
  /** Position on one location resource. Positions on others are unchanged. */
  readonly position?: DevicePosition;
}

/** Members of a device that a client can set. */
export type DeviceFields = DeviceReferenceIds & Pick<Device, 'name' | 'bootstrapServerName' | 'tagIds'>;

/** @throws MusterError `invalid-request` with the members at fault */
export async function checkedFields(
  references: Pick<DeviceReferences, 'resolve' | 'hasBootstrapServer'>,
  deviceNetworkId: string,
  input: DeviceInput,
): Promise<DeviceFields> {
  const { bootstrapServerName, tagIds } = input;
  await checkBootstrapServer(references, deviceNetworkId, bootstrapServerName);
  return {
    name: input.name ?? input.deviceIdentifier,
    ...(await references.resolve(deviceNetworkId, input)),
    ...(bootstrapServerName === undefined ? {} : { bootstrapServerName }),
    ...(tagIds === undefined ? {} : { tagIds }),
  };
}

/**
 * Checks the name of a bootstrap server. Without one, nothing is sent to the device.
 *
 * @throws MusterError `invalid-request` for an empty or unknown name
 */
async function checkBootstrapServer(
  references: Pick<DeviceReferences, 'hasBootstrapServer'>,
  deviceNetworkId: string,
  name: string | undefined,
): Promise<void> {
  if (name === undefined) return;
  if (name.trim() === '') {
    throw invalidMember('BootstrapServerName', 'Must not be blank. Leave it out for no bootstrap server.');
  }
  if (!(await references.hasBootstrapServer(deviceNetworkId, name))) {
    const message = `There is no bootstrap server with the name ${shownValue(name)}.`;
    throw invalidMember('BootstrapServerName', message);
  }
}

/** Returns the writes for the tags and the position of a device. @throws MusterError `invalid-request` */
export async function tagAndPositionWrites(
  tx: Transaction,
  device: Device,
  { tagIds, position }: DeviceInput,
): Promise<WriteOperation[]> {
  const { id: entityId, deviceNetworkId } = device;
  const tagged = { deviceNetworkId, entityType: 'Device', entityId } as const;
  return [
    ...(tagIds === undefined ? [] : await tagOperations(tx, tagged, tagIds)),
    ...(position === undefined ? [] : [await placeDevice(tx, device, position)]),
  ];
}

/** Returns the device as the owner of settings. */
export function settingsOwnerOf({ id, deviceNetworkId }: Device): SettingsOwner {
  return { ownerType: 'Device', ownerId: id, deviceNetworkId };
}
