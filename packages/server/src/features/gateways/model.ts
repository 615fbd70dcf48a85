import { createHash } from 'node:crypto';
import { listIndexes, uniqueName } from '../../store/port.ts';
import type { CollectionDefinition, Entity } from '../../store/port.ts';

/** Status of a gateway. */
export interface GatewayStatus {
  readonly isListening: boolean;
  /** Time when it began to listen, in epoch milliseconds. */
  readonly since?: number;
  /** URLs at which it receives devices. */
  readonly addresses: readonly string[];
  /** Names of the gateway processes. Absent if one process runs everything. */
  readonly processes?: readonly string[];
  readonly devicesOnline: number;
  readonly region: string;
  /** Version of its software. Absent without a gateway in this process. */
  readonly version?: string;
}

/** A gateway through which devices report. Its name is unique in its cloud region, across device networks. */
export interface DataCollector extends Entity {
  readonly deviceNetworkId: string;
  readonly region: string;
  readonly name: string;
  readonly locationId: string;
  readonly dataCollectorTypeId: string;
  readonly dataCollectorTemplateId: string;
  /** As the client sent it. */
  readonly macAddress?: string;
  /** The MAC address in lower case, without separators. */
  readonly macKey?: string;
  readonly externalId?: string;
  readonly note?: string;
  /** Text for the gateway, in its own format. */
  readonly config?: string;
  /** Its own configurations. The others come from its template. */
  readonly configurations: readonly ConfigurationValue[];
  /** Whether its devices are refused when they register. */
  readonly isBlacklisted: boolean;
  /** Network settings last sent to it. */
  readonly networkSettingIds?: readonly string[];
  /** The API key of its registration ticket. */
  readonly ticketKeyId?: string;
  readonly tagIds?: readonly string[];
  /** Reported status, with its time in epoch milliseconds. */
  readonly status?: { readonly at: number; readonly reported: GatewayStatus };
  /** Epoch milliseconds. */
  readonly createdAt: number;
}

export const dataCollectors: CollectionDefinition<DataCollector> = {
  name: 'dataCollectors',
  indexes: [
    ...uniqueName('region'),
    { fields: ['deviceNetworkId', 'macKey'] },
    { fields: ['macKey'] },
    { fields: ['dataCollectorTypeId'] },
    { fields: ['dataCollectorTemplateId'] },
    { fields: ['locationId'] },
    {
      fields: ['deviceNetworkId', 'name'],
      includes: ['locationId', 'dataCollectorTypeId', 'isBlacklisted'],
      covers: ['region', 'macAddress', 'externalId'],
    },
    ...listIndexes('deviceNetworkId', [
      'id',
      'region',
      'macAddress',
      'externalId',
      'locationId',
      'dataCollectorTypeId',
      'isBlacklisted',
    ]),
  ],
  searched: ['name', 'macAddress', 'externalId'],
  references: [
    {
      field: 'locationId',
      to: ['locations'],
      onDelete: { restrict: 'Data collectors refer to this location. Move or delete them first.' },
    },
    {
      field: 'dataCollectorTypeId',
      to: ['dataCollectorTypes'],
      onDelete: {
        restrict: 'There are data collectors of this type. Delete them or change their type first.',
      },
    },
    {
      field: 'dataCollectorTemplateId',
      to: ['dataCollectorTemplates'],
      onDelete: {
        restrict: 'Data collectors use this template. Change their DataCollectorTemplateId first.',
      },
    },
  ],
};

/** A kind of gateway. */
export interface DataCollectorType extends Entity {
  readonly deviceNetworkId: string;
  readonly name: string;
  /** Number that identifies the type on labels and in exports. */
  readonly hardwareTypeId?: number;
  /** Reported as the device type of the gateway's internal device. */
  readonly internalDeviceTypeId?: string;
  readonly isLegacy: boolean;
  readonly isVirtual: boolean;
  readonly configurations: readonly ConfigurationItem[];
  /** Template for gateways without a DataCollectorTemplateId. */
  readonly defaultTemplateId?: string;
}

export const dataCollectorTypes: CollectionDefinition<DataCollectorType> = {
  name: 'dataCollectorTypes',
  indexes: [
    ...uniqueName('deviceNetworkId'),
    { fields: ['deviceNetworkId', 'hardwareTypeId'], unique: true },
  ],
};

/** Configuration shared by gateways of a type. */
export interface DataCollectorTemplate extends Entity {
  readonly deviceNetworkId: string;
  readonly dataCollectorTypeId: string;
  readonly name: string;
  /** Text for the gateway, in its own format. */
  readonly config?: string;
  readonly configurations: readonly ConfigurationValue[];
  /** Seconds. */
  readonly contactLostThreshold?: number;
  readonly tagIds?: readonly string[];
  /** Reported as the device template of the gateway's internal device. */
  readonly internalDeviceTemplateId?: string;
}

export const dataCollectorTemplates: CollectionDefinition<DataCollectorTemplate> = {
  name: 'dataCollectorTemplates',
  indexes: [...uniqueName('dataCollectorTypeId'), { fields: ['deviceNetworkId', 'name'] }],
  references: [{ field: 'dataCollectorTypeId', to: ['dataCollectorTypes'], onDelete: 'cascade' }],
};

type ConfigurationType = 'String' | 'Integer' | 'Boolean';

/** A configuration that gateways of a type have. */
export interface ConfigurationItem {
  readonly key: string;
  readonly type: ConfigurationType;
}

/** Value of a configuration in a template or a gateway. */
export interface ConfigurationValue extends ConfigurationItem {
  /** Text in the form of the type. */
  readonly value?: string;
}

/** A value as a client sends it. */
export interface ConfigurationInput extends Omit<ConfigurationValue, 'type'> {
  /** Defaults to the type of the configuration in the gateway's type. */
  readonly type?: ConfigurationType;
}

const SEPARATORS = /[:-]/gu;

/** Normalizes a MAC address (EUI-48 to EUI-64) for comparison. */
export function macKey(text: string): string {
  return text.replaceAll(SEPARATORS, '').toLowerCase();
}

/**
 * Returns the ID of the internal device of a data collector, derived from the data collector's ID (RFC 9562, 5.8).
 */
export function internalDeviceId(dataCollectorId: string): string {
  const hex = createHash('sha256').update(`internal device of ${dataCollectorId}`).digest('hex');
  const variant = ((Number.parseInt(hex.slice(16, 18), 16) & 0x3f) | 0x80).toString(16);
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    variant + hex.slice(18, 20),
    hex.slice(20, 32),
  ].join('-');
}
