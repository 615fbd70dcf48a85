import type { GatewayState, OwnGateway } from '../../kernel/ports.ts';
import type { Reader } from '../../store/port.ts';
import { devices } from '../devices/model.ts';
import { locations } from '../locations/model.ts';
import { settingsOf } from '../settings/inheritance.ts';
import { categoriesOf } from '../settings/type-categories.ts';
import { dataCollectors, dataCollectorTemplates, dataCollectorTypes } from './model.ts';
import type { DataCollector, DataCollectorTemplate, DataCollectorType, GatewayStatus } from './model.ts';

/** Data for the representation of data collectors, beyond the documents themselves. */
export interface DataCollectorContext {
  readonly locationNames: ReadonlyMap<string, string>;
  readonly deviceCounts: ReadonlyMap<string, number>;
  readonly types: ReadonlyMap<string, DataCollectorType>;
  readonly templates: ReadonlyMap<string, DataCollectorTemplate>;
  /** IDs of data collectors without a mandatory setting. */
  readonly unconfigured: ReadonlySet<string>;
  /** Keyed by ID. Absent for data collectors of another region. */
  readonly states: ReadonlyMap<string, GatewayState>;
}

/** Numbers of data collectors. */
export interface GatewayCounts {
  readonly total: number;
  /** Data collectors that receive devices. */
  readonly connected: number;
  readonly blacklisted: number;
}

/** Reads the data for the representation of data collectors. Gateways of other regions are not connected here. */
export async function dataCollectorContext(
  reader: Reader,
  { region, state }: OwnGateway,
  rows: readonly DataCollector[],
): Promise<DataCollectorContext> {
  const [places, types, templates, deviceCounts, unconfigured] = await Promise.all([
    reader.collection(locations).getMany(new Set(rows.map((one) => one.locationId))),
    reader.collection(dataCollectorTypes).getMany(new Set(rows.map((one) => one.dataCollectorTypeId))),
    reader
      .collection(dataCollectorTemplates)
      .getMany(new Set(rows.map((one) => one.dataCollectorTemplateId))),
    deviceCountsOf(reader, rows),
    unconfiguredOf(reader, rows),
  ]);
  const own = rows.filter((one) => one.region === region);
  return {
    locationNames: new Map([...places].map(([id, place]) => [id, place.name])),
    deviceCounts,
    types,
    templates,
    unconfigured,
    states: new Map(state === undefined ? [] : own.map(({ id }) => [id, state])),
  };
}

/** Counts the data collectors of a device network. */
export async function gatewayCounts(
  reader: Reader,
  { region, state }: OwnGateway,
  deviceNetworkId: string,
): Promise<GatewayCounts> {
  const where = [{ field: 'deviceNetworkId', op: 'eq', value: deviceNetworkId }] as const;
  const [regions, isBlacklisted] = await Promise.all([
    reader.collection(dataCollectors).countBy('region', where),
    reader.collection(dataCollectors).countBy('isBlacklisted', where),
  ]);
  return {
    total: [...regions.values()].reduce((sum, count) => sum + count, 0),
    connected: state?.isListening === true ? (regions.get(region) ?? 0) : 0,
    blacklisted: isBlacklisted.get(1) ?? 0,
  };
}

/** Returns the current status of a gateway. */
export async function gatewayStatus(
  reader: Reader,
  { region, state }: OwnGateway,
  collector: DataCollector,
): Promise<GatewayStatus> {
  const devicesOnline = await reader.collection(devices).count({
    where: [
      { field: 'dataCollectorId', op: 'eq', value: collector.id },
      { field: 'status', op: 'eq', value: 'online' },
    ],
  });
  return { isListening: false, addresses: [], ...state, devicesOnline, region };
}

async function deviceCountsOf(
  reader: Reader,
  rows: readonly DataCollector[],
): Promise<ReadonlyMap<string, number>> {
  const counts = rows.map(async ({ id }) => {
    const where = [{ field: 'dataCollectorId', op: 'eq', value: id }] as const;
    return [id, await reader.collection(devices).count({ where })] as const;
  });
  return new Map(await Promise.all(counts));
}

/**
 * Returns the IDs of the data collectors without a mandatory setting. Few types have mandatory settings without a
 * default value. Only the settings of their data collectors are read.
 */
async function unconfiguredOf(reader: Reader, rows: readonly DataCollector[]): Promise<ReadonlySet<string>> {
  const categories = await categoriesOf(reader, [...new Set(rows.map((one) => one.dataCollectorTypeId))]);
  const needs = new Map(
    [...categories].map(([typeId, all]) => [
      typeId,
      all.flatMap(({ id, defaultSettings }) =>
        defaultSettings
          .filter((one) => one.isMandatory && one.value === undefined)
          .map((one) => `${id} ${one.name}`),
      ),
    ]),
  );
  const lacking = rows.map(async (row) => {
    const wanted = needs.get(row.dataCollectorTypeId) ?? [];
    if (wanted.length === 0) return [];
    const owner = {
      ownerType: 'DataCollector',
      ownerId: row.id,
      deviceNetworkId: row.deviceNetworkId,
    } as const;
    const own = await settingsOf(reader, owner);
    const found = new Set(own.map((one) => `${one.category.id} ${one.key}`));
    return wanted.every((one) => found.has(one)) ? [] : [row.id];
  });
  return new Set((await Promise.all(lacking)).flat());
}
