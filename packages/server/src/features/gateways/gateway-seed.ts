import { randomUUID } from 'node:crypto';
import { dataCollectorTemplates } from './model/data-collector-template.ts';
import { dataCollectorTypes } from './model/data-collector-type.ts';
import type { DataCollectorType } from './model/data-collector-type.ts';
import type { DataCollector } from './model/data-collector.ts';
import { insertOperation } from '../../store/port.ts';
import type { WriteOperation } from '../../store/port.ts';
import { defaultTemplateOf } from './data-collector-type-service.ts';

const GENERIC_DATA_COLLECTOR_TYPE = 'Generic gateway';

/** The generic type of gateways, with its template. */
export interface GenericGatewayType {
  readonly typeId: string;
  readonly templateId: string;
  readonly operations: readonly WriteOperation[];
}

export function seedGatewayType(deviceNetworkId: string): GenericGatewayType {
  const templateId = randomUUID();
  const type: DataCollectorType = {
    id: randomUUID(),
    deviceNetworkId,
    name: GENERIC_DATA_COLLECTOR_TYPE,
    isLegacy: false,
    isVirtual: true,
    configurations: [],
    defaultTemplateId: templateId,
  };
  return {
    typeId: type.id,
    templateId,
    operations: [
      insertOperation(dataCollectorTypes, type),
      insertOperation(dataCollectorTemplates, defaultTemplateOf(type)),
    ],
  };
}

/** Returns the first data collector of a network. */
export function seedGateway(
  fields: Pick<DataCollector, 'deviceNetworkId' | 'region' | 'name' | 'locationId' | 'createdAt'>,
  { typeId, templateId }: GenericGatewayType,
): DataCollector {
  return {
    id: randomUUID(),
    ...fields,
    dataCollectorTypeId: typeId,
    dataCollectorTemplateId: templateId,
    configurations: [],
    isBlacklisted: false,
  };
}
