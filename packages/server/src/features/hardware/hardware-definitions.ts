import type { ObjectModel } from '@muster/lwm2m/core';
import type { DeviceStandard } from '../devices/model/device.ts';
import type { DefaultSetting } from '../settings/model.ts';

/*
 * The exchange format of device types and templates between device networks. IDs belong to their network, so the
 * format refers to entities by name and to objects by ID and URN. It has no attributes, attribute values or resource
 * templates (spec 2 and 8).
 */

/** An object definition by identifiers that are the same in all networks. */
export interface ObjectName {
  readonly objectId: number;
  readonly objectUrn: string;
}

export interface CarriedObjectTemplate extends ObjectName {
  readonly name: string;
  readonly isDefault: boolean;
  /** Names of tags. */
  readonly tags: readonly string[];
}

export interface CarriedCategory {
  readonly name: string;
  readonly isHardwareSettings: boolean;
  readonly isSecuritySettings: boolean;
  readonly defaultSettings: readonly Omit<DefaultSetting, 'id'>[];
}

export interface CarriedInstance extends ObjectName {
  readonly instanceId: number;
  readonly label?: string;
}

export interface CarriedTemplateInstance extends ObjectName {
  readonly instanceId: number;
  /** Name of a smart object template of the object. If absent, the default template applies. */
  readonly smartObjectTemplate?: string;
}

export interface CarriedDeviceTemplate {
  readonly name: string;
  readonly isDefault: boolean;
  readonly contactLostThreshold?: number;
  /** If absent, the instances of the device type apply. */
  readonly instances?: readonly CarriedTemplateInstance[];
  /** Names of tags. */
  readonly tags: readonly string[];
}

export interface CarriedDeviceType {
  readonly name: string;
  readonly deviceStandard: DeviceStandard;
  readonly hardwareTypeId?: number;
  readonly isRequestDiscovery: boolean;
  readonly instances: readonly CarriedInstance[];
  /** Names of its setting categories. */
  readonly settingCategories: readonly string[];
  readonly templates: readonly CarriedDeviceTemplate[];
}

export interface HardwareDefinitions {
  /** Label of the release that exported the definitions. */
  readonly release: string;
  /** The objects that the other members refer to. */
  readonly objects: readonly ObjectModel[];
  readonly smartObjectTemplates: readonly CarriedObjectTemplate[];
  readonly settingCategories: readonly CarriedCategory[];
  readonly deviceTypes: readonly CarriedDeviceType[];
  readonly tags: readonly string[];
}

/** Returns a key for maps and results that is equal for the same object. */
export function objectKey({ objectId, objectUrn }: ObjectName): string {
  return `${objectId} ${objectUrn}`;
}
