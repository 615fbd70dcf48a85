import { conflict, MusterError } from '../../kernel/errors.ts';
import { listIndexes } from '../../store/port.ts';
import type { CollectionDefinition, Entity, ValueSource } from '../../store/port.ts';
import { registrations } from '../registration/model.ts';
import type { LearnedFormats } from '../registration/model.ts';

/** Device states. A device that has never registered is `offline` and has no `initialRegistrationTime`. */
const deviceStatuses = ['online', 'offline', 'Deregistered'] as const;
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
function isLegacyDevice({ deviceStandard }: Pick<Device, 'deviceStandard'>): boolean {
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
   * Stale while the device is registered: then `registeredAt` of its registration is the time of the latest
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
  readonly learnedFormats?: LearnedFormats;
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
    ...listIndexes('deviceNetworkId', ['deviceIdentifier', 'createdAt']),
    // Finds the devices of a bootstrap server. No list has this field.
    { fields: ['bootstrapServerName', 'deviceNetworkId'], sparse: true },
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

/**
 * Returns where the times of the latest Registers are stored: in the registration of a registered device,
 * otherwise in the device.
 */
export function latestRegistrationSources(deviceNetworkId: string): readonly ValueSource[] {
  const inNetwork = { field: 'deviceNetworkId', op: 'eq', value: deviceNetworkId } as const;
  // One source per status, because the index of these times begins with the status.
  const unregistered = deviceStatuses.filter((status) => status !== 'online');
  return [
    { collection: registrations, field: 'registeredAt', where: [inNetwork] },
    ...unregistered.map((value): ValueSource => ({
      collection: devices,
      field: 'latestRegistrationTime',
      where: [{ field: 'status', op: 'eq', value }],
    })),
  ];
}

/** Operations that MQTT does not have, with the message of the refusal. */
const MQTT_REFUSALS = {
  Read: 'An MQTT device publishes its values itself and cannot be read. Get the resource for its latest value.',
  Observe: 'An MQTT device publishes its values itself and needs no observation.',
  'Write-Attributes': 'MQTT has no Write-Attributes. The device itself decides when it publishes a value.',
  Discover: 'MQTT has no Discover. The device lists its smart objects when it connects.',
  Create: 'MQTT has no Create. The device lists its smart objects when it connects.',
  'firmware updates': 'Firmware updates need LwM2M, and this device speaks MQTT.',
} as const;

type Lwm2mOnly = keyof typeof MQTT_REFUSALS;

/**
 * Returns the error for an operation that only LwM2M devices support; undefined if the device supports it.
 */
export function refusalOf(device: Device, operation: Lwm2mOnly): MusterError | undefined {
  if (isLegacyDevice(device)) return new MusterError('legacy-device');
  return isMqttDevice(device) ? new MusterError('mqtt-device', MQTT_REFUSALS[operation]) : undefined;
}

/** Refuses an operation that only LwM2M devices support. @throws MusterError `legacy-device`, `mqtt-device` */
export function refuseForeign(device: Device, operation: Lwm2mOnly): void {
  const refusal = refusalOf(device, operation);
  if (refusal !== undefined) throw refusal;
}

/** A gateway that a request names. */
export interface GatewayRef {
  readonly deviceNetworkId: string;
  readonly dataCollectorId: string;
}

/**
 * Checks that a gateway may report for a device.
 *
 * @throws MusterError `already-exists` for a device of another network, about which nothing else is revealed;
 *   `not-a-legacy-device`; `device-of-other-gateway`
 */
export function demandDeviceOf(gateway: GatewayRef, device: Device): void {
  if (device.deviceNetworkId !== gateway.deviceNetworkId) {
    throw conflict(
      'already-exists',
      'A device with this DeviceIdentifier already exists. Choose another one.',
    );
  }
  if (!isLegacyDevice(device)) {
    throw new MusterError(
      'not-a-legacy-device',
      `The device has the DeviceStandard ${device.deviceStandard}, not Legacy, so a gateway cannot report for it.`,
    );
  }
  if (device.dataCollectorId !== gateway.dataCollectorId) throw new MusterError('device-of-other-gateway');
}

/** Refuses requests to a device that does not speak LwM2M. @throws MusterError `legacy-device` */
export function refuseLegacy(device: Device): void {
  if (isLegacyDevice(device)) throw new MusterError('legacy-device');
}
