import { createHash } from 'node:crypto';
import { dataCollectorTemplates } from './model/data-collector-template.ts';
import type { DataCollectorTemplate } from './model/data-collector-template.ts';
import { dataCollectorTypes } from './model/data-collector-type.ts';
import type { DataCollectorType } from './model/data-collector-type.ts';
import { dataCollectors } from './model/data-collector.ts';
import type { DataCollector, GatewayStatus } from './model/data-collector.ts';
import { devices } from '../devices/model/device.ts';
import { locations } from '../locations/model/location.ts';
import { networkSettings } from '../network-settings/model.ts';
import type { NetworkSetting } from '../network-settings/model.ts';
import type { GatewayState, OwnGateway } from '../../kernel/live-state.ts';
import type { Reader } from '../../store/port.ts';
import { settingsOf } from '../settings/inheritance.ts';
import type { SettingView } from '../settings/inheritance.ts';
import { categoriesOf } from '../settings/type-categories.ts';
import { tagViews } from '../tags/tag-service.ts';
import type { TagView } from '../tags/tag-service.ts';

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

/** Data for the representation of a single data collector. */
export interface DataCollectorDetails {
  readonly settings: readonly SettingView[];
  readonly tags: readonly TagView[];
  readonly networks: readonly NetworkSetting[];
}

/** Numbers of data collectors. */
export interface GatewayCounts {
  readonly total: number;
  /** Data collectors that receive devices. */
  readonly connected: number;
  readonly blacklisted: number;
}

/** Reads what the representation of data collectors needs. Gateways of other regions are not connected here. */
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

/** Reads what the representation of a single data collector needs in addition. */
export async function dataCollectorDetails(
  reader: Reader,
  collector: DataCollector,
): Promise<DataCollectorDetails> {
  const [settings, views, networks] = await Promise.all([
    settingsOfCollector(reader, collector),
    tagViews(reader, [collector]),
    reader.collection(networkSettings).getMany(collector.networkSettingIds ?? []),
  ]);
  return { settings, tags: views.get(collector.id) ?? [], networks: [...networks.values()] };
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
    const own = await settingsOfCollector(reader, row);
    const found = new Set(own.map((one) => `${one.category.id} ${one.key}`));
    return wanted.every((one) => found.has(one)) ? [] : [row.id];
  });
  return new Set((await Promise.all(lacking)).flat());
}

const settingsOfCollector = (
  reader: Reader,
  { id, deviceNetworkId }: DataCollector,
): Promise<readonly SettingView[]> =>
  settingsOf(reader, { ownerType: 'DataCollector', ownerId: id, deviceNetworkId });

/**
 * Returns the ID of the internal device of a data collector, derived from the data collector's ID (RFC 9562
 * 5.8).
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
