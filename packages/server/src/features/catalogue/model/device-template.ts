import { uniqueName } from '../../../store/port.ts';
import type { CollectionDefinition, Entity } from '../../../store/port.ts';
import type { DeviceType } from './device-type.ts';

/** An object instance that devices of a template have. */
export interface TemplateInstance {
  readonly smartObjectTypeId: string;
  /** LwM2M object instance ID. */
  readonly instanceId: number;
  /** Template of the instance. If absent, the default template of its type applies. */
  readonly smartObjectTemplateId?: string;
}

/** Configuration shared by devices of a type. */
export interface DeviceTemplate extends Entity {
  readonly deviceNetworkId: string;
  readonly deviceTypeId: string;
  readonly name: string;
  /** Seconds. Deprecated, kept for older clients. */
  readonly contactLostThreshold?: number;
  /** If absent, the current instances of the device type apply. */
  readonly instances?: readonly TemplateInstance[];
  readonly tagIds?: readonly string[];
}

export const deviceTemplates: CollectionDefinition<DeviceTemplate> = {
  name: 'deviceTemplates',
  indexes: [...uniqueName('deviceTypeId'), { fields: ['deviceNetworkId', 'name'] }],
  references: [{ field: 'deviceTypeId', to: ['deviceTypes'], onDelete: 'cascade' }],
};

/** Returns the object instances that a device of this template starts with. */
export function instancesOf(template: DeviceTemplate, type: DeviceType): readonly TemplateInstance[] {
  return template.instances ?? type.smartObjectTypeInstances;
}
