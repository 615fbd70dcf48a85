import { uniqueName } from '../../../store/port.ts';
import type { CollectionDefinition, Entity } from '../../../store/port.ts';
import type { DeviceType } from './device-type.ts';

/** An object instance that devices of a template have. */
export interface TemplateInstance {
  readonly smartObjectTypeId: string;
  /** LwM2M object instance id. */
  readonly instanceId: number;
  /** How the instance is set up; absent: by the default template of its type. */
  readonly smartObjectTemplateId?: string;
}

/** How devices of a type are set up. */
export interface DeviceTemplate extends Entity {
  readonly deviceNetworkId: string;
  readonly deviceTypeId: string;
  readonly name: string;
  /** Seconds. Deprecated: kept for older clients. */
  readonly contactLostThreshold?: number;
  /** Absent: those that the device type has at the time. */
  readonly instances?: readonly TemplateInstance[];
  readonly tagIds?: readonly string[];
}

export const deviceTemplates: CollectionDefinition<DeviceTemplate> = {
  name: 'deviceTemplates',
  indexes: [...uniqueName('deviceTypeId'), { fields: ['deviceNetworkId', 'name'] }],
  references: [{ field: 'deviceTypeId', to: ['deviceTypes'], onDelete: 'cascade' }],
};

/** The object instances that a device of this template starts with. */
export function instancesOf(template: DeviceTemplate, type: DeviceType): readonly TemplateInstance[] {
  return template.instances ?? type.smartObjectTypeInstances;
}
