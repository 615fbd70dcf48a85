import { randomUUID } from 'node:crypto';
import { dataCollectorTemplates } from './model/data-collector-template.ts';
import { dataCollectorTypes } from './model/data-collector-type.ts';
import type { DataCollectorType } from './model/data-collector-type.ts';
import { dataCollectors } from './model/data-collector.ts';
import type { DataCollector } from './model/data-collector.ts';
import { deviceNetworks } from '../networks/model/device-network.ts';
import type { DeviceNetwork } from '../networks/model/device-network.ts';
import { insertOperation, putOperation } from '../../store/port.ts';
import type { Store, WriteOperation } from '../../store/port.ts';
import { defaultTemplateOf } from './data-collector-type-service.ts';

const GENERIC_DATA_COLLECTOR_TYPE = 'Generic gateway';

/** The type of gateways about which nothing is said, with its template. */
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

/** The first data collector of a network. */
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

/** A data collector as releases wrote it that knew no types of them and no regions. */
type EarlierDataCollector = Omit<DataCollector, 'region' | 'dataCollectorTypeId'> &
  Partial<Pick<DataCollector, 'region' | 'dataCollectorTypeId'>>;

/**
 * Gives networks of earlier releases the generic type, and their data collectors a type, a template and the region of the
 * service. Those that have them stay as they are.
 */
export async function completeGateways(store: Store, region: string): Promise<void> {
  for await (const network of store.collection(deviceNetworks).iterate({})) {
    if (network.genericDataCollectorTypeId !== undefined) continue;
    const generic = seedGatewayType(network.id);
    const whole: DeviceNetwork = { ...network, genericDataCollectorTypeId: generic.typeId };
    const where = [{ field: 'deviceNetworkId', op: 'eq', value: network.id }] as const;
    const found: readonly EarlierDataCollector[] = await store.collection(dataCollectors).find({ where });
    await store.transaction((tx) =>
      tx.write([
        ...generic.operations,
        putOperation(deviceNetworks, whole),
        ...found
          .filter((one) => one.dataCollectorTypeId === undefined)
          .map((one) => putOperation(dataCollectors, completed(one, region, generic))),
      ]),
    );
  }
}

function completed(
  collector: EarlierDataCollector,
  region: string,
  { typeId, templateId }: GenericGatewayType,
): DataCollector {
  return {
    ...collector,
    region: collector.region ?? region,
    dataCollectorTypeId: typeId,
    dataCollectorTemplateId: templateId,
    configurations: [],
    isBlacklisted: false,
  };
}
