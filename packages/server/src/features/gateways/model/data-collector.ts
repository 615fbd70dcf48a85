import { listIndexes, uniqueName } from '../../../store/port.ts';
import type { CollectionDefinition, Entity } from '../../../store/port.ts';
import type { ConfigurationValue } from './configuration.ts';

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
