import type { Device, DeviceStandard } from './model/device.ts';
import type { TemplateInstance } from '../catalogue/model/device-template.ts';

/** What a device refers to, as far as the caller named it. */
export interface WantedReferences {
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

/** A device type as lists of devices show it. */
export interface DeviceTypeSummary {
  readonly id: string;
  readonly name: string;
  readonly deviceStandard: DeviceStandard;
  readonly hardwareTypeId?: number;
}

/** Names of what devices refer to, by id. */
export interface RelatedNames {
  readonly deviceTypes: ReadonlyMap<string, DeviceTypeSummary>;
  readonly deviceTemplates: ReadonlyMap<string, string>;
  readonly locations: ReadonlyMap<string, string>;
  readonly dataCollectors: ReadonlyMap<string, string>;
}

/** The entities that devices refer to. */
export interface DeviceReferences {
  /**
   * Checks the given references and adds the missing ones: the default template and the standard of the type, the
   * root location and the first gateway of the network.
   *
   * @throws MusterError `invalid-request` with the members at fault
   */
  resolve(deviceNetworkId: string, wanted: WantedReferences): Promise<DeviceReferenceIds>;
  templateInstances(deviceTemplateId: string): Promise<readonly TemplateInstance[]>;
  /** Whether devices of this type get a Discover when they register. */
  wantsDiscovery(deviceTypeId: string): Promise<boolean>;
  /** Whether the network has a bootstrap server of that name, for devices to refer to. */
  hasBootstrapServer(deviceNetworkId: string, name: string): Promise<boolean>;
}
