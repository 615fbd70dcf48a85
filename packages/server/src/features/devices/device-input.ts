import type { DeviceStandard } from './model/device.ts';
import type { DevicePosition } from '../maps/device-position.ts';
import type { SettingValue } from '../settings/setting-plan.ts';

/** A device as a caller describes it. Only the identifier and the type must be given. */
export interface DeviceInput {
  readonly deviceIdentifier: string;
  readonly deviceTypeId: string;
  readonly name?: string;
  readonly deviceTemplateId?: string;
  readonly locationId?: string;
  readonly dataCollectorId?: string;
  readonly deviceStandard?: DeviceStandard;
  readonly bootstrapServerName?: string;
  /** Left out of an update: keeps the current tags. */
  readonly tagIds?: readonly string[];
  /** Values to set. Other settings keep theirs. */
  readonly settings?: readonly SettingValue[];
  /** Place on one location resource. Places on others stay. */
  readonly position?: DevicePosition;
}
