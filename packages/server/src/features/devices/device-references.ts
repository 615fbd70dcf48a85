import type { Device, DeviceStandard } from './model/device.ts';
import type { TemplateInstance } from '../catalogue/model.ts';

/** The references of a device, as far as the caller named them. */
export interface RequestedReferences {
  readonly deviceTypeId: string;
  readonly deviceTemplateId?: string;
  readonly locationId?: string;
  readonly dataCollectorId?: string;
  readonly deviceStandard?: DeviceStandard;
}

export type DeviceReferenceIds = Pick<
  Device,
  'deviceTypeId' | 'deviceTemplateId' | 'locationId' | 'dataCollectorId' | 'deviceStandard'
>;

/** A device type as device lists show it. */
export interface DeviceTypeSummary {
  readonly id: string;
  readonly name: string;
  readonly deviceStandard: DeviceStandard;
  readonly hardwareTypeId?: number;
}

/** Names of the entities that devices refer to, by ID. */
export interface RelatedNames {
  readonly deviceTypes: ReadonlyMap<string, DeviceTypeSummary>;
  readonly deviceTemplates: ReadonlyMap<string, string>;
  readonly locations: ReadonlyMap<string, string>;
  readonly dataCollectors: ReadonlyMap<string, string>;
}

/** The entities that devices refer to. */
export interface DeviceReferences {
  /**
   * Checks the given references and fills in the missing ones: the default template and the standard of the
   * type, the root location and the default gateway of the network.
   *
   * @throws MusterError `invalid-request` with the members at fault
   */
  resolve(deviceNetworkId: string, wanted: RequestedReferences): Promise<DeviceReferenceIds>;
  templateInstances(deviceTemplateId: string): Promise<readonly TemplateInstance[]>;
  /** Returns whether devices of this type get a Discover when they register. */
  wantsDiscovery(deviceTypeId: string): Promise<boolean>;
  /** Returns whether the network has a bootstrap server of this name. */
  hasBootstrapServer(deviceNetworkId: string, name: string): Promise<boolean>;
}
