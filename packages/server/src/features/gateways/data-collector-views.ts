import { createHash } from 'node:crypto';
import { dataCollectorTemplates } from './model/data-collector-template.ts';
import type { DataCollectorTemplate } from './model/data-collector-template.ts';
import { dataCollectorTypes } from './model/data-collector-type.ts';
import type { DataCollectorType } from './model/data-collector-type.ts';
import { dataCollectors } from './model/data-collector.ts';
import type { DataCollector } from './model/data-collector.ts';
import { deviceNetworks } from '../networks/model/device-network.ts';
import { devices } from '../devices/model/device.ts';
import { locations } from '../locations/model/location.ts';
import { networkSettings } from '../network-settings/model/network-setting.ts';
import type { NetworkSetting } from '../network-settings/model/network-setting.ts';
import type { GatewayControl, GatewayState } from '../../gateway/ports/gateway-control.ts';
import type { Store } from '../../store/port.ts';
import { settingsOf } from '../settings/setting-inheritance.ts';
import type { SettingView } from '../settings/setting-view.ts';
import type { TypeCategories } from '../settings/type-categories.ts';
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

export interface DataCollectorViewDependencies {
  readonly store: Store;
  readonly region: string;
  readonly typeCategories: Pick<TypeCategories<never>, 'of'>;
  readonly control: GatewayControl | undefined;
}

/** Collects the data for the representation of data collectors. */
export class DataCollectorViews {
  readonly #deps: DataCollectorViewDependencies;

  constructor(deps: DataCollectorViewDependencies) {
    this.#deps = deps;
  }

  /** This region, and the state of its gateways. Gateways of other regions are not connected here. */
  get own(): { readonly region: string; readonly state: GatewayState | undefined } {
    const { region, control } = this.#deps;
    return { region, state: control?.state() };
  }

  async contextOf(rows: readonly DataCollector[]): Promise<DataCollectorContext> {
    const { store, region } = this.#deps;
    const [places, types, templates, counts, unconfigured] = await Promise.all([
      store.collection(locations).getMany(new Set(rows.map((one) => one.locationId))),
      store.collection(dataCollectorTypes).getMany(new Set(rows.map((one) => one.dataCollectorTypeId))),
      store
        .collection(dataCollectorTemplates)
        .getMany(new Set(rows.map((one) => one.dataCollectorTemplateId))),
      this.#counts(rows),
      this.#unconfigured(rows),
    ]);
    const state = this.#deps.control?.state();
    const own = state === undefined ? [] : rows.filter((one) => one.region === region);
    return {
      locationNames: new Map([...places].map(([id, place]) => [id, place.name])),
      deviceCounts: new Map(counts),
      types,
      templates,
      unconfigured,
      states: new Map(own.flatMap(({ id }) => (state === undefined ? [] : [[id, state] as const]))),
    };
  }

  async details(collector: DataCollector): Promise<DataCollectorDetails> {
    const { store } = this.#deps;
    const [settings, views, networks] = await Promise.all([
      this.#settingsOf(collector),
      tagViews(store, [collector]),
      store.collection(networkSettings).getMany(collector.networkSettingIds ?? []),
    ]);
    return { settings, tags: views.get(collector.id) ?? [], networks: [...networks.values()] };
  }

  /** Counts the data collectors of a device network. */
  async counts(deviceNetworkId: string): Promise<GatewayCounts> {
    const { store, region, control } = this.#deps;
    const where = [{ field: 'deviceNetworkId', op: 'eq', value: deviceNetworkId }] as const;
    const [regions, isBlacklisted] = await Promise.all([
      store.collection(dataCollectors).countBy('region', where),
      store.collection(dataCollectors).countBy('isBlacklisted', where),
    ]);
    return {
      total: [...regions.values()].reduce((sum, count) => sum + count, 0),
      connected: control?.state().isListening === true ? (regions.get(region) ?? 0) : 0,
      blacklisted: isBlacklisted.get(1) ?? 0,
    };
  }

  /** Returns the ID of the device type for devices without a known type. */
  async genericDeviceTypeOf(deviceNetworkId: string): Promise<string> {
    const network = await this.#deps.store.collection(deviceNetworks).get(deviceNetworkId);
    return network?.genericDeviceTypeId ?? '';
  }

  async #counts(rows: readonly DataCollector[]): Promise<readonly (readonly [string, number])[]> {
    return Promise.all(
      rows.map(async ({ id }) => {
        const where = [{ field: 'dataCollectorId', op: 'eq', value: id }] as const;
        return [id, await this.#deps.store.collection(devices).count({ where })] as const;
      }),
    );
  }

  /**
   * Few types have mandatory settings without a default value. Only the settings of their data collectors are
   * read.
   */
  async #unconfigured(rows: readonly DataCollector[]): Promise<ReadonlySet<string>> {
    const types = [...new Set(rows.map((one) => one.dataCollectorTypeId))];
    const categories = await this.#deps.typeCategories.of(types);
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
    const lacking = await Promise.all(
      rows.map(async (row) => {
        const wanted = needs.get(row.dataCollectorTypeId) ?? [];
        if (wanted.length === 0) return [];
        const found = new Set((await this.#settingsOf(row)).map((one) => `${one.category.id} ${one.key}`));
        return wanted.every((one) => found.has(one)) ? [] : [row.id];
      }),
    );
    return new Set(lacking.flat());
  }

  async #settingsOf({ id, deviceNetworkId }: DataCollector): Promise<readonly SettingView[]> {
    return settingsOf(this.#deps.store, { ownerType: 'DataCollector', ownerId: id, deviceNetworkId });
  }
}

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
