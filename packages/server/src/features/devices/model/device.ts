import { listIndexes } from '../../../store/port.ts';
import type { CollectionDefinition, Entity } from '../../../store/port.ts';

/** Device states. A device that has never registered is `offline` and has no `initialRegistrationTime`. */
export const deviceStatuses = ['online', 'offline', 'Deregistered'] as const;
export type DeviceStatus = (typeof deviceStatuses)[number];

export const deviceStandards = [
  'LWM2M',
  'Legacy',
  'MQTT',
  'Transformer',
  'Statistics',
  'AppIoTInternal',
] as const;
export type DeviceStandard = (typeof deviceStandards)[number];

/** Standards of real devices that do not speak LwM2M. */
export type ForeignStandard = Extract<DeviceStandard, 'Legacy' | 'MQTT'>;

/** Standards of devices that exist only in the service. */
const withoutHardware: readonly DeviceStandard[] = ['Transformer', 'Statistics', 'AppIoTInternal'];

export function isVirtualDevice({ deviceStandard }: Pick<Device, 'deviceStandard'>): boolean {
  return withoutHardware.includes(deviceStandard);
}

/**
 * A Legacy device does not speak LwM2M. A gateway reports its values over HTTP, and the service cannot send
 * it anything.
 */
export function isLegacyDevice({ deviceStandard }: Pick<Device, 'deviceStandard'>): boolean {
  return deviceStandard === 'Legacy';
}

/** An MQTT device reports over MQTT, and supports only Write and Execute. */
export function isMqttDevice({ deviceStandard }: Pick<Device, 'deviceStandard'>): boolean {
  return deviceStandard === 'MQTT';
}

/** Returns whether the device is real and does not speak LwM2M. */
export function isForeignDevice(device: Pick<Device, 'deviceStandard'>): boolean {
  return isLegacyDevice(device) || isMqttDevice(device);
}

/**
 * A device. Its registration is a separate document, so a Registration Update does not rewrite the device.
 */
export interface Device extends Entity {
  readonly deviceNetworkId: string;
  /**
   * LwM2M endpoint name. Unique in the whole server, because Register carries nothing else that identifies
   * the device.
   */
  readonly deviceIdentifier: string;
  readonly name: string;
  readonly deviceTypeId: string;
  readonly deviceTemplateId: string;
  readonly locationId: string;
  readonly dataCollectorId: string;
  readonly deviceStandard: DeviceStandard;
  readonly bootstrapServerName?: string;
  readonly tagIds?: readonly string[];
  readonly status: DeviceStatus;
  /** Epoch milliseconds, like all times below. */
  readonly createdAt: number;
  readonly initialRegistrationTime?: number;
  /**
   * Stale while the device is registered: then {@link Registration.registeredAt} is the time of the latest
   * Register.
   */
  readonly latestRegistrationTime?: number;
  readonly deregistrationTime?: number;
  /** Time of the last Register or Update of the latest registration that has ended. Stale while registered. */
  readonly lastSeen?: number;
  /** Time when the registration expired. Absent unless `offline`. */
  readonly contactLostTime?: number;
  /**
   * Object list whose resources Discover has found (see `objectListKey`). Absent before the first Discover.
   */
  readonly discoveredObjects?: string;
  /** Learned Content-Formats, and the formats that the device announced then. See `learned-formats.ts`. */
  readonly learnedFormats?: {
    readonly announced: string;
    readonly formats: Readonly<Record<string, number | null>>;
  };
  /** Whether the device supports Observe-Composite, and its versions when this was determined. */
  readonly compositeSupport?: {
    readonly isSupported: boolean;
    readonly lwm2mVersion: string;
    /** Value of /3/0/3; empty if the device has none. */
    readonly softwareVersion: string;
  };
}

export const devices: CollectionDefinition<Device> = {
  name: 'devices',
  // Fields that lists filter and sort by; the default is name. Each index makes every enrolment slower.
  indexes: [
    { fields: ['deviceIdentifier'], unique: true },
    {
      fields: ['deviceNetworkId', 'name'],
      includes: [
        'status',
        'deviceStandard',
        'deviceTypeId',
        'deviceTemplateId',
        'locationId',
        'dataCollectorId',
        'createdAt',
        // Changes only together with `status`.
        'deregistrationTime',
      ],
      covers: ['deviceIdentifier'],
    },
    ...listIndexes('deviceNetworkId', ['deviceIdentifier', 'createdAt', 'bootstrapServerName']),
    // Its times change only together with `status`.
    {
      fields: ['deviceNetworkId', 'status', 'latestRegistrationTime'],
      includes: ['lastSeen'],
      covers: ['name'],
    },
    { fields: ['deviceNetworkId', 'deregistrationTime', 'name'] },
    { fields: ['deviceNetworkId', 'status', 'name'] },
    { fields: ['deviceNetworkId', 'deviceStandard', 'name'] },
    { fields: ['exceptionOf', 'contactLostTime'], sparse: true },
    { fields: ['deviceTypeId', 'name'], includes: ['deviceNetworkId'] },
    { fields: ['deviceTemplateId', 'name'], includes: ['deviceNetworkId'] },
    { fields: ['locationId', 'name'], includes: ['deviceNetworkId'] },
    { fields: ['dataCollectorId', 'name'], includes: ['deviceNetworkId'] },
  ],
  searched: ['name', 'deviceIdentifier'],
  // Devices that went offline.
  exceptionOf: ({ contactLostTime, deviceNetworkId }) =>
    contactLostTime === undefined ? undefined : deviceNetworkId,
  references: [
    {
      field: 'deviceTypeId',
      to: ['deviceTypes'],
      onDelete: { restrict: 'There are devices of this type. Delete them first.' },
    },
    {
      field: 'deviceTemplateId',
      to: ['deviceTemplates'],
      onDelete: {
        restrict: 'Devices use this template. Delete them or change their DeviceTemplateId first.',
      },
    },
    {
      field: 'locationId',
      to: ['locations'],
      onDelete: { restrict: 'Devices refer to this location. Move or delete them first.' },
    },
    {
      field: 'dataCollectorId',
      to: ['dataCollectors'],
      onDelete: {
        restrict:
          'Devices report through this data collector. Change their DataCollectorId, or delete it with force.',
      },
    },
  ],
};
