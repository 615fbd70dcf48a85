import { devices } from '../devices/model.ts';
import type { UsageFigure } from '../../kernel/ports.ts';
import type { CollectionDefinition, Entity } from '../../store/port.ts';

/** Usage of a device network in a month. Kept after the network is deleted, so that its last month can be billed. */
export interface Usage extends Entity, Readonly<Record<UsageFigure, number>> {
  /** `NETWORK/MONTH`. */
  readonly id: string;
  /** Not `deviceNetworkId`: the removal of a network deletes documents with that field. */
  readonly networkId: string;
  readonly networkName: string;
  readonly tenantId: string;
  /** In UTC, for example `2026-11`. */
  readonly month: string;
  /** Maximum number of devices at any time in the month. */
  readonly devices: number;
  /** Number of devices with at least one message in the month. */
  readonly activeDevices: number;
}

export const usage: CollectionDefinition<Usage> = {
  name: 'usage',
  indexes: [{ fields: ['networkId', 'month'] }, { fields: ['tenantId', 'month'] }],
};

/** Last month in which a device was counted as active, so that it counts once. */
export interface DeviceActivity extends Entity {
  /** ID of the device. */
  readonly id: string;
  readonly deviceNetworkId: string;
  readonly month: string;
}

export const deviceActivity: CollectionDefinition<DeviceActivity> = {
  name: 'deviceActivity',
  indexes: [{ fields: ['deviceNetworkId'] }],
  references: [{ field: 'id', to: [devices.name], onDelete: 'cascade' }],
};
