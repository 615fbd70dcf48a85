import { uniqueName } from '../../../store/port.ts';
import type { CollectionDefinition, Entity } from '../../../store/port.ts';
import type { DeviceStandard } from '../../devices/model/device.ts';

/** An object instance that devices of a type have. */
export interface SmartObjectTypeInstance {
  readonly id: string;
  readonly smartObjectTypeId: string;
  /** LwM2M object instance ID. */
  readonly instanceId: number;
  readonly label?: string;
}

/** A kind of device. */
export interface DeviceType extends Entity {
  readonly deviceNetworkId: string;
  readonly name: string;
  readonly deviceStandard: DeviceStandard;
  readonly hardwareTypeId?: number;
  /** Whether devices get a Discover when they register. */
  readonly isRequestDiscovery: boolean;
  readonly smartObjectTypeInstances: readonly SmartObjectTypeInstance[];
  /** Template for devices without a DeviceTemplateId. */
  readonly defaultDeviceTemplateId: string;
}

export const deviceTypes: CollectionDefinition<DeviceType> = {
  name: 'deviceTypes',
  indexes: uniqueName('deviceNetworkId'),
};
